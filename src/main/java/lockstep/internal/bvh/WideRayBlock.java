package lockstep.internal.bvh;

import static jdk.incubator.vector.FloatVector.broadcast;
import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NEG;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.FLOAT_VECTOR;
import static lockstep.twin.WideLanes.INT_VECTOR;

import java.util.Arrays;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorSpecies;
import lockstep.internal.kernel.cast.RayTriangle;
import lockstep.internal.kernel.cast.RayTriangleScalar;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Elements;
import lockstep.twin.WideLanes;

/**
 * A block of rays as columns, with everything that traversal and ray–triangle tests need: the slab constants
 * of {@link SlabQuery} for each ray, the shear of {@link RayTriangle}, and the closest hit so far.
 */
final class WideRayBlock {
  /** Rays per block: few enough for the first-level cache. */
  static final int SIZE = 256;

  static final int LANES = WideLanes.count();
  static final VectorSpecies<Float> FLOATS = WideLanes.FLOATS;
  static final VectorSpecies<Integer> INTS = WideLanes.INTS;

  /**
   * {@link #directionClass} of a ray outside the range of the vector path, such as one with an origin or
   * direction out of proportion or a negative tMin: it is cast by the scalar path.
   */
  static final int OUT_OF_RANGE = -1;

  final float[] ox = column(), oy = column(), oz = column();
  final float[] dx = column(), dy = column(), dz = column();
  final float[] tMin = column(), tMax = column();
  final float[][] rays = {ox, oy, oz, dx, dy, dz, tMin, tMax};

  /** Floats per column: not a power of two, so that columns do not map to the same cache sets. */
  private static final int COLUMN = SIZE + 16;

  // where the columns of derived begin: slab constants, each for x, y and z
  static final int INVERSE = 0, NEAR = 3 * COLUMN, FAR = 6 * COLUMN;
  static final int RX = INVERSE, RY = RX + COLUMN, RZ = RY + COLUMN;
  static final int NEAR_X = NEAR, NEAR_Y = NEAR_X + COLUMN, NEAR_Z = NEAR_Y + COLUMN;
  static final int FAR_X = FAR, FAR_Y = FAR_X + COLUMN, FAR_Z = FAR_Y + COLUMN;

  /**
   * The interval still searched: from tMin to the closest hit so far or tMax; the latter is −1 when any hit
   * is found.
   */
  static final int FIRST = 9 * COLUMN, LAST = FIRST + COLUMN;

  // the shear of the direction, and the origin in the order of the dominant axis and the two others
  static final int SCALE = 11 * COLUMN, SHEAR_P = SCALE + COLUMN, SHEAR_Q = SHEAR_P + COLUMN;
  static final int OR = SHEAR_Q + COLUMN, OP = OR + COLUMN, OQ = OP + COLUMN;

  static final int DERIVED = 17 * COLUMN;

  /**
   * Values derived from rays, column after column, in one array, so that one check of a ray's index covers
   * all columns that a loop reads.
   */
  final float[] derived = new float[DERIVED];

  /** The closest hit so far. */
  final float[] t = column(), u = column(), v = column();

  final int[] index = new int[COLUMN];

  /**
   * Selects the hits that count, null for all; the entry of each ray in the answers, if there is a filter.
   */
  RayFilter filter;

  final int[] entry = new int[COLUMN];

  /** 8 times the dominant axis (0 to 2) of the direction plus its octant, or {@link #OUT_OF_RANGE}. */
  final int[] directionClass = new int[COLUMN];

  /** A bit for each ray that is in range; beyond the last ray of a block they have no meaning. */
  private final long[] inRange = new long[SIZE / Long.SIZE];

  /**
   * The largest |component| of the direction, the least for which boxes are tested, and the padding of boxes.
   */
  final float[] largest = column();

  private final float[] least = column(), pad = column();

  // output of the scalar kernel
  private final float[] oneT = new float[1], oneU = new float[1], oneV = new float[1];

  /** Added to the padding of rays. */
  float extraPad;

  private static float[] column() {
    return new float[COLUMN];
  }

  /**
   * Computes all columns of rays 0 to {@code count − 1} from the first eight. It takes several short methods:
   * in one with more than about fifty operations vectors are boxed.
   */
  void prepare(Hierarchy tree, int count) {
    shears(count);
    intervals(tree, count);
    classify(count);
    for (int axis = 0; axis < 3; axis++) {
      slabs(rays[3 + axis], rays[axis], count, axis * COLUMN);
    }
  }

