package lockstep.internal.kernel;

/** Parts of definitions about half-spaces: all points p with {@code n · p + d ≤ 0}. */
final class HalfSpace {
  /** The squared lengths of normals that are one: their products neither vanish nor overflow. */
  static final float LEAST_SQUARE = 0x1p-100f;

  static final float LARGEST_SQUARE = 0x1p100f;

  private HalfSpace() {}

  /** |n|². */
  static float square(float nx, float ny, float nz) {
    return nx * nx + ny * ny + nz * nz;
  }

  /** Whether a normal of this squared length has a direction: not zero, not NaN, and in range. */
  static boolean proper(float square) {
    return square >= LEAST_SQUARE && square <= LARGEST_SQUARE;
  }
}
