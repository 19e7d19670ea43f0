package lockstep.bench.jmh;

import java.util.SplittableRandom;
import lockstep.Engine;
import lockstep.Heightfield;
import lockstep.Hits;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Target;
import lockstep.Tree;
import lockstep.bench.EngineName;
import lockstep.bench.scenes.Terrain;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Rays at rolling land as a heightfield, and as the same triangles in a tree: a picture from above, straight
 * down as a scanner looks, and in all directions from just above the ground.
 */
@Suite.Purpose("rays at a heightfield, against the same triangles in a tree")
public class HeightfieldSuite extends Suite {
  /** Land, rays and room for answers. */
  @State(Scope.Benchmark)
  public static class Data {
    @Param({"field", "tree"})
    public String target;

    @Param({"picture", "down", "around"})
    public String rays;

    @Param({"closest", "any"})
    public String verb;

    @Param({"256", "2048"})
    public int cells;

    @Param({"scalar", "wide"})
    public String engine;

    private static final int SIDE = 128, BATCH = SIDE * SIDE, BATCHES = 16;
    private static final float HEIGHT = 30;
    private Engine chosen;
    private Target land;
    private final Rays[] batches = new Rays[BATCHES];
    private RayHits hits;
    private Hits any;
    private int next;

    /** Creates land 1,024 wide; field and tree must give equal answers, bit for bit. */
    @Setup
    public void setUp() {
      int columns = cells + 1;
      float cell = 1024f / cells;
      float[] heights = new float[columns * columns];
      for (int k = 0; k < heights.length; k++) {
        int column = k % columns, row = k / columns;
        heights[k] = HEIGHT * Terrain.rolling(column * cell, row * cell, 128, 7);
      }
      Heightfield field = Heightfield.of(heights, columns, columns, 0, 0, cell, cell);
      Tree tree = Tree.of(field.triangles());
      System.out.println("# bytes: field " + (field.bytes() + 4L * heights.length) + ", tree "
          + (tree.bytes() + 36L * field.size()));
      land = target.equals("field") ? field : tree;
      SplittableRandom random = new SplittableRandom(5);
      for (int b = 0; b < BATCHES; b++) {
        batches[b] = Rays.allocate(BATCH);
        for (int i = 0; i < BATCH; i++) {
          set(b, i, random);
        }
      }
      chosen = engine.equals("scalar") ? Engine.scalar() : EngineName.widest();
      hits = RayHits.allocate(BATCH);
      any = Hits.allocate(BATCH);
      RayHits expected = RayHits.allocate(BATCH), got = RayHits.allocate(BATCH);
      Engine.scalar().closest(batches[0], tree, expected);
      EngineName.widest().closest(batches[0], field, got);
      Agreement.same("land", "tree", expected, "field", got);
      System.out.println("# hits: " + got.count() + " of " + BATCH);
    }

    private void set(int batch, int i, SplittableRandom random) {
      float u = i % SIDE / (SIDE - 1f), v = (i / SIDE + SIDE * batch) / (SIDE * BATCHES - 1f);
      float x = 1024 * random.nextFloat(), y = 1024 * random.nextFloat();
      switch (rays) {
        case "picture" -> batches[batch].set(i, 512, -100, 2 * HEIGHT, 2 * u - 1, 1, -0.05f - 0.55f * v);
        case "down" -> batches[batch].set(i, 1024 * u, 1024 * v, 2 * HEIGHT, 0, 0, -1);
        default -> batches[batch].set(i, x, y, HEIGHT, (float) random.nextGaussian(),
            (float) random.nextGaussian(), 0.2f * (float) random.nextGaussian());
      }
    }

    long cast() {
      Rays batch = batches[next];
      next = (next + 1) % BATCHES;
      if (verb.equals("any")) {
        chosen.any(batch, land, any);
        return any.count();
      }
      chosen.closest(batch, land, hits);
      return hits.index[0];
    }
  }

  @Benchmark
  public long castAtLand(Data data) {
    return data.cast();
  }
}
