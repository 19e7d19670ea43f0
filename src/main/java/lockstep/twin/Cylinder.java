package lockstep.twin;

/**
 * A cylinder without ends, as the columns of {@link lockstep.Cylinders}: all points whose coordinates, but
 * for that along its axis, are within a radius of (u, v). To kernels its axis is along z.
 */
public record Cylinder(float u, float v, float radius) {
  /** Where it meets the plane z = 0: a circle, as a sphere about its centre. */
  public Sphere circle() {
    return new Sphere(new Vec(u, v, 0), radius);
  }
}
