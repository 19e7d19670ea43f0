package lockstep.twin;

/**
 * A capsule, as the columns of {@link lockstep.Capsules}: all points that are within a radius of the segment
 * from a to b.
 */
public record Capsule(Vec a, Vec b, float radius) {
  /** The segment that it is about. */
  public Segment segment() {
    return new Segment(a, b);
  }
}
