package lockstep;

import java.util.Objects;
import lockstep.internal.grid.Thinning;
import lockstep.internal.query.SpatialIndex;
import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Searchable;

/**
 * A cloud of points, such as those of a depth camera, as obstacles for balls: a structure beside {@link Tree}
 * for the question whether a ball touches any point, {@link Engine#any(Shapes, Obstacles, Hits)} and {@link
 * Engine#any(Groups, Obstacles, Hits)}. It is built much faster than a tree, and most balls that touch
 * nothing are told so by one look-up.
 *
 * <pre>
 *   Spheres points = Spheres.points(x, y, z, count);       // or balls of about one size
 *   PointCloud cloud = PointCloud.of(points, 0.12f);       // for balls with radii up to 0.12
 *   engine.any(balls, cloud, hits);
 *   engine.first(robots, Obstacles.of(walls, cloud), conflicts);
 *   cloud.update();                                        // after the next scan, in the same arrays
 * </pre>
 *
 * <p>All answers are those of the points without it, bit for bit. Balls larger than {@link #reach()} and
 * shapes of other kinds are asked about in an ordinary tree, as are all other questions, such as {@link
 * Engine#nearest}. That tree is built by the first call that needs it, and brought up to date by the first
 * one after an update.
 *
 * <p>A uniform grid has at most 16 cells for each point, as small as that allows but at least an eighth of
 * the reach and a point's radius together. So a long reach takes no more memory and no more time to build,
 * but a larger part of the balls near points is not told by the look-up. A few points that are far away, such
 * as wrong measurements, do not matter. Where they are distributed so unevenly that a block of 4 × 4 × 4
 * cells has more than 512 for most of them, or more than 32 spheres are larger than 16 times the mean, the
 * tree serves the balls that are left.
 *
 * <p>Points that nothing can touch, such as those with a NaN, do not matter: a scan with fewer points than
 * the buffer leaves NaN in the rest. The cloud reads the points when it is made or {@linkplain #update()
 * updated}; it does not see changes in between, and answers are then unspecified. Any number of threads may
 * use it at once, but not while it is updated.
 */
public final class PointCloud implements Target {
  private final Spheres points;
  private final float reach;
  final SpatialIndex index;

  /** This alone, as obstacles are seen by the internal packages. */
  final Searchable[] alone;

  private PointCloud(Spheres points, float reach) {
    this.points = points;
    this.reach = reach;
    index = SpatialIndex.ofPoints(points.elements, reach);
    alone = new Searchable[] {index};
  }

  /**
   * Builds a cloud of points, or of spheres of about one size, with the calling thread.
   *
   * @param reach the largest radius of balls that it is for
   * @throws IllegalArgumentException if {@code reach} is not a finite number, or less than 0
   */
  public static PointCloud of(Spheres points, float reach) {
    Objects.requireNonNull(points, "points");
    Checks.finite("reach", reach);
    return new PointCloud(points, Checks.distance("reach", reach));
  }

  /**
   * Thins points out without losing a collision: writes fewer spheres, such that whatever touches one of the
   * points touches one of these. It pays where most points have others near them.
   *
   * <pre>
   *   Spheres few = Spheres.allocate(points.size());
   *   PointCloud.thin(points, 0.02f, few);                 // the rest of them is NaN
   *   PointCloud cloud = PointCloud.of(few, 0.12f);        // thin(…) and update() after the next scan
   * </pre>
   *
   * <p>In order, each point is kept unless one that is kept is at most {@code distance} away. Of all that are
   * kept, the nearest one C, on equal distance the first, stands for a point p that is not: its radius R is
   * that of the smallest sphere around C that holds all the spheres for which it stands, rounded up. So if r
   * is the radius of p, {@code |C − p| + r ≤ R} in real arithmetic. Nothing is lost: if q is where a shape
   * touches the sphere of p, {@code |q − p| ≤ r}, then {@code |q − C| ≤ |q − p| + |p − C| ≤ r + |C − p| ≤ R},
   * so q is in the sphere of C as well.
   *
   * <p>The other way it may be wrong: what touches the sphere of C is at most {@code 2 distance} away from
   * one of the points, or at most {@code distance} if all radii are equal, in both cases but for the rounding
   * of R, by two ulp. If {@code distance} is 0, it is never wrong: only equal points are merged, to the
   * largest radius.
   *
   * <p>Points that nothing can touch are left out. Infinite ones, and those that would make a radius
   * infinite, are kept as they are. The calling thread does it, in time that is proportional to the number of
   * points, and once warm allocates nothing.
   *
   * @param points points, or spheres
   * @param into receives those that are kept, in order, and behind them NaN
   * @return how many are kept
   * @throws IllegalArgumentException if {@code distance} is not a finite number, or less than 0, {@code into}
   *     has fewer spheres than there are points, or both share elements of an array
   */
  public static int thin(Spheres points, float distance, Spheres into) {
    Objects.requireNonNull(points, "points");
    Checks.finite("distance", distance);
    Checks.distance("distance", distance);
    Checks.room("into.size()", Objects.requireNonNull(into, "into").size(), "points", points.size());
    Checks.apart("into", into.elements, "into", into.elements, true);
    Checks.apart("into", into.elements, "points", points.elements, false);
    return Thinning.mine().thin(points.elements, distance, into.elements);
  }

  /**
   * Builds the cloud anew over the points as they are now. Of clouds of like size and extent it allocates
   * nothing.
   */
  public void update() {
    index.updatePoints();
  }

  /** The largest radius of balls that it is for. */
  public float reach() {
    return reach;
  }

  /** The points, as spheres of radius 0 or more. */
  @Override
  public Spheres shapes() {
    return points;
  }

  /** The number of points, including those that nothing can touch. */
  public int size() {
    return points.size();
  }

  /** The number of bytes that the cloud takes, beyond those of the points. */
  public long bytes() {
    return index.bytes();
  }

  @Override
  public String toString() {
    return "PointCloud[" + points + ", reach " + reach + "]";
  }
}
