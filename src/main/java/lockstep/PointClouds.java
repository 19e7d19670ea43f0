package lockstep;

import java.util.Objects;
import lockstep.internal.fit.Cloud;
import lockstep.internal.fit.MinimumSphere;
import lockstep.internal.fit.OrientedFit;
import lockstep.internal.fit.RitterSphere;
import lockstep.internal.shape.BoundingSphere;
import lockstep.internal.shape.Checks;

/**
 * Many clouds of points over the caller's own arrays, to fit bounding volumes to, all in one call. Cloud i is
 * the points {@code offsets[i]} to {@code offsets[i + 1] − 1}, the rows of a compressed sparse matrix (CSR).
 *
 * <p>No point of a cloud is outside of what is fitted to it, not even by a rounding: the volume is what the
 * floats written say in real arithmetic. Results are in the units of the points and depend on nothing but
 * them and their order.
 *
 * <p>To a cloud without points, or with one that is NaN or infinite, nothing is fitted: its result is NaN in
 * every column, a shape that nothing meets. All finite floats are fine as points, also far from the origin or
 * equal.
 *
 * <p>The arrays may change between calls; each call looks at them anew. Once the largest cloud has been seen,
 * calls allocate nothing: what they need besides is kept here, 24 bytes for each point of the largest cloud.
 * Hence one thread at a time; several threads wrap the same arrays once each.
 */
public final class PointClouds {
  /** Coordinates of the points. */
  public final float[] x, y, z;

  /** Where clouds begin, and where the last one ends. */
  public final int[] offsets;

  private final int size;
  private final Cloud cloud = new Cloud();
  private final MinimumSphere minimum = new MinimumSphere();
  private final OrientedFit oriented = new OrientedFit();

  private PointClouds(float[] x, float[] y, float[] z, int[] offsets, int size) {
    this.x = x;
    this.y = y;
    this.z = z;
    this.offsets = offsets;
    this.size = size;
  }

  /**
   * Clouds over the caller's own arrays, without a copy.
   *
   * @param offsets where each cloud begins, and where the last one ends: {@code count + 1} entries that do
   *     not descend, of which equal ones make an empty cloud
   * @param count how many clouds there are
   * @throws IllegalArgumentException if {@code count} is negative, {@code offsets} is too short, its first
   *     entry is negative, one is less than the one before, or the last is more than an array of coordinates
   *     is long; calls throw the same if that has become so
   */
  public static PointClouds wrap(float[] x, float[] y, float[] z, int[] offsets, int count) {
    Objects.requireNonNull(x, "x");
    Objects.requireNonNull(y, "y");
    Objects.requireNonNull(z, "z");
    Checks.notNegative("count", count);
    Checks.room("offsets.length", Objects.requireNonNull(offsets, "offsets").length, "clouds and one more",
        count + 1L);
    PointClouds clouds = new PointClouds(x, y, z, offsets, count);
    clouds.checkOffsets();
    return clouds;
  }

  private void checkOffsets() {
    Checks.rows(offsets, size, "x.length", x.length);
    Checks.rows(offsets, size, "y.length", y.length);
    Checks.rows(offsets, size, "z.length", z.length);
  }

  /** The number of clouds. */
  public int size() {
    return size;
  }

  /**
   * Writes the axis-aligned bounding box of each cloud, which is exact.
   *
   * @throws IllegalArgumentException if {@code into} does not have as many boxes as there are clouds
   */
  public void boxes(Boxes into) {
    check(into);
    for (int i = 0; i < size; i++) {
      boolean some = take(i);
      for (int axis = 0; axis < 3; axis++) {
        into.columns[axis][into.from() + i] = some ? cloud.least(axis) : Float.NaN;
        into.columns[axis + 3][into.from() + i] = some ? cloud.most(axis) : Float.NaN;
      }
    }
  }

  /**
   * Writes a bounding sphere of each cloud, found in two passes over its points (Ritter, "An efficient
   * bounding sphere", Graphics Gems, 1990, pp. 301–303): the points that are farthest apart on an axis are a
   * first diameter, and each point outside lets the sphere grow, in their order. Its radius is at most 3/2 of
   * the smallest (Zarrabi-Zadeh and Chan, CCCG 2006), and 4 % to 8 % more on average in random clouds, but
   * for the rounding of the centre to floats, as in {@link #minimumSpheres}.
   *
   * @throws IllegalArgumentException if {@code into} does not have as many spheres as there are clouds
   */
  public void ritterSpheres(Spheres into) {
    check(into);
    for (int i = 0; i < size; i++) {
      if (take(i)) {
        RitterSphere.write(cloud, into.columns, into.from() + i);
      } else {
        BoundingSphere.none(into.columns, into.from() + i);
      }
    }
  }

  /**
   * Writes the smallest sphere around each cloud (Welzl 1991, with the pivoting of Gärtner, ESA 1999). It is
   * computed in double; its centre is then rounded to floats, and its radius is the distance from there to
   * the farthest point, rounded up. So the radius is more than that of the smallest sphere by at most two ulp
   * and the distance by which the centre was rounded: half an ulp of each coordinate. A cloud of one point
   * has radius 0. A radius that no float holds is infinite, about the origin.
   *
   * <p>A cloud takes some ten passes over its points, rarely twice as many.
   *
   * @throws IllegalArgumentException if {@code into} does not have as many spheres as there are clouds
   */
  public void minimumSpheres(Spheres into) {
    check(into);
    for (int i = 0; i < size; i++) {
      if (take(i)) {
        minimum.write(cloud, into.columns, into.from() + i);
      } else {
        BoundingSphere.none(into.columns, into.from() + i);
      }
    }
  }

  /**
   * Writes a small oriented box of each cloud: the best of those along edges and normals of large triangles
   * among its extreme points (Larsson and Källberg, Game Engine Gems 2, 2011, pp. 3–19), turned about one
   * axis after the other for as long as that saves volume, each time to the smallest rectangle around the
   * points seen along the axis. That is close to the smallest box, but need not be it.
   *
   * <p>Its volume is never more than that of the axis-aligned box written the same way, as a centre and half
   * extents in floats; where nothing smaller is found, it is that one, with the quaternion (0, 0, 0, 1).
   * Points in a plane get a rectangle of small area, points on a line a segment, though as thick as the
   * rounding of centre and quaternion to floats makes it, unless an axis of space is across.
   *
   * <p>The quaternion has length 1 but for rounding; of the quaternions of a box it is one next to no
   * rotation. A cloud takes some 25 to 45 passes over its points.
   *
   * @throws IllegalArgumentException if {@code into} does not have as many boxes as there are clouds
   */
  public void orientedBoxes(OrientedBoxes into) {
    check(into);
    for (int i = 0; i < size; i++) {
      if (take(i)) {
        oriented.write(cloud, into.columns, into.from() + i);
      } else {
        for (float[] column : into.columns) {
          column[into.from() + i] = Float.NaN;
        }
      }
    }
  }

  private void check(Shapes into) {
    Checks.same("into.size()", Objects.requireNonNull(into, "into").size(), "size()", size);
    checkOffsets();
    int most = 0;
    for (int i = 0; i < size; i++) {
      most = Math.max(most, offsets[i + 1] - offsets[i]);
    }
    cloud.reserve(most);
  }

  private boolean take(int i) {
    return cloud.take(x, y, z, offsets[i], offsets[i + 1]);
  }

  @Override
  public String toString() {
    return "PointClouds[" + size + "]";
  }
}
