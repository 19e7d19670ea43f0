package lockstep.internal.kernel.distance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import lockstep.Axis;
import lockstep.BuffersByKind;
import lockstep.Columns;
import lockstep.Distances;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Pairing;
import lockstep.Shapes;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.overlap.CapsuleTriangle;
import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Solid;
import lockstep.oracle.Triangle;

/**
 * Compares the scalar engine's distance and closest points of two shapes with brute force in double, and
 * generates shapes for it.
 */
public final class DistanceCheck {
  public static final double U = 0x1p-24;

  /** Allowed error of a distance, in u of the span. */
  static final int DISTANCE = 8;

  /**
   * Allowed error where a sphere or a segment is rotated into the frame of an oriented box, which is off by
   * up to 23 u, see {@link BoxFrame}; so are the overlap tests, which decide where the distance is 0. The
   * largest error over 700,000 pairs is 9.4 u.
   */
  private static final int DISTANCE_IN_FRAME = 14;

  /** Allowed error for two oriented boxes: {@link OrientedBoxOrientedBoxDistance} derives the sum. */
  private static final int DISTANCE_OF_TURNED = 12;

  /**
   * Allowed distance of a point from its shape, and difference between the points' distance and the distance,
   * in addition to u of the coordinates.
   */
  public static final int POINT = 12;

  private DistanceCheck() {}

  /** The pairs of bounded shapes with closest points. */
  static List<Entry> entries() {
    return entries(false);
  }

  /** The pairs of a bounded shape and a half-space with closest points. */
  static List<Entry> entriesOfPlanes() {
    return entries(true);
  }

  private static List<Entry> entries(boolean ofPlanes) {
    return ScalarKernels.TABLE.entries().stream()
        .filter(entry -> entry.verb() == Verb.CLOSEST_POINTS && (entry.second() == Kind.PLANE) == ofPlanes)
        .toList();
  }

  /** The pairs with signed distances. */
  static List<Entry> entriesOfSigned() {
    return ScalarKernels.TABLE.entries().stream().filter(entry -> entry.verb() == Verb.SIGNED_DISTANCE)
        .toList();
  }

  static float signed(Entry entry, float[] a, float[] b) {
    Distances distances = Distances.signed(1);
    Engine.scalar().distance(buffer(entry.first(), a), buffer(entry.second(), b), Pairing.zip(), distances);
    assertTrue(distances.hits().get(0), "has a distance");
    return distances.distance[0];
  }

  /**
   * Compares the signed distance with double; where positive, it equals the distance, and it is not positive
   * exactly where the shapes overlap.
   */
  static void checkSigned(Entry entry, float[] p, float[] q) {
    Solid a = solid(entry.first(), p);
    float signed = signed(entry, p, q);
    Distances distances = Distances.withoutPoints(1);
    Engine.scalar().distance(buffer(entry.first(), p), buffer(entry.second(), q), Pairing.zip(), distances);
    assertEquals(distances.distance[0], Math.max(signed, 0), "the distance");
    double exact;
    double span;
    if (entry.second() == Kind.PLANE) {
      double length = Math.sqrt((double) q[0] * q[0] + (double) q[1] * q[1] + (double) q[2] * q[2]);
      exact = a.corners().stream().mapToDouble(c -> (q[0] * c[0] + q[1] * c[1] + q[2] * c[2] + q[3]) / length)
          .min().orElseThrow() - a.radius();
      span = a.span(Solid.point(0, 0, 0)) + Math.abs(q[3]) / length + a.radius();
    } else {
      Solid b = solid(entry.second(), q);
      exact = a.coreDistance(b) - a.radius() - b.radius();
      span = a.span(b);
    }
    assertEquals(exact, signed, U * DISTANCE * span, () -> entry + ": signed distance");
  }

  /** The closest points of a shape of this kind and a half-space. */
  static Entry entryOfPlanes(Kind kind) {
    return ScalarKernels.TABLE.get(Verb.CLOSEST_POINTS, kind, Kind.PLANE);
  }

  /** The forms of generated shapes. */
  public enum Form {
    ANY, GRID, ALONG_AXES, THIN
  }

  private static float number(Form form, Random random) {
    return form == Form.GRID ? random.nextInt(9) - 4 : 4 * (float) random.nextGaussian();
  }

