package lockstep;

import java.util.Objects;
import lockstep.internal.fit.Cloud;
import lockstep.internal.fit.MinimumSphere;
import lockstep.internal.fit.OrientedFit;
import lockstep.internal.fit.RitterSphere;
import lockstep.internal.shape.BoundingSphere;
import lockstep.internal.shape.Checks;

/**
 * Fits bounding volumes to many clouds of points in one call. The points are in the caller's own arrays.
 * Cloud i has the points {@code offsets[i]} to {@code offsets[i + 1] − 1}, like a row of a compressed sparse
 * matrix (CSR).
 *
 * <p>No point of a cloud is outside the volume fitted to it, not even by rounding; the volume is the one that
 * the written floats describe in real arithmetic. Results are in the units of the points, and depend only on
 * the points and their order.
 *
 * <p>A cloud without points, or with a NaN or infinite point, has no volume: its result is NaN in every
 * column, a shape that nothing hits. All finite floats are valid coordinates; points may be far from the
 * origin or equal.
 *
 * <p>The arrays may change between calls; each call reads them again. After the largest cloud, calls allocate
 * nothing: this object keeps their working memory, 24 bytes for each point of the largest cloud. So only one
 * thread may use it at a time; several threads wrap the same arrays once each.
 */
public final class PointClouds {
  /** The coordinates of the points. */
  public final float[] x, y, z;

  /** The beginning of each cloud, and the end of the last one. */
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
   * Wraps the caller's own arrays, without a copy.
   *
   * @param offsets the beginning of each cloud, and the end of the last one: {@code count + 1} entries that
   *     do not descend; equal entries make an empty cloud
   * @param count the number of clouds
   * @throws IllegalArgumentException if {@code count} is negative, {@code offsets} is too short, its first
   *     entry is negative, one is less than the one before, or the last is more than an array of coordinates
   *     is long; later calls throw the same if this has become so
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
   * Writes the exact axis-aligned bounding box of each cloud.
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
   * bounding sphere", Graphics Gems, 1990, pp. 301–303): the points that are farthest apart on an axis give
   * the first diameter; then each point outside enlarges the sphere, in the order of the points. The radius
   * is at most 3/2 of the smallest (Zarrabi-Zadeh and Chan, CCCG 2006), and 4 % to 8 % more on average in
   * random clouds, apart from the rounding of the centre to floats, as in {@link #minimumSpheres}.
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
   * the farthest point, rounded up. So the radius exceeds that of the smallest sphere by at most two ulp and
   * the distance by which the centre was rounded: half an ulp of each coordinate. A cloud of one point has
   * radius 0. If no float can hold the radius, the sphere has infinite radius about the origin.
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
   * Writes a small oriented box of each cloud. The method takes the best box along edges and normals of large
   * triangles among the extreme points (Larsson and Källberg, Game Engine Gems 2, 2011, pp. 3–19). It turns
   * this box about one axis after the other as long as that reduces the volume, each time to the smallest
   * rectangle around the points seen along the axis. The result is close to the smallest box, but need not be
   * the smallest.
   *
   * <p>Its volume is never more than that of the axis-aligned box written the same way, as a centre and half
   * extents in floats. If nothing smaller is found, the result is that box, with the quaternion (0, 0, 0, 1).
   * Points in a plane get a rectangle of small area, and points on a line get a segment. These are as thick
   * as the rounding of centre and quaternion to floats makes them, unless an axis of space is perpendicular
   * to them.
   *
   * <p>The quaternion has length 1 up to rounding; among the quaternions of a box, it is one closest to no
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
