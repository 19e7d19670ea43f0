package lockstep.bench.jmh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The arithmetic of the tables. */
final class RatiosTest {
  private static Score score(String suite, String method, Map<String, String> params, double micros,
      double bytes) {
    return new Score(new Score.Key(suite, method, params), micros, micros / 10, bytes);
  }

  @Test
  void theHeadlineSaysWhatIsReachedAndWhatFallsShort() {
    Map<String, String> rayTriangle = new TreeMap<>(Map.of("batch", "1024-fresh", "pair", "ray-triangle"));
    Map<String, String> million = Map.of("batch", "1048576", "pair", "box-box");
    String tables = Ratios.tables(List.of(score("Headline.Zip", "wide", rayTriangle, 1, 0.001),
        score("Headline.Zip", "joml", rayTriangle, 6.5, 48),
        score("Headline.Zip", "scalar", rayTriangle, 5.5, 0),
        score("Headline.BoxBox", "wide", million, 1000, 0.3),
        score("Headline.BoxBox", "scalar", million, 4500, 0)));
    assertTrue(tables.contains("""
        | ray-triangle | 1024-fresh | wide / joml | 6 | 6.50 ± 0.92 | ok |
        | ray-triangle | 1024-fresh | wide / scalar | 6 | 5.50 ± 0.78 | short |
        | box-box | 1048576 | wide / scalar | 4.5 | 4.50 ± 0.64 | ok |
        | all of ours | all | bytes allocated per call | 0 | 0.00 | ok |
        """), tables);
    assertTrue(tables.contains("| wide | 1024-fresh, ray-triangle | 1.000 ± 0.100 | 1024.0 | 0.0 | "
        + "scalar 5.50 ± 0.78, joml 6.50 ± 0.92 |"), tables);
  }

  @Test
  void aCallThatAllocatesFallsShort() {
    Map<String, String> data = Map.of("batch", "1024", "pair", "sphere-box");
    String tables = Ratios.tables(
        List.of(score("Headline.Zip", "wide", data, 1, 24), score("Headline.Zip", "scalar", data, 7, 0)));
    assertTrue(tables.contains("| bytes allocated per call | 0 | 23.97 | short |"), tables);
  }

  @Test
  void enginesAsParametersAreCompared() {
    Map<String, String> scalar = Map.of("batch", "1024", "pair", "ray-box", "engine", "scalar");
    Map<String, String> wide = Map.of("batch", "1024", "pair", "ray-box", "engine", "wide");
    String tables = Ratios
        .tables(List.of(score("CastSuite", "any", scalar, 8, 0), score("CastSuite", "any", wide, 2, 0)));
    assertTrue(tables.contains("scalar 4.00 ± 0.57"), tables);
    assertEquals(64 * 1024, new Score.Key("CastSuite", "any", wide).pairs());
  }

  @Test
  void treesAreComparedWithTheFastestModeOfEmbree() {
    Map<String, String> ours = Map.of("batch", "16384", "pixels", "1024", "scene", "statue", "rays", "camera",
        "verb", "closest", "engine", "wide");
    List<Score> scores = List.of(score("TreeBrief.Own", "cast", ours, 100, 0),
        score("TreeBrief.Own", "cast", with(ours, "engine", "two-threads"), 50, 0),
        score("TreeBrief.Own", "cast", with(ours, "rays", "shuffled"), 200, 0),
        score("TreeBrief.Coherent", "castEmbree", embree(ours, "default", "packet"), 120, 0),
        score("TreeBrief.Coherent", "castEmbree", embree(ours, "default", "stream-1"), 80, 0),
        score("TreeBrief.Coherent", "castEmbree", embree(ours, "robust", "packet"), 130, 0),
        score("TreeBrief.Coherent", "castEmbree", embree(with(ours, "scene", "soup"), "default", "packet"), 1,
            0),
        score("TreeBrief.Builds", "build", Map.of("scene", "soup"), 100, 0),
        score("TreeBrief.Builds", "buildEmbree", Map.of("scene", "soup"), 90, 0));
    String tables = Ratios.tables(scores);
    assertTrue(tables.contains("""
        | closest, camera, 16384 of 1024² | statue | Embree, default (stream-1) | 0.9 | 0.80 ± 0.11 | short |
        | closest, camera, 16384 of 1024² | statue | Embree, robust (packet) | 0.9 | 1.30 ± 0.18 | ok |
        | closest, camera, 16384 of 1024², two threads | statue | one thread | 1.8 | 2.00 ± 0.28 | ok |
        | closest, shuffled, 16384 of 1024² | statue | itself in tiles | 0.6 | 0.50 ± 0.07 | short |
        | build | soup | Embree's default | 0.7 | 0.90 ± 0.13 | ok |
        """), tables);
    assertTrue(tables.contains("| 100.000 ± 10.000 | 163.8 | 0.0 |"), tables);
    assertTrue(tables.contains("| buildEmbree | soup | 90.000 ± 9.000 |  | 0.0 |"), tables);
  }

  private static Map<String, String> with(Map<String, String> params, String name, String value) {
    Map<String, String> changed = new TreeMap<>(params);
    changed.put(name, value);
    return changed;
  }

  private static Map<String, String> embree(Map<String, String> ours, String scenes, String mode) {
    Map<String, String> params = with(with(ours, "scenes", scenes), "mode", mode);
    params.remove("engine");
    return params;
  }
}
