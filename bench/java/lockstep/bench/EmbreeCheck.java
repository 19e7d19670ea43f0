package lockstep.bench;

import java.util.List;
import lockstep.Engine;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Tree;
import lockstep.Triangles;
import lockstep.bench.embree.Comparison;
import lockstep.bench.embree.Embree;
import lockstep.bench.embree.EmbreeRays;
import lockstep.bench.embree.Mode;

/**
 * What Embree says to the same rays, in its robust scenes: another library, other arithmetic. So it is no judge of
 * bits, and a few rays that graze something may differ; many may not.
 *
 * @param version of Embree
 * @param world the scene or mesh
 */
record EmbreeCheck(String version, String world, Judge.Agreement closest) {
  private static final double MAY_DISAGREE = 1e-4;

  /** Asks both. Where Embree is {@linkplain Embree#missing() missing} this must not be called. */
  static EmbreeCheck of(Triangles triangles, String world, Rays rays, Engine engine,
      List<String> complaints) {
    int n = rays.size();
    RayHits ours = RayHits.allocate(n);
    engine.closest(rays, Tree.of(triangles), ours);
    float[] t = new float[n];
    int[] index = new int[n];
    try (Embree embree = Embree.of(triangles, true);
        EmbreeRays theirs = EmbreeRays.closest(Mode.STREAM_1, rays)) {
      theirs.cast(embree, 0, n);
      theirs.read(0, n, t, index);
      Comparison found = Comparison.of(rays, triangles, ours, t, index);
      if (found.disagree() > MAY_DISAGREE * n) {
        complaints.add(
            "disagreement: " + found.disagree() + " of " + n + " rays at " + world + ", " + found.example());
      }
      return new EmbreeCheck(embree.version(), world,
          new Judge.Agreement(n, n, found.agree(), found.samePoint(), found.disagree()));
    }
  }

  /** As people read it. */
  String text() {
    return "Embree " + version + ", rays at " + world + ": " + Report.agreement(closest);
  }
}
