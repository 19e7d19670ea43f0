package lockstep.bench.compare;

import java.util.List;
import lockstep.Engine;
import lockstep.Pairing;
import lockstep.RayHits;
import lockstep.Triangles;
import lockstep.bench.mesh.MeshFile;

/**
 * Compares closest hits on a mesh with recorded ones, which may name another triangle that shares the point.
 */
final class RecordedHitCheck {
  private static final float TOLERANCE = 1e-5f;

  private final Triangles mesh;
  private final MeshFile.Recorded recorded;
  private final String question;
  private final List<String> complaints;
  private final RayHits own = RayHits.allocate(1); // for one ray against one triangle
  private int agree;
  private int samePoint;
  private int disagree;

  /** {@code complaints} receives the first disagreement as text. */
  RecordedHitCheck(Triangles mesh, MeshFile.Recorded recorded, String question, List<String> complaints) {
    this.mesh = mesh;
    this.recorded = recorded;
    this.question = question;
    this.complaints = complaints;
  }

  /** Compares the hit found for a recorded ray. */
  void check(int ray, float t, int index) {
    float knownT = recorded.t()[ray];
    int known = recorded.index()[ray];
    if (index == known && (index < 0 || near(t, knownT))) {
      agree++;
    } else if (index >= 0 && known >= 0 && known < mesh.size() && near(t, knownT) && hits(ray, known, t)) {
      samePoint++;
    } else {
      if (disagree == 0) {
        complaints.add("disagreement: " + question + ", index " + ray + ": recorded is t=" + knownT
            + " index=" + known + ", found is t=" + t + " index=" + index);
      }
      disagree++;
    }
  }

  private boolean hits(int ray, int triangle, float t) {
    Engine.scalar().cast(recorded.rays().slice(ray, 1), mesh.slice(triangle, 1), Pairing.zip(), own);
    return near(own.t[0], t);
  }

  private static boolean near(float a, float b) {
    return Math.abs(a - b) <= TOLERANCE * Math.max(Math.abs(a), Math.abs(b));
  }

  HitAgreement agreement() {
    return new HitAgreement(recorded.rays().size(), agree + samePoint + disagree, agree, samePoint, null,
        disagree);
  }
}
