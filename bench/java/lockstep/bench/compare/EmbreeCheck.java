package lockstep.bench.compare;

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
 * Compares closest hits with those of Embree's robust scenes. Embree's arithmetic is different, so a few rays
 * that graze an edge may differ; many may not.
 *
 * @param version of Embree
 * @param scene the scene or mesh
 */
record EmbreeCheck(String version, String scene, HitAgreement closest) {
  private static final double MAY_DISAGREE = 1e-4;

  /** Runs both. Must not be called if Embree is {@linkplain Embree#missing() missing}. */
  static EmbreeCheck of(Triangles triangles, String scene, Rays rays, Engine engine,
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
            "disagreement: " + found.disagree() + " of " + n + " rays at " + scene + ", " + found.example());
      }
      return new EmbreeCheck(embree.version(), scene,
          new HitAgreement(n, n, found.agree(), found.samePoint(), found.grazing(), found.disagree()));
    }
  }

  /** The comparison as readable text. */
  String text() {
    return "Embree " + version + ", rays at " + scene + ": " + closest.text();
  }
}
