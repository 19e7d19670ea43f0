package lockstep.internal.bvh;

import static jdk.incubator.vector.FloatVector.broadcast;
import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;

import java.util.Arrays;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorSpecies;
import lockstep.internal.kernel.WideLanes;
import lockstep.internal.kernel.RayTriangle;

/**
 * Some rays, with all that their way through a tree needs, as columns: what {@link Probe} has for one ray, the shear
 * of {@link RayTriangle}, and the closest hit so far.
 */
final class RayBlock {
  /** Few enough to stay in the first-level cache. */
  static final int SIZE = 256;
  static final int LANES = WideLanes.count();
  static final VectorSpecies<Float> FLOATS =
      VectorSpecies.of(float.class, VectorShape.forBitSize(LANES * Float.SIZE));
  static final VectorSpecies<Integer> INTS =
      VectorSpecies.of(int.class, VectorShape.forBitSize(LANES * Integer.SIZE));

  /** Of {@link #kind}: a ray that needs the care of {@link Probe}. */
  static final int UNUSUAL = -1;

  final float[] ox = column(), oy = column(), oz = column();
  final float[] dx = column(), dy = column(), dz = column();
  final float[] tMin = column(), tMax = column();
  final float[][] rays = {ox, oy, oz, dx, dy, dz, tMin, tMax};
  final float[] rx = column(), ry = column(), rz = column();
  final float[] nearX = column(), nearY = column(), nearZ = column();
  final float[] farX = column(), farY = column(), farZ = column();
  private final float[][] slopes = {rx, ry, rz}, nears = {nearX, nearY, nearZ}, fars = {farX, farY, farZ};
  final float[] scale = column(), shearP = column(), shearQ = column();
  final float[] or = column(), op = column(), oq = column();

  /** Where the search begins and ends: at tMin, and at the closest hit so far or tMax; −1 when it is over. */
  final float[] first = column(), last = column();

  /** The closest hit so far. */
  final float[] t = column(), u = column(), v = column();

  final int[] index = new int[SIZE + 16];

  /** 8 times the dominant axis (0 to 2) plus the octant, or {@link #UNUSUAL}. */
  final int[] kind = new int[SIZE + 16];

  /** The largest |component| of the direction, and how far boxes are padded. */
  private final float[] largest = column(), pad = column();

  // of the triangle last tested
  private final float[] oneT = new float[1], oneU = new float[1], oneV = new float[1];

  private static float[] column() {
    return new float[SIZE + 16];
  }

  /**
   * Prepares rays 0 to {@code count − 1}, whose first eight columns are filled. In small steps: after some fifty
   * operations in one method, vectors begin to be boxed.
   */
  void prepare(Bvh bvh, int count) {
    shears(count);
    kinds(count);
    intervals(bvh, count);
    for (int axis = 0; axis < 3; axis++) {
      slopes(rays[3 + axis], rays[axis], count, slopes[axis], nears[axis], fars[axis]);
    }
  }

  private void shears(int count) {
    FloatVector one = broadcast(FLOATS, 1f);
    for (int i = 0; i < count; i += LANES) {
      FloatVector dx = fromArray(FLOATS, this.dx, i), dy = fromArray(FLOATS, this.dy, i),
          dz = fromArray(FLOATS, this.dz, i);
      FloatVector ax = dx.abs(), ay = dy.abs(), az = dz.abs();
      VectorMask<Float> alongX = ax.compare(GE, ay).and(ax.compare(GE, az));
      VectorMask<Float> alongY = ay.compare(GE, az).andNot(alongX);
      az.blend(ay, alongY).blend(ax, alongX).intoArray(largest, i);
      FloatVector scale = one.div(dz.blend(dy, alongY).blend(dx, alongX));
      scale.intoArray(this.scale, i);
      dx.blend(dz, alongX).mul(scale).intoArray(shearP, i);
      dy.blend(dz, alongY).mul(scale).intoArray(shearQ, i);
      FloatVector ox = fromArray(FLOATS, this.ox, i), oy = fromArray(FLOATS, this.oy, i),
          oz = fromArray(FLOATS, this.oz, i);
      oz.blend(oy, alongY).blend(ox, alongX).intoArray(or, i);
      ox.blend(oz, alongX).intoArray(op, i);
      oy.blend(oz, alongY).intoArray(oq, i);
      IntVector.broadcast(INTS, 16).blend(8, alongY.cast(INTS)).blend(0, alongX.cast(INTS)).intoArray(kind,
          i);
    }
  }

