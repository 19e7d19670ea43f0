package tour;

import lockstep.Boxes;
import lockstep.Distances;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Nearest;
import lockstep.Pairing;
import lockstep.Pairs;
import lockstep.Spheres;
import lockstep.Tree;

/** Measures distances: pair by pair with closest points, the nearest neighbours, and inside a closed mesh. */
public final class DistanceTour {
  private static final float[] CUBE =
      {0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1};
  private static final int[] SIDES = {0, 1, 3, 0, 3, 2, 4, 5, 7, 4, 7, 6, 0, 1, 5, 0, 5, 4, 2, 3, 7, 2, 7, 6,
      0, 2, 6, 0, 6, 4, 1, 3, 7, 1, 7, 5};

  private DistanceTour() {}

  /** Prints what was measured. */
  public static void main(String[] args) {
    Engine engine = Engine.best();
    Spheres balls = Spheres.allocate(3);
    Boxes crates = Boxes.allocate(3);
    for (int i = 0; i < 3; i++) {
      balls.set(i, 4f * i, 0f, 0f, 1f);
      crates.set(i, 2f + 3 * i, -1f, -1f, 3f + 3 * i, 1f, 1f);
    }
    Distances apart = Distances.allocate(3); // withoutPoints(3) takes less time
    engine.distance(balls, crates, Pairing.zip(), apart);
    for (int i = 0; i < 3; i++) {
      System.out.println("ball " + i + " and crate " + i + ": " + apart.distance[i] + " apart"
          + (apart.distance[i] > 0 ? ", nearest at x = " + apart.ax[i] + " and " + apart.bx[i] : ""));
    }

    Nearest nearest = Nearest.allocate(3, 2); // the two nearest of each ball
    engine.nearest(balls, Tree.of(crates), nearest);
    System.out.println("nearest to ball 0: crate " + nearest.index[0] + " at " + nearest.distance[0]
        + ", then crate " + nearest.index[1] + " at " + nearest.distance[1]);
    Pairs near = Pairs.allocate(9);
    System.out.println(engine.within(balls, crates, 1f, near) + " pairs are at most 1 apart");

    float[] vertices = CUBE.clone();
    Tree cube = Tree.of(vertices, SIDES); // a closed mesh; corners of triangles in either order
    Spheres probes = Spheres.points(new float[] {0.5f, 0.9f, 3f}, new float[] {0.5f, 0.5f, 0.5f},
        new float[] {0.25f, 0.5f, 0.5f}, 3);
    Hits inside = Hits.allocate(3);
    engine.inside(probes, cube, inside);
    Nearest depth = Nearest.signed(3); // negative inside
    engine.nearest(probes, cube, depth);
    for (int i = 0; i < 3; i++) {
      System.out.printf("probe %d is %s, signed distance %.2f%n", i, inside.get(i) ? "inside" : "outside",
          depth.distance[i]);
    }
    for (int k = 0; k < vertices.length; k += 3) {
      vertices[k] *= 4;
    }
    cube.update(); // the tree follows the vertices: no triangle is rewritten
    engine.inside(probes, cube, inside);
    System.out.println("stretched, it has " + inside.count() + " probes inside");
  }
}