  private void shears(int count) {
    FloatVector one = broadcast(FLOATS, 1f);
    for (int i = 0; i < count; i += LANES) {
      FloatVector dx = fromArray(FLOATS, this.dx, i), dy = fromArray(FLOATS, this.dy, i),
          dz = fromArray(FLOATS, this.dz, i);
      FloatVector ax = dx.lanewise(ABS), ay = dy.lanewise(ABS), az = dz.lanewise(ABS);
      VectorMask<Float> alongX = ax.compare(GE, ay).and(ax.compare(GE, az));
      VectorMask<Float> alongY = ay.compare(GE, az).andNot(alongX);
      FLOAT_VECTOR.cast(az.blend(ay, alongY).blend(ax, alongX)).intoArray(largest, i);
      FloatVector scale = one.lanewise(DIV, dz.blend(dy, alongY).blend(dx, alongX));
      FLOAT_VECTOR.cast(scale).intoArray(derived, SCALE + i);
      FLOAT_VECTOR.cast(dx.blend(dz, alongX).lanewise(MUL, scale)).intoArray(derived, SHEAR_P + i);
      FLOAT_VECTOR.cast(dy.blend(dz, alongY).lanewise(MUL, scale)).intoArray(derived, SHEAR_Q + i);
      FloatVector ox = fromArray(FLOATS, this.ox, i), oy = fromArray(FLOATS, this.oy, i),
          oz = fromArray(FLOATS, this.oz, i);
      FLOAT_VECTOR.cast(oz.blend(oy, alongY).blend(ox, alongX)).intoArray(derived, OR + i);
      FLOAT_VECTOR.cast(ox.blend(oz, alongX)).intoArray(derived, OP + i);
      FLOAT_VECTOR.cast(oy.blend(oz, alongY)).intoArray(derived, OQ + i);
      INT_VECTOR.cast(IntVector.broadcast(INTS, 16).blend(8, alongY.cast(INTS)).blend(0, alongX.cast(INTS)))
          .intoArray(directionClass, i);
    }
  }

  private void classify(int count) {
    Arrays.fill(this.inRange, 0);
    for (int i = 0; i < count; i += LANES) {
      FloatVector d = fromArray(FLOATS, largest, i);
      VectorMask<Float> inRange = d.compare(GE, fromArray(FLOATS, least, i));
      inRange = d.compare(LE, SlabQuery.LARGEST_DIRECTION, inRange);
      inRange = fromArray(FLOATS, ox, i).lanewise(ABS).compare(LE, Elements.FAR, inRange);
      inRange = fromArray(FLOATS, oy, i).lanewise(ABS).compare(LE, Elements.FAR, inRange);
      inRange = fromArray(FLOATS, oz, i).lanewise(ABS).compare(LE, Elements.FAR, inRange);
      FloatVector tMin = fromArray(FLOATS, this.tMin, i);
      inRange = tMin.compare(GE, 0f, inRange);
      inRange = tMin.compare(LE, fromArray(FLOATS, tMax, i), inRange);
      IntVector k = IntVector.fromArray(INTS, directionClass, i);
      k = k.blend(k.add(1), fromArray(FLOATS, dx, i).compare(LT, 0f).cast(INTS));
      k = k.blend(k.add(2), fromArray(FLOATS, dy, i).compare(LT, 0f).cast(INTS));
      k = k.blend(k.add(4), fromArray(FLOATS, dz, i).compare(LT, 0f).cast(INTS));
      INT_VECTOR.cast(IntVector.broadcast(INTS, OUT_OF_RANGE).blend(k, inRange.cast(INTS)))
          .intoArray(directionClass, i);
      this.inRange[i / Long.SIZE] |= inRange.toLong() << i;
    }
  }

