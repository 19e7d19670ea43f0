package lockstep.bench.compare;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import lockstep.Engine;
import lockstep.bench.Catalogue;
import lockstep.bench.EngineName;
import lockstep.bench.ExitStatus;
import lockstep.bench.OptionRange;
import lockstep.bench.OutputFiles;
import lockstep.bench.Progress;
import lockstep.bench.Version;
import lockstep.bench.embree.Embree;
import lockstep.bench.mesh.MeshFile;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.shape.Kind;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * Compares two engines: their answers to every question of the catalogue, bit for bit, and their speed on a
 * chosen table, on some kernels, on a mesh, or on everything.
 */
@Command(name = "compare", mixinStandardHelpOptions = true, versionProvider = Version.class, //
    description = {"Compares two engines: all answers bit for bit, and the speed of a chosen table.",
        "Takes less than three minutes; with --quick less than one."})
public final class Compare implements Callable<Integer> {
  private static final int MOST = 1 << 24;
  private static final double SECONDS = 170;
  private static final double QUICK_SECONDS = 50;
  private static final double MINUTES = 150; // fewer seconds are printed as seconds

  @Option(names = "--quick", description = "All answers, and the speed of a few rows.")
  private boolean quick;

  @Option(names = "--full", description = "All answers, and the speed of three times as many rows.")
  private boolean full;

  @Option(names = "--all",
      description = "The speed of every kernel in every way, and of every tree: takes most of an hour, "
          + "and says beforehand how long.")
  private boolean all;

  @Option(names = "--seconds", paramLabel = "N",
      description = "How long to take in all, if the answers leave that time (default: 170, or 50 "
          + "with --quick; with --full, --all or --kernel as long as it takes).")
  private Double seconds;

