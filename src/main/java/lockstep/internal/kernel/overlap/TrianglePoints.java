package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.DoubleVec;
import lockstep.twin.Triangle;
import lockstep.twin.Vec;

/**
 * Two triangles, abc and uvw, in double and relative to a.
 *
 * @param size the sum of the absolute values of the coordinates, axis by axis
 */
record TrianglePoints(DoubleVec b, DoubleVec c, DoubleVec u, DoubleVec v, DoubleVec w, DoubleVec size) {
  static TrianglePoints of(Triangle first, Triangle second) {
    Vec a = first.a();
    DoubleVec b = minus(first.b(), a), c = minus(first.c(), a);
    DoubleVec u = minus(second.a(), a), v = minus(second.b(), a), w = minus(second.c(), a);
    return new TrianglePoints(b, c, u, v, w, b.abs().plus(c.abs()).plus(u.abs()).plus(v.abs()).plus(w.abs()));
  }

  private static DoubleVec minus(Vec p, Vec a) {
    return DoubleVec.of(p).minus(DoubleVec.of(a));
  }
}
