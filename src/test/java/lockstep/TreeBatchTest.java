package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import lockstep.Samples.Placement;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The arrangement of rays in a batch changes no answer: neither its size, nor the start of a slice, nor their
 * order, nor their neighbours. Most rays here are those of a camera, since coherent rays may be cast
 * together.
 */
@Runs.Thorough
@Runs.Ends
@Runs.Vectors
class TreeBatchTest {
  private static final float INF = Float.POSITIVE_INFINITY;
  private static final float NAN = Float.NaN;
  private static final int SIDE = 72;

  private static final int[] SIZES = {0, 1, 2, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129,
      255, 256, 257, 1000, 1023, 1024, 1025, 4095, 4096, 4097, SIDE * SIDE};

  static List<Kind> kinds() {
    return Question.some(Question.all(Verb.CAST), 3).stream().map(Question::second).toList();
  }

  /** The order of the pixels of a picture. */
  enum Order {
    ROWS, COLUMNS, TILES_OF_4, TILES_OF_8, SHUFFLED, MIXED;

    private int[] pixels() {
      int[] pixels = IntStream.range(0, SIDE * SIDE).toArray();
      Random random = new Random(3);
      for (int i = pixels.length - 1; i > 0; i--) {
        int tile = this == TILES_OF_4 ? 4 : 8;
        int within = i % (tile * tile), number = i / (tile * tile);
        switch (this) {
          case ROWS -> {
          }
          case COLUMNS -> pixels[i] = i % SIDE * SIDE + i / SIDE;
          case TILES_OF_4, TILES_OF_8 -> pixels[i] = (number / (SIDE / tile) * tile + within / tile) * SIDE
              + number % (SIDE / tile) * tile + within % tile;
          case SHUFFLED, MIXED -> {
            int j = random.nextInt(i + 1);
            if (this == SHUFFLED || random.nextInt(20) == 0) {
              int p = pixels[i];
              pixels[i] = pixels[j];
              pixels[j] = p;
            }
          }
        }
      }
      return pixels;
    }
  }

  /**
   * Hills, a third of them duplicated, and large shapes among them, in random order: equal t from different
   * leaves. A quarter as many half-spaces, since a ray meets about half of them.
   */
  private static Shapes hills(Kind kind, int most) {
    int size = kind == Kind.PLANE ? most / 4 : most;
    float[] hills = Samples.elements(Scene.MESH.shapes(new Random(1), kind, size));
    float[] others = Samples.elements(Scene.RANDOM.shapes(new Random(2), kind, size));
    for (int i = 0; i < size; i++) {
      int w = kind.width();
      if (i % 3 == 0) {
        System.arraycopy(hills, (i * 7 + 5) % size * w, hills, i * w, w);
      } else if (i % 50 == 1) {
        System.arraycopy(others, i * w, hills, i * w, w);
      }
    }
    return (Shapes) Samples.buffer(kind, hills, Placement.ALLOCATED);
  }

