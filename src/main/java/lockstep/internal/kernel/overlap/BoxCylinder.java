package lockstep.internal.kernel.overlap;

import lockstep.twin.Box;
import lockstep.twin.Cylinder;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Overlap test of an axis-aligned box (AABB) and an infinite cylinder along z: that of a rectangle and a
 * circle, by {@link SphereBox} in the plane z = 0. Touching is an overlap. An empty box (min &gt; max on any
 * axis), a negative radius or a NaN anywhere is a miss; infinite box planes are allowed. The
 * answer is that of real arithmetic.
 */
public final class BoxCylinder {
  private BoxCylinder() {}

  @Twin
  public static boolean overlap(Box b, @Twin.Second Cylinder c) {
    Box flat = new Box(new Vec(b.min().x(), b.min().y(), 0), new Vec(b.max().x(), b.max().y(), 0));
    return SphereBox.overlap(c.circle(), flat) && b.min().z() <= b.max().z();
  }
}
