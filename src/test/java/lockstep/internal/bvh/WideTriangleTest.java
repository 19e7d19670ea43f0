package lockstep.internal.bvh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Arrays;
import java.util.Random;
import lockstep.Runs;
import lockstep.internal.kernel.cast.RayTriangle;
import lockstep.internal.kernel.cast.RayTriangleScalar;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The ray–triangle tests of leaves give, bit for bit, the results of {@link RayTriangle} for each triangle.
 */
@Runs.Vectors
class WideTriangleTest {
  private static final int WIDTH = WideTraversalWidth.get();
  private static final int BATCHES = 150;

  /** The kinds of rays and triangles. */
  enum Input {
    /** Anywhere in a small space. */
    RANDOM,
    /** Small integers: touching, ties, rays in the plane of triangles. */
    GRID,
    /** Slivers, triangles seen edge-on, points and segments. */
    SLIVERS,
    /** Of all sizes, at all distances. */
    SCALED,
    /** Of lengths whose products lose bits to underflow, or all of them. */
    TINY,
    /** Tiny ones, and directions of all lengths: what underflow takes of a determinant counts t times. */
    SLOW,
    /** Seen from ever farther away, at edges for the most part: within what float may be off by. */
    FAR,
    /** With some special value. */
    SPECIAL;

    private static final float[] VALUES = {0, -0f, Float.NaN, 1 / 0f, -1 / 0f, Float.MIN_VALUE, 1e-40f,
        1e-30f, 1e-18f, 1e18f, -1e19f, 3e38f, Float.MAX_VALUE};

    private boolean isTiny() {
      return this == TINY || this == SLOW;
    }

    float coordinate(Random random) {
      return switch (this) {
        case GRID -> random.nextInt(5) - 2;
        case SCALED -> (2 * random.nextFloat() - 1) * Math.scalb(1f, random.nextInt(30) - 15);
        default -> 2 * random.nextFloat() - 1;
      };
    }

    /** The corners of a triangle. */
    float[] triangle(Random random) {
      float[] c = new float[9];
      for (int k = 0; k < 9; k++) {
        c[k] = coordinate(random);
      }
      if (this == SLIVERS) {
        float along = random.nextInt(4) == 0 ? random.nextInt(2) : random.nextFloat();
        for (int axis = 0; axis < 3; axis++) { // c on ab
          c[6 + axis] = c[axis] + along * (c[3 + axis] - c[axis]);
        }
      } else if (this == SPECIAL && random.nextBoolean()) {
        float value = VALUES[random.nextInt(VALUES.length)];
        c[random.nextInt(9)] = Math.abs(value) <= Elements.FAR ? value : 0; // none beyond it is in a leaf
      } else if (this == SCALED || isTiny()) {
        float scale = Math.scalb(1f, isTiny() ? -random.nextInt(10) - 38 : random.nextInt(80) - 40);
        for (int k = 0; k < 9; k++) {
          c[k] *= scale;
        }
      }
      return c;
    }

    /** A ray that is usually aimed at a point of the triangle. */
    float[] ray(Random random, float[] c) {
      float[] ray = new float[8];
      float v = random.nextInt(4) == 0 ? 0 : random.nextFloat(),
          w = random.nextInt(4) == 0 ? 0 : random.nextFloat();
      v = this == FAR && random.nextBoolean() ? 1 : v; // on an edge
      float scale = switch (this) {
        case SCALED, TINY, SLOW -> Math.abs(c[0]) + Math.abs(c[3]);
        case FAR -> Math.scalb(2f, random.nextInt(20));
        default -> 2;
      };
      for (int axis = 0; axis < 3; axis++) {
        float at = (1 - v) * c[axis] + v * (1 - w) * c[3 + axis] + v * w * c[6 + axis];
        ray[axis] = coordinate(random) * scale;
        ray[3 + axis] = random.nextInt(10) == 0 ? coordinate(random) : at - ray[axis];
      }
      // at 1 it starts or ends at its target
      ray[6] = random.nextInt(4) == 0 ? random.nextBoolean() ? 1 : random.nextFloat() : 0;
      ray[7] = random.nextInt(4) == 0 ? random.nextBoolean() ? 1 : 2 * random.nextFloat() : 1 / 0f;
      if (this == SLOW) {
        float speed = Math.scalb(1f, random.nextInt(100) - 60);
        for (int k = 3; k < 8; k++) {
          ray[k] *= k < 6 ? speed : 1 / speed;
        }
      }
      if (this == SPECIAL && random.nextInt(3) == 0) {
        ray[random.nextInt(8)] = VALUES[random.nextInt(VALUES.length)];
      }
      return ray;
    }
  }

