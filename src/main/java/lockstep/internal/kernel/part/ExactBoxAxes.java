package lockstep.internal.kernel.part;

import lockstep.twin.Exact;
import lockstep.twin.ExactVec;

/**
 * The separating axes of {@link BoxAxes} in real numbers: whether two boxes A and B at different orientations
 * overlap, decided by the signs of polynomials. The axes of B in the frame of A are the columns of a frame r,
 * times its {@code square}, so both sides are multiplied by that.
 *
 * <p>Where touching does not count, one of them must have a volume: then an axis on which their extents are 0
 * together is a product of parallel edges, which separates nothing, and on all others they must be in each
 * other.
 *
 * <p>The product of axis i of A and column j has the extent of A from two entries of column j, and that of B
 * from two entries of row i: columns are at right angles, and of the same length.
 */
public final class ExactBoxAxes {
  private ExactBoxAxes() {}

  /**
   * Whether they meet on all fifteen axes.
   *
   * @param t the centre of B, in the frame of A
   * @param g the half extents of A, in the units of t
   * @param h the half extents of B, in the units of t
   * @param touching whether they may just touch
   */
  public static boolean meet(ExactVec t, ExactVec g, ExactVec h, ExactFrame r, boolean touching) {
    ExactFrame size = r.abs();
    return ExactFrame.isWithin(t.times(r.square()), g.times(r.square()).plus(size.inSpace(h)), touching)
        && ExactFrame.isWithin(r.along(t), size.along(g).plus(h.times(r.square())), touching)
        && onProducts(t, g, h, r, size, touching)
        && onProducts(t.yzx(), g.yzx(), h, r.yzx(), size.yzx(), touching)
        && onProducts(t.zxy(), g.zxy(), h, r.zxy(), size.zxy(), touching);
  }

  /** Whether they meet on the products of the first axis of A and each column. */
  private static boolean onProducts(ExactVec t, ExactVec g, ExactVec h, ExactFrame r, ExactFrame size,
      boolean touching) {
    ExactVec row = new ExactVec(size.x().x(), size.y().x(), size.z().x());
    return onProduct(t, g, r.x(), size.x(), first(h, row), touching)
        && onProduct(t, g, r.y(), size.y(), first(h.yzx(), row.yzx()), touching)
        && onProduct(t, g, r.z(), size.z(), first(h.zxy(), row.zxy()), touching);
  }

  private static boolean onProduct(ExactVec t, ExactVec g, ExactVec column, ExactVec size, Exact reach,
      boolean touching) {
    return ExactFrame.isWithin(t.z().times(column.y()).minus(t.y().times(column.z())),
        g.y().times(size.z()).plus(g.z().times(size.y())).plus(reach), touching);
  }

  /** The extent of B along the product of a row's axis and the first column. */
  private static Exact first(ExactVec h, ExactVec row) {
    return h.y().times(row.z()).plus(h.z().times(row.y()));
  }
}
