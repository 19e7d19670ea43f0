package lockstep.oracle;

import java.util.ArrayList;
import java.util.List;

/**
 * A closed exact triangle. A triangle without area is a segment or a point, and all methods here hold for
 * those too.
 */
public record Triangle(Point a, Point b, Point c) {
  /** Corners from nine coordinates. */
  public static Triangle of(float[] source, int at) {
    return new Triangle(Point.of(source, at), Point.of(source, at + 3), Point.of(source, at + 6));
  }

  /** (b − a) × (c − a), with twice the area as length. */
  public Point normal() {
    return b.minus(a).cross(c.minus(a));
  }

  public boolean hasArea() {
    return !normal().isZero();
  }

  /** The squared distance of a point: to the face if it projects into it, else to the nearest edge. */
  public Exact squaredDistance(Point p) {
    Point n = normal();
    if (!n.isZero() && side(n, a, b, p) >= 0 && side(n, b, c, p) >= 0 && side(n, c, a, p) >= 0) {
      return n.dot(p.minus(a)).square().dividedBy(n.square());
    }
    return Exact.min(Exact.min(squaredDistance(a, b, p), squaredDistance(b, c, p)), squaredDistance(c, a, p));
  }

  /** The squared distance of a point from the segment pq. */
  public static Exact squaredDistance(Point p, Point q, Point from) {
    Point along = q.minus(p);
    Exact t = along.dot(from.minus(p));
    if (t.sign() <= 0) {
      return from.minus(p).square();
    }
    if (along.square().isAtMost(t)) {
      return from.minus(q).square();
    }
    return from.minus(p).cross(along).square().dividedBy(along.square());
  }

  /**
   * The squared distance of a capsule's segment: 0 if it meets the triangle; otherwise the nearest point is
   * on an edge, or an end projects into the face.
   */
  public Exact squaredDistance(Capsule capsule) {
    if (meets(capsule.a(), capsule.b())) {
      return Exact.ZERO;
    }
    Exact edges = Exact.min(Exact.min(edge(a, b, capsule), edge(b, c, capsule)), edge(c, a, capsule));
    return Exact.min(edges, Exact.min(squaredDistance(capsule.a()), squaredDistance(capsule.b())));
  }

  private static Exact edge(Point p, Point q, Capsule capsule) {
    return capsule.squaredDistance(new Capsule(p, q, Exact.ZERO));
  }

  /** The squared distance of two triangles: the nearest points are on an edge of one of them. */
  public Exact squaredDistance(Triangle that) {
    return Exact.min(edgesFrom(that), that.edgesFrom(this));
  }

  /** The least squared distance of an edge from a triangle. */
  private Exact edgesFrom(Triangle that) {
    return Exact.min(that.squaredDistance(new Capsule(a, b, Exact.ZERO)),
        Exact.min(that.squaredDistance(new Capsule(b, c, Exact.ZERO)),
            that.squaredDistance(new Capsule(c, a, Exact.ZERO))));
  }

  public boolean overlaps(Capsule capsule) {
    return capsule.radius().sign() >= 0 && squaredDistance(capsule).isAtMost(capsule.radius().square());
  }

  /** The sine of the largest angle, to about the precision of a double: 0 without area. */
  public double sine() {
    double ab = b.minus(a).length(), bc = c.minus(b).length(), ca = a.minus(c).length();
    double shorter = ab * bc * ca / Math.max(ab, Math.max(bc, ca));
    return shorter > 0 ? normal().length() / shorter : 0;
  }

  /** The length of the longest edge. */
  public double extent() {
    return Math.max(b.minus(a).length(), Math.max(c.minus(b).length(), a.minus(c).length()));
  }

  /** The height over the longest edge: 0 without area. */
  public double height() {
    double extent = extent();
    return extent == 0 ? 0 : normal().length() / extent;
  }

  /** The side of the line from p to q on which x is, seen from the normal's end. */
  private static int side(Point n, Point p, Point q, Point x) {
    return n.dot(q.minus(p).cross(x.minus(p))).sign();
  }

  /** Two triangles overlap if an edge of one meets the other, also if one is inside the other. */
  public boolean overlaps(Triangle that) {
    return meetsEdgeOf(that) || that.meetsEdgeOf(this);
  }

