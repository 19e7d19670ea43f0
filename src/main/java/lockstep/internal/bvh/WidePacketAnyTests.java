package lockstep.internal.bvh;

import static jdk.incubator.vector.FloatVector.broadcast;
import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.FMA;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NEG;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.internal.bvh.WideTraversal.FLOAT_VECTOR;
import static lockstep.internal.bvh.WideTraversal.WIDTH;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Real;

/**
 * Which rays of a block hit some triangle of a leaf: a vector of rays of any directions against one triangle
 * after the other. Where they hit is not asked, so t, u and v are not computed, and the arithmetic need not
 * be that of the definition: signs are decided here where float is certain, and by the definition where it is
 * not. That takes a third of the operations of {@link WidePacketLeafTests}.
 *
 * <p>With s = a − o, e = b − a, h = a − c and n = e × h, a ray {@code o + t d} is in the plane at {@code t =
 * (s · n) / det} with {@code det = d · n}, and there {@code u = (h · s × d) / det} and {@code v = (e · s × d)
 * / det} (Möller and Trumbore, Fast, minimum storage ray–triangle intersection, 1997). It hits where u, v and
 * 1 − u − v are not negative, and t is in its interval; all are compared as multiples of det, whose sign is
 * given to s, so that nothing is divided.
 *
 * <p>What float is off by, with u = 2⁻²⁴: let D be the largest component of d, S that of s, for all points of
 * the triangle, plus the extent X of the triangle or of its leaf, E and H the sums of the components of e and
 * h, so that E H ≤ X (E + H) / 2. s, e and h are off by u; s × d by 3 u of its terms; products with h and e
 * by 7 u of theirs, which are no more than 2 S D (E + H) in all; det by 7 u of at most D E H; s · n by 8 u of
 * S E H. So 1 − u − v is off by less than {@code 20 u S D (E + H)}, as u and v are. t is at most S / D, so an
 * end of the interval may be cut to 4 S / D, and its distance from t is off by less than {@code 41 u S E H}.
 * {@link #SIDES} and {@link #ENDS} are larger than that. Where det may have the wrong sign, it is less than
 * what it is off by, and so are, where the ray hits, u, v, 1 − u − v and t: they are within these bounds
 * then, and nothing is taken for a miss. Where a product may overflow, nothing is certain.
 *
 * <p>Underflow takes up to 2⁻¹⁴⁸ of a sum of three products. What is lost of n is multiplied by D in det and
 * by S in s · n, what is lost of s × d by E + H, and what is lost of det by the end of the interval that t is
 * compared with, which is up to 4 S / D. At a tiny triangle and a slow ray, that is more than s · n. {@link
 * #TINY} and {@link #LEAST} make room for all of it.
 */
final class WidePacketAnyTests {
  /** What u, v and 1 − u − v may be off by, times det, as a part of {@code S D (E + H)}. */
  static final float SIDES = 24 * Real.U;

  /** What the distance of t from an end may be off by, times det, as a part of {@code S E H}. */
  static final float ENDS = 48 * Real.U;

  /**
   * Room for underflow: the former times 1 + D + 4 S / D, for det, and times E + H, for s × d; the latter is
   * added to E H, for n.
   */
  static final float TINY = 0x1p-120f, LEAST = 0x1p-100f;

  /** The farthest end of an interval that matters, in S / D; room for an overflow. */
  static final float FARTHEST = 4, LARGE = 16;

  // where columns of the triangles of the leaf begin: a, e, h, n, E + H and E H
  private static final int A = 0, E = 3 * WIDTH, H = 6 * WIDTH, N = 9 * WIDTH, SIZE = 12 * WIDTH,
      AREA = 13 * WIDTH;

  private final float[] triangles = new float[14 * WIDTH];

  /** Per triangle the lanes that hit it, and those that float leaves open. */
  private final long[] inside = new long[WIDTH], open = new long[WIDTH];

  private Bvh bvh;
  private WideRayBlock rays;
  private int leaf;
  private float centerX, centerY, centerZ, halfX, halfY, halfZ, extent; // of the leaf

