package lockstep.twin;

/**
 * An infinite cylinder, with the columns of {@link lockstep.Cylinders}: all points whose coordinates, leaving
 * out the one along its axis, are within a radius of (u, v). In kernels, its axis is along z.
 */
public record Cylinder(float u, float v, float radius) {
  /** The intersection with the plane z = 0: a circle, given as the sphere about its centre. */
  public Sphere circle() {
    return new Sphere(new Vec(u, v, 0), radius);
  }
}
