package lockstep.internal.kernel;

/** Parts of definitions about contacts with half-spaces: points of a shape, each with a radius, and how far they are outside. */
final class PlaneContact {
  private PlaneContact() {}

  /** How far a point is in front of the plane, negative behind it. */
  static float outside(float nx, float ny, float nz, float d, float x, float y, float z, float square) {
    return HalfSpace.outside(nx, ny, nz, d, x, y, z) / (float) Math.sqrt(square);
  }

  /** A coordinate of the middle between the deepest point of the ball about a point, and the plane; u is that of the plane's unit normal. */
  static float middle(float p, float u, float r, float outside) {
    return (HalfSpace.kept(p) - (0.5f * r + 0.5f * outside) * u) + 0f;
  }

  /** Whether points so far outside, or behind the plane, are in range. */
  static boolean proper(float outside) {
    return HalfSpace.inRange(Math.abs(outside));
  }

  /** The larger depth. */
  static float deeper(float a, float b) {
    return a > b ? a : b;
  }
}
