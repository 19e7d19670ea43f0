package lockstep.oracle;

import java.util.ArrayList;
import java.util.List;

/** The points behind any planes, exactly: bounded or not, with or without corners, or none at all. */
public record Polytope(List<HalfSpace> planes) {
  /** Some planes from four numbers each. */
  public static Polytope of(float[] source) {
    List<HalfSpace> planes = new ArrayList<>();
    for (int k = 0; k < source.length; k += 4) {
      planes.add(HalfSpace.of(source, k));
    }
    return new Polytope(planes);
  }

  public boolean contains(Point p) {
    return planes.stream().allMatch(plane -> plane.contains(p));
  }

  /** Whether it overlaps a convex polygon, which is clipped plane by plane. */
  private boolean cuts(List<Point> polygon) {
    List<Point> left = polygon;
    for (HalfSpace plane : planes) {
      List<Point> inside = new ArrayList<>();
      for (int k = 0; k < left.size(); k++) {
        Point p = left.get(k), q = left.get((k + 1) % left.size());
        Exact atP = plane.outside(p), atQ = plane.outside(q);
        if (atP.sign() <= 0) {
          inside.add(p);
        }
        if (atP.sign() * atQ.sign() < 0) {
          inside.add(p.plus(q.minus(p).times(atP.dividedBy(atP.minus(atQ)))));
        }
      }
      left = inside;
    }
    return !left.isEmpty();
  }

  public boolean overlaps(Triangle t) {
    return cuts(List.of(t.a(), t.b(), t.c()));
  }

  /** Whether it overlaps a box: it cuts a face, or is all inside and so has corners there. */
  public boolean overlaps(OrientedBox box) {
    for (int axis = 0; axis < 3; axis++) {
      int u = 1 << axis, v = 1 << (axis + 1) % 3, w = 1 << (axis + 2) % 3;
      for (int side = 0; side <= u; side += u) {
        if (cuts(List.of(box.corner(side), box.corner(side + v), box.corner(side + v + w),
            box.corner(side + w)))) {
          return true;
        }
      }
    }
    return corners().stream().anyMatch(p -> box.squaredDistance(p).sign() == 0);
  }

  private List<Point> corners() {
    List<Point> corners = new ArrayList<>();
    for (int i = 0; i < planes.size(); i++) {
      for (int j = i + 1; j < planes.size(); j++) {
        for (int k = j + 1; k < planes.size(); k++) {
          HalfSpace a = planes.get(i), b = planes.get(j), c = planes.get(k);
          Exact[] at = solved(new Exact[][] {row(a), row(b), row(c)});
          if (at != null) {
            corners.add(new Point(at[0], at[1], at[2]));
          }
        }
      }
    }
    corners.removeIf(p -> !contains(p));
    return corners;
  }

  private static Exact[] row(HalfSpace p) {
    return new Exact[] {p.normal().x(), p.normal().y(), p.normal().z(), p.d().negate()};
  }

  /**
   * Whether a segment is no farther than a length. The nearest point is on some planes, three at the most,
   * and the vector to it from the nearest point of the segment, an end or one in between, is a sum of their
   * normals. Each such pair of points that there is bounds the distance.
   */
  public boolean reaches(Point a, Point b, Exact length) {
    for (int set = 0; set < 1 << planes.size(); set++) {
      if (Integer.bitCount(set) <= 3 && (reaches(a, a, false, set, length)
          || reaches(b, b, false, set, length) || reaches(a, b, true, set, length))) {
        return true;
      }
    }
    return false;
  }

  private boolean reaches(Point a, Point b, boolean between, int set, Exact length) {
    List<HalfSpace> on = new ArrayList<>();
    for (int k = 0; k < planes.size(); k++) {
      if ((set >> k & 1) > 0) {
        on.add(planes.get(k));
      }
    }
    int n = on.size(), unknowns = n + (between ? 1 : 0);
    Point along = b.minus(a);
    Exact[][] rows = new Exact[unknowns][unknowns + 1];
    for (int i = 0; i < n; i++) {
      Point normal = on.get(i).normal();
      for (int j = 0; j < n; j++) {
        rows[i][j] = normal.dot(on.get(j).normal());
      }
      if (between) {
        rows[i][n] = normal.dot(along).negate();
        rows[n][i] = normal.dot(along);
      }
      rows[i][unknowns] = on.get(i).outside(a);
    }
    if (between) {
      rows[n][n] = Exact.ZERO;
      rows[n][unknowns] = Exact.ZERO;
    }
    Exact[] solved = solved(rows);
    if (solved == null || (between && (solved[n].sign() < 0 || !solved[n].isAtMost(Exact.ONE)))) {
      return false;
    }
    Point sum = Point.of(0, 0, 0);
    for (int i = 0; i < n; i++) {
      sum = sum.plus(on.get(i).normal().times(solved[i]));
    }
    Point from = between ? a.plus(along.times(solved[n])) : a;
    return sum.square().isAtMost(length.square()) && contains(from.minus(sum));
  }

  /** The solution of a system of linear equations, the right side last in each row; null if not just one. */
  private static Exact[] solved(Exact[][] rows) {
    int n = rows.length;
    for (int k = 0; k < n; k++) {
      int pivot = k;
      while (pivot < n && rows[pivot][k].sign() == 0) {
        pivot++;
      }
      if (pivot == n) {
        return null;
      }
      Exact[] row = rows[pivot];
      rows[pivot] = rows[k];
      rows[k] = row;
      for (int i = 0; i < n; i++) {
        Exact factor = i == k ? Exact.ZERO : rows[i][k].dividedBy(row[k]);
        for (int j = k; j <= n && factor.sign() != 0; j++) {
          rows[i][j] = rows[i][j].minus(row[j].times(factor));
        }
      }
    }
    Exact[] solution = new Exact[n];
    for (int k = 0; k < n; k++) {
      solution[k] = rows[k][n].dividedBy(rows[k][k]);
    }
    return solution;
  }
}
