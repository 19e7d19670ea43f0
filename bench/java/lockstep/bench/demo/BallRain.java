package lockstep.bench.demo;

import java.util.SplittableRandom;
import java.util.function.ToLongFunction;
import lockstep.Engine;
import lockstep.Pairs;
import lockstep.Spheres;
import lockstep.Tree;
import org.joml.Intersectionf;
import org.joml.Vector3f;

/**
 * A rigid-body simulation of balls that rain into a valley: the worked example of how a simulation uses the
 * library. It owns its arrays, and the library reads them without a copy. Each step moves the balls, asks the
 * engine in three ways which of them touch what, and pushes those apart.
 */
final class BallRain {
  static final float STEP = 1 / 120f; // seconds
  private static final float GRAVITY = 9.81f;
  private static final float DRAG = 0.4f; // per second: no ball gets fast enough to skip through the ground
  private static final float BOUNCE = 0.35f;
  private static final float GRIP = 0.02f;
  private static final float MAX_RADIUS = 0.45f;

  final int count;
  final float[] x, y, z, radius;
  private final float[] vx, vy, vz;
  final Valley valley;

  private final Engine engine;
  private final Spheres balls; // a view of the arrays above
  private final Tree ballTree;
  private final Tree groundTree;
  private final float[] corners = new float[9];
  private final Vector3f point = new Vector3f();
  private Pairs touching;

  BallRain(Engine engine, int count, long seed) {
    this.engine = engine;
    this.count = count;
    x = new float[count];
    y = new float[count];
    z = new float[count];
    radius = new float[count];
    vx = new float[count];
    vy = new float[count];
    vz = new float[count];
    valley = new Valley(seed);
    balls = Spheres.wrap(x, y, z, radius, count);
    ballTree = Tree.of(balls);
    groundTree = Tree.of(valley.ground);
    touching = Pairs.allocate(4L * count);
    SplittableRandom random = new SplittableRandom(seed);
    int side = (int) Math.ceil(Math.sqrt(count / 6.0));
    float pitch = (Valley.WIDTH - 8) / side;
    for (int i = 0; i < count; i++) {
      radius[i] = 0.2f + (MAX_RADIUS - 0.2f) * random.nextFloat();
      x[i] = 4 + pitch * (i % side + 0.5f * random.nextFloat());
      z[i] = 4 + pitch * (i / side % side + 0.5f * random.nextFloat());
      y[i] = 20 + 2 * (i / side / side) + random.nextFloat();
      vx[i] = 4 * random.nextFloat() - 2;
      vz[i] = 4 * random.nextFloat() - 2;
    }
  }

  void step() {
    move();
    collideBalls();
    collideGround();
    collideBoxes();
  }

  private void move() {
    for (int i = 0; i < count; i++) {
      vy[i] -= GRAVITY * STEP;
      vx[i] -= DRAG * STEP * vx[i];
      vy[i] -= DRAG * STEP * vy[i];
      vz[i] -= DRAG * STEP * vz[i];
      x[i] += vx[i] * STEP;
      y[i] += vy[i] * STEP;
      z[i] += vz[i] * STEP;
    }
  }

  /** Ball against ball: they have moved far, so the tree over them is rebuilt. */
  private void collideBalls() {
    ballTree.rebuild();
    list(pairs -> engine.overlap(ballTree, pairs));
    for (int k = 0; k < touching.size(); k++) {
      part(touching.first(k), touching.second(k));
    }
  }

  /** Ball against ground, whose tree never changes. */
  private void collideGround() {
    list(pairs -> engine.overlap(balls, groundTree, pairs));
    for (int k = 0; k < touching.size(); k++) {
      int i = touching.first(k);
      float[] t = valley.ground.get(touching.second(k), corners);
      Intersectionf.findClosestPointOnTriangle(t[0], t[1], t[2], t[3], t[4], t[5], t[6], t[7], t[8], x[i],
          y[i], z[i], point);
      bounce(i, y[i] < point.y); // below the surface, the way out is through it
    }
  }

  /** Ball against box: there are few boxes, so all pairs are tested. */
  private void collideBoxes() {
    list(pairs -> engine.overlap(balls, valley.boxes, pairs));
    for (int k = 0; k < touching.size(); k++) {
      int i = touching.first(k);
      boolean inside = closestOnBox(valley.boxes.get(touching.second(k), corners), x[i], y[i], z[i], point);
      bounce(i, inside);
    }
  }

