package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Shapes and instances whose bounds are near each other, against their turned boxes in double. */
@Runs.Ends
class InstanceCandidatesTest {
  private static final ForkJoinPool POOL = new ForkJoinPool(3);

  private static final List<Engine> ENGINES =
      List.of(Engine.scalar(), Engines.widest(), Engines.widest().parallel(POOL));

  private static final Bounds EVERYWHERE = new Bounds(infinities(-1), infinities(1));

  private static double[] infinities(int sign) {
    double infinity = sign * Double.POSITIVE_INFINITY;
    return new double[] {infinity, infinity, infinity};
  }

  /** A box in the world. */
  private static final class Bounds {
    private final double[] min, max;

    Bounds(double[] min, double[] max) {
      this.min = min;
      this.max = max;
    }

    /** The box around one that a placement turns; null if that is nowhere, or there is nothing in the box. */
    static Bounds of(Boxes boxes, Placements where, int i) {
      double[] least = new double[3], most = new double[3];
      Arrays.fill(least, Double.POSITIVE_INFINITY);
      Arrays.fill(most, Double.NEGATIVE_INFINITY);
      for (int k = 0; k < boxes.size(); k++) {
        for (int corner = 0; corner < 8 && boxes.minX[boxes.from() + k] <= Float.MAX_VALUE; corner++) {
          double[] p = new double[3];
          for (int axis = 0; axis < 3; axis++) {
            p[axis] = boxes.columns[(corner >> axis) % 2 * 3 + axis][boxes.from() + k];
          }
          for (int axis = 0; axis < 3; axis++) {
            least[axis] = Math.min(least[axis], p[axis]);
            most[axis] = Math.max(most[axis], p[axis]);
          }
        }
      }
      if (!(least[0] <= most[0]) || (where != null && where.slice(i, 1).firstInvalid().isPresent())) {
        return null;
      }
      Bounds local = new Bounds(least, most);
      return local.reach(new double[3]) > 0x1p60 ? EVERYWHERE : local.turned(where, i);
    }

    private Bounds turned(Placements where, int i) {
      if (where == null) {
        return this;
      }
      double[] least = new double[3], most = new double[3];
      for (int corner = 0; corner < 8; corner++) {
        double[] p = InstanceSweepsTest.seen((corner & 1) == 0 ? min[0] : max[0],
            (corner & 2) == 0 ? min[1] : max[1], (corner & 4) == 0 ? min[2] : max[2], where, i, null, false);
        for (int axis = 0; axis < 3; axis++) {
          least[axis] = corner == 0 ? p[axis] : Math.min(least[axis], p[axis]);
          most[axis] = corner == 0 ? p[axis] : Math.max(most[axis], p[axis]);
        }
      }
      return new Bounds(least, most);
    }

    double gap(Bounds other) {
      double square = 0;
      for (int axis = 0; axis < 3; axis++) {
        double apart = Math.max(0, Math.max(min[axis] - other.max[axis], other.min[axis] - max[axis]));
        square += apart * apart;
      }
      return Math.sqrt(square);
    }

    /** How far a corner is from a point. */
    double reach(double[] from) {
      double square = 0;
      for (int axis = 0; axis < 3; axis++) {
        square += Math.pow(Math.max(Math.abs(min[axis] - from[axis]), Math.abs(max[axis] - from[axis])), 2);
      }
      return Math.sqrt(square);
    }

    /** How much it may be enlarged: by a part of its distance from a frame, and of that from the middle. */
    double enlarged(double[] frame, double[] middle) {
      double apart = new Bounds(frame, frame).reach(middle);
      return 0x1p-13 * Math.sqrt(3) * (apart + 2 * reach(frame) + 1e-9);
    }
  }

  private static double[] position(Placements where, int i) {
    int at = where.from() + i;
    return new double[] {where.x[at], where.y[at], where.z[at]};
  }

  /** The middle of the positions of all instances that are somewhere. */
  private static double[] middle(Placements where) {
    List<double[]> positions = IntStream.range(0, where.size())
        .filter(i -> where.slice(i, 1).firstInvalid().isEmpty()).mapToObj(i -> position(where, i)).toList();
    return IntStream.range(0, 3).mapToDouble(axis -> {
      DoubleSummaryStatistics along = positions.stream().mapToDouble(p -> p[axis]).summaryStatistics();
      return 0.5 * (along.getMin() + along.getMax());
    }).toArray();
  }

  private static int[] listed(Engine engine, Placeable query, Instances instances, float margin) {
    Pairs pairs = Pairs.allocate((long) query.shapes().size() * instances.size());
    long needed = engine.candidates(query, instances, margin, pairs);
    assertEquals(needed, pairs.size());
    return Answers.of(pairs);
  }

