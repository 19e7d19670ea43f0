package tour;

import java.util.Arrays;
import lockstep.AllHits;
import lockstep.Engine;
import lockstep.Heightfield;
import lockstep.Hit;
import lockstep.HitPoints;
import lockstep.Hits;
import lockstep.Pairing;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Tree;
import lockstep.Triangles;

/**
 * Casts rays at a mesh: pair by pair, the closest hit, any hit and all hits, by brute force and through a
 * tree, before and after the mesh has moved, and at terrain.
 */
public final class CastTour {
  private static final int SIDE = 64;
  private static final int SHEETS = 3;

  private CastTour() {}

  /** Prints what the rays hit. */
  public static void main(String[] args) {
    Engine engine = Engine.best();
    Triangles mesh = sheets();
    Rays rays = Rays.allocate(1000);
    for (int i = 0; i < rays.size(); i++) { // o + t d for t in [tMin, tMax], both ends included
      rays.set(i, i * 0.07f, 20.3f, -1f, 0f, 0f, 1f, 0f, 100f);
    }

    RayHits closest = RayHits.allocate(rays.size());
    engine.closest(rays, mesh, closest);
    System.out.println(closest.count() + " rays hit the mesh, ray 0 at t = " + closest.t[0]);
    Hit hit = closest.hit(0, rays, 0, mesh); // null for a miss
    System.out.println("point " + hit.x() + ", " + hit.y() + ", " + hit.z() + ", normal " + hit.nx() + ", "
        + hit.ny() + ", " + hit.nz());
    HitPoints points = HitPoints.allocate(rays.size());
    engine.points(rays, mesh, closest, points); // those of all hits at once; NaN for misses
    int last = closest.count() - 1;
    System.out.println("the last of them at x = " + points.x[last] + ", normal z " + points.nz[last]);
    RayHits pairwise = RayHits.allocate(rays.size());
    engine.cast(rays, mesh, Pairing.manyToOne(hit.index()), pairwise); // every ray against one triangle
    System.out.println(pairwise.count() + " rays cross triangle " + hit.index());

    Tree tree = Tree.of(mesh); // the same answers as brute force, bit for bit, sooner
    RayHits throughTree = RayHits.allocate(rays.size());
    engine.closest(rays, tree, throughTree);
    System.out.println("mismatches of tree and brute force: " + Arrays.mismatch(closest.t, throughTree.t)
        + ", " + Arrays.mismatch(closest.index, throughTree.index));
    Hits shadows = Hits.allocate(rays.size());
    engine.any(rays, tree, shadows); // cheaper, where any hit will do
    AllHits all = AllHits.allocate(rays.size(), 2); // the nearest two of each ray, and how many there are
    engine.all(rays, tree, all);
    System.out.println(shadows.count() + " rays hit something; ray 0 hits " + all.needed(0) + " triangles, "
        + all.count(0) + " are kept");

    for (int i = 0; i < mesh.size(); i++) {
      mesh.az[i] += 5;
      mesh.bz[i] += 5;
      mesh.cz[i] += 5;
    }
    tree.refit(); // after shapes have moved; rebuild() is slower and makes later casts faster
    engine.closest(rays, tree, throughTree);
    System.out.println("after the mesh has moved ray 0 hits at t = " + throughTree.t[0]);

    float[] heights = new float[65 * 65]; // terrain needs no triangles
    heights[20 * 65] = 0.5f;
    Heightfield land = Heightfield.of(heights, 65, 65, 0, 0, 1, 1);
    engine.closest(rays, land, closest);
    System.out.println(closest.count() + " rays hit the land, ray 0 at t = " + closest.t[0] + " triangle "
        + closest.index[0]);
  }

  /** Three square sheets one behind the other, of two triangles per unit. */
  private static Triangles sheets() {
    Triangles mesh = Triangles.allocate(SHEETS * SIDE * SIDE * 2);
    int i = 0;
    for (int z = 0; z < SHEETS; z++) {
      for (int y = 0; y < SIDE; y++) {
        for (int x = 0; x < SIDE; x++) {
          mesh.set(i++, x, y, z, x + 1, y, z, x + 1, y + 1, z);
          mesh.set(i++, x, y, z, x + 1, y + 1, z, x, y + 1, z);
        }
      }
    }
    return mesh;
  }
}
