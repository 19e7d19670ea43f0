package lockstep.internal.shape;

/** Bounds, validity and normals of capsules: ax, ay, az, bx, by, bz, radius. */
final class CapsuleGeometry implements Geometry {
  /** The bounds of both ends, grown as for a sphere. */
  @Override
  public void bounds(float[][] columns, int at, float[] to, int toAt) {
    float grown = SphereGeometry.grown(columns[6][at]);
    for (int axis = 0; axis < 3; axis++) {
      float a = columns[axis][at], b = columns[axis + 3][at];
      SphereGeometry.interval(Math.min(a, b), Math.max(a, b), grown, to, toAt + axis);
    }
  }

  @Override
  public void roundedBounds(float[][] columns, int at, int count, float[] one, float[][] to) {
    float[] radius = columns[6];
    for (int axis = 0; axis < 3; axis++) {
      float[] a = columns[axis], b = columns[axis + 3], min = to[axis], max = to[axis + 3];
      for (int k = 0; k < count; k++) {
        float grown = radius[at + k] * GROWN;
        min[k] = Math.min(a[at + k], b[at + k]) - grown;
        max[k] = Math.max(a[at + k], b[at + k]) + grown;
      }
    }
  }

  /** The sphere about the middle of the segment. */
  @Override
  public void boundingSphere(float[][] columns, int at, float[][] to, int toAt) {
    float radius = columns[6][at];
    double size = BoundingSphere.size(columns, 7, at);
    if (!(radius >= 0) || Double.isNaN(size)) {
      BoundingSphere.none(to, toAt);
    } else if (size == Double.POSITIVE_INFINITY) {
      BoundingSphere.everywhere(to, toAt);
    } else {
      BoundingSphere.around(middle(columns, 0, at), middle(columns, 1, at), middle(columns, 2, at), columns,
          at, 2, radius, to, toAt);
    }
  }

  private static double middle(float[][] columns, int axis, int at) {
    return 0.5 * ((double) columns[axis][at] + columns[axis + 3][at]);
  }

  @Override
  public String fault(float[][] columns, int at) {
    String fault = Kind.CAPSULE.notFinite(columns, 7, at);
    return fault != null || columns[6][at] >= 0 ? fault : "radius is " + columns[6][at] + ", less than 0";
  }

  /** The direction away from the nearest point of the segment. */
  @Override
  public void normal(float[][] columns, int at, float x, float y, float z, double[] to) {
    Geometry.put(x, y, z, to);
    double along = 0, length = 0;
    for (int axis = 0; axis < 3; axis++) {
      double e = (double) columns[axis + 3][at] - columns[axis][at];
      along += e * (to[axis] - columns[axis][at]);
      length += e * e;
    }
    double t = along <= 0 ? 0 : along >= length ? 1 : along / length;
    for (int axis = 0; axis < 3; axis++) {
      to[axis] -= columns[axis][at] * (1 - t) + columns[axis + 3][at] * t;
    }
  }
}
