package lockstep.oracle;

/** An exact ray: the points {@code o + t d} with t in the closed interval [tMin, tMax]. */
public record Ray(Point o, Point d, Exact tMin, Exact tMax) {
  /**
   * Origin, direction and interval from eight numbers; infinite ends become {@linkplain Exact#bound huge}.
   */
  public static Ray of(float[] source, int at) {
    return new Ray(Point.of(source, at), Point.of(source, at + 3), Exact.bound(source[at + 6]),
        Exact.bound(source[at + 7]));
  }

  public Ray within(Exact from, Exact to) {
    return new Ray(o, d, from, to);
  }

  public Point at(Exact t) {
    return o.plus(d.times(t));
  }

  /**
   * The smallest t at which the ray is in the box, or null. The box's planes clip the interval one by one;
   * they may be those of no box at all.
   */
  public Exact enters(Box box) {
    Exact near = tMin;
    Exact far = tMax;
    for (int axis = 0; axis < 3; axis++) {
      Exact toMin = box.min().on(axis).minus(o.on(axis));
      Exact toMax = box.max().on(axis).minus(o.on(axis));
      int sign = d.on(axis).sign();
      if (sign == 0) {
        if (toMin.sign() > 0 || toMax.sign() < 0) {
          return null;
        }
      } else {
        near = Exact.max(near, (sign > 0 ? toMin : toMax).dividedBy(d.on(axis)));
        far = Exact.min(far, (sign > 0 ? toMax : toMin).dividedBy(d.on(axis)));
      }
    }
    return near.isAtMost(far) ? near : null;
  }

  /** The squared distance of a point from the ray's interval; at least 0 also if that is empty. */
  public Exact squaredDistance(Point p) {
    Point f = p.minus(o);
    Exact t = d.isZero() ? tMin : f.dot(d).dividedBy(d.square());
    return at(Exact.max(tMin, Exact.min(tMax, t))).minus(p).square();
  }

  /** Whether it comes within r of p. */
  public boolean reaches(Point p, Exact r) {
    return r.sign() >= 0 && tMin.isAtMost(tMax) && squaredDistance(p).isAtMost(r.square());
  }

  /**
   * The point where it pierces a triangle, or null; a triangle without area or seen edge-on is not pierced.
   */
  public Piercing pierces(Triangle triangle) {
    // Cramer's rule for o + t d = a + u e + v f
    Point e = triangle.b().minus(triangle.a());
    Point f = triangle.c().minus(triangle.a());
    Point s = o.minus(triangle.a());
    Exact det = e.dot(d.cross(f));
    if (det.sign() == 0) {
      return null;
    }
    Exact u = s.dot(d.cross(f)).dividedBy(det);
    Exact v = d.dot(s.cross(e)).dividedBy(det);
    Exact t = f.dot(s.cross(e)).dividedBy(det);
    boolean hit = u.sign() >= 0 && v.sign() >= 0 && u.plus(v).isAtMost(Exact.ONE) && tMin.isAtMost(t)
        && t.isAtMost(tMax);
    return new Piercing(hit, t, u, v);
  }

  /** The point where the ray's line meets the triangle's plane, and whether it is a hit. */
  public record Piercing(boolean hit, Exact t, Exact u, Exact v) {}
}
