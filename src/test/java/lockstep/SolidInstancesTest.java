package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import lockstep.internal.place.Frame;
import lockstep.internal.place.Relative;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Placed meshes that are in each other: how they lie, and how deep, against all of their corners. */
@Runs.Ends
@Runs.Vectors
class SolidInstancesTest {
  private static final ForkJoinPool POOL = new ForkJoinPool(3);

  private static final List<Engine> ENGINES =
      List.of(Engine.scalar(), Engines.widest(), Engine.best(), Engines.widest().parallel(POOL));

  /** Boxes of all sizes, one to three in a mesh, nested or not, at random places. */
  private static Instances scene(Random random, int size) {
    Tree[] trees = new Tree[3];
    for (int k = 0; k < trees.length; k++) {
      int boxes = 1 + random.nextInt(3);
      Triangles mesh = Triangles.allocate(Solids.BOX * boxes);
      for (int b = 0; b < boxes; b++) {
        float[] box = new float[6];
        float half = Math.scalb(1 + random.nextFloat(), random.nextInt(6) - 2);
        for (int axis = 0; axis < 3; axis++) {
          float middle = random.nextFloat() * 4;
          box[axis] = middle - half * (0.5f + random.nextFloat());
          box[axis + 3] = middle + half * (0.5f + random.nextFloat());
        }
        Solids.box(mesh, Solids.BOX * b, box);
      }
      if (random.nextInt(4) == 0) {
        mesh.bx[random.nextInt(mesh.size())] = Float.NaN;
      }
      trees[k] = Tree.of(mesh);
    }
    Placements where = Placements.allocate(size);
    double x = SamplePlacements.world(random), reach = 1 + random.nextInt(9);
    for (int i = 0; i < size; i++) {
      SamplePlacements.place(where, i, random, x, 0, reach);
    }
    return Instances.of(where, random.ints(size, 0, trees.length).toArray(), trees);
  }

  /** The shapes of an instance in another's frame; which corners are inside, those of triangle t from 3 t. */
  private record Taken(Triangles triangles, BitSet inside) {}

  /** Null if one of them is nowhere. */
  private static Taken taken(Instances instances, int what, int where) {
    Frame from = new Frame();
    Shapes shapes = from.of(instances.placements().places, what)
        ? InstancePairsTest.taken(instances.tree(what).shapes(), from, instances, where) : null;
    if (shapes == null) {
      return null;
    }
    Spheres corners = Spheres.allocate(3 * shapes.size());
    for (int k = 0; k < corners.size(); k++) {
      float[][] c = shapes.columns;
      int axis = 3 * (k % 3);
      corners.set(k, c[axis][k / 3], c[axis + 1][k / 3], c[axis + 2][k / 3], 0);
    }
    Hits hits = Hits.allocate(corners.size());
    Engine.scalar().inside(corners, instances.tree(where).shapes(), hits);
    BitSet inside = new BitSet();
    for (int k = 0; k < corners.size(); k++) {
      inside.set(k, hits.get(k) && !Float.isNaN(shapes.columns[0][k / 3]));
    }
    return new Taken((Triangles) shapes, inside);
  }

  private static boolean meet(Instances instances, int one, int other) {
    return Engine.scalar().overlap(instances, Math.min(one, other), Math.max(one, other), Pairs.allocate(0))
        > 0;
  }

  /** How many parts of a mesh there are, and how many are inside. */
  private static int[] parts(Instances instances, int what, Taken taken) {
    MeshTopology topology = MeshTopology.of((Triangles) instances.tree(what).shapes());
    int[] parts = {topology.parts(), 0};
    int next = 0;
    for (int t = 0; t < topology.size(); t++) {
      if (topology.part(t) == next) {
        parts[1] += taken.inside.get(3 * t) ? 1 : 0;
        next++;
      }
    }
    return parts;
  }

  private static Relation expected(Instances instances, int container, int other) {
    Taken inContainer = container == other ? null : taken(instances, other, container);
    if (inContainer == null) {
      return Relation.DISJOINT;
    }
    if (meet(instances, container, other)) {
      return Relation.INTERSECTS;
    }
    int[] within = parts(instances, other, inContainer);
    int[] around = parts(instances, container, taken(instances, container, other));
    return within[1] > 0 && within[1] == within[0] ? Relation.CONTAINS
        : within[1] > 0 || around[1] > 0 ? Relation.INTERSECTS : Relation.DISJOINT;
  }

