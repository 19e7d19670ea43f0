package lockstep.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import lockstep.Boxes;
import lockstep.Distances;
import lockstep.Engine;
import lockstep.Pairing;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The nearest shapes are those of one machine, whichever way they are found. */
class NearestTest {
  private static final float ANY = Float.POSITIVE_INFINITY;

  private final SplittableRandom random = new SplittableRandom(49);

  private record Sort(Kind first, Kind second, int most, float within) {}

  @TestFactory
  Stream<DynamicTest> kinds() {
    return Stream
        .of(new Sort(Kind.POINT, Kind.TRIANGLE, 1, ANY), new Sort(Kind.SPHERE, Kind.ORIENTED_BOX, 3, 1.5f),
            new Sort(Kind.PLANE, Kind.CAPSULE, 2, ANY), new Sort(Kind.BOX, Kind.PLANE, 4, 0))
        .map(sort -> DynamicTest.dynamicTest(sort.toString(),
            () -> check(Table.random(sort.first, 250, 0.5f, random),
                Table.random(sort.second, 220, 0.5f, random), sort.most, sort.within)));
  }

  private void check(Table first, Table second, int most, float within) {
    List<String> expected = Expected.nearest(first, second, most, within);
    assertFalse(expected.isEmpty());
    Join join = Join.of(first.dataset(1 + random.nextInt(4)), first.kind(),
        second.dataset(1 + random.nextInt(4)), second.kind()).trustIds().rowsPerCell(20 + random.nextInt(40));
    assertEquals(expected, Expected.of(join.nearest(most, within)), "all on every executor");
    assertEquals(expected, Expected.of(join.broadcastRows(0).nearest(most, within)), "cells");
  }

  /** A few who ask are on every executor, and a task has several thousand shapes at a time. */
  @Test
  void fewAskAboutMany() {
    Table first = Table.random(Kind.POINT, 20, 1, random),
        second = Table.random(Kind.BOX, 10_000, 0.1f, random);
    Join join = Join.of(first.dataset(2), Kind.POINT, second.dataset(1), Kind.BOX).trustIds();
    assertEquals(Expected.nearest(first, second, 7, ANY),
        Expected.of(join.broadcastRows(150).rowsPerCell(100).nearest(7)));
  }

  /** Equal distances, of equal shapes and of many that overlap, and more wanted than a cell has. */
  @Test
  void ties() {
    Table first = Table.random(Kind.SPHERE, 150, 1, random),
        second = Table.random(Kind.SPHERE, 200, 1, random);
    for (int i = 0; i < second.count(); i++) {
      second.set(i, 4 * random.nextInt(-1, 2), 4 * random.nextInt(-1, 2), 4 * random.nextInt(-1, 2),
          random.nextInt(1, 3));
    }
    first.set(3, 0, 0, 0, 30);
    first.set(4, 4, 4, 0, 0);
    check(first, second, 5, ANY);
    check(first, second, 70, 6);
    for (int i = 0; i < second.count(); i++) {
      second.set(i, 1, 2, 3, 1);
    }
    check(first, second, 3, ANY);
  }

  /** Those who ask are far away, and two crowds are far from each other, where floats are coarse. */
  @Test
  void farAway() {
    Table first = Table.random(Kind.SPHERE, 200, 1, random),
        second = Table.random(Kind.ORIENTED_BOX, 250, 1, random);
    for (int i = 0; i < 100; i++) {
      first.move(i, i % 3, 3e6f);
      second.move(i, 0, 4e6f);
    }
    check(first, second, 2, ANY);
  }

  /** More are wanted than there are, or there are none. */
  @Test
  void fewOrNone() {
    Table first = Table.random(Kind.SPHERE, 40, 1, random), second = Table.random(Kind.SPHERE, 6, 1, random);
    check(first, second, 10, ANY);
    Table none = new Table(Kind.SPHERE, new float[4][0], 0);
    Join join = Join.of(first.dataset(2), Kind.SPHERE, none.dataset(2), Kind.SPHERE);
    assertEquals(List.of(), Expected.of(join.nearest(2)));
    assertEquals(List.of(), Expected.of(join.broadcastRows(0).nearest(2)));
  }

  @Test
  void othersOfOneSide() {
    Table shapes = Table.random(Kind.CAPSULE, 300, 0.5f, random);
    List<String> expected = Expected.nearest(shapes, 2, ANY);
    Join join = Join.self(shapes.dataset(3, true), Kind.CAPSULE);
    assertEquals(expected, Expected.of(join.nearest(2)));
    assertEquals(expected, Expected.of(join.broadcastRows(0).rowsPerCell(40).nearest(2)));
  }

  /** By whatever is as near as a shape, who asks is sent to a cell of that shape. */
  @Test
  void whoAsksGoesToAllThatAreAsNear() {
    Table first = Table.random(Kind.POINT, 200, 1, random), second = Table.random(Kind.POINT, 300, 1, random);
    Boxes reach = SearchQuery.reach(second.buffer());
    Cells cells = CellsTest.cells(reach, 300, 5);
    Ids ids = Expected.ids(300);
    for (int j = 0; j < second.count(); j += 5) {
      Distances distances = Distances.withoutPoints(first.count());
      Engine.scalar().distance(first.buffer(), second.buffer(), Pairing.manyToOne(j), distances);
      Answers answers = new Answers(1, 4, Ids.empty(false, 0), Ids.empty(false, 0));
      for (int i = 0; i < first.count(); i++) {
        answers.open(ids, i);
        answers.append(ids, j, distances.distance[i], 0, 0, 0);
      }
      Set<Integer> theirs = new HashSet<>();
      cells.meet(reach, j, theirs::add);
      BitSet sent = new BitSet();
      new Search.Near(1, ANY).further(first.buffer(), answers, cells, (i, cell) -> {
        if (theirs.contains(cell)) {
          sent.set(i);
        }
      });
      assertEquals(first.count(), sent.cardinality(), "as near as " + j);
    }
  }
}