  /** A picture of the hills, with pixels in some order. In its middle, directions change sign. */
  private static Rays camera(Shapes hills, Order order) {
    float middle = (float) Math.sqrt(hills.size() / 2.0) / 2;
    Rays rays = Rays.allocate(SIDE * SIDE);
    int[] pixels = order.pixels();
    for (int i = 0; i < pixels.length; i++) {
      rays.set(i, middle, middle, 9, (pixels[i] % SIDE - SIDE / 2) * 0.03f,
          (pixels[i] / SIDE - SIDE / 2) * 0.03f, -1);
    }
    return rays;
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void everySizeFromAnywhere(Kind kind) {
    Shapes hills = hills(kind, 400);
    Rays rays = camera(hills, Order.MIXED);
    Random random = new Random(4);
    for (int i = 0; i < rays.size(); i += random.nextInt(300)) { // some unrelated rays
      rays.set(i, random.nextFloat() * 9, random.nextFloat() * 9, random.nextFloat(),
          random.nextFloat() - 0.5f, random.nextFloat() - 0.5f, random.nextFloat() - 0.5f);
    }
    TreeCheck check = new TreeCheck(rays, hills);
    assertTrue(check.closest().count() > rays.size() / 4);
    Tree tree = Tree.of(hills);
    for (Engine engine : TreeCheck.ENGINES) {
      for (int size : SIZES) {
        for (int from : new int[] {0, random.nextInt(rays.size() - size + 1)}) {
          check.closest(engine, tree, from, size);
          check.any(engine, tree, from, size);
          if (size <= 257) {
            check.all(engine, tree, from, size);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Order.class)
  void everyOrder(Order order) {
    Triangles hills = (Triangles) hills(Kind.TRIANGLE, 500);
    TreeCheck.casts(camera(hills, order), Tree.of(hills));
  }

  /** Arrays that end with the last ray, and with the last shape. */
  @Test
  void arraysWithoutPadding() {
    float[] hills = Samples.elements(hills(Kind.TRIANGLE, 131));
    float[] rays = Samples.elements(camera(hills(Kind.TRIANGLE, 131), Order.TILES_OF_4));
    for (int size = 1; size <= 131; size += 13) {
      Shapes shapes =
          (Shapes) Samples.buffer(Kind.TRIANGLE, Arrays.copyOf(hills, 9 * size), Placement.UNPADDED);
      for (int count : new int[] {1, 15, 16, 17, 64, 65, 130}) {
        int from = 8 * 2500;
        TreeCheck.casts((Rays) Samples.buffer(Kind.RAY, Arrays.copyOfRange(rays, from, from + 8 * count),
            Placement.UNPADDED), Tree.of(shapes));
      }
    }
  }

  /** In each lane in turn, among similar neighbours, a ray of every rare kind. */
  @Test
  void aRayUnlikeItsNeighbours() {
    float[][] others = {{NAN, 0, 0, 0, 0, -1, 0, INF}, {5, 5, 9, 0, NAN, -1, 0, INF},
        {5, 5, 9, 0, 0, -1, NAN, INF}, {5, 5, 9, 0, 0, -1, 0, NAN}, {5, 5, 9, 0, 0, 0, 0, INF},
        {5, 5, 0, -0f, 0, -0f, 0, INF}, {INF, 5, 9, 0, 0, -1, 0, INF}, {5, 5, 9, 0, 0, -INF, 0, INF},
        {5, 5, -9, 0, 0, 1, 0, INF}, {5, 5, 9, 0, 0, 1, 0, INF}, {5, 5, 9, 0, 0, 1, -INF, INF},
        {5, 5, 9, 0, 0, -1, 2, 1}, {5, 5, 9, 0.1f, 0, -1, -INF, INF}, {5, 5, 9, -0f, 0, -1e-35f, 0, INF},
        {5, 5, 9, 0, 0.1f, -1e35f, 0, INF}, {5, 5, 9, 0, 0, -3e38f, 0, INF}, {5, 5, 1e18f, 0, 0, -1, 0, INF},
        {5, 5, 3e38f, 0, 0, -1, 0, INF}, {5, 5, 9, 0, 0, -1, 0, 0}, {5, 5, 9, 0, 0, -1, 0, 8.3f},
        {5, 5, 9, 0, 0, -1, 8.3f, INF}, {-9, 5, 0.5f, 1, 0, -0f, 0, INF},
        {5, -9, 0.5f, -0f, 1, 1e-30f, 0, INF}, {5, 5, 9, 0, 0, -1, INF, INF}, {5, 5, 9, 0, 0, -1, -INF, -INF},
        {5, 5, 9, 0, 0, -1, -0f, -0f}};
    for (Kind kind : Question.castAt()) {
      Shapes hills = hills(kind, 200);
      int group = 32;
      Rays rays = Rays.allocate(16 * others.length * group);
      for (int i = 0; i < rays.size(); i++) {
        rays.set(i, 5, 5, 9, (i % 8 - 4) * 0.02f, (i / 8 % 4 - 2) * 0.02f, -1);
      }
      for (int k = 0; k < 16 * others.length; k++) {
        int lane = k * group + k % 16;
        float[] s = others[k / 16];
        rays.set(lane, s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]);
        rays.set(lane + 16, s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]);
      }
      TreeCheck.casts(rays, Tree.of(hills));
    }
  }

  /** Neighbours with different intervals on the same path. */
  @Test
  void intervalsThatDiffer() {
    for (Kind kind : Question.castAt()) {
      Shapes hills = hills(kind, 300);
      Rays rays = camera(hills, Order.TILES_OF_4);
      RayHits hits = new TreeCheck(rays, hills).closest();
      Random random = new Random(5);
      for (int i = 0; i < rays.size(); i++) {
        float t = hits.t[i];
        switch (random.nextInt(12)) {
          case 0 -> rays.tMax[i] = t;
          case 1 -> rays.tMax[i] = Math.nextDown(t);
          case 2 -> rays.tMin[i] = t < INF ? t : 1;
          case 3 -> rays.tMin[i] = Math.nextUp(t);
          case 4 -> rays.tMin[i] = rays.tMax[i] = t;
          case 5 -> rays.tMin[i] = -INF;
          case 6 -> rays.tMax[i] = -1;
          case 7 -> rays.tMin[i] = random.nextFloat() * 20;
          case 8 -> rays.tMax[i] = random.nextFloat() * 20;
          default -> {
          }
        }
      }
      TreeCheck.casts(rays, Tree.of(hills));
    }
  }

  /** Rays along the axes: zeros of both signs in neighbours; origins on the corners of the shapes. */
  @Test
  void parallelToTheAxes() {
    for (Kind kind : Question.castAt()) {
      Shapes hills = hills(kind, 300);
      Rays rays = Rays.allocate(3 * 26 * 26 * 2);
      for (int i = 0; i < rays.size(); i++) {
        float[] r = new float[6];
        int axis = i % 6 / 2;
        float sign = i % 2 == 0 ? 1 : -1;
        r[axis] = -20 * sign;
        int column = i / 6 % 26, row = i / 6 / 26;
        r[(axis + 1) % 3] = column * 0.5f;
        r[(axis + 2) % 3] = row * 0.5f;
        r[3 + axis] = sign;
        r[3 + (axis + 1) % 3] = i % 5 < 2 ? -0f : 0;
        r[3 + (axis + 2) % 3] = i % 7 < 3 ? -0f : 0;
        rays.set(i / 2 % 2 == 0 ? i : rays.size() - 1 - i, r[0], r[1], r[2], r[3], r[4], r[5]);
      }
      TreeCheck.casts(rays, Tree.of(hills));
    }
  }

  /** All rays the same; and all from one point to everywhere, or from everywhere to one point. */
  @Test
  void raysThatShareSomething() {
    Triangles hills = (Triangles) hills(Kind.TRIANGLE, 300);
    Random random = new Random(6);
    Rays rays = Rays.allocate(1500);
    for (int i = 0; i < rays.size(); i++) {
      float x = random.nextFloat() * 12, y = random.nextFloat() * 12, z = random.nextFloat() * 2;
      switch (i / 500) {
        case 0 -> rays.set(i, 6, 6, 9, 0.02f, 0.03f, -1);
        case 1 -> rays.set(i, 6, 6, 0.5f, x - 6, y - 6, z - 0.5f);
        default -> rays.set(i, x, y, z, 6 - x, 6 - y, 0.5f - z);
      }
    }
    TreeCheck.casts(rays, Tree.of(hills));
  }

  /** More rays than fit any one piece of work; many of them incoherent, in runs of different lengths. */
  @Test
  void manyRays() {
    Triangles hills = (Triangles) hills(Kind.TRIANGLE, 100);
    Rays rays = Rays.allocate(70_001);
    Random random = new Random(7);
    Rays picture = camera(hills, Order.ROWS);
    float[] e = new float[8];
    int from = 0;
    boolean coherent = false;
    for (int i = 0; i < rays.size(); i++) {
      if (random.nextInt(coherent ? 500 : 100) == 0) {
        from = random.nextInt(picture.size());
        coherent = !coherent;
      }
      picture.get((coherent ? from + i : random.nextInt(picture.size())) % picture.size(), e);
      rays.set(i, e[0], e[1], e[2], e[3], e[4], e[5]);
      if (!coherent) {
        rays.ox[i] = random.nextFloat() * 8;
        rays.oy[i] = random.nextFloat() * 8;
        rays.oz[i] = random.nextFloat();
      }
    }
    TreeCheck check = new TreeCheck(rays, hills);
    Tree tree = Tree.of(hills);
    for (Engine engine : TreeCheck.ENGINES) {
      check.closest(engine, tree, 0, rays.size());
      check.any(engine, tree, 0, rays.size());
      check.closest(engine, tree, 3, 65_536);
      check.any(engine, tree, 65_535, 4466);
    }
  }

  /** Words after the last ray's are not touched. */
  @Test
  void wordsBehindTheBatch() {
    Triangles hills = (Triangles) hills(Kind.TRIANGLE, 100);
    Rays rays = camera(hills, Order.ROWS);
    for (Engine engine : TreeCheck.ENGINES) {
      for (int size : SIZES) {
        long[] words = new long[SIDE * SIDE / 64 + 2];
        Arrays.fill(words, -1);
        engine.any(rays.slice(0, size), Tree.of(hills), Hits.wrap(words));
        for (int w = (size + 63) / 64; w < words.length; w++) {
          assertEquals(-1, words[w]);
        }
      }
    }
  }

  /** Several threads query the same tree at once. */
  @Test
  void manyCallers() {
    Shapes hills = hills(Kind.TRIANGLE, 300);
    Rays rays = camera(hills, Order.TILES_OF_8);
    TreeCheck check = new TreeCheck(rays, hills);
    Tree tree = Tree.of(hills);
    IntStream.range(0, 60).parallel().forEach(i -> {
      int from = i * 37 % 1000;
      check.closest(TreeCheck.ENGINES.get(i % 3), tree, from, 4000);
      check.all(TreeCheck.ENGINES.get(i % 3), tree, from, 100);
    });
  }
}
