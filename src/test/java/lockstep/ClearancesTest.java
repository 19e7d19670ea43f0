package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import lockstep.internal.place.Frame;
import lockstep.internal.place.Relative;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** How far instances are apart, against the distances of all pairs of their shapes. */
@Runs.Ends
class ClearancesTest {
  private static final ForkJoinPool POOL = new ForkJoinPool(3);

  private static final List<Engine> ENGINES =
      List.of(Engine.scalar(), Engines.widest(), Engine.best(), Engines.widest().parallel(POOL));

  /** The least distance of all pairs, as the frame of the one that stands has them. */
  private static void expect(Instances instances, int i, int j, float most, Clearances to, int entry) {
    to.distance[entry] = Float.POSITIVE_INFINITY;
    to.shapeA[entry] = -1;
    to.shapeB[entry] = -1;
    for (float[] column : List.of(to.ax, to.ay, to.az, to.bx, to.by, to.bz)) {
      column[entry] = 0;
    }
    int firsts = instances.tree(i).size(), seconds = instances.tree(j).size();
    boolean firstIsTaken = firsts > seconds || (firsts == seconds && i > j);
    int stands = firstIsTaken ? j : i, moves = firstIsTaken ? i : j;
    Frame from = new Frame(), at = new Frame();
    if (i == j || !from.of(instances.placements().places, moves)
        || !at.of(instances.placements().places, stands)) {
      return;
    }
    Shapes taken = InstancePairsTest.taken(instances.tree(moves).shapes(), from, instances, stands);
    Shapes standing = instances.tree(stands).shapes();
    float least = Float.POSITIVE_INFINITY;
    Distances distances = Distances.allocate(taken.size());
    for (int k = 0; k < standing.size(); k++) {
      Engine.scalar().distance(standing, taken, Pairing.oneToMany(k), distances);
      for (int l = 0; l < taken.size(); l++) {
        int first = firstIsTaken ? l : k, second = firstIsTaken ? k : l;
        float distance = distances.distance[l];
        boolean isNear = distances.hits().get(l) && distance <= (float) (most / at.scale());
        boolean isNearer = distance < least || (distance == least
            && (first < to.shapeA[entry] || (first == to.shapeA[entry] && second < to.shapeB[entry])));
        if (isNear && isNearer) {
          least = distance;
          to.shapeA[entry] = first;
          to.shapeB[entry] = second;
          double[] other = new double[3];
          new Relative().of(at, from).point(distances.bx[l], distances.by[l], distances.bz[l], other);
          float[][] ofStanding =
              firstIsTaken ? new float[][] {to.bx, to.by, to.bz} : new float[][] {to.ax, to.ay, to.az};
          float[][] ofTaken =
              firstIsTaken ? new float[][] {to.ax, to.ay, to.az} : new float[][] {to.bx, to.by, to.bz};
          float[] here = {distances.ax[l], distances.ay[l], distances.az[l]};
          for (int axis = 0; axis < 3; axis++) {
            ofStanding[axis][entry] = here[axis];
            ofTaken[axis][entry] = (float) other[axis];
          }
        }
      }
    }
    if (least < Float.POSITIVE_INFINITY) {
      to.distance[entry] = (float) (least * at.scale());
    }
    if (least == 0) {
      to.shapeA[entry] = -1;
      to.shapeB[entry] = -1;
      for (float[] column : List.of(to.ax, to.ay, to.az, to.bx, to.by, to.bz)) {
        column[entry] = 0;
      }
    }
  }

  private static String entry(Clearances clearances, int k) {
    return clearances.distance[k] + " of " + clearances.shapeA[k] + " " + clearances.shapeB[k] + ", "
        + clearances.ax[k] + " " + clearances.ay[k] + " " + clearances.az[k] + ", " + clearances.bx[k] + " "
        + clearances.by[k] + " " + clearances.bz[k];
  }

  @Property(tries = 12)
  void clearancesAreThoseOfAllShapes(@ForAll Random random) {
    Instances instances = InstancePairsTest.scene(random, 7);
    int size = instances.size();
    int[] first = random.ints(20, 0, size).toArray(), second = random.ints(20, 0, size).toArray();
    float most = random.nextBoolean() ? Float.POSITIVE_INFINITY : random.nextFloat() * 5;
    Clearances expected = Clearances.allocate(20);
    for (int k = 0; k < 20; k++) {
      expect(instances, first[k], second[k], most, expected, k);
    }
    for (Engine engine : ENGINES) {
      Clearances clearances = Clearances.allocate(20).within(most);
      engine.distance(instances, Pairing.indexed(first, second, 20), clearances);
      assertEquals(20, clearances.size());
      for (int k = 0; k < 20; k++) {
        assertEquals(entry(expected, k), entry(clearances, k),
            engine + ", " + first[k] + " and " + second[k]);
      }
    }
  }

