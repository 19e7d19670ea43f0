package lockstep;

import java.util.Arrays;
import java.util.Random;
import lockstep.Samples.Distribution;
import lockstep.Samples.Placement;
import lockstep.internal.kernel.Kind;

/**
 * Distributions of shapes that are hard for bounding volume hierarchies; {@link SceneRays} are the rays at
 * them.
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
  /** At x = 2^i: halving space takes one level for each. */
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
  /** So small that squares vanish. */
  VANISHING,
  /** In planes that are closer to each other than any tolerance. */
  LAYERS,
  /** Half-spaces, ±3e38, and what is too large for a tree, among others. */
  UNBOUNDED,
  /** Everything a float can be. */
  EXTREME;

  private static final float INF = Float.POSITIVE_INFINITY;

  /**
   * {@code size} shapes of a kind; in one of four cases, some of them are of a sort that nothing can meet.
   */
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
    int powers = random.nextBoolean() ? 0 : -60;
    int[] place = new int[size];
    Arrays.setAll(place, i -> i);
    for (int i = size - 1; i > 0 && this != LINE; i--) {
      int j = random.nextInt(i + 1);
      int p = place[i];
      place[i] = place[j];
      place[j] = p;
    }
    for (int i = 0; i < size; i++) {
      System.arraycopy(element(random, kind, i, size, powers), 0, elements, place[i] * kind.width(),
          kind.width());
    }
    return elements;
  }

  private float[] element(Random r, Kind kind, int i, int size, int powers) {
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
        float x = Math.scalb(1f, i % 120 + powers);
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

  // ---- what differs from kind to kind ----

  private static IllegalArgumentException noShape(Kind kind) {
    return new IllegalArgumentException(kind.label());
  }

  /** A shape about a centre; without {@code random} one with whole corners. */
  private static float[] shape(Random random, Kind kind, float x, float y, float z, float ex, float ey,
      float ez) {
    float[] c = {x, y, z};
    float[] extent = {ex, ey, ez};
    float[] e = new float[kind.width()];
    switch (kind) {
      case SPHERE -> {
        System.arraycopy(c, 0, e, 0, 3);
        e[3] = random == null ? ex : ex / 2;
      }
      case CAPSULE -> {
        for (int axis = 0; axis < 3; axis++) {
          e[axis] = c[axis] + (random == null ? axis % 2 : random.nextFloat() - 0.5f) * extent[axis];
          e[axis + 3] =
              c[axis] + (random == null ? (1 + axis) % 2 : random.nextFloat() - 0.5f) * extent[axis];
        }
        e[6] = random == null ? ez : ex / 4;
      }
      case BOX -> {
        for (int axis = 0; axis < 3; axis++) {
          float one = c[axis] + (random == null ? axis % 2 : -0.5f) * extent[axis];
          float other = c[axis] + (random == null ? (1 + axis) % 2 : 0.5f) * extent[axis];
          e[axis] = one > other ? other : one;
          e[axis + 3] = one > other ? one : other;
        }
      }
      case ORIENTED_BOX -> {
        for (int axis = 0; axis < 3; axis++) {
          e[axis] = c[axis];
          e[axis + 3] = extent[axis] / 2;
          e[axis + 6] = random == null || (ez == 0 && axis < 2) ? 0 : gaussian(random);
        }
        e[9] = 1;
      }
      case PLANE -> { // through the centre
        for (int axis = 0; axis < 3; axis++) {
          e[axis] = random == null ? extent[axis] - 1 : gaussian(random);
          e[3] -= e[axis] * c[axis];
        }
      }
      case CYLINDER -> {
        e[0] = x;
        e[1] = z;
        e[2] = random == null ? ex : ex / 2;
      }
      case FRUSTUM -> {
        for (int k = 0; k < 6; k++) {
          int axis = k / 2;
          e[4 * k + axis] = k % 2 == 0 ? -1 : 1;
          e[4 * k + (axis + 1) % 3] = random == null ? 0 : 0.3f * random.nextFloat();
          e[4 * k + 3] =
              -extent[axis] / 2 - c[axis] * e[4 * k + axis] - c[(axis + 1) % 3] * e[4 * k + (axis + 1) % 3];
        }
      }
      case TRIANGLE -> {
        for (int axis = 0; axis < 3; axis++) {
          for (int k = 0; k < 3; k++) {
            float at = random == null ? (k + axis) % 2 : random.nextFloat() - 0.5f;
            e[3 * k + axis] = c[axis] + at * extent[axis];
          }
        }
      }
      case RAY -> throw noShape(kind);
    }
    return e;
  }

  /** Part i of hilly land with {@code side} squares along x: corners that meet are the same floats. */
  private static float[] patch(Kind kind, int i, int side) {
    int x = i / 2 % side, y = i / 2 / side;
    return switch (kind) {
      case TRIANGLE ->
        i % 2 == 0 ? new float[] {x, y, height(x, y), x + 1, y, height(x + 1, y), x, y + 1, height(x, y + 1)}
            : new float[] {x + 1, y, height(x + 1, y), x, y + 1, height(x, y + 1), x + 1, y + 1,
                height(x + 1, y + 1)};
      case BOX -> i % 2 == 0 ? new float[] {x, y, 0, x + 1, y + 1, height(x, y)}
          : new float[] {x, y, height(x, y), x + 1, y + 1, 2};
      case ORIENTED_BOX -> i % 2 == 0 ? new float[] {x, y, 0, 0.5f, 0.5f, height(x, y), 0, 0, 0, 1}
          : new float[] {x, y, 1, 0.5f, 0.5f, 0.5f, 1, 0, 0, 1};
      case PLANE -> new float[] {0, i % 2 == 0 ? height(x, y) : -1, 1, -height(y, x)};
      case CYLINDER -> new float[] {x, y, 0.5f};
      case FRUSTUM -> new float[] {-1, 0, 0, x, 1, 0, 0, -x - 1, 0, -1, 0, y, 0, 1, 0, -y - 1, 0, 0, -1,
          i % 2, 0, 0, 1, -i % 2 - 1};
      case SPHERE -> new float[] {x, y, i % 2, 0.5f};
      case CAPSULE -> i % 2 == 0 ? new float[] {x, y, height(x, y), x + 1, y, height(x + 1, y), 0.25f}
          : new float[] {x, y, height(x, y), x, y + 1, height(x, y + 1), 0};
      case RAY -> throw noShape(kind);
    };
  }

  private static float height(int x, int y) {
    return (x * 7 + y * 13) % 11 * 0.1f;
  }

  private static float[] unbounded(Random r, Kind kind) {
    float[] e = somewhere(r, kind, 1);
    float far = new float[] {INF, 3e38f, Float.MAX_VALUE, 1e25f, 0x1p60f, 0x1.000002p60f}[r.nextInt(6)];
    int axis = r.nextInt(3);
    switch (kind) {
      case SPHERE -> e[r.nextInt(4)] = far;
      case CAPSULE -> e[r.nextInt(7)] = far;
      case BOX -> {
        boolean all = r.nextInt(4) == 0;
        for (int a = 0; a < 3; a++) {
          if (all || a == axis) {
            boolean both = r.nextBoolean();
            e[a] = both || r.nextBoolean() ? -far : e[a];
            e[a + 3] = both ? far : e[a + 3];
          }
        }
      }
      case ORIENTED_BOX -> e[r.nextInt(6)] = far;
      case PLANE -> e[r.nextInt(4)] = far;
      case CYLINDER -> e[r.nextInt(3)] = far;
      case FRUSTUM -> e[r.nextInt(24)] = far;
      case TRIANGLE -> e[r.nextInt(9)] = r.nextBoolean() ? far : -far;
      case RAY -> throw noShape(kind);
    }
    return e;
  }

  private static void spoil(Random random, Kind kind, float[] elements, int at) {
    switch (random.nextInt(3)) {
      case 0 -> elements[at + random.nextInt(kind.width())] = Float.NaN;
      case 1 -> elements[at + random.nextInt(kind.width())] = random.nextBoolean() ? INF : -INF;
      default -> {
        switch (kind) {
          case SPHERE -> elements[at + 3] = -1 - elements[at + 3];
          case CAPSULE -> elements[at + 6] = -1 - elements[at + 6];
          case BOX -> { // empty
            Arrays.fill(elements, at, at + 3, INF);
            Arrays.fill(elements, at + 3, at + 6, -INF);
          }
          case ORIENTED_BOX -> elements[at + 4] = -1 - elements[at + 4];
          case PLANE -> Arrays.fill(elements, at, at + 3, 0);
          case CYLINDER -> elements[at + 2] = -1 - elements[at + 2];
          case FRUSTUM -> Arrays.fill(elements, at + 8, at + 11, 0);
          case TRIANGLE -> System.arraycopy(elements, at, elements, at + 3, 3); // no area
          case RAY -> throw noShape(kind);
        }
      }
    }
  }
}
