package lockstep.bench.scenes;

import java.util.BitSet;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import lockstep.BuffersByKind;
import lockstep.Columns;
import lockstep.Shapes;
import lockstep.bench.Catalogue;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;

/**
 * Pairs of shapes with a chosen hit rate, constructed one by one: hits are made to share a point, misses to
 * leave a gap along some axis. Hits are at random positions of a batch, and the share of hits in each batch
 * is exact.
 *
 * <p>Misses are mostly near, so that early outs do not gain easily: with shapes 1 to 2 across, three in four
 * leave a gap of 0.02 to 0.3, half of them less than 0.08; the others leave one of 1 to 8, or for half of the
 * rays, the shape is behind the origin. The bounds of the two shapes still overlap in six of ten misses of
 * sphere–sphere and sphere–triangle, 0.45 of triangle–triangle, 0.3 of sphere–box and 0.2 of box–triangle. In
 * box–box one axis alone separates them, any of the three.
 *
 * <p>Gaps and depths are thousands of times the effect of float rounding, so that every library must give the
 * answer the pair was constructed for.
 */
public final class Workload {
  /** Half the side of the cube in which the pairs are scattered. */
  private static final double HALF_SIDE = 100;

  public final Entry entry;
  public final int n;
  public final Columns first;
  public final Shapes second;

  /** The pairs that were constructed to hit. */
  public final BitSet hits;

  private Workload(Entry entry, int n, int batches) {
    this.entry = entry;
    this.n = n;
    first = BuffersByKind.allocate(entry.first(), n * batches);
    second = (Shapes) BuffersByKind.allocate(entry.second(), n * batches);
    hits = new BitSet(n * batches);
  }

  /** Batches of n pairs, each pair in a place of its own. */
  public static Workload scattered(Entry entry, int n, int batches, int hitPercent) {
    return new Workload(entry, n, batches).fill(hitPercent, false);
  }

  /**
   * One batch of n pairs in which all the first shapes are equal. So any pairing with a second shape gives
   * the same answer and hit rate: zip, one-to-many and all pairs do equal work.
   */
  public static Workload around(Entry entry, int n, int hitPercent) {
    return new Workload(entry, n, 1).fill(hitPercent, true);
  }

  public int batches() {
    return n == 0 ? 0 : second.size() / n;
  }

  /** The first shapes of a batch, without a copy. */
  public Columns first(int batch) {
    return BuffersByKind.slice(first, batch * n, n);
  }

  /** The second shapes of a batch, without a copy. */
  public Shapes second(int batch) {
    return second.slice(batch * n, n);
  }

  /** The answers of a batch, as in {@link lockstep.Hits}. */
  public long[] words(int batch) {
    long[] words = new long[(n + 63) >>> 6];
    long[] set = hits.get(batch * n, batch * n + n).toLongArray();
    System.arraycopy(set, 0, words, 0, set.length);
    return words;
  }

  private Workload fill(int hitPercent, boolean sameFirst) {
    RandomGenerator random = new SplittableRandom(Catalogue.name(entry).hashCode());
    Solid a = Solid.random(entry.first(), random, Vec.inCube(random).times(HALF_SIDE));
    for (int i = 0; i < second.size(); i++) {
      if (i % n == 0) {
        choose(i, (int) Math.round(n * hitPercent / 100.0), random);
      }
      if (!sameFirst) {
        a = Solid.random(entry.first(), random, Vec.inCube(random).times(HALF_SIDE));
      }
      a.store(i, first);
      place(a, hits.get(i), random).store(i, second);
    }
    return this;
  }

  /** Chooses {@code count} of the n pairs from {@code from} on, each subset being equally likely. */
  private void choose(int from, int count, RandomGenerator random) {
    int left = count;
    for (int k = 0; k < n; k++) {
      if (random.nextInt(n - k) < left) {
        hits.set(from + k);
        left--;
      }
    }
  }

  /** A second shape for {@code a}. */
  private Solid place(Solid a, boolean hit, RandomGenerator random) {
    Vec shared = a.inner(random);
    Solid b;
    do {
      b = Solid.random(entry.second(), random, shared);
      b = b.moved(shared.minus(b.inner(random)));
    } while (!plain(a, b, random));
    if (hit) {
      return b;
    }
    if (a instanceof Solid.Ray ray && b instanceof Solid.Plane plane) { // it must lead away
      b = plane.normal().dot(ray.direction()) < 0 ? plane.reversed() : plane;
    }
    boolean near = random.nextInt(4) < 3;
    boolean bounded = !(b instanceof Solid.Plane || b instanceof Solid.Cylinder);
    if (!near && a instanceof Solid.Ray ray && bounded && random.nextBoolean()) {
      return b.moved(ray.origin().minus(shared).times(2));
    }
    Vec axis = separating(a, b, random);
    double gap = near ? 0.02 * Math.pow(15, random.nextDouble()) : random.nextDouble(1, 8);
    Vec beyond = a.extreme(axis, random).plus(axis.times(gap));
    return b.moved(beyond.minus(b.extreme(axis.times(-1), random)));
  }

  /** An axis on which both are bounded on the sides that face each other, out of a and into b. */
  private Vec separating(Solid a, Solid b, RandomGenerator random) {
    if (entry.verb() == Verb.OVERLAP_BY_PLANES) {
      return a.axis(random);
    }
    if (a instanceof Solid.Ray ray && b instanceof Solid.Cylinder) {
      return ray.direction().cross(new Vec(0, 1, 0)).unit();
    }
    if (b instanceof Solid.Plane || b instanceof Solid.Cylinder) {
      return b.axis(random).times(-1);
    }
    if (a instanceof Solid.Ray || a instanceof Solid.Plane || a instanceof Solid.Cylinder) {
      return a.axis(random);
    }
    return switch (random.nextInt(entry.first() == Kind.BOX && entry.second() == Kind.BOX ? 2 : 3)) {
      case 0 -> a.axis(random);
      case 1 -> b.axis(random).times(-1);
      default -> Vec.direction(random);
    };
  }

  private static boolean crossing(Vec centre, double radius, Solid.Cylinder c) {
    double distance = Math.hypot(centre.x() - c.centre().x(), centre.z() - c.centre().z());
    return distance > Math.abs(radius - c.radius()) + 0.05;
  }

  /**
   * Whether all libraries agree on a hit of these two, which share a point: in JOML a sphere inside another
   * is a miss, and in JOML and libGDX so is a ray nearly parallel to a triangle.
   */
  private static boolean plain(Solid a, Solid b, RandomGenerator random) {
    if (a instanceof Solid.Sphere s && b instanceof Solid.Sphere t) {
      return s.centre().minus(t.centre()).length() > Math.abs(s.radius() - t.radius()) + 0.05;
    }
    if (a instanceof Solid.Ray ray && b instanceof Solid.Plane plane) {
      return plane.normal().dot(ray.direction()) < -0.1 && plane.distance(ray.origin()) > 0.1;
    }
    if (b instanceof Solid.Cylinder c && a instanceof Solid.Sphere s) {
      return crossing(s.centre(), s.radius(), c);
    }
    if (b instanceof Solid.Cylinder c && a instanceof Solid.Cylinder s) {
      return crossing(s.centre(), s.radius(), c);
    }
    if (b instanceof Solid.Plane plane) { // a shape entirely behind a plane does not meet the plane itself
      return plane.distance(a.extreme(plane.normal(), random)) > 0.05;
    }
    if (a instanceof Solid.Ray ray && b instanceof Solid.Triangle triangle) {
      return Math.abs(ray.direction().dot(triangle.normal())) > 0.1;
    }
    return true;
  }
}
