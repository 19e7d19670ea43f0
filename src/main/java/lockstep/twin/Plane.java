package lockstep.twin;

/**
 * A half-space, with the columns of {@link lockstep.Planes}: all points p with {@code normal · p + d ≤ 0}.
 */
public record Plane(Vec normal, float d) {}
