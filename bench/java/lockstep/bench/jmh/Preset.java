package lockstep.bench.jmh;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lockstep.bench.Catalogue;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Named parameter choices for the suites: frequent measurements that take less than an hour. The command line
 * overrides a preset.
 *
 * @param choices benchmarks with the values that their parameters take; a benchmark may be in several
 * @param jvmArguments for the forks
 */
record Preset(String name, String purpose, List<Choice> choices, List<String> jvmArguments) {
  static final TimeValue ITERATION = TimeValue.milliseconds(500);
  static final int WARMUPS = 4;
  static final int ITERATIONS = 5;

  /**
   * @param benchmarks a regular expression by which JMH finds them
   * @param parameters the others keep the values of the suite
   */
  record Choice(String benchmarks, Map<String, List<String>> parameters) {}

  static final List<String> CHEAP =
      List.of("sphere-sphere", "sphere-box", "box-box", "ray-sphere", "ray-box");
  static final List<String> COSTLY =
      List.of("sphere-triangle", "box-triangle", "triangle-triangle", "ray-triangle");

  /**
   * Kernels that are measured in all ways; box-box in sizes of its own. The others are measured as in {@link
   * #SHAPES}.
   */
  private static final List<String> FIRST =
      List.of("sphere-sphere", "sphere-capsule", "capsule-capsule", "sphere-box", "sphere-triangle",
          "box-triangle", "triangle-triangle", "ray-sphere", "ray-box", "ray-triangle");

  private static final List<String> HIT_PERCENT = List.of("10");
  private static final List<String> FRESH = List.of("1024-fresh");
  private static final List<String> MILLION = List.of("1048576");
  private static final List<String> CACHED = List.of("1024", "1024-fresh");

  /** Measurements for the table of {@link Targets}. */
  static final Preset HEADLINE = new Preset("Headline",
      "kernels against scalar, JOML and libGDX: the README's figures",
      List.of(
          new Choice("\\.ZipSuite\\.(scalar|wide)$",
              Map.of("pair", FIRST, "batch", CACHED, "hitPercent", HIT_PERCENT)),
          new Choice("\\.ZipSuite\\.joml$",
              Map.of("pair", List.of("sphere-sphere", "sphere-box", "ray-sphere", "ray-box", "ray-triangle"),
                  "batch", CACHED, "hitPercent", HIT_PERCENT)),
          new Choice("\\.ZipSuite\\.gdx$",
              Map.of("pair", List.of("sphere-sphere", "ray-sphere",
                  "ray-box"), "batch", CACHED, "hitPercent", HIT_PERCENT)),
          new Choice("\\.ZipSuite\\.(scalar|wide|joml)$", // the cheapest kernel, in L1 and bound by memory
              Map.of("pair", List.of("box-box"), "batch", List.of("512", "512-fresh", "1048576"),
                  "hitPercent", HIT_PERCENT)),
          new Choice("\\.PairingSuite\\.(zip|oneToMany)$", // should cost no more than zip, and less in memory
              Map.of("pair", CHEAP, "batch", List.of("1024", "1048576"), "engine", List.of("wide"))),
          new Choice("\\.PairingSuite\\.indexed$",
              Map.of("pair", plus(FIRST, "box-box"), "batch", MILLION, "data", List.of("scattered"))),
          new Choice("\\.ThreadSuite\\.", Map.of("pair", COSTLY, "batch", MILLION))),
      List.of());

  /** Measurements for the table of all shapes. */
  static final Preset SHAPES =
      new Preset("Shapes", "every kernel against scalar, JOML and libGDX, new pairs each time",
          List.of(
              new Choice("\\.ZipSuite\\.(scalar|wide|joml|gdx)$",
                  Map.of("pair", Catalogue.constructed(), "batch", FRESH, "hitPercent", HIT_PERCENT)),
              new Choice("\\.ClassifySuite\\.",
                  Map.of("pair", Catalogue.containers(), "batch", FRESH, "hitPercent", HIT_PERCENT)),
              new Choice("\\.CullSuite\\.", Map.of())),
          List.of());

  private static final List<String> SCENES = List.of("statue", "soup");

