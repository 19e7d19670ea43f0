package lockstep.twin;

/** A segment, from one end to the other. */
public record Segment(Vec a, Vec b) {}
