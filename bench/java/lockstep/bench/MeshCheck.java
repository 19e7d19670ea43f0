package lockstep.bench;

import java.util.List;
import java.util.SplittableRandom;
import lockstep.Engine;
import lockstep.Pairing;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Triangles;
import me.tongfei.progressbar.ProgressBar;

/**
 * Casts rays at a whole mesh by brute force, chunk by chunk: the engine that is compared, the scalar one
 * for as many of the chunks as the time allows, and against recorded hits where there are some.
 */
final class MeshCheck {
  private static final int MOST_PER_CHUNK = 512;
  private static final float TOLERANCE = 1e-5f;

  private final Triangles mesh;
  private final String name;
  private final Rays rays;
  private final MeshFile.Recorded recorded; // null without
  private final int perChunk;
  private final int chunks;
  private final int visited; // chunks that the engine casts, evenly spread
  private final int shared; // chunks of those that the scalar engine casts too

  private final RayHits own = RayHits.allocate(1); // for one ray against one triangle
  private int agree;
  private int samePoint;
  private int disagree;

  /**
   * How the engine's hits compare with recorded ones.
   *
   * @param rays recorded
   * @param checked how many of them were cast
   * @param agree have the same triangle at the same t, or miss alike
   * @param samePoint have the same t on another triangle that shares the point of the hit
   * @param disagree are different
   */
  record Agreement(int rays, int checked, int agree, int samePoint, int disagree) {}

  /** The line of the result, and the agreement or null. */
  record Outcome(Row row, Agreement agreement) {}

  /**
   * Without {@code recorded}, rays are made: half of them a camera's, half from all sides.
   *
   * @param budget tests that the scalar engine may make; the other one may make four times as many
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

  int steps() {
    return visited;
  }

  Outcome run(Engine engine, List<String> complaints, ProgressBar bar) {
    RayHits expected = RayHits.allocate(perChunk);
    RayHits actual = RayHits.allocate(perChunk);
    long tests = 0, hits = 0, scalarNanos = 0, otherNanos = 0, mismatches = 0;
    int checked = 0;
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
        mismatches += compare(from, expected, actual, engine, complaints);
      }
      if (recorded != null) {
        for (int k = 0; k < chunk.size(); k++) {
          judge(from + k, k, actual, complaints);
        }
      }
      checked += chunk.size();
      bar.step();
    }
    Row row = new Row(Subject.RAY_TRIANGLE.title(), "closest", Question.Pattern.CLOSEST.pairing, name, tests,
        hits, tests * 1e9 / scalarNanos, tests * 1e9 / otherNanos, (double) scalarNanos / otherNanos,
        mismatches);
    return new Outcome(row,
        recorded == null ? null : new Agreement(rays.size(), checked, agree, samePoint, disagree));
  }

  private long compare(int from, RayHits expected, RayHits actual, Engine engine, List<String> complaints) {
    Answer.Difference difference = new Answer.Casts(expected).difference(new Answer.Casts(actual));
    if (difference.count() > 0) {
      complaints.add("mismatch: ray-triangle closest all-pairs of " + name + ", index "
          + (from + difference.index()) + ": scalar says " + difference.expected() + ", " + engine + " says "
          + difference.actual() + " (" + difference.count() + " in this chunk)");
    }
    return difference.count();
  }

  private void judge(int ray, int k, RayHits actual, List<String> complaints) {
    float t = actual.t[k];
    int index = actual.index[k];
    float knownT = recorded.t()[ray];
    int known = recorded.index()[ray];
    if (index == known && (index < 0 || near(t, knownT))) {
      agree++;
    } else if (index >= 0 && known >= 0 && known < mesh.size() && near(t, knownT) && hits(ray, known, t)) {
      samePoint++;
    } else {
      if (disagree == 0) {
        complaints.add("disagreement: ray-triangle closest all-pairs of " + name + ", index " + ray
            + ": recorded is t=" + knownT + " index=" + known + ", found is t=" + t + " index=" + index);
      }
      disagree++;
    }
  }

  private boolean hits(int ray, int triangle, float t) {
    Engine.scalar().cast(rays.slice(ray, 1), mesh.slice(triangle, 1), Pairing.zip(), own);
    return near(own.t[0], t);
  }

  private static boolean near(float a, float b) {
    return Math.abs(a - b) <= TOLERANCE * Math.max(Math.abs(a), Math.abs(b));
  }

  /** Camera rays, row by row, and rays from the bounding sphere through points of it. */
  private static Rays generate(Triangles mesh, int count, long seed) {
    float[] c = new float[9];
    double[] min = {1e38, 1e38, 1e38};
    double[] max = {-1e38, -1e38, -1e38};
    for (int i = 0; i < mesh.size(); i++) {
      mesh.get(i, c);
      for (int k = 0; k < 9; k++) {
        min[k % 3] = Math.min(min[k % 3], c[k]);
        max[k % 3] = Math.max(max[k % 3], c[k]);
      }
    }
    double[] centre = {(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2};
    double radius = Math.hypot(Math.hypot(max[0] - min[0], max[1] - min[1]), max[2] - min[2]) / 2;
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
