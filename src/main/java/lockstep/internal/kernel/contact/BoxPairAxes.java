package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.part.BoxAxes;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Box;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * The gap or overlap of two boxes A and B at different orientations on the fifteen separating axes of {@link
 * BoxAxes}, which explains why these suffice, and defines B′.
 *
 * <p>Everything is expressed along the axes of A, and relative to the centre of B: the planes of A are at low
 * and high, the half extents of B are h, and the columns of the {@linkplain Rotation matrix} r are its axes.
 * The gap on an axis L is the distance from the end of one box to the start of the other, in the direction
 * where it is larger, negative where they overlap: so the contribution of a plane rounds relative to itself,
 * and a huge A costs no precision away from the contact.
 *
 * <p>With u = 2⁻²⁴ and X how far the boxes reach on an axis of A, a gap on an axis of A is off by 4 u X, on a
 * normal of B′ by 15 u Σ X and by 20 u of itself, since a normal is of length 1 except for that, on a product
 * by 12 u Σ X: see {@link BoxAxes}.
 */
final class BoxPairAxes {
  /** Products shorter than this belong to parallel edges, and are skipped: their squares underflow. */
  private static final float SHORTEST = 1e-18f;

  private BoxPairAxes() {}

  /**
   * The contribution of one of its other columns to the extent of B′ along a product: a minor of the third
   * one, times a half extent.
   */
  record Reach(float half, float minor) {
    private float length() {
      return half * Math.abs(minor);
    }
  }

  /** The start of A along a direction. */
  static float near(Vec l, Box a) {
    return new Vec(BoxInterval.of(a, 0).near(l.x()), BoxInterval.of(a, 1).near(l.y()),
        BoxInterval.of(a, 2).near(l.z())).sum();
  }

  /** The end of A along a direction. */
  static float far(Vec l, Box a) {
    return new Vec(BoxInterval.of(a, 0).far(l.x()), BoxInterval.of(a, 1).far(l.y()),
        BoxInterval.of(a, 2).far(l.z())).sum();
  }

  /** Whether the gap along a direction is larger where B is ahead of A than where it is behind. */
  static boolean isAhead(Vec l, Box a) {
    return isAhead(near(l, a), far(l, a));
  }

  private static boolean isAhead(float near, float far) {
    return -far >= near;
  }

  /** The gap, given the start and end of A, and the extent of B. */
  private static float gap(float near, float far, float reach) {
    return (isAhead(near, far) ? -far : near) - reach;
  }

  /** The gap on an axis of A. */
  static float onAxis(BoxInterval a, float reach) {
    return gap(a.low(), a.high(), reach);
  }

  /** The gap on a normal of B′, along which its extent is {@code reach}. */
  @Twin.Pass
  static float onNormal(Vec n, Box a, float reach) {
    return gap(near(n, a), far(n, a), reach) / n.length();
  }

  /**
   * The gap on the product of axis i of A and column j, given the normals of B′: B′ reaches along it by two
   * minors.
   */
  static float onProduct(int i, int j, Box a, Vec h, Rotation r, Rotation normals) {
    int y = i == 2 ? 0 : i + 1, z = i == 0 ? 2 : i - 1;
    int next = j == 2 ? 0 : j + 1, last = j == 0 ? 2 : j - 1;
    return onProduct(r.get(j).get(y), r.get(j).get(z), BoxInterval.of(a, y), BoxInterval.of(a, z),
        new Reach(h.get(next), normals.get(last).get(i)), new Reach(h.get(last), normals.get(next).get(i)));
  }

  /** The gap on the product of x and a column with the components j and k on y and z, which is (0, −k, j). */
  @Twin.Pass
  private static float onProduct(float j, float k, BoxInterval y, BoxInterval z, Reach first, Reach second) {
    float near = y.near(-k) + z.near(j);
    float far = y.far(-k) + z.far(j);
    float length = (float) Math.sqrt(j * j + k * k);
    float gap = gap(near, far, first.length() + second.length());
    return length > SHORTEST ? gap / length : Float.NEGATIVE_INFINITY;
  }

  /** The gap along a unit vector from A to B. */
  static float along(Vec n, Box a, Vec h, Rotation r) {
    return -far(n, a) - r.along(n).abs().dot(h);
  }
}
