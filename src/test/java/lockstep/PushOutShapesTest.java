package lockstep;

import static lockstep.PushOutCheck.ask;
import static lockstep.PushOutCheck.bits;
import static lockstep.PushOutCheck.cylinders;
import static lockstep.PushOutCheck.place;
import static lockstep.PushOutCheck.planes;
import static lockstep.PushOutCheck.spheres;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import lockstep.PushOut.Status;
import org.junit.jupiter.api.Test;

/**
 * The nearest free place among shapes with faces and edges, derived by hand; PushOutTraceTest searches for
 * nearer places.
 */
@Runs.Widest
@Runs.Vectors
class PushOutShapesTest {
  private static Boxes boxes(float... columns) {
    Boxes boxes = Boxes.allocate(columns.length / 6);
    boxes.copyFrom(columns, 0);
    return boxes;
  }

  private static Capsules capsules(float... columns) {
    Capsules capsules = Capsules.allocate(columns.length / 7);
    capsules.copyFrom(columns, 0);
    return capsules;
  }

  private static Triangles triangles(float... columns) {
    Triangles triangles = Triangles.allocate(columns.length / 9);
    triangles.copyFrom(columns, 0);
    return triangles;
  }

  /** Asserts a place up to {@code off}, where margins are large, or where two borders touch. */
  private static void near(PushOut out, double off, double x, double y, double z) {
    assertArrayEquals(new double[] {x, y, z}, new double[] {out.x[0], out.y[0], out.z[0]}, off);
  }

  @Test
  void aBoxFromInsideAndOutside() {
    Boxes box = boxes(-2, -3, -4, 2, 3, 4);
    place(ask(spheres(1.5f, 0, 0, 1), box), 0, 3, 0, 0);
    place(ask(spheres(0, -2.5f, 3, 1), box), 0, 0, -4, 3);
    place(ask(spheres(2.5f, 1, 1, 1), box), 0, 3, 1, 1);
    double half = Math.sqrt(0.5);
    place(ask(spheres(2.25f, 3.25f, 0, 1), box), 0, 2 + half, 3 + half, 0); // off an edge
    double third = Math.sqrt(1 / 3.0);
    place(ask(spheres(2.25f, 3.25f, 4.25f, 1), box), 0, 2 + third, 3 + third, 4 + third); // off a corner
    assertEquals(Status.FREE, ask(spheres(3, 4, 0, 1), box).status(0));
  }

  /** From the exact centre of a cube, the face with the largest x is chosen among six. */
  @Test
  void theDeadCentreOfACube() {
    place(ask(spheres(0, 0, 0, 0.5f), boxes(-1, -1, -1, 1, 1, 1)), 0, 1.5, 0, 0);
    place(ask(spheres(0, 0, 0, 0), boxes(-1, -1, -1, 1, 1, 1)), 0, 1, 0, 0);
    place(ask(cylinders(Axis.Y, 0, 0, 0.5f), boxes(-1, -9, -1, 1, 9, 1)), 0, 1.5, 0, 0);
    place(ask(spheres(0, 0, 0, 0.5f), capsules(0, 0, -3, 0, 0, 3, 0.5f)), 0, 1, 0, 0);
    PushOut out = ask(spheres(0, 0, 0, 0.5f), capsules(-1, 0, 0, 1, 0, 0, 0.5f));
    near(out, 1e-3, 0, 1, 0); // in floats, it is no farther sideways
    assertEquals(1, out.distance[0], 1e-6);
  }

  @Test
  void anOrientedBox() {
    OrientedBoxes box = OrientedBoxes.allocate(1);
    box.set(0, 0, 0, 0, 1, 2, 3, 0, 0, (float) Math.sin(Math.PI / 8), (float) Math.cos(Math.PI / 8));
    double r = 1.5 * Math.sqrt(0.5);
    place(ask(spheres(0.5f, 0.5f, 0, 0.5f), box), 0, r, r, 0);
    place(ask(spheres(0.25f, 0.25f, 2.875f, 0.5f), box), 0, 0.25, 0.25, 3.5);
    OrientedBoxes long_ = OrientedBoxes.allocate(1); // not of unit length
    long_.set(0, 0, 0, 0, 1, 2, 3, 0, 0, 5 * (float) Math.sin(Math.PI / 8),
        5 * (float) Math.cos(Math.PI / 8));
    place(ask(spheres(0.5f, 0.5f, 0, 0.5f), long_), 0, r, r, 0);
  }

