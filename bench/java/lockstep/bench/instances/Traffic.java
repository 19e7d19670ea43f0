package lockstep.bench.instances;

import java.util.Arrays;
import java.util.SplittableRandom;
import lockstep.Placements;

/**
 * Cars that drive on the right through a square grid of streets: they keep their distance from the car in
 * front, wait at traffic lights, and turn at crossings as chance has it. Who turns left does not mind who
 * comes towards it. The frame is that of the city, its middle the origin; y is up.
 */
final class Traffic {
  /** From one street to the next. */
  static final double PITCH = 60;

  /** Half the width of a crossing: where cars begin to turn. */
  static final double CROSSING = 7;

  /** From the middle of a street to the middle of a lane. */
  static final double LANE = 2.2;

  private static final double LEG = PITCH - 2 * CROSSING; // of a lane, between two crossings
  private static final double STOP = LEG - CarMesh.HALF_LENGTH - 0.8;
  private static final double STEP = 0.1; // seconds
  private static final double APART = 2 * CarMesh.HALF_LENGTH + 2; // the middles of cars that stand
  private static final double FASTER = 3 * STEP; // metres a second in a step
  private static final double TURNING = 6; // metres a second
  private static final int GREEN = 60; // steps
  private static final int IN_LANE = 5; // places of a lane where cars begin
  private static final double FINEST = 0x1p-20; // coordinates are multiples, so exact far away, too
  private static final int[] TURNS = {0, 0, 1, 3}; // one is taken at random, in quarters to the left
  private static final int[] COS = {1, 0, -1, 0}, SIN = {0, 1, 0, -1}; // of a quarter of a turn

  /** The number of blocks along a side of the city. */
  final int blocks;

  private final SplittableRandom random;
  private final int[] lane; // 4 × the crossing at its end + the heading in quarters of a turn from x
  private final int[] next; // the heading after the crossing
  private final double[] way; // along the lane and on over the crossing
  private final double[] speed, cruise;
  private final double[] last; // of each lane: the way of its last car
  private int steps;

  /** The pose of car i: its position, and its turn about the vertical. */
  record Pose(double x, double z, double turn) {}

  /** Cars at random places; car 0 is in the middle of the city. */
  Traffic(int cars, long seed) {
    random = new SplittableRandom(seed);
    blocks = blocks(cars);
    lane = new int[cars];
    next = new int[cars];
    way = new double[cars];
    speed = new double[cars];
    cruise = new double[cars];
    last = new double[4 * (blocks + 1) * (blocks + 1)];
    int[] places = new int[last.length * IN_LANE];
    int count = 0;
    int first = 4 * (blocks / 2 * (blocks + 1) + blocks / 2) * IN_LANE; // towards x, to the middle
    for (int place = 0; place < places.length; place++) {
      if (place != first && leads(place / IN_LANE, place / IN_LANE % 4 + 2)) {
        places[count++] = place;
      }
    }
    for (int i = 0; i < cars; i++) {
      int chosen = random.nextInt(count - i) + i;
      int place = i == 0 ? first : places[chosen];
      places[chosen] = places[i];
      lane[i] = place / IN_LANE;
      way[i] = CarMesh.HALF_LENGTH + place % IN_LANE * (LEG / IN_LANE);
      cruise[i] = random.nextDouble(8, 13);
      speed[i] = cruise[i] / 2;
      next[i] = choose(lane[i]);
    }
  }

  /** Enough for all cars to have room, and for a city in any case. */
  private static int blocks(int cars) {
    int blocks = 4;
    while (blocks * (blocks + 1) * 5 < cars) {
      blocks += 2;
    }
    return blocks;
  }

  /** The coordinate of street k of {@code blocks + 1}, seen from the middle of the city. */
  static double street(int k, int blocks) {
    return PITCH * (k - blocks / 2.0);
  }

  private int column(int lane) {
    return lane / 4 % (blocks + 1);
  }

  private int row(int lane) {
    return lane / 4 / (blocks + 1);
  }

