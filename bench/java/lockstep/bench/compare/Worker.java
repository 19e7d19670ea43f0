package lockstep.bench.compare;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Consumer;
import java.util.stream.Stream;
import lockstep.Engine;
import lockstep.Rays;
import lockstep.Triangles;
import lockstep.bench.ChildJvm;
import lockstep.bench.EngineName;
import lockstep.bench.embree.Embree;
import lockstep.bench.mesh.MeshFile;
import lockstep.bench.scenes.Queries;
import lockstep.bench.scenes.Scene;
import lockstep.internal.shape.Kind;

/** Runs a {@link Job}, in its own JVM or in this one. */
final class Worker {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int EMBREE_RAYS = 1 << 14;
  private static final long MESH_TESTS = 100_000_000;
  private static final long FEW_MESH_TESTS = 10_000_000;

  /**
   * Options for JVMs that measure: code is compiled after a fifth of the usual number of calls, which changes
   * when it is compiled and not the result. Vectors that are not compiled are so slow that the longest
   * kernels took ten seconds to reach the usual number of calls.
   */
  static final List<String> OPTIONS = List.of("-XX:CompileThresholdScaling=0.2");

  private Worker() {}

  /** Takes a job as JSON, and prints a line of JSON for each message. */
  public static void main(String[] args) throws IOException {
    PrintStream out = System.out;
    run(JSON.readValue(args[0], Job.class), message -> out.println(json(message)));
    System.exit(0); // regardless of other threads
  }

  private static String json(Object value) {
    try {
      return JSON.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Runs a job in its own JVM; passes on its reports. */
  static void start(Job job, Consumer<Message> report) throws IOException {
    List<String> options = job.type() == Job.Type.CHECK ? List.of() : OPTIONS;
    ChildJvm.run(job.name(), Worker.class, options, List.of(json(job)), line -> {
      if (line.startsWith("{")) {
        try {
          report.accept(JSON.readValue(line, Message.class));
        } catch (JsonProcessingException e) {
          throw new UncheckedIOException(e);
        }
      }
    });
  }

  /** Runs a job in this JVM. */
  static void run(Job job, Consumer<Message> report) throws IOException {
    long deadline = System.nanoTime() + (long) (1e9 * job.seconds());
    Engine engine = EngineName.of(job.settings().engine()).engine();
    Trial trial = new Trial(new Trial.Contender(engine.toString(), engine), null,
        text -> report.accept(Message.complaint(text)));
    switch (job.type()) {
      case CHECK -> {
        try (ForkJoinPool pool = new ForkJoinPool(2)) {
          new Checks(job.settings(), engine, pool, report).run();
        }
        embree(job.settings(), engine, report);
      }
      case FAMILY -> {
        Family family = Family.valueOf(job.subject());
        ChosenRows rows = new ChosenRows(family, trial, engine, job.settings().seed());
        measure(job, family.candidates(rows, job.settings().extent()), deadline, report);
      }
      case KERNEL -> {
        List<String> kernels = List.of(job.subject().split(","));
        List<Batch> batches = job.settings().pairs().batches().stream()
            .filter(batch -> kernels.contains(batch.title())).toList();
        measure(job, questions(job, trial, batches), deadline, report);
      }
      case TREE -> {
        List<Kind> kinds = List.of(Kind.valueOf(job.subject()));
        measure(job, questions(job, trial, job.settings().trees().batches(kinds)), deadline, report);
      }
      case MESH -> mesh(job, engine, report);
    }
  }

  private static void measure(Job job, List<Candidate> candidates, long deadline, Consumer<Message> report) {
    new Measurements(deadline, report)
        .run(candidates.stream().filter(candidate -> job.wants(candidate.label())).toList());
  }

  private static List<Candidate> questions(Job job, Trial trial, List<Batch> batches) {
    List<Candidate> candidates = new ArrayList<>();
    for (Batch batch : batches) {
      for (Question question : batch.questions().get()) {
        Question small = switch (question) {
          case PairQuestion pairs -> PairPlan.small(pairs, job.settings().seed());
          case TreeQuestion tree -> tree.small();
        };
        candidates
            .add(new Candidate(question.label(job.name()), () -> trial.contest(job.name(), question, small)));
      }
    }
    return candidates;
  }

  /**
   * Compares hits on the generated terrain with Embree's, if it is installed; those on a mesh are compared by
   * a job of their own.
   */
  private static void embree(Job.Settings settings, Engine engine, Consumer<Message> report) {
    if (settings.mesh() == null && settings.entries().contains(MeshCheck.KERNEL)
        && Embree.missing().isEmpty()) {
      int size = Math.min(settings.size(), EMBREE_RAYS);
      Triangles terrain = (Triangles) Scene.shapes(Kind.TRIANGLE, size, settings.seed());
      Rays rays = (Rays) new Queries(terrain, settings.seed()).of(Kind.RAY);
      List<String> complaints = new ArrayList<>();
      EmbreeCheck check = EmbreeCheck.of(terrain, Scene.title(Kind.TRIANGLE), rays, engine, complaints);
      complaints.forEach(text -> report.accept(Message.complaint(text)));
      report.accept(Message.of(null, null, check));
    }
  }

  private static void mesh(Job job, Engine engine, Consumer<Message> report) throws IOException {
    Job.Settings settings = job.settings();
    Triangles mesh = settings.triangles();
    MeshFile.Recorded recorded = settings.rays() == null ? null : MeshFile.rays(Path.of(settings.rays()));
    MeshCheck check = new MeshCheck(mesh, settings.meshName(), recorded,
        settings.extent() == Extent.QUICK ? FEW_MESH_TESTS : MESH_TESTS, settings.seed());
    List<String> complaints = new ArrayList<>();
    MeshCheck.Output output = check.run(engine, job.seconds() / 2, complaints,
        done -> report.accept(Message.progress(done, settings.meshName())));
    Rays rays = check.rays();
    EmbreeCheck embree = Embree.missing().isPresent() ? null
        : EmbreeCheck.of(mesh, settings.meshName(), rays, engine, complaints);
    Stream.of(output.row(), output.treeRow()).map(Message::of).forEach(report);
    complaints.forEach(text -> report.accept(Message.complaint(text)));
    report.accept(Message.of(output.agreement(), output.treeAgreement(), embree));
  }
}