  /** Sets the least direction, the padding and the interval, and that there is no hit so far. */
  private void intervals(Hierarchy tree, int count) {
    for (int i = 0; i < count; i += LANES) {
      FloatVector x = fromArray(FLOATS, ox, i).lanewise(ABS), y = fromArray(FLOATS, oy, i).lanewise(ABS),
          z = fromArray(FLOATS, oz, i).lanewise(ABS);
      FloatVector o = x.blend(y, x.compare(LT, y));
      o = o.blend(z, o.compare(LT, z));
      FLOAT_VECTOR.cast(o).intoArray(pad, i);
      FLOAT_VECTOR.cast(fromArray(FLOATS, tMin, i).add(0f)).intoArray(derived, FIRST + i);
      FLOAT_VECTOR.cast(fromArray(FLOATS, tMax, i).add(0f)).intoArray(derived, LAST + i);
    }
    ErrorBound error = tree.rayError;
    float more = extraPad + tree.leafPadOfRays();
    for (int i = 0; i < count; i++) { // C2 vectorises this loop
      least[i] = SlabQuery.leastDirection(tree, pad[i]);
      pad[i] = Padding.ofRay(error, pad[i], largest[i]) + more;
    }
    Arrays.fill(t, 0, count, Float.POSITIVE_INFINITY);
    Arrays.fill(u, 0, count, 0);
    Arrays.fill(v, 0, count, 0);
    Arrays.fill(index, 0, count, -1);
  }

  /** Goes on from a hit of ray i, if there is one. */
  void goOn(int i, float tHit, int id) {
    t[i] = tHit;
    index[i] = id;
    derived[LAST + i] = tHit < derived[LAST + i] ? tHit + 0f : derived[LAST + i];
  }

  private void slabs(float[] d, float[] o, int count, int axis) {
    for (int i = 0; i < count; i += LANES) {
      FloatVector least = fromArray(FLOATS, largest, i).mul(SlabQuery.LEAST_RATIO);
      FloatVector dv = fromArray(FLOATS, d, i);
      // |d| < least ? copySign(least, d) : d
      FloatVector steep =
          dv.blend(least.blend(least.lanewise(NEG), dv.compare(LT, 0f)), dv.lanewise(ABS).compare(LT, least));
      FloatVector rv = broadcast(FLOATS, 1f).lanewise(DIV, steep);
      FloatVector or = fromArray(FLOATS, o, i).lanewise(NEG).lanewise(MUL, rv);
      FloatVector p = fromArray(FLOATS, pad, i).lanewise(MUL, rv.lanewise(ABS));
      FLOAT_VECTOR.cast(rv).intoArray(derived, INVERSE + axis + i);
      FLOAT_VECTOR.cast(or.lanewise(SUB, p)).intoArray(derived, NEAR + axis + i);
      FLOAT_VECTOR.cast(or.lanewise(ADD, p)).intoArray(derived, FAR + axis + i);
    }
  }

  /** Whether ray i is in range and still has something to search for. */
  boolean isLeft(int i) {
    return directionClass[i] != OUT_OF_RANGE && derived[LAST + i] >= 0;
  }

  /** A bit for each of 64 rays from {@code from} on that is of a direction class. */
  long ofClass(int directionClass, int from) {
    long set = 0;
    for (int k = 0; k < WideRayPacket.SIZE; k += LANES) {
      IntVector classes = IntVector.fromArray(INTS, this.directionClass, from + k);
      set |= classes.compare(EQ, directionClass).toLong() << k;
    }
    return set;
  }

  /** A bit for each of 64 rays from {@code from} on that is in range. */
  long inRange(int from) {
    return inRange[from / Long.SIZE];
  }

  /** A bit for each of 64 rays from {@code from} on that hits something. */
  long hits(int from) {
    long set = 0;
    for (int k = 0; k < Long.SIZE; k++) {
      set |= (long) (~index[from + k] >>> 31) << k;
    }
    return set;
  }

  /** Whether a hit of ray i with primitive {@code id} counts. */
  boolean passes(int i, int id) {
    return filter == null || filter.passes(entry[i], id);
  }

  /** The hits that count, as bits, out of those of rays from i on with a primitive. */
  long passing(int i, int id, long hits) {
    long passing = hits;
    for (long left = filter == null ? 0 : hits; left != 0; left &= left - 1) {
      int k = Long.numberOfTrailingZeros(left);
      passing &= passes(i + k, id) ? -1 : ~(1L << k);
    }
    return passing;
  }