  /**
   * Makes a call that lists pairs, and repeats it with a longer list if it has found more than the list has
   * room for.
   */
  private void list(ToLongFunction<Pairs> call) {
    for (long n = call.applyAsLong(touching); n > touching.capacity(); n = call.applyAsLong(touching)) {
      touching = Pairs.allocate(2 * n);
    }
  }

  /**
   * The point closest to another on the surface of a box with the corners {@code b}, which may be infinite.
   *
   * @return whether the other point lies inside the box
   */
  static boolean closestOnBox(float[] b, float x, float y, float z, Vector3f closest) {
    Vector3f p = new Vector3f(x, y, z);
    boolean inside = true;
    float least = Float.POSITIVE_INFINITY;
    int axis = 0;
    for (int c = 0; c < 3; c++) {
      closest.setComponent(c, Math.clamp(p.get(c), b[c], b[c + 3]));
      inside &= closest.get(c) == p.get(c);
      float out = Math.min(p.get(c) - b[c], b[c + 3] - p.get(c));
      if (out < least) {
        least = out;
        axis = c;
      }
    }
    if (inside) {
      closest.setComponent(axis, p.get(axis) - b[axis] < b[axis + 3] - p.get(axis) ? b[axis] : b[axis + 3]);
    }
    return inside;
  }

  /** Moves two balls apart and exchanges their momentum along the line between them, with masses r³. */
  private void part(int i, int j) {
    float dx = x[j] - x[i], dy = y[j] - y[i], dz = z[j] - z[i];
    float distance = (float) Math.sqrt(dx * dx + dy * dy + dz * dz);
    float depth = radius[i] + radius[j] - distance;
    if (!(depth > 0 && distance > 0)) { // an earlier pair has already moved them apart
      return;
    }
    float nx = dx / distance, ny = dy / distance, nz = dz / distance;
    float massI = radius[i] * radius[i] * radius[i];
    float massJ = radius[j] * radius[j] * radius[j];
    float shareI = massJ / (massI + massJ);
    float shareJ = 1 - shareI;
    float speed = (vx[j] - vx[i]) * nx + (vy[j] - vy[i]) * ny + (vz[j] - vz[i]) * nz;
    float kick = speed < 0 ? -(1 + BOUNCE) * speed : 0;
    push(i, nx, ny, nz, -depth * shareI, -kick * shareI);
    push(j, nx, ny, nz, depth * shareJ, kick * shareJ);
  }

  /** Moves a ball out of contact at {@code point}, through it if it is {@code behind}. */
  private void bounce(int i, boolean behind) {
    float dx = x[i] - point.x, dy = y[i] - point.y, dz = z[i] - point.z;
    float distance = (float) Math.sqrt(dx * dx + dy * dy + dz * dz);
    float depth = behind ? radius[i] + distance : radius[i] - distance;
    if (!(depth > 0 && distance > 0)) {
      return;
    }
    float sign = behind ? -1 : 1;
    float nx = sign * dx / distance, ny = sign * dy / distance, nz = sign * dz / distance;
    float speed = vx[i] * nx + vy[i] * ny + vz[i] * nz;
    push(i, nx, ny, nz, depth, speed < 0 ? -(1 + BOUNCE) * speed : 0);
    vx[i] *= 1 - GRIP;
    vz[i] *= 1 - GRIP;
  }

  private void push(int i, float nx, float ny, float nz, float way, float kick) {
    x[i] += way * nx;
    y[i] += way * ny;
    z[i] += way * nz;
    vx[i] += kick * nx;
    vy[i] += kick * ny;
    vz[i] += kick * nz;
  }

  /** Kinetic and potential energy of all balls; it can only decrease. */
  double energy() {
    double energy = 0;
    for (int i = 0; i < count; i++) {
      double mass = (double) radius[i] * radius[i] * radius[i];
      double square = (double) vx[i] * vx[i] + (double) vy[i] * vy[i] + (double) vz[i] * vz[i];
      energy += mass * (square / 2 + GRAVITY * y[i]);
    }
    return energy;
  }
}
