package lockstep.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lockstep.Boxes;
import lockstep.Shapes;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Pairs within a distance, and their distances, are those of one machine. */
class WithinTest {
  private static final List<Kind> KINDS =
      List.of(Kind.SPHERE, Kind.CAPSULE, Kind.BOX, Kind.ORIENTED_BOX, Kind.TRIANGLE, Kind.PLANE);

  private final SplittableRandom random = new SplittableRandom(44);

  /** Kinds that have a distance: in a build some of them, in a thorough one all. */
  @TestFactory
  Stream<DynamicTest> kinds() {
    return IntStream.range(0, 35).filter(k -> Efforts.isThorough() || k % 6 == k / 6 || k % 7 == 4).boxed()
        .map(k -> {
          Kind first = KINDS.get(k / 6), second = KINDS.get(k % 6);
          return DynamicTest.dynamicTest(first + " " + second,
              () -> check(Table.random(first, 150, 0.5f, random), Table.random(second, 120, 0.5f, random),
                  1.25f));
        });
  }

  private void check(Table first, Table second, float distance) {
    List<String> expected = Expected.within(first, second, distance);
    assertFalse(expected.isEmpty());
    Join join = Join.of(first.dataset(1 + random.nextInt(3)), first.kind(),
        second.dataset(1 + random.nextInt(3)), second.kind()).trustIds();
    assertEquals(expected, Expected.of(join.within(distance)), "broadcast");
    int most = 20 + random.nextInt(100);
    assertEquals(expected, Expected.of(join.broadcastRows(0).rowsPerCell(most).within(distance)), "cells");
  }

  @Test
  void zeroAndInfinity() {
    Table balls = Table.random(Kind.SPHERE, 60, 0.5f, random),
        crates = Table.random(Kind.BOX, 50, 0.5f, random);
    check(balls, crates, 0);
    check(balls, crates, Float.POSITIVE_INFINITY);
  }

  /** Where floats are further apart than the distance that is asked for. */
  @Test
  void farAway() {
    Table balls = Table.random(Kind.SPHERE, 200, 1, random),
        crates = Table.random(Kind.ORIENTED_BOX, 200, 1, random);
    for (Table table : List.of(balls, crates)) {
      for (int i = 0; i < 200; i++) {
        table.move(i, 0, 4e6f);
        table.move(i, 2, -4e6f);
      }
    }
    check(balls, crates, 0.01f);
  }

  @Test
  void pairsOfOneSide() {
    Table shapes = Table.random(Kind.CAPSULE, 300, 0.5f, random);
    List<String> expected = Expected.within(shapes, 0.75f);
    Join join = Join.self(shapes.dataset(3), Kind.CAPSULE);
    assertEquals(expected, Expected.of(join.within(0.75f)), "broadcast");
    assertEquals(expected, Expected.of(join.broadcastRows(0).rowsPerCell(60).within(0.75f)), "cells");
  }

  /** The boxes that decide where a shape is sent are enlarged by more than what any distance is off by. */
  @Test
  void boxesCoverTheErrorOfEveryKernel() {
    int distances = 0;
    for (Kernels.Entry entry : ScalarKernels.TABLE.entries()) {
      if (entry.verb() == Verb.DISTANCE) {
        distances++;
        double error = 0x1p-24 * (entry.error().coordinates() + 2 * entry.error().extent());
        assertTrue(error < Reach.ERROR, () -> entry + ": " + error);
      } else if (entry.verb() == Verb.OVERLAP) {
        assertEquals(0, entry.error().coordinates() + entry.error().extent());
      }
    }
    assertTrue(distances > 10);
    float[][] point = {{3}, {1e6f}, {-5}, {0}};
    Boxes box = Reach.within((Shapes) Kind.SPHERE.wrap(point, 1), 7);
    float[] low = {box.minX[0], box.minY[0], box.minZ[0]}, high = {box.maxX[0], box.maxY[0], box.maxZ[0]};
    for (int axis = 0; axis < 3; axis++) {
      double least = 3.5 + 1e6 * Reach.ERROR;
      assertTrue(point[axis][0] - (double) low[axis] >= least, "below");
      assertTrue(high[axis] - (double) point[axis][0] >= least, "above");
    }
  }
}
