package lockstep.bench.scenes;

import java.util.random.RandomGenerator;

/**
 * An immutable vector in double: workloads are constructed in double, then rounded. JOML's vectors are
 * mutable, and their rounding depends on whether the CPU has fma.
 */
record Vec(double x, double y, double z) {
  Vec plus(Vec o) {
    return new Vec(x + o.x, y + o.y, z + o.z);
  }

  Vec minus(Vec o) {
    return new Vec(x - o.x, y - o.y, z - o.z);
  }

  Vec times(double s) {
    return new Vec(x * s, y * s, z * s);
  }

  double dot(Vec o) {
    return x * o.x + y * o.y + z * o.z;
  }

  Vec cross(Vec o) {
    return new Vec(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x);
  }

  double length() {
    return Math.sqrt(dot(this));
  }

  Vec unit() {
    return times(1 / length());
  }

  /** Uniform in the cube from −1 to 1. */
  static Vec inCube(RandomGenerator random) {
    return new Vec(random.nextDouble(-1, 1), random.nextDouble(-1, 1), random.nextDouble(-1, 1));
  }

  /** Uniform in the unit ball, not too near its centre. */
  static Vec inBall(RandomGenerator random) {
    Vec v = inCube(random);
    while (v.dot(v) > 1 || v.dot(v) < 0.01) {
      v = inCube(random);
    }
    return v;
  }

  /** A random unit vector. */
  static Vec direction(RandomGenerator random) {
    return inBall(random).unit();
  }
}
