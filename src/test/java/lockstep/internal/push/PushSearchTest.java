package lockstep.internal.push;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import lockstep.Runs;
import org.junit.jupiter.api.Test;

/**
 * The work of the search, which is counted, grows no faster than the square of the number of obstacles, or
 * than its cube if all borders meet in one point.
 */
@Runs.Widest
@Runs.Vectors
class PushSearchTest {
  /** The depth of a place in an obstacle, and the piece of it that contains the place. */
  private interface Obstacle {
    double depth(double x, double y, double z, double radius, Piece piece);
  }

  private record Answer(long work, double distance) {}

  private static Answer push(List<Obstacle> obstacles, double radius, double reach) {
    PushSearch search = new PushSearch();
    search.begin(false, radius, 0);
    Piece piece = new Piece();
    double x = 0, y = 0, z = 0, distance = 0;
    while (true) {
      int deepest = -1;
      double depth = 0;
      for (int k = 0; k < obstacles.size(); k++) {
        double deep = obstacles.get(k).depth(x, y, z, radius, piece);
        if (deep > depth) {
          deepest = k;
          depth = deep;
        }
      }
      if (deepest < 0) {
        return new Answer(search.work(), distance);
      }
      obstacles.get(deepest).depth(x, y, z, radius, piece);
      if (!search.add(deepest, piece) || !search.find(reach)) {
        return new Answer(search.work(), Double.POSITIVE_INFINITY);
      }
      x = search.coordinate(0);
      y = search.coordinate(1);
      z = search.coordinate(2);
      distance = search.distance();
    }
  }

  private static Obstacle block(double x, double y, double z, double half, double turn, double tilt) {
    BlockObstacle block = new BlockObstacle();
    double c = Math.cos(turn), s = Math.sin(turn), d = Math.cos(tilt), t = Math.sin(tilt);
    block.centre(x, y, z, 3);
    block.axis(0, c, s, 0, half);
    block.axis(1, -s * d, c * d, t, half);
    block.axis(2, s * t, -c * t, d, half);
    return block::depth;
  }

  private static Obstacle ball(double x, double y, double z, double size) {
    return (px, py, pz, radius, piece) -> {
      piece.ball(x, y, z, size + radius);
      return size + radius - Math.sqrt((px - x) * (px - x) + (py - y) * (py - y) + (pz - z) * (pz - z));
    };
  }

  private static Obstacle triangle(double... corners) {
    TriangleObstacle triangle = new TriangleObstacle();
    for (int k = 0; k < 3; k++) {
      triangle.corner(k, corners[3 * k], corners[3 * k + 1], corners[3 * k + 2]);
    }
    return (px, py, pz, radius, piece) -> triangle.depth(px, py, pz, radius, 0x1p-22, piece);
  }

  private static List<Obstacle> grid(int wide, double offset) {
    List<Obstacle> grid = new ArrayList<>();
    double first = 0.5 - wide / 2.0;
    for (int x = 0; x < wide; x++) {
      for (int y = 0; y < wide; y++) {
        for (int z = 0; z < wide; z++) {
          grid.add(block(first + x + offset, first + y + offset / 2, first + z - offset, 0.5, 0, 0));
        }
      }
    }
    return grid;
  }

  private static List<Obstacle> heap(int size) {
    Random random = new Random(size);
    List<Obstacle> heap = new ArrayList<>();
    for (int k = 0; k < size; k++) {
      heap.add(block(random.nextGaussian() / 2, random.nextGaussian() / 2, random.nextGaussian() / 2,
          0.2 + random.nextDouble() / 2, random.nextDouble() * 3, random.nextDouble() * 3));
    }
    return heap;
  }

  private static List<Obstacle> cone(int size) {
    List<Obstacle> cone = new ArrayList<>();
    for (int k = 0; k < size; k++) {
      double a = 2 * Math.PI * k / size, b = 2 * Math.PI * (k + 1) / size;
      cone.add(triangle(-0.01, -0.02, 0.2, Math.cos(a), Math.sin(a), 0.1, Math.cos(b), Math.sin(b), 0.1));
    }
    return cone;
  }

  private static List<Obstacle> shell(int size) {
    List<Obstacle> shell = new ArrayList<>();
    for (int k = 0; k < size; k++) {
      double turn = k * Math.PI * (3 - Math.sqrt(5)), h = 1 - (2 * k + 1.0) / size, w = Math.sqrt(1 - h * h);
      shell.add(ball(w * Math.cos(turn), w * Math.sin(turn), h, 0.2));
    }
    return shell;
  }

  private static void grows(List<Obstacle> few, List<Obstacle> many, double radius, double power, int most) {
    double times = Math.pow((double) many.size() / few.size(), power);
    Answer small = push(few, radius, 1e9), large = push(many, radius, 1e9);
    assertTrue(small.distance < 1e9 && large.distance < 1e9);
    assertTrue(large.work <= small.work * times,
        () -> large.work + " of " + many.size() + ", " + small.work + " of " + few.size());
    assertTrue(large.work < most, () -> large.work + " of " + many.size());
  }

  @Test
  void aGrid() {
    grows(grid(3, 0.1), grid(6, 0.1), 0.25, 2, 200_000);
  }

  @Test
  void theMiddleOfAGrid() {
    grows(grid(2, 0), grid(6, 0), 0.25, 2, 200_000);
    assertEquals(3.25, push(grid(6, 0), 0.25, 9).distance, 1e-5);
  }

  @Test
  void aHeapOfTurnedBoxes() {
    grows(heap(32), heap(96), 0.25, 2, 60_000);
  }

  /** All faces meet in the place found. */
  @Test
  void underACone() {
    grows(cone(32), cone(64), 0.5, 3, 2_500_000);
    assertTrue(push(cone(64), 0.5, 0.05).work < 500_000);
  }

  @Test
  void inAShell() {
    grows(shell(200), shell(400), 0.9, 2, 100_000);
  }
}