  @Example
  void relationsAreThoseOfAllParts() {
    Map<Relation, Integer> seen = new EnumMap<>(Relation.class);
    for (int seed = 0; seed < 25; seed++) {
      Instances instances = scene(new Random(seed), 6);
      Pairs all = Pairs.allocate(36);
      for (int k = 0; k < 36; k++) {
        all.first()[k] = k / 6;
        all.second()[k] = k % 6;
      }
      Pairing pairing = Pairing.indexed(all.first(), all.second(), 36);
      for (Engine engine : ENGINES) {
        Relations relations = seed % 2 == 0 ? Relations.allocate(36) : Relations.withTouches(36);
        engine.classify(instances, pairing, relations);
        assertEquals(36, relations.size());
        for (int k = 0; k < 36; k++) {
          Relation expected = expected(instances, k / 6, k % 6);
          assertEquals(expected, relations.get(k), engine + ", " + k / 6 + " and " + k % 6 + " of " + seed);
          seen.merge(expected, 1, Integer::sum);
        }
      }
    }
    assertTrue(seen.get(Relation.CONTAINS) > 100 && seen.get(Relation.INTERSECTS) > 100);
  }

  /** A point of a mesh, in its own frame, and the triangle that it is of. */
  private record Point(float x, float y, float z, int triangle) {}

  /** All corners, and the middles of the pieces of edges that cross another mesh. */
  private static List<Point> points(Triangles own, Taken taken, Shapes other) {
    List<Point> points = new ArrayList<>();
    MeshTopology topology = MeshTopology.of(own);
    for (int k = 0; k < 3 * own.size(); k++) {
      points.add(between(own, k, 0));
    }
    float[][] c = taken.triangles.columns;
    Rays rays = Rays.allocate(points.size());
    for (int k = 0; k < rays.size(); k++) {
      int from = 3 * (k % 3), to = 3 * ((k + 1) % 3), t = k / 3;
      rays.set(k, c[from][t], c[from + 1][t], c[from + 2][t], c[to][t] - c[from][t],
          c[to + 1][t] - c[from + 1][t], c[to + 2][t] - c[from + 2][t], 0, 1);
    }
    AllHits hits = AllHits.allocate(rays.size(), 40);
    Engine.scalar().all(rays, other, hits);
    for (int k = 0; k < rays.size(); k++) {
      int neighbour = topology.neighbour(k / 3, k % 3);
      boolean isFirst = topology.part(k / 3) >= 0
          && (neighbour < 0 || k < 3 * neighbour + topology.neighbourEdge(k / 3, k % 3));
      float last = 0;
      for (int h = 0; isFirst && h <= hits.count(k) && hits.count(k) > 0; h++) {
        float t = h == hits.count(k) ? 1 : hits.t[40 * k + h];
        if (t > last) {
          points.add(between(own, k, 0.5 * ((double) last + t)));
        }
        last = t;
      }
    }
    return points;
  }

  /** The point at t on edge k % 3 of triangle k / 3. */
  private static Point between(Triangles own, int k, double t) {
    float[] at = new float[3];
    for (int axis = 0; axis < 3; axis++) {
      double from = own.columns[3 * (k % 3) + axis][k / 3];
      at[axis] = (float) (from + t * (own.columns[3 * ((k + 1) % 3) + axis][k / 3] - from));
    }
    return new Point(at[0], at[1], at[2], k / 3);
  }