  private boolean meetsEdgeOf(Triangle that) {
    return meets(that.a, that.b) || meets(that.b, that.c) || meets(that.c, that.a);
  }

  /** Whether the segment pq meets this triangle. Decided by the signs of volumes. */
  public boolean meets(Point p, Point q) {
    Point n = normal();
    if (n.isZero()) {
      return segmentsMeet(a, b, p, q) || segmentsMeet(b, c, p, q) || segmentsMeet(c, a, p, q);
    }
    int atP = n.dot(p.minus(a)).sign();
    int atQ = n.dot(q.minus(a)).sign();
    if (atP * atQ > 0) {
      return false;
    }
    if (atP == 0 && atQ == 0) {
      return contains(n, p) || contains(n, q) || segmentsMeet(a, b, p, q) || segmentsMeet(b, c, p, q)
          || segmentsMeet(c, a, p, q);
    }
    // the line crosses the plane in one point, which is in the segment
    Point along = q.minus(p);
    int ab = a.minus(p).cross(b.minus(p)).dot(along).sign();
    int bc = b.minus(p).cross(c.minus(p)).dot(along).sign();
    int ca = c.minus(p).cross(a.minus(p)).dot(along).sign();
    return (ab >= 0 && bc >= 0 && ca >= 0) || (ab <= 0 && bc <= 0 && ca <= 0);
  }

  /** Whether p, a point of the plane, is in the triangle. */
  private boolean contains(Point n, Point p) {
    return side(n, a, b, p) >= 0 && side(n, b, c, p) >= 0 && side(n, c, a, p) >= 0;
  }

  /** Whether two closed segments, which may be points, meet. */
  static boolean segmentsMeet(Point p, Point q, Point r, Point s) {
    Point along1 = q.minus(p);
    Point along2 = s.minus(r);
    Point n = along1.cross(along2);
    if (n.isZero()) { // parallel, or a point: they meet if an end of one is on the other
      return onSegment(p, q, r) || onSegment(p, q, s) || onSegment(r, s, p) || onSegment(r, s, q);
    }
    if (n.dot(r.minus(p)).sign() != 0) {
      return false;
    }
    // p + t1·along1 = r + t2·along2, both t in [0, 1]
    Exact t1 = r.minus(p).cross(along2).dot(n);
    Exact t2 = r.minus(p).cross(along1).dot(n);
    Exact one = n.square();
    return t1.sign() >= 0 && t1.isAtMost(one) && t2.sign() >= 0 && t2.isAtMost(one);
  }

  private static boolean onSegment(Point p, Point q, Point x) {
    return squaredDistance(p, q, x).sign() == 0;
  }

  /**
   * Whether it overlaps the closed box, whose planes may be infinite. The triangle is clipped to it plane by
   * plane.
   */
  public boolean overlaps(Box box) {
    List<Point> polygon = List.of(a, b, c);
    for (int axis = 0; axis < 3; axis++) {
      polygon = clip(polygon, axis, box.min().on(axis), 1);
      polygon = clip(polygon, axis, box.max().on(axis), -1);
    }
    return !polygon.isEmpty();
  }

  /** Whether it overlaps the closed oriented box. Decided in its frame. */
  public boolean overlaps(OrientedBox box) {
    return !box.isEmpty() && new Triangle(box.local(a), box.local(b), box.local(c)).overlaps(box.localBox());
  }

  /** The part of a polygon on the side {@code sign·(x − plane) ≥ 0} (Sutherland and Hodgman, 1974). */
  private static List<Point> clip(List<Point> polygon, int axis, Exact plane, int sign) {
    List<Point> inside = new ArrayList<>();
    for (int k = 0; k < polygon.size(); k++) {
      Point p = polygon.get(k);
      Point q = polygon.get((k + 1) % polygon.size());
      Exact atP = p.on(axis).minus(plane).times(sign);
      Exact atQ = q.on(axis).minus(plane).times(sign);
      if (atP.sign() >= 0) {
        inside.add(p);
      }
      if (atP.sign() * atQ.sign() < 0) {
        inside.add(p.plus(q.minus(p).times(atP.dividedBy(atP.minus(atQ)))));
      }
    }
    return inside;
  }
}
