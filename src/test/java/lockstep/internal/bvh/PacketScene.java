package lockstep.internal.bvh;

import java.util.Random;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;

/** Trees and rays of which packets are made. */
final class PacketScene {
  private static final int TRIANGLES = 4000;

  static final int RAYS = RayPacket.SIZE * 40;

  /** By how much rays of a packet differ. */
  static final float[] SPREADS = {0, 0.001f, 0.01f, 0.03f, 0.1f, 0.3f, 1, 2};

  private PacketScene() {}

  /** Triangles of one size in a cube of 1, each of them twice. */
  static Bvh soup(float size, int width) {
    Random random = new Random(1);
    float[][] columns = new float[9][TRIANGLES];
    for (int i = 0; i < TRIANGLES; i++) {
      int twin = i % 2 == 0 ? i : i - 1;
      float[] at = {random.nextFloat(), random.nextFloat(), random.nextFloat()};
      for (int c = 0; c < 9; c++) {
        columns[c][i] = twin < i ? columns[c][twin] : at[c % 3] + size * random.nextFloat();
      }
    }
    return Bvh.build(new Elements(Kind.TRIANGLE, columns, 0, TRIANGLES), width, Bins::scalar, null);
  }

  /**
   * Rays from one place, or from anywhere outside or inside; each 64 are spread about one direction by part
   * of its components: of one octant, unless by more than 1. A few are wild.
   *
   * @param place 0 for one place, 1 for anywhere outside, 2 for anywhere inside
   */
  static float[][] rays(Random random, float spread, int place, boolean wild) {
    float[][] rays = new float[8][RAYS];
    float[] middle = new float[3];
    for (int i = 0; i < RAYS; i++) {
      float length = random.nextInt(8) == 0 ? Math.scalb(1f, random.nextInt(40) - 20) : 1;
      for (int axis = 0; axis < 3; axis++) {
        middle[axis] = i % RayPacket.SIZE == 0 ? 0.1f + 0.9f * random.nextFloat() : middle[axis];
        float p = random.nextFloat();
        rays[axis][i] = place == 0 ? -0.1f : place == 1 ? -0.1f * p : p;
        rays[3 + axis][i] = length * middle[axis] * (1 - spread * random.nextFloat());
      }
      if (wild && random.nextInt(200) == 0) {
        rays[random.nextInt(6)][i] = random.nextBoolean() ? Float.NaN : Float.POSITIVE_INFINITY;
      }
      rays[6][i] = random.nextInt(8) == 0 ? 0.3f : 0;
      rays[7][i] = random.nextInt(4) == 0 ? 1 : Float.POSITIVE_INFINITY;
    }
    return rays;
  }
}
