package lockstep;

import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * Sets the number of tries of properties. A thorough build uses ten times the stated number. Any other build
 * uses at most {@value #MOST} tries, and half of the stated number with vectors narrower than the widest.
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
