package lockstep.internal.query;

import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.run.Execution;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;

/**
 * The instances whose bounds are nearest to boxes, one or several for each box, the nearest first. A carrier,
 * of a thread.
 */
final class NearestBounds {
  /** The boxes, in the frame of the bounds; NaNs for none. */
  final Elements boxes =
      new Elements(Kind.BOX, new float[Elements.BOUNDS][InstanceListing.BLOCK], 0, InstanceListing.BLOCK);

  private NearestSink sink = new NearestSink(InstanceListing.BLOCK, 1);
  private final Question question = new Question();
  private final SearchSource search = new SearchSource();
  private int perBox;

  /** From now on so many for each box; returns for how many boxes they may be found together. */
  int begin(int instances) {
    int count = NearestSink.rows(instances, InstanceListing.BLOCK);
    perBox = instances;
    sink = sink.keeping(count, instances);
    return count;
  }

  /** Finds those of the first boxes. */
  void find(SpatialIndex instances, int count, Execution execution, Runner runner) {
    Elements bounds = instances.elements();
    Kernels kernels = execution.kernels();
    sink.of(kernels.get(Verb.CLOSEST_POINTS, Kind.BOX, Kind.BOX), boxes, bounds, Float.POSITIVE_INFINITY,
        count);
    question.of(kernels.get(Verb.DISTANCE, Kind.BOX, Kind.BOX), boxes, bounds);
    try {
      search.of(question, instances, execution.way(), Float.POSITIVE_INFINITY, sink).run(0, count, runner);
    } finally {
      search.release();
      question.release();
      sink.release();
    }
  }

  /** The number of instances that are kept for each box. */
  int perBox() {
    return perBox;
  }

  /** Number k of those of a box; −1 for none. */
  int instance(int box, int k) {
    return sink.columns.index[box * perBox + k];
  }

  /** How far its bounds are. */
  float distance(int box, int k) {
    return sink.columns.floats[0][box * perBox + k];
  }

  /** Forgets number k of those of a box, and all behind it. */
  void end(int box, int k) {
    if (k < perBox) {
      sink.columns.index[box * perBox + k] = -1;
    }
  }
}
