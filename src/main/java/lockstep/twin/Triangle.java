package lockstep.twin;

/** A triangle, as the columns of {@link lockstep.Triangles}. */
public record Triangle(Vec a, Vec b, Vec c) {}