  /** Sets the tree and the rays. */
  void begin(Bvh itsBvh, WideRayBlock itsRays) {
    bvh = itsBvh;
    rays = itsRays;
  }

  /** Sets the leaf that is tested next, the child at {@code at}; returns a bit for each of its triangles. */
  int enter(int at) {
    leaf = bvh.nodes[at + Bvh.CHILDREN * WIDTH];
    int n = Bvh.count(leaf);
    var FLOATS = WideTraversal.FLOATS;
    float[] c = bvh.leafColumns;
    float[] to = triangles;
    for (int axis = 0; axis < 3; axis++) {
      int base = Bvh.CORNERS * Bvh.first(leaf) + axis * n;
      FloatVector a = fromArray(FLOATS, c, base);
      FLOAT_VECTOR.cast(a).intoArray(to, A + axis * WIDTH);
      FLOAT_VECTOR.cast(fromArray(FLOATS, c, base + 3 * n).lanewise(SUB, a)).intoArray(to, E + axis * WIDTH);
      FLOAT_VECTOR.cast(a.lanewise(SUB, fromArray(FLOATS, c, base + 6 * n))).intoArray(to, H + axis * WIDTH);
    }
    FloatVector ex = fromArray(FLOATS, to, E), ey = fromArray(FLOATS, to, E + WIDTH),
        ez = fromArray(FLOATS, to, E + 2 * WIDTH);
    FloatVector hx = fromArray(FLOATS, to, H), hy = fromArray(FLOATS, to, H + WIDTH),
        hz = fromArray(FLOATS, to, H + 2 * WIDTH);
    FLOAT_VECTOR.cast(ey.lanewise(MUL, hz).lanewise(SUB, ez.lanewise(MUL, hy))).intoArray(to, N);
    FLOAT_VECTOR.cast(ez.lanewise(MUL, hx).lanewise(SUB, ex.lanewise(MUL, hz))).intoArray(to, N + WIDTH);
    FLOAT_VECTOR.cast(ex.lanewise(MUL, hy).lanewise(SUB, ey.lanewise(MUL, hx))).intoArray(to, N + 2 * WIDTH);
    FloatVector sumE = ex.lanewise(ABS).lanewise(ADD, ey.lanewise(ABS)).lanewise(ADD, ez.lanewise(ABS));
    FloatVector sumH = hx.lanewise(ABS).lanewise(ADD, hy.lanewise(ABS)).lanewise(ADD, hz.lanewise(ABS));
    FLOAT_VECTOR.cast(sumE.lanewise(ADD, sumH)).intoArray(to, SIZE);
    FLOAT_VECTOR.cast(sumE.lanewise(FMA, sumH, broadcast(FLOATS, LEAST))).intoArray(to, AREA);
    bound(at);
    return (1 << n) - 1;
  }

  /** A center may be off by the half of an extent, of which the whole is added to every distance. */
  private void bound(int at) {
    int[] nodes = bvh.nodes;
    float lowX = plane(nodes, at, 0, false), highX = plane(nodes, at, 0, true);
    float lowY = plane(nodes, at, 1, false), highY = plane(nodes, at, 1, true);
    float lowZ = plane(nodes, at, 2, false), highZ = plane(nodes, at, 2, true);
    centerX = (lowX + highX) * 0.5f;
    centerY = (lowY + highY) * 0.5f;
    centerZ = (lowZ + highZ) * 0.5f;
    halfX = (highX - lowX) * 0.5f;
    halfY = (highY - lowY) * 0.5f;
    halfZ = (highZ - lowZ) * 0.5f;
    extent = 2 * (halfX + halfY + halfZ);
  }

  private static float plane(int[] nodes, int at, int axis, boolean max) {
    return Float.intBitsToFloat(nodes[at + Bvh.plane(WIDTH, axis, max)]);
  }

