package lockstep.bench.arm;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import lockstep.Engine;
import lockstep.Groups;
import lockstep.Hits;
import lockstep.Runs;
import lockstep.Spheres;
import lockstep.bench.EngineName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Runs.Bench
@Runs.Vectors
class ArmTest {
  private static final int COUNT = 1000;

  private final Arm arm = new Arm();

  private double[] tip(double... angles) {
    double[] tip = new double[3];
    arm.pose(angles, 0);
    arm.tip(tip);
    return tip;
  }

  private static void assertAt(double x, double y, double z, double[] at) {
    assertEquals(x, at[0], 1e-12);
    assertEquals(y, at[1], 1e-12);
    assertEquals(z, at[2], 1e-12);
  }

  /** Lengths from the base: 0.34, 0.98 and 1.53 to the bends, 1.92 to the tip. */
  @Test
  void jointsTurnWhatComesAfterThem() {
    double right = Math.PI / 2;
    assertAt(0, 1.92, 0, tip(1, 0, 2, 0, -1, 0, 3));
    assertAt(-1.58, 0.34, 0, tip(0, right, 0, 0, 0, 0, 0));
    assertAt(0, 0.34, 1.58, tip(right, right, 0, 0, 0, 0, 0));
    assertAt(-0.94, 0.98, 0, tip(0, 0, 0, right, 0, 0, 0));
    assertAt(-0.55, 0.59, 0, tip(0, 0, 0, right, 0, right, 0));
    assertAt(-0.55, 0.98, -0.39, tip(0, 0, 0, right, right, -right, 0));
  }

  @Test
  void boundingSpheresHoldTheSpheresOfTheirLinks() {
    double[] angles = Arm.configurations(COUNT, 2);
    Spheres spheres = arm.spheres(angles), links = arm.links(angles);
    for (int i = 0, k = 0; i < links.size(); i++) {
      double nearest = 1;
      for (int end = k + Arm.spheresOf(i % Arm.JOINTS); k < end; k++) {
        double dx = spheres.x[k] - links.x[i], dy = spheres.y[k] - links.y[i], dz = spheres.z[k] - links.z[i];
        double free = links.radius[i] - spheres.radius[k] - Math.sqrt(dx * dx + dy * dy + dz * dz);
        assertTrue(free >= 0, "sphere " + k + " leaves link " + i);
        nearest = Math.min(nearest, free);
      }
      assertTrue(nearest < 1e-4, "the sphere of link " + i + " is too large by " + nearest);
    }
  }

  /** Bit by bit, and the share of free configurations is as the room says. */
  @ParameterizedTest
  @EnumSource(ArmRoom.Kind.class)
  void plainJavaFindsTheSameConflicts(ArmRoom.Kind kind) {
    double[] angles = Arm.configurations(COUNT, 1);
    ArmRoom room = new ArmRoom(kind, 1);
    Groups robots = arm.spheres(angles).groups(Arm.SPHERES);
    PlainConflicts plain = new PlainConflicts(arm.spheres(angles), arm.links(angles));
    PlainPoints points = new PlainPoints(room.points);
    Engine engine = EngineName.widest();
    Hits self = Hits.allocate(COUNT), obstacles = Hits.allocate(COUNT), cloud = Hits.allocate(COUNT);
    engine.any(robots, robots, arm.selfPairs(), self);
    engine.any(robots, room.obstacles, obstacles);
    engine.any(robots, room.cloud, cloud);
    int free = 0;
    for (int i = 0; i < COUNT; i++) {
      assertEquals(plain.self(i), self.get(i), "self " + i);
      assertEquals(plain.obstacles(i, room), obstacles.get(i), "obstacles " + i);
      assertEquals(plain.cloud(i, points), cloud.get(i), "cloud " + i);
      free += self.get(i) || obstacles.get(i) || cloud.get(i) ? 0 : 1;
    }
    assertEquals(kind.freePercent, 100.0 * free / COUNT, 4);
    assertTrue(self.count() > 3 && obstacles.count() > COUNT / 10 && cloud.count() > COUNT / 10,
        self + ", " + obstacles + ", " + cloud);
  }

  @Test
  void roomsDependOnTheirSeedAlone() {
    ArmRoom one = new ArmRoom(ArmRoom.Kind.OPEN, 3), again = new ArmRoom(ArmRoom.Kind.OPEN, 3);
    assertEquals(100_000, one.points.size());
    assertArrayEquals(columns(one), columns(again));
    assertFalse(Arrays.deepEquals(columns(one), columns(new ArmRoom(ArmRoom.Kind.OPEN, 4))));
  }

  private static float[][] columns(ArmRoom room) {
    return new float[][] {room.boxes.minX, room.boxes.maxY, room.balls.x, room.balls.radius, room.points.x,
        room.points.y, room.points.z};
  }
}
