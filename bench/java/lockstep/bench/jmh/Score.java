package lockstep.bench.jmh;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import lockstep.bench.BadInput;
import lockstep.bench.scenes.ViewOrder;

/**
 * One score of a JMH result.
 *
 * @param key the benchmark and its parameters
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
    /** This key with the method, or failing that the engine, {@code to} instead of {@code from}. */
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

    /** The rays of a picture, of which batches are made. */
    private long rays() {
      if (!params.containsKey("pixels")) {
        return Long.MAX_VALUE;
      }
      int pixels = Integer.parseInt(params.get("pixels"));
      return ViewOrder.of(params.getOrDefault("order", ViewOrder.TILES.label())).rays(pixels);
    }

    /** The number of tests, or answers, of one call; 0 if the call answers nothing. */
    long pairs() {
      if (!params.containsKey("batch")) {
        return 0;
      }
      long n = Math.min(Batches.size(params.get("batch")), rays());
      return suite.equals(CastSuite.class.getSimpleName()) ? CastSuite.RAYS * n : n;
    }
  }

  double pairsPerSecond() {
    return key.pairs() / micros * 1e6;
  }

  /** Reads JMH's JSON file. */
  static List<Score> read(Path json) throws BadInput {
    JsonNode entries;
    try (InputStream in = Files.newInputStream(json)) {
      entries = new ObjectMapper().readTree(in);
    } catch (NoSuchFileException e) {
      throw new BadInput(json + ": there is no such file");
    } catch (JsonProcessingException e) {
      throw new BadInput(json + ": is not JSON: " + e.getOriginalMessage());
    } catch (IOException e) {
      throw new BadInput(json + ": cannot be read: " + e.getMessage());
    }
    if (!entries.isArray() || entries.isEmpty()) {
      throw new BadInput(json + ": has no scores of JMH, which are a list of benchmarks");
    }
    List<Score> scores = new ArrayList<>();
    for (JsonNode entry : entries) {
      scores.add(of(json, entry));
    }
    return scores;
  }

  private static Score of(Path json, JsonNode entry) throws BadInput {
    String benchmark = entry.path("benchmark").asText();
    int method = benchmark.lastIndexOf('.');
    if (method < 0 || !entry.path("primaryMetric").path("score").isNumber()) {
      throw new BadInput(json + ": has no scores of JMH, which have a benchmark and a primaryMetric");
    }
    if (!entry.path("mode").asText().equals("avgt")) {
      throw new BadInput(
          json + ": " + benchmark + " was run in mode " + entry.path("mode").asText() + ", not avgt");
    }
    Map<String, String> params = new TreeMap<>();
    entry.path("params").properties().forEach(p -> params.put(p.getKey(), p.getValue().asText()));
    JsonNode metric = entry.path("primaryMetric");
    double scale = micros(json, metric.path("scoreUnit").asText());
    String suite = benchmark.substring(0, method).replace(Score.class.getPackageName() + ".", "");
    return new Score(new Key(suite, benchmark.substring(method + 1), params),
        number(metric.path("score")) * scale, number(metric.path("scoreError")) * scale,
        number(entry.path("secondaryMetrics").path("gc.alloc.rate.norm").path("score")));
  }

  private static double micros(Path json, String unit) throws BadInput {
    return switch (unit) {
      case "ns/op" -> 1e-3;
      case "us/op" -> 1;
      case "ms/op" -> 1e3;
      case "s/op" -> 1e6;
      default -> throw new BadInput(json + ": a score is in " + unit + ", not a time per call");
    };
  }

  /** JMH writes a NaN as text. */
  private static double number(JsonNode node) {
    return node.isNumber() ? node.doubleValue() : Double.NaN;
  }
}
