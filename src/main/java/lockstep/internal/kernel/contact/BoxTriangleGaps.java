package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.overlap.BoxTriangle;
import lockstep.internal.kernel.part.BoxTriangleAxes;
import lockstep.internal.kernel.part.SweptAxis;
import lockstep.twin.Box;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * The gap or overlap of an axis-aligned box and a triangle on the separating axes of {@link BoxTriangle}; as
 * {@link BoxPairAxes} for two boxes.
 *
 * <p>With u = 2⁻²⁴ and X how far both reach on an axis from the origin, a gap on an axis of the box is off by
 * u X, on others by 6 u Σ X: products of edges are exact except for their differences, and the normal is
 * perpendicular to the edges to 2 u ({@link SweptAxis#difference}).
 */
final class BoxTriangleGaps {
  /** Shorter directions are skipped: their squares underflow. */
  private static final float SHORTEST = 1e-18f;

  private BoxTriangleGaps() {}

  private static float least(Vec l, Triangle t) {
    return BoxTriangleAxes.min(l.dot(t.a()), l.dot(t.b()), l.dot(t.c()));
  }

  private static float most(Vec l, Triangle t) {
    return BoxTriangleAxes.max(l.dot(t.a()), l.dot(t.b()), l.dot(t.c()));
  }

  /** The gap, given the intervals of the box and of the triangle. */
  private static float gap(float near, float far, float least, float most) {
    return isAhead(near, far, least, most) ? least - far : near - most;
  }

  private static boolean isAhead(float near, float far, float least, float most) {
    return least - far >= near - most;
  }

  /** Whether the gap along a direction is larger where the triangle is ahead of the box. */
  static boolean isAhead(Vec l, Box box, Triangle t) {
    return isAhead(BoxPairAxes.near(l, box), BoxPairAxes.far(l, box), least(l, t), most(l, t));
  }

  /** The gap on an axis of the box, given the bounds of the triangle there. */
  static float onAxis(BoxInterval box, BoxInterval triangle) {
    return gap(box.low(), box.high(), triangle.low(), triangle.high());
  }

  /** The gap along a direction of any length. */
  static float onNormal(Vec n, Box box, Triangle t) {
    float length = Contact.length(n);
    return length > SHORTEST
        ? gap(BoxPairAxes.near(n, box), BoxPairAxes.far(n, box), least(n, t), most(n, t)) / length
        : Float.NEGATIVE_INFINITY;
  }

  /** The gap on the product of axis i of the box and an edge; p is on the edge, o the third corner. */
  static float onProduct(int i, Box box, Vec edge, Vec p, Vec o) {
    int y = i == 2 ? 0 : i + 1, z = i == 0 ? 2 : i - 1;
    return onProduct(SweptAxis.Across.of(edge, i), BoxInterval.of(box, y), BoxInterval.of(box, z),
        SweptAxis.Across.of(p, i), SweptAxis.Across.of(o, i));
  }

  /** The gap on the product of x and an edge with the components j and k on y and z, which is (0, −k, j). */
  @Twin.Pass
  private static float onProduct(SweptAxis.Across edge, BoxInterval y, BoxInterval z, SweptAxis.Across p,
      SweptAxis.Across o) {
    float j = edge.y(), k = edge.z();
    float near = y.near(-k) + z.near(j);
    float far = y.far(-k) + z.far(j);
    float both = edge.cross(p), third = edge.cross(o);
    float length = (float) Math.sqrt(j * j + k * k);
    float gap = gap(near, far, both < third ? both : third, both < third ? third : both);
    return length > SHORTEST ? gap / length : Float.NEGATIVE_INFINITY;
  }

  /** The gap along a unit vector from the box to the triangle. */
  static float along(Vec n, Box box, Triangle t) {
    return least(n, t) - BoxPairAxes.far(n, box);
  }
}
