package lockstep.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import lockstep.Engine;
import lockstep.Rays;
import lockstep.Triangles;
import lockstep.bench.embree.Embree;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Asks every kernel in every way, scalar and wide: are the answers equal, and what is the gain? */
@Command(name = "compare", mixinStandardHelpOptions = true, versionProvider = Main.Version.class, //
    description = "Compares the answers of two engines bit for bit, and their speed.")
final class Compare implements Callable<Integer> {
  private static final int MOST = 1 << 24;
  private static final int EMBREE_RAYS = 1 << 17;
  private static final double TREES = 0.4; // of the time

  @Option(names = "--quick", description = "A shorter look: under 15 seconds.")
  private boolean quick;

  @Option(names = "--seconds", paramLabel = "N",
      description = "How long to measure (default: 48, or 9 with --quick, less with a mesh).")
  private Double seconds;

  @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
      description = "Another seed makes other scenes (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(names = "--size", paramLabel = "N", defaultValue = "131072",
      description = "Pairs or rays per call (default: ${DEFAULT-VALUE}).")
  private int size;

  @Option(names = "--kernel", paramLabel = "NAME", split = ",",
      description = "Only this kernel, such as box-box; several with commas. Default: all.")
  private List<Subject> kernels;

  @Option(names = "--engine", paramLabel = "NAME", defaultValue = "wide",
      description = "What is compared with scalar: wide, best, scalar, or one of them split over threads, "
          + "such as wide-2-threads (default: ${DEFAULT-VALUE}).")
  private EngineName engineName;

  @Option(names = "--mesh", paramLabel = "FILE.obj",
      description = "Triangles to use instead of the generated terrain.")
  private Path meshFile;

  @Option(names = "--rays", paramLabel = "FILE",
      description = "Rays at the mesh with the hits they are known to have, as little-endian records "
          + "ox oy oz dx dy dz t (float32; t = +inf for a miss) index (int32; -1 for a miss).")
  private Path raysFile;

  @Option(names = "--out", paramLabel = "DIR",
      description = "Where compare.json and report.html go (default: results, in the project).")
  private Path out = Path.of("results");

  @Spec
  private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    long start = System.nanoTime();
    checkOptions();
    Engine engine = engineName.engine();
    Triangles mesh = meshFile == null ? null : MeshFile.triangles(meshFile);
    MeshFile.Recorded recorded = raysFile == null ? null : MeshFile.rays(raysFile);
    Results.directory(out);

    Set<Subject> subjects = kernels == null ? EnumSet.allOf(Subject.class) : EnumSet.copyOf(kernels);
    String meshName = meshFile == null ? null : meshFile.getFileName().toString();
    Plan plan = new Plan(subjects, size, quick, seed, mesh, meshName);
    TreePlan treePlan = new TreePlan(subjects, size, quick, seed, mesh, meshName);
    MeshCheck check = mesh == null || !subjects.contains(Subject.RAY_TRIANGLE) ? null
        : new MeshCheck(mesh, meshName, recorded, quick ? 30_000_000 : 300_000_000, seed);

    if (seconds == null) {
      seconds = quick ? (check == null ? 9.0 : 7.0) : (check == null ? 48.0 : 36.0);
    }
    List<String> complaints = new ArrayList<>();
    List<Row> rows = new ArrayList<>();
    List<TreeRow> treeRows = new ArrayList<>();
    MeshCheck.Output outcome = null;
    EmbreeCheck embree = null;
    int steps = plan.questions() + treePlan.questions() + (check == null ? 0 : check.steps());
    try (ProgressBar bar = Progress.bar("comparing", steps)) {
      Trial trial = new Trial(Trial.Contender.of(engine), engine.toString(), complaints);
      long deadline = start + (long) (seconds * 1e9);
      rows.addAll(run(plan, trial, deadline - (long) (seconds * TREES * 1e9), bar));
      treeRows.addAll(TreeTrial.run(treePlan, engine, complaints, deadline, bar));
      if (check != null) {
        outcome = check.run(engine, complaints, bar);
        rows.add(outcome.row());
        treeRows.add(outcome.treeRow());
      }
      if (subjects.contains(Subject.RAY_TRIANGLE) && Embree.missing().isEmpty()) {
        bar.setExtraMessage("Embree");
        embree = embree(mesh, meshName, check, engine, complaints);
      }
    }
    Results results = new Results(Results.Machine.here(engine.lanes()), engine.toString(),
        Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(), seed, (System.nanoTime() - start) / 1e9,
        rows, treeRows, outcome == null ? null : outcome.agreement(),
        outcome == null ? null : outcome.treeAgreement(), embree);
    Results.write(out.resolve("compare.json"), results.json());
    Results.write(out.resolve("report.html"), Report.html(results));
    print(results);
    complaints.forEach(spec.commandLine().getErr()::println);
    return complaints.isEmpty() ? 0 : Main.MISMATCH;
  }

  /** The rays that the mesh is checked with, or others at the terrain. */
  private EmbreeCheck embree(Triangles mesh, String meshName, MeshCheck check, Engine engine,
      List<String> complaints) {
    if (mesh != null) {
      return EmbreeCheck.of(mesh, meshName, check.rays(), engine, complaints);
    }
    Triangles terrain = (Triangles) Scene.TERRAIN.shapes(Math.min(size, EMBREE_RAYS), seed);
    Rays rays = new Visitors(terrain, seed).rays();
    return EmbreeCheck.of(terrain, Scene.TERRAIN.title(), rays, engine, complaints);
  }

  private void checkOptions() {
    if (size < 2 || size > MOST) {
      throw new ParameterException(spec.commandLine(), "--size is " + size + ", not in [2, " + MOST + "]");
    }
    if (seconds != null && !(seconds >= 0 && seconds <= 3600)) {
      throw new ParameterException(spec.commandLine(), "--seconds is " + seconds + ", not in [0, 3600]");
    }
    if (raysFile != null && meshFile == null) {
      throw new ParameterException(spec.commandLine(), "--rays needs the mesh that was hit: --mesh FILE.obj");
    }
  }

  /** Asks all questions: warms up for two fifths of the time, then gives each its share of what is left. */
  static List<Row> run(Plan plan, Trial trial, long deadline, ProgressBar bar) {
    List<Row> rows = new ArrayList<>();
    bar.setExtraMessage("warming up");
    trial.warmUp(plan.warmUp(), System.nanoTime() + (deadline - System.nanoTime()) * 2 / 5);
    double weight = plan.weight();
    for (Plan.Batch batch : plan.batches()) {
      bar.setExtraMessage(batch.subject().title());
      for (Question question : plan.questions(batch)) {
        double share = batch.weight() / weight;
        rows.add(trial.run(question, (long) (share * Math.max(0, deadline - System.nanoTime()))));
        weight -= batch.weight();
        bar.step();
      }
    }
    return rows;
  }

  private void print(Results results) {
    var screen = spec.commandLine().getOut();
    screen.printf("%s, %d cores, %s%n", results.machine().cpu(), results.machine().cores(),
        results.machine().jdk());
    String form = "%-18s %-8s %-12s %10s %14s %14s %9s %11s%n";
    screen.printf(form, "kernel", "verb", "pairing", "size", "scalar M/s", "wide M/s", "speed-up",
        "mismatches");
    for (Row row : results.kernels()) {
      screen.printf(form, row.kernel(), row.verb(), row.pairing(), row.size(),
          String.format(Locale.ROOT, "%,.1f", row.scalarPerSecond() / 1e6),
          String.format(Locale.ROOT, "%,.1f", row.widePerSecond() / 1e6),
          String.format(Locale.ROOT, "%.2f", row.speedup()), row.mismatches());
    }
    form = "%-18s %-18s %8s %8s %14s %14s %14s %9s %11s%n";
    screen.printf(form, "tree over", "verb", "size", "queries", "brute force/s", "scalar/s", "wide/s",
        "speed-up", "mismatches");
    for (TreeRow row : results.trees()) {
      screen.printf(form, row.shapes(), row.verb(), row.size(), row.queries(),
          String.format(Locale.ROOT, "%,.0f", row.brutePerSecond()),
          String.format(Locale.ROOT, "%,.0f", row.scalarPerSecond()),
          String.format(Locale.ROOT, "%,.0f", row.widePerSecond()),
          String.format(Locale.ROOT, "%.2f", row.speedup()), row.mismatches());
    }
    if (results.recorded() != null) {
      screen.println("recorded hits: " + Report.agreement(results.recorded()));
      screen.println("recorded hits, with a tree: " + Report.agreement(results.recordedTree()));
    }
    if (results.embree() != null) {
      screen.println(results.embree().text());
    } else if (Embree.missing().isPresent()) {
      screen.println(Embree.missing().orElseThrow());
    }
    screen.println(Report.summary(results));
    screen.println("report: " + out.resolve("report.html").toAbsolutePath());
    screen.flush();
  }
}
