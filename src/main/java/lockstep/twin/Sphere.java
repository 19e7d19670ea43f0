package lockstep.twin;

/** A sphere, with the columns of {@link lockstep.Spheres}. */
public record Sphere(Vec center, float radius) {}
