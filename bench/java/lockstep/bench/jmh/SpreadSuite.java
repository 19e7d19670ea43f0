package lockstep.bench.jmh;

import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import lockstep.Rays;
import lockstep.bench.scenes.MeshModel;
import lockstep.bench.scenes.ViewOrder;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Rays from one place, from pictures of many pixels and narrow fields of view, whose rays nearly coincide, to
 * small wide ones and lidars: how throughput falls when neighbours spread. {@code bench/run ratios FILE
 * --chart OUT.png} draws it.
 */
@Suite.Purpose("rays from one place, by how far neighbours spread")
public class SpreadSuite extends Suite {
  private static final double THOUSAND = 1000;

  /** The rays, and how many go into a call. */
  @State(Scope.Benchmark)
  public static class Picture {
    @Param({"statue", "halls"})
    public String scene;

    @Param({"tiles", "rows", "lidar"})
    public String order;

    @Param({"64", "128", "256", "512", "1024", "2048"})
    public int pixels;

    @Param({"30", "71", "110", "150", "170"})
    public int degrees;

    @Param("16384")
    public int batch;

    Rays rays(MeshModel.View view) {
      return ViewOrder.of(order).rays(view, pixels, ViewOrder.width(degrees));
    }
  }

  /** Lockstep's casts. */
  public static class Own extends TreeCasts.Own {
    @Param({"scalar", "wide", "two-threads"})
    public String engine;

    @Setup
    public void setUp(Picture picture) throws IOException {
      use(picture.scene, (view, caster) -> picture.rays(view), picture.batch, engine);
    }
  }

  /** Embree's casts. */
  public static class Peer extends TreeCasts.Peer {
    @Param({"packet", "stream-1", "coherent-packet", "coherent-stream-16"})
    public String mode;

    @Setup
    public void setUp(Picture picture) throws IOException {
      use(picture.scene, (view, caster) -> picture.rays(view), picture.batch, mode);
    }
  }

  @Benchmark
  public long cast(Own casts) {
    return casts.cast();
  }

  @Benchmark
  public int castEmbree(Peer casts) {
    return casts.cast();
  }

  /**
   * Of pictures in tiles, millions of rays a second by the spread of a tile: the angle from one side to the
   * other in the middle of the picture, in thousandths. Lines are named by scene, field of view, verb and who
   * casts; of several scores for one point the best counts, as Embree has several modes.
   */
  static Map<String, Map<Integer, Double>> rates(Iterable<Score> scores) {
    Map<String, Map<Integer, Double>> lines = new TreeMap<>();
    for (Score score : scores) {
      Map<String, String> of = score.key().params();
      if (score.key().suite().equals(SpreadSuite.class.getSimpleName())
          && ViewOrder.TILES.label().equals(of.get("order"))) {
        int pixels = Integer.parseInt(of.get("pixels"));
        double width = ViewOrder.width(Integer.parseInt(of.get("degrees")));
        int spread = (int) Math.max(1, Math.round(THOUSAND * ViewOrder.TILE * width / pixels));
        String name = of.get("scene") + " " + of.get("degrees") + "°, " + of.get("verb") + ", "
            + (score.key().method().equals("cast") ? of.get("engine") : "Embree");
        lines.computeIfAbsent(name, line -> new TreeMap<>()).merge(spread,
            score.key().pairs() / score.micros(), Math::max);
      }
    }
    return lines;
  }
}
