package lockstep.bench.jmh;

import java.io.IOException;
import java.util.SplittableRandom;
import java.util.concurrent.ForkJoinPool;
import lockstep.Engine;
import lockstep.Motions;
import lockstep.Spheres;
import lockstep.SweepHits;
import lockstep.Tree;
import lockstep.Triangles;
import lockstep.bench.scenes.MeshBounds;
import lockstep.bench.scenes.MeshModel;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Sweeps of many projectiles at a mesh, for the first touch: spheres that move by up to a tenth of the mesh's
 * size, anywhere in its box.
 */
@Suite.Purpose("what many moving spheres touch first of a mesh")
public class TreeSweepSuite extends Suite {
  /** A mesh, spheres and room for answers. */
  @State(Scope.Benchmark)
  public static class Data {
    @Param({"soup", "statue"})
    public String scene;

    @Param({"100000"})
    public int count;

    @Param({"scalar", "wide", "two-threads"})
    public String engine;

    private Engine chosen;
    private Tree tree;
    private Spheres spheres;
    private Motions motions;
    private SweepHits hits;

    @Setup
    public void setUp() throws IOException {
      Triangles mesh = MeshModel.named(scene).triangles();
      tree = Tree.of(mesh);
      chosen = switch (engine) {
        case "scalar" -> Engine.scalar();
        case "wide" -> Engine.wide();
        case "two-threads" -> Engine.wide().parallel(new ForkJoinPool(1));
        default -> throw new IllegalArgumentException(engine);
      };
      MeshBounds bounds = MeshBounds.of(mesh);
      double size = 0;
      for (int k = 0; k < 3; k++) {
        size = Math.max(size, bounds.max()[k] - bounds.min()[k]);
      }
      SplittableRandom random = new SplittableRandom(11);
      spheres = Spheres.allocate(count);
      motions = Motions.allocate(count);
      for (int i = 0; i < count; i++) {
        float[] p = new float[3];
        for (int k = 0; k < 3; k++) {
          p[k] = (float) random.nextDouble(bounds.min()[k], bounds.max()[k]);
        }
        spheres.set(i, p[0], p[1], p[2], (float) (0.002 * size * random.nextDouble()));
        float reach = (float) (0.1 * size);
        motions.set(i, reach * (2 * random.nextFloat() - 1), reach * (2 * random.nextFloat() - 1),
            reach * (2 * random.nextFloat() - 1));
      }
      hits = SweepHits.allocate(count);
    }

    float run() {
      chosen.sweep(spheres.moving(motions), tree, hits);
      return hits.t[0];
    }
  }

  @Benchmark
  public float sweep(Data data) {
    return data.run();
  }
}
