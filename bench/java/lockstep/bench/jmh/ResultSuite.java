package lockstep.bench.jmh;

import java.util.Arrays;
import lockstep.Hits;
import lockstep.Pairing;
import lockstep.Spheres;
import lockstep.bench.EngineName;
import lockstep.bench.scenes.Workload;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The cost of reading answers: the list of hits, and their number. */
@Suite.Purpose("reading the answers: lists and counts of hits")
public class ResultSuite extends Suite {
  /** The answers of one batch, and room for a list of the hits. */
  @State(Scope.Benchmark)
  public static class Answers {
    @Param({"1024", "16384", "1048576"})
    public String batch;

    @Param({"0", "1", "10", "50", "100"})
    public int hitPercent;

    Hits hits;
    int[] indices;

    @Setup
    public void setUp() {
      Workload workload = Batches.scattered("sphere-sphere", batch, hitPercent);
      hits = Hits.allocate(workload.n);
      EngineName.widest().overlap((Spheres) workload.first, workload.second, Pairing.zip(), hits);
      indices = new int[workload.n];
      int count = hits.toIndices(indices);
      int[] expected = Arrays.copyOf(indices, count);
      if (loop(hits.words(), indices) != count || !Arrays.equals(expected, Arrays.copyOf(indices, count))) {
        throw new IllegalStateException("toIndices and the plain loop differ");
      }
    }
  }

  @Benchmark
  public int toIndices(Answers answers) {
    return answers.hits.toIndices(answers.indices);
  }

  /** The loop over the words that a caller would write. */
  @Benchmark
  public int plainLoop(Answers answers) {
    return loop(answers.hits.words(), answers.indices);
  }

  @Benchmark
  public int count(Answers answers) {
    return answers.hits.count();
  }

  private static int loop(long[] words, int[] indices) {
    int count = 0;
    for (int w = 0; w < words.length; w++) {
      for (long word = words[w]; word != 0; word &= word - 1) {
        indices[count++] = (w << 6) + Long.numberOfTrailingZeros(word);
      }
    }
    return count;
  }
}
