package lockstep;

import java.util.Arrays;
import java.util.Random;
import lockstep.Samples.Kind;
import lockstep.Samples.Layout;
import lockstep.Samples.Mood;

/** Shapes that trees find hard, and rays that look for their weak places. */
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
  WILD;

  private static final float INF = Float.POSITIVE_INFINITY;

  /** {@code size} shapes of a kind; in one of four cases, some of them are of a sort that nothing can meet. */
  Shapes shapes(Random random, Kind kind, int size, Layout layout) {
    float[] elements = elements(random, kind, size);
    if (random.nextInt(4) == 0) {
      for (int i = 0; i < size; i += 1 + random.nextInt(20)) {
        spoil(random, kind, elements, i * kind.width);
      }
    }
    return shapes(kind, elements, layout);
  }

  Shapes shapes(Random random, Kind kind, int size) {
    return shapes(kind, elements(random, kind, size), Layout.ALLOCATED);
  }

  private static Shapes shapes(Kind kind, float[] elements, Layout layout) {
    return (Shapes) kind.buffer(elements, layout);
  }

  private float[] elements(Random random, Kind kind, int size) {
    if (this == WILD) {
      return kind.elements(random, Mood.WILD, size);
    }
    float[] elements = new float[size * kind.width];
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
      System.arraycopy(element(random, kind, i, size, powers), 0, elements, place[i] * kind.width,
          kind.width);
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
      case WILD -> throw new IllegalStateException();
    };
  }

  private static float[] somewhere(Random r, Kind kind, float scale) {
    return shape(r, kind, 9 * scale * r.nextFloat(), 9 * scale * r.nextFloat(), 9 * scale * r.nextFloat(),
        scale * r.nextFloat(), scale * r.nextFloat(), scale * r.nextFloat());
  }

  private static float gaussian(Random r) {
    return (float) r.nextGaussian();
  }

  /** A shape about a centre; without {@code random} one with whole corners. */
  private static float[] shape(Random random, Kind kind, float x, float y, float z, float ex, float ey,
      float ez) {
    float[] c = {x, y, z};
    float[] extent = {ex, ey, ez};
    float[] e = new float[kind.width];
    for (int axis = 0; axis < 3; axis++) {
      for (int k = 0; k < kind.width / 3; k++) {
        float at = kind == Kind.TRIANGLES && random != null ? random.nextFloat() - 0.5f
            : random == null ? (k + axis) % 2 : k - 0.5f;
        e[3 * k + axis] = c[axis] + at * extent[axis];
      }
      if (kind == Kind.SPHERES) {
        e[axis] = c[axis];
      } else if (kind == Kind.BOXES && e[axis] > e[axis + 3]) {
        float max = e[axis];
        e[axis] = e[axis + 3];
        e[axis + 3] = max;
      }
    }
    if (kind == Kind.SPHERES) {
      e[3] = random == null ? ex : ex / 2;
    }
    return e;
  }

  /** Part i of hilly land with {@code side} squares along x: corners that meet are the same floats. */
  private static float[] patch(Kind kind, int i, int side) {
    int x = i / 2 % side, y = i / 2 / side;
    return switch (kind) {
      case TRIANGLES ->
        i % 2 == 0 ? new float[] {x, y, height(x, y), x + 1, y, height(x + 1, y), x, y + 1, height(x, y + 1)}
            : new float[] {x + 1, y, height(x + 1, y), x, y + 1, height(x, y + 1), x + 1, y + 1,
                height(x + 1, y + 1)};
      case BOXES -> i % 2 == 0 ? new float[] {x, y, 0, x + 1, y + 1, height(x, y)}
          : new float[] {x, y, height(x, y), x + 1, y + 1, 2};
      default -> new float[] {x, y, i % 2, 0.5f};
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
      case SPHERES -> e[r.nextInt(4)] = far;
      case BOXES -> {
        boolean all = r.nextInt(4) == 0;
        for (int a = 0; a < 3; a++) {
          if (all || a == axis) {
            boolean both = r.nextBoolean();
            e[a] = both || r.nextBoolean() ? -far : e[a];
            e[a + 3] = both ? far : e[a + 3];
          }
        }
      }
      default -> e[r.nextInt(9)] = r.nextBoolean() ? far : -far;
    }
    return e;
  }

  private static void spoil(Random random, Kind kind, float[] elements, int at) {
    switch (random.nextInt(3)) {
      case 0 -> elements[at + random.nextInt(kind.width)] = Float.NaN;
      case 1 -> elements[at + random.nextInt(kind.width)] = random.nextBoolean() ? INF : -INF;
      default -> {
        switch (kind) {
          case SPHERES -> elements[at + 3] = -1 - elements[at + 3];
          case BOXES -> { // empty
            Arrays.fill(elements, at, at + 3, INF);
            Arrays.fill(elements, at + 3, at + 6, -INF);
          }
          default -> System.arraycopy(elements, at, elements, at + 3, 3); // no area
        }
      }
    }
  }

  // ---- rays ----

  /** Rays that look for trouble at the shapes; some in groups that travel together. */
  static Rays rays(Random random, Shapes shapes, int count, Layout layout) {
    float[] elements = new float[8 * count];
    float[] ray = new float[8];
    int group = 0;
    float[] step = new float[3];
    for (int i = 0; i < count; i++) {
      if (group > 0) { // on from the last one
        group--;
        for (int axis = 0; axis < 3; axis++) {
          ray[3 + axis] += step[axis];
        }
      } else {
        ray = ray(random, shapes);
        if (random.nextInt(30) == 0) {
          group = 8 + random.nextInt(60);
          for (int axis = 0; axis < 3; axis++) {
            step[axis] = ray[3 + random.nextInt(3)] * 0.01f * gaussian(random);
          }
        }
      }
      System.arraycopy(ray, 0, elements, 8 * i, 8);
      if (group > 0 && random.nextInt(20) == 0) { // a stranger in the group
        System.arraycopy(ray(random, shapes), 3, elements, 8 * i + 3, 5);
      }
    }
    return (Rays) Kind.RAYS.buffer(elements, layout);
  }

  private static float[] ray(Random random, Shapes shapes) {
    int target = random.nextInt(Math.max(1, shapes.size()));
    float[] p = point(random, shapes, target);
    float[] same = point(random, shapes, target);
    float[] q = point(random, shapes, random.nextInt(Math.max(1, shapes.size())));
    float away = 0;
    for (int axis = 0; axis < 3; axis++) {
      away = Math.max(away, Math.abs(q[axis] - p[axis]));
    }
    away = away > 0 ? 2 * away : 1;
    float[] o = new float[3];
    float[] d = new float[3];
    float back = new float[] {1, 0.5f, 2, 3}[random.nextInt(4)];
    switch (random.nextInt(14)) {
      case 0 -> axisParallel(random, d, random.nextInt(3), 0);
      case 1 -> axisParallel(random, d, random.nextInt(3),
          new float[] {1e-30f, 1e-12f, 1e-8f, Float.MIN_VALUE}[random.nextInt(4)]);
      case 2 -> { // along an edge, or through the shape
        for (int axis = 0; axis < 3; axis++) {
          d[axis] = (same[axis] - p[axis]) / away;
        }
      }
      case 3 -> { // from the surface
        back = 0;
        unit(random, d);
      }
      case 4 -> { // a point
        back = 0;
        Arrays.fill(d, random.nextBoolean() ? 0 : -0f);
      }
      case 5 -> back = 1e6f;
      case 6 -> { // away
        back = -back;
        unit(random, d);
      }
      case 7 -> { // a diagonal
        for (int axis = 0; axis < 3; axis++) {
          d[axis] = random.nextInt(3) - 1;
        }
      }
      default -> unit(random, d);
    }
    if (d[0] == 0 && d[1] == 0 && d[2] == 0 && back != 0) {
      for (int axis = 0; axis < 3; axis++) {
        d[axis] = (p[axis] - q[axis]) / away;
      }
    }
    for (int axis = 0; axis < 3; axis++) {
      d[axis] *= away;
      o[axis] = p[axis] - back * d[axis];
    }
    float scale = switch (random.nextInt(10)) {
      case 0 -> Math.scalb(1f, random.nextInt(201) - 100);
      case 1, 2 -> random.nextFloat();
      default -> 1;
    };
    for (int axis = 0; axis < 3; axis++) {
      d[axis] *= scale;
    }
    float[] ray = {o[0], o[1], o[2], d[0], d[1], d[2], 0, INF};
    interval(random, ray, back / scale);
    if (random.nextInt(30) == 0) {
      ray[random.nextInt(8)] = new float[] {Float.NaN, INF, -INF, 3e38f, Float.MIN_VALUE}[random.nextInt(5)];
    }
    return ray;
  }

  private static void unit(Random random, float[] d) {
    for (int axis = 0; axis < 3; axis++) {
      d[axis] = gaussian(random);
    }
  }

  /** Along an axis, the other components nearly or exactly 0, of either sign. */
  private static void axisParallel(Random random, float[] d, int along, float others) {
    for (int axis = 0; axis < 3; axis++) {
      d[axis] = (axis == along ? 1 : others) * (random.nextBoolean() ? 1f : -1f);
    }
  }

  /** In front of, around, up to, or beyond t; behind the origin; or nothing at all. */
  private static void interval(Random random, float[] ray, float t) {
    switch (random.nextInt(16)) {
      case 0 -> ray[6] = -INF;
      case 1 -> {
        ray[6] = -Math.abs(t) - 1;
        ray[7] = Math.abs(t) + 1;
      }
      case 2 -> ray[7] = t;
      case 3 -> ray[6] = t;
      case 4 -> {
        ray[6] = 2;
        ray[7] = 1;
      }
      case 5 -> {
        ray[6] = -1e30f;
        ray[7] = -0f;
      }
      case 6 -> ray[6] = t;
      case 7 -> ray[7] = 3e38f;
      default -> {
      }
    }
  }

  /** A corner, a point on an edge or face, or the middle of a shape. */
  private static float[] point(Random random, Shapes shapes, int i) {
    float[] p = new float[3];
    if (shapes.size() == 0) {
      return p;
    }
    float[] e = shapes.get(i, new float[shapes.width()]);
    switch (shapes) {
      case Spheres s -> {
        System.arraycopy(e, 0, p, 0, 3);
        p[random.nextInt(3)] += e[3] * (random.nextInt(3) - 1);
      }
      case Boxes b -> {
        for (int axis = 0; axis < 3; axis++) {
          int side = random.nextInt(3);
          p[axis] = side == 0 ? e[axis] : side == 1 ? e[axis + 3] : 0.5f * e[axis] + 0.5f * e[axis + 3];
        }
      }
      case Triangles t -> {
        int corner = 3 * random.nextInt(3);
        int next = (corner + 3) % 9;
        int last = (corner + 6) % 9;
        int where = random.nextInt(4);
        float s = where == 0 ? 0 : where == 1 ? 0.5f : where == 2 ? random.nextFloat() : 1 / 3f;
        float r = where == 3 ? 1 / 3f : 0;
        for (int axis = 0; axis < 3; axis++) {
          p[axis] = e[corner + axis] + s * (e[next + axis] - e[corner + axis])
              + r * (e[last + axis] - e[corner + axis]);
        }
      }
    }
    return p;
  }
}
