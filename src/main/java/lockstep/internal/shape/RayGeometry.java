package lockstep.internal.shape;

/** Validity of rays: ox, oy, oz, dx, dy, dz, tMin, tMax. Rays are queries, and have no useful bounds. */
final class RayGeometry implements Geometry {
  /** All of space. */
  @Override
  public void bounds(float[][] columns, int at, float[] to, int toAt) {
    for (int axis = 0; axis < 3; axis++) {
      to[toAt + axis] = Float.NEGATIVE_INFINITY;
      to[toAt + axis + 3] = Float.POSITIVE_INFINITY;
    }
  }

  @Override
  public boolean unbounded() {
    return true;
  }

  /** All of space. */
  @Override
  public void boundingSphere(float[][] columns, int at, float[][] to, int toAt) {
    BoundingSphere.everywhere(to, toAt);
  }

  @Override
  public String fault(float[][] columns, int at) {
    String fault = Kind.RAY.notFinite(columns, 6, at);
    if (fault != null) {
      return fault;
    }
    if (columns[3][at] == 0 && columns[4][at] == 0 && columns[5][at] == 0) {
      return "the direction is zero";
    }
    float tMin = columns[6][at];
    float tMax = columns[7][at];
    return tMin <= tMax ? null : "tMin is " + tMin + " and tMax is " + tMax + ": not an interval";
  }

  @Override
  public void normal(float[][] columns, int at, float x, float y, float z, double[] to) {
    Geometry.put(0, 0, 0, to);
  }
}
