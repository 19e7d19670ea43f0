package lockstep;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import lockstep.Samples.Placement;
import lockstep.internal.shape.Kind;

/** Several targets, the shapes of each of them, and how many these are. */
record Scenery(List<Shapes> shapes, int size, Obstacles obstacles) {
  private static final List<Terrain> TERRAINS = List.of(Terrain.values());

  /**
   * Some targets of some kinds: buffers, trees, of spheres clouds of points, of triangles heightfields. Some
   * have the shapes of one before.
   */
  static Scenery of(Random random, Scene scene, Kind[] kinds, int targets, int most) {
    List<Shapes> shapes = new ArrayList<>();
    List<Target> asked = new ArrayList<>();
    int size = 0;
    for (int k = 0; k < targets; k++) {
      Shapes some =
          scene.shapes(random, kinds[random.nextInt(kinds.length)], random.nextInt(most), Placement.SLICE);
      if (k > 0 && random.nextInt(3) == 0) {
        some = shapes.get(random.nextInt(k)); // everything at the same distance
      }
      Target target = switch (random.nextInt(5)) {
        case 0, 1 -> some;
        case 2 -> some instanceof Spheres balls ? PointCloud.of(balls, 0.5f) : some instanceof Triangles
            ? TERRAINS.get(random.nextInt(TERRAINS.size())).field(random, 7, 5) : Tree.of(some);
        default -> Tree.of(some);
      };
      some = target.shapes();
      shapes.add(some);
      asked.add(target);
      size += some.size();
    }
    return new Scenery(shapes, size, Obstacles.of(asked));
  }
}
