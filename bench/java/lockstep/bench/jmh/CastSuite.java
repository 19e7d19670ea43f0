package lockstep.bench.jmh;

import java.util.Set;
import java.util.stream.Collectors;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Pairing;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.bench.Catalogue;
import lockstep.internal.kernel.Verb;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * The closest hit, or any, of 64 rays among n shapes, tested one by one: 64 n tests if none ends early. Half
 * of the rays hit a shape that was placed for them; a few hit others too.
 */
@Suite.Purpose("closest and any hit of 64 rays, by brute force")
public class CastSuite extends Suite {
  static final int RAYS = 64;

  /** The kernels that cast. */
  static Set<String> pairs() {
    return Catalogue.entries().stream().filter(entry -> entry.verb() == Verb.CAST).map(Catalogue::name)
        .collect(Collectors.toSet());
  }

  /** The rays are the first of a workload, the shapes all of it. */
  public static class Scene extends Batches {
    @Param({"1024", "16384", "262144"})
    public String batch;

    @Param({})
    public String pair;

    @Param({"scalar", "wide"})
    public String engine;

    Engine chosen;
    Rays rays;
    RayHits closest;
    Hits any;

    @Setup
    public void setUp() {
      use(scattered(pair, batch, 50), Pairing.zip());
      chosen = engine.equals("wide") ? Engine.wide() : Engine.scalar();
      rays = ((Rays) first()).slice(0, RAYS);
      closest = RayHits.allocate(RAYS);
      any = Hits.allocate(RAYS);
      RayHits expected = RayHits.allocate(RAYS);
      Engine.scalar().closest(rays, second(), expected);
      chosen.closest(rays, second(), closest);
      Agreement.same(pair + ", closest", "scalar", expected, engine, closest);
      chosen.any(rays, second(), any);
      Agreement.bits(pair + ", any", RAYS, "closest", expected.hits().words(), engine, any.words());
    }
  }

  @Benchmark
  public float closest(Scene scene) {
    scene.chosen.closest(scene.rays, scene.second(), scene.closest);
    return scene.closest.t[0];
  }

  @Benchmark
  public long any(Scene scene) {
    scene.chosen.any(scene.rays, scene.second(), scene.any);
    return scene.any.words()[0];
  }
}
