package lockstep.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** The name of the processor, by which results identify the machine that they were measured on. */
public final class Processor {
  private Processor() {}

  /** The name reported by Linux; elsewhere only the architecture is known. */
  public static String name() {
    try (var lines = Files.lines(Path.of("/proc/cpuinfo"))) {
      return lines.filter(line -> line.startsWith("model name")).findFirst()
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .orElseGet(() -> System.getProperty("os.arch"));
    } catch (IOException e) {
      return System.getProperty("os.arch");
    }
  }

  public static int cores() {
    return Runtime.getRuntime().availableProcessors();
  }

  /** Name and cores as a directory of {@code results/}, such as {@code amd-epyc-2c}. */
  public static String directory() {
    return directory(name(), cores());
  }

  static String directory(String name, int cores) {
    return slug(name.replaceAll("\\((R|TM|r|tm)\\)|@.*|\\bCPU\\b|\\bProcessor\\b|\\d+-Core", " ")) + "-"
        + cores + "c";
  }

  /** A text in the form of a file name: letters and digits in lower case, with dashes between. */
  public static String slug(String text) {
    return text.replaceAll("[^A-Za-z0-9]+", "-").replaceAll("^-|-$", "").toLowerCase(Locale.ROOT);
  }
}
