package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.part.BoxTriangleAxes;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Two triangles, with their gap along a direction, negative if they overlap there. The first has a corner at
 * the origin and others at b and c.
 *
 * <p>With u = 2⁻²⁴ and X the largest distance of a corner from the origin a gap is off by 6 u X: it is one of
 * these triangles, along a direction of any kind.
 */
record TrianglePair(Vec b, Vec c, Triangle second) {
  /** Shorter directions are skipped: their squares underflow. */
  private static final float SHORTEST = 1e-18f;

  Triangle first() {
    return new Triangle(Vec.all(0), b, c);
  }

  /** Edge ab, bc or ca of the first, for 0, 1 or 2, as a vector. */
  Vec edgeOfFirst(int k) {
    return k == 0 ? b : k == 1 ? c.minus(b) : c.negated();
  }

  /** Edge ab, bc or ca of the second, for 0, 1 or 2, as a vector. */
  Vec edgeOfSecond(int k) {
    Vec u = second.a(), v = second.b(), w = second.c();
    return k == 0 ? v.minus(u) : k == 1 ? w.minus(v) : u.minus(w);
  }

  private static float ahead(Vec n, TrianglePair pair) {
    return ofSecond(n, pair, true) - BoxTriangleAxes.max(0, n.dot(pair.b), n.dot(pair.c));
  }

  private static float behind(Vec n, TrianglePair pair) {
    return BoxTriangleAxes.min(0, n.dot(pair.b), n.dot(pair.c)) - ofSecond(n, pair, false);
  }

  /** The start or end of the second along a direction, in units of its length. */
  private static float ofSecond(Vec n, TrianglePair pair, boolean isLeast) {
    float u = n.dot(pair.second.a()), v = n.dot(pair.second.b()), w = n.dot(pair.second.c());
    return isLeast ? BoxTriangleAxes.min(u, v, w) : BoxTriangleAxes.max(u, v, w);
  }

  /** 1 if the gap along n is no less than that along −n, else −1. */
  @Twin.Pass
  static float turn(Vec n, TrianglePair pair) {
    return ahead(n, pair) >= behind(n, pair) ? 1 : -1;
  }

  /** The larger gap along a direction of any length or the opposite one; −∞ along none. */
  @Twin.Pass
  static float gap(Vec n, TrianglePair pair) {
    float ahead = ahead(n, pair), behind = behind(n, pair);
    float length = Contact.length(n);
    return length > SHORTEST ? (ahead >= behind ? ahead : behind) / length : Float.NEGATIVE_INFINITY;
  }

  /** The gap along a unit vector from the first to the second. */
  float along(Vec n) {
    return ahead(n, this);
  }

  /** A direction, turned to point from the first to the second. */
  Vec ahead(Vec n) {
    return Contact.normal(n.times(turn(n, this)), n);
  }
}