  /** The number of lanes without loading classes that need vectors before {@link #needsVectors}. */
  private static final class WideTraversalWidth {
    static int get() {
      return ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent() ? WideTraversal.WIDTH : 0;
    }
  }

  @BeforeAll
  static void needsVectors() {
    assumeTrue(WIDTH > 0);
  }

  private final WideRayBlock block = new WideRayBlock();
  private Bvh bvh;
  private int[] leaves;

  /** A leaf for each ray of the block. */
  private int[] leafOf;

  private int hits, misses, doubles;

  /** Leaves of 1 to {@link #WIDTH} triangles, and rays usually aimed at one of them. */
  private void fill(Input input, Random random) {
    int count = WIDTH * (WIDTH + 1) / 2;
    float[][] columns = new float[9][count];
    for (int i = 0; i < count; i++) {
      float[] c = input.triangle(random);
      for (int k = 0; k < 9; k++) {
        columns[k][i] = c[k];
      }
    }
    bvh = new Bvh(new Elements(Kind.TRIANGLE, columns, 0, count), WIDTH);
    bvh.ids = new int[count];
    Arrays.setAll(bvh.ids, i -> i);
    bvh.leafColumns = new float[Bvh.CORNERS * count + WIDTH];
    leaves = new int[WIDTH];
    int first = 0;
    for (int n = 1; n <= WIDTH; n++) {
      leaves[n - 1] = Bvh.leaf(first, n);
      bvh.fillLeaf(leaves[n - 1]);
      first += n;
    }
    leafOf = new int[WideRayBlock.SIZE];
    for (int i = 0; i < WideRayBlock.SIZE; i++) {
      leafOf[i] = leaves[random.nextInt(WIDTH)];
      int aim = Bvh.first(leafOf[i]) + random.nextInt(Bvh.count(leafOf[i]));
      float[] c = new float[9];
      for (int k = 0; k < 9; k++) {
        c[k] = columns[k][aim];
      }
      float[] ray = input.ray(random, c);
      for (int k = 0; k < 8; k++) {
        block.rays[k][i] = ray[k];
      }
    }
    block.prepare(bvh, WideRayBlock.SIZE);
  }

  /** Gives the first child of the only node the bounds of a leaf. */
  private void boundFirstChild(int leaf) {
    bvh.nodes = new int[8 * WIDTH];
    bvh.nodes[Bvh.CHILDREN * WIDTH] = leaf;
    for (int axis = 0; axis < 3; axis++) {
      float min = Float.POSITIVE_INFINITY, max = Float.NEGATIVE_INFINITY;
      for (int k = Bvh.first(leaf); k < Bvh.first(leaf) + Bvh.count(leaf); k++) {
        for (int corner = 0; corner < 3; corner++) {
          float x = bvh.primitives.columns[3 * corner + axis][k];
          min = x < min ? x : min;
          max = x > max ? x : max;
        }
      }
      bvh.nodes[Bvh.plane(WIDTH, axis, false)] = Float.floatToRawIntBits(min);
      bvh.nodes[Bvh.plane(WIDTH, axis, true)] = Float.floatToRawIntBits(max);
    }
  }

  /** The closest hit of ray i in its leaf, by the definition: t, u, v and index as bits. */
  private int[] expected(int i) {
    float[] t = {1 / 0f}, u = {0}, v = {0};
    float[] best = {1 / 0f, 0, 0};
    int index = -1;
    float[][] r = block.rays, c = bvh.primitives.columns;
    int first = Bvh.first(leafOf[i]);
    for (int j = first; j < first + Bvh.count(leafOf[i]); j++) {
      if (RayTriangleScalar.cast(r[0][i], r[1][i], r[2][i], r[3][i], r[4][i], r[5][i], r[6][i], r[7][i],
          c[0][j], c[1][j], c[2][j], c[3][j], c[4][j], c[5][j], c[6][j], c[7][j], c[8][j], t, u, v, 0)
          && t[0] < best[0]) {
        best = new float[] {t[0], u[0], v[0]};
        index = j;
      }
    }
    return new int[] {Float.floatToRawIntBits(best[0]), Float.floatToRawIntBits(best[1]),
        Float.floatToRawIntBits(best[2]), index};
  }

