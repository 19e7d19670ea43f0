package lockstep.twin;

/** A segment between two end points. */
public record Segment(Vec a, Vec b) {}