  /**
   * Measurements for the table of {@link TreeTargets}. It includes those of Embree's modes that may be the
   * fastest on the rays in question. Trees are larger than caches, and Embree requests huge pages by itself.
   */
  static final Preset TREE_BRIEF = new Preset("TreeBrief", "trees against Embree: the README's figures",
      List.of(casts(List.of("camera", "shuffled", "incoherent"), List.of("wide"), "1024", "16384"),
          // a whole image in one batch
          casts(List.of("camera", "shuffled"), List.of("wide"), "128", "16384"),
          casts(List.of("camera", "incoherent"), List.of("wide", "two-threads"), "1024", "131072"),
          embree("camera", List.of("coherent-packet", "coherent-stream-16", "stream-1")),
          embree("incoherent", List.of("packet", "stream-1", "single")),
          new Choice("\\.TreeSuite\\.(build|buildOnTwoThreads|buildEmbree)$", Map.of())),
      List.of("-XX:+UseTransparentHugePages"));

  private static final List<String> ALL_MOVE =
      List.of("similar", "mixed", "bepu", "brownian", "free-fall", "gravity");

  /** Measurements for the table of {@link WorldTargets}. */
  static final Preset WORLDS = new Preset("Worlds",
      "touching pairs of moving bodies, against grids, sweeps and Bullet: the README's figures",
      List.of(worlds(ALL_MOVE, "65536", List.of("wide", "two-threads", "grid", "bullet-trees")),
          worlds(List.of("few-move"), "65536",
              List.of("wide", "two-threads", "grid", "bullet-trees", "bullet-sweep")),
          new Choice("\\.WorldSuite\\.stepOnGround$", Map.of()),
          worlds(List.of("still"), "1048576", List.of("wide", "sweep")),
          worlds(List.of("similar"), "8192", List.of("wide", "grid")),
          worlds(List.of("similar", "brownian", "free-fall", "gravity"), "524288",
              List.of("wide", "two-threads", "grid")),
          worlds(List.of("similar"), "1048576", List.of("wide", "two-threads", "grid"))),
      List.of());

  /** Measurements for the chart of {@link SpreadSuite}. */
  static final Preset SPREAD =
      new Preset("Spread", "rays from one place, from narrow pictures to lidars, against Embree: a chart",
          List.of(spread("tiles", List.of("64", "128", "256", "512", "1024"), List.of("71", "110")),
              spread("rows", List.of("128", "1024"), List.of("110")),
              spread("lidar", List.of("2048"), List.of("30"))),
          List.of("-XX:+UseTransparentHugePages"));

  static final List<Preset> ALL = List.of(HEADLINE, SHAPES, TREE_BRIEF, WORLDS, SPREAD);

  private static Choice spread(String order, List<String> pixels, List<String> degrees) {
    return new Choice("\\.SpreadSuite\\.",
        Map.of("order", List.of(order), "pixels", pixels, "degrees", degrees, "engine", List.of("wide"),
            "mode", List.of("packet", "coherent-packet"), "scenes", List.of("default")));
  }

  private static Choice worlds(List<String> scenes, String bodies, List<String> by) {
    return new Choice("\\.WorldSuite\\.step$",
        Map.of("scene", scenes, "bodies", List.of(bodies), "engine", by));
  }

  private static Choice casts(List<String> rays, List<String> engines, String pixels, String batch) {
    return new Choice("\\.TreeSuite\\.cast$", Map.of("scene", SCENES, "rays", rays, "engine", engines,
        "pixels", List.of(pixels), "batch", List.of(batch)));
  }

  private static Choice embree(String rays, List<String> modes) {
    return new Choice("\\.TreeSuite\\.castEmbree$",
        Map.of("scene", SCENES, "rays", List.of(rays), "mode", modes));
  }

  private static List<String> plus(List<String> names, String name) {
    List<String> all = new ArrayList<>(names);
    all.add(name);
    return List.copyOf(all);
  }

  /** The preset with a name, or null. */
  static Preset named(String name) {
    return ALL.stream().filter(preset -> preset.name.equals(name)).findFirst().orElse(null);
  }
}