  /** The clearance, overwritten if a point is inside. */
  private static String expected(Instances instances, int a, int b, Clearances unsigned, int entry) {
    float deepest = 0;
    String text = text(unsigned, entry);
    for (int side = 0; side < 2 && a != b; side++) {
      int into = side == 0 ? a : b, id = side == 0 ? b : a;
      Taken taken = taken(instances, id, into);
      boolean theyMeet = unsigned.distance[entry] == 0;
      if (taken == null || (!theyMeet && parts(instances, id, taken)[1] == 0)) {
        continue;
      }
      Triangles mesh = (Triangles) instances.tree(into).shapes();
      Triangles own = (Triangles) instances.tree(id).shapes();
      List<Point> points = points(own, taken, mesh);
      points = theyMeet ? points : points.subList(0, 3 * own.size());
      Spheres there = Spheres.allocate(points.size());
      Frame from = new Frame(), to = new Frame();
      from.of(instances.placements().places, id);
      to.of(instances.placements().places, into);
      for (int k = 0; k < points.size(); k++) {
        Point p = points.get(k);
        there.set(k, p.x, p.y, p.z, 0);
      }
      new Relative().of(from, to).points(there.x, there.y, there.z, points.size());
      Hits inside = Hits.allocate(points.size());
      Engine.scalar().inside(there, mesh, inside);
      Nearest nearest = Nearest.allocate(points.size());
      Engine.scalar().nearest(there, mesh, nearest);
      MeshTopology topology = MeshTopology.of(own);
      for (int k = 0; k < points.size(); k++) {
        Point p = points.get(k);
        float depth = (float) (nearest.distance[k] * to.scale());
        if (inside.get(k) && nearest.index[k] >= 0 && topology.part(p.triangle) >= 0 && depth > deepest) {
          deepest = depth;
          String corner = " " + p.x + " " + p.y + " " + p.z;
          String point = " " + nearest.x[k] + " " + nearest.y[k] + " " + nearest.z[k];
          text = -depth + " of "
              + (side == 0 ? nearest.index[k] + " " + p.triangle : p.triangle + " " + nearest.index[k]) + ","
              + (side == 0 ? point + "," + corner : corner + "," + point);
        }
      }
    }
    return text;
  }

  private static String text(Clearances c, int k) {
    return c.distance[k] + " of " + c.shapeA[k] + " " + c.shapeB[k] + ", " + c.ax[k] + " " + c.ay[k] + " "
        + c.az[k] + ", " + c.bx[k] + " " + c.by[k] + " " + c.bz[k];
  }

  @Property(tries = 12)
  void depthIsThatOfTheDeepestPoint(@ForAll Random random) {
    Instances instances = scene(random, 5);
    int[] first = random.ints(15, 0, 5).toArray(), second = random.ints(15, 0, 5).toArray();
    Pairing pairing = Pairing.indexed(first, second, 15);
    float most = random.nextBoolean() ? Float.POSITIVE_INFINITY : random.nextFloat();
    Clearances unsigned = Clearances.allocate(15).within(most);
    Engine.scalar().distance(instances, pairing, unsigned);
    for (Engine engine : ENGINES) {
      Clearances signed = Clearances.signed(15).within(most);
      engine.distance(instances, pairing, signed);
      for (int k = 0; k < 15; k++) {
        assertEquals(expected(instances, first[k], second[k], unsigned, k), text(signed, k),
            engine + ", " + first[k] + " and " + second[k]);
      }
    }
  }

  @Example
  void cratesInEachOther() {
    Triangles crates = Triangles.allocate(2 * Solids.BOX);
    Solids.box(crates, 0, -1, -1, -1, 1, 1, 1);
    Solids.box(crates, Solids.BOX, 9, -1, -1, 11, 1, 1);
    Placements where = Placements.allocate(5);
    where.set(0, 4_600_000, 0, 0);
    where.set(1, 4_600_000, 0, 0, 0, 0, 0, 1, 0.25f); // its second crate is at 2.5
    where.set(2, 4_600_001.75, 0.5, 0.5);
    where.set(3, 4_600_000, 5, 0);
    where.set(4, 4_600_000, 0, 0, 0, 0, 1, 1, 0.0625f); // all of it is in the first crate
    Instances instances = Instances.of(where, Tree.of(crates));
    Pairs near = Pairs.allocate(20);
    assertEquals(5, Engine.best().candidates(instances, 0, near));
    assertEquals(10, Engine.best().candidates(instances, 5, Pairs.allocate(0)));
    Relations relations = Relations.allocate(5);
    Clearances clearances = Clearances.signed(5);
    assertEquals("signed Clearances[0]", clearances.toString());
    for (Engine engine : ENGINES) {
      engine.classify(instances, Pairing.oneToMany(0), relations);
      Relation[] expected =
          {Relation.DISJOINT, Relation.INTERSECTS, Relation.INTERSECTS, Relation.DISJOINT, Relation.CONTAINS};
      for (int k = 0; k < expected.length; k++) {
        assertEquals(expected[k], relations.get(k), "" + k);
      }
      engine.classify(instances, Pairing.indexed(new int[] {4}, new int[] {0}, 1), relations);
      assertEquals(Relation.INTERSECTS, relations.get(0));

      engine.distance(instances, Pairing.oneToMany(0), clearances);
      assertEquals(-0.75f, clearances.distance[1]);
      assertEquals(-0.25f, clearances.distance[2]);
      assertEquals(3, clearances.distance[3]);
      assertEquals(-0.9375f, clearances.distance[4]);
      assertEquals(1, clearances.ax[2]);
      assertEquals(-1, clearances.bx[2]);
    }
    int[] layer = {1, 2, 2, 2, 2};
    Engine.best().where(Filter.layers(layer, layer)).classify(instances, Pairing.oneToMany(0), relations);
    assertEquals(5, relations.count(Relation.DISJOINT));
  }

