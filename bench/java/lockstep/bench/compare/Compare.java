package lockstep.bench.compare;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.Stream;
import lockstep.Engine;
import lockstep.Rays;
import lockstep.Triangles;
import lockstep.bench.Catalogue;
import lockstep.bench.EngineName;
import lockstep.bench.ExitStatus;
import lockstep.bench.OptionRange;
import lockstep.bench.OutputFiles;
import lockstep.bench.Progress;
import lockstep.bench.Version;
import lockstep.bench.embree.Embree;
import lockstep.bench.mesh.MeshFile;
import lockstep.bench.scenes.Queries;
import lockstep.bench.scenes.Scene;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.Kind;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Compares two engines, kernel by kernel, pairing by pairing and tree by tree: answers bit for bit, and speed. */
@Command(name = "compare", mixinStandardHelpOptions = true, versionProvider = Version.class, //
    description = "Compares the answers of two engines bit for bit, and their speed.")
public final class Compare implements Callable<Integer> {
  private static final int MOST = 1 << 24;
  private static final int EMBREE_RAYS = 1 << 17;
  private static final double TREES = 0.4; // of the time

  @Option(names = "--quick", description = "A shorter look: one to two minutes.")
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
  private List<Entry> kernels;

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
      description = "Where compare.json and report.html go (default: results/latest, in the project).")
  private Path out = OutputFiles.LATEST;

  @Spec
  private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    long start = System.nanoTime();
    checkOptions();
    Engine engine = engineName.engine();
    Triangles mesh = meshFile == null ? null : MeshFile.triangles(meshFile);
    MeshFile.Recorded recorded = raysFile == null ? null : MeshFile.rays(raysFile);
    Path json = out.resolve("compare.json");
    Path page = out.resolve("report.html");
    OutputFiles.prepare(json);
    OutputFiles.prepare(page);

    Set<Entry> entries = new LinkedHashSet<>(kernels == null ? Catalogue.entries() : kernels);
    boolean castsAtTriangles = entries.contains(MeshCheck.KERNEL);
    String meshName = meshFile == null ? null : meshFile.getFileName().toString();
    PairPlan pairPlan = new PairPlan(entries, size, quick, seed, mesh, meshName);
    TreePlan treePlan = new TreePlan(entries, size, quick, seed, mesh, meshName);
    MeshCheck check = mesh == null || !castsAtTriangles ? null
        : new MeshCheck(mesh, meshName, recorded, quick ? 30_000_000 : 300_000_000, seed);

    if (seconds == null) {
      seconds = quick ? (check == null ? 9.0 : 7.0) : (check == null ? 48.0 : 36.0);
    }
    List<String> complaints = new ArrayList<>();
    List<Row> rows = new ArrayList<>();
    List<Row> treeRows = new ArrayList<>();
    MeshCheck.Output outcome = null;
    EmbreeCheck embree = null;
    List<Batch> pairBatches = pairPlan.batches();
    List<Batch> treeBatches = treePlan.batches();
    int steps = Stream.of(pairBatches, treeBatches).flatMap(List::stream).mapToInt(Batch::count).sum();
    try (ProgressBar bar = Progress.bar("comparing", steps + (check == null ? 0 : check.steps()));
        ForkJoinPool pool = new ForkJoinPool(2)) {
      if (kernels == null && !engine.equals(Engine.scalar())) {
        bar.setExtraMessage("warming up");
        Engine.best().warmUp(); // on data that take every branch; what the questions' own data lack comes up later
      }
      Trial.Contender other = new Trial.Contender(engine.toString(), engine);
      Trial.Contender parallel = new Trial.Contender(engine + ", in pieces", engine.parallel(pool));
      long nanos = (long) (seconds * 1e9);
      long treeNanos = (long) (TREES * nanos);
      rows.addAll(
          new Trial(other, null, complaints).run(pairBatches, pairPlan.warmUp(), nanos - treeNanos, bar));
      treeRows
          .addAll(new Trial(other, parallel, complaints).run(treeBatches, treePlan.warmUp(), treeNanos, bar));
      if (check != null) {
        outcome = check.run(engine, seconds, complaints, bar);
        rows.add(outcome.row());
        treeRows.add(outcome.treeRow());
      }
      if (castsAtTriangles && Embree.missing().isEmpty()) {
        bar.setExtraMessage("Embree");
        embree = embree(mesh, meshName, check, engine, complaints);
      }
    }
    Results results = new Results(Results.Machine.here(engine.lanes()), engine.toString(),
        Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(), seed, (System.nanoTime() - start) / 1e9,
        rows, treeRows, outcome == null ? null : outcome.agreement(),
        outcome == null ? null : outcome.treeAgreement(), embree);
    new OutputFiles().add(json, results.json()).add(page, Report.html(results)).write();
    print(results, page);
    complaints.forEach(spec.commandLine().getErr()::println);
    return complaints.isEmpty() ? ExitStatus.OK : ExitStatus.MISMATCH;
  }

  /** The rays that the mesh is checked with, or others at the terrain. */
  private EmbreeCheck embree(Triangles mesh, String meshName, MeshCheck check, Engine engine,
      List<String> complaints) {
    if (mesh != null) {
      return EmbreeCheck.of(mesh, meshName, check.rays(), engine, complaints);
    }
    Triangles terrain = (Triangles) Scene.shapes(Kind.TRIANGLE, Math.min(size, EMBREE_RAYS), seed);
    Rays rays = (Rays) new Queries(terrain, seed).of(Kind.RAY);
    return EmbreeCheck.of(terrain, Scene.title(Kind.TRIANGLE), rays, engine, complaints);
  }

  private void checkOptions() {
    OptionRange.check(spec, "--size", size, 2, MOST);
    if (seconds != null) {
      OptionRange.check(spec, "--seconds", seconds, 0, 3600);
    }
    if (raysFile != null && meshFile == null) {
      throw new ParameterException(spec.commandLine(), "--rays needs the mesh that was hit: --mesh FILE.obj");
    }
  }

  private static String percent(double part) {
    return Math.round(100 * part) + " %";
  }

  private void print(Results results, Path page) {
    var screen = spec.commandLine().getOut();
    screen.printf("%s, %d cores, %s%n", results.machine().cpu(), results.machine().cores(),
        results.machine().jdk());
    String form = "%-18s %-8s %-12s %10s %14s %14s %9s %5s %11s  %s%n";
    screen.printf(form, "kernel", "verb", "pairing", "size", "scalar M/s", "wide M/s", "speed-up", "+-",
        "mismatches", "");
    for (Row row : results.kernels()) {
      screen.printf(form, row.kernel(), row.verb(), row.pairing(), row.size(),
          String.format(Locale.ROOT, "%,.1f", row.scalarPerSecond() / 1e6),
          String.format(Locale.ROOT, "%,.1f", row.widePerSecond() / 1e6),
          String.format(Locale.ROOT, "%.2f", row.speedup()), percent(row.spread()), row.mismatches(),
          row.remark());
    }
    form = "%-20s %-18s %8s %8s %14s %14s %14s %9s %5s %11s  %s%n";
    screen.printf(form, "", "verb", "size", "queries", "brute force/s", "scalar/s", "wide/s", "speed-up",
        "+-", "mismatches", "");
    for (Row row : results.trees()) {
      screen.printf(form, row.pairing(), row.verb(), row.size(), row.queries(),
          String.format(Locale.ROOT, "%,.0f", row.brutePerSecond()),
          String.format(Locale.ROOT, "%,.0f", row.scalarPerSecond()),
          String.format(Locale.ROOT, "%,.0f", row.widePerSecond()),
          String.format(Locale.ROOT, "%.2f", row.speedup()), percent(row.spread()), row.mismatches(),
          row.remark());
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
    screen.println(Report.summary(results));
    screen.println("report: " + page.toAbsolutePath());
    screen.flush();
  }
}
