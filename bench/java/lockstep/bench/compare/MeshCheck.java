package lockstep.bench.compare;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.DoubleConsumer;
import lockstep.Engine;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Tree;
import lockstep.Triangles;
import lockstep.bench.Catalogue;
import lockstep.bench.mesh.MeshFile;
import lockstep.bench.scenes.MeshBounds;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;

/**
 * Checks closest hits on a whole mesh. All rays are cast at a tree over it and, chunk by chunk, by brute
 * force: as many chunks as time allows for the engine under comparison, and fewer for the scalar one. All
 * hits must be equal, and equal to recorded ones if there are any.
 */
final class MeshCheck {
  /** The kernel that checks a mesh. */
  static final Entry KERNEL = ScalarKernels.TABLE.get(Verb.CAST, Kind.RAY, Kind.TRIANGLE);

  /** Family name of its rows. */
  static final String FAMILY = "rays at the whole mesh";

  private static final int MOST_PER_CHUNK = 512;
  private static final double TREE_SECONDS = 0.6;

  private final Triangles mesh;
  private final String name;
  private final Rays rays;
  private final MeshFile.Recorded recorded; // null if there are none
  private final int perChunk;
  private final int chunks;
  private final int visited; // chunks that the engine casts, evenly spread
  private final int shared; // chunks of those that the scalar engine casts too

  /**
   * The rows of the result, and the agreement with recorded hits of those found by brute force and of those
   * found with a tree, or null.
   */
  record Output(Row row, Row treeRow, HitAgreement agreement, HitAgreement treeAgreement) {}

  /**
   * Without {@code recorded}, rays are generated: half of them from a camera, half from all sides.
   *
   * @param budget tests that the scalar engine may perform; the other one may perform four times as many
   */
  MeshCheck(Triangles mesh, String name, MeshFile.Recorded recorded, long budget, long seed) {
    this.mesh = mesh;
    this.name = name;
    this.recorded = recorded;
    rays = recorded != null ? recorded.rays()
        : generate(mesh, Math.clamp(budget / mesh.size(), 64, 16_384), seed);
    perChunk = Math.clamp(budget / mesh.size(), 1, Math.min(MOST_PER_CHUNK, rays.size()));
    chunks = (rays.size() + perChunk - 1) / perChunk;
    long scalarChunks = Math.max(1, budget / ((long) perChunk * mesh.size()));
    visited = (int) Math.min(chunks, 4 * scalarChunks);
    shared = (int) Math.min(visited, scalarChunks);
  }

  Rays rays() {
    return rays;
  }

  /** Takes at most {@code seconds} to measure the tree; reports the part done to {@code done}. */
  Output run(Engine engine, double seconds, List<String> complaints, DoubleConsumer done) {
    Tree tree = Tree.of(mesh);
    RayHits found = RayHits.allocate(rays.size());
    RayHits scalarFound = RayHits.allocate(rays.size());
    Stopwatch.Times treeTimes = Stopwatch.time(() -> Engine.scalar().closest(rays, tree, scalarFound),
        () -> engine.closest(rays, tree, found), (long) (1e9 * Math.min(TREE_SECONDS, seconds)),
        (long) (1e9 * seconds));
    String treeQuestion = "ray-triangle closest in a tree over " + name;
    long treeMismatches = compare(0, scalarFound, found, 0, treeQuestion, engine, complaints);
    RecordedHitCheck treeCheck = new RecordedHitCheck(mesh, recorded, treeQuestion, complaints);
    compareRecorded(treeCheck, 0, found);

    String question = "ray-triangle closest all-pairs of " + name;
    RecordedHitCheck check = new RecordedHitCheck(mesh, recorded, question, complaints);
    RayHits expected = RayHits.allocate(perChunk);
    RayHits actual = RayHits.allocate(perChunk);
    long tests = 0, hits = 0, scalarNanos = 0, otherNanos = 0, mismatches = 0;
    for (int step = 0; step < visited; step++) {
      int from = (int) ((long) step * chunks / visited) * perChunk;
      Rays chunk = rays.slice(from, Math.min(perChunk, rays.size() - from));
      long start = System.nanoTime();
      engine.closest(chunk, mesh, actual);
      long end = System.nanoTime();
      if ((long) step * shared / visited != (long) (step + 1) * shared / visited) {
        otherNanos += end - start;
        start = System.nanoTime();
        Engine.scalar().closest(chunk, mesh, expected);
        scalarNanos += System.nanoTime() - start;
        tests += (long) chunk.size() * mesh.size();
        hits += expected.count();
        mismatches += compare(from, expected, actual, 0, question, engine, complaints);
      }
      treeMismatches += compare(from, actual, found, from, treeQuestion, engine, complaints);
      compareRecorded(check, from, actual);
      done.accept((step + 1.0) / visited);
    }
    String kernel = Catalogue.name(KERNEL);
    Stopwatch.Times times = Stopwatch.Times.once(scalarNanos / 1e9, otherNanos / 1e9);
    Row row = Row.of(new Label(FAMILY, kernel, "closest", "all-pairs", name, tests, null, "pairs"), tests,
        null, Map.of(), times, new Contest.Proof.Found(hits, mismatches));
    double bruteSeconds = scalarNanos / 1e9 * rays.size() * mesh.size() / tests;
    long queries = rays.size();
    Row treeRow = Row.of(
        new Label(FAMILY, kernel, "closest", "tree over triangles", name, mesh.size(), queries, "rays"),
        queries, queries / bruteSeconds, Map.of(), treeTimes,
        new Contest.Proof.Found(found.count(), treeMismatches));
    return new Output(row, treeRow, recorded == null ? null : check.agreement(),
        recorded == null ? null : treeCheck.agreement());
  }

