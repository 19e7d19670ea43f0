package lockstep;

import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * Sets how often properties are tried. A thorough build tries them ten times as often as they say. Any other
 * build tries them at most {@value #MOST} times, and half as often as they say with narrower vectors than the
 * widest.
 */
public final class Tries implements AroundPropertyHook {
  private static final int MOST = 1_000;

  @Override
  public PropagationMode propagateTo() {
    return PropagationMode.ALL_DESCENDANTS;
  }

  @Override
  public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
    context.attributes().tries().ifPresent(tries -> context.attributes().setTries(tries(tries)));
    return property.execute();
  }

  private static int tries(int declared) {
    if (Boolean.getBoolean("lockstep.thorough")) {
      return 10 * declared;
    }
    boolean narrower = System.getProperty("lockstep.bits") != null;
    return Math.min(narrower ? (declared + 1) / 2 : declared, MOST);
  }
}
