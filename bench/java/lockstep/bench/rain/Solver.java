package lockstep.bench.rain;

import java.util.Arrays;
import lockstep.Contacts;
import lockstep.Pairs;

/**
 * Sequential impulses with friction (Catto, Iterative dynamics with temporal coherence, Game Developers
 * Conference 2005), for bodies with the same moment of inertia about every axis.
 */
final class Solver {
  /** The body number of static shapes. */
  static final int FIXED = -1;

  private static final int ITERATIONS = 8;
  private static final float FRICTION = 0.5f;

  /** Allowed penetration. */
  private static final float SLOP = 0.005f;

  /** The part of the excess depth that a step corrects. */
  private static final float CORRECTION = 0.2f;

  /** Numbers per point: normal, arms from both bodies, and the divisors of the impulses. */
  private static final int WIDTH = 13;

  private final Bodies bodies;
  private float[] point = new float[WIDTH << 14];
  private int[] first = new int[1 << 14];
  private int[] second = new int[1 << 14];
  private float[] impulse = new float[1 << 14];
  private int size;

  Solver(Bodies bodies) {
    this.bodies = bodies;
  }

  void clear() {
    size = 0;
  }

  /**
   * Adds the points of pairs; {@code from} is the body of the first shape 0, {@code to} that of the second,
   * or {@link #FIXED}.
   */
  void add(Pairs pairs, Contacts contacts, int from, int to) {
    reserve(size + Contacts.POINTS * pairs.size());
    for (int pair = 0; pair < pairs.size(); pair++) {
      int a = from + pairs.first(pair), b = to == FIXED ? FIXED : to + pairs.second(pair);
      for (int k = Contacts.POINTS * pair, end = k + contacts.count[pair]; k < end; k++) {
        add(a, b, contacts, pair, k);
      }
    }
  }

  private void add(int a, int b, Contacts contacts, int pair, int k) {
    float nx = contacts.nx[pair], ny = contacts.ny[pair], nz = contacts.nz[pair];
    float ax = contacts.x[k] - bodies.x(a), ay = contacts.y[k] - bodies.y(a),
        az = contacts.z[k] - bodies.z(a);
    float bx = 0, by = 0, bz = 0;
    float mass = bodies.perMass[a]
        + bodies.perInertia[a] * square(ay * nz - az * ny, az * nx - ax * nz, ax * ny - ay * nx);
    if (b != FIXED) {
      bx = contacts.x[k] - bodies.x(b);
      by = contacts.y[k] - bodies.y(b);
      bz = contacts.z[k] - bodies.z(b);
      mass += bodies.perMass[b]
          + bodies.perInertia[b] * square(by * nz - bz * ny, bz * nx - bx * nz, bx * ny - by * nx);
    }
    int at = WIDTH * size;
    point[at] = nx;
    point[at + 1] = ny;
    point[at + 2] = nz;
    point[at + 3] = ax;
    point[at + 4] = ay;
    point[at + 5] = az;
    point[at + 6] = bx;
    point[at + 7] = by;
    point[at + 8] = bz;
    point[at + 9] = 1 / mass;
    point[at + 10] = CORRECTION / Bodies.STEP * Math.max(0, contacts.depth[k] - SLOP);
    impulse[size] = 0;
    first[size] = a;
    second[size++] = b;
  }

  private static float square(float x, float y, float z) {
    return x * x + y * y + z * z;
  }

  private void reserve(int count) {
    if (count > first.length) {
      int room = Math.max(count, 2 * first.length);
      first = Arrays.copyOf(first, room);
      second = Arrays.copyOf(second, room);
      impulse = Arrays.copyOf(impulse, room);
      point = Arrays.copyOf(point, WIDTH * room);
    }
  }

  void solve() {
    for (int iteration = 0; iteration < ITERATIONS; iteration++) {
      for (int k = 0; k < size; k++) {
        solve(k);
      }
    }
  }

  /**
   * Removes the velocity at which the bodies approach each other in a point, and part of the tangential
   * velocity.
   */
  private void solve(int k) {
    int at = WIDTH * k, a = first[k], b = second[k];
    float nx = point[at], ny = point[at + 1], nz = point[at + 2];
    float ax = point[at + 3], ay = point[at + 4], az = point[at + 5];
    float bx = point[at + 6], by = point[at + 7], bz = point[at + 8];
    float vx = bodies.speedX(a, ay, az), vy = bodies.speedY(a, az, ax), vz = bodies.speedZ(a, ax, ay);
    if (b != FIXED) {
      vx -= bodies.speedX(b, by, bz);
      vy -= bodies.speedY(b, bz, bx);
      vz -= bodies.speedZ(b, bx, by);
    }
    float along = vx * nx + vy * ny + vz * nz;
    float before = impulse[k];
    float after = Math.max(0, before + (along + point[at + 10]) * point[at + 9]);
    impulse[k] = after;
    float push = after - before;
    float tx = vx - along * nx, ty = vy - along * ny, tz = vz - along * nz;
    float slip = (float) Math.sqrt(square(tx, ty, tz));
    float drag = slip > 0 ? Math.min(slip * point[at + 9], FRICTION * after) / slip / ITERATIONS : 0;
    float px = push * nx + drag * tx, py = push * ny + drag * ty, pz = push * nz + drag * tz;
    bodies.push(a, -px, -py, -pz, ax, ay, az);
    if (b != FIXED) {
      bodies.push(b, px, py, pz, bx, by, bz);
    }
  }
}