  private void compareRecorded(RecordedHitCheck check, int from, RayHits hits) {
    for (int k = 0; k < hits.size() && recorded != null; k++) {
      check.check(from + k, hits.t[k], hits.index[k]);
    }
  }

  /** Compares the hits of rays from {@code from} on with those in {@code actual} from {@code at} on. */
  private static long compare(int from, RayHits expected, RayHits actual, int at, String question,
      Engine engine, List<String> complaints) {
    Answer.Casts theirs = new Answer.Casts(actual);
    Answer.Casts ours = new Answer.Casts(expected);
    long count = 0;
    for (int k = 0; k < expected.size(); k++) {
      if (!ours.same(k, theirs, at + k) && count++ == 0) {
        complaints.add("mismatch: " + question + ", index " + (from + k) + ": expected is " + ours.text(k)
            + ", " + engine + " says " + theirs.text(at + k));
      }
    }
    return count;
  }

  /** Camera rays, row by row, and rays from the bounding sphere through points of it. */
  private static Rays generate(Triangles mesh, int count, long seed) {
    MeshBounds bounds = MeshBounds.of(mesh);
    double[] centre = bounds.centre();
    double radius = bounds.radius();
    Rays rays = Rays.allocate(count);
    SplittableRandom random = new SplittableRandom(seed);
    int side = (int) Math.ceil(Math.sqrt(count / 2.0));
    for (int i = 0; i < count; i++) {
      double[] from = new double[3];
      double[] to = new double[3];
      if (i < count / 2) { // a camera in front of it, a little above
        int row = i / side;
        double[] pixel = {(2 * (i % side + 0.5) / side - 1) * 0.8, (1 - 2 * (row + 0.5) / side) * 0.8, 0};
        double[] eye = {0, 0.6, 2.5};
        for (int k = 0; k < 3; k++) {
          from[k] = centre[k] + radius * eye[k];
          to[k] = centre[k] + radius * pixel[k];
        }
      } else {
        double[] out = {random.nextDouble() - 0.5, random.nextDouble() - 0.5, random.nextDouble() - 0.5};
        double length = Math.hypot(Math.hypot(out[0], out[1]), out[2]);
        for (int k = 0; k < 3; k++) {
          from[k] = centre[k] + radius * out[k] / length;
          to[k] = centre[k] + radius * (random.nextDouble() - 0.5);
        }
      }
      double d = Math.hypot(Math.hypot(to[0] - from[0], to[1] - from[1]), to[2] - from[2]);
      rays.set(i, (float) from[0], (float) from[1], (float) from[2], (float) ((to[0] - from[0]) / d),
          (float) ((to[1] - from[1]) / d), (float) ((to[2] - from[2]) / d));
    }
    return rays;
  }
}