  /** A shape of about {@code size}, within a few units of the origin. */
  public static float[] element(Kind kind, Form form, Random random, float size) {
    float[] q = new float[kind.width()];
    float[] at = {number(form, random), number(form, random), number(form, random)};
    float[][] points = new float[3][3];
    for (int p = 0; p < 3; p++) {
      int axis = random.nextInt(3);
      for (int k = 0; k < 3; k++) {
        points[p][k] = number(form, random) / 2;
        if (form == Form.ALONG_AXES && kind != Kind.BOX && kind != Kind.ORIENTED_BOX && k != axis) {
          points[p][k] = 0;
        }
        if (form == Form.THIN && p > 0) {
          points[p][k] = points[0][k] * random.nextInt(3) + Math.scalb(points[p][k], -random.nextInt(20));
        }
        points[p][k] *= size;
      }
    }
    float radius = random.nextInt(4) == 0 ? 0 : size * Math.abs(number(form, random)) / 4;
    switch (kind) {
      case SPHERE -> {
        System.arraycopy(at, 0, q, 0, 3);
        q[3] = radius;
      }
      case CAPSULE -> {
        for (int k = 0; k < 3; k++) {
          q[k] = at[k] - points[0][k];
          q[3 + k] = at[k] + points[0][k] * (form == Form.GRID ? random.nextInt(2) : 1);
        }
        q[6] = radius;
      }
      case BOX -> {
        for (int k = 0; k < 3; k++) {
          float half =
              Math.abs(form == Form.THIN ? Math.scalb(points[0][k], -random.nextInt(20)) : points[0][k]);
          q[k] = at[k] - half;
          q[3 + k] = at[k] + half;
        }
      }
      case ORIENTED_BOX -> {
        System.arraycopy(at, 0, q, 0, 3);
        for (int k = 0; k < 3; k++) {
          q[3 + k] =
              Math.abs(form == Form.THIN ? Math.scalb(points[0][k], -random.nextInt(20)) : points[0][k]);
        }
        for (int k = 0; k < 4; k++) {
          q[6 + k] = form != Form.ALONG_AXES ? number(form, random) : k == 3 ? 1 : random.nextInt(2);
        }
        q[9] = q[6] == 0 && q[7] == 0 && q[8] == 0 && q[9] == 0 ? 1 : q[9];
      }
      case TRIANGLE -> {
        for (int c = 0; c < 9; c++) {
          q[c] = at[c % 3] + points[c / 3][c % 3];
        }
      }
      default -> throw new IllegalArgumentException(kind.label());
    }
    return q;
  }

  public static void move(Kind kind, float[] q, int axis, float by) {
    switch (kind) {
      case SPHERE, ORIENTED_BOX -> q[axis] += by;
      case CAPSULE, BOX -> {
        q[axis] += by;
        q[3 + axis] += by;
      }
      case TRIANGLE -> {
        for (int c = axis; c < 9; c += 3) {
          q[c] += by;
        }
      }
      default -> throw new IllegalArgumentException(kind.label());
    }
  }

  /** Scales two shapes by a power of two between these, and returns it. */
  public static float scale(Entry entry, float[] a, float[] b, int least, int most, Random random) {
    float by = Math.scalb(1f, least + random.nextInt(most - least + 1));
    scale(entry.first(), a, by);
    scale(entry.second(), b, by);
    return by;
  }

  /** Multiplies all coordinates and lengths of a shape. */
  private static void scale(Kind kind, float[] q, float by) {
    int lengths = kind == Kind.ORIENTED_BOX ? 6 : q.length; // a quaternion follows
    for (int k = 0; k < lengths; k++) {
      q[k] *= by;
    }
  }

  /** Whether a box or an obb is the first shape, and the second is of this kind. */
  public static boolean isBoxAt(Entry entry, Kind second) {
    return (entry.first() == Kind.BOX || entry.first() == Kind.ORIENTED_BOX) && entry.second() == second;
  }

  /** The mean of its corners. */
  public static double[] middle(Kind kind, float[] q) {
    double[] middle = new double[3];
    List<double[]> corners = solid(kind, q).corners();
    for (double[] corner : corners) {
      for (int k = 0; k < 3; k++) {
        middle[k] += corner[k] / corners.size();
      }
    }
    return middle;
  }

  public static Solid solid(Kind kind, float[] q) {
    return switch (kind) {
      case SPHERE -> Solid.sphere(q);
      case CAPSULE -> Solid.capsule(q);
      case BOX -> Solid.box(q);
      case ORIENTED_BOX -> Solid.orientedBox(q);
      case TRIANGLE -> Solid.triangle(q);
      default -> throw new IllegalArgumentException(kind.label());
    };
  }

  public static Shapes buffer(Kind kind, float[] q) {
    Shapes buffer = buffer(kind, 1);
    ((Columns) buffer).copyFrom(q, 0);
    return buffer;
  }

