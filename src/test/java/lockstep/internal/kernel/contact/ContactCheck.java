package lockstep.internal.kernel.contact;

import static lockstep.internal.kernel.distance.DistanceCheck.U;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import lockstep.Contacts;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Pairing;
import lockstep.Shapes;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.distance.DistanceCheck;
import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Solid;

/**
 * Compares contacts of the scalar engine with properties of convex sets, in double: they exist exactly where
 * shapes overlap; the deepest point's depth is the penetration along the normal, and no way out is shorter;
 * each point is half-way between points of both shapes.
 */
final class ContactCheck {
  /** Allowed error of a depth, in u of the span. */
  private static final int DEPTH = 8;

  /**
   * Allowed error of a depth with an oriented box, into whose frame points are rotated and out of which
   * normals are: see {@link BoxFrame}; and for faces clipped to each other: see {@link BoxPairContact}.
   */
  private static final int DEPTH_IN_FRAME = 40;

  /**
   * Allowed error of a depth with a triangle, which may reach back along the normal of its face by the
   * rounding of that: see {@link SphereTriangleContact}.
   */
  private static final int DEPTH_OF_TRIANGLE = 16;

  /**
   * How much deeper than edges a box's face may be and still be the contact, as a part of the half extents of
   * the smaller one.
   */
  private static final double BIAS = 0x1p-12;

  private ContactCheck() {}

  private static double bound(Entry entry) {
    return haveFaces(entry) ? U * DEPTH_IN_FRAME : Math.max(bound(entry.first()), bound(entry.second()));
  }

  private static double bound(Kind kind) {
    return U
        * (kind == Kind.ORIENTED_BOX ? DEPTH_IN_FRAME : kind == Kind.TRIANGLE ? DEPTH_OF_TRIANGLE : DEPTH);
  }

  static Entry entry(Kind first, Kind second) {
    return ScalarKernels.TABLE.get(Verb.CONTACT, first, second);
  }

  static List<Entry> entries() {
    return entries(false);
  }

  static List<Entry> entriesOfPlanes() {
    return entries(true);
  }

  private static List<Entry> entries(boolean ofPlanes) {
    return ScalarKernels.TABLE.entries().stream()
        .filter(entry -> entry.verb() == Verb.CONTACT && (entry.second() == Kind.PLANE) == ofPlanes).toList();
  }

  /** Contacts with all points, however far apart the shapes are; those without a margin are a prefix. */
  static Contacts ask(Entry entry, float[] p, float[] q) {
    Shapes first = DistanceCheck.buffer(entry.first(), p);
    Shapes second = DistanceCheck.buffer(entry.second(), q);
    Contacts all = Contacts.withMargin(1, Float.POSITIVE_INFINITY);
    Engine.scalar().contact(first, second, Pairing.zip(), all);
    Contacts touching = Contacts.allocate(1);
    Engine.scalar().contact(first, second, Pairing.zip(), touching);
    Hits overlap = Hits.allocate(1);
    Engine.scalar().overlap(first, second, Pairing.zip(), overlap);
    assertTrue(all.hits().get(0), "an answer");
    assertEquals(overlap.get(0), touching.hits().get(0), () -> entry + ": points where they overlap");
    int found = 0;
    Set<Integer> features = new TreeSet<>();
    for (int k = 0; k < all.count[0]; k++) {
      assertTrue(all.feature[k] > 0 && features.add(all.feature[k]), "a feature of its own");
      if (all.depth[k] >= 0) {
        assertEquals(all.depth[k], touching.depth[found]);
        assertEquals(all.feature[k], touching.feature[found++]);
      }
    }
    assertEquals(found, touching.count[0]);
    return all;
  }

  static void check(Entry entry, float[] p, float[] q) {
    Solid a = DistanceCheck.solid(entry.first(), p);
    Solid b = DistanceCheck.solid(entry.second(), q);
    Contacts contacts = ask(entry, p, q);
    double[] n = normal(contacts);
    double bound = bound(entry) * a.span(b);
    assertEquals(1, length(n), bound(entry));
    double deepest = deepest(contacts);
    if (deepest < 0 && a.coreDistance(b) == 0 && a.radius() + b.radius() <= bound) {
      // a segment in a box, which the overlap test misses by rounding, however deep it is: only the normal
      // can be right
      assertEquals(a.depth(b), a.depth(b, n), bound, () -> entry + ": the normal of the shortest way out");
      return;
    }
    double least = a.depth(b);
    double bias = deepest >= 0 ? BIAS * bias(entry, p, q) : 0;
    assertEquals(least + bias / 2, deepest, bound + bias / 2, () -> entry + ": the shortest way out");
    assertEquals(a.depth(b, n), deepest, bound, () -> entry + ": along the normal");
    for (int k = 0; k < contacts.count[0]; k++) {
      double[] end = end(contacts, k, n, 0.5);
      double[] begin = end(contacts, k, n, -0.5);
      double rounding = bias + bound + 4 * U * Math.max(far(end), far(begin)) + aside(entry, least, bound);
      assertEquals(0, a.distance(end), rounding, () -> entry + ": on A");
      assertEquals(0, b.distance(begin), rounding, () -> entry + ": on B");
    }
  }

