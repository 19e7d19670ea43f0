package lockstep;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.CRC32;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * Sets the seeds of properties that have none where {@code lockstep.seed} is set, to any text: each property
 * asks the same questions in every run with the same text. Otherwise every run asks others.
 */
public final class Seeds implements AroundPropertyHook {
  private static final Optional<String> OF_RUN = Optional.ofNullable(System.getProperty("lockstep.seed"));

  @Override
  public PropagationMode propagateTo() {
    return PropagationMode.ALL_DESCENDANTS;
  }

  @Override
  public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
    if (OF_RUN.isPresent() && context.attributes().seed().isEmpty()) {
      String name = context.containerClass().getName() + ' ' + context.targetMethod().getName();
      context.attributes().setSeed(Long.toString(hash(OF_RUN.get() + ' ' + name)));
    }
    return property.execute();
  }

  private static long hash(String text) {
    CRC32 crc = new CRC32();
    crc.update(text.getBytes(StandardCharsets.UTF_8));
    return crc.getValue();
  }
}