  private void kinds(int count) {
    for (int i = 0; i < count; i += LANES) {
      FloatVector d = fromArray(FLOATS, largest, i);
      VectorMask<Float> usual = d.compare(GE, Probe.LEAST_DIRECTION);
      usual = d.compare(LE, Probe.LARGEST_DIRECTION, usual);
      usual = fromArray(FLOATS, ox, i).abs().compare(LE, Primitives.FAR, usual);
      usual = fromArray(FLOATS, oy, i).abs().compare(LE, Primitives.FAR, usual);
      usual = fromArray(FLOATS, oz, i).abs().compare(LE, Primitives.FAR, usual);
      FloatVector tMin = fromArray(FLOATS, this.tMin, i);
      usual = tMin.compare(GE, 0f, usual);
      usual = tMin.compare(LE, fromArray(FLOATS, tMax, i), usual);
      IntVector k = IntVector.fromArray(INTS, kind, i);
      k = k.blend(k.add(1), fromArray(FLOATS, dx, i).compare(LT, 0f).cast(INTS));
      k = k.blend(k.add(2), fromArray(FLOATS, dy, i).compare(LT, 0f).cast(INTS));
      k = k.blend(k.add(4), fromArray(FLOATS, dz, i).compare(LT, 0f).cast(INTS));
      IntVector.broadcast(INTS, UNUSUAL).blend(k, usual.cast(INTS)).intoArray(kind, i);
    }
  }

  /** Sets how far boxes are padded, where the search begins and ends, and that there is no hit so far. */
  private void intervals(Bvh bvh, int count) {
    float padAll = 128 * Probe.U * bvh.extent + Probe.LEAST;
    for (int i = 0; i < count; i += LANES) {
      FloatVector x = fromArray(FLOATS, ox, i).abs(), y = fromArray(FLOATS, oy, i).abs(),
          z = fromArray(FLOATS, oz, i).abs();
      FloatVector o = x.blend(y, x.compare(LT, y));
      o = o.blend(z, o.compare(LT, z));
      o.add(bvh.reach).mul(32 * Probe.U).add(padAll).intoArray(pad, i);
      fromArray(FLOATS, tMin, i).add(0f).intoArray(first, i);
      fromArray(FLOATS, tMax, i).add(0f).intoArray(last, i);
    }
    Arrays.fill(t, 0, count, Float.POSITIVE_INFINITY);
    Arrays.fill(u, 0, count, 0);
    Arrays.fill(v, 0, count, 0);
    Arrays.fill(index, 0, count, -1);
  }

  private void slopes(float[] d, float[] o, int count, float[] r, float[] near, float[] far) {
    for (int i = 0; i < count; i += LANES) {
      FloatVector least = fromArray(FLOATS, largest, i).mul(Probe.LEAST_RATIO);
      FloatVector dv = fromArray(FLOATS, d, i);
      // too flat: copySign(least, d)
      FloatVector steep = dv.blend(least.blend(least.neg(), dv.compare(LT, 0f)), dv.abs().compare(LT, least));
      FloatVector rv = broadcast(FLOATS, 1f).div(steep);
      FloatVector or = fromArray(FLOATS, o, i).neg().mul(rv);
      FloatVector p = fromArray(FLOATS, pad, i).mul(rv.abs());
      rv.intoArray(r, i);
      or.sub(p).intoArray(near, i);
      or.add(p).intoArray(far, i);
    }
  }

  /** Ray i against one triangle, by the reference; whether that is its closest hit so far. */
  boolean exactly(Bvh bvh, int i, int leaf, int k, boolean any) {
    float[] c = bvh.corners;
    int n = Bvh.count(leaf);
    int a = Bvh.CORNERS * Bvh.first(leaf) + k;
    if (last[i] >= 0 && RayTriangle.cast(ox[i], oy[i], oz[i], dx[i], dy[i], dz[i], tMin[i], tMax[i], c[a],
        c[a + n], c[a + 2 * n], c[a + 3 * n], c[a + 4 * n], c[a + 5 * n], c[a + 6 * n], c[a + 7 * n],
        c[a + 8 * n], oneT, oneU, oneV, 0)) {
      return closer(i, oneT[0], oneU[0], oneV[0], bvh.ids[Bvh.first(leaf) + k], any);
    }
    return false;
  }

  /** Takes a hit of ray i if it is the closest so far, on equal t that of the lowest index. */
  boolean closer(int i, float tHit, float uHit, float vHit, int id, boolean any) {
    if (tHit < t[i] || (tHit == t[i] && id < index[i])) {
      t[i] = tHit;
      u[i] = uHit;
      v[i] = vHit;
      index[i] = id;
      last[i] = any ? -1 : tHit + 0f;
      return true;
    }
    return false;
  }

}
