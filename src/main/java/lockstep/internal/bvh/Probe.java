package lockstep.internal.bvh;

/**
 * What a query looks like to the boxes of a tree: a ray in [tMin, tMax], prepared so that the slab test of a
 * plane is {@code plane · r + c}. A box or a point is the same with r = 1: {@code min − qMax ≤ 0 ≤ max − qMin}.
 * Where the interval begins behind the origin, it is moved to begin at 0.
 *
 * <p><b>Why no hit is lost.</b> Let u = 2⁻²⁴, M the largest |coordinate| of origin and tree together (their sum),
 * and S the extent of the tree. A kernel that says "hit at t" means a point Y of the primitive with
 * {@code |o + t d − Y| ≤ 16 u M + 70 u S} on every axis: for triangles, shear and t are off by few u of the
 * distance, and the weights by 70 u of the triangle's extent (RayTriangle.TRUST) or less; for spheres and boxes
 * the error is 8 u of radius and distance. Evaluating {@code plane · r + c}, with r and c rounded, is off by
 * less than {@code 6 u M r}. All of that is less than {@code pad · r} with pad = 32 u M + 128 u S, so the interval of every box that
 * contains Y contains t. A direction's component below 2⁻³⁰ of its largest is raised to that: over the length
 * of the tree the ray moves by 2⁻²⁹ M, which the pad covers too. The constant 2⁻⁶⁰ covers what underflows.
 *
 * <p>Where a product could overflow the argument fails; such rays, and only those, visit every leaf.
 */
final class Probe {
  static final float U = 0x1p-24f;
  static final float LEAST = 0x1p-60f;
  static final float LARGEST_DIRECTION = 0x1p30f;
  static final float LEAST_DIRECTION = 0x1p-30f;
  static final float LEAST_RATIO = 0x1p-30f;

  /** Slopes per axis. */
  float rx, ry, rz;

  /** Constants per axis, for the near and for the far plane. */
  float nearX, nearY, nearZ, farX, farY, farZ;

  /** Bit 0 where x falls along the ray, 1 for y, 2 for z: there the maximum is the near plane. */
  int octant;

  /** The interval in which boxes matter, from +0 up: what is in front compares as the bits of floats do. */
  float first, last;

  private float shift;
  private boolean prunes;

  /** The probe of a ray; false if it hits nothing, whatever the shapes. */
  boolean ray(Bvh bvh, float ox, float oy, float oz, float dx, float dy, float dz, float tMin, float tMax) {
    float ax = Math.abs(dx), ay = Math.abs(dy), az = Math.abs(dz);
    float d = Math.max(ax, Math.max(ay, az));
    float o = Math.max(Math.abs(ox), Math.max(Math.abs(oy), Math.abs(oz)));
    boolean point = d == 0;
    if (!(tMin <= tMax && d <= Float.MAX_VALUE && o <= Float.MAX_VALUE)) {
      return false;
    }
    if (!(o <= Primitives.FAR) || !(point || (d >= LEAST_DIRECTION && d <= LARGEST_DIRECTION))) {
      everywhere();
      return true;
    }
    float reach = o + bvh.reach;
    float pad = 32 * U * reach + 128 * U * bvh.extent + LEAST;
    if (point) {
      inside(ox, oy, oz, ox, oy, oz, pad);
      return true;
    }
    float least = d * LEAST_RATIO;
    rx = 1 / (ax >= least ? dx : Math.copySign(least, dx));
    ry = 1 / (ay >= least ? dy : Math.copySign(least, dy));
    rz = 1 / (az >= least ? dz : Math.copySign(least, dz));
    octant = (rx < 0 ? 1 : 0) | (ry < 0 ? 2 : 0) | (rz < 0 ? 4 : 0);
    // an interval that begins behind the origin is moved to 0; nothing lies 2 reach / d behind it
    shift = tMin < 0 ? Math.max(tMin, -2 * (reach + 1) / d) : 0;
    float slack = -4 * U * shift;
    float padX = pad * Math.abs(rx) + slack, padY = pad * Math.abs(ry) + slack,
        padZ = pad * Math.abs(rz) + slack;
    nearX = -ox * rx - shift - padX;
    nearY = -oy * ry - shift - padY;
    nearZ = -oz * rz - shift - padZ;
    farX = -ox * rx - shift + padX;
    farY = -oy * ry - shift + padY;
    farZ = -oz * rz - shift + padZ;
    first = tMin < 0 ? 0 : tMin + 0f;
    prunes = true;
    last = Float.POSITIVE_INFINITY;
    limit(tMax);
    return true;
  }

  /**
   * The probe of the bounds of a query: met by the boxes of all primitives that a kernel may say it overlaps.
   * The kernels are off by at most 8 u of the distances they compute.
   */
  void box(Bvh bvh, float[] b) {
    float far = 0;
    for (float side : b) {
      far = Math.max(far, Math.min(Math.abs(side), Primitives.FAR));
    }
    inside(b[0], b[1], b[2], b[3], b[4], b[5], 32 * U * (far + bvh.reach) + LEAST);
  }

  private void inside(float minX, float minY, float minZ, float maxX, float maxY, float maxZ, float pad) {
    rx = 1;
    ry = 1;
    rz = 1;
    octant = 0;
    // + 0 turns −0 into 0: a far side of −0 would compare as less than a near side of 0
    nearX = -maxX - pad + 0f;
    nearY = -maxY - pad + 0f;
    nearZ = -maxZ - pad + 0f;
    farX = -minX + pad + 0f;
    farY = -minY + pad + 0f;
    farZ = -minZ + pad + 0f;
    first = 0;
    last = 0;
    prunes = false;
  }

  /** Met by every box. */
  void everywhere() {
    rx = 0;
    ry = 0;
    rz = 0;
    octant = 0;
    nearX = nearY = nearZ = Float.NEGATIVE_INFINITY;
    farX = farY = farZ = Float.POSITIVE_INFINITY;
    first = 0;
    last = Float.POSITIVE_INFINITY;
    prunes = false;
  }

  /** From now on only what the ray meets at t or before matters. */
  void limit(float t) {
    if (prunes) {
      last = shift == 0 ? t + 0f : Math.nextUp(t - shift);
    }
  }
}
