package lockstep;

import java.util.Arrays;
import java.util.Random;
import lockstep.Samples.Distribution;
import lockstep.Samples.Placement;
import lockstep.internal.shape.Kind;
import lockstep.samples.ShapeSamples;

/**
 * Distributions of shapes that are hard for bounding volume hierarchies; {@link SceneRays} are rays for them.
 */
enum Scene {
  /** Anywhere in a cube. */
  RANDOM,
  /** A few dense clusters far apart, and a few large shapes around them. */
  CLUSTERED,
  /** Small integers: ties and touching everywhere. */
  GRID,
  /** Three different shapes, each many times. */
  COINCIDENT,
  /** At x = 2^i: splitting space takes one level for each. */
  POWERS,
  /** All in the plane z = 1. */
  FLAT,
  /** On a line, in order. */
  LINE,
  /** A thousand times as long as thick. */
  SLIVERS,
  /** Neighbours share edges, faces or touch. */
  MESH,
  /** 1e-12 in size. */
  TINY,
  /** 1e12 in size. */
  HUGE,
  /** So small that squares underflow. */
  VANISHING,
  /** Of a size between 1e-18 and 1e18. */
  SCALED,
  /** In planes closer to each other than any tolerance. */
  LAYERS,
  /** Among others, half-spaces, ±3e38, and shapes too large for a tree. */
  UNBOUNDED,
  /** Every class of floats. */
  EXTREME;

  private static final float INF = Float.POSITIVE_INFINITY;

  /** {@code size} shapes of a kind; in one of four cases, some of them are shapes that nothing can meet. */
  Shapes shapes(Random random, Kind kind, int size, Placement placement) {
    float[] elements = elements(random, kind, size);
    if (random.nextInt(4) == 0) {
      for (int i = 0; i < size; i += 1 + random.nextInt(20)) {
        spoil(random, kind, elements, i * kind.width());
      }
    }
    return shapes(kind, elements, placement);
  }

  Shapes shapes(Random random, Kind kind, int size) {
    return shapes(kind, elements(random, kind, size), Placement.ALLOCATED);
  }

  private static Shapes shapes(Kind kind, float[] elements, Placement placement) {
    return (Shapes) Samples.buffer(kind, elements, placement);
  }

  private float[] elements(Random random, Kind kind, int size) {
    if (this == EXTREME) {
      return Samples.elements(kind, random, Distribution.EXTREME, size);
    }
    float[] elements = new float[size * kind.width()];
    int power = this == SCALED ? random.nextInt(121) - 60 : random.nextBoolean() ? 0 : -60;
    int[] place = new int[size];
    Arrays.setAll(place, i -> i);
    for (int i = size - 1; i > 0 && this != LINE; i--) {
      int j = random.nextInt(i + 1);
      int p = place[i];
      place[i] = place[j];
      place[j] = p;
    }
    for (int i = 0; i < size; i++) {
      System.arraycopy(element(random, kind, i, size, power), 0, elements, place[i] * kind.width(),
          kind.width());
    }
    return elements;
  }

  private float[] element(Random r, Kind kind, int i, int size, int power) {
    return switch (this) {
      case RANDOM -> somewhere(r, kind, 1);
      case CLUSTERED -> {
        float c = i % 5 * 3;
        float s = i % 40 == 0 ? 5 : 0.02f;
        yield shape(r, kind, c + s * gaussian(r), -c + s * gaussian(r), s * gaussian(r), s, s, s);
      }
      case GRID ->
        shape(null, kind, r.nextInt(4), r.nextInt(4), r.nextInt(4), r.nextInt(3), r.nextInt(3), r.nextInt(3));
      case COINCIDENT -> shape(new Random(i % 3), kind, 0.5f * (i % 3), 0.25f, 0, 1, 1, 1);
      case POWERS -> {
        float x = Math.scalb(1f, i % 120 + power);
        yield shape(r, kind, x, 0, 0, x / 8, x / 8, x / 8);
      }
      case FLAT -> shape(r, kind, 9 * r.nextFloat(), 9 * r.nextFloat(), 1, 1, 1, 0);
      case LINE -> shape(r, kind, i, 0, 0, 1, 1, 1);
      case SLIVERS -> {
        int axis = r.nextInt(3);
        yield shape(r, kind, 9 * r.nextFloat(), 9 * r.nextFloat(), 9 * r.nextFloat(), axis == 0 ? 9 : 0.009f,
            axis == 1 ? 9 : 0.009f, axis == 2 ? 9 : 0.009f);
      }
      case MESH -> patch(kind, i, (int) Math.ceil(Math.sqrt(size / 2.0)));
      case TINY -> somewhere(r, kind, 1e-12f);
      case HUGE -> somewhere(r, kind, 1e12f);
      case SCALED -> somewhere(r, kind, Math.scalb(1f, power));
      case VANISHING -> somewhere(r, kind, 1e-24f);
      case LAYERS -> shape(r, kind, 5 * r.nextFloat(), 5 * r.nextFloat(), i % 3 * 0x1p-58f, 1, 1, 0);
      case UNBOUNDED -> r.nextInt(3) > 0 ? somewhere(r, kind, 1) : unbounded(r, kind);
      case EXTREME -> throw new IllegalStateException();
    };
  }

  private static float[] somewhere(Random r, Kind kind, float scale) {
    return shape(r, kind, 9 * scale * r.nextFloat(), 9 * scale * r.nextFloat(), 9 * scale * r.nextFloat(),
        scale * r.nextFloat(), scale * r.nextFloat(), scale * r.nextFloat());
  }

  static float gaussian(Random r) {
    return (float) r.nextGaussian();
  }

  /** A shape about a centre; without {@code random} one with whole corners. */
  private static float[] shape(Random random, Kind kind, float x, float y, float z, float ex, float ey,
      float ez) {
    float[] e = new float[kind.width()];
    ShapeSamples.of(kind).about(new float[] {x, y, z}, new float[] {ex, ey, ez}, random, e);
    return e;
  }

  /** Part i of hilly land with {@code side} squares along x. */
  private static float[] patch(Kind kind, int i, int side) {
    return ShapeSamples.of(kind).patch(i / 2 % side, i / 2 / side, i % 2);
  }

  private static float[] unbounded(Random r, Kind kind) {
    float[] e = somewhere(r, kind, 1);
    float far = new float[] {INF, 3e38f, Float.MAX_VALUE, 1e25f, 0x1p60f, 0x1.000002p60f}[r.nextInt(6)];
    ShapeSamples.of(kind).stretch(e, far, r.nextInt(3), r);
    return e;
  }

  private static void spoil(Random random, Kind kind, float[] elements, int at) {
    switch (random.nextInt(3)) {
      case 0 -> elements[at + random.nextInt(kind.width())] = Float.NaN;
      case 1 -> elements[at + random.nextInt(kind.width())] = random.nextBoolean() ? INF : -INF;
      default -> ShapeSamples.of(kind).spoil(elements, at);
    }
  }
}
