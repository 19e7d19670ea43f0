package lockstep.bench.world;

import java.util.Arrays;
import lockstep.Boxes;

/**
 * Sweep and prune in plain Java: boxes are sorted along x, by insertion into the order of the step before,
 * then each is tested against those that begin before it ends (Ericson, Real-Time Collision Detection, 2005,
 * 7.5).
 */
public final class PlainSweep extends BroadPhase {
  private final Boxes boxes;
  private final int size;
  private final int[] order;
  private final float[] minX, maxX, minY, maxY, minZ, maxZ; // sorted

  /** Finds pairs of these boxes. */
  public PlainSweep(Boxes boxes) {
    this.boxes = boxes;
    size = boxes.size();
    order = new int[size];
    long[] keys = new long[size];
    for (int i = 0; i < size; i++) {
      int bits = Float.floatToIntBits(boxes.minX[i]);
      keys[i] = (long) (bits ^ (bits >> 31 & Integer.MAX_VALUE)) << 32 | i;
    }
    Arrays.sort(keys);
    for (int i = 0; i < size; i++) {
      order[i] = (int) keys[i];
    }
    minX = new float[size];
    maxX = new float[size];
    minY = new float[size];
    maxY = new float[size];
    minZ = new float[size];
    maxZ = new float[size];
  }

  @Override
  public long step() {
    for (int k = 0; k < size; k++) {
      int id = order[k];
      float x = boxes.minX[id];
      int at = k;
      for (; at > 0 && minX[at - 1] > x; at--) {
        minX[at] = minX[at - 1];
        order[at] = order[at - 1];
      }
      minX[at] = x;
      order[at] = id;
    }
    for (int k = 0; k < size; k++) {
      int id = order[k];
      maxX[k] = boxes.maxX[id];
      minY[k] = boxes.minY[id];
      maxY[k] = boxes.maxY[id];
      minZ[k] = boxes.minZ[id];
      maxZ[k] = boxes.maxZ[id];
    }
    count = 0;
    for (int i = 0; i < size; i++) {
      float hiX = maxX[i], loY = minY[i], hiY = maxY[i], loZ = minZ[i], hiZ = maxZ[i];
      for (int j = i + 1; j < size && minX[j] <= hiX; j++) {
        if (minY[j] <= hiY && maxY[j] >= loY && minZ[j] <= hiZ && maxZ[j] >= loZ) {
          add(order[i], order[j]);
        }
      }
    }
    return count;
  }
}