  /**
   * Tests those triangles of the leaf whose bits are set against a vector of rays from i on, and ends the
   * search of those that hit one; returns whether any does.
   */
  boolean test(int i, int itsTriangles, long lanes) {
    var FLOATS = WideRayBlock.FLOATS;
    WideRayBlock rays = this.rays;
    float[] c = triangles;
    FloatVector ox = fromArray(FLOATS, rays.ox, i), oy = fromArray(FLOATS, rays.oy, i),
        oz = fromArray(FLOATS, rays.oz, i);
    FloatVector dx = fromArray(FLOATS, rays.dx, i), dy = fromArray(FLOATS, rays.dy, i),
        dz = fromArray(FLOATS, rays.dz, i);
    FloatVector mx = dx.lanewise(NEG), my = dy.lanewise(NEG), mz = dz.lanewise(NEG);
    FloatVector x =
        ox.lanewise(SUB, broadcast(FLOATS, centerX)).lanewise(ABS).lanewise(ADD, broadcast(FLOATS, halfX));
    FloatVector y =
        oy.lanewise(SUB, broadcast(FLOATS, centerY)).lanewise(ABS).lanewise(ADD, broadcast(FLOATS, halfY));
    FloatVector z =
        oz.lanewise(SUB, broadcast(FLOATS, centerZ)).lanewise(ABS).lanewise(ADD, broadcast(FLOATS, halfZ));
    x = x.blend(y, x.compare(LT, y));
    FloatVector far = x.blend(z, x.compare(LT, z)).lanewise(ADD, broadcast(FLOATS, extent));
    FloatVector speed = fromArray(FLOATS, rays.largest, i);
    FloatVector farthest = far.lanewise(MUL, broadcast(FLOATS, FARTHEST)).lanewise(MUL,
        fromArray(FLOATS, rays.derived, WideRayBlock.SCALE + i).lanewise(ABS));
    FloatVector first = fromArray(FLOATS, rays.derived, WideRayBlock.FIRST + i);
    FloatVector last = fromArray(FLOATS, rays.derived, WideRayBlock.LAST + i);
    FloatVector from = first.blend(farthest, farthest.compare(LT, first)).lanewise(NEG);
    FloatVector to = last.blend(farthest, farthest.compare(LT, last));
    FloatVector sides =
        far.lanewise(MUL, speed).lanewise(FMA, broadcast(FLOATS, SIDES), broadcast(FLOATS, TINY));
    FloatVector ends = far.lanewise(MUL, broadcast(FLOATS, ENDS));
    FloatVector tiny =
        farthest.lanewise(ADD, speed).lanewise(FMA, broadcast(FLOATS, TINY), broadcast(FLOATS, TINY));
    // a bound of all products
    long finite = far.lanewise(MUL, broadcast(FLOATS, LARGE)).lanewise(MUL, far)
        .lanewise(FMA, far.lanewise(ADD, speed), farthest).compare(LE, broadcast(FLOATS, Float.MAX_VALUE))
        .toLong() & lanes;
    long overflown = lanes & ~finite;
    long anyInside = 0, anyOpen = 0;
    // rays that all hit something are tested no further, unless a filter may take a hit back
    long enough = rays.filter == null ? lanes : -1;
    for (int some = itsTriangles; some != 0 && anyInside != enough; some &= some - 1) {
      int k = Integer.numberOfTrailingZeros(some);
      FloatVector det = dz.lanewise(FMA, broadcast(FLOATS, c[N + 2 * WIDTH + k]), dy.lanewise(FMA,
          broadcast(FLOATS, c[N + WIDTH + k]), dx.lanewise(MUL, broadcast(FLOATS, c[N + k]))));
      FloatVector sign =
          broadcast(FLOATS, 1f).blend(broadcast(FLOATS, -1f), det.compare(LT, broadcast(FLOATS, 0f)));
      FloatVector area = det.lanewise(ABS);
      FloatVector sx = broadcast(FLOATS, c[A + k]).lanewise(SUB, ox).lanewise(MUL, sign);
      FloatVector sy = broadcast(FLOATS, c[A + WIDTH + k]).lanewise(SUB, oy).lanewise(MUL, sign);
      FloatVector sz = broadcast(FLOATS, c[A + 2 * WIDTH + k]).lanewise(SUB, oz).lanewise(MUL, sign);
      FloatVector px = sz.lanewise(FMA, my, sy.lanewise(MUL, dz));
      FloatVector py = sx.lanewise(FMA, mz, sz.lanewise(MUL, dx));
      FloatVector pz = sy.lanewise(FMA, mx, sx.lanewise(MUL, dy));
      FloatVector u = pz.lanewise(FMA, broadcast(FLOATS, c[H + 2 * WIDTH + k]), py.lanewise(FMA,
          broadcast(FLOATS, c[H + WIDTH + k]), px.lanewise(MUL, broadcast(FLOATS, c[H + k]))));
      FloatVector v = pz.lanewise(FMA, broadcast(FLOATS, c[E + 2 * WIDTH + k]), py.lanewise(FMA,
          broadcast(FLOATS, c[E + WIDTH + k]), px.lanewise(MUL, broadcast(FLOATS, c[E + k]))));
      FloatVector w = area.lanewise(SUB, u).lanewise(SUB, v);
      FloatVector t = sz.lanewise(FMA, broadcast(FLOATS, c[N + 2 * WIDTH + k]), sy.lanewise(FMA,
          broadcast(FLOATS, c[N + WIDTH + k]), sx.lanewise(MUL, broadcast(FLOATS, c[N + k]))));
      FloatVector room = sides.lanewise(FMA, broadcast(FLOATS, c[SIZE + k]), tiny);
      FloatVector roomAtEnds = ends.lanewise(FMA, broadcast(FLOATS, c[AREA + k]), tiny);
      FloatVector after = area.lanewise(FMA, from, t), before = area.lanewise(MUL, to).lanewise(SUB, t);
      FloatVector least = room.lanewise(NEG), leastAtEnds = roomAtEnds.lanewise(NEG);
      VectorMask<Float> maybe = u.compare(GE, least);
      maybe = v.compare(GE, least, maybe);
      maybe = w.compare(GE, least, maybe);
      maybe = after.compare(GE, leastAtEnds, maybe);
      maybe = before.compare(GE, leastAtEnds, maybe);
      VectorMask<Float> sure = u.compare(GT, room);
      sure = v.compare(GT, room, sure);
      sure = w.compare(GT, room, sure);
      sure = after.compare(GT, roomAtEnds, sure);
      sure = before.compare(GT, roomAtEnds, sure);
      long in = sure.toLong() & finite, doubtful = (maybe.toLong() & finite & ~in) | overflown;
      inside[k] = in;
      open[k] = doubtful;
      anyInside |= in;
      anyOpen |= doubtful;
    }
    long hit = rays.filter == null ? anyInside : filtered(i, itsTriangles);
    if ((anyOpen & ~hit) != 0) {
      hit |= cast(i, itsTriangles, hit);
    }
    if (hit != 0) {
      rays.end(i, hit);
    }
    return hit != 0;
  }

  /** The rays with a hit that the filter passes. */
  private long filtered(int i, int itsTriangles) {
    long hit = 0;
    for (int left = itsTriangles; left != 0; left &= left - 1) {
      int k = Integer.numberOfTrailingZeros(left);
      hit |= rays.passing(i, bvh.ids[Bvh.first(leaf) + k], inside[k] & ~hit);
    }
    return hit;
  }

  /** Casts the rays that are open, and hit nothing yet, by the definition, and returns which of them hit. */
  private long cast(int i, int itsTriangles, long before) {
    long hit = before;
    for (int left = itsTriangles; left != 0; left &= left - 1) {
      int k = Integer.numberOfTrailingZeros(left);
      for (long lanes = open[k] & ~hit; lanes != 0; lanes &= lanes - 1) {
        int lane = Long.numberOfTrailingZeros(lanes);
        hit |= rays.castScalar(bvh, i + lane, leaf, k, true) ? 1L << lane : 0;
      }
    }
    return hit;
  }
}