  /**
   * At least half the bounds of the smaller of two shapes that both have faces, which are preferred to edges.
   */
  private static double bias(Entry entry, float[] p, float[] q) {
    return haveFaces(entry) ? Math.min(half(entry.first(), p), half(entry.second(), q)) : 0;
  }

  private static boolean haveFaces(Entry entry) {
    return (entry.first() == Kind.BOX || entry.first() == Kind.ORIENTED_BOX || entry.first() == Kind.TRIANGLE)
        && (entry.second() == Kind.ORIENTED_BOX || entry.second() == Kind.TRIANGLE);
  }

  private static double half(Kind kind, float[] q) {
    return switch (kind) {
      case BOX -> ((double) q[3] - q[0] + q[4] - q[1] + q[5] - q[2]) / 2;
      case ORIENTED_BOX -> (double) q[3] + q[4] + q[5];
      default -> { // the perimeter is more
        Solid solid = DistanceCheck.solid(kind, q);
        yield solid.span(solid) * 3;
      }
    };
  }

  /**
   * The largest lateral distance of the nearest points where several are equally near up to rounding: for a
   * distance larger by e, a point has to move by √(2 d e).
   */
  private static double aside(Entry entry, double depth, double bound) {
    return haveFaces(entry) && depth < 0 ? Math.sqrt(-2 * depth * bound) : 0;
  }

  /** Checks contacts with the half-space behind a plane. */
  static void checkPlane(Entry entry, float[] p, float[] plane) {
    Solid a = DistanceCheck.solid(entry.first(), p);
    Contacts contacts = ask(entry, p, plane);
    double[] n = normal(contacts);
    double length = length(new double[] {plane[0], plane[1], plane[2]});
    for (int k = 0; k < 3; k++) {
      assertEquals(-plane[k] / length, n[k], U * DEPTH);
    }
    double size = a.span(Solid.point(0, 0, 0)) + Math.abs(plane[3]) / length;
    double bound = bound(entry.first() == Kind.ORIENTED_BOX ? entry.first() : Kind.PLANE) * size;
    double deepest = deepest(contacts);
    assertEquals(
        a.corners().stream().mapToDouble(corner -> a.radius() - gap(corner, plane)).max().orElseThrow(),
        deepest, bound, () -> entry + ": the shortest way out");
    for (int k = 0; k < contacts.count[0]; k++) {
      assertEquals(0, a.distance(end(contacts, k, n, 0.5)), bound, () -> entry + ": on the shape");
      assertEquals(0, gap(end(contacts, k, n, -0.5), plane), bound, () -> entry + ": on the plane");
    }
    for (double[] corner : a.corners()) {
      if (a.radius() - gap(corner, plane) >= deepest) {
        double nearest = Double.POSITIVE_INFINITY;
        for (int k = 0; k < contacts.count[0]; k++) {
          double[] end = end(contacts, k, n, 0.5);
          for (int axis = 0; axis < 3; axis++) {
            end[axis] -= a.radius() * n[axis];
          }
          nearest = Math.min(nearest, length(minus(end, corner)));
        }
        assertEquals(0, nearest, 4 * bound, () -> entry + ": all that is as deep");
      }
    }
  }

  private static double gap(double[] p, float[] plane) {
    double length = length(new double[] {plane[0], plane[1], plane[2]});
    return (plane[0] * p[0] + plane[1] * p[1] + plane[2] * p[2] + plane[3]) / length;
  }

  private static double[] normal(Contacts contacts) {
    return new double[] {contacts.nx[0], contacts.ny[0], contacts.nz[0]};
  }

  private static double deepest(Contacts contacts) {
    double deepest = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < contacts.count[0]; k++) {
      deepest = Math.max(deepest, contacts.depth[k]);
    }
    return deepest;
  }

  /** The surface point of one of the shapes at contact point k. */
  private static double[] end(Contacts contacts, int k, double[] n, double part) {
    double way = part * contacts.depth[k];
    return new double[] {contacts.x[k] + way * n[0], contacts.y[k] + way * n[1], contacts.z[k] + way * n[2]};
  }

  private static double far(double[] p) {
    return Math.max(Math.abs(p[0]), Math.max(Math.abs(p[1]), Math.abs(p[2])));
  }

  private static double[] minus(double[] a, double[] b) {
    return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
  }

  private static double length(double[] a) {
    return Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]);
  }
}
