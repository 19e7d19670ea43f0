package lockstep.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import lockstep.Boxes;
import org.junit.jupiter.api.Test;

/** Cells share space: whatever boxes meet, they meet in one cell that both are sent to. */
class CellsTest {
  private final SplittableRandom random = new SplittableRandom(45);

  /** Cells of up to about {@code most} boxes, by a sample of them. */
  static Cells cells(Boxes boxes, int sampled, double most) {
    Sample sample = new Sample(sampled, 1);
    sample.offer(boxes);
    sample.close();
    return Cells.of(Sample.of(List.of(sample)), most);
  }

  private Boxes boxes(int count, float size) {
    return (Boxes) Table.random(Kind.BOX, count, size, random).buffer();
  }

  @Test
  void theCornerOfAPairIsInOneCellOfBoth() {
    Boxes boxes = boxes(300, 2);
    float infinity = Float.POSITIVE_INFINITY;
    boxes.set(0, -infinity, -infinity, -infinity, infinity, infinity, infinity);
    boxes.set(1, infinity, -infinity, 0, infinity, infinity, 0);
    boxes.set(2, -infinity, 3, -infinity, -infinity, infinity, -0f);
    Cells cells = cells(boxes, 100, 10);
    assertTrue(cells.count() > 10);
    List<List<Integer>> met = new ArrayList<>();
    for (int i = 0; i < boxes.size(); i++) {
      List<Integer> mine = new ArrayList<>();
      cells.meet(boxes, i, mine::add);
      assertEquals(mine.size(), mine.stream().distinct().count());
      met.add(mine);
    }
    assertEquals(cells.count(), met.get(0).size());
    for (int i = 0; i < boxes.size(); i++) {
      for (int j = 0; j < boxes.size(); j++) {
        float x = Math.max(boxes.minX[i], boxes.minX[j]), y = Math.max(boxes.minY[i], boxes.minY[j]);
        float z = Math.max(boxes.minZ[i], boxes.minZ[j]);
        if (x <= Math.min(boxes.maxX[i], boxes.maxX[j]) && y <= Math.min(boxes.maxY[i], boxes.maxY[j])
            && z <= Math.min(boxes.maxZ[i], boxes.maxZ[j])) {
          int cell = cells.of(x, y, z);
          assertTrue(met.get(i).contains(cell) && met.get(j).contains(cell), i + " " + j);
        }
      }
    }
  }

  /** A share of space for each: no cell has much more than it should, and few shapes are sent twice. */
  @Test
  void cellsAreFilledEvenly() {
    Boxes boxes = boxes(20_000, 0.01f);
    Cells cells = cells(boxes, 4_000, 1_000);
    int[] filled = new int[cells.count()];
    for (int i = 0; i < boxes.size(); i++) {
      cells.meet(boxes, i, cell -> filled[cell]++);
    }
    int sum = 0, most = 0;
    for (int count : filled) {
      sum += count;
      most = Math.max(most, count);
    }
    assertTrue(sum < 1.6 * boxes.size(), "sent " + sum);
    assertTrue(most < 2_000, "in a cell " + most);
  }

  /** What no plane tells apart stays in one cell, however many there are. */
  @Test
  void equalBoxesAreOneCell() {
    Boxes boxes = boxes(1_000, 1);
    for (int i = 0; i < boxes.size(); i++) {
      boxes.set(i, 1, 2, 3, 1.5f, 2, 3);
    }
    assertEquals(1, cells(boxes, 100, 10).count());
  }

  @Test
  void nothingIsOneCell() {
    assertEquals(1, cells(boxes(0, 1), 100, 10).count());
  }
}