  @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
      description = "Another seed makes other scenes (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(names = "--size", paramLabel = "N", defaultValue = "131072",
      description = "Pairs per call with --all, --kernel or --mesh (default: ${DEFAULT-VALUE}).")
  private int size;

  @Option(names = "--kernel", paramLabel = "NAME", split = ",",
      description = "Only this kernel, such as box-box, in every way; several with commas.")
  private List<Entry> kernels;

  @Option(names = "--engine", paramLabel = "NAME", defaultValue = "wide",
      description = "What is compared with scalar: wide, best, scalar, or one of them split over threads, "
          + "such as wide-2-threads (default: ${DEFAULT-VALUE}).")
  private EngineName engineName;

  @Option(names = "--mesh", paramLabel = "FILE.obj",
      description = "Only kernels and trees of triangles, and these triangles.")
  private Path meshFile;

  @Option(names = "--rays", paramLabel = "FILE",
      description = "Rays at the mesh with the hits they are known to have, as little-endian records "
          + "ox oy oz dx dy dz t (float32; t = +inf for a miss) index (int32; -1 for a miss).")
  private Path raysFile;

  @Option(names = "--out", paramLabel = "DIR",
      description = "Where compare.json and report.html go (default: results/latest, in the project).")
  private Path out = OutputFiles.LATEST;

  @Option(names = "--here",
      description = "Everything in this JVM, for a debugger or profiler; then figures disturb each other.")
  private boolean here;

  @Spec
  private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    long start = System.nanoTime();
    checkOptions();
    Engine engine = engineName.engine();
    Path json = out.resolve("compare.json");
    Path page = out.resolve("report.html");
    OutputFiles.prepare(json);
    OutputFiles.prepare(page);
    Job.Settings settings = new Job.Settings(engineName.label(), seed, size,
        kernels == null ? null : kernels.stream().map(Catalogue::name).toList(), text(meshFile),
        text(raysFile), extent());
    List<Job> jobs = jobs(settings);
    boolean endless = seconds == null && (all || full || (kernels != null && meshFile == null));
    double limit =
        endless ? Double.POSITIVE_INFINITY : seconds != null ? seconds : quick ? QUICK_SECONDS : SECONDS;
    announce(jobs, limit);
    Schedule schedule;
    try (ProgressBar bar = Progress.timed("comparing", Schedule.steps(jobs))) {
      schedule = new Schedule(jobs, here ? Worker::run : Worker::start, limit, bar);
      schedule.run();
    }
    Results results = Results.of(schedule, Results.Machine.here(engine.lanes()), engine.toString(),
        Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(), mode(), seed,
        (System.nanoTime() - start) / 1e9);
    new OutputFiles().add(json, results.json()).add(page, Report.html(results)).write();
    print(results, page);
    schedule.complaints.forEach(spec.commandLine().getErr()::println);
    return schedule.complaints.isEmpty() ? ExitStatus.OK : ExitStatus.MISMATCH;
  }

  private static String text(Path file) {
    return file == null ? null : file.toString();
  }

  private String mode() {
    return (meshFile != null ? "mesh" : all ? "all" : kernels != null ? "kernels" : "table")
        + (quick ? ", quick" : full ? ", full" : "");
  }

  private Extent extent() {
    return quick ? Extent.QUICK : full ? Extent.FULL : Extent.USUAL;
  }

  /** First the check, then the measurements, in the order of the report. */
  private List<Job> jobs(Job.Settings settings) throws IOException {
    List<Job> jobs = new ArrayList<>();
    jobs.add(
        new Job(Job.Type.CHECK, "all answers, bit for bit", "", null, Checks.count(settings), 0, settings));
    boolean everything = all || kernels != null || meshFile != null;
    if (meshFile != null && settings.entries().contains(MeshCheck.KERNEL)) {
      jobs.add(new Job(Job.Type.MESH, MeshCheck.FAMILY, "", null, 2, 0, settings));
    }
    if (!everything) {
      for (Family family : Family.values()) {
        int rows = family.rows(settings.extent());
        if (rows > 0) {
          jobs.add(new Job(Job.Type.FAMILY, family.title, family.name(), null, rows, 0, settings));
        }
      }
    } else if (meshFile == null || !quick) {
      Map<String, List<Batch>> groups = settings.pairs().batches().stream().collect(Collectors.groupingBy(
          batch -> meshFile != null ? verb(batch) : batch.title(), LinkedHashMap::new, Collectors.toList()));
      groups.forEach((name,
          batches) -> jobs.add(new Job(Job.Type.KERNEL, name,
              batches.stream().map(Batch::title).distinct().collect(Collectors.joining(",")), null,
              batches.stream().mapToInt(Batch::count).sum(), 0, settings)));
      for (Kind kind : meshFile != null ? List.of(Kind.TRIANGLE) : List.of(Kind.values())) {
        settings.trees().batches(List.of(kind)).forEach(batch -> jobs
            .add(new Job(Job.Type.TREE, batch.title(), kind.name(), null, batch.count(), 0, settings)));
      }
    }
    return jobs;
  }

  private static String verb(Batch batch) {
    return Catalogue.named(batch.title()).verb().label();
  }

  private void announce(List<Job> jobs, double limit) {
    double expected = Schedule.expected(jobs);
    int rows = jobs.stream().filter(job -> job.type() != Job.Type.CHECK).mapToInt(Job::expected).sum();
    String time = limit < Double.POSITIVE_INFINITY ? "at most " + Math.round(limit) + " seconds"
        : expected < MINUTES ? "about " + Math.round(expected) + " seconds"
            : "about " + Math.round(expected / 60) + " minutes";
    PrintWriter screen = spec.commandLine().getOut();
    screen.printf(Locale.ROOT,
        "%,d questions to compare the answers of, %,d rows to measure in %d JVMs: %s%n",
        jobs.getFirst().expected(), rows, jobs.size() - 1, time);
    screen.flush();
  }

  private void checkOptions() throws IOException {
    OptionRange.check(spec, "--size", size, 2, MOST);
    if (seconds != null) {
      OptionRange.check(spec, "--seconds", seconds, 0, 36_000);
    }
    if (raysFile != null && meshFile == null) {
      throw new ParameterException(spec.commandLine(), "--rays needs the mesh that was hit: --mesh FILE.obj");
    }
    if (meshFile != null) {
      MeshFile.triangles(meshFile);
      if (raysFile != null) {
        MeshFile.rays(raysFile);
      }
    }
  }

  private void print(Results results, Path page) {
    var screen = spec.commandLine().getOut();
    screen.printf("%s, %d cores, %s%n", results.machine().cpu(), results.machine().cores(),
        results.jvm().version());
    String form = "%-40s %-22s %-34s %9s %9s %9s  %s%n";
    String family = "";
    for (Row row : results.rows()) {
      Label label = row.label();
      if (!label.family().equals(family)) {
        family = label.family();
        screen.printf(form, family, "", "", "scalar/s", "vectors/s", "speed-up", "");
      }
      screen.printf(form, "  " + label.title(), label.pairing(), label.scene() + ", " + label.size(),
          Report.rate(row.scalarPerSecond()), Report.rate(row.widePerSecond()),
          row.isComparable() ? String.format(Locale.ROOT, "%.2f", row.speedup()) : "–",
          row.mismatches() > 0 ? row.mismatches() + " mismatches" : Report.remarks(row));
    }
    if (results.recorded() != null) {
      screen.println("recorded hits: " + results.recorded().text());
      screen.println("recorded hits, with a tree: " + results.recordedTree().text());
    }
    if (results.embree() != null) {
      screen.println(results.embree().text());
    } else if (Embree.missing().isPresent()) {
      screen.println(Embree.missing().orElseThrow());
    }
    Report.summary(results).forEach(screen::println);
    screen.println("report: " + page.toAbsolutePath());
    screen.flush();
  }
}