  @Property(tries = 20)
  void whatIsWithinHasNoGreaterDistance(@ForAll Random random) {
    Instances instances = InstancePairsTest.scene(random, 10);
    float distance = random.nextFloat() * 4;
    Pairs pairs = Pairs.allocate(45);
    Engine.scalar().within(instances, distance, pairs);
    Clearances clearances = Clearances.allocate(45).within(distance);
    Engine.scalar().distance(instances, pairs.pairing(), clearances);
    for (int k = 0; k < pairs.size(); k++) {
      assertTrue(clearances.distance[k] <= distance * (1 + 0x1p-20f), "pair " + k);
    }
  }

  @Example
  void twoCubesFarAwayAreApartByMicrometres() {
    Boxes crate = Boxes.allocate(2);
    crate.set(0, -1, -1, -1, 1, 1, 1);
    crate.set(1, -1, 3, -1, 1, 4, 1);
    Placements where = Placements.allocate(3);
    where.set(0, 4_600_000, 0, 0);
    where.set(1, 4_600_002.0000019, 0.5, 0);
    where.set(2, 4_600_000, 10, 0, 0, 0, 1, 1); // turned by a quarter about z
    Instances instances = Instances.of(where, Tree.of(crate));
    Clearances clearances = Clearances.allocate(3);
    for (Engine engine : ENGINES) {
      engine.distance(instances, Pairing.oneToMany(0), clearances);
      assertEquals(Float.POSITIVE_INFINITY, clearances.distance[0]);
      assertEquals(-1, clearances.shapeA[0]);
      assertEquals(1.9e-6f, clearances.distance[1], 3e-7f);
      assertEquals(1, clearances.ax[1]);
      assertEquals(-1, clearances.bx[1]);
      assertEquals(5, clearances.distance[2], 1e-6f);
      assertEquals(1, clearances.shapeA[2]);
      assertEquals(0, clearances.shapeB[2]);
      assertEquals(4, clearances.ay[2]);
      assertEquals(-1, clearances.bx[2], 1e-6f); // below it in the world is −x of the turned one
    }
    where.x[1] = 4_600_001;
    instances.update();
    Engine.best().distance(instances, Pairing.indexed(new int[] {1}, new int[] {0}, 1), clearances);
    assertEquals(0, clearances.distance[0]);
    assertEquals(-1, clearances.shapeA[0]);
    assertEquals(1, clearances.size());
  }

  @Example
  void filteredInstancesHaveNoDistance() {
    Spheres ball = Spheres.allocate(1);
    ball.set(0, 0, 0, 0, 1);
    Placements where = Placements.allocate(2);
    where.set(1, 5, 0, 0);
    Instances instances = Instances.of(where, Tree.of(ball));
    Clearances clearances = Clearances.allocate(1);
    Pairing pairing = Pairing.indexed(new int[] {0}, new int[] {1}, 1);
    int[] layer = {1, 2}, mask = {1, 2};
    Engine.scalar().where(Filter.layers(layer, mask)).distance(instances, pairing, clearances);
    assertEquals(Float.POSITIVE_INFINITY, clearances.distance[0]);
    Engine.scalar().distance(instances, pairing, clearances);
    assertEquals(3, clearances.distance[0]);
  }

  @Example
  void wrongArgumentsAreNamed() {
    Instances instances = Instances.of(Placements.allocate(2), Tree.of(Spheres.allocate(1)));
    Clearances one = Clearances.allocate(1);
    assertThrows(IllegalArgumentException.class, () -> one.within(Float.NaN));
    assertThrows(IllegalArgumentException.class,
        () -> Engine.best().distance(instances, Pairing.oneToMany(0), one));
    assertThrows(IndexOutOfBoundsException.class,
        () -> Engine.best().distance(instances, Pairing.indexed(new int[] {0}, new int[] {2}, 1), one));
    Instances cylinders = Instances.of(Placements.allocate(2), Tree.of(Cylinders.allocate(Axis.Z, 1)));
    assertThrows(UnsupportedOperationException.class,
        () -> Engine.best().distance(cylinders, Pairing.indexed(new int[] {0}, new int[] {1}, 1), one));
  }
}
