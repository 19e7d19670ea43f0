package lockstep.internal.bvh;

import lockstep.internal.kernel.ErrorBound;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Kind;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;

/**
 * Padding of the boxes of a tree, so that slab tests in float lose no hit of any kernel: all paddings, of single rays,
 * vectors of rays, packets and box queries, come from {@link #of}.
 *
 * <p>Let u = 2⁻²⁴, M the sum of the largest finite |coordinates| of the query (for a ray of its origin) and of the tree, and S the
 * extent of the tree. On each axis, as distances in space:
 *
 * <ol>
 * <li>A kernel declares an {@link ErrorBound}: if it says "hit", some point Y of the primitive is within {@code u
 * (coordinates · M + extent · S)} of the query, for a ray of the point o + t d at the t of the hit. Y lies in the
 * primitive's box, so a test in real arithmetic, with boxes padded by this, would meet the box at t.
 * <li>The test evaluates {@code plane · r + c} in float, with r = 1/d and {@code c = −o r ∓ pad r} rounded. The error of r adds
 * {@code u (|plane| + |o|) r}, the product o r {@code u |o| r}, the sum c {@code u (|o| + pad) r}, the product with the
 * plane {@code u |plane| r}, unless it is an fma, and the last sum {@code u (|plane| + |o| + pad) r}: in space less than 4 u
 * (|plane| + |o|) + 2 u pad < 6 u M. A box query, where r = 1, needs less. Where the interval is shifted, another slack of {@code
 * 4 u shift} covers the three roundings that this adds.
 * <li>A component of the direction below 2⁻³⁰ of its largest is raised to that, in packets to something smaller. Up to the hit
 * the ray moves by at most M on its largest axis, so on the raised one by less than 2⁻²⁹ M = u M / 32.
 * <li>Products and sums that underflow are off by less than 2⁻¹²⁶, and r ≥ 2⁻³⁰: less than 2⁻⁹⁶ in space.
 * </ol>
 *
 * <p>The sum is less than {@code u ((coordinates + 6 + 1/32) M + extent S) + 2⁻⁹⁶}. The padding takes 8 instead of 6 + 1/32
 * and 2⁻⁶⁰ instead of 2⁻⁹⁶, and adds a third as a margin, which more than covers the roundings of the padding itself: for rays at
 * triangles {@code 64 u M + 93 u S + 2⁻⁶⁰}.
 */
public final class Padding {
  /** Half an ulp of 1. */
  static final float U = 0x1p-24f;

  /** Items 2 and 3 of the derivation: at least 6 + 1/32. */
  private static final float EVALUATION = 8;

  private static final float MARGIN = 4 / 3f;
  private static final float UNDERFLOW = 0x1p-60f;

  private Padding() {}

  /**
   * By how much each side of a box is moved outwards.
   *
   * @param error what the kernel declares
   * @param maxCoordinate the sum of the largest |coordinates| of query and tree
   * @param extent the largest extent of the tree
   */
  public static float of(ErrorBound error, float maxCoordinate, float extent) {
    return MARGIN * U * ((error.coordinates() + EVALUATION) * maxCoordinate + error.extent() * extent)
        + UNDERFLOW;
  }

  /**
   * The bound for rays at a tree over a kind: of the kernel that casts rays at it, if there is one, and of the one that casts
   * them at its bounding boxes.
   */
  static ErrorBound ofRays(Kind kind) {
    float coordinates = 0;
    float extent = 0;
    for (Kernels.Entry entry : ScalarKernels.TABLE.entries()) {
      if (entry.verb() == Verb.CAST && (entry.second() == kind || entry.second() == Kind.BOX)) {
        coordinates = Math.max(coordinates, entry.error().coordinates());
        extent = Math.max(extent, entry.error().extent());
      }
    }
    return new ErrorBound(coordinates, extent);
  }
}
