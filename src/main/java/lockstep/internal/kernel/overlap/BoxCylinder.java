package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.ErrorBound;
import lockstep.twin.Box;
import lockstep.twin.Cylinder;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of an axis-aligned box (AABB) and an infinite cylinder along z: that of a rectangle and a
 * circle, by {@link SphereBox} in the plane z = 0. Touching is an overlap. An empty box (min &gt; max on any
 * axis), a negative radius or a NaN anywhere is a miss; infinite box planes are allowed. Range and accuracy
 * are those of a sphere and a box.
 */
public final class BoxCylinder {
  /** A radius with an error of at most 5 u of itself. */
  public static final ErrorBound ERROR = SphereBox.ERROR;

  private BoxCylinder() {}

  @Twin
  public static boolean overlap(Box b, @Twin.Second Cylinder c) {
    Box flat = new Box(new Vec(b.min().x(), b.min().y(), 0), new Vec(b.max().x(), b.max().y(), 0));
    return SphereBox.overlap(c.circle(), flat) && b.min().z() <= b.max().z();
  }
}