  @Test
  void acrossACapsule() {
    Capsules log = capsules(-3, 0, 0, 3, 0, 0, 1);
    place(ask(spheres(1, 0.5f, 0, 0.5f), log), 0, 1, 1.5, 0);
    place(ask(spheres(3.5f, 0, 0, 0.5f), log), 0, 4.5, 0, 0);
    place(ask(spheres(1, 0.5f, 0, 0.5f), capsules(1, 0, 0, 1, 0, 0, 1)), 0, 1, 1.5, 0); // a ball
  }

  /**
   * A sheet has two sides: out on the side of the mover, and from the middle on the side with the larger
   * coordinates.
   */
  @Test
  void aTriangleOnItsNearerSide() {
    Triangles floor = triangles(-4, 0, -4, 4, 0, -4, 0, 0, 8);
    near(ask(spheres(0, 0.25f, 0, 1), floor), 4e-6, 0, 1, 0);
    near(ask(spheres(0, -0.25f, 0, 1), floor), 4e-6, 0, -1, 0);
    near(ask(spheres(0, 0, 0, 1), floor), 4e-6, 0, 1, 0);
    near(ask(spheres(0, 0, -4.5f, 1), floor), 4e-6, 0, 0, -5); // over an edge
    near(ask(spheres(0, 0, 8.5f, 1), floor), 4e-6, 0, 0, 9); // over a corner
    near(ask(spheres(0, 0, -4, 1), floor), 1e-3, 0, 1, -4); // on an edge: up, not out
    near(ask(spheres(0, 0.5f, 0, 1), triangles(-4, 0, 0, 4, 0, 0, 0, 0, 0)), 4e-6, 0, 1, 0); // a line
    near(ask(spheres(0, 0.5f, 0, 1), triangles(0, 0, 0, 0, 0, 0, 0, 0, 0)), 4e-6, 0, 1, 0); // a point
  }

  /** Inner edges of a floor do not stop a mover. */
  @Test
  void aFloorOfManyTriangles() {
    Triangles floor = Triangles.allocate(200);
    for (int k = 0; k < 100; k++) {
      int x = k % 10, z = k / 10;
      floor.set(2 * k, x, 0, z, x + 1, 0, z, x, 0, z + 1);
      floor.set(2 * k + 1, x + 1, 0, z + 1, x + 1, 0, z, x, 0, z + 1);
    }
    Random random = new Random(3);
    Spheres movers = Spheres.allocate(200);
    for (int i = 0; i < 200; i++) {
      movers.set(i, 2 + 6 * random.nextFloat(), 0.01f + 0.3f * random.nextFloat(), 2 + 6 * random.nextFloat(),
          0.2f + 0.4f * random.nextFloat());
    }
    movers.set(0, 4, 0.125f, 4, 0.5f); // over a corner of six
    movers.set(1, 4.5f, 0.125f, 4, 0.5f); // over an edge of two
    PushOut out = ask(movers, floor);
    for (int i = 0; i < 200; i++) {
      place(out, i, movers.x[i], Math.max(movers.y[i], movers.radius[i]), movers.z[i]);
    }
    assertArrayEquals(bits(out), bits(ask(movers, Tree.of(floor))));
  }

  @Test
  void intoACornerOfFloorAndCrate() {
    Boxes crate = boxes(0, 0, -5, 5, 2, 5);
    Planes floor = planes(0, 1, 0, 0);
    place(ask(spheres(-0.5f, 0.5f, 0, 1), crate, floor), 0, -1, 1, 0);
    Triangles ground = triangles(-9, 0, -9, 9, 0, -9, 0, 0, 20);
    near(ask(spheres(-0.5f, 0.5f, 0, 1), crate, ground), 4e-6, -1, 1, 0);
    near(ask(spheres(-0.5f, 0.5f, 0, 1), crate, boxes(-9, -1, -9, 9, 0, 9)), 4e-6, -1, 1, 0);
  }

