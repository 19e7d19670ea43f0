package lockstep.bench.jmh;

import java.util.Random;
import lockstep.Engine;
import lockstep.Instances;
import lockstep.Pairs;
import lockstep.Placements;
import lockstep.Spheres;
import lockstep.Tree;
import lockstep.Triangles;
import lockstep.bench.distance.PlainClash;
import lockstep.bench.scenes.MeshModel;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Placed meshes that touch: two of them in a hundred poses, and thousands of parts. The peer, plain Java,
 * walks through two binary trees at once; both must agree on the number of touches before anything is timed.
 */
@Suite.Purpose("placed meshes that touch, against a walk through two plain trees")
public class ClashSuite extends Suite {
  /** Two meshes, one after the other in each of a hundred poses. */
  @State(Scope.Benchmark)
  public static class Poses {
    private static final int POSES = 100;
    private static final int HALVINGS = 20;

    @Param("100000")
    public int triangles;

    /**
     * How far apart they are, as a part of the distance at which they just touch: below 1 all of them touch.
     */
    @Param({"0.5", "0.99", "1.01", "1.2"})
    public double distance;

    private final Placements poses = Placements.allocate(2 * POSES);
    private final Instances[] pairs = new Instances[POSES];
    private final Pairs found = Pairs.allocate(1);
    private PlainClash plain;

    @Setup
    public void setUp() {
      Triangles mesh = MeshModel.STATUE.triangles(triangles, 1);
      Tree tree = Tree.of(mesh);
      plain = new PlainClash(mesh);
      Random random = new Random(1);
      for (int k = 0; k < POSES; k++) {
        pairs[k] = Instances.of(poses.slice(2 * k, 2), tree);
        place(k, random);
      }
      int own = own(Engine.scalar()), plainly = plain();
      if (own != plainly) {
        throw new IllegalStateException(own + " poses touch, by plain Java " + plainly);
      }
    }

    /** Turns both at random, and moves one away from the other. */
    private void place(int k, Random random) {
      double[] way = {random.nextGaussian(), random.nextGaussian(), random.nextGaussian()};
      turn(poses, 2 * k, random, 0, 0, 0);
      turn(poses, 2 * k + 1, random, 0, 0, 0);
      double near = 0, far = 100;
      for (int step = 0; step < HALVINGS; step++) {
        double middle = 0.5 * (near + far);
        boolean touch = touchAt(k, way, middle);
        near = touch ? middle : near;
        far = touch ? far : middle;
      }
      touchAt(k, way, distance * far);
    }

    private boolean touchAt(int k, double[] way, double times) {
      poses.x[2 * k + 1] = times * way[0];
      poses.y[2 * k + 1] = times * way[1];
      poses.z[2 * k + 1] = times * way[2];
      pairs[k].update();
      return Engine.scalar().overlap(pairs[k], found) > 0;
    }

    int own(Engine engine) {
      int touches = 0;
      for (Instances pair : pairs) {
        pair.update();
        touches += (int) engine.overlap(pair, found);
      }
      return touches;
    }

    int plain() {
      int touches = 0;
      for (int k = 0; k < POSES; k++) {
        touches += plain.touches(poses, 2 * k, plain, 2 * k + 1) ? 1 : 0;
      }
      return touches;
    }
  }

  /** Parts of twenty sorts, anywhere in a cube. */
  @State(Scope.Benchmark)
  public static class Parts {
    private static final int SORTS = 20;

    @Param("2000")
    public int parts;

    @Param("5000")
    public int triangles;

    /** The sides of the cube, in radii of a part. */
    @Param("30")
    public double room;

    private Placements where;
    private Instances instances;
    private Pairs found;
    private int[] sortOf;
    private Tree balls;
    private final PlainClash[] plain = new PlainClash[SORTS];

    @Setup
    public void setUp() {
      Tree[] trees = new Tree[SORTS];
      float radius = 0;
      for (int k = 0; k < SORTS; k++) {
        Triangles mesh = MeshModel.STATUE.triangles(triangles, k + 1);
        trees[k] = Tree.of(mesh);
        plain[k] = new PlainClash(mesh);
        radius = Math.max(radius, reach(mesh));
      }
      Random random = new Random(1);
      where = Placements.allocate(parts);
      sortOf = new int[parts];
      Spheres around = Spheres.allocate(parts);
      double side = room * radius;
      for (int i = 0; i < parts; i++) {
        sortOf[i] = i % SORTS;
        turn(where, i, random, side * random.nextDouble(), side * random.nextDouble(),
            side * random.nextDouble());
        around.set(i, (float) where.x[i], (float) where.y[i], (float) where.z[i], 1.001f * radius);
      }
      balls = Tree.of(around);
      instances = Instances.of(where, sortOf, trees);
      found = Pairs.allocate(100L * parts);
      long own = own(Engine.scalar()), plainly = plain();
      if (own != plainly) {
        throw new IllegalStateException(own + " pairs touch, by plain Java " + plainly);
      }
    }

    private static float reach(Triangles mesh) {
      double most = 0;
      float[] t = new float[9];
      for (int i = 0; i < mesh.size(); i++) {
        mesh.get(i, t);
        for (int c = 0; c < 9; c += 3) {
          most = Math.max(most, Math.sqrt(t[c] * t[c] + t[c + 1] * t[c + 1] + t[c + 2] * t[c + 2]));
        }
      }
      return (float) most;
    }

    long own(Engine engine) {
      instances.update();
      return engine.overlap(instances, found);
    }

    /** The candidates are given to it: pairs whose bounding spheres touch. */
    long plain() {
      balls.update();
      Engine.scalar().overlap(balls, found); // a hundredth of the time
      long touches = 0;
      for (int k = 0; k < found.size(); k++) {
        int i = found.first(k), j = found.second(k);
        touches += plain[sortOf[i]].touches(where, i, plain[sortOf[j]], j) ? 1 : 0;
      }
      return touches;
    }
  }

  private static void turn(Placements where, int i, Random random, double x, double y, double z) {
    where.set(i, x, y, z, (float) random.nextGaussian(), (float) random.nextGaussian(),
        (float) random.nextGaussian(), (float) random.nextGaussian());
  }

  @Benchmark
  public int poses(Poses poses, EngineChoice choice) {
    return poses.own(choice.engine());
  }

  @Benchmark
  public int posesPlain(Poses poses) {
    return poses.plain();
  }

  @Benchmark
  public long parts(Parts parts, EngineChoice choice) {
    return parts.own(choice.engine());
  }

  @Benchmark
  public long partsPlain(Parts parts) {
    return parts.plain();
  }
}
