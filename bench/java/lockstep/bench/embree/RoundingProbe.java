package lockstep.bench.embree;

import lockstep.Engine;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Tree;
import lockstep.Triangles;
import org.joml.Vector3d;

/**
 * Distinguishes differences that rounding explains from others: rays a few ulps around one that two libraries
 * answer differently must get both answers, as around a ray that runs along the border of a mesh, its
 * silhouette, or a triangle seen edge-on. All rays around one that slips between two triangles hit, so
 * rounding does not explain that difference.
 */
final class RoundingProbe {
  /** Distance of the other rays, relative to coordinates: a few times the rounding of these. */
  private static final double REACH = 0x1p-21;

  /** Relative, in t. */
  private static final double TOLERANCE = 1e-4;

  private static final int AROUND = 16;

  private final Triangles triangles;
  private final Rays probes = Rays.allocate(AROUND);
  private final RayHits hits = RayHits.allocate(AROUND);
  private final Engine engine = Engine.scalar();
  private Tree tree; // created on demand, which is rare

  RoundingProbe(Triangles triangles) {
    this.triangles = triangles;
  }

  /** Whether rays around a ray get both of two answers: t and index, −1 for a miss. */
  boolean explains(Rays rays, int ray, float t, int index, float otherT, int otherIndex) {
    if (tree == null) {
      tree = Tree.of(triangles);
    }
    aim(rays.get(ray, new float[8]), index >= 0 ? t : otherT);
    engine.closest(probes, tree, hits);
    boolean one = false;
    boolean other = false;
    for (int k = 0; k < AROUND; k++) {
      one |= same(hits.t[k], hits.index[k], t, index);
      other |= same(hits.t[k], hits.index[k], otherT, otherIndex);
    }
    return one && other;
  }

  /** Creates rays parallel to a ray, in a circle around it. */
  private void aim(float[] r, float t) {
    Vector3d origin = new Vector3d(r[0], r[1], r[2]);
    Vector3d direction = new Vector3d(r[3], r[4], r[5]);
    double far = origin.length() + Math.abs(t) * direction.length();
    Vector3d x = direction.orthogonalizeUnit(new Vector3d(0, 0, 1), new Vector3d());
    Vector3d y = direction.normalize(new Vector3d()).cross(x);
    for (int k = 0; k < AROUND; k++) {
      double turn = 2 * Math.PI * (k + 0.5) / AROUND;
      Vector3d from =
          new Vector3d(origin).fma(REACH * far * Math.cos(turn), x).fma(REACH * far * Math.sin(turn), y);
      probes.set(k, (float) from.x, (float) from.y, (float) from.z, r[3], r[4], r[5], r[6], r[7]);
    }
  }

  private static boolean same(float t, int index, float otherT, int otherIndex) {
    return index == otherIndex
        || (index >= 0 && otherIndex >= 0 && Math.abs(t - otherT) <= TOLERANCE * Math.abs(otherT));
  }
}
