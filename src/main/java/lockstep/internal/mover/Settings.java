package lockstep.internal.mover;

/** What a {@code Mover} has been told: which way is up, and its limits. */
public final class Settings {
  /** The longest motion, in skins. */
  public static final int LONGEST = 1 << 17;

  /** The longest motion is 2⁵⁷. */
  private static final float LEAST_SKIN = 0x1p-30f, LARGEST_SKIN = 0x1p40f, LARGEST_STEP = 0x1p57f;

  public double upX, upY = 1, upZ;
  public float stepHeight, skin = 0.01f;

  /** The least that normals of the ground lead up. */
  public double walkable;

  /**
   * Whether kernels of sweeps can take squares of all motions that follow: of those along the ground, up and
   * down, and of a millionth of a skin.
   */
  boolean isInRange() {
    return skin >= LEAST_SKIN && skin <= LARGEST_SKIN && stepHeight <= LARGEST_STEP;
  }

  /** How far a vector leads up. */
  double upwards(double x, double y, double z) {
    return x * upX + y * upY + z * upZ;
  }

  /** How far below its feet a character finds the ground that it stands on. */
  double sees() {
    return skin * (1 + 2 / walkable);
  }
}
