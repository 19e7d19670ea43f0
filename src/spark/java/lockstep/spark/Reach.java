package lockstep.spark;

import java.util.function.IntPredicate;
import lockstep.Boxes;
import lockstep.Columns;
import lockstep.Rays;
import lockstep.Shapes;

/**
 * Boxes that say which cells a shape is sent to: if two shapes are a pair, their boxes meet. Both sides, and
 * both the sending and the deciding of a pair, compute them here from the shape alone. Likewise a ray, as
 * thick as {@link #ofRay} says, meets the box of what it hits, at the t of the hit.
 */
final class Reach {
  /**
   * More than what a distance may be off by on any axis, relative to the largest |coordinate| of each shape:
   * 184 · 2⁻²⁴ for oriented boxes, less for all other kinds, and for rays at the t of a hit. Overlaps are
   * exact.
   */
  static final double ERROR = 0x1p-16;

  /** More than what underflows in squares. */
  private static final double UNDERFLOW = 0x1p-50;

  /** More than what underflows in the t of a ray, per unit of the direction. */
  private static final double UNDERFLOW_OF_TIMES = 0x1p-140;

  /** Of rays whose direction has no larger |component|, t may be off by anything. */
  static final float LEAST_DIRECTION = 0x1p-36f;

  private Reach() {}

  /** The bounds of shapes that may be within a distance, enlarged by half of it, rounded outward. */
  static Boxes within(Shapes shapes, float distance) {
    Boxes boxes = shapes.bounds();
    for (int i = 0; i < boxes.size(); i++) {
      enlarge(boxes, i, 0.5 * distance);
    }
    return boxes;
  }

  /** Enlarges the bounds of shape i by a distance and by what it may be off by, rounded outward. */
  static void enlarge(Boxes boxes, int i, double distance) {
    float[][] low = {boxes.minX, boxes.minY, boxes.minZ}, high = {boxes.maxX, boxes.maxY, boxes.maxZ};
    double most = 0;
    for (int axis = 0; axis < 3; axis++) {
      most = Math.max(most, Math.max(finite(low[axis][i]), finite(high[axis][i])));
    }
    double margin = distance + ERROR * most + UNDERFLOW;
    for (int axis = 0; axis < 3; axis++) {
      low[axis][i] = distance == Double.POSITIVE_INFINITY ? Float.NEGATIVE_INFINITY
          : Math.nextDown((float) (low[axis][i] - margin));
      high[axis][i] = distance == Double.POSITIVE_INFINITY ? Float.POSITIVE_INFINITY
          : Math.nextUp((float) (high[axis][i] + margin));
    }
  }

  private static double finite(float coordinate) {
    return Float.isInfinite(coordinate) ? 0 : Math.abs(coordinate);
  }

  /** How far a ray may be from what it hits, on any axis, by an error that depends on the ray. */
  static double ofRay(Rays rays, int i) {
    double origin = largest(rays.ox[i], rays.oy[i], rays.oz[i]);
    double direction = largest(rays.dx[i], rays.dy[i], rays.dz[i]);
    return direction < LEAST_DIRECTION ? Double.POSITIVE_INFINITY
        : ERROR * origin + UNDERFLOW + UNDERFLOW_OF_TIMES * direction;
  }

  private static double largest(float x, float y, float z) {
    return Math.max(Math.abs(x), Math.max(Math.abs(y), Math.abs(z)));
  }

  /** A point of each shape, or where each ray starts, as boxes. */
  static Boxes points(Columns elements) {
    Boxes points = elements instanceof Rays rays ? Boxes.allocate(rays.size()) : ((Shapes) elements).bounds();
    float[][] low = {points.minX, points.minY, points.minZ}, high = {points.maxX, points.maxY, points.maxZ};
    for (int i = 0; i < points.size(); i++) {
      for (int axis = 0; axis < 3; axis++) {
        float at =
            elements instanceof Rays rays ? start(rays, i, axis) : 0.5f * low[axis][i] + 0.5f * high[axis][i];
        low[axis][i] = Float.isNaN(at) ? 0 : at; // of what has no bounds
        high[axis][i] = low[axis][i];
      }
    }
    return points;
  }

  private static float start(Rays rays, int i, int axis) {
    float[][] origin = {rays.ox, rays.oy, rays.oz}, direction = {rays.dx, rays.dy, rays.dz};
    return origin[axis][i] + rays.tMin[i] * direction[axis][i];
  }

  /** Whether anything can meet element i of these. */
  static IntPredicate meeting(Columns elements) {
    if (elements instanceof Rays rays) {
      return i -> isFinite(rays.ox[i], rays.oy[i], rays.oz[i]) && isFinite(rays.dx[i], rays.dy[i], rays.dz[i])
          && rays.tMin[i] <= rays.tMax[i];
    }
    Boxes bounds = ((Shapes) elements).bounds();
    return i -> bounds.minX[i] <= bounds.maxX[i] && bounds.minY[i] <= bounds.maxY[i]
        && bounds.minZ[i] <= bounds.maxZ[i];
  }

  private static boolean isFinite(float x, float y, float z) {
    return Float.isFinite(x) && Float.isFinite(y) && Float.isFinite(z);
  }
}
