package lockstep.internal.bvh;

import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NEG;
import static jdk.incubator.vector.VectorOperators.SUB;

import java.util.Arrays;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;

/**
 * Binned split search with vectors: of eight lanes for a box, and of four for one coordinate of each axis. It
 * finds the same splits as {@link Bins}. Loading this class needs the module jdk.incubator.vector; it is fast
 * only where vectors have at least 256 bits.
 *
 * <p>Short methods keep what they grow in an array: a vector that a loop carries is an object in each round
 * where C2 inlines the method in some callers, which depends on what ran before.
 */
public final class WideBins extends Bins {
  private static final VectorSpecies<Float> HALF = FloatVector.SPECIES_128;
  private static final VectorSpecies<Float> WHOLE = FloatVector.SPECIES_256;
  private static final Class<? extends FloatVector> HALF_VECTOR =
      HALF.vectorType().asSubclass(FloatVector.class);
  private static final Class<? extends FloatVector> WHOLE_VECTOR =
      WHOLE.vectorType().asSubclass(FloatVector.class);

  /** Exchanges the minima of a box with its negated maxima. */
  private static final VectorShuffle<Float> HALVES = VectorShuffle.fromOp(WHOLE, lane -> lane ^ MAX);

  /** Bounding boxes of the bins, axis by axis. */
  private final float[] boxes = new float[3 * AXIS];

  private final float[] bin = new float[HALF.length()];

  private WideBins() {}

  /** A split search for the current thread. */
  public static Bins create() {
    return new WideBins();
  }

  @Override
  boolean findSplit(float[] refs, int from, int to, float[] centres, int at) {
    System.arraycopy(centres, at, this.centres, 0, REF);
    clear(to - from);
    for (int axis = 0; axis < 3; axis++) {
      Arrays.fill(boxes, axis * AXIS, axis * AXIS + bins * REF, Float.POSITIVE_INFINITY);
    }
    fill(refs, from, to);
    return sweep(to - from);
  }

  @Override
  void centres(float[] refs, int from, int to, float[] centres, int at) {
    WHOLE_VECTOR.cast(FloatVector.broadcast(WHOLE, Float.POSITIVE_INFINITY)).intoArray(centres, at);
    for (int k = from * REF; k < to * REF; k += REF) {
      FloatVector ref = FloatVector.fromArray(WHOLE, refs, k);
      FloatVector centre = ref.lanewise(SUB, ref.rearrange(HALVES)); // and, negated, again
      FloatVector bounds = FloatVector.fromArray(WHOLE, centres, at);
      WHOLE_VECTOR.cast(bounds.blend(centre, centre.compare(LT, bounds))).intoArray(centres, at);
    }
  }

  /**
   * Lanes become ints by way of an array: in some programs C2 allocates a vector that is converted, or of
   * which a lane is read, for each box.
   */
  private void fill(float[] refs, int from, int to) {
    float[] bin = this.bin;
    FloatVector base = FloatVector.fromArray(HALF, centres, 0);
    FloatVector scale = FloatVector.fromArray(HALF, this.scale, 0);
    float[] boxes = this.boxes;
    int[] counts = this.counts;
    for (int at = from * REF; at < to * REF; at += REF) {
      FloatVector min = FloatVector.fromArray(HALF, refs, at);
      FloatVector max = FloatVector.fromArray(HALF, refs, at + MAX);
      HALF_VECTOR.cast(min.lanewise(SUB, max).lanewise(SUB, base).lanewise(MUL, scale)).intoArray(bin, 0);
      int x = (int) bin[0];
      int y = (int) bin[1] + COUNTS;
      int z = (int) bin[2] + 2 * COUNTS;
      counts[x]++;
      counts[y]++;
      counts[z]++;
      x *= REF;
      y *= REF;
      z *= REF;
      FloatVector box = FloatVector.fromArray(WHOLE, refs, at);
      FloatVector b = FloatVector.fromArray(WHOLE, boxes, x);
      WHOLE_VECTOR.cast(b.blend(box, box.compare(LT, b))).intoArray(boxes, x);
      b = FloatVector.fromArray(WHOLE, boxes, y);
      WHOLE_VECTOR.cast(b.blend(box, box.compare(LT, b))).intoArray(boxes, y);
      b = FloatVector.fromArray(WHOLE, boxes, z);
      WHOLE_VECTOR.cast(b.blend(box, box.compare(LT, b))).intoArray(boxes, z);
    }
  }

