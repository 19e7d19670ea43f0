package lockstep;

import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/** How often properties are tried: at most so often in every build, and ten times as often as they say in a thorough one. */
public final class Tries implements AroundPropertyHook {
  private static final int MOST = 5_000;

  @Override
  public PropagationMode propagateTo() {
    return PropagationMode.ALL_DESCENDANTS;
  }

  @Override
  public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
    context.attributes().tries().ifPresent(tries -> context.attributes()
        .setTries(Boolean.getBoolean("lockstep.thorough") ? 10 * tries : Math.min(tries, MOST)));
    return property.execute();
  }
}
