package lockstep.oracle;

import java.util.ArrayList;
import java.util.List;

/**
 * A closed exact frustum: six half-spaces, opposite ones in pairs, and the corners if they form a hexahedron.
 * Corner k lies on the second plane of pair i if bit i of k is set. Other frusta are {@linkplain #isProper
 * not proper}, and empty here.
 */
public record Frustum(List<HalfSpace> planes, List<Point> corners) {
  private static final int[][] FACES =
      {{0, 2, 6, 4}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 3, 7, 6}, {0, 1, 3, 2}, {4, 5, 7, 6}};

  /** Six planes from 24 numbers. */
  public static Frustum of(float[] source, int at) {
    List<HalfSpace> planes = new ArrayList<>();
    for (int k = 0; k < 6; k++) {
      planes.add(HalfSpace.of(source, at + 4 * k));
    }
    return of(planes);
  }

  private static Frustum of(List<HalfSpace> planes) {
    List<Point> corners = new ArrayList<>();
    for (int k = 0; k < 8; k++) {
      HalfSpace a = planes.get(k & 1), b = planes.get(2 + (k >> 1 & 1)), c = planes.get(4 + (k >> 2));
      Point bc = b.normal().cross(c.normal());
      Exact det = a.normal().dot(bc);
      if (det.sign() == 0) {
        return new Frustum(planes, List.of());
      }
      Point sum = bc.times(a.d()).plus(c.normal().cross(a.normal()).times(b.d()))
          .plus(a.normal().cross(b.normal()).times(c.d()));
      Point corner = sum.times(Exact.of(-1).dividedBy(det));
      for (int other = 0; other < 6; other++) {
        if ((other & 1) != (k >> (other / 2) & 1) && !planes.get(other).contains(corner)) {
          return new Frustum(planes, List.of());
        }
      }
      corners.add(corner);
    }
    return new Frustum(planes, corners);
  }

  /** Whether it is a hexahedron, which may be flat: each corner lies behind all six planes. */
  public boolean isProper() {
    return !corners.isEmpty();
  }

  public boolean contains(Point p) {
    return isProper() && planes.stream().allMatch(plane -> plane.contains(p));
  }

  /** The faces, two triangles each. */
  private List<Triangle> triangles() {
    List<Triangle> triangles = new ArrayList<>();
    if (isProper()) {
      for (int[] f : FACES) {
        Point a = corners.get(f[0]), c = corners.get(f[2]);
        triangles.add(new Triangle(a, corners.get(f[1]), c));
        triangles.add(new Triangle(a, c, corners.get(f[3])));
      }
    }
    return triangles;
  }

  public boolean overlaps(Box box) {
    return !box.isEmpty() && (contains(box.min()) || triangles().stream().anyMatch(t -> t.overlaps(box)));
  }

  public boolean overlaps(OrientedBox box) {
    return !box.isEmpty() && (contains(box.centre()) || triangles().stream().anyMatch(
        t -> new Triangle(box.local(t.a()), box.local(t.b()), box.local(t.c())).overlaps(box.localBox())));
  }

  public boolean overlaps(Triangle triangle) {
    return new Polytope(planes).overlaps(triangle);
  }

  /** The squared distance of a point from a proper frustum: 0 inside, else to the nearest face. */
  public Exact squaredDistance(Point p) {
    return contains(p) ? Exact.ZERO
        : triangles().stream().map(t -> t.squaredDistance(p)).reduce(Exact::min).orElseThrow();
  }

  /** The squared distance of a segment: 0 if it meets a face, else that of an end, or of an edge. */
  public Exact squaredDistance(Point p, Point q) {
    Exact least = Exact.min(squaredDistance(p), squaredDistance(q));
    Capsule segment = new Capsule(p, q, Exact.ZERO);
    for (Triangle t : triangles()) {
      if (t.meets(p, q)) {
        return Exact.ZERO;
      }
      least = Exact.min(least, segment.squaredDistance(new Capsule(t.a(), t.b(), Exact.ZERO)));
      least = Exact.min(least, segment.squaredDistance(new Capsule(t.b(), t.c(), Exact.ZERO)));
      least = Exact.min(least, segment.squaredDistance(new Capsule(t.c(), t.a(), Exact.ZERO)));
    }
    return least;
  }

  public boolean overlaps(Ball ball) {
    return isProper() && ball.radius().sign() >= 0
        && squaredDistance(ball.centre()).isAtMost(ball.radius().square());
  }

  public boolean overlaps(Capsule capsule) {
    return isProper() && capsule.radius().sign() >= 0
        && squaredDistance(capsule.a(), capsule.b()).isAtMost(capsule.radius().square());
  }
}
