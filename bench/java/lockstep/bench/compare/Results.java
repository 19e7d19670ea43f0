package lockstep.bench.compare;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lockstep.bench.ChildJvm;
import lockstep.bench.Processor;
import lockstep.bench.Version;

/**
 * The results of a compare run, in the form of {@code compare.json}; {@code bench/README.md} explains the
 * fields.
 *
 * @param schema version of this file: changes when a field changes its meaning or is removed
 * @param commit of the sources; absent without git
 * @param engine the engine compared with the scalar one
 * @param date of the run
 * @param mode of the run
 * @param seconds duration of the run
 * @param checks every question, and whether its answers were equal
 * @param rows the measured rows
 * @param recorded agreement of the hits on a mesh with recorded ones; absent without
 * @param recordedTree the same for hits found with a tree
 * @param embree agreement of the hits with Embree's; absent without
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record Results(String schema, String version, String commit, Machine machine, Jvm jvm, String engine,
    String date, String mode, long seed, double seconds, List<Checked> checks, List<Row> rows,
    HitAgreement recorded, HitAgreement recordedTree, EmbreeCheck embree) {
  static final String SCHEMA = "lockstep-compare-2";

  /** Order of checks, as threads report them in no order. */
  private static final Comparator<Checked> ORDER = Comparator.comparing(Checked::pairing)
      .thenComparing(Checked::scene).thenComparing(Checked::kernel).thenComparing(Checked::verb);

  static Results of(Schedule done, Machine machine, String engine, String date, String mode, long seed,
      double seconds) {
    Message outcome = done.outcome();
    return new Results(SCHEMA, Version.library(), Version.commit(), machine, Jvm.here(), engine, date, mode,
        seed, seconds, done.checks.stream().sorted(ORDER).toList(), done.rows(), outcome.recorded(),
        outcome.recordedTree(), outcome.embree());
  }

  /**
   * The machine of the run.
   *
   * @param lanes floats per vector of the engine
   */
  record Machine(String cpu, int cores, String os, int lanes) {
    static Machine here(int lanes) {
      return new Machine(Processor.name(), Processor.cores(),
          System.getProperty("os.name") + " " + System.getProperty("os.arch"), lanes);
    }
  }

  /** The JVM, the flags it was started with, and the further flags of JVMs that measured. */
  record Jvm(String vendor, String name, String version, List<String> flags, List<String> measuringFlags) {
    static Jvm here() {
      return new Jvm(System.getProperty("java.vm.vendor"), System.getProperty("java.vm.name"),
          Runtime.version().toString(),
          ChildJvm.options().filter(flag -> !flag.startsWith("-Dlockstep.caller")).toList(), Worker.OPTIONS);
    }
  }

  long mismatches() {
    return Stream.concat(checks.stream().map(Checked::mismatches), rows.stream().map(Row::mismatches))
        .mapToLong(Long::longValue).sum();
  }

  /** Rows that are not steady or slower than scalar. */
  List<Row> doubtful() {
    return rows.stream().filter(row -> !row.good()).toList();
  }

  /** The median speed-up of the steady rows of each family, in the order of measurement. */
  Map<String, Double> medians() {
    Map<String, List<Row>> families = rows.stream().filter(Row::steady)
        .collect(Collectors.groupingBy(row -> row.label().family(), LinkedHashMap::new, Collectors.toList()));
    Map<String, Double> medians = new LinkedHashMap<>();
    families.forEach((family, found) -> {
      double[] sorted = found.stream().mapToDouble(Row::speedup).sorted().toArray();
      medians.put(family, sorted[sorted.length / 2]);
    });
    return medians;
  }

  String json() throws IOException {
    return new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT).writeValueAsString(this) + "\n";
  }
}
