package lockstep.internal.kernel;

/** Bounds, validity and normals of spheres: x, y, z, radius. */
final class SphereGeometry implements Geometry {
  /** A sphere of a larger radius, whose square may overflow, is taken to contain everything. */
  private static final float EVERYWHERE = 0x1p60f;

  /** Grown so that neither rounding here nor that of the kernels, 8 u of the radius, matters. */
  @Override
  public void bounds(float[][] columns, int at, float[] to, int toAt) {
    float r = columns[3][at];
    float grown = r > EVERYWHERE ? Float.POSITIVE_INFINITY : r * (1 + 0x1p-20f);
    for (int axis = 0; axis < 3; axis++) {
      float c = columns[axis][at];
      boolean everywhere = grown == Float.POSITIVE_INFINITY && !Float.isNaN(c);
      to[toAt + axis] = everywhere ? Float.NEGATIVE_INFINITY : r >= 0 ? Math.nextDown(c - grown) : Float.NaN;
      to[toAt + axis + 3] = everywhere ? Float.POSITIVE_INFINITY : Math.nextUp(c + grown);
    }
  }

  @Override
  public String fault(float[][] columns, int at) {
    String fault = Kind.SPHERE.notFinite(columns, 4, at);
    return fault != null || columns[3][at] >= 0 ? fault : "radius is " + columns[3][at] + ", less than 0";
  }

  @Override
  public float[] normal(float[][] columns, int at, float x, float y, float z) {
    return Geometry.unit(x - columns[0][at], y - columns[1][at], z - columns[2][at]);
  }
}
