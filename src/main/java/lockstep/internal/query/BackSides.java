package lockstep.internal.query;

import lockstep.internal.run.Sides;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Geometry;

/** Drops contacts that push a shape out of the back of a triangle, where only its front counts. */
final class BackSides {
  /** A push at a smaller angle to a right one is at a right angle: more than roundings of a unit normal. */
  private static final double ANGLE = InternalEdges.ANGLE;

  private static final ThreadLocal<double[]> NORMAL =
      ThreadLocal.withInitial(() -> new double[Geometry.NORMAL]);

  private BackSides() {}

  /** Drops such contacts of pairs, of which the second shapes are triangles. */
  static void drop(ManifoldSink contacts, Sides sides, int count, Elements triangles) {
    double[] n = NORMAL.get();
    for (int k = 0; k < count; k++) {
      if (contacts.count[k] > 0) {
        triangles.normal(sides.second().of(k), 0, 0, 0, n);
        double along = contacts.nx[k] * n[0] + contacts.ny[k] * n[1] + contacts.nz[k] * n[2];
        if (along > ANGLE * Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2])) {
          contacts.drop(k);
        }
      }
    }
  }
}
