package lockstep.internal.bvh;

import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Kind;

/**
 * Padding of boxes and queries, so that slab tests in float lose no hit of any kernel. A leaf is enlarged by
 * the errors of kernels and arithmetic that depend on its own coordinates, a query by those that depend on
 * the query's, so an element that is far away, or huge, widens its own leaf and no other.
 *
 * <p>Let u = 2⁻²⁴, P the largest |coordinate| of a primitive, Q the largest finite one of the query (for a
 * ray of its origin), M = P + Q, and S ≤ 2 P the extent of the primitive. On each axis, as distances in
 * space:
 *
 * <ol>
 * <li>A kernel declares an {@link ErrorBound}: if it says "hit", some point Y of the primitive is within
 * {@code u (coordinates · M + extent · S)} of the query, for a ray of the point o + t d at the t of the hit.
 * Y lies in the primitive's box, so a test in real arithmetic, with boxes padded by this, would meet the box
 * at t.
 * <li>The test evaluates {@code plane · r + c} in float, with r = 1/d and {@code c = −o r ∓ pad r} rounded.
 * The error of r adds {@code u (|plane| + |o|) r}, the product o r {@code u |o| r}, the sum c {@code u (|o| +
 * pad) r}, the product with the plane {@code u |plane| r}, unless it is an fma, and the last sum {@code u
 * (|plane| + |o| + pad) r}: in space less than 4 u (|plane| + |o|) + 2 u pad. A box query, where r = 1, needs
 * less. Where the interval is shifted, another slack of {@code 4 u shift} covers the three roundings that
 * this adds. The planes are those of a node, which may be far beyond the leaf; but x + 4 u |x| ascends with
 * x, so where the leaf's own planes pass with that error, those of all nodes around it do: in these sums
 * |plane| is P, and they are less than 6 u M.
 * <li>A component of the direction below 2⁻³⁰ of its largest is raised to that, in packets to something
 * smaller. Up to the hit the ray moves by at most M on its largest axis, so on the raised one by less than
 * 2⁻²⁹ M = u M / 32.
 * <li>Products and sums that underflow are off by 2⁻¹⁵⁰ each, and so is the t of a kernel: in space no more
 * than that times the largest |component| d of the direction. Of ten of them it is less than 2⁻¹⁴⁶ d, and
 * less than 2⁻⁶⁰ unless the direction is very long.
 * <li>A padded plane is rounded when it is stored: u P.
 * </ol>
 *
 * <p>The sum is less than {@code u ((coordinates + 7 + 1/32) M + extent S) + 2⁻¹⁴⁶ d}, and falls into a part
 * of P, with 2 P for S, and one of Q. The padding takes 8 instead of 7 + 1/32 and adds 2⁻⁶⁰, and a third as a
 * margin, which more than covers the roundings of the padding itself. Leaves are padded for all kernels that
 * are asked about a kind: those of triangles by 284 u P, and a ray at them by 64 u Q + 2⁻⁶⁰. The few kernels
 * that declare much more ({@link #COVERED}) have it added to the query.
 */
public final class Padding {
  /** Half an ulp of 1. */
  static final float U = 0x1p-24f;

  /** Items 2, 3 and 5 of the derivation: at least 7 + 1/32. */
  private static final float EVALUATION = 8;

  private static final float MARGIN = 4 / 3f;
  private static final float UNDERFLOW = 0x1p-60f;

  /** Underflow per unit of the largest |component| of a direction. */
  private static final float UNDERFLOW_OF_TIMES = 0x1p-145f;

  /** Leaves cover kernels that declare at most this. */
  private static final float COVERED = 512;

  private Padding() {}

  /**
   * The distance by which boxes are moved apart on each side: those of a query, or of a query and of
   * primitives without padding of their own.
   *
   * @param error error of the kernel
   * @param maxCoordinate the sum of the largest |coordinates| of the padded boxes
   * @param extent the largest extent of the second operand, 0 if it is padded separately
   */
  public static float of(ErrorBound error, float maxCoordinate, float extent) {
    return MARGIN * U * ((error.coordinates() + EVALUATION) * maxCoordinate + error.extent() * extent)
        + UNDERFLOW;
  }

  /**
   * The distance by which boxes are moved apart for rays whose largest |component| of the origin is o, and of
   * the direction d.
   */
  static float ofRay(ErrorBound error, float o, float d) {
    return of(error, o, 0) + UNDERFLOW_OF_TIMES * d;
  }

  /** A bound on a kernel's error, in u per unit of a coordinate. */
  public static float factor(ErrorBound error) {
    return error.coordinates() + 2 * error.extent();
  }

  /** The largest {@linkplain #factor factor} of the kernels that leaves of a kind cover. */
  static float ofLeaves(Kind kind) {
    float most = factor(ofRays(kind));
    for (Kernels.Entry entry : ScalarKernels.TABLE.entries()) {
      if (entry.first() == kind || entry.second() == kind) {
        float factor = factor(entry.error());
        most = factor <= COVERED ? Math.max(most, factor) : most;
      }
    }
    return most;
  }

  /**
   * How far from a box of these coordinates a primitive in it may be called hit, due to the primitive's own
   * coordinates.
   */
  static float ofLeaf(float factor, float maxCoordinate) {
    return MARGIN * U * (factor + EVALUATION) * maxCoordinate;
  }

  /** The largest |coordinate| of a box. */
  static float maxCoordinate(float[] b, int at) {
    float most = 0;
    for (int axis = at; axis < at + 3; axis++) {
      most = Math.max(most, Math.max(-b[axis], b[axis + 3]));
    }
    return most;
  }

  /**
   * The bound for rays at a tree over a kind: of the kernel that casts rays at it, if there is one, and of
   * the one that casts them at its bounding boxes.
   */
  static ErrorBound ofRays(Kind kind) {
    float coordinates = 0;
    float extent = 0;
    float leastDirection = 0;
    for (Kernels.Entry entry : ScalarKernels.TABLE.entries()) {
      if (entry.verb() == Verb.CAST && (entry.second() == kind || entry.second() == Kind.BOX)) {
        coordinates = Math.max(coordinates, entry.error().coordinates());
        extent = Math.max(extent, entry.error().extent());
        leastDirection = Math.max(leastDirection, entry.error().leastDirection());
      }
    }
    return new ErrorBound(coordinates, extent, leastDirection);
  }
}
