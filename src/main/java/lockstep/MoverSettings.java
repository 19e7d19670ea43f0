package lockstep;

/** What a {@link Mover} has been told: which way is up, and its limits. */
final class MoverSettings {
  double upX, upY = 1, upZ;
  float stepHeight, skin = 0.01f;

  /** The least that normals of the ground lead up. */
  double walkable;

  /** How far a vector leads up. */
  double upwards(double x, double y, double z) {
    return x * upX + y * upY + z * upZ;
  }

  /** How far below its feet a character finds the ground that it stands on. */
  double sees() {
    return skin * (1 + 2 / walkable);
  }
}
