package lockstep.bench.jmh;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * One score of a JMH result.
 *
 * @param key what was measured
 * @param micros the time of a call
 * @param error half the width of its confidence interval of 99.9 %, NaN if unknown
 * @param bytes allocated by a call, NaN if unknown
 */
record Score(Key key, double micros, double error, double bytes) {
  /**
   * @param suite the class, without package
   * @param method the benchmark method
   * @param params its parameters
   */
  record Key(String suite, String method, Map<String, String> params) {
    /** The same with the method, or failing that the engine, named {@code to} instead of {@code from}. */
    Key instead(String from, String to) {
      if (method.equals(from)) {
        return new Key(suite, to, params);
      }
      if (from.equals(params.get("engine"))) {
        Map<String, String> changed = new TreeMap<>(params);
        changed.put("engine", to);
        return new Key(suite, method, changed);
      }
      return this;
    }

    /** The number of tests, or answers, of one call; 0 where it is no call that answers anything. */
    long pairs() {
      if (!params.containsKey("batch")) {
        return 0;
      }
      long n = Batches.size(params.get("batch"));
      return suite.equals(CastSuite.class.getSimpleName()) ? CastSuite.RAYS * n : n;
    }
  }

  double pairsPerSecond() {
    return key.pairs() / micros * 1e6;
  }

  /** Reads the file that JMH wrote with {@code -rf json}. */
  static List<Score> read(Path json) throws IOException {
    List<Score> scores = new ArrayList<>();
    for (JsonNode entry : new ObjectMapper().readTree(json.toFile())) {
      scores.add(of(entry));
    }
    return scores;
  }

  private static Score of(JsonNode entry) throws IOException {
    String benchmark = entry.path("benchmark").asText();
    if (!entry.path("mode").asText().equals("avgt")) {
      throw new IOException(benchmark + " was run in mode " + entry.path("mode").asText() + ", not avgt");
    }
    String name = benchmark.replace(Score.class.getPackageName() + ".", "");
    int dot = name.lastIndexOf('.');
    Map<String, String> params = new TreeMap<>();
    entry.path("params").properties().forEach(p -> params.put(p.getKey(), p.getValue().asText()));
    JsonNode metric = entry.path("primaryMetric");
    double scale = micros(metric.path("scoreUnit").asText());
    return new Score(new Key(name.substring(0, dot), name.substring(dot + 1), params),
        number(metric.path("score")) * scale, number(metric.path("scoreError")) * scale,
        number(entry.path("secondaryMetrics").path("gc.alloc.rate.norm").path("score")));
  }

  private static double micros(String unit) throws IOException {
    return switch (unit) {
      case "ns/op" -> 1e-3;
      case "us/op" -> 1;
      case "ms/op" -> 1e3;
      case "s/op" -> 1e6;
      default -> throw new IOException("a score is in " + unit + ", not a time per call");
    };
  }

  /** JMH writes a NaN as text. */
  private static double number(JsonNode node) {
    return node.isNumber() ? node.doubleValue() : Double.NaN;
  }
}