  /**
   * A gap between crates as wide as the mover is closed, as touching is overlap; a slightly wider one is
   * open.
   */
  @Test
  void aGapThatIsTooNarrow() {
    Spheres mover = spheres(-0.125f, 1.5f, 0, 1);
    PushOut out = ask(mover, boxes(-3, 0, -5, -1, 2, 5, 1, 0, -5, 3, 2, 5));
    near(out, 1e-3, 0, 2, 0); // where borders of both edges touch
    place(ask(mover, boxes(-3, 0, -5, -1.001f, 2, 5, 1.001f, 0, -5, 3, 2, 5)), 0, -0.001, 1.5, 0);
  }

  /** Cylinders reduce to projections along an axis: rectangles, stadiums, discs. */
  @Test
  void cylindersAmongShadows() {
    Cylinders mover = cylinders(Axis.Y, 2.25f, 3.25f, 1);
    double half = Math.sqrt(0.5);
    place(ask(mover, boxes(-2, 100, -3, 2, 101, 3)), 0, 2 + half, 0, 3 + half);
    place(ask(cylinders(Axis.X, 2.25f, 3.25f, 1), boxes(100, -2, -3, 101, 2, 3)), 0, 0, 2 + half, 3 + half);
    place(ask(cylinders(Axis.Z, 0, 0.5f, 0.5f), capsules(-3, 0, 7, 3, 0, 9, 0.5f)), 0, 0, 1, 0);
    place(ask(cylinders(Axis.Z, 0, 0.5f, 0.5f), capsules(0, 0, 7, 0, 0, 9, 0.5f)), 0, 0, 1, 0);
    place(ask(cylinders(Axis.Z, 0, 0.5f, 0.5f), spheres(0, 0, 9, 0.5f)), 0, 0, 1, 0);
    place(ask(cylinders(Axis.Z, 0.5f, 0.5f, 0.5f), boxes(-1, -1, 0, 0.25f, 1, 1), planes(0, 1, 0, 0.5f),
        cylinders(Axis.Z, 0.75f, 2, 0.25f)), 0, 0.75, 0.5, 0);
  }

  /** Slivers, and sizes that floats can hardly resolve: the search ends with a free place. */
  @Test
  void extremes() {
    Random random = new Random(8);
    int moved = 0;
    for (int round = 0; round < 400; round++) {
      float size = (float) Math.pow(10, random.nextInt(25) - 12),
          thin = (float) Math.pow(10, -random.nextInt(9));
      Triangles slivers = Triangles.allocate(3);
      Boxes sheets = Boxes.allocate(2);
      for (int k = 0; k < 3; k++) {
        float x = size * random.nextFloat(), y = size * random.nextFloat(), z = size * random.nextFloat();
        slivers.set(k, x, y, z, x + size, y, z + size * thin * random.nextFloat(),
            x + size * random.nextFloat(), y + size * thin, z);
        sheets.set(k % 2, x, y, z, x + size, y + size * thin, z + size * thin * random.nextFloat());
      }
      float r = random.nextInt(3) == 0 ? 0 : size * thin * random.nextFloat();
      Spheres mover = spheres(size * random.nextFloat(), size * random.nextFloat(), size * random.nextFloat(),
          r, slivers.ax[0], slivers.ay[0], slivers.az[0], r, sheets.minX[0], sheets.maxY[0], sheets.minZ[0],
          r);
      PushOut out = ask(mover, slivers, sheets);
      moved += out.count(Status.MOVED);
      assertEquals(0, out.count(Status.NONE), "round " + round);
      Spheres there = Spheres.wrap(out.x, out.y, out.z, mover.radius, 3);
      assertEquals(0, Engine.scalar().overlap(there, slivers, Pairs.allocate(0)));
      assertEquals(0, Engine.scalar().overlap(there, sheets, Pairs.allocate(0)));
    }
    assertTrue(moved > 600, moved + " moved");
  }
}
