package lockstep;

/** One obstacle in double, grown by the radius of a mover, in the order of coordinates of a {@link PushOutScene}. */
final class GrownObstacle {
  /** A half-space, or else a ball. */
  boolean isFlat;

  /** Unit normal, or centre. */
  double x, y, z;

  /** How far along the normal it reaches from the origin, or its radius. */
  double size;

  void of(Shapes shapes, int element, double radius, int[] order) {
    int at = shapes.from() + element;
    float[][] columns = shapes.columns;
    isFlat = shapes instanceof Planes;
    if (isFlat) {
      x = columns[order[0]][at];
      y = columns[order[1]][at];
      z = columns[order[2]][at];
      double length = Math.sqrt(x * x + y * y + z * z);
      x /= length;
      y /= length;
      z /= length;
      size = radius - columns[3][at] / length;
    } else {
      boolean isDisc = shapes instanceof Cylinders;
      x = columns[0][at];
      y = columns[1][at];
      z = isDisc ? 0 : columns[2][at];
      size = radius + columns[isDisc ? 2 : 3][at];
    }
  }

  /** How deep a place is in it: +∞ if nothing leads out. */
  double depth(double px, double py, double pz) {
    double depth;
    if (isFlat) {
      depth = size - (x * px + y * py + z * pz);
    } else {
      double dx = px - x, dy = py - y, dz = pz - z;
      depth = size - Math.sqrt(dx * dx + dy * dy + dz * dz);
    }
    return depth < Double.POSITIVE_INFINITY ? depth : Double.POSITIVE_INFINITY;
  }
}
