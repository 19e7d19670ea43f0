package lockstep.internal.shape;

/** Bounds, validity and normals of half-spaces: nx, ny, nz, d. */
final class PlaneGeometry implements Geometry {
  /** All of space, except the side of a plane that is perpendicular to an axis, rounded outwards. */
  @Override
  public void bounds(float[][] columns, int at, float[] to, int toAt) {
    boolean proper = proper(columns, at);
    for (int axis = 0; axis < 3; axis++) {
      to[toAt + axis] = proper ? Float.NEGATIVE_INFINITY : Float.NaN;
      to[toAt + axis + 3] = proper ? Float.POSITIVE_INFINITY : Float.NaN;
      float n = columns[axis][at];
      if (proper && columns[(axis + 1) % 3][at] == 0 && columns[(axis + 2) % 3][at] == 0) {
        double plane = -(double) columns[3][at] / n;
        if (n > 0) {
          to[toAt + axis + 3] = Math.nextUp((float) plane);
        } else {
          to[toAt + axis] = Math.nextDown((float) plane);
        }
      }
    }
  }

  @Override
  public boolean unbounded() {
    return true;
  }

  /** All of space. */
  @Override
  public void boundingSphere(float[][] columns, int at, float[][] to, int toAt) {
    if (proper(columns, at)) {
      BoundingSphere.everywhere(to, toAt);
    } else {
      BoundingSphere.none(to, toAt);
    }
  }

  private static boolean proper(float[][] columns, int at) {
    return HalfSpace.proper(square(columns, at)) && Math.abs(columns[3][at]) <= Float.MAX_VALUE;
  }

  private static float square(float[][] columns, int at) {
    return HalfSpace.square(columns[0][at], columns[1][at], columns[2][at]);
  }

  @Override
  public String fault(float[][] columns, int at) {
    String fault = Kind.PLANE.notFinite(columns, 4, at);
    float square = square(columns, at);
    return fault != null || HalfSpace.proper(square) ? fault : "the normal's squared length is " + square
        + ", not between " + HalfSpace.LEAST_SQUARE + " and " + HalfSpace.LARGEST_SQUARE;
  }

  @Override
  public void normal(float[][] columns, int at, float x, float y, float z, double[] to) {
    Geometry.put(columns[0][at], columns[1][at], columns[2][at], to);
  }
}