  /** Room for shapes of this kind. */
  public static Shapes buffer(Kind kind, int count) {
    return (Shapes) BuffersByKind.allocate(kind, Axis.Z, count);
  }

  private static int distanceBound(Entry entry) {
    if (entry.second() != Kind.ORIENTED_BOX) {
      return DISTANCE;
    }
    return switch (entry.first()) {
      case SPHERE, CAPSULE -> DISTANCE_IN_FRAME;
      case ORIENTED_BOX -> DISTANCE_OF_TURNED;
      default -> DISTANCE;
    };
  }

  public static Distances ask(Entry entry, float[] a, float[] b) {
    Distances distances = Distances.allocate(1);
    Engine.scalar().distance(buffer(entry.first(), a), buffer(entry.second(), b), Pairing.zip(), distances);
    return distances;
  }

  /**
   * Moves the second of two separated shapes until the gap is {@code gap}, and returns the vector between the
   * closest points before; null if there is none.
   */
  public static float[] bringNear(Entry entry, float[] a, float[] b, float gap) {
    Distances before = ask(entry, a, b);
    if (before.distance[0] == 0 || !before.hits().get(0)) {
      return null;
    }
    float[] apart = {before.ax[0] - before.bx[0], before.ay[0] - before.by[0], before.az[0] - before.bz[0]};
    float keep = gap / before.distance[0];
    if (Math.abs(keep) > Float.MAX_VALUE) {
      return null; // apart by less than rounding: there is no direction from one to the other
    }
    for (int k = 0; k < 3; k++) {
      move(entry.second(), b, k, (1 - keep) * apart[k]);
    }
    return apart;
  }

  /** The answer, which must equal that without points, and be 0 where the shapes overlap. */
  static Distances agreed(Entry entry, float[] p, float[] q) {
    Shapes first = buffer(entry.first(), p);
    Shapes second = buffer(entry.second(), q);
    Distances distances = ask(entry, p, q);
    float distance = distances.distance[0];
    Distances alone = Distances.withoutPoints(1);
    Engine.scalar().distance(first, second, Pairing.zip(), alone);
    Hits hits = Hits.allocate(1);
    Engine.scalar().overlap(first, second, Pairing.zip(), hits);

    assertTrue(distances.hits().get(0), "has a distance");
    assertEquals(distance, alone.distance[0], "the distance alone");
    assertTrue(distance >= 0);
    assertEquals(hits.get(0), distance == 0, "0 where they overlap");
    return distances;
  }

  static void check(Entry entry, float[] p, float[] q) {
    Solid a = solid(entry.first(), p);
    Solid b = solid(entry.second(), q);
    Distances distances = agreed(entry, p, q);
    float distance = distances.distance[0];
    double span = a.span(b);
    double exact = Math.max(0, a.coreDistance(b) - a.radius() - b.radius());
    double passed = distance == 0 ? passed(entry, q, span) : 0;
    assertEquals(exact, distance, U * distanceBound(entry) * span + passed, () -> entry + ": distance");

    if (distance > 0) {
      assertTrue(distances.featureA(0) > 0,
          () -> entry + ": shapes that are apart are not nearest inside of A");
      assertTrue(distances.featureB(0) > 0, () -> entry + ": nor inside of B");
    }
    double[] onA = {distances.ax[0], distances.ay[0], distances.az[0]};
    double[] onB = {distances.bx[0], distances.by[0], distances.bz[0]};
    double off = 0;
    double far = 0;
    for (int k = 0; k < 3; k++) {
      off += (onA[k] - onB[k]) * (onA[k] - onB[k]);
      far = Math.max(far, Math.max(Math.abs(onA[k]), Math.abs(onB[k])));
    }
    double bound = U * (POINT * span + 4 * far);
    assertEquals(distance, Math.sqrt(off), 2 * bound + passed, () -> entry + ": of the points");
    assertEquals(0, a.feature(distances.featureA(0)).distance(onA), bound, () -> entry + ": on A");
    assertEquals(0, b.feature(distances.featureB(0)).distance(onB), bound, () -> entry + ": on B");
  }

  /**
   * The largest distance from a triangle at which a capsule's segment may be taken to pierce it: larger for a
   * sliver, see {@link CapsuleTriangle}.
   */
  private static double passed(Entry entry, float[] q, double span) {
    if (entry.first() != Kind.CAPSULE || entry.second() != Kind.TRIANGLE) {
      return 0;
    }
    Triangle triangle = Triangle.of(q, 0);
    double sine = triangle.sine();
    return sine > 0 ? Math.min(U * DISTANCE * span / sine, triangle.height() * 2 / 3) : 0;
  }
}