  @Property(tries = 60)
  void boundsAreThoseOfTurnedBoxesALittleEnlarged(@ForAll Random random) {
    double x = SamplePlacements.world(random);
    Instances instances = InstancePairsTest.scene(random, random.nextInt(12), x);
    int size = random.nextInt(60);
    Placeable query =
        InstanceRangesTest.query(random, InstanceRangesTest.KINDS.get(random.nextInt(5)), size, x);
    Placements frames = query instanceof PlacedShapes placed ? placed.placements() : null;
    for (float margin : new float[] {0, random.nextFloat() * 5}) {
      int[] pairs = listed(Engine.scalar(), query, instances, margin);
      for (Engine engine : ENGINES) {
        assertArrayEquals(pairs, listed(engine, query, instances, margin), engine.toString());
      }
      boolean[][] isListed = new boolean[size][instances.size()];
      for (int k = 0; k < pairs.length; k += 2) {
        isListed[pairs[k]][pairs[k + 1]] = true;
      }
      double[] middle = middle(instances.placements());
      double[] frame = frames == null ? new double[3] : position(frames, 1);
      double most = (double) margin * (frames == null ? 1 : frames.scale[1]);
      for (int i = 0; i < instances.size(); i++) {
        Bounds its = Bounds.of(instances.tree(i).shapes().bounds(), instances.placements(), i);
        for (int k = 0; k < size; k++) {
          Bounds shape = Bounds.of(query.shapes().slice(k, 1).bounds(), frames, 1);
          if (its == null || shape == null) {
            assertTrue(!isListed[k][i], k + " is nowhere, or instance " + i);
            continue;
          }
          double gap = shape.gap(its);
          double slack =
              shape.enlarged(frame, middle) + its.enlarged(position(instances.placements(), i), middle);
          assertTrue(isListed[k][i] || gap > most * (1 - 0x1p-20), () -> "lost at " + gap + " of " + most);
          assertTrue(!isListed[k][i] || gap <= most * (1 + 0x1p-20) + slack,
              () -> gap + " is too far for " + most + ", enlarged by " + slack);
        }
      }
    }
  }

  /** What overlaps is a candidate, also where shapes just touch: found by bisection. */
  @Property(tries = 60)
  void whatOverlapsIsACandidate(@ForAll Random random) {
    double x = SamplePlacements.world(random);
    Placeable shapes =
        InstanceRangesTest.query(random, InstanceRangesTest.KINDS.get(random.nextInt(5)), 1, x);
    Placements where = Placements.allocate(1);
    SamplePlacements.place(where, 0, random, x, 0, 3);
    Instances instances = Instances.of(where,
        Tree.of(InstanceRangesTest.shapes(random, InstanceRangesTest.KINDS.get(random.nextInt(5)), 1, 0)));
    Pairs pairs = Pairs.allocate(1);
    double near = where.x[0], far = near + 1e5;
    for (int step = 0; step < 60; step++) {
      double middle = 0.5 * (near + far);
      where.x[0] = middle;
      instances.update();
      boolean meets = Engine.scalar().overlap(shapes, instances, pairs) > 0;
      assertTrue(!meets || listed(Engine.scalar(), shapes, instances, 0).length > 0);
      near = meets ? middle : near;
      far = meets ? far : middle;
    }
  }

  /** Margins are in units of the shapes' frame; filters are about instances. */
  @Example
  void ballsNearHouses() {
    Boxes house = Boxes.allocate(1);
    house.set(0, -1, 0, -1, 1, 2, 1);
    Planes ground = Planes.allocate(1);
    ground.set(0, 0, 1, 0, 0);
    Placements where = Placements.allocate(5);
    where.set(0, 4_600_000, 0, 0);
    where.set(1, 4_600_010, 0, 0, 0, 1, 0, 1, 2); // from 4,600,008 on
    where.set(2, 4_600_000, 0, 0);
    where.set(3, 4_600_000, 0, 0, 0, 0, 0, 0); // nowhere
    where.set(4, 4_600_004, 1, 0, 0, 0, 0, 1, 0.5f); // the frame of the balls
    Instances world =
        Instances.of(where.slice(0, 4), new int[] {0, 0, 1, 0}, Tree.of(house), Tree.of(ground));
    Spheres balls = Spheres.allocate(3);
    balls.set(0, 0, 0, 0, 1); // from 4,600,003.5 to 4,600,004.5
    balls.set(1, 20, 0, 0, Float.NaN);
    balls.set(2, 8, 0, 0, 2); // from 4,600,007 on
    for (Engine engine : ENGINES) {
      assertArrayEquals(new int[] {0, 2, 2, 1, 2, 2}, listed(engine, balls.placed(where, 4), world, 0));
      assertArrayEquals(new int[] {0, 2, 2, 1, 2, 2}, listed(engine, balls.placed(where, 4), world, 4.99f));
      assertArrayEquals(new int[] {0, 0, 0, 2, 2, 1, 2, 2},
          listed(engine, balls.placed(where, 4), world, 5.01f));
      Engine filtered = engine.where(Filter.except(new int[] {2, 2, 1}));
      assertArrayEquals(new int[] {0, 0, 2, 2}, listed(filtered, balls.placed(where, 4), world, 5.01f));
      assertEquals(0, listed(engine, balls.placed(where, 3), world, 9).length);
      assertArrayEquals(new int[] {0, 0, 0, 1, 0, 2}, listed(engine, Cylinders.allocate(Axis.X, 1), world, 0),
          "what has no bounds is everywhere");
    }
  }

  @Example
  void argumentsAreChecked() {
    Instances two = Instances.of(Placements.allocate(2), Tree.of(Spheres.allocate(1)));
    Spheres balls = Spheres.allocate(65);
    Pairs pairs = Pairs.allocate(9);
    Engine engine = Engine.best();
    assertThrows(NullPointerException.class, () -> engine.candidates(balls, (Instances) null, 0, pairs));
    assertThrows(NullPointerException.class, () -> engine.candidates((Placeable) null, two, 0, pairs));
    assertThrows(IllegalArgumentException.class, () -> engine.candidates(balls, two, Float.NaN, pairs));
    assertEquals(130, engine.candidates(balls, two, 0, pairs));
    assertEquals(9, pairs.size());
    assertEquals(0, engine.candidates(balls.slice(0, 0), two, 0, pairs));
    assertEquals(0, engine.candidates(balls, Instances.of(Placements.allocate(0), two.tree(0)), 0, pairs));
    Map<String, Runnable> call = new TreeMap<>();
    call.put("touching", () -> engine.candidates(balls, two, 0, pairs));
    call.put("near", () -> engine.candidates(balls, two, 1, pairs));
    Allocations.none("candidates", call, 10);
  }
}
