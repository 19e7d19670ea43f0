package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.part.BoxFeature;
import lockstep.twin.Box;
import lockstep.twin.Vec;

/**
 * The four corners of the face of a box that faces most against a normal n: corner 0 has the minimum of both
 * other axes, 1 the maximum of the axis after that of the face, in the order x, y, z, x, 2 the maximum of the
 * one after it, 3 both. On a tie of faces x wins, then y.
 *
 * @param isFlatX whether the box has no extent on x, and so on: coinciding corners count once
 */
record FaceCorners(Vec n, Box box, boolean isFlatX, boolean isFlatY, boolean isFlatZ) {
  private boolean isX() {
    return Math.abs(n.x()) >= Math.abs(n.y()) && Math.abs(n.x()) >= Math.abs(n.z());
  }

  private boolean isY() {
    return !isX() && Math.abs(n.y()) >= Math.abs(n.z());
  }

  private boolean isZ() {
    return !isX() && !isY();
  }

  Vec corner(int k) {
    Vec min = box.min(), max = box.max();
    return new Vec(corner(isX(), isUpper(k, isZ()), n.x(), min.x(), max.x()),
        corner(isY(), isUpper(k, isX()), n.y(), min.y(), max.y()),
        corner(isZ(), isUpper(k, isY()), n.z(), min.z(), max.z()));
  }

  /** The {@link BoxFeature} of a corner. */
  float feature(int k) {
    return BoxFeature.of(new Vec(corner(isX(), isUpper(k, isZ()), n.x(), 1, 2),
        corner(isY(), isUpper(k, isX()), n.y(), 1, 2), corner(isZ(), isUpper(k, isY()), n.z(), 1, 2)));
  }

  /** Whether there is a hit with this corner. */
  boolean isThere(boolean hit, int k) {
    boolean flat1 = (isX() && isFlatY) || (isY() && isFlatZ) || (isZ() && isFlatX);
    boolean flat2 = (isX() && isFlatZ) || (isY() && isFlatX) || (isZ() && isFlatY);
    return k == 0 ? hit : k == 1 ? hit && !flat1 : k == 2 ? hit && !flat2 : hit && !flat1 && !flat2;
  }

  /**
   * Whether a corner has the maximum on an axis; {@code isFirst} is whether the axis is the one after that of
   * the face.
   */
  private static boolean isUpper(int k, boolean isFirst) {
    return k == 0 ? false : k == 1 ? isFirst : k == 2 ? !isFirst : true;
  }

  /** The coordinate of a corner on an axis; {@code own} is whether the axis is that of the face. */
  private static float corner(boolean own, boolean isUpper, float n, float min, float max) {
    return own ? n > 0 ? min : max : isUpper ? max : min;
  }
}