  /** A pipe through a wall has no corner in it, nor a corner of the wall in itself. */
  @Example
  void pipeThroughAWallIsHalfAsDeepInItAsThatIsThick() {
    Placements where = Placements.allocate(3);
    where.set(1, 3, 0, -1); // beside the diagonals of its faces
    where.set(2, 0, 0.25, 0); // on the side of the wall, which it touches
    Instances instances =
        Instances.of(where, new int[] {0, 1, 0}, Tree.of(Solids.box(-4, -0.125f, -4, 4, 0.125f, 4)),
            Tree.of(Solids.box(-0.5f, -3, -0.5f, 0.5f, 3, 0.5f)));
    Clearances clearances = Clearances.signed(3);
    for (Engine engine : ENGINES) {
      engine.distance(instances, Pairing.oneToMany(0), clearances);
      assertEquals(-0.125f, clearances.distance[1]);
      assertEquals(0, clearances.by[1]);
      assertEquals(0, clearances.distance[2]);
      assertEquals(-1, clearances.shapeA[2]);
    }
  }

  @Example
  void meshThatHasChangedHasOtherParts() {
    Triangles crates = Triangles.allocate(2 * Solids.BOX);
    Solids.box(crates, 0, -4, -4, -4, 4, 4, 4);
    Solids.box(crates, Solids.BOX, 10, 10, 10, 11, 11, 11);
    Tree room = Tree.of(Solids.box(-5, -5, -5, 5, 5, 5)), both = Tree.of(crates);
    Instances instances = Instances.of(Placements.allocate(2), new int[] {0, 1}, room, both);
    Pairing pairing = Pairing.indexed(new int[] {0}, new int[] {1}, 1);
    Relations relations = Relations.allocate(1);
    Engine.best().classify(instances, pairing, relations);
    assertEquals(Relation.INTERSECTS, relations.get(0));
    Solids.box(crates, Solids.BOX, 0, 0, 0, 1, 1, 1);
    both.update();
    instances.update();
    Engine.best().classify(instances, pairing, relations);
    assertEquals(Relation.CONTAINS, relations.get(0));
  }

  @Example
  void wrongArgumentsAreNamed() {
    Instances balls = Instances.of(Placements.allocate(2), Tree.of(Spheres.allocate(1)));
    Pairing pairing = Pairing.indexed(new int[] {0}, new int[] {1}, 1);
    assertThrows(UnsupportedOperationException.class,
        () -> Engine.best().classify(balls, pairing, Relations.allocate(1)));
    assertThrows(UnsupportedOperationException.class,
        () -> Engine.best().distance(balls, pairing, Clearances.signed(1)));
    Instances boxes = Instances.of(Placements.allocate(65), Tree.of(Solids.box(0, 0, 0, 1, 1, 1)));
    assertThrows(IllegalArgumentException.class,
        () -> Engine.best().classify(boxes, Pairing.oneToMany(0), Relations.allocate(1)));
    assertThrows(IndexOutOfBoundsException.class, () -> Engine.best().classify(boxes,
        Pairing.indexed(new int[] {0}, new int[] {65}, 1), Relations.allocate(1)));
    assertThrows(IllegalArgumentException.class,
        () -> Engine.best().candidates(boxes, -1, Pairs.allocate(1)));
  }
}
