package lockstep.twin;

/** A box rotated by a quaternion, with the columns of {@link lockstep.OrientedBoxes}. */
public record OrientedBox(Vec center, Vec half, Quat q) {}
