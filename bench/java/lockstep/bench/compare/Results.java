package lockstep.bench.compare;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import lockstep.bench.Processor;

/**
 * What a compare run found, as {@code compare.json} has it.
 *
 * @param engine what was compared with the scalar engine
 * @param date when
 * @param seconds how long it took
 * @param kernels the questions that go without a tree
 * @param trees the questions to trees
 * @param recorded how the hits on a mesh agree with recorded ones; absent without
 * @param recordedTree the same of the hits found with a tree
 * @param embree how they agree with Embree's; absent without
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record Results(Machine machine, String engine, String date, long seed, double seconds, List<Row> kernels,
    List<Row> trees, HitAgreement recorded, HitAgreement recordedTree, EmbreeCheck embree) {

  /**
   * Where it ran.
   *
   * @param lanes floats per vector of the engine
   */
  record Machine(String cpu, int cores, String os, String jdk, int lanes) {
    static Machine here(int lanes) {
      return new Machine(Processor.name(), Processor.cores(),
          System.getProperty("os.name") + " " + System.getProperty("os.arch"),
          System.getProperty("java.vm.vendor") + " " + Runtime.version(), lanes);
    }
  }

  /** The geometric mean of the speed-ups. */
  double meanSpeedup() {
    return Math.exp(kernels.stream().mapToDouble(row -> Math.log(row.speedup())).average().orElse(0));
  }

  long mismatches() {
    return Stream.of(kernels, trees).flatMap(List::stream).mapToLong(Row::mismatches).sum();
  }

  String json() throws IOException {
    return new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT).writeValueAsString(this) + "\n";
  }
}
