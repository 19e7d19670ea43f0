package lockstep.bench.rain;

import java.util.Arrays;
import java.util.SplittableRandom;
import lockstep.OrientedBoxes;
import lockstep.Spheres;

/**
 * Crates and balls with their velocities, crates first. Every body is returned to the sky after a while, so
 * the rain never ends.
 */
final class Bodies {
  static final float STEP = 1 / 60f;
  private static final float GRAVITY = -9.81f;
  private static final float DAMPING = 0.995f;

  /** Steps until a body falls again. */
  private static final int LIFE = 900;

  final OrientedBoxes crates;
  final Spheres balls;
  final float[] perMass;
  final float[] perInertia;
  private final float side;
  private final float[] vx, vy, vz, wx, wy, wz;
  private final SplittableRandom random;
  private int next; // the body that falls next

  /** {@code count} of each kind above a square with that side. */
  Bodies(int count, float side, long seed) {
    this.side = side;
    random = new SplittableRandom(seed);
    crates = OrientedBoxes.allocate(count);
    balls = Spheres.allocate(count);
    perMass = new float[2 * count];
    perInertia = new float[2 * count];
    vx = new float[2 * count];
    vy = new float[2 * count];
    vz = new float[2 * count];
    wx = new float[2 * count];
    wy = new float[2 * count];
    wz = new float[2 * count];
    for (int i = 0; i < 2 * count; i++) {
      drop(i, 3 + 12 * random.nextFloat());
    }
  }

  int size() {
    return perMass.length;
  }

  /** Resets a body to fall from a random position at that height. */
  private void drop(int i, float height) {
    float x = side * (0.2f + 0.6f * random.nextFloat()), z = side * (0.2f + 0.6f * random.nextFloat());
    if (i < crates.size()) {
      float hx = extent(), hy = extent(), hz = extent();
      crates.set(i, x, height, z, hx, hy, hz, turn(), turn(), turn(), turn());
      mass(i, 8 * hx * hy * hz, (hx * hx + hy * hy + hz * hz) * 2 / 9);
    } else {
      float radius = extent();
      balls.set(i - crates.size(), x, height, z, radius);
      mass(i, 4.19f * radius * radius * radius, 0.4f * radius * radius);
    }
    vx[i] = turn();
    vy[i] = turn();
    vz[i] = turn();
    wx[i] = turn();
    wy[i] = turn();
    wz[i] = turn();
  }

  private float extent() {
    return 0.2f + 0.15f * random.nextFloat();
  }

  private float turn() {
    return random.nextFloat() - 0.5f;
  }

  private void mass(int i, float mass, float perMassOfInertia) {
    perMass[i] = 1 / mass;
    perInertia[i] = 1 / (mass * perMassOfInertia);
  }

  /** Applies gravity, and adds new rain. */
  void accelerate() {
    for (int drops = size() / LIFE; drops > 0; drops--) {
      drop(next, 15);
      // a crate, a ball, the next crate
      next = (next + crates.size() + (next < crates.size() ? 0 : 1)) % size();
    }
    for (int i = 0; i < size(); i++) {
      vx[i] *= DAMPING;
      vy[i] = DAMPING * vy[i] + STEP * GRAVITY;
      vz[i] *= DAMPING;
      wx[i] *= DAMPING;
      wy[i] *= DAMPING;
      wz[i] *= DAMPING;
    }
  }

  void move() {
    for (int i = 0; i < crates.size(); i++) {
      crates.x[i] += STEP * vx[i];
      crates.y[i] += STEP * vy[i];
      crates.z[i] += STEP * vz[i];
      turn(i);
    }
    for (int i = 0, body = crates.size(); i < balls.size(); i++, body++) {
      balls.x[i] += STEP * vx[body];
      balls.y[i] += STEP * vy[body];
      balls.z[i] += STEP * vz[body];
    }
  }

  /** Advances the quaternion of a crate by its angular velocity and normalises it. */
  private void turn(int i) {
    float h = STEP / 2, x = crates.qx[i], y = crates.qy[i], z = crates.qz[i], w = crates.qw[i];
    float qx = x + h * (wx[i] * w + wy[i] * z - wz[i] * y);
    float qy = y + h * (wy[i] * w + wz[i] * x - wx[i] * z);
    float qz = z + h * (wz[i] * w + wx[i] * y - wy[i] * x);
    float qw = w - h * (wx[i] * x + wy[i] * y + wz[i] * z);
    float scale = 1 / (float) Math.sqrt(qx * qx + qy * qy + qz * qz + qw * qw);
    crates.qx[i] = scale * qx;
    crates.qy[i] = scale * qy;
    crates.qz[i] = scale * qz;
    crates.qw[i] = scale * qw;
  }

  float x(int i) {
    return i < crates.size() ? crates.x[i] : balls.x[i - crates.size()];
  }

  float y(int i) {
    return i < crates.size() ? crates.y[i] : balls.y[i - crates.size()];
  }

  float z(int i) {
    return i < crates.size() ? crates.z[i] : balls.z[i - crates.size()];
  }

  /**
   * The velocity component of a point of body i at an arm from its centre; two coordinates of the arm are
   * needed.
   */
  float speedX(int i, float armY, float armZ) {
    return vx[i] + wy[i] * armZ - wz[i] * armY;
  }

  float speedY(int i, float armZ, float armX) {
    return vy[i] + wz[i] * armX - wx[i] * armZ;
  }

  float speedZ(int i, float armX, float armY) {
    return vz[i] + wx[i] * armY - wy[i] * armX;
  }

  /** Applies an impulse at an arm from the centre. */
  void push(int i, float px, float py, float pz, float armX, float armY, float armZ) {
    float m = perMass[i], t = perInertia[i];
    vx[i] += m * px;
    vy[i] += m * py;
    vz[i] += m * pz;
    wx[i] += t * (armY * pz - armZ * py);
    wy[i] += t * (armZ * px - armX * pz);
    wz[i] += t * (armX * py - armY * px);
  }

  /** A checksum that differs if any bit of any body does. */
  long fingerprint() {
    long hash = 1;
    for (float[] column : new float[][] {crates.x, crates.y, crates.z, crates.qx, crates.qy, crates.qz,
        crates.qw, balls.x, balls.y, balls.z}) {
      hash = 31 * hash + Arrays.hashCode(column);
    }
    return hash;
  }
}
