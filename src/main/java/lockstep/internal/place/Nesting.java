package lockstep.internal.place;

/**
 * Where parts of assemblies stand that are placed themselves: at each of some frames all parts of one
 * assembly, those of the first frame first.
 */
public final class Nesting {
  private final Places frames;
  private final Places[] parts; // of the assembly at each frame
  private final Places composed;
  private final int[] frameOf; // of each part, as composed
  private final int[] first; // of each frame: its first part

  // scratch
  private final Pose frame = new Pose(), part = new Pose(), pose = new Pose();

  /** At each of the frames, {@code parts} of its number; {@code composed} has room for all of them. */
  public Nesting(Places frames, Places[] parts, Places composed) {
    this.frames = frames;
    this.parts = parts;
    this.composed = composed;
    frameOf = new int[composed.size];
    first = new int[frames.size];
    int at = 0;
    for (int f = 0; f < frames.size; f++) {
      first[f] = at;
      for (int k = 0; k < parts[f].size; k++) {
        frameOf[at++] = f;
      }
    }
  }

  /** Writes where all parts stand, each composed in double and rounded once. */
  public void compose() {
    int at = 0;
    for (int f = 0; f < frames.size; f++) {
      frame.of(frames, f);
      for (int k = 0; k < parts[f].size; k++) {
        pose.composed(frame, part.of(parts[f], k)).write(composed, at++);
      }
    }
  }

  /** The frame of a part, by its number among all. */
  public int frame(int i) {
    return frameOf[i];
  }

  /** Which part of its assembly that is. */
  public int part(int i) {
    return i - first[frameOf[i]];
  }

  /** The number of bytes for each part and frame, with what has been composed. */
  public long bytes() {
    return (Places.BYTES + 4L) * composed.size + 8L * frames.size;
  }
}
