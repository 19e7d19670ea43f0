package lockstep.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lockstep.Engine;
import lockstep.Pairs;
import lockstep.Shapes;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Overlaps in cells and by broadcast are those of one machine, whatever is where. */
class OverlapTest {
  private final SplittableRandom random = new SplittableRandom(43);

  /** Kinds that overlap: in a build some of them, in a thorough one all. */
  @TestFactory
  Stream<DynamicTest> kinds() {
    List<Kind> kinds = Table.shapes();
    return IntStream.range(0, kinds.size() * kinds.size()).filter(k -> Efforts.isThorough() || k % 7 == 2)
        .boxed().flatMap(k -> {
          Kind first = kinds.get(k / kinds.size()), second = kinds.get(k % kinds.size());
          return overlaps(first, second)
              ? Stream.of(DynamicTest.dynamicTest(first + " " + second, () -> check(first, second)))
              : Stream.empty();
        });
  }

  private void check(Kind first, Kind second) {
    check(Table.random(first, 150, 1.5f, random), Table.random(second, 200, 1.5f, random));
  }

  private static boolean overlaps(Kind first, Kind second) {
    try {
      Engine.scalar().overlap((Shapes) first.wrap(new float[24][0], 0),
          (Shapes) second.wrap(new float[24][0], 0), Pairs.allocate(0));
      return true;
    } catch (UnsupportedOperationException | IllegalArgumentException e) {
      return false;
    }
  }

  private void check(Table first, Table second) {
    List<String> expected = Expected.overlap(first, second);
    assertFalse(expected.isEmpty());
    Join join = Join.of(first.dataset(1 + random.nextInt(5)), first.kind(),
        second.dataset(1 + random.nextInt(5)), second.kind()).trustIds();
    assertEquals(expected, Expected.of(join.overlap()), "broadcast");
    int most = 20 + random.nextInt(100);
    assertEquals(expected, Expected.of(join.broadcastRows(0).rowsPerCell(most).overlap()), "cells");
  }

  @Test
  void aGiantAmongMany() {
    Table balls = Table.random(Kind.SPHERE, 3000, 0.5f, random),
        crates = Table.random(Kind.BOX, 2000, 0.5f, random);
    balls.set(1234, 0, 0, 0, 1000);
    crates.set(77, Float.NEGATIVE_INFINITY, -1, -1, Float.POSITIVE_INFINITY, 1, 1);
    check(balls, crates);
  }

  @Test
  void allInOnePlace() {
    Table balls = Table.random(Kind.SPHERE, 400, 0.5f, random),
        crates = Table.random(Kind.BOX, 300, 0.5f, random);
    for (int i = 0; i < balls.count(); i++) {
      balls.set(i, 1, 2, 3, 0.5f);
    }
    for (int i = 0; i < crates.count(); i++) {
      crates.set(i, 1, 2, 3, 1, 2, 3);
    }
    assertEquals(400 * 300, Expected.overlap(balls, crates).size()); // more than are listed at a time
    check(balls, crates);
    checkSelf(balls, false);
  }

  /** Two crowds far apart, and nothing in between. */
  @Test
  void emptyCells() {
    Table balls = Table.random(Kind.SPHERE, 500, 1, random), crates = Table.random(Kind.BOX, 500, 1, random);
    for (int i = 0; i < 500; i += 2) {
      balls.move(i, 0, 1e6f);
      crates.move(i + 1, 0, 1e6f);
    }
    check(balls, crates);
  }

  @Test
  void noPairsAndNoShapes() {
    Table balls = Table.random(Kind.SPHERE, 100, 0.5f, random);
    Table far = Table.random(Kind.SPHERE, 100, 0.5f, random);
    for (int i = 0; i < 100; i++) {
      far.move(i, 2, 100);
    }
    Table none = new Table(Kind.SPHERE, new float[4][0], 0);
    for (Table other : List.of(far, none)) {
      Join join = Join.of(balls.dataset(2), Kind.SPHERE, other.dataset(2), Kind.SPHERE);
      assertEquals(List.of(), Expected.of(join.overlap()));
      assertEquals(List.of(), Expected.of(join.broadcastRows(0).rowsPerCell(10).overlap()));
    }
  }

  @Test
  void textsAsIds() {
    Table balls = Table.random(Kind.SPHERE, 300, 1, random), crates = Table.random(Kind.BOX, 300, 1, random);
    List<String> expected = Expected.overlap(balls, crates);
    Join join = Join.of(balls.dataset(3, true), Kind.SPHERE, crates.dataset(2, true), Kind.BOX);
    assertTrue(join.overlap().first().get(0) instanceof String);
    assertEquals(expected, Expected.of(join.overlap()));
    assertEquals(expected, Expected.of(join.broadcastRows(0).rowsPerCell(50).overlap()));
  }

  @Test
  void pairsOfOneSide() {
    for (Kind kind : List.of(Kind.SPHERE, Kind.CAPSULE, Kind.ORIENTED_BOX)) {
      Table shapes = Table.random(kind, 400, 1, random);
      checkSelf(shapes, false);
      checkSelf(shapes, true);
    }
  }

  private void checkSelf(Table shapes, boolean isText) {
    List<String> expected = Expected.overlap(shapes);
    Join join = Join.self(shapes.dataset(1 + random.nextInt(4), isText), shapes.kind());
    assertEquals(expected, Expected.of(join.overlap()), "broadcast");
    assertEquals(expected, Expected.of(join.broadcastRows(0).rowsPerCell(60).overlap()), "cells");
  }
}
