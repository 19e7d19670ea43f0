package lockstep;

import java.util.Arrays;
import java.util.Random;
import lockstep.Samples.Placement;
import lockstep.internal.shape.Kind;
import lockstep.samples.ShapeSamples;

/**
 * Random rays at corners, edges, faces and the inside of given shapes: axis-parallel, grazing, from the
 * surface, without direction, with intervals that begin or end at the hit.
 */
final class SceneRays {
  private static final float INF = Float.POSITIVE_INFINITY;

  private SceneRays() {}

  /** Difficult rays at the shapes; some in coherent groups. */
  static Rays at(Random random, Shapes shapes, int count, Placement placement) {
    int width = Kind.RAY.width();
    float[] elements = new float[width * count];
    float[] ray = new float[width];
    int group = 0;
    float[] step = new float[3];
    for (int i = 0; i < count; i++) {
      if (group > 0) { // continues from the last one
        group--;
        for (int axis = 0; axis < 3; axis++) {
          ray[3 + axis] += step[axis];
        }
      } else {
        ray = ray(random, shapes);
        if (random.nextInt(30) == 0) {
          group = 8 + random.nextInt(60);
          for (int axis = 0; axis < 3; axis++) {
            step[axis] = ray[3 + random.nextInt(3)] * 0.01f * Scene.gaussian(random);
          }
        }
      }
      System.arraycopy(ray, 0, elements, width * i, width);
      if (group > 0 && random.nextInt(20) == 0) { // one that does not belong
        System.arraycopy(ray(random, shapes), 3, elements, width * i + 3, 5);
      }
    }
    return (Rays) Samples.buffer(Kind.RAY, elements, placement);
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
      d[axis] = Scene.gaussian(random);
    }
  }

  /** Along an axis, the other components nearly or exactly 0, of either sign. */
  private static void axisParallel(Random random, float[] d, int along, float others) {
    for (int axis = 0; axis < 3; axis++) {
      d[axis] = (axis == along ? 1 : others) * (random.nextBoolean() ? 1f : -1f);
    }
  }

  /** An interval in front of, around, up to, or beyond t; behind the origin; or empty. */
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
    ShapeSamples.of(shapes.kind).point(shapes, i, e, random, p);
    return p;
  }
}
