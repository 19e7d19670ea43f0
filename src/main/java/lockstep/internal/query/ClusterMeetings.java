package lockstep.internal.query;

import lockstep.internal.adaptive.Way;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;

/** Which clusters of rows each of some others may meet, by the boxes around both. A carrier, of a thread. */
final class ClusterMeetings {
  /** Others that clusters are compared with at a time. */
  static final int OTHERS = 64;

  private static final int WORDS = Clusters.MOST / Kernel.BLOCK;

  private final Clusters clusters;
  private final Question question = new Question();
  private final Elements boxes = new Elements(Kind.BOX, new float[Elements.BOUNDS][OTHERS], 0, OTHERS);
  private final float[] box = new float[Elements.BOUNDS];

  /** Of each of the others, which clusters may meet it. */
  private final long[] meet = new long[OTHERS * WORDS];

  ClusterMeetings(Clusters clusters) {
    this.clusters = clusters;
  }

  /** Bits of 64 clusters: which may meet one of the others, counted from the first that was asked about. */
  long word(int other, int w) {
    return meet[other * WORDS + w];
  }

  /**
   * Finds which clusters may meet second elements {@code from} to {@code to − 1} of a question about their
   * rows; returns how often one may.
   */
  int find(Kernels.Entry overlap, Question ofRows, int from, int to, Way way, Runner runner) {
    int count = to - from;
    clusters.bound(ofRows.first(), way);
    Elements others = ofRows.second();
    float farthest = 0;
    for (int k = 0; k < count; k++) {
      others.bounds(from + k, box, 0);
      for (int c = 0; c < Elements.BOUNDS; c++) {
        boxes.columns[c][k] = box[c];
      }
      farthest = Math.max(farthest, Clusters.normalize(boxes.columns, k, others.kind));
    }
    Clusters.enlarge(boxes.columns, count, ofRows.kernel().error(), clusters.farthest() + farthest);
    runner.ask(question.of(overlap, clusters.boxes, boxes));
    if (clusters.size() < count) {
      findFew(count, runner);
    } else {
      runner.first().walk(0, clusters.size());
      for (int k = 0; k < count; k++) {
        runner.second().repeat(k, clusters.size());
        runner.run(clusters.size());
        System.arraycopy(runner.answers().words(), 0, meet, k * WORDS, Kernel.words(clusters.size()));
      }
    }
    question.release();
    int meetings = 0;
    for (int k = 0; k < count; k++) {
      for (int w = 0; w < Kernel.words(clusters.size()); w++) {
        meetings += Long.bitCount(word(k, w));
      }
    }
    return meetings;
  }

  /** Of clusters that are fewer than the others: lanes are these. */
  private void findFew(int count, Runner runner) {
    for (int k = 0; k < count; k++) {
      meet[k * WORDS] = 0;
    }
    runner.second().walk(0, count);
    for (int cluster = 0; cluster < clusters.size(); cluster++) {
      runner.first().repeat(cluster, count);
      runner.run(count);
      for (long left = runner.answers().words()[0]; left != 0; left &= left - 1) {
        meet[Long.numberOfTrailingZeros(left) * WORDS] |= 1L << cluster;
      }
    }
  }
}
