package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Small shapes near the origin, small shapes far away and huge ones, in one tree, queried by shapes that
 * touch them as closely as floats resolve: the answers are those of brute force.
 */
@Runs.Thorough
@Runs.Widest
@Runs.Vectors
class MixedSizesTest {
  private static final List<Kind> KINDS =
      List.of(Kind.SPHERE, Kind.CAPSULE, Kind.BOX, Kind.ORIENTED_BOX, Kind.TRIANGLE);
  private static final int SIZE = 100;
  private static final float[] SCALES = {1, 1, 1, 30, 1e3f, 1e5f, 1e7f};

  private final float[] box = new float[6];
  private Random random;

  private float signed() {
    return 2 * random.nextFloat() - 1;
  }

  private float scale() {
    return SCALES[random.nextInt(SCALES.length)];
  }

  /** A shape of that extent about a place. */
  private void set(Shapes shapes, int i, float x, float y, float z, float size) {
    switch (shapes.kind) {
      case SPHERE -> shapes.setAll(i, x, y, z, size);
      case CAPSULE -> shapes.setAll(i, x, y, z, x + size * signed(), y + size * signed(), z, size / 4);
      case BOX -> shapes.setAll(i, x, y, z, x + size, y + size * random.nextFloat(), z + size);
      case ORIENTED_BOX ->
        shapes.setAll(i, x, y, z, size, size / 2, size * random.nextFloat(), signed(), signed(), signed(), 1);
      case TRIANGLE -> shapes.setAll(i, x, y, z, x + size * signed(), y + size * signed(),
          z + size * signed(), x, y + size, z);
      default -> throw new IllegalArgumentException(shapes.toString());
    }
  }

  private Shapes shapes(Kind kind) {
    Shapes shapes = (Shapes) Samples.allocate(kind, SIZE);
    for (int i = 0; i < SIZE; i++) {
      float scale = scale();
      set(shapes, i, scale * signed(), scale * signed(), scale * signed(),
          random.nextBoolean() ? scale : Math.max(0.2f, scale * 0x1p-20f));
    }
    return shapes;
  }

  /** Shapes each of which almost touches one of others, on one axis, to a few ulps of its coordinates. */
  private Shapes touching(Kind kind, Shapes others) {
    Shapes shapes = (Shapes) Samples.allocate(kind, SIZE);
    float[] own = new float[6];
    for (int i = 0; i < SIZE; i++) {
      float size = random.nextBoolean() ? scale() : 0.5f;
      set(shapes, i, 0, 0, 0, size);
      shapes.elements.bounds(i, own, 0);
      others.elements.bounds(random.nextInt(SIZE), box, 0);
      float[] to = new float[3];
      int axis = random.nextInt(3);
      for (int a = 0; a < 3; a++) {
        float middle = 0.5f * box[a] + 0.5f * box[a + 3];
        float gap = a != axis ? 0 : Math.ulp(Math.abs(box[a]) + size) * (random.nextInt(9) - 3);
        to[a] = a != axis ? middle - 0.5f * (own[a] + own[a + 3])
            : random.nextBoolean() ? box[a + 3] - own[a] + gap : box[a] - own[a + 3] - gap;
      }
      Random before = random;
      random = new Random(i);
      set(shapes, i, to[0], to[1], to[2], size);
      random = before;
    }
    return shapes;
  }

  /** Rays at corners and edges of bounds, from near and far. */
  private Rays rays(Shapes shapes) {
    Rays rays = Rays.allocate(2 * SIZE);
    for (int i = 0; i < rays.size(); i++) {
      shapes.elements.bounds(random.nextInt(SIZE), box, 0);
      float[] ray = new float[8];
      float from = scale(), length = scale();
      for (int axis = 0; axis < 3; axis++) {
        float at = random.nextBoolean() ? box[axis + 3 * random.nextInt(2)]
            : 0.5f * box[axis] + 0.5f * box[axis + 3];
        float d = random.nextInt(3) == 0 ? 0 : from * signed();
        ray[axis] = at - d;
        ray[axis + 3] = d / length;
      }
      ray[6] = random.nextInt(4) == 0 ? -1 : 0;
      ray[7] = random.nextBoolean() ? Float.POSITIVE_INFINITY : 2 * length;
      rays.setAll(i, ray);
    }
    return rays;
  }

  private static void same(Pairs expected, Pairs got, String what) {
    assertTrue(expected.size() < expected.capacity(), "all of them");
    assertEquals(expected.size(), got.size(), what);
    assertArrayEquals(Arrays.copyOf(expected.first(), expected.size()),
        Arrays.copyOf(got.first(), got.size()), what);
    assertArrayEquals(Arrays.copyOf(expected.second(), expected.size()),
        Arrays.copyOf(got.second(), got.size()), what);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void answersAreThoseOfBruteForce(int seed) {
    random = new Random(seed);
    Engine flat = Engine.scalar();
    Pairs expected = Pairs.allocate(SIZE * SIZE), got = Pairs.allocate(SIZE * SIZE);
    for (Kind kind : KINDS) {
      Shapes shapes = shapes(kind);
      Tree tree = Tree.of(shapes);
      TreeCheck.casts(rays(shapes), tree);
      for (Kind other : List.of(Kind.SPHERE, Kind.BOX, Kind.TRIANGLE)) {
        Shapes queries = touching(other, shapes);
        Tree queryTree = Tree.of(queries);
        Nearest nearest = Nearest.allocate(SIZE), found = Nearest.allocate(SIZE);
        SweepHits touched = SweepHits.allocate(SIZE), first = SweepHits.allocate(SIZE);
        Motions motions = Motions.allocate(SIZE);
        for (int i = 0; i < SIZE; i++) {
          float speed = scale();
          motions.set(i, speed * signed(), random.nextBoolean() ? 0 : speed * signed(), speed * signed());
        }
        String what = other + " at a tree of " + kind + ", seed " + seed;
        for (Engine engine : TreeCheck.ENGINES) {
          flat.overlap(queries, shapes, expected);
          engine.overlap(queries, tree, got);
          same(expected, got, what);
          engine.overlap(queryTree, tree, got);
          same(expected, got, what + ", both trees");
          if (new Question(Verb.CLOSEST_POINTS, other, kind).hasAnswer()) {
            flat.nearest(queries, shapes, nearest);
            engine.nearest(queries, tree, found);
            assertArrayEquals(nearest.index, found.index, what);
            assertArrayEquals(nearest.distance, found.distance, what);
          }
          if (new Question(Verb.SWEEP, other, kind).hasAnswer()) {
            flat.sweep(queries.moving(motions), shapes, touched);
            engine.sweep(queries.moving(motions), tree, first);
            assertArrayEquals(touched.index, first.index, what);
            assertArrayEquals(touched.t, first.t, what);
          }
        }
      }
    }
  }
}
