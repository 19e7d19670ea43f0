package lockstep.bench.crowd;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import lockstep.Capsules;
import lockstep.Engine;
import lockstep.Motions;
import lockstep.Mover;
import lockstep.Obstacles;
import lockstep.Pairs;
import lockstep.Target;

/**
 * People who cross a field from side to side: each goes to a way through or over the wall, keeps to its
 * right, goes on to a place on the other side, and returns. People who are held up step aside from time to
 * time. The simulation is identical with every engine.
 */
final class Walkers {
  private static final float STEP = 1 / 20f; // seconds
  private static final float SPEED = 2.4f; // metres a second
  private static final float GRAVITY = 9.81f;
  private static final float RADIUS = 0.3f;
  private static final float CORE = 1.1f; // from end to end of a capsule's segment
  private static final float PITCH = 0.9f; // between places where people begin
  private static final float EDGE = 3;
  private static final float POOR = 0.3f; // of the way wished for: who covers less is held up
  private static final int PATIENCE = 8; // steps

  final CrowdField field;
  final Capsules people;

  private final Engine engine;
  private final Mover mover;
  private final Motions motions;
  private final boolean[] east; // towards larger x
  private final float[] goalZ; // at the edge
  private final float[] lane; // how far to the right of a way's middle
  private final int[] way;
  private final float[] fall; // metres a step
  private final float[] beforeX, beforeZ;
  private final int[] heldUp; // counts steps

  Walkers(Engine engine, int count, long seed) {
    this.engine = engine;
    field = new CrowdField(count, seed);
    people = Capsules.allocate(count);
    mover = mover(count);
    motions = Motions.allocate(count);
    east = new boolean[count];
    goalZ = new float[count];
    lane = new float[count];
    way = new int[count];
    fall = new float[count];
    beforeX = new float[count];
    beforeZ = new float[count];
    heldUp = new int[count];
    SplittableRandom random = new SplittableRandom(~seed);
    place(random);
    for (int i = 0; i < count; i++) {
      east[i] = people.ax[i] < field.middle;
      goalZ[i] = EDGE + (field.side - 2 * EDGE) * random.nextFloat();
      lane[i] = 0.4f + (CrowdField.HALF_WAY - 0.8f) * random.nextFloat();
      int nearest = (int) (people.az[i] / field.side * field.ways());
      way[i] = Math.clamp(nearest + random.nextInt(3) - 1, 0, field.ways() - 1);
    }
  }

  private static Mover mover(int count) {
    return Mover.of(count).stepHeight(0.35f).slopeLimit(50);
  }

  /** Places people at some of the free positions on both sides of the wall. */
  private void place(SplittableRandom random) {
    float wide = field.middle - CrowdField.APPROACH - EDGE;
    int columns = (int) (wide / PITCH), rows = (int) ((field.side - 2 * EDGE) / PITCH);
    Capsules places = Capsules.allocate(2 * columns * rows);
    for (int k = 0; k < places.size(); k++) {
      int column = k / 2 % columns;
      float away = field.middle - EDGE - PITCH * column - 0.2f * random.nextFloat();
      float x = k % 2 == 0 ? field.middle - away : field.middle + away;
      int row = k / 2 / columns;
      float z = EDGE + PITCH * row + 0.2f * random.nextFloat();
      float y = field.height(x, z) + RADIUS + 0.2f;
      places.set(k, x, y, z, x, y + CORE, z, RADIUS);
    }
    boolean[] taken = new boolean[places.size()];
    Pairs pairs = Pairs.allocate(4L * places.size());
    for (Target obstacles : field.world.subList(1, field.world.size())) {
      engine.overlap(places, obstacles, pairs);
      for (int k = 0; k < pairs.size(); k++) {
        taken[pairs.first(k)] = true;
      }
    }
    int[] free = shuffled(taken, random);
    if (free.length < people.size()) {
      throw new IllegalStateException("places for " + free.length + " of " + people.size() + " people");
    }
    float[] one = new float[people.width()];
    for (int i = 0; i < people.size(); i++) {
      places.get(free[i], one);
      people.set(i, one[0], one[1], one[2], one[3], one[4], one[5], one[6]);
    }
  }

