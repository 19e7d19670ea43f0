package lockstep.bench.jmh;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import lockstep.bench.BadInput;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.options.Options;

/** The list of presets and suites, with what each measures and its approximate duration. */
final class Overview {
  private Overview() {}

  /** {@code commandLine} may have options, such as fewer forks, but names nothing to run. */
  static String text(Options commandLine) throws BadInput {
    StringBuilder text = new StringBuilder("usage: bench/run jmh NAME [OPTION…]\n\npresets:\n");
    for (Preset preset : Preset.ALL) {
      line(text, preset.name(), preset.name(), preset.purpose(), commandLine);
    }
    text.append("\nsuites:\n");
    Map<String, String> suites = new TreeMap<>();
    for (BenchmarkListEntry benchmark : Run.find(List.of(), List.of())) {
      Class<?> suite = suite(benchmark);
      Suite.Purpose purpose = suite.getAnnotation(Suite.Purpose.class);
      if (purpose != null) {
        suites.put(suite.getSimpleName(), purpose.value());
      }
    }
    for (var suite : suites.entrySet()) {
      line(text, suite.getKey(), "\\." + suite.getKey() + "\\.", suite.getValue(), commandLine);
    }
    return text.append("""

        A NAME may be any regular expression, such as ZipSuite.wide; "." is everything.
        Fewer scores: -p pair=box-box,ray-box -p batch=1024; less time: -f 1 -wi 2 -i 3; more: --help.
        """).toString();
  }

  private static Class<?> suite(BenchmarkListEntry benchmark) {
    try {
      return Class.forName(benchmark.getUserClassQName());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void line(StringBuilder text, String name, String pattern, String purpose,
      Options commandLine) throws BadInput {
    long scores = 0;
    double seconds = 0;
    for (Run run : Run.of(List.of(pattern), commandLine, Run.missing().keySet())) {
      scores += run.scores(commandLine);
      seconds += run.seconds(commandLine);
    }
    text.append(String.format(Locale.ROOT, "  %-13s %-70s %,7d scores, about %s%n", name, purpose, scores,
        time(seconds)));
  }

  private static String time(double seconds) {
    return seconds < 5400 ? Math.round(Math.max(1, seconds / 60)) + " min"
        : Math.round(seconds / 3600) + " h";
  }
}
