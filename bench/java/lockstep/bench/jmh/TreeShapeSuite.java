package lockstep.bench.jmh;

import java.util.SplittableRandom;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Shapes;
import lockstep.Tree;
import lockstep.bench.EngineName;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Rays in all directions from anywhere in a unit cube full of shapes, through a tree: the shapes fill about
 * one tenth of the cube's volume.
 */
@Suite.Purpose("rays through trees of spheres, capsules, boxes and oriented boxes")
public class TreeShapeSuite extends Suite {
  /** A tree, rays and room for answers. */
  @State(Scope.Benchmark)
  public static class Data {
    @Param({"sphere", "capsule", "box", "obb"})
    public String kind;

    @Param({"closest", "any"})
    public String verb;

    @Param({"16384", "1048576"})
    public int shapes;

    @Param({"scalar", "wide"})
    public String engine;

    private static final int BATCH = 16_384, BATCHES = 8;
    private Engine chosen;
    private Tree tree;
    private final Rays[] batches = new Rays[BATCHES];
    private RayHits hits;
    private Hits any;
    private int next;

    /** Creates the scene; both engines must give equal answers. */
    @Setup
    public void setUp() {
      SplittableRandom random = new SplittableRandom(5);
      tree = Tree.of(SightScene.cube(kind, shapes, random));
      for (int k = 0; k < BATCHES * BATCH; k++) {
        int i = k % BATCH;
        if (i == 0) {
          batches[k / BATCH] = Rays.allocate(BATCH);
        }
        batches[k / BATCH].set(i, random.nextFloat(), random.nextFloat(), random.nextFloat(),
            (float) random.nextGaussian(), (float) random.nextGaussian(), (float) random.nextGaussian());
      }
      chosen = engine.equals("scalar") ? Engine.scalar() : EngineName.widest();
      hits = RayHits.allocate(BATCH);
      any = Hits.allocate(BATCH);
      RayHits expected = RayHits.allocate(BATCH), got = RayHits.allocate(BATCH);
      Engine.scalar().closest(batches[0], tree, expected);
      EngineName.widest().closest(batches[0], tree, got);
      Agreement.same(kind, "scalar", expected, "wide", got);
    }

    long cast() {
      Rays batch = batches[next];
      next = (next + 1) % BATCHES;
      if (verb.equals("any")) {
        chosen.any(batch, tree, any);
        return any.count();
      }
      chosen.closest(batch, tree, hits);
      return hits.index[0];
    }
  }

  @Benchmark
  public long castAtShapes(Data data) {
    return data.cast();
  }

  /** Lines of sight through a city, and room for answers. */
  @State(Scope.Benchmark)
  public static class Sight {
    @Param({"100", "1000"})
    public int reach;

    @Param({"scalar", "wide", "plain-grid"})
    public String engine;

    private SightScene scene;
    private Engine chosen;
    private Tree tree;
    private Hits blocked;

    /** Creates the city; the grid must agree on all lines but one in ten thousand, which graze. */
    @Setup
    public void setUp() {
      scene = new SightScene(5000, 242_058, reach, new SplittableRandom(9));
      tree = Tree.of(scene.city);
      blocked = Hits.allocate(scene.lines.size());
      chosen = engine.equals("scalar") ? Engine.scalar() : EngineName.widest();
      chosen.any(scene.lines, tree, blocked);
      int differ = 0;
      for (int i = 0; i < scene.lines.size(); i++) {
        differ += blocked.get(i) == scene.isBlocked(i) ? 0 : 1;
      }
      System.out.println("# blocked: " + blocked.count() + " of " + scene.lines.size());
      if (differ > scene.lines.size() / 10_000) {
        throw new IllegalStateException("the plain grid says something else of " + differ + " lines");
      }
    }

    long look() {
      if (engine.equals("plain-grid")) {
        long count = 0;
        for (int i = 0; i < scene.lines.size(); i++) {
          count += scene.isBlocked(i) ? 1 : 0;
        }
        return count;
      }
      chosen.any(scene.lines, tree, blocked);
      return blocked.count();
    }
  }

  @Benchmark
  public long linesOfSight(Sight sight) {
    return sight.look();
  }
}