  /**
   * Casts ray i at triangle k of a leaf with the scalar kernel; returns whether it is the ray's closest hit
   * so far.
   */
  boolean castScalar(Bvh bvh, int i, int leaf, int k, boolean any) {
    float[] c = bvh.leafColumns;
    int n = Bvh.count(leaf);
    int a = Bvh.CORNERS * Bvh.first(leaf) + k;
    if (derived[LAST + i] >= 0 && RayTriangleScalar.cast(ox[i], oy[i], oz[i], dx[i], dy[i], dz[i], tMin[i],
        tMax[i], c[a], c[a + n], c[a + 2 * n], c[a + 3 * n], c[a + 4 * n], c[a + 5 * n], c[a + 6 * n],
        c[a + 7 * n], c[a + 8 * n], oneT, oneU, oneV, 0)) {
      return record(i, oneT[0], oneU[0], oneV[0], bvh.ids[Bvh.first(leaf) + k], any);
    }
    return false;
  }

  /** The same of triangle {@code id}, whose corners are entry k of columns. */
  boolean castScalar(float[][] c, int k, int i, int id, boolean any) {
    return derived[LAST + i] >= 0
        && RayTriangleScalar.cast(ox[i], oy[i], oz[i], dx[i], dy[i], dz[i], tMin[i], tMax[i], c[0][k],
            c[1][k], c[2][k], c[3][k], c[4][k], c[5][k], c[6][k], c[7][k], c[8][k], oneT, oneU, oneV, 0)
        && record(i, oneT[0], oneU[0], oneV[0], id, any);
  }

  /** Records the hit of a pair that a kernel has tested. */
  boolean record(int i, RayKernel kernel, int pair, int id, boolean any) {
    return record(i, kernel.t[pair], kernel.u(pair), kernel.v(pair), id, any);
  }

  /**
   * Records a hit of ray i if it is the closest so far, or has the lower index on equal t; returns whether it
   * is.
   */
  boolean record(int i, float tHit, float uHit, float vHit, int id, boolean any) {
    if ((tHit < t[i] || (tHit == t[i] && id < index[i])) && passes(i, id)) {
      t[i] = tHit;
      u[i] = uHit;
      v[i] = vHit;
      index[i] = id;
      derived[LAST + i] = any ? -1 : tHit + 0f;
      return true;
    }
    return false;
  }

  /**
   * Ends the search of those rays from i on whose bits are set: they hit something. Without vectors, which
   * C2 makes objects of at the end of a long method.
   */
  void end(int i, long hits) {
    for (long left = hits; left != 0; left &= left - 1) {
      end(i + Long.numberOfTrailingZeros(left));
    }
  }

  /** Ends the search of ray i: it hits something. */
  void end(int i) {
    index[i] = 0;
    derived[LAST + i] = -1;
  }

  /** A bit for each of a vector of rays from i on that still has something to search for. */
  long left(int i) {
    return fromArray(FLOATS, derived, LAST + i).compare(GE, 0f).toLong();
  }

  /**
   * Records those hits of a vector of rays from i on, whose bits are set, that are the closest so far.
   *
   * @param next the rays whose hit is one with the primitive after {@code id}
   */
  void record(int i, long hits, float[] tHits, float[] uHits, float[] vHits, int id, long next, boolean any) {
    VectorMask<Float> hit = VectorMask.fromLong(FLOATS, hits);
    IntVector ids = IntVector.broadcast(INTS, id).blend(id + 1, VectorMask.fromLong(INTS, next));
    FloatVector tHit = fromArray(FLOATS, tHits, 0);
    FloatVector best = fromArray(FLOATS, t, i);
    IntVector before = IntVector.fromArray(INTS, index, i);
    VectorMask<Float> less =
        tHit.compare(LT, best, hit).or(tHit.compare(EQ, best, hit).and(before.compare(GT, ids).cast(FLOATS)));
    FLOAT_VECTOR.cast(best.blend(tHit, less)).intoArray(t, i);
    FLOAT_VECTOR.cast(fromArray(FLOATS, u, i).blend(fromArray(FLOATS, uHits, 0), less)).intoArray(u, i);
    FLOAT_VECTOR.cast(fromArray(FLOATS, v, i).blend(fromArray(FLOATS, vHits, 0), less)).intoArray(v, i);
    INT_VECTOR.cast(before.blend(ids, less.cast(INTS))).intoArray(index, i);
    FloatVector last = fromArray(FLOATS, derived, LAST + i);
    FLOAT_VECTOR.cast(last.blend(any ? broadcast(FLOATS, -1f) : tHit.add(0f), less)).intoArray(derived,
        LAST + i);
  }
}
