package lockstep.twin;

/** A sphere, as the columns of {@link lockstep.Spheres}. */
public record Sphere(Vec center, float radius) {}