  private static int[] shuffled(boolean[] taken, SplittableRandom random) {
    int[] free = IntStream.range(0, taken.length).filter(k -> !taken[k]).toArray();
    for (int k = free.length - 1; k > 0; k--) {
      int other = random.nextInt(k + 1);
      int swapped = free[k];
      free[k] = free[other];
      free[other] = swapped;
    }
    return free;
  }

  /**
   * Takes one step.
   *
   * @return the number of pairs that pressed on each other
   */
  int step() {
    for (int i = 0; i < people.size(); i++) {
      steer(i);
      beforeX[i] = people.ax[i];
      beforeZ[i] = people.az[i];
    }
    mover.move(engine, people, motions, Obstacles.of(field.world));
    int pressing = mover.separate(engine, people, Obstacles.of(field.world));
    for (int i = 0; i < people.size(); i++) {
      float x = people.ax[i] - beforeX[i], z = people.az[i] - beforeZ[i], poor = POOR * SPEED * STEP;
      heldUp[i] = x * x + z * z < poor * poor ? heldUp[i] + 1 : Math.max(0, heldUp[i] - 1);
    }
    return pressing;
  }

  /** Sets the motion of person i. */
  private void steer(int i) {
    float x = people.ax[i], z = people.az[i];
    float heading = east[i] ? 1 : -1;
    float past = heading * (x - field.middle);
    if (past > field.middle - EDGE - 1) { // arrived: go back
      east[i] = !east[i];
      heading = -heading;
      past = -past;
    }
    float laneZ = field.way(way[i]) + heading * lane[i];
    boolean through = Math.abs(z - laneZ) < CrowdField.HALF_WAY;
    float toX, toZ;
    if (past > CrowdField.APPROACH) {
      toX = field.middle + heading * field.middle;
      toZ = goalZ[i];
    } else if (past > -CrowdField.APPROACH && through) {
      toX = field.middle + heading * (CrowdField.APPROACH + 2);
      toZ = laneZ;
    } else {
      toX = field.middle - heading * (CrowdField.APPROACH - 1);
      toZ = laneZ;
    }
    walk(i, toX - x, toZ - z);
  }

  /** Walks in a direction; people who are held up step aside for a few of many steps. */
  private void walk(int i, float x, float z) {
    if ((heldUp[i] & PATIENCE) != 0) {
      float side = (heldUp[i] / (4 * PATIENCE) + i) % 2 == 0 ? 1 : -1, straight = x;
      x = -0.2f * x - side * z;
      z = -0.2f * z + side * straight;
    }
    float length = (float) Math.sqrt(x * x + z * z);
    float scale = length > 0 ? SPEED * STEP / length : 0;
    fall[i] = mover.isGrounded(i) ? 0 : fall[i] + GRAVITY * STEP * STEP;
    motions.set(i, scale * x, -Math.max(fall[i], 0.01f), scale * z);
  }

  /** Whether i goes towards larger x. */
  boolean isEastbound(int i) {
    return east[i];
  }

  /** The number of people on the ground. */
  int grounded() {
    return count(mover::isGrounded);
  }

  /** The number of people in something that they do not get out of. */
  int stuck() {
    return count(mover::isStuck);
  }

  /** The number of people who have hardly moved for some time. */
  int heldUp() {
    return count(i -> heldUp[i] >= PATIENCE);
  }

  private int count(IntPredicate what) {
    return (int) IntStream.range(0, people.size()).filter(what).count();
  }

  /** A checksum of all positions, to the bit. */
  int checksum() {
    float[] all = new float[people.size() * people.width()];
    people.copyTo(all, 0);
    return Arrays.hashCode(all);
  }

  /** Whether the scalar engine takes one more step to the same positions, by movers without cached state. */
  boolean agrees() {
    return Arrays.equals(stepped(engine), stepped(Engine.scalar()));
  }

  private float[] stepped(Engine asked) {
    Capsules copy = Capsules.allocate(people.size());
    float[] all = new float[people.size() * people.width()];
    people.copyTo(all, 0);
    copy.copyFrom(all, 0);
    Mover fresh = mover(people.size());
    fresh.move(asked, copy, motions, Obstacles.of(field.world));
    fresh.separate(asked, copy, Obstacles.of(field.world));
    copy.copyTo(all, 0);
    return all;
  }
}
