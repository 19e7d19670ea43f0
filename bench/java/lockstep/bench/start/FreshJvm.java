package lockstep.bench.start;

import java.io.IOException;
import java.util.Arrays;
import java.util.stream.Collectors;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Pairing;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Shapes;
import lockstep.Tree;
import lockstep.Triangles;
import lockstep.bench.Catalogue;
import lockstep.bench.EngineName;
import lockstep.bench.scenes.MeshModel;
import lockstep.bench.scenes.Queries;
import lockstep.bench.scenes.Workload;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;

/**
 * A JVM that repeats one question from its first call on, and prints how many pairs, rays or triangles per
 * second it has answered in each time window.
 */
final class FreshJvm {
  /** Closest hits through a tree. */
  static final String CLOSEST = "closest-tree";

  /** Building a tree. */
  static final String BUILD = "build-tree";

  /** The length of a window in seconds. */
  static final double WINDOW = 0.05;

  private static final int PAIRS = 4096;
  private static final int RAYS = 4096;
  private static final int HIT_PERCENT = 10;

  private FreshJvm() {}

  /** Arguments: an engine, a question, and the duration in seconds. */
  public static void main(String[] args) throws IOException {
    Engine engine = EngineName.of(args[0]).engine();
    double[] rates = rates(call(engine, args[1]), Double.parseDouble(args[2]));
    System.out.println(Arrays.stream(rates).mapToObj(Double::toString).collect(Collectors.joining(" ")));
  }

  /** A call, and the number of its answers. */
  private record Call(Runnable runnable, int units) {}

  private static Call call(Engine engine, String question) {
    if (question.equals(CLOSEST) || question.equals(BUILD)) {
      Triangles mesh = MeshModel.STATUE.triangles(MeshModel.STATUE.usual, 1);
      if (question.equals(BUILD)) {
        return new Call(() -> Tree.of(mesh), mesh.size());
      }
      Rays rays = ((Rays) new Queries(mesh, 1).of(Kind.RAY)).slice(0, RAYS);
      Tree tree = Tree.of(mesh);
      RayHits hits = RayHits.allocate(RAYS);
      return new Call(() -> engine.closest(rays, tree, hits), RAYS);
    }
    Entry entry = Catalogue.named(question);
    Workload data = Workload.scattered(entry, PAIRS, 1, HIT_PERCENT);
    if (entry.verb() == Verb.CAST) {
      RayHits hits = RayHits.allocate(PAIRS);
      return new Call(() -> engine.cast((Rays) data.first, data.second, Pairing.zip(), hits), PAIRS);
    }
    Hits hits = Hits.allocate(PAIRS);
    return new Call(() -> Catalogue.ask(engine, entry, data.first, data.second, Pairing.zip(), hits), PAIRS);
  }

  /**
   * Rates of each window from the first call on; the answers of a call that spans several windows are shared
   * among them evenly.
   */
  private static double[] rates(Call call, double seconds) {
    double[] done = new double[(int) Math.round(seconds / WINDOW)];
    long window = Math.round(WINDOW * 1e9);
    long start = System.nanoTime();
    long from = 0;
    while (from < done.length * window) {
      call.runnable().run();
      long to = System.nanoTime() - start;
      for (long at = from; at < Math.min(to, done.length * window);) {
        int k = (int) (at / window);
        long end = Math.min(to, (k + 1) * window);
        done[k] += call.units() * (double) (end - at) / (to - from);
        at = end;
      }
      from = to;
    }
    return Arrays.stream(done).map(units -> units / WINDOW).toArray();
  }
}
