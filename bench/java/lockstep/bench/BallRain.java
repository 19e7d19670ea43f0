package lockstep.bench;

import java.util.SplittableRandom;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Pairs;
import lockstep.Spheres;

/**
 * Balls that rain into a valley: a small simulation, and the example of how one uses the library. It owns
 * its arrays, and the library looks at them without a copy. Each step moves the balls, asks the engine
 * which of them touch what, in three ways, and pushes those apart.
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
  private final CellGrid grid = new CellGrid(Valley.WIDTH, 48, 2 * MAX_RADIUS);
  private final Candidates candidates = new Candidates();
  private final Pairs atBoxes;
  private final float[] corners = new float[9];
  private final float[] point = new float[3];
  private Hits hits = Hits.allocate(0);
  private int[] touching = {};

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
    atBoxes = Pairs.allocate(Math.multiplyExact(4, count)); // a ball touches two boxes at most
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

  /** Ball against ball: a grid finds who is near whom, the engine decides who touches. */
  private void collideBalls() {
    grid.pairs(x, y, z, count, candidates);
    makeRoom();
    engine.overlap(balls, balls, candidates.pairing(), hits);
    int n = hits.toIndices(touching);
    for (int k = 0; k < n; k++) {
      part(candidates.first[touching[k]], candidates.second[touching[k]]);
    }
  }

  /** Ball against ground: the candidates are the triangles of the cells below each ball. */
  private void collideGround() {
    candidates.clear();
    Terrain terrain = valley.terrain;
    for (int i = 0; i < count; i++) {
      for (int cz = terrain.cellOf(z[i] - radius[i]); cz <= terrain.cellOf(z[i] + radius[i]); cz++) {
        for (int cx = terrain.cellOf(x[i] - radius[i]); cx <= terrain.cellOf(x[i] + radius[i]); cx++) {
          int triangle = 2 * (cz * terrain.cells() + cx);
          candidates.add(i, triangle);
          candidates.add(i, triangle + 1);
        }
      }
    }
    makeRoom();
    engine.overlap(balls, valley.ground, candidates.pairing(), hits);
    int n = hits.toIndices(touching);
    for (int k = 0; k < n; k++) {
      int i = candidates.first[touching[k]];
      Closest.onTriangle(valley.ground.get(candidates.second[touching[k]], corners), x[i], y[i], z[i], point);
      bounce(i, y[i] < point[1]); // below the surface, the way out is through it
    }
  }

  /** Ball against box: there are few boxes, so all pairs are simply tried. */
  private void collideBoxes() {
    engine.overlap(balls, valley.boxes, atBoxes);
    for (int k = 0; k < atBoxes.size(); k++) {
      int i = atBoxes.first(k);
      boolean inside = Closest.onBox(valley.boxes.get(atBoxes.second(k), corners), x[i], y[i], z[i], point);
      bounce(i, inside);
    }
  }

  private void makeRoom() {
    if (hits.capacity() < candidates.count) {
      hits = Hits.allocate(2 * candidates.count);
      touching = new int[hits.capacity()];
    }
  }

  /** Moves two balls apart and exchanges their momentum along the line between them, as masses r³. */
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

  /** Moves a ball out of what it touches at {@code point}, through it if it is {@code behind}. */
  private void bounce(int i, boolean behind) {
    float dx = x[i] - point[0], dy = y[i] - point[1], dz = z[i] - point[2];
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

  /** Kinetic and potential energy of all balls; it can only get less. */
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
