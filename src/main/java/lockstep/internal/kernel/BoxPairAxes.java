package lockstep.internal.kernel;

import lockstep.twin.Box;
import lockstep.twin.Quat;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Parts of definitions about two boxes A and B that are turned against each other: how far they are apart, or in each other, on the fifteen separating axes of {@link BoxAxes}, which says why these are enough,
 * and what B′ is.
 *
 * <p>All is told along the axes of A, and relative to the centre of B: the planes of A are at low and high, the half extents of B are h, and the columns of the {@linkplain Rotation matrix} of the quaternion q are
 * its axes. The gap on an axis L is that from the end of one box to the begin of the other, in whichever direction it is larger, negative where they overlap: so what a plane adds rounds relative to itself, and a huge A costs no precision
 * where it is not met.
 *
 * <p>With u = 2⁻²⁴ and X how far the boxes reach on an axis of A, a gap on an axis of A is off by 4 u X, on a normal of B′ by 15 u Σ X and by 20 u of itself, since a normal is of length 1 but for that, on a product by 12 u Σ X: see {@link BoxAxes}.
 */
final class BoxPairAxes {
  /** Products shorter than this are of parallel edges, and none: their squares vanish. */
  private static final float SHORTEST = 1e-18f;

  private BoxPairAxes() {}

  /** How far A reaches along a direction. */
  static float far(Vec l, Box a) {
    return far(l.x(), a.min().x(), a.max().x()) + far(l.y(), a.min().y(), a.max().y())
        + far(l.z(), a.min().z(), a.max().z());
  }

  /** Where A begins along a direction. */
  static float near(Vec l, Box a) {
    return near(l.x(), a.min().x(), a.max().x()) + near(l.y(), a.min().y(), a.max().y())
        + near(l.z(), a.min().z(), a.max().z());
  }

  /** Whether the gap along a direction is larger where B is ahead of A than where it is behind. */
  static boolean isAhead(Vec l, Box a) {
    return isAhead(near(l, a), far(l, a));
  }

  /** What one component of a direction adds to how far A reaches along it. */
  static float far(float l, float low, float high) {
    return l > 0 ? l * high : l * low;
  }

  /** The same of the end of A that comes first. */
  static float near(float l, float low, float high) {
    return l > 0 ? l * low : l * high;
  }

  /** Whether the gap is larger where B is ahead of A than where it is behind. */
  static boolean isAhead(float near, float far) {
    return -far >= near;
  }

  /** The gap, given where A begins and ends, and how far B reaches. */
  private static float gap(float near, float far, float reach) {
    return (isAhead(near, far) ? -far : near) - reach;
  }

  /** The gap on an axis of A. */
  static float onAxis(float low, float high, float reach) {
    return gap(low, high, reach);
  }

  /** The gap on a normal of B′, along which it reaches so far. */
  @Twin.Pass
  static float onNormal(Vec n, Box a, float reach) {
    return gap(near(n, a), far(n, a), reach) / n.length();
  }

  /** The gap on the product of an axis of A, x, and a column. The minors are those of the axis and each column. B′ reaches along the product by two of them. */
  static float onProduct(Vec column, Box a, Vec h, Vec minors) {
    return onProduct(column.y(), column.z(), a.min().y(), a.max().y(), a.min().z(), a.max().z(), h.y(),
        minors.z(), h.z(), minors.y());
  }

  /** The same of an axis of A, x, and a column with the components j and k on y and z, which is (0, −k, j); B′ reaches along it by two minors of the others. */
  @Twin.Pass
  static float onProduct(float j, float k, float lowY, float highY, float lowZ, float highZ, float h1,
      float minor1, float h2, float minor2) {
    float near = near(-k, lowY, highY) + near(j, lowZ, highZ);
    float far = far(-k, lowY, highY) + far(j, lowZ, highZ);
    float length = (float) Math.sqrt(j * j + k * k);
    float gap = gap(near, far, h1 * Math.abs(minor1) + h2 * Math.abs(minor2));
    return length > SHORTEST ? gap / length : Float.NEGATIVE_INFINITY;
  }

  /** The gap along a unit vector from A to B. */
  static float along(Vec n, Box a, Vec h, Rotation r) {
    return -far(n, a) - r.along(n).abs().dot(h);
  }

  // FLOATS
  static float onNormal(float x, float y, float z, float lowX, float lowY, float lowZ, float highX,
      float highY, float highZ, float reach) {
    return onNormal(new Vec(x, y, z), new Box(new Vec(lowX, lowY, lowZ), new Vec(highX, highY, highZ)),
        reach);
  }

  static float along(float nx, float ny, float nz, float lowX, float lowY, float lowZ, float highX,
      float highY, float highZ, float hx, float hy, float hz, float s, float qx, float qy, float qz,
      float qw) {
    return along(new Vec(nx, ny, nz), new Box(new Vec(lowX, lowY, lowZ), new Vec(highX, highY, highZ)),
        new Vec(hx, hy, hz), Rotation.of(new Quat(qx, qy, qz, qw), s));
  }
  // END
}
