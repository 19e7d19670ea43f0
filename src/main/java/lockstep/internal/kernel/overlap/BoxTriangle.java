package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.BoxTriangleAxes;
import lockstep.internal.kernel.part.TriangleTest;
import lockstep.twin.Box;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of an axis-aligned box (AABB) and a triangle, by separating axes (SAT).
 *
 * <p>The separating-axis test of Akenine-Möller (Fast 3D Triangle-Box Overlap Testing, JGT 6(1), 2001): three
 * axes of the box, the normal of the triangle, nine products of a box axis and an edge. Both are closed:
 * touching is an overlap. A triangle without area is a segment or a point and the remaining axes decide it.
 * An empty box (min &gt; max on an axis), a NaN anywhere or an infinite vertex is a miss; infinite box planes
 * are allowed.
 *
 * <p>The three box axes are exact. The others are decided by {@link BoxTriangleAxes} in float, where it is
 * certain. What that leaves open, and what is out of range, is decided by {@link TriangleTest}: so the answer
 * is that of real arithmetic, for all finite floats, and infinite planes of the box.
 */
public final class BoxTriangle {
  private BoxTriangle() {}

  @Twin
  public static boolean overlap(Box box, @Twin.Second Triangle t) {
    Vec min = box.min(), max = box.max(), a = t.a(), b = t.b(), c = t.c();
    @Twin.Stage
    boolean meet = meet(min.x(), max.x(), a.x(), b.x(), c.x()) && meet(min.y(), max.y(), a.y(), b.y(), c.y())
        && meet(min.z(), max.z(), a.z(), b.z(), c.z());
    if (!meet) {
      return false;
    }
    BoxTriangleAxes axes = BoxTriangleAxes.of(box, t, t.bounds(), 0);
    boolean inRange = axes.isInRange();
    if (inRange && axes.areApart()) {
      return false;
    }
    @Twin.Doubt
    boolean open = !(inRange && axes.meet());
    if (open) {
      return closely(box, t);
    }
    return true;
  }

  /** The same for shapes that nearly touch, and for those out of range. */
  @Twin
  public static boolean closely(Box box, @Twin.Second Triangle t) {
    boolean finite = t.isFinite();
    return finite && TriangleTest.meets(box, t, true);
  }

  /** Whether they meet on an axis of space. */
  private static boolean meet(float min, float max, float a, float b, float c) {
    return BoxTriangleAxes.meet(min, max, BoxTriangleAxes.min(a, b, c), BoxTriangleAxes.max(a, b, c));
  }
}
