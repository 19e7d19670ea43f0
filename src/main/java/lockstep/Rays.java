package lockstep;

import java.util.Arrays;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Kind;

/**
 * A buffer of rays, each with an origin o, a direction d and the interval [tMin, tMax] in which a hit counts,
 * both ends included. t is in units of the direction, whose length need not be 1: the point at t is {@code o
 * + t d}.
 */
public final class Rays extends Columns implements Castable {
  /** The origins, directions and intervals; ray i is at {@code from() + i}. */
  public final float[] ox, oy, oz, dx, dy, dz, tMin, tMax;

  private Rays(int from, int size, float[]... columns) {
    super(Kind.RAY, from, size, columns);
    ox = columns[0];
    oy = columns[1];
    oz = columns[2];
    dx = columns[3];
    dy = columns[4];
    dz = columns[5];
    tMin = columns[6];
    tMax = columns[7];
  }

  /** Allocates {@code size} rays at the origin, without direction, with the interval [0, +∞]. */
  public static Rays allocate(int size) {
    Rays rays = new Rays(0, size, allocateColumns(Kind.RAY, size));
    Arrays.fill(rays.tMax, Float.POSITIVE_INFINITY);
    return rays;
  }

  /**
   * Wraps the caller's own arrays, elements 0 to {@code count − 1}, without a copy.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code count}
   */
  public static Rays wrap(float[] ox, float[] oy, float[] oz, float[] dx, float[] dy, float[] dz,
      float[] tMin, float[] tMax, int count) {
    return wrap(ox, oy, oz, dx, dy, dz, tMin, tMax, 0, count);
  }

  /**
   * Wraps the caller's own arrays, elements {@code from} to {@code from + count − 1}.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code from + count}
   */
  public static Rays wrap(float[] ox, float[] oy, float[] oz, float[] dx, float[] dy, float[] dz,
      float[] tMin, float[] tMax, int from, int count) {
    return new Rays(from, count, ox, oy, oz, dx, dy, dz, tMin, tMax);
  }

  /**
   * Fills the buffer from interleaved rays in double, of which the origins may be far from that of space:
   * relative to a point near them, as {@link Shapes#copyFrom(double[], int, double, double, double)} does.
   *
   * @param source {@code width()} numbers for each ray, in column order, the first at {@code offset}
   * @throws IllegalArgumentException if {@code source} has fewer numbers, or the point is not finite
   */
  public void copyFrom(double[] source, int offset, double originX, double originY, double originZ) {
    copyRelative(source, offset, originX, originY, originZ);
  }

  /** Returns a view of {@code count} rays from ray {@code from} of this buffer on, without a copy. */
  public Rays slice(int from, int count) {
    Checks.range("size", size(), from, count);
    return new Rays(from() + from, count, columns);
  }

  /**
   * Returns these rays in a frame of their own, placement {@code index} of a buffer, for {@link Instances}:
   * those of a camera, which stay the same while it moves.
   */
  public PlacedRays placed(Placements placements, int index) {
    return new PlacedRays(this, placements, index);
  }

  /**
   * Returns these rays in groups of {@code each}: rays 0 to {@code each − 1} are group 0, and so on.
   *
   * @throws IllegalArgumentException if {@code each} is not positive, or {@code size()} no multiple of it
   */
  public Groups groups(int each) {
    return Groups.of(this, Verb.CAST, each);
  }

  /**
   * Returns these rays in {@code count} groups: group i is rays {@code offsets[i]} to {@code offsets[i + 1] −
   * 1}, and may be empty. The array is read at every call, not copied.
   *
   * @throws IllegalArgumentException if {@code count} is negative or {@code offsets} is too short
   */
  public Groups groups(int[] offsets, int count) {
    return Groups.of(this, Verb.CAST, offsets, count);
  }

  /** These rays. */
  @Override
  public Rays rays() {
    return this;
  }

  /** Sets ray i, with the interval [0, +∞]. */
  public void set(int i, float ox, float oy, float oz, float dx, float dy, float dz) {
    set(i, ox, oy, oz, dx, dy, dz, 0, Float.POSITIVE_INFINITY);
  }

  /** Sets ray i. */
  public void set(int i, float ox, float oy, float oz, float dx, float dy, float dz, float tMin, float tMax) {
    setAll(i, ox, oy, oz, dx, dy, dz, tMin, tMax);
  }
}
