package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import lockstep.oracle.Capsule;
import lockstep.oracle.Exact;
import lockstep.oracle.Point;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Questions of which every answer is that of real arithmetic, by oracles in rational numbers: for numbers of
 * every sort, above all where shapes touch, or nearly so, and by scalar and wide kernels alike.
 */
@Runs.Vectors
class ExactDecisionsTest {
  private static final int PAIRS = Boolean.getBoolean("lockstep.thorough") ? 1_000_000 : 4000;
  private static final int BATCH = 1000;
  private static final Engine[] ENGINES = {Engine.scalar(), Engine.wide()};

  /** Kinds of operands: where their numbers stand, and which of them is the radius. */
  private enum Shape {
    SPHERE(4, 3), BOX(6, -1), CAPSULE(7, 6), CYLINDER(3, 2), TRIANGLE(9, -1);

    final int width, radius;

    Shape(int width, int radius) {
      this.width = width;
      this.radius = radius;
    }

    Shapes wrap(float[][] c) {
      return switch (this) {
        case SPHERE -> Spheres.wrap(c[0], c[1], c[2], c[3], BATCH);
        case BOX -> Boxes.wrap(c[0], c[1], c[2], c[3], c[4], c[5], BATCH);
        case CAPSULE -> Capsules.wrap(c[0], c[1], c[2], c[3], c[4], c[5], c[6], BATCH);
        case CYLINDER -> Cylinders.wrap(Axis.Z, c[0], c[1], c[2], BATCH);
        case TRIANGLE -> Triangles.wrap(c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8], BATCH);
      };
    }

    /** The shape as a capsule: a cylinder as its circle, a box as its point nearest to a point. */
    Capsule capsule(float[] p, boolean flat, Point near) {
      return switch (this) {
        case SPHERE -> new Capsule(point(p, 0, flat), point(p, 0, flat), Exact.of(p[3]));
        case CAPSULE -> new Capsule(point(p, 0, flat), point(p, 3, flat), Exact.of(p[6]));
        case CYLINDER -> {
          Point centre = new Point(Exact.of(p[0]), Exact.of(p[1]), Exact.ZERO);
          yield new Capsule(centre, centre, Exact.of(p[2]));
        }
        case BOX -> {
          Point nearest = new Point(clamped(near.x(), p[0], p[3]), clamped(near.y(), p[1], p[4]),
              flat ? Exact.ZERO : clamped(near.z(), p[2], p[5]));
          yield new Capsule(nearest, nearest, Exact.ZERO);
        }
        case TRIANGLE -> throw new IllegalArgumentException("a triangle is no capsule");
      };
    }

    private static Point point(float[] p, int at, boolean flat) {
      return new Point(Exact.of(p[at]), Exact.of(p[at + 1]), flat ? Exact.ZERO : Exact.of(p[at + 2]));
    }

