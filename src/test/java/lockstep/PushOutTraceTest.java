package lockstep;

import static lockstep.PushOutCheck.ask;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import lockstep.PushOut.Status;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/**
 * No nearer place is free, among obstacles of all kinds: from the mover's position, many directions are
 * traced until nothing is in the way, with steps of the depth in an obstacle (Hart, Sphere tracing, 1996),
 * and then directions near the best. The place found is free by the library's own overlap test.
 */
@Runs.Widest
@Runs.Vectors
class PushOutTraceTest {
  /** Directions end so far outside obstacles that their ends are free whatever the rounding. */
  private static final double CLEAR = 4e-5;

  private static final double FAR = 12;

  /** The depth of a place in a grown obstacle, or its distance outside, below 0. */
  private interface Grown {
    double depth(double x, double y, double z);
  }

  private static double length(double x, double y, double z) {
    return Math.sqrt(x * x + y * y + z * z);
  }

  /** The signed distance to a box around the origin, below 0 inside. */
  private static double outside(double x, double y, double z, double hx, double hy, double hz) {
    double dx = Math.abs(x) - hx, dy = Math.abs(y) - hy, dz = Math.abs(z) - hz;
    return length(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0))
        + Math.min(0, Math.max(dx, Math.max(dy, dz)));
  }

  private static double toSegment(double[] p, double[] a, double[] b) {
    double dot = 0, square = 0;
    for (int k = 0; k < 3; k++) {
      dot += (p[k] - a[k]) * (b[k] - a[k]);
      square += (b[k] - a[k]) * (b[k] - a[k]);
    }
    double t = square > 0 ? Math.clamp(dot / square, 0, 1) : 0;
    return length(p[0] - a[0] - t * (b[0] - a[0]), p[1] - a[1] - t * (b[1] - a[1]),
        p[2] - a[2] - t * (b[2] - a[2]));
  }

  /** The least distance to the face, if the barycentric coordinates are all positive, and to the edges. */
  private static double toTriangle(double[] p, double[] a, double[] b, double[] c) {
    double uu = 0, uv = 0, vv = 0, up = 0, vp = 0;
    for (int k = 0; k < 3; k++) {
      double u = b[k] - a[k], v = c[k] - a[k], w = p[k] - a[k];
      uu += u * u;
      uv += u * v;
      vv += v * v;
      up += u * w;
      vp += v * w;
    }
    double det = uu * vv - uv * uv, s = (up * vv - vp * uv) / det, t = (vp * uu - up * uv) / det;
    double edges = Math.min(toSegment(p, a, b), Math.min(toSegment(p, b, c), toSegment(p, c, a)));
    if (det > 1e-9 * uu * vv && s >= 0 && t >= 0 && s + t <= 1) {
      return Math.min(edges,
          length(p[0] - a[0] - s * (b[0] - a[0]) - t * (c[0] - a[0]),
              p[1] - a[1] - s * (b[1] - a[1]) - t * (c[1] - a[1]),
              p[2] - a[2] - s * (b[2] - a[2]) - t * (c[2] - a[2])));
    }
    return edges;
  }

  /** A vector rotated by the conjugate of a quaternion. */
  private static double[] turnBack(float[] q, double x, double y, double z) {
    double size =
        Math.sqrt((double) q[6] * q[6] + (double) q[7] * q[7] + (double) q[8] * q[8] + (double) q[9] * q[9]);
    double qx = -q[6] / size, qy = -q[7] / size, qz = -q[8] / size, qw = q[9] / size;
    double tx = 2 * (qy * z - qz * y), ty = 2 * (qz * x - qx * z), tz = 2 * (qx * y - qy * x);
    return new double[] {x + qw * tx + qy * tz - qz * ty, y + qw * ty + qz * tx - qx * tz,
        z + qw * tz + qx * ty - qy * tx};
  }

  private static Grown grown(Shapes shapes, int k, double radius, boolean planar) {
    float[] c = shapes.get(k, new float[shapes.width()]);
    double[] p = {c[0], c[1], planar ? 0 : c[2]};
    double[] q = c.length > 5 ? new double[] {c[3], c[4], planar ? 0 : c[5]} : p;
    return switch (shapes) {
      case Planes _ -> {
        double length = length(c[0], c[1], c[2]);
        yield (x, y, z) -> radius - (c[0] * x + c[1] * y + c[2] * z + c[3]) / length;
      }
      case Cylinders _ -> (x, y, z) -> radius + c[2] - length(x - c[0], y - c[1], 0);
      case Spheres _ -> (x, y, z) -> radius + c[3] - length(x - p[0], y - p[1], z - p[2]);
      case Capsules _ -> (x, y, z) -> radius + c[6] - toSegment(new double[] {x, y, z}, p, q);
      case Boxes _ ->
        (x, y, z) -> radius - outside(x - (p[0] + q[0]) / 2, y - (p[1] + q[1]) / 2, z - (p[2] + q[2]) / 2,
            (q[0] - p[0]) / 2, (q[1] - p[1]) / 2, planar ? Double.POSITIVE_INFINITY : (q[2] - p[2]) / 2);
      case OrientedBoxes _ -> (x, y, z) -> {
        double[] in = turnBack(c, x - p[0], y - p[1], z - p[2]);
        return radius - outside(in[0], in[1], in[2], c[3], c[4], c[5]);
      };
      case Triangles _ ->
        (x, y, z) -> radius - toTriangle(new double[] {x, y, z}, p, q, new double[] {c[6], c[7], c[8]});
      default -> throw new IllegalArgumentException(shapes.toString());
    };
  }

  /** The distance of the first free place along a direction, at most some distance. */
  private static double free(List<Grown> all, double[] home, double[] way, double most) {
    double t = 0;
    while (t < most) {
      double deepest = Double.NEGATIVE_INFINITY;
      for (Grown one : all) {
        deepest =
            Math.max(deepest, one.depth(home[0] + t * way[0], home[1] + t * way[1], home[2] + t * way[2]));
      }
      if (deepest < -CLEAR / 2) {
        return t;
      }
      t += Math.max(deepest, 0) + CLEAR;
    }
    return Double.POSITIVE_INFINITY;
  }

  private static double[] direction(Random random, boolean planar) {
    double[] way = {random.nextGaussian(), random.nextGaussian(), planar ? 0 : random.nextGaussian()};
    double length = length(way[0], way[1], way[2]);
    return new double[] {way[0] / length, way[1] / length, way[2] / length};
  }

  private static double nearest(Random random, List<Grown> all, double[] home, boolean planar, int tries) {
    double nearest = FAR;
    double[] best = direction(random, planar);
    for (int k = 0; k < 2 * tries; k++) {
      double[] way = direction(random, planar);
      if (k >= tries) { // near the best, ever closer
        double wide = Math.pow(0.5, 14.0 * (k - tries) / tries);
        double length = length(best[0] + wide * way[0], best[1] + wide * way[1], best[2] + wide * way[2]);
        for (int c = 0; c < 3; c++) {
          way[c] = (best[c] + wide * way[c]) / length;
        }
      }
      double far = free(all, home, way, nearest);
      if (far < nearest) {
        nearest = far;
        best = way;
      }
    }
    return nearest < FAR ? nearest : Double.POSITIVE_INFINITY;
  }

  private static float number(Random random, boolean whole, double from, double to) {
    float number = (float) (from + random.nextFloat() * (to - from));
    return whole ? Math.round(4 * number) / 4f : number;
  }

  /** Some shapes of a kind about the origin, mostly of size below 1. */
  private static Shapes some(Random random, boolean whole, int kind, int count) {
    Shapes shapes = switch (kind) {
      case 0 -> Capsules.allocate(count);
      case 1 -> Boxes.allocate(count);
      case 2 -> OrientedBoxes.allocate(count);
      case 3 -> Triangles.allocate(count);
      case 4 -> Spheres.allocate(count);
      case 5 -> Planes.allocate(count);
      default -> Cylinders.allocate(Axis.Z, count);
    };
    float[] c = new float[shapes.width()];
    for (int k = 0; k < count; k++) {
      for (int i = 0; i < c.length; i++) {
        boolean isCoordinate = i < 3 || kind == 0 || kind == 3;
        c[i] = number(random, whole, isCoordinate ? -1 : 0, isCoordinate ? 1 : 0.6);
      }
      if (kind == 1) {
        for (int i = 0; i < 3; i++) {
          c[3 + i] = c[i] + number(random, whole, 0, 1.2);
        }
      } else if (kind == 2) {
        for (int i = 6; i < 10; i++) {
          c[i] = number(random, whole, -1, 1);
        }
        c[9] += c[9] < 0 ? -0.5f : 0.5f;
      } else if (kind == 0) {
        c[6] = number(random, whole, 0, 0.6);
      } else if (kind == 6) {
        c[2] = Math.abs(c[2]) / 2;
      }
      shapes.setAll(k, c);
    }
    return shapes;
  }

  private static Shapes backwards(Shapes shapes) {
    return scaled(shapes, 1, true);
  }

  /** Shapes with lengths multiplied by a power of two, optionally in reverse order. */
  private static Shapes scaled(Shapes shapes, float by, boolean isBackwards) {
    Shapes scaled =
        shapes instanceof Cylinders cylinders ? Cylinders.allocate(cylinders.axis(), shapes.size())
            : (Shapes) Samples.allocate(shapes.kind, shapes.size());
    for (int k = 0; k < shapes.size(); k++) {
      float[] c = shapes.get(k, new float[shapes.width()]);
      for (int i = shapes instanceof Planes ? 3 : 0; i < (shapes instanceof OrientedBoxes ? 6 : c.length);
          i++) {
        c[i] *= by;
      }
      scaled.setAll(isBackwards ? shapes.size() - 1 - k : k, c);
    }
    return scaled;
  }

  /** Whether tracing has found a place that is nearly as near as the answer. */
  private static boolean check(Random random, List<Shapes> obstacles, boolean whole, boolean planar) {
    float radius = number(random, whole, 0, 0.5);
    double[] home = new double[3];
    for (int k = 0; k < 3; k++) {
      home[k] = planar && k == 2 ? 0 : number(random, whole, -1, 1);
    }
    Shapes mover = planar ? Cylinders.allocate(Axis.Z, 1) : Spheres.allocate(1);
    mover.setAll(0, planar ? new float[] {(float) home[0], (float) home[1], radius}
        : new float[] {(float) home[0], (float) home[1], (float) home[2], radius});
    PushOut out = PushOut.allocate(1);
    Engine.scalar().pushOut(mover, Obstacles.of(obstacles), out);
    PushOut again = PushOut.allocate(1);
    Engine.scalar().pushOut(mover,
        Obstacles.of(obstacles.stream().map(PushOutTraceTest::backwards).toList().reversed()), again);
    assertArrayEquals(PushOutCheck.bits(out), PushOutCheck.bits(again), "the order of obstacles matters");
    List<Grown> all = new ArrayList<>();
    for (Shapes shapes : obstacles) {
      for (int k = 0; k < shapes.size(); k++) {
        all.add(grown(shapes, k, radius, planar));
      }
    }
    double traced = nearest(random, all, home, planar, 200);
    String what = Arrays.toString(mover.get(0, new float[mover.width()])) + " among "
        + obstacles.stream().map(shapes -> shapes + Arrays.toString(Samples.elements(shapes))).toList() + ": "
        + out.x[0] + ", " + out.y[0] + ", " + out.z[0] + " at " + out.distance[0] + ", traced " + traced;
    assertTrue(traced >= out.distance[0], what);
    if (out.status(0) == Status.NONE) {
      return true;
    }
    Shapes there = planar ? Cylinders.wrap(Axis.Z, out.x, out.y, new float[] {radius}, 1)
        : Spheres.wrap(out.x, out.y, out.z, new float[] {radius}, 1);
    for (Shapes shapes : obstacles) {
      if (!planar || !(shapes instanceof Planes)) {
        assertEquals(0, Engine.scalar().overlap(there, shapes, Pairs.allocate(0)), what);
      }
    }
    assertEquals(length(out.x[0] - home[0], out.y[0] - home[1], out.z[0] - home[2]), out.distance[0],
        1e-6 * (1 + out.distance[0]), what);
    return traced < out.distance[0] + 0.01;
  }

  private static boolean inSpace(long seed, boolean whole, int kind, int count, int others) {
    Random random = new Random(seed);
    List<Shapes> obstacles = new ArrayList<>();
    obstacles.add(some(random, whole, kind, count));
    if (others > 0) {
      obstacles.add(some(random, whole, random.nextInt(6), others));
      obstacles.add(some(random, whole, random.nextInt(5), others));
    }
    return check(random, obstacles, whole, false);
  }

  private static boolean inPlane(long seed, boolean whole, int kind, int count, int others) {
    Random random = new Random(seed);
    List<Shapes> obstacles = new ArrayList<>();
    obstacles.add(some(random, whole, kind, count));
    obstacles.add(some(random, whole, 6, others));
    Planes walls = (Planes) some(random, whole, 5, others / 2);
    Arrays.fill(walls.nz, 0);
    obstacles.add(walls);
    return check(random, obstacles, whole, true);
  }

  @Property(tries = 300)
  void ballsAmongShapes(@ForAll long seed, @ForAll boolean whole, @ForAll @IntRange(max = 3) int kind,
      @ForAll @IntRange(min = 1, max = 6) int count, @ForAll @IntRange(max = 2) int others) {
    inSpace(seed, whole, kind, count, others);
  }

  @Property(tries = 300)
  void discsAmongShadows(@ForAll long seed, @ForAll boolean whole, @ForAll boolean boxes,
      @ForAll @IntRange(min = 1, max = 6) int count, @ForAll @IntRange(max = 3) int others) {
    inPlane(seed, whole, boxes ? 1 : 0, count, others);
  }

  /**
   * In the whole range an answer is the same up to its unit: movers of 500 among shapes within 1,000, and so
   * on up to 1e18.
   */
  @Property(tries = 60)
  void theUnitDoesNotMatter(@ForAll long seed, @ForAll boolean whole) {
    Random random = new Random(seed);
    List<Shapes> obstacles = List.of(some(random, whole, random.nextInt(4), 12), some(random, whole, 4, 4));
    Spheres mover = PushOutCheck.spheres(number(random, whole, -1, 1), number(random, whole, -1, 1),
        number(random, whole, -1, 1), number(random, whole, 0, 0.5));
    PushOut out = PushOutCheck.ask(mover, obstacles.toArray(Target[]::new));
    for (int exponent : new int[] {-48, -20, 3, 10, 30, 54}) {
      float unit = Math.scalb(1f, exponent);
      PushOut other = PushOutCheck.ask(scaled(mover, unit, false),
          obstacles.stream().map(shapes -> scaled(shapes, unit, true)).toArray(Target[]::new));
      assertEquals(out.distance[0] * unit, other.distance[0], () -> "2^" + exponent);
      assertArrayEquals(new float[] {out.x[0] * unit, out.y[0] * unit, out.z[0] * unit},
          new float[] {other.x[0], other.y[0], other.z[0]}, () -> "2^" + exponent);
    }
  }

  /** Tracing would detect errors: it usually comes close to the answer. */
  @Test
  void walksComeClose() {
    int close = 0;
    for (int seed = 0; seed < 60; seed++) {
      boolean is = seed % 3 == 0 ? inPlane(seed, seed % 2 > 0, seed % 2, 1 + seed % 5, seed % 4)
          : inSpace(seed, seed % 2 > 0, seed % 4, 1 + seed % 5, seed % 3);
      close += is ? 1 : 0;
    }
    assertTrue(close > 55, close + " of 60");
  }
}
