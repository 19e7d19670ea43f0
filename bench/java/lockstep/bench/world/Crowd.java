package lockstep.bench.world;

import java.util.Arrays;
import java.util.SplittableRandom;
import lockstep.Boxes;
import lockstep.Capsules;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Pairs;
import lockstep.Tree;
import lockstep.Triangles;

/**
 * Capsules that move on a terrain of triangles, ten of these for each: which capsule touches which triangle.
 */
public final class Crowd {
  private static final int FRAMES = 6;
  private static final float STEP = 1 / 60f;

  /** Lists the touching pairs of a capsule and a triangle. */
  public interface Finder {
    /** Finds all current pairs; returns their number. */
    long step();

    /** The pairs found, in any order. */
    Pairs pairs();
  }

  final Capsules capsules;
  final Triangles triangles;
  private final float[][] frames = new float[FRAMES][];
  private int frame;
  private int direction = 1;

  /** A crowd of this many capsules. */
  public Crowd(int size) {
    int side = (int) Math.ceil(Math.sqrt(5.0 * size));
    triangles = terrain(side);
    capsules = Capsules.allocate(size);
    SplittableRandom random = new SplittableRandom(9);
    float[] at = new float[6 * size]; // position and velocity
    for (int i = 0; i < size; i++) {
      float x = side * random.nextFloat(), y = side * random.nextFloat();
      float lift = 1.5f * random.nextFloat();
      float[] one =
          {x, y, height(x, y) + lift, 3 * random.nextFloat() - 1.5f, 3 * random.nextFloat() - 1.5f, 0};
      System.arraycopy(one, 0, at, 6 * i, 6);
      capsules.set(i, 0, 0, 0, 0, 0, 1 + random.nextFloat(), 0.3f + 0.2f * random.nextFloat());
    }
    for (int f = 0; f < FRAMES; f++) {
      frames[f] = at.clone();
      for (int k = 0; k < at.length; k += 6) {
        for (int axis = 0; axis < 3; axis++) {
          at[k + axis] += STEP * at[k + 3 + axis];
        }
      }
    }
    show();
  }

  private static float height(float x, float y) {
    return 4 * (float) Math.sin(0.11 * x) + 3 * (float) Math.cos(0.17 * y);
  }

  private static Triangles terrain(int side) {
    Triangles triangles = Triangles.allocate(2 * side * side);
    for (int k = 0; k < side * side; k++) {
      int row = k / side;
      float x = k - row * side, y = row;
      float a = height(x, y), b = height(x + 1, y), c = height(x, y + 1), d = height(x + 1, y + 1);
      triangles.set(2 * k, x, y, a, x + 1, y, b, x, y + 1, c);
      triangles.set(2 * k + 1, x + 1, y + 1, d, x, y + 1, c, x + 1, y, b);
    }
    return triangles;
  }

  /** Moves all capsules to their positions in the next frame. */
  public void advance() {
    if (frame + direction < 0 || frame + direction >= FRAMES) {
      direction = -direction;
    }
    frame += direction;
    show();
  }

  private void show() {
    float[] at = frames[frame];
    Capsules c = capsules;
    for (int i = 0; i < c.size(); i++) {
      float tall = c.bz[i] - c.az[i];
      c.ax[i] = at[6 * i];
      c.ay[i] = at[6 * i + 1];
      c.az[i] = at[6 * i + 2];
      c.bx[i] = c.ax[i];
      c.by[i] = c.ay[i];
      c.bz[i] = c.az[i] + tall;
    }
  }

  /** By "grid" in plain Java, else by trees with an engine of Lockstep. */
  public Finder finder(String name, Engine engine) {
    return name.equals("grid") ? new Grid(this) : new Trees(this, engine);
  }

  /**
   * Takes a few steps, and compares the last one's pairs with those of brute force.
   *
   * @return their number
   * @throws IllegalStateException if they differ
   */
  public int agree(Finder finder) {
    for (int step = 0; step < 3; step++) {
      advance();
      finder.step();
    }
    Pairs expected = Pairs.allocate(finder.pairs().size() + 1L);
    long needed = Engine.best().overlap(capsules, Tree.of(triangles), expected);
    if (needed != finder.pairs().size() || !Arrays.equals(sorted(expected), sorted(finder.pairs()))) {
      throw new IllegalStateException("expected " + needed + " pairs, but got others: " + finder.pairs());
    }
    return (int) needed;
  }

  private static long[] sorted(Pairs pairs) {
    long[] keys = new long[pairs.size()];
    for (int k = 0; k < keys.length; k++) {
      keys[k] = (long) pairs.first(k) << 32 | pairs.second(k);
    }
    Arrays.sort(keys);
    return keys;
  }

  /** Lockstep's: two trees, one of which never changes. */
  private static final class Trees implements Finder {
    private final Tree moving;
    private final Tree still;
    private final Engine engine;
    private final Pairs pairs;

