package tour;

import java.util.Locale;
import lockstep.Clearances;
import lockstep.Engine;
import lockstep.Instances;
import lockstep.MeshTopology;
import lockstep.Pairs;
import lockstep.Placements;
import lockstep.Relation;
import lockstep.Relations;
import lockstep.Tree;
import lockstep.Triangles;

/** Which parts of a building are in each other, and how deep: walls, a pipe, and a bolt that is cast in. */
public final class ClashTour {
  private ClashTour() {}

  /** Prints what a check of the model finds. */
  public static void main(String[] args) {
    Engine engine = Engine.best();
    Triangles wall = box(4, 0.3f, 2.5f), pipe = box(0.1f, 3, 0.1f), bolt = box(0.02f, 0.02f, 0.1f);
    MeshTopology topology = MeshTopology.of(wall);
    System.out.println(topology); // only a closed mesh has an inside
    String[] names = {"wall", "second wall", "pipe", "bolt", "far wall"};
    Placements where = Placements.allocate(names.length);
    where.set(1, 4, 0, 0); // its end touches that of the first
    where.set(2, 1, -1.5, 1); // it goes through the first wall
    where.set(3, 6, 0.1, 1, 0, 0, 1, 1); // all inside the second wall, turned
    where.set(4, 0, 20, 0);
    Instances parts =
        Instances.of(where, new int[] {0, 0, 1, 2, 0}, Tree.of(wall), Tree.of(pipe), Tree.of(bolt));

    Pairs near = Pairs.allocate(100); // of which the bounds meet
    engine.candidates(parts, 0, near);
    Relations relations = Relations.allocate(near.size());
    engine.classify(parts, near.pairing(), relations);
    Clearances clearances = Clearances.signed(near.size()); // less than 0: a corner is so deep inside
    engine.distance(parts, near.pairing(), clearances);
    for (int k = 0; k < near.size(); k++) {
      String first = names[near.first(k)], second = names[near.second(k)];
      if (relations.get(k) != Relation.DISJOINT) {
        System.out.printf(Locale.ROOT, "%s and %s: %s, %.3f m deep%n", first, second, relations.get(k),
            Math.max(0, -clearances.distance[k]));
      }
    }
  }

  /** A box from the origin to a corner. */
  private static Triangles box(float x, float y, float z) {
    float[] corners = {0, 0, 0, x, 0, 0, 0, y, 0, x, y, 0, 0, 0, z, x, 0, z, 0, y, z, x, y, z};
    return Triangles.of(corners, new int[] {0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4, 2, 6, 3, 3,
        6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5});
  }
}
