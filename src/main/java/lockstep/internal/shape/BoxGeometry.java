package lockstep.internal.shape;

/** Bounds, validity and normals of axis-aligned boxes: minX, minY, minZ, maxX, maxY, maxZ. */
final class BoxGeometry implements Geometry {
  @Override
  public void bounds(float[][] columns, int at, float[] to, int toAt) {
    for (int c = 0; c < 6; c++) {
      to[toAt + c] = columns[c][at];
    }
  }

  @Override
  public void bounds(float[][] columns, int at, int count, float[] one, float[][] to) {
    for (int c = 0; c < 6; c++) {
      System.arraycopy(columns[c], at, to[c], 0, count);
    }
  }

  @Override
  public boolean unbounded() {
    return true;
  }

  /** The sphere about the rounded centre, as far as the corner farthest from it. */
  @Override
  public void boundingSphere(float[][] columns, int at, float[][] to, int toAt) {
    float minX = columns[0][at], minY = columns[1][at], minZ = columns[2][at];
    float maxX = columns[3][at], maxY = columns[4][at], maxZ = columns[5][at];
    if (!(minX <= maxX && minY <= maxY && minZ <= maxZ)) {
      BoundingSphere.none(to, toAt);
    } else if (BoundingSphere.size(columns, 6, at) == Double.POSITIVE_INFINITY) {
      BoundingSphere.everywhere(to, toAt);
    } else {
      float x = (float) (0.5 * ((double) minX + maxX));
      float y = (float) (0.5 * ((double) minY + maxY));
      float z = (float) (0.5 * ((double) minZ + maxZ));
      double dx = farthest(minX, x, maxX), dy = farthest(minY, y, maxY), dz = farthest(minZ, z, maxZ);
      boolean exact = exact(minX, x, maxX) && exact(minY, y, maxY) && exact(minZ, z, maxZ)
          && BoundingSphere.exactSquare(dx, dy, dz);
      BoundingSphere.set(to, toAt, x, y, z,
          BoundingSphere.reach(0, BoundingSphere.square(dx, dy, dz), exact));
    }
  }

  private static double farthest(float min, float centre, float max) {
    return Math.max((double) max - centre, (double) centre - min);
  }

  private static boolean exact(float min, float centre, float max) {
    return BoundingSphere.exact(max, centre) && BoundingSphere.exact(centre, min);
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
  public void normal(float[][] columns, int at, float x, float y, float z, double[] to) {
    float best = Float.POSITIVE_INFINITY;
    Geometry.put(0, 0, 0, to);
    for (int c = 0; c < 6; c++) {
      float p = c % 3 == 0 ? x : c % 3 == 1 ? y : z;
      float distance = Math.abs(p - columns[c][at]);
      if (distance < best) {
        best = distance;
        Geometry.put(0, 0, 0, to);
        to[c % 3] = c < 3 ? -1 : 1;
      }
    }
  }
}