    Trees(Crowd crowd, Engine engine) {
      moving = Tree.of(crowd.capsules);
      still = Tree.of(crowd.triangles);
      this.engine = engine;
      pairs = Pairs.allocate(64L * crowd.capsules.size());
    }

    @Override
    public long step() {
      moving.update();
      return engine.overlap(moving, still, pairs);
    }

    @Override
    public Pairs pairs() {
      return pairs;
    }
  }

  /**
   * A uniform grid in plain Java over the triangles, built once as they stand still: they are sorted by the
   * cell of their box's centre, and cells are as large as the largest of them. Each capsule visits the cells
   * that its box reaches, and tests their triangles, first by boxes, then by the scalar definition.
   */
  private static final class Grid implements Finder {
    private final Capsules capsules;
    private final Triangles triangles;
    private final Boxes boxes; // of the triangles, sorted
    private final int[] ids;
    private final int[] starts;
    private final float[] origin = new float[3];
    private final int[] cells = new int[3];
    private final float scale;
    private final float margin;
    private final Pairs candidates;
    private final Hits hits;

    Grid(Crowd crowd) {
      capsules = crowd.capsules;
      triangles = crowd.triangles;
      candidates = Pairs.allocate(256L * capsules.size());
      hits = Hits.allocate(candidates.capacity());
      Boxes all = triangles.bounds();
      float[][] min = {all.minX, all.minY, all.minZ}, max = {all.maxX, all.maxY, all.maxZ};
      float largest = 0;
      for (int axis = 0; axis < 3; axis++) {
        for (int i = 0; i < all.size(); i++) {
          largest = Math.max(largest, max[axis][i] - min[axis][i]);
        }
      }
      scale = 1 / (1.0001f * largest);
      margin = 0.5001f * largest;
      int count = 1;
      for (int axis = 0; axis < 3; axis++) {
        float lo = Float.POSITIVE_INFINITY, hi = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < all.size(); i++) {
          lo = Math.min(lo, min[axis][i]);
          hi = Math.max(hi, max[axis][i]);
        }
        origin[axis] = lo;
        cells[axis] = 1 + (int) ((hi - lo) * scale);
        count *= cells[axis];
      }
      starts = new int[count + 1];
      int[] cellOf = new int[all.size()];
      for (int i = 0; i < all.size(); i++) {
        int cell = 0;
        for (int axis = 2; axis >= 0; axis--) {
          cell = cell * cells[axis] + cell(axis, (min[axis][i] + max[axis][i]) / 2);
        }
        cellOf[i] = cell;
        starts[cell + 1]++;
      }
      for (int cell = 0; cell < count; cell++) {
        starts[cell + 1] += starts[cell];
      }
      int[] next = starts.clone();
      boxes = Boxes.allocate(all.size());
      ids = new int[all.size()];
      for (int i = 0; i < all.size(); i++) {
        int at = next[cellOf[i]]++;
        ids[at] = i;
        boxes.set(at, all.minX[i], all.minY[i], all.minZ[i], all.maxX[i], all.maxY[i], all.maxZ[i]);
      }
    }

    private int cell(int axis, float at) {
      return Math.max(0, Math.min((int) ((at - origin[axis]) * scale), cells[axis] - 1));
    }

    @Override
    public long step() {
      int found = 0;
      for (int i = 0; i < capsules.size(); i++) {
        float r = capsules.radius[i];
        float minX = Math.min(capsules.ax[i], capsules.bx[i]) - r,
            maxX = Math.max(capsules.ax[i], capsules.bx[i]) + r;
        float minY = Math.min(capsules.ay[i], capsules.by[i]) - r,
            maxY = Math.max(capsules.ay[i], capsules.by[i]) + r;
        float minZ = Math.min(capsules.az[i], capsules.bz[i]) - r,
            maxZ = Math.max(capsules.az[i], capsules.bz[i]) + r;
        int x0 = cell(0, minX - margin), x1 = cell(0, maxX + margin);
        for (int z = cell(2, minZ - margin); z <= cell(2, maxZ + margin); z++) {
          for (int y = cell(1, minY - margin); y <= cell(1, maxY + margin); y++) {
            int row = (z * cells[1] + y) * cells[0];
            for (int k = starts[row + x0]; k < starts[row + x1 + 1]; k++) {
              if (boxes.minX[k] <= maxX && boxes.maxX[k] >= minX && boxes.minY[k] <= maxY
                  && boxes.maxY[k] >= minY && boxes.minZ[k] <= maxZ && boxes.maxZ[k] >= minZ) {
                candidates.first()[found] = i;
                candidates.second()[found++] = ids[k];
              }
            }
          }
        }
      }
      candidates.setSize(found);
      Engine.scalar().overlap(capsules, triangles, candidates.pairing(), hits);
      return candidates.retain(hits);
    }

    @Override
    public Pairs pairs() {
      return candidates;
    }
  }
}
