package lockstep;

import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * Sets the number of tries of properties: of the stated number a build takes a quarter, and half of that with
 * vectors narrower than the widest, a thorough one all of it, and at most {@value #MOST}, and an exhaustive
 * one ten times as many.
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
    if (Effort.MINE == Effort.EXHAUSTIVE) {
      return 10 * declared;
    }
    boolean narrower = System.getProperty("lockstep.bits") != null;
    int parts = Effort.choose(4, 1, 1) * (narrower ? 2 : 1);
    return (Math.min(declared, MOST) + parts - 1) / parts;
  }
}
