package lockstep.internal.shape;

/**
 * Bounds, validity and normals of infinite cylinders along z: u, v, radius. Buffers along other axes rotate
 * input and output.
 */
final class CylinderGeometry implements Geometry {
  @Override
  public void bounds(float[][] columns, int at, float[] to, int toAt) {
    float grown = SphereGeometry.grown(columns[2][at]);
    SphereGeometry.interval(columns[0][at], columns[0][at], grown, to, toAt);
    SphereGeometry.interval(columns[1][at], columns[1][at], grown, to, toAt + 1);
    to[toAt + 2] = Float.NEGATIVE_INFINITY;
    to[toAt + 5] = Float.POSITIVE_INFINITY;
  }

  @Override
  public boolean unbounded() {
    return true;
  }

  /** All of space. */
  @Override
  public void boundingSphere(float[][] columns, int at, float[][] to, int toAt) {
    if (Float.isNaN(columns[0][at]) || Float.isNaN(columns[1][at]) || !(columns[2][at] >= 0)) {
      BoundingSphere.none(to, toAt);
    } else {
      BoundingSphere.everywhere(to, toAt);
    }
  }

  @Override
  public String fault(float[][] columns, int at) {
    String fault = Kind.CYLINDER.notFinite(columns, 3, at);
    return fault != null || columns[2][at] >= 0 ? fault : "radius is " + columns[2][at] + ", less than 0";
  }

  @Override
  public void normal(float[][] columns, int at, float x, float y, float z, double[] to) {
    Geometry.put(x - columns[0][at], y - columns[1][at], 0, to);
  }
}
