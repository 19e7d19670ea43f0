package lockstep.internal.kernel;

/**
 * Parts of definitions about the four corners of a box's face: one is where both other axes have their minimum, then the maximum on the axis after that of the
 * face, in the order x, y, z, x, then that on the one after it, then both.
 */
final class FaceCorners {
  private FaceCorners() {}

  /** A coordinate on the face, which is the lower one if the normal's component is positive: so it is the face that looks against the normal. */
  static float face(float n, float min, float max) {
    return n > 0 ? min : max;
  }

  /**
   * A coordinate of a corner.
   *
   * @param own whether the axis is that of the face
   * @param upper whether the corner has the maximum there, if it is not
   */
  static float corner(boolean own, boolean upper, float n, float min, float max) {
    return own ? face(n, min, max) : upper ? max : min;
  }

  /** Which of them it is, as in {@link BoxFeature}. */
  static float side(boolean own, boolean upper, float n) {
    return own ? n > 0 ? 1 : 2 : upper ? 2 : 1;
  }

  /** {@link BoxFeature} of a corner. */
  static float feature(boolean ownX, boolean ownY, boolean ownZ, boolean upperX, boolean upperY,
      boolean upperZ, float nx, float ny, float nz) {
    return BoxFeature.of(side(ownX, upperX, nx), side(ownY, upperY, ny), side(ownZ, upperZ, nz));
  }
}