  /** Whether a street leads on from the crossing of a lane in a direction. */
  private boolean leads(int lane, int heading) {
    int column = column(lane) + COS[heading & 3], row = row(lane) - SIN[heading & 3];
    return column >= 0 && column <= blocks && row >= 0 && row <= blocks;
  }

  /** Straight on, left or right. */
  private int choose(int lane) {
    int heading;
    do {
      heading = lane + TURNS[random.nextInt(TURNS.length)] & 3;
    } while (!leads(lane, heading));
    return heading;
  }

  /** The lane that begins where a car leaves the crossing. */
  private int after(int i) {
    int column = column(lane[i]) + COS[next[i]], row = row(lane[i]) - SIN[next[i]];
    return 4 * (row * (blocks + 1) + column) + next[i];
  }

  /** Quarters to the left: 0, 1, or 3 for a turn to the right. */
  private int turn(int i) {
    return next[i] - lane[i] & 3;
  }

  /** The length of a lane, and of the way over the crossing. */
  private double length(int i) {
    return LEG + switch (turn(i)) {
      case 0 -> 2 * CROSSING;
      case 1 -> Math.PI / 2 * (CROSSING + LANE);
      default -> Math.PI / 2 * (CROSSING - LANE);
    };
  }

  /** A tenth of a second. */
  void step() {
    long[] order = new long[lane.length]; // by lane and way
    Arrays.fill(last, Double.POSITIVE_INFINITY);
    for (int i = 0; i < order.length; i++) {
      order[i] = (long) lane[i] << 40 | (long) (1000 * way[i]) << 20 | i;
      last[lane[i]] = Math.min(last[lane[i]], way[i]);
    }
    Arrays.sort(order);
    for (int k = 0; k < order.length; k++) {
      int i = (int) (order[k] & 0xfffff);
      int ahead = k + 1 < order.length ? (int) (order[k + 1] & 0xfffff) : i;
      double free = ahead != i && lane[ahead] == lane[i] ? way[ahead] : length(i) + last[after(i)];
      double room = free - APART - way[i];
      boolean green = (steps / GREEN + column(lane[i]) + row(lane[i]) & 1) == (lane[i] & 1);
      if (!green && way[i] <= STOP) {
        room = Math.min(room, STOP - way[i]);
      }
      boolean slow = turn(i) != 0 && way[i] > LEG - 6;
      speed[i] = Math.clamp(Math.min(speed[i] + FASTER, slow ? TURNING : cruise[i]), 0, Math.max(0, room));
    }
    for (int i = 0; i < lane.length; i++) {
      way[i] += STEP * speed[i];
      double length = length(i);
      if (way[i] >= length) {
        way[i] -= length;
        lane[i] = after(i);
        next[i] = choose(lane[i]);
      }
    }
    steps++;
  }

  /** Where car i is, and where it looks. */
  Pose pose(int i) {
    double ahead = way[i] - LEG - CROSSING, left = -LANE, turn = 0;
    if (way[i] > LEG && turn(i) != 0) {
      int side = turn(i) == 1 ? 1 : -1;
      double radius = CROSSING + side * LANE;
      turn = side * (way[i] - LEG) / radius;
      ahead = radius * Math.abs(StrictMath.sin(turn)) - CROSSING;
      left = side * (CROSSING - radius * StrictMath.cos(turn));
    }
    int heading = lane[i] & 3;
    double x = street(column(lane[i]), blocks) + COS[heading] * ahead - SIN[heading] * left;
    double z = street(row(lane[i]), blocks) - SIN[heading] * ahead - COS[heading] * left;
    return new Pose(FINEST * Math.rint(x / FINEST), FINEST * Math.rint(z / FINEST),
        heading * Math.PI / 2 + turn);
  }

  /** Places all cars in the world, whose coordinates of the city's middle are given. */
  void place(Placements where, double middleX, double middleZ) {
    for (int i = 0; i < lane.length; i++) {
      Pose pose = pose(i);
      where.set(i, middleX + pose.x, 0, middleZ + pose.z, 0, (float) StrictMath.sin(pose.turn / 2), 0,
          (float) StrictMath.cos(pose.turn / 2));
    }
  }
}
