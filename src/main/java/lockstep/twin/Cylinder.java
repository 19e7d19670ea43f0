package lockstep.twin;

/**
 * A cylinder without ends, as the columns of {@link lockstep.Cylinders}: all points whose coordinates, but for that along its axis,
 * are within a radius of (u, v). To kernels its axis is along z.
 */
public record Cylinder(float u, float v, float radius) {}
