package lockstep.twin;

/** A box turned by a quaternion, as the columns of {@link lockstep.OrientedBoxes}. */
public record OrientedBox(Vec center, Vec half, Quat q) {}
