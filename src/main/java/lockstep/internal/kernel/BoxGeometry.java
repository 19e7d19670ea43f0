package lockstep.internal.kernel;

/** Bounds, validity and normals of axis-aligned boxes: minX, minY, minZ, maxX, maxY, maxZ. */
final class BoxGeometry implements Geometry {
  @Override
  public void bounds(float[][] columns, int at, float[] to, int toAt) {
    for (int c = 0; c < 6; c++) {
      to[toAt + c] = columns[c][at];
    }
  }

  @Override
  public String fault(float[][] columns, int at) {
    for (int c = 0; c < 3; c++) {
      float min = columns[c][at];
      float max = columns[c + 3][at];
      if (!(min <= max)) {
        return Kind.BOX.column(c) + " is " + min + " and " + Kind.BOX.column(c + 3) + " is " + max
            + ": not an interval";
      }
    }
    return null;
  }

  /** The outward normal of the face nearest to the point. */
  @Override
  public float[] normal(float[][] columns, int at, float x, float y, float z) {
    float[] p = {x, y, z};
    float best = Float.POSITIVE_INFINITY;
    float[] normal = new float[3];
    for (int c = 0; c < 6; c++) {
      float distance = Math.abs(p[c % 3] - columns[c][at]);
      if (distance < best) {
        best = distance;
        normal = new float[3];
        normal[c % 3] = c < 3 ? -1 : 1;
      }
    }
    return normal;
  }
}
