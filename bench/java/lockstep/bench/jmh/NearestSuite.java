package lockstep.bench.jmh;

import java.io.IOException;
import java.util.SplittableRandom;
import java.util.concurrent.ForkJoinPool;
import lockstep.Engine;
import lockstep.Nearest;
import lockstep.Spheres;
import lockstep.Tree;
import lockstep.Triangles;
import lockstep.bench.distance.PlainNearest;
import lockstep.bench.scenes.MeshBounds;
import lockstep.bench.scenes.MeshModel;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The nearest triangle of a mesh to points near its surface or anywhere in its box, and signed distances. */
@Suite.Purpose("the nearest triangle to many points, signed distances")
public class NearestSuite extends Suite {
  /** Tolerance between two ways of computing a distance, relative to the mesh. */
  private static final float NEAR = 1e-5f;

  /** A mesh, points and room for answers. */
  @State(Scope.Benchmark)
  public static class Data {
    @Param({"statue", "soup"})
    public String scene;

    @Param({"near", "box"})
    public String points;

    @Param({"262144"})
    public int count;

    Triangles mesh;
    Tree tree;
    Spheres spheres;
    float size;

    final void load() throws IOException {
      mesh = MeshModel.named(scene).triangles();
      tree = Tree.of(mesh);
      MeshBounds bounds = MeshBounds.of(mesh);
      for (int k = 0; k < 3; k++) {
        size = Math.max(size, (float) (bounds.max()[k] - bounds.min()[k]));
      }
      SplittableRandom random = new SplittableRandom(7);
      spheres = Spheres.allocate(count);
      float[] t = new float[9];
      for (int i = 0; i < count; i++) {
        float[] p = new float[3];
        mesh.get(random.nextInt(mesh.size()), t);
        for (int k = 0; k < 3; k++) {
          p[k] = points.equals("near") ? t[k] + 0.02f * size * (random.nextFloat() - 0.5f)
              : (float) random.nextDouble(bounds.min()[k], bounds.max()[k]);
        }
        spheres.set(i, p[0], p[1], p[2], 0);
      }
    }
  }

  /** Lockstep's searches. */
  public static class Own extends Data {
    @Param({"scalar", "wide", "two-threads"})
    public String engine;

    private Engine chosen;
    private Nearest nearest, signed;

    @Setup
    public void setUp() throws IOException {
      load();
      nearest = Nearest.allocate(count);
      signed = Nearest.signed(count);
      chosen = switch (engine) {
        case "scalar" -> Engine.scalar();
        case "wide" -> Engine.wide();
        case "two-threads" -> Engine.wide().parallel(new ForkJoinPool(1));
        default -> throw new IllegalArgumentException(engine);
      };
    }

    float nearest() {
      chosen.nearest(spheres, tree, nearest);
      return nearest.distance[0];
    }

    float signed() {
      chosen.nearest(spheres, tree, signed);
      return signed.distance[0];
    }
  }

  /** A hierarchy in plain Java. */
  public static class Plain extends Data {
    private PlainNearest plain;
    private final float[][] found = new float[4][];
    private int[] index;

    @Setup
    public void setUp() throws IOException {
      load();
      plain = new PlainNearest(mesh);
      for (int c = 0; c < 4; c++) {
        found[c] = new float[count];
      }
      index = new int[count];
      run();
      Nearest nearest = Nearest.allocate(count);
      Engine.scalar().nearest(spheres, tree, nearest);
      for (int i = 0; i < count; i++) {
        if (!(Math.abs(nearest.distance[i] - found[0][i]) <= NEAR * size)) {
          throw new IllegalStateException(
              "point " + i + " is " + nearest.distance[i] + " away, in plain Java " + found[0][i]);
        }
      }
    }

    float run() {
      for (int i = 0; i < count; i++) {
        plain.find(spheres.x[i], spheres.y[i], spheres.z[i]);
        found[0][i] = (float) Math.sqrt(plain.square);
        found[1][i] = plain.x;
        found[2][i] = plain.y;
        found[3][i] = plain.z;
        index[i] = plain.index;
      }
      return found[0][0];
    }
  }

  @Benchmark
  public float nearest(Own data) {
    return data.nearest();
  }

  @Benchmark
  public float signedDistance(Own data) {
    return data.signed();
  }

  @Benchmark
  public float nearestPlain(Plain data) {
    return data.run();
  }
}