  private void check(int i, boolean any) {
    int[] expected = expected(i);
    if (any) {
      assertEquals(expected[3] >= 0, block.index[i] >= 0, () -> describe(i));
    } else {
      int[] got = {Float.floatToRawIntBits(block.t[i]), Float.floatToRawIntBits(block.u[i]),
          Float.floatToRawIntBits(block.v[i]), block.index[i]};
      assertTrue(Arrays.equals(expected, got), () -> describe(i) + "\nexpected " + Arrays.toString(expected)
          + "\nbut got " + Arrays.toString(got));
    }
    hits += expected[3] >= 0 ? 1 : 0;
    misses += expected[3] < 0 ? 1 : 0;
  }

  private String describe(int i) {
    StringBuilder s = new StringBuilder("ray");
    for (float[] column : block.rays) {
      s.append(' ').append(column[i]);
    }
    for (int k = 0; k < Bvh.count(leafOf[i]); k++) {
      s.append("\ntriangle");
      for (float[] column : bvh.primitives.columns) {
        s.append(' ').append(column[Bvh.first(leafOf[i]) + k]);
      }
    }
    return s.toString();
  }

  private boolean inRange(int i) {
    return block.directionClass[i] != WideRayBlock.OUT_OF_RANGE;
  }

  private void enough(Input input) {
    assertTrue(hits > 1000 && misses > 1000, () -> input + ": " + hits + " hits, " + misses + " misses");
    assertTrue(input != Input.SLIVERS || doubles > 1000, () -> "decided in double: " + doubles);
  }

  /** One ray against all triangles of a leaf at once. */
  @ParameterizedTest
  @EnumSource(Input.class)
  void singleRays(Input input) {
    Random random = new Random(1);
    WideTriangleLeafTests tests = new WideTriangleLeafTests(WideRayBlock.SIZE);
    for (int batch = 0; batch < BATCHES; batch++) {
      fill(input, random);
      boolean any = batch % 2 == 0;
      int count = 0;
      for (int i = 0; i < WideRayBlock.SIZE; i++) {
        tests.ray[count] = i;
        tests.leaf[count] = leafOf[i];
        count += inRange(i) ? 1 : 0;
      }
      int candidates = tests.test(bvh, block, count, any);
      for (int h = 0; h < candidates; h++) {
        doubles += tests.undecided[h] != 0 ? 1 : 0;
        tests.record(h, any);
      }
      for (int i = 0; i < WideRayBlock.SIZE; i++) {
        if (inRange(i)) {
          check(i, any);
        }
      }
    }
    enough(input);
  }

  /** One triangle against a vector of rays; here rays need only the dominant axis in common. */
  @ParameterizedTest
  @EnumSource(Input.class)
  void packets(Input input) {
    Random random = new Random(2);
    WidePacketLeafTests tests = new WidePacketLeafTests();
    WidePacketAnyTests anyTests = new WidePacketAnyTests();
    int lanes = WideRayBlock.LANES;
    for (int batch = 0; batch < BATCHES; batch++) {
      fill(input, random);
      boolean any = batch % 2 == 0;
      for (int i = 0; i < WideRayBlock.SIZE; i += lanes) {
        for (int axis = 0; axis < 3; axis++) {
          for (int leaf : leaves) {
            long rays = 0;
            for (int k = 0; k < lanes; k++) {
              rays |= block.directionClass[i + k] >> 3 == axis && leafOf[i + k] == leaf ? 1L << k : 0;
            }
            boundFirstChild(leaf);
            int triangles = (1 << Bvh.count(leaf)) - 1;
            if (any) {
              anyTests.begin(bvh, block);
              anyTests.enter(0);
              anyTests.test(i, triangles, rays);
            } else {
              tests.begin(bvh, block, axis);
              tests.enter(0);
              tests.test(i, leaf, triangles, rays);
            }
          }
        }
      }
      for (int i = 0; i < WideRayBlock.SIZE; i++) {
        if (inRange(i)) {
          check(i, any);
        }
      }
    }
    doubles = Integer.MAX_VALUE;
    enough(input);
  }
}
