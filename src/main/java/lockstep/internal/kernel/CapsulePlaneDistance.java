package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Distance and closest points of a capsule and the half-space behind a plane: those of the sphere about the end that is deepest (Ericson,
 * Real-Time Collision Detection, 2005, 5.1.1).
 *
 * <p>They overlap as {@link CapsulePlane} says, and then have distance 0: both points are that end's projection, or the end if that is behind
 * the plane. If both ends are equally deep the middle between them stands for both. A capsule without length is a sphere, and the distance that
 * of {@link SpherePlaneDistance}, bit for bit; the order of the ends changes no bit but of the feature. A negative radius, a normal without a
 * {@linkplain HalfSpace#proper direction}, a NaN anywhere, an infinite end or d is a miss; an infinite radius reaches every plane.
 *
 * <p>Range and rounding are those of {@link SpherePlaneDistance} for the deepest end, with 3 u of the other's distance from the origin too,
 * u = 2⁻²⁴, since rounding may take one for the other.
 */
final class CapsulePlaneDistance {
  /** The least of two distances comes out too small as one of them does. */
  static final ErrorBound ERROR = SpherePlaneDistance.ERROR;

  private CapsulePlaneDistance() {}

  @Twin
  static float alone(float ax, float ay, float az, float bx, float by, float bz, float r,
      @Twin.Second float nx, float ny, float nz, float d) {
    return measured(false, ax, ay, az, bx, by, bz, r, nx, ny, nz, d);
  }

  /** The same, and negative where they overlap: how far they are in each other. */
  @Twin
  static float signed(float ax, float ay, float az, float bx, float by, float bz, float r,
      @Twin.Second float nx, float ny, float nz, float d) {
    return measured(true, ax, ay, az, bx, by, bz, r, nx, ny, nz, d);
  }

  private static float measured(boolean signed, float ax, float ay, float az, float bx, float by, float bz,
      float r, float nx, float ny, float nz, float d) {
    float square = HalfSpace.square(nx, ny, nz);
    float a = HalfSpace.outside(nx, ny, nz, d, ax, ay, az);
    float b = HalfSpace.outside(nx, ny, nz, d, bx, by, bz);
    float front = HalfSpace.front(a < b ? a : b, square);
    float back = (a < b ? a : b) / (float) Math.sqrt(square);
    boolean valid = r >= 0 && Math.abs(a) <= Float.MAX_VALUE && Math.abs(b) <= Float.MAX_VALUE
        && HalfSpace.proper(square) && HalfSpace.inRange(front);
    return !valid ? Float.POSITIVE_INFINITY : CapsulePlane.overlap(ax, ay, az, bx, by, bz, r, nx, ny, nz, d)
        ? signed ? Rounded.inside(back, r) : 0 : Rounded.apart(front, r);
  }

  @Twin
  static boolean points(float ax, float ay, float az, float bx, float by, float bz, float r,
      @Twin.Second float nx, float ny, float nz, float d, float[] distance, float[] axOut, float[] bxOut,
      float[] ayOut, float[] byOut, float[] azOut, float[] bzOut, float[] featureA, float[] featureB,
      int at) {
    float apart = alone(ax, ay, az, bx, by, bz, r, nx, ny, nz, d);
    boolean hit = apart < Float.POSITIVE_INFINITY;
    float square = HalfSpace.square(nx, ny, nz);
    float a = HalfSpace.outside(nx, ny, nz, d, ax, ay, az);
    float b = HalfSpace.outside(nx, ny, nz, d, bx, by, bz);
    float front = HalfSpace.front(a < b ? a : b, square);
    float reach = apart == 0 ? front : r;
    float ux = HalfSpace.unit(nx, square), px = HalfSpace.kept(deepest(a, b, ax, bx));
    float uy = HalfSpace.unit(ny, square), py = HalfSpace.kept(deepest(a, b, ay, by));
    float uz = HalfSpace.unit(nz, square), pz = HalfSpace.kept(deepest(a, b, az, bz));
    distance[at] = apart;
    axOut[at] = hit ? px - reach * ux : 0;
    bxOut[at] = hit ? px - front * ux : 0;
    ayOut[at] = hit ? py - reach * uy : 0;
    byOut[at] = hit ? py - front * uy : 0;
    azOut[at] = hit ? pz - reach * uz : 0;
    bzOut[at] = hit ? pz - front * uz : 0;
    featureA[at] = hit ? a < b ? 1 : b < a ? 2 : 3 : 0;
    featureB[at] = hit ? 1 : 0;
    return hit;
  }

  /** Of two values at the ends, which are outside by a and b, the one of the deepest end, or the mean. */
  private static float deepest(float a, float b, float atA, float atB) {
    return a < b ? atA : b < a ? atB : 0.5f * atA + 0.5f * atB;
  }
}
