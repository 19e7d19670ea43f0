package lockstep.internal.bvh;

import static lockstep.internal.shape.FloatOrder.key;
import static lockstep.internal.shape.FloatOrder.value;

import java.util.Arrays;
import lockstep.internal.shape.FloatOrder;

/**
 * Binned split search in plain Java. Whether a coordinate enlarges a box cannot be predicted where bins hold
 * few primitives, so minima must take no branch. Those of floats do, or take several instructions; those of
 * ints do not. So boxes are kept as {@link FloatOrder keys}.
 */
final class ScalarBins extends Bins {
  /** The key of +∞, which is in no box. */
  private static final int NONE = key(Float.POSITIVE_INFINITY);

  /** Bounding boxes of the bins, axis by axis. */
  private final int[] boxes = new int[3 * AXIS];

  /** Bounds of the centres on both sides. */
  private final int[] sides = new int[2 * REF];

  private static void grow(int[] b, int at, int minX, int minY, int minZ, int maxX, int maxY, int maxZ) {
    b[at] = Math.min(b[at], minX);
    b[at + 1] = Math.min(b[at + 1], minY);
    b[at + 2] = Math.min(b[at + 2], minZ);
    b[at + MAX] = Math.min(b[at + MAX], maxX);
    b[at + MAX + 1] = Math.min(b[at + MAX + 1], maxY);
    b[at + MAX + 2] = Math.min(b[at + MAX + 2], maxZ);
  }

  /** Grows bounds of centres by that of a reference. */
  private static void growCentre(int[] bounds, int at, float[] refs, int ref) {
    int x = key(refs[ref] - refs[ref + MAX]);
    int y = key(refs[ref + 1] - refs[ref + MAX + 1]);
    int z = key(refs[ref + 2] - refs[ref + MAX + 2]);
    grow(bounds, at, x, y, z, ~x, ~y, ~z);
  }

  private static void values(int[] keys, int from, float[] to, int at) {
    for (int c = 0; c < 3; c++) {
      to[at + c] = value(keys[from + c]);
      to[at + MAX + c] = value(keys[from + MAX + c]);
    }
  }

  @Override
  boolean findSplit(float[] refs, int from, int to, float[] centres, int at) {
    System.arraycopy(centres, at, this.centres, 0, REF);
    clear(to - from);
    fill(refs, from, to);
    return sweep(to - from);
  }

  @Override
  void centres(float[] refs, int from, int to, float[] centres, int at) {
    Arrays.fill(sides, NONE);
    for (int k = from; k < to; k++) {
      growCentre(sides, 0, refs, k * REF);
    }
    values(sides, 0, centres, at);
  }

  /** Adds references {@code from} to {@code to − 1} to empty bins. */
  private void fill(float[] refs, int from, int to) {
    int[] boxes = this.boxes;
    int[] counts = this.counts;
    for (int axis = 0; axis < 3; axis++) {
      Arrays.fill(boxes, axis * AXIS, axis * AXIS + bins * REF, NONE);
    }
    float baseX = centres[0], baseY = centres[1], baseZ = centres[2];
    float scaleX = scale[0], scaleY = scale[1], scaleZ = scale[2];
    for (int at = from * REF; at < to * REF; at += REF) {
      float minX = refs[at], minY = refs[at + 1], minZ = refs[at + 2];
      float maxX = refs[at + MAX], maxY = refs[at + MAX + 1], maxZ = refs[at + MAX + 2];
      int x = (int) ((minX - maxX - baseX) * scaleX);
      int y = COUNTS + (int) ((minY - maxY - baseY) * scaleY);
      int z = 2 * COUNTS + (int) ((minZ - maxZ - baseZ) * scaleZ);
      counts[x]++;
      counts[y]++;
      counts[z]++;
      int keyX = key(minX), keyY = key(minY), keyZ = key(minZ);
      int keyMaxX = key(maxX), keyMaxY = key(maxY), keyMaxZ = key(maxZ);
      grow(boxes, x * REF, keyX, keyY, keyZ, keyMaxX, keyMaxY, keyMaxZ);
      grow(boxes, y * REF, keyX, keyY, keyZ, keyMaxX, keyMaxY, keyMaxZ);
      grow(boxes, z * REF, keyX, keyY, keyZ, keyMaxX, keyMaxY, keyMaxZ);
    }
  }

  @Override
  void widths() {
    for (int along = 0; along < 3; along++) {
      int from = along * AXIS, to = along * BOUNDARIES;
      widths(from, REF, lefts, to + WIDTHS, WIDTHS);
      widths(from + (bins - 1) * REF, -REF, rights, to + (bins - 1) * WIDTHS, -WIDTHS);
    }
  }

  /** Widths of boxes that grow bin after bin, of all but the last. */
  private void widths(int from, int step, float[] widths, int to, int stepTo) {
    int[] b = boxes;
    int minX = NONE, minY = NONE, minZ = NONE, maxX = NONE, maxY = NONE, maxZ = NONE;
    for (int k = 1, at = from, out = to; k < bins; k++, at += step, out += stepTo) {
      minX = Math.min(minX, b[at]);
      minY = Math.min(minY, b[at + 1]);
      minZ = Math.min(minZ, b[at + 2]);
      maxX = Math.min(maxX, b[at + MAX]);
      maxY = Math.min(maxY, b[at + MAX + 1]);
      maxZ = Math.min(maxZ, b[at + MAX + 2]);
      widths[out] = -value(maxX) - value(minX);
      widths[out + 1] = -value(maxY) - value(minY);
      widths[out + 2] = -value(maxZ) - value(minZ);
    }
  }

  @Override
  void sideBoxes(float[] to, int at) {
    int first = axis * AXIS, split = first + splitBin * REF;
    side(first, split, to, at);
    side(split, first + bins * REF, to, at + REF);
  }

  private void side(int from, int end, float[] to, int at) {
    int[] b = boxes;
    Arrays.fill(sides, 0, REF, NONE);
    for (int k = from; k < end; k += REF) {
      grow(sides, 0, b[k], b[k + 1], b[k + 2], b[k + MAX], b[k + MAX + 1], b[k + MAX + 2]);
    }
    values(sides, 0, to, at);
  }

  @Override
  void partition(float[] refs, int from, int to, float[] into, float[] sides, int at) {
    int[] bounds = this.sides;
    Arrays.fill(bounds, NONE);
    float base = centres[axis], unit = scale[axis];
    int splitBin = this.splitBin;
    int axis = this.axis;
    int max = axis + MAX;
    int l = from * REF;
    int r = l + leftCount * REF;
    for (int ref = from * REF; ref < to * REF; ref += REF) {
      int bin = (int) ((refs[ref + axis] - refs[ref + max] - base) * unit);
      int side = (splitBin - 1 - bin) >> 31; // −1: right
      int p = l + (r - l & side);
      for (int k = 0; k < REF; k++) {
        into[p + k] = refs[ref + k];
      }
      growCentre(bounds, REF & side, refs, ref);
      l += REF & ~side;
      r += REF & side;
    }
    values(bounds, 0, sides, at);
    values(bounds, REF, sides, at + REF);
  }

  @Override
  void bounds(float[] boxes, int from, int to, float[] box, int at) {
    Arrays.fill(sides, 0, REF, NONE);
    for (int k = from * REF; k < to * REF; k += REF) {
      grow(sides, 0, key(boxes[k]), key(boxes[k + 1]), key(boxes[k + 2]), key(boxes[k + MAX]),
          key(boxes[k + MAX + 1]), key(boxes[k + MAX + 2]));
    }
    values(sides, 0, box, at);
  }
}
