package lockstep.internal.bvh;

import java.util.Arrays;
import java.util.Random;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.samples.KindSamples;

/** Boxes to build trees over: none, few, many, coincident, nested, at every scale, unbounded, empty. */
enum TreeInput {
  NOTHING(0), ONE(1), TWO(2), THREE(3), FOUR(4), FIVE(5), EIGHT(8), NINE(9), SIXTY_FIVE(65), RANDOM(
      3000), MANY(20_000), COINCIDENT(3000), COINCIDENT_POINTS(3000), COINCIDENT_AND_ONE(3000), NESTED(
          2000), POWERS(60), POWERS_DOWN(140), POWERS_CROWDED(6000), POWERS_ALL_WAYS(4000), BEYOND_THE_TREE(
              127), LINE(4000), LINE_BACKWARDS(
                  4000), PLANE(2500), ULPS(2000), SUBNORMAL(1000), LARGEST(1000), UNFIT(3000), ALL_UNFIT(100);

  private static final float INF = Float.POSITIVE_INFINITY;
  private static final float NAN = Float.NaN;

  final int size;

  TreeInput(int size) {
    this.size = size;
  }

  private float[] box(int i) {
    int row = i / 50;
    return switch (this) {
      case NOTHING, ONE, TWO, THREE, FOUR, FIVE -> box(i, 2, 3, 0.5f);
      case EIGHT, NINE -> box(i, i % 3, 3, 0.5f);
      case SIXTY_FIVE -> box(i % 5, i % 13, 3, 0.5f);
      case RANDOM, MANY -> random(i);
      case COINCIDENT -> box(1, 2, 3, 1);
      case COINCIDENT_POINTS -> box(1, 2, 3, 0);
      case COINCIDENT_AND_ONE -> box(i == 1234 ? 9 : 1, 2, 3, 1);
      case NESTED -> box(0, 0, 0, 1 + i);
      case POWERS, BEYOND_THE_TREE -> box(power(i), 0, 0, 0);
      case POWERS_DOWN -> box(power(-i), 0, 0, 0);
      case POWERS_CROWDED -> box(power(i % 120 - 60), 0, 0, 0);
      case POWERS_ALL_WAYS ->
        box(power(i % 100 - 50) * (i % 3 == 0 ? -1 : 1), power(i % 89 - 45), power(i % 71 - 50), 0);
      case LINE -> box(i, 0, 0, 1);
      case LINE_BACKWARDS -> box(-i, -i, 0, 1);
      case PLANE -> box(i % 50, row, 7, 0);
      case ULPS -> box(Float.intBitsToFloat(Float.floatToIntBits(1000f) + i % 40), 0, 0, 0);
      case SUBNORMAL -> box(i % 30 * Float.MIN_VALUE, i % 7 * Float.MIN_VALUE, 0, 0);
      case LARGEST -> box((i % 2 == 0 ? -1 : 1) * (0x1p60f - 0x1p40f * (i % 50)), i % 3 * 0x1p59f, 0, 0);
      case UNFIT -> i % 3 == 0 ? random(i) : unfit(i);
      case ALL_UNFIT -> unfit(i);
    };
  }

  private static float[] unfit(int i) {
    return switch (i % 8) {
      case 0 -> box(NAN, 0, 0, 1);
      case 1 -> new float[] {0, 0, 0, 1, NAN, 1};
      case 2 -> new float[] {INF, INF, INF, -INF, -INF, -INF};
      case 3 -> new float[] {-INF, 0, 0, INF, 1, 1};
      case 4 -> new float[] {-3e38f, -3e38f, -3e38f, 3e38f, 3e38f, 3e38f};
      case 5 -> new float[] {5, 0, 0, 4, 1, 1};
      case 6 -> box(1e30f, 0, 0, 1);
      default -> new float[] {-INF, -INF, -INF, INF, INF, INF};
    };
  }

  private static float power(int exponent) {
    return Math.scalb(1f, exponent);
  }

  private static float[] box(float x, float y, float z, float size) {
    return new float[] {x, y, z, x + size, y + size, z + size};
  }

  private static float[] random(int i) {
    Random random = new Random(i * 31L);
    return box(random.nextFloat() * 100, random.nextFloat() * 100, random.nextFloat() * 100,
        random.nextFloat());
  }

  /**
   * The same boxes as boxes, spheres, capsules, triangles or, unbounded, rays; from an odd place on in the
   * columns.
   */
  Elements primitives(Kind kind) {
    float[][] columns = new float[kind.width()][];
    Arrays.setAll(columns, c -> new float[size + 3]);
    KindSamples samples = KindSamples.of(kind);
    float[] e = new float[kind.width()];
    for (int i = 0; i < size; i++) {
      samples.ofBox(box(i), e);
      for (int c = 0; c < columns.length; c++) {
        columns[c][i + 3] = e[c];
      }
    }
    return new Elements(kind, columns, 3, size);
  }
}
