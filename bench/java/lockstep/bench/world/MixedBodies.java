package lockstep.bench.world;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import lockstep.Boxes;
import lockstep.Capsules;
import lockstep.Engine;
import lockstep.OrientedBoxes;
import lockstep.PairChanges;
import lockstep.Pairs;
import lockstep.Spheres;
import lockstep.Tree;
import lockstep.World;

/**
 * Bodies of mixed shapes that fly through a flat room and bounce off each other: spheres, boxes, dumb-bells
 * of a capsule and two spheres, and tumbling oriented boxes. A step moves all bodies, finds the touching
 * ones, and lets those that approach each other exchange their velocities along the line between them.
 */
final class MixedBodies {
  private static final float STEP = 1 / 60f;
  private static final float SPEED = 3;
  private static final int KINDS = 4;

  /** Volume per body, on average. */
  private static final float VOLUME = 14;

  final int size;
  final float side;
  final float height;
  final float[] x, y, z, radius;
  final Pairs pairs;
  final PairChanges changes = new PairChanges();
  private final float[] vx, vy, vz;
  private final Spheres balls, ends;
  private final Boxes boxes;
  private final Capsules bars;
  private final OrientedBoxes crates;
  private final World world = new World();
  private final Engine engine;
  private int steps;

  MixedBodies(int size, Engine engine, long seed) {
    this.size = size;
    this.engine = engine;
    height = Math.min(20, (float) Math.cbrt((double) VOLUME * size));
    side = (float) Math.sqrt((double) VOLUME * size / height);
    x = new float[size];
    y = new float[size];
    z = new float[size];
    vx = new float[size];
    vy = new float[size];
    vz = new float[size];
    radius = new float[size];
    RandomGenerator random = new SplittableRandom(seed);
    for (int i = 0; i < size; i++) {
      x[i] = side * random.nextFloat();
      y[i] = height * random.nextFloat();
      z[i] = side * random.nextFloat();
      vx[i] = SPEED * (2 * random.nextFloat() - 1);
      vy[i] = SPEED * (2 * random.nextFloat() - 1);
      vz[i] = SPEED * (2 * random.nextFloat() - 1);
      radius[i] = 0.35f + 0.35f * random.nextFloat();
    }
    balls = Spheres.allocate(count(0));
    boxes = Boxes.allocate(count(1));
    bars = Capsules.allocate(count(2));
    ends = Spheres.allocate(2 * count(2));
    crates = OrientedBoxes.allocate(count(3));
    place();
    world.add(Tree.of(balls), bodies(0, 1));
    world.add(Tree.of(boxes), bodies(1, 1));
    world.add(Tree.of(bars), bodies(2, 1));
    world.add(Tree.of(ends), bodies(2, 2));
    world.add(Tree.of(crates), bodies(3, 1));
    pairs = Pairs.allocate(4L * size + 100);
  }

  /** Number of bodies of a kind; body i is of kind i mod 4. */
  private int count(int kind) {
    return (size - kind + KINDS - 1) / KINDS;
  }

  private int[] bodies(int kind, int shapesEach) {
    int[] bodies = new int[shapesEach * count(kind)];
    for (int k = 0; k < bodies.length; k++) {
      bodies[k] = k / shapesEach * KINDS + kind;
    }
    return bodies;
  }

  private void place() {
    for (int i = 0; i < size; i++) {
      int k = i / KINDS;
      float r = radius[i];
      double turn = 0.02 * steps + i;
      float sin = (float) Math.sin(turn), cos = (float) Math.cos(turn);
      switch (i % KINDS) {
        case 0 -> balls.set(k, x[i], y[i], z[i], r);
        case 1 -> boxes.set(k, x[i] - r, y[i] - 0.6f * r, z[i] - r, x[i] + r, y[i] + 0.6f * r, z[i] + r);
        case 2 -> {
          float ax = x[i] - r * cos, az = z[i] - r * sin, bx = x[i] + r * cos, bz = z[i] + r * sin;
          bars.set(k, ax, y[i], az, bx, y[i], bz, 0.25f * r);
          ends.set(2 * k, ax, y[i], az, 0.5f * r);
          ends.set(2 * k + 1, bx, y[i], bz, 0.5f * r);
        }
        default -> crates.set(k, x[i], y[i], z[i], r, 0.5f * r, 0.7f * r, 0.3f * sin, sin, 0.1f, cos);
      }
    }
  }

  /** Moves all bodies, and bounces those that touched before; then finds the ones that touch. */
  void step() {
    for (int k = 0; k < pairs.size(); k++) {
      bounce(pairs.first()[k], pairs.second()[k]);
    }
    for (int i = 0; i < size; i++) {
      x[i] = within(x[i] + STEP * vx[i], side, vx, i);
      y[i] = within(y[i] + STEP * vy[i], height, vy, i);
      z[i] = within(z[i] + STEP * vz[i], side, vz, i);
    }
    steps++;
    place();
  }

  /** Finds the bodies that touch now. */
  long touching() {
    world.update();
    long needed = world.pairs(engine, pairs);
    changes.update(pairs);
    return needed;
  }

  /** Whether the scalar engine lists the same pairs. */
  boolean agrees() {
    Pairs expected = Pairs.allocate(pairs.capacity());
    world.pairs(Engine.scalar(), expected);
    boolean same = expected.needed() == pairs.needed();
    for (int k = 0; k < pairs.size() && same; k++) {
      same = expected.first(k) == pairs.first(k) && expected.second(k) == pairs.second(k);
    }
    return same;
  }

  private static float within(float at, float limit, float[] velocity, int i) {
    if (at < 0 || at > limit) {
      velocity[i] = -velocity[i];
    }
    return Math.clamp(at, 0, limit);
  }

  private void bounce(int i, int j) {
    float dx = x[j] - x[i], dy = y[j] - y[i], dz = z[j] - z[i];
    float square = dx * dx + dy * dy + dz * dz;
    float speed = (vx[i] - vx[j]) * dx + (vy[i] - vy[j]) * dy + (vz[i] - vz[j]) * dz;
    if (speed > 0 && square > 0) {
      float share = speed / square;
      vx[i] -= share * dx;
      vy[i] -= share * dy;
      vz[i] -= share * dz;
      vx[j] += share * dx;
      vy[j] += share * dy;
      vz[j] += share * dz;
    }
  }
}