  @Override
  void partition(float[] refs, int from, int to, float[] into, float[] sides, int at) {
    WHOLE_VECTOR.cast(FloatVector.broadcast(WHOLE, Float.POSITIVE_INFINITY)).intoArray(sides, at);
    WHOLE_VECTOR.cast(FloatVector.broadcast(WHOLE, Float.POSITIVE_INFINITY)).intoArray(sides, at + REF);
    float base = centres[axis], unit = scale[axis];
    int splitBin = this.splitBin;
    int axis = this.axis;
    int max = axis + MAX;
    int l = from * REF;
    int r = l + leftCount * REF;
    for (int k = from * REF; k < to * REF; k += REF) {
      int bin = (int) ((refs[k + axis] - refs[k + max] - base) * unit);
      int side = (splitBin - 1 - bin) >> 31; // −1: right
      int p = l + (r - l & side);
      FloatVector ref = FloatVector.fromArray(WHOLE, refs, k);
      WHOLE_VECTOR.cast(ref).intoArray(into, p);
      int s = at + (REF & side);
      FloatVector centre = ref.lanewise(SUB, ref.rearrange(HALVES));
      FloatVector bounds = FloatVector.fromArray(WHOLE, sides, s);
      WHOLE_VECTOR.cast(bounds.blend(centre, centre.compare(LT, bounds))).intoArray(sides, s);
      l += REF & ~side;
      r += REF & side;
    }
  }

  /**
   * All axes in one method of more than 325 bytes of code: if inlined into its caller, C2 allocates these
   * vectors as objects.
   */
  @Override
  void widths() {
    float[] boxes = this.boxes;
    float[] lefts = this.lefts, rights = this.rights;
    for (int k = 0; k < 3; k++) {
      int left = k * AXIS;
      int right = left + (bins - 1) * REF;
      int leftTo = k * BOUNDARIES + WIDTHS;
      int rightTo = k * BOUNDARIES + (bins - 1) * WIDTHS;
      FloatVector leftMin = FloatVector.broadcast(HALF, Float.POSITIVE_INFINITY);
      FloatVector leftMax = FloatVector.broadcast(HALF, Float.POSITIVE_INFINITY);
      FloatVector rightMin = FloatVector.broadcast(HALF, Float.POSITIVE_INFINITY);
      FloatVector rightMax = FloatVector.broadcast(HALF, Float.POSITIVE_INFINITY);
      for (int boundary = 1; boundary < bins; boundary++) {
        FloatVector min = FloatVector.fromArray(HALF, boxes, left);
        FloatVector max = FloatVector.fromArray(HALF, boxes, left + MAX);
        leftMin = leftMin.blend(min, min.compare(LT, leftMin));
        leftMax = leftMax.blend(max, max.compare(LT, leftMax));
        HALF_VECTOR.cast(leftMax.lanewise(NEG).lanewise(SUB, leftMin)).intoArray(lefts, leftTo);
        min = FloatVector.fromArray(HALF, boxes, right);
        max = FloatVector.fromArray(HALF, boxes, right + MAX);
        rightMin = rightMin.blend(min, min.compare(LT, rightMin));
        rightMax = rightMax.blend(max, max.compare(LT, rightMax));
        HALF_VECTOR.cast(rightMax.lanewise(NEG).lanewise(SUB, rightMin)).intoArray(rights, rightTo);
        left += REF;
        right -= REF;
        leftTo += WIDTHS;
        rightTo -= WIDTHS;
      }
    }
  }

  @Override
  void sideBoxes(float[] to, int at) {
    int first = axis * MAX_BINS;
    bounds(boxes, first, first + splitBin, to, at);
    bounds(boxes, first + splitBin, first + bins, to, at + REF);
  }

  @Override
  void bounds(float[] boxes, int from, int to, float[] box, int at) {
    WHOLE_VECTOR.cast(FloatVector.broadcast(WHOLE, Float.POSITIVE_INFINITY)).intoArray(box, at);
    for (int k = from * REF; k < to * REF; k += REF) {
      FloatVector b = FloatVector.fromArray(WHOLE, boxes, k);
      FloatVector bounds = FloatVector.fromArray(WHOLE, box, at);
      WHOLE_VECTOR.cast(bounds.blend(b, b.compare(LT, bounds))).intoArray(box, at);
    }
  }
}
