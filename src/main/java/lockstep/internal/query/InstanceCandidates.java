package lockstep.internal.query;

import java.util.Arrays;
import lockstep.internal.place.Frame;
import lockstep.internal.place.Places;
import lockstep.internal.run.Execution;
import lockstep.internal.shape.Elements;

/**
 * Which instances have bounds near those of shapes of a frame: boxes around the shapes' turned boxes, beside
 * the bounds of the instances. A carrier, of a thread.
 */
final class InstanceCandidates {
  private static final ThreadLocal<InstanceCandidates> MINE =
      ThreadLocal.withInitial(InstanceCandidates::new);

  private final Frame frame = new Frame();
  private final float[] local = new float[Elements.BOUNDS], box = new float[Elements.BOUNDS];
  private Elements boxes = InstanceIndex.boxes(0);

  private InstanceCandidates() {}

  /**
   * Lists the pairs of a shape and an instance, and returns how many there are.
   *
   * @param frames which has the frame of the shapes at an index; null for the world's
   * @param margin how far apart bounds may be, in units of that frame
   */
  static long list(Execution execution, Elements shapes, Places frames, int index, InstanceIndex instances,
      float margin, PairList pairs) {
    InstanceCandidates mine = MINE.get();
    mine.measure(shapes, frames, index, instances);
    return Verbs.listBounds(execution, mine.boxes, instances.boxes(), (float) (margin * mine.frame.scale()),
        pairs);
  }

  /** Finds the boxes: NaNs for what is nowhere, or meets nothing, and all of space for what has no bounds. */
  private void measure(Elements shapes, Places frames, int index, InstanceIndex instances) {
    if (boxes.size != shapes.size) {
      boxes = InstanceIndex.boxes(shapes.size);
    }
    boolean isSomewhere = frame.in(frames, index);
    for (int i = 0; i < shapes.size; i++) {
      switch (isSomewhere ? shapes.bounds(i, local, 0) : Elements.Placement.EXCLUDED) {
        case IN_TREE -> instances.seen(frame, local, box);
        case UNBOUNDED -> InstanceIndex.fill(box, Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY);
        case EXCLUDED -> Arrays.fill(box, Float.NaN);
      }
      for (int c = 0; c < Elements.BOUNDS; c++) {
        boxes.columns[c][i] = box[c];
      }
    }
  }
}
