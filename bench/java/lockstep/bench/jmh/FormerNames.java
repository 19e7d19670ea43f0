package lockstep.bench.jmh;

import java.util.Map;
import java.util.TreeMap;

/**
 * What benchmarks were called before presets took the place of suites of their own, so that older results
 * remain comparable.
 */
final class FormerNames {
  private FormerNames() {}

  /** The key under which a benchmark is measured today. */
  static Score.Key key(String suite, String method, Map<String, String> params) {
    return switch (suite) {
      case "Headline.Zip", "Headline.BoxBox" -> named("ZipSuite", method, params, "hitPercent", "10");
      case "Headline.OneToMany" -> named("PairingSuite", method, params, "engine", "wide", "data", "around");
      case "Headline.Indexed" ->
        named("PairingSuite", "indexed", params, "engine", method, "data", "scattered");
      case "Headline.Threads" -> named("ThreadSuite", method, params);
      case "PairingSuite" -> named(suite, method, params, "data", params.getOrDefault("data", "around"));
      case "TreeBrief.Own", "TreeBrief.Picture", "TreeBrief.Two", "TreeBrief.Coherent",
          "TreeBrief.Incoherent", "TreeBrief.Builds" ->
        named("TreeSuite", method, params);
      default -> named(suite, method, params);
    };
  }

  private static Score.Key named(String suite, String method, Map<String, String> params, String... more) {
    Map<String, String> all = new TreeMap<>(params);
    for (int k = 0; k < more.length; k += 2) {
      all.put(more[k], more[k + 1]);
    }
    return new Score.Key(suite, method, all);
  }
}
