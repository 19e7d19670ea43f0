package lockstep.twin;

/**
 * A capsule, with the columns of {@link lockstep.Capsules}: all points within a radius of the segment from a
 * to b.
 */
public record Capsule(Vec a, Vec b, float radius) {
  /** The segment at the core of the capsule. */
  public Segment segment() {
    return new Segment(a, b);
  }
}