    private static Exact clamped(Exact x, float min, float max) {
      return Exact.max(Exact.of(min), Exact.min(x, Exact.of(max)));
    }
  }

  /** Sorts of numbers. */
  private enum Sort {
    /** Of similar size. */
    RANDOM,
    /** Of similar size, with the radius that makes the shapes touch, give or take a few ulps. */
    TOUCHING,
    /** Small whole numbers, which often touch exactly. */
    GRID,
    /** The same, each maybe a neighbour of it. */
    NUDGED,
    /** The same, far from the origin in different units. */
    FAR,
    /** Any bits but those of NaN and infinities. */
    BITS,
    /** Small multiples of the smallest float, whose squares a double has room for and a float has not. */
    SUBNORMAL,
    /** Around the largest float. */
    HUGE;

    float next(SplittableRandom random) {
      float whole = random.nextInt(-6, 7);
      return switch (this) {
        case RANDOM, TOUCHING -> (float) random.nextDouble(-1, 1);
        case GRID -> whole;
        case NUDGED ->
          random.nextInt(3) > 0 ? whole : random.nextBoolean() ? Math.nextUp(whole) : Math.nextDown(whole);
        case FAR -> random.nextInt(3) > 0 ? whole : whole * 0x1p-30f;
        case BITS -> bits(random);
        case SUBNORMAL -> whole * Float.MIN_VALUE;
        case HUGE -> whole / 6 * Float.MAX_VALUE;
      };
    }

    private static float bits(SplittableRandom random) {
      float x = Float.intBitsToFloat(random.nextInt());
      return Float.isFinite(x) ? x : bits(random);
    }
  }

  /** Whether a sphere or a box contains the balls about the ends or corners of a shape. */
  private static boolean contains(Shape first, float[] p, Shape second, float[] q) {
    Exact r = second.radius < 0 ? Exact.ZERO : Exact.of(q[second.radius]);
    if (first == Shape.SPHERE) {
      Exact spare = Exact.of(p[3]).minus(r);
      return spare.sign() >= 0 && farthest(p, q).isAtMost(spare.square());
    }
    boolean contains = true;
    for (int k = 0; k < q.length - q.length % 3; k++) {
      Exact x = Exact.of(q[k]);
      contains &= Exact.of(p[k % 3]).isAtMost(x.minus(r)) && x.plus(r).isAtMost(Exact.of(p[k % 3 + 3]));
    }
    return contains;
  }

  /** The squared distance of the farthest of the points that a shape begins with. */
  private static Exact farthest(float[] p, float[] q) {
    Exact most = Exact.ZERO;
    for (int at = 0; at + 3 <= q.length; at += 3) {
      most = Exact.max(most, Point.of(p, 0).minus(Point.of(q, at)).square());
    }
    return most;
  }

  private static double distance(Capsule a, Capsule b) {
    return Math.sqrt(a.squaredDistance(b).toDouble());
  }

  @TestFactory
  DynamicTest[] overlaps() {
    return tests(false,
        new Shape[][] {{Shape.SPHERE, Shape.SPHERE}, {Shape.SPHERE, Shape.BOX}, {Shape.SPHERE, Shape.CAPSULE},
            {Shape.CAPSULE, Shape.CAPSULE}, {Shape.SPHERE, Shape.CYLINDER}, {Shape.CAPSULE, Shape.CYLINDER},
            {Shape.CYLINDER, Shape.CYLINDER}, {Shape.CYLINDER, Shape.BOX}});
  }

  @TestFactory
  DynamicTest[] contents() {
    return tests(true, new Shape[][] {{Shape.SPHERE, Shape.SPHERE}, {Shape.SPHERE, Shape.CAPSULE},
        {Shape.SPHERE, Shape.TRIANGLE}, {Shape.BOX, Shape.SPHERE}, {Shape.BOX, Shape.CAPSULE}});
  }

  private static DynamicTest[] tests(boolean contains, Shape[][] pairs) {
    return Arrays.stream(pairs)
        .flatMap(pair -> Arrays.stream(Sort.values())
            .map(sort -> DynamicTest.dynamicTest(
                pair[0] + (contains ? " contains " : " ") + pair[1] + " " + sort,
                () -> check(contains, pair[0], pair[1], sort))))
        .toArray(DynamicTest[]::new);
  }

  private static void check(boolean contains, Shape first, Shape second, Sort sort) {
    SplittableRandom random = new SplittableRandom(1);
    int hits = 0;
    for (int done = 0; done < PAIRS; done += BATCH) {
      float[][] a = new float[first.width][BATCH], b = new float[second.width][BATCH];
      boolean[] expected = new boolean[BATCH];
      for (int i = 0; i < BATCH; i++) {
        float[] p = numbers(first, sort, random), q = numbers(second, sort, random);
        if (contains && random.nextInt(4) > 0) { // or hardly any would hold it
          enlarge(first, p);
          if (second.radius >= 0) {
            q[second.radius] = sort == Sort.BITS ? 0 : q[second.radius] * 0.25f;
          }
        }
        if (sort == Sort.TOUCHING && contains && first == Shape.BOX) {
          fit(p, second, q, random);
        } else if (sort == Sort.TOUCHING) {
          float ulps = 1 + random.nextInt(-3, 4) * 0x1p-24f;
          touch(contains, first, p, second, q, ulps, random.nextInt(3) / 2f);
        }
        expected[i] = answer(contains, first, p, second, q);
        hits += expected[i] ? 1 : 0;
        put(p, a, i);
        put(q, b, i);
      }
      for (Engine engine : ENGINES) {
        Hits answer = Hits.allocate(BATCH);
        Shapes one = first.wrap(a), other = second.wrap(b);
        if (contains) {
          engine.contains(one, other, Pairing.zip(), answer);
        } else {
          engine.overlap(one, other, Pairing.zip(), answer);
        }
        for (int i = 0; i < BATCH; i++) {
          int pair = i;
          assertEquals(expected[i], answer.get(i),
              () -> engine + " " + Arrays.toString(of(a, pair)) + " " + Arrays.toString(of(b, pair)));
        }
      }
    }
    assertTrue(hits > PAIRS / 1000 && hits < PAIRS - PAIRS / 1000, hits + " of " + PAIRS + " are hits");
  }

  private static boolean answer(boolean contains, Shape first, float[] p, Shape second, float[] q) {
    if (contains) {
      return contains(first, p, second, q);
    }
    Capsule[] both = capsules(first, p, second, q);
    return both[0].overlaps(both[1]);
  }

  /** Both shapes as capsules that overlap if they do. */
  private static Capsule[] capsules(Shape first, float[] p, Shape second, float[] q) {
    boolean flat = first == Shape.CYLINDER || second == Shape.CYLINDER;
    Capsule one = first.capsule(p, flat, null);
    return new Capsule[] {one, second.capsule(q, flat, one.a())};
  }

  private static void enlarge(Shape first, float[] p) {
    for (int k = first == Shape.BOX ? 0 : 3; k < p.length; k++) {
      p[k] = Math.abs(p[k]) < Float.MAX_VALUE / 8 ? 8 * p[k] : p[k];
    }
  }

  /** Sets the planes of a box so that it just contains a shape, give or take an ulp. */
  private static void fit(float[] p, Shape second, float[] q, SplittableRandom random) {
    for (int k = 0; k < 3; k++) {
      float min = Float.POSITIVE_INFINITY, max = Float.NEGATIVE_INFINITY;
      for (int at = k; at < q.length - q.length % 3; at += 3) {
        min = Math.min(min, q[at]);
        max = Math.max(max, q[at]);
      }
      p[k] = min - q[second.radius];
      p[k + 3] = max + q[second.radius];
      if (random.nextInt(4) == 0) {
        p[k] = random.nextBoolean() ? Math.nextUp(p[k]) : Math.nextDown(p[k]);
      }
    }
  }

  /** Sets the radii so that the shapes touch, or nearly so; a part of the sum is the second one's. */
  private static void touch(boolean contains, Shape first, float[] p, Shape second, float[] q, float more,
      float part) {
    Capsule[] both = contains ? null : capsules(first, p, second, q);
    float distance = contains ? (float) Math.sqrt(farthest(p, q).toDouble()) * more
        : (float) distance(both[0], both[1]) * more;
    float ofSecond = second.radius < 0 ? 0 : distance * part;
    p[first.radius] = contains ? distance + ofSecond : distance - ofSecond;
    if (second.radius >= 0) {
      q[second.radius] = ofSecond;
    }
  }

  /** A shape that is not empty. */
  private static float[] numbers(Shape shape, Sort sort, SplittableRandom random) {
    float[] p = new float[shape.width];
    for (int k = 0; k < p.length; k++) {
      p[k] = sort.next(random);
    }
    if (shape == Shape.BOX) {
      for (int k = 0; k < 3; k++) {
        float min = Math.min(p[k], p[k + 3]);
        p[k + 3] = Math.max(p[k], p[k + 3]);
        p[k] = min;
      }
    } else if (shape.radius >= 0) {
      p[shape.radius] = Math.abs(p[shape.radius]);
    }
    return p;
  }

  private static void put(float[] p, float[][] columns, int i) {
    for (int c = 0; c < p.length; c++) {
      columns[c][i] = p[c];
    }
  }

  private static float[] of(float[][] columns, int i) {
    float[] p = new float[columns.length];
    for (int c = 0; c < p.length; c++) {
      p[c] = columns[c][i];
    }
    return p;
  }
}
