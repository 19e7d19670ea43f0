package lockstep.bench;

import java.util.concurrent.ForkJoinPool;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lockstep.Engine;
import picocli.CommandLine.TypeConversionException;

/** The name of an engine, such as {@code wide-2-threads}. Not every JVM supports every engine. */
public record EngineName(String kind, int threads) {
  private static final Pattern NAME = Pattern.compile("(scalar|wide|best)(?:-([1-9]\\d{0,2})-threads)?");

  public static EngineName of(String name) {
    Matcher matcher = NAME.matcher(name);
    if (!matcher.matches()) {
      throw new TypeConversionException(
          "no engine is called '" + name + "'; there are scalar, wide, best, and each with -N-threads");
    }
    return new EngineName(matcher.group(1),
        matcher.group(2) == null ? 0 : Integer.parseInt(matcher.group(2)));
  }

  /** The name itself. */
  public String label() {
    return kind + (threads == 0 ? "" : "-" + threads + "-threads");
  }

  /**
   * The engine with vectors if this JVM has it, else the scalar one, independent of what {@link
   * Engine#best()} currently runs.
   */
  public static Engine widest() {
    try {
      return Engine.wide();
    } catch (UnsupportedOperationException e) {
      return Engine.scalar();
    }
  }

  /** The engine with that name, if this JVM has it. */
  public Engine engine() throws BadInput {
    Engine engine;
    try {
      engine = switch (kind) {
        case "scalar" -> Engine.scalar();
        case "wide" -> Engine.wide();
        default -> Engine.best();
      };
    } catch (UnsupportedOperationException e) {
      throw new BadInput("there is no wide engine here: " + e.getMessage());
    }
    return threads == 0 ? engine : engine.parallel(new ForkJoinPool(threads));
  }
}
