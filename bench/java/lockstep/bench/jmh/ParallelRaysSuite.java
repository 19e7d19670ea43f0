package lockstep.bench.jmh;

import java.io.IOException;
import java.util.Random;
import lockstep.Rays;
import lockstep.bench.scenes.MeshBounds;
import lockstep.bench.scenes.MeshModel;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Parallel rays from above, as those of the sun, or that ask how high the ground is: how throughput falls
 * when neighbours start farther apart.
 */
@Suite.Purpose("parallel rays, by how far neighbours start apart")
public class ParallelRaysSuite extends Suite {
  /** Rays that start near each other. */
  private static final int GROUP = 64;

  /** Where they start, in radii of the mesh: about half of the rays hit. */
  private static final double WIDTH = 1.2, ABOVE = 1.1;

  /** The rays, and how many go into a call. */
  @State(Scope.Benchmark)
  public static class Sun {
    @Param({"statue", "halls"})
    public String scene;

    /** The square in which each group starts, as a part of the scene. */
    @Param({"0.001", "0.01", "0.1", "1"})
    public double part;

    @Param("131072")
    public int rays;

    @Param("16384")
    public int batch;

    Rays rays(MeshModel.View view) {
      MeshBounds bounds = MeshBounds.of(view.triangles());
      Random random = new Random(1);
      Rays all = Rays.allocate(rays);
      double x = 0, z = 0;
      for (int i = 0; i < rays; i++) {
        if (i % GROUP == 0) {
          x = WIDTH * (random.nextDouble() - 0.5);
          z = WIDTH * (random.nextDouble() - 0.5);
        }
        double[] at = bounds.at(x + part * WIDTH * (random.nextDouble() - 0.5), ABOVE,
            z + part * WIDTH * (random.nextDouble() - 0.5));
        all.set(i, (float) at[0], (float) at[1], (float) at[2], 0.2f, -1, 0.1f);
      }
      return all;
    }
  }

  /** Lockstep's casts. */
  public static class Own extends TreeCasts.Own {
    @Param({"scalar", "wide"})
    public String engine;

    @Setup
    public void setUp(Sun sun) throws IOException {
      use(sun.scene, (view, caster) -> sun.rays(view), sun.batch, engine);
    }
  }

  /** Embree's casts. */
  public static class Peer extends TreeCasts.Peer {
    @Param({"packet", "stream-1", "coherent-packet"})
    public String mode;

    @Setup
    public void setUp(Sun sun) throws IOException {
      use(sun.scene, (view, caster) -> sun.rays(view), sun.batch, mode);
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
}
