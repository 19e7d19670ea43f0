package lockstep.bench;

import java.util.concurrent.ForkJoinPool;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lockstep.Engine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Finds the engine that a name such as {@code wide-2-threads} means. */
final class EngineName implements ITypeConverter<Engine> {
  private static final Pattern NAME = Pattern.compile("(scalar|wide|best)(?:-(\\d{1,3})-threads)?");

  @Override
  public Engine convert(String name) {
    Matcher matcher = NAME.matcher(name);
    if (!matcher.matches()) {
      throw new TypeConversionException(
          "no engine is called '" + name + "'; there are scalar, wide, best, and each with -N-threads");
    }
    Engine engine;
    try {
      engine = switch (matcher.group(1)) {
        case "scalar" -> Engine.scalar();
        case "wide" -> Engine.wide();
        default -> Engine.best();
      };
    } catch (UnsupportedOperationException e) {
      throw new TypeConversionException(e.getMessage());
    }
    if (matcher.group(2) == null) {
      return engine;
    }
    int threads = Integer.parseInt(matcher.group(2));
    if (threads < 1) {
      throw new TypeConversionException("'" + name + "' has no thread");
    }
    return engine.parallel(new ForkJoinPool(threads));
  }
}
