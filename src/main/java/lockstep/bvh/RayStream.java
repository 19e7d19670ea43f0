package lockstep.bvh;

import static jdk.incubator.vector.FloatVector.broadcast;
import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.LE;
import static lockstep.bvh.WideWalk.FLOATS;
import static lockstep.bvh.WideWalk.INTS;
import static lockstep.bvh.WideWalk.WIDTH;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;

/**
 * Rays that have nothing in common, several on their way at once, in turns: while one waits for its node, the others
 * are computed. Each has a slot with its own stack. Slots are kept in lists by what comes next for them, a node, a
 * leaf or the end, so that no branch depends on a ray, only the length of lists.
 *
 * <p>The children of a node stand in lanes by octants, see {@link Layout}: taken in the order of its lanes, exclusive
 * or the octant of the ray, the nearest is pushed last (Ylitie, Karras and Laine, Efficient incoherent ray
 * traversal, 2017), without comparing distances.
 */
final class RayStream {
  /** More hide more, but need more of the first-level cache. */
  private static final int SLOTS = 32;

  private static final int STRIDE = 8 * WIDTH;
  private static final int DONE = Integer.MIN_VALUE;

  /** Ints from stack to stack: no power of two, so that they do not compete for the same cache lines. */
  private static final int ROOM = Walk.ROOM + 24;

  /** Floats per slot: slopes, near and far constants, first, last. */
  private static final int PROBE = 12;

  private static final int LAST = 10;

  /** Ints per slot: where the near planes of each axis stand, and the order of children. */
  private static final int PLANES = 4;

  private final float[] probes = new float[SLOTS * PROBE];
  private final int[] planes = new int[SLOTS * PLANES];
  private final int[] refs = new int[SLOTS * ROOM + WIDTH];
  private final int[] nears = new int[SLOTS * ROOM + WIDTH];
  private final int[] tops = new int[SLOTS];
  private final int[] at = new int[SLOTS];
  private final int[] which = new int[SLOTS];

  // lists of slots, one longer so that what does not belong can be written too
  private final int[] live = new int[SLOTS + 1];
  private final int[] moving = new int[SLOTS + 1];
  private final int[] leaves = new int[SLOTS + 1];
  private final int[] done = new int[SLOTS + 1];
  private final int[] struck = new int[SLOTS + 1];
  private final int[] inside = new int[SLOTS];
  private final int[] orders = new int[8 * WIDTH];
  private Bvh bvh;
  private RayBlock rays;
  private int[] list;
  private int next, end;
  private boolean any;

  /** Casts the first {@code count} rays of the block that the list names. */
  void cast(Bvh bvh, RayBlock rays, int[] list, int count, boolean any) {
    this.bvh = bvh;
    this.rays = rays;
    this.list = list;
    this.any = any;
    next = 0;
    end = count;
    for (int o = 0; o < 8; o++) {
      System.arraycopy(bvh.order(o), 0, orders, o * WIDTH, WIDTH);
    }
    int lives = Math.min(SLOTS, count);
    int moves = 0;
    for (int k = 0; k < lives; k++) {
      live[k] = k;
      start(k);
      moving[moves++] = k;
    }
    while (lives > 0) {
      // nodes, until half of the rays wait at leaves
      int few = lives / 2;
      do {
        moves = step(bvh.nodes, moves);
      } while (moves > few);
      // who is at a leaf, who is through
      int leafCount = 0;
      int doneCount = 0;
      int kept = 0;
      for (int k = 0; k < lives; k++) {
        int slot = live[k];
        int ref = at[slot];
        int isDone = ref == DONE ? 1 : 0;
        int isLeaf = (ref >>> 31) - isDone;
        leaves[leafCount] = slot;
        leafCount += isLeaf;
        done[doneCount] = slot;
        doneCount += isDone;
        live[kept] = slot;
        kept += 1 - isDone;
      }
      // leaves, then for those rays what is next on their stacks
      int hits = leaves(leafCount);
      for (int k = 0; k < hits; k++) {
        hit(struck[k]);
      }
      for (int k = 0; k < leafCount; k++) {
        int slot = leaves[k];
        int top = tops[slot] - 1;
        tops[slot] = top;
        at[slot] = refs[top];
      }
      // new rays in the place of those that are through
      int fresh = Math.min(doneCount, end - next);
      for (int k = 0; k < fresh; k++) {
        start(done[k]);
      }
      lives = kept + fresh;
      System.arraycopy(done, 0, live, kept, fresh);
      moves = 0;
      for (int k = 0; k < lives; k++) {
        moving[moves] = live[k];
        moves += ~at[live[k]] >>> 31;
      }
    }
  }

  private void start(int slot) {
    int i = list[next++];
    which[slot] = i;
    RayBlock r = rays;
    float[] p = probes;
    int b = slot * PROBE;
    p[b] = r.rx[i];
    p[b + 1] = r.ry[i];
    p[b + 2] = r.rz[i];
    p[b + 3] = r.nearX[i];
    p[b + 4] = r.nearY[i];
    p[b + 5] = r.nearZ[i];
    p[b + 6] = r.farX[i];
    p[b + 7] = r.farY[i];
    p[b + 8] = r.farZ[i];
    p[b + 9] = r.first[i];
    p[b + LAST] = r.last[i];
    int octant = r.kind[i] & 7;
    int s = slot * PLANES;
    planes[s] = (octant & 1) * WIDTH;
    planes[s + 1] = (2 + ((octant >> 1) & 1)) * WIDTH;
    planes[s + 2] = (4 + (octant >> 2)) * WIDTH;
    planes[s + 3] = octant * WIDTH;
    refs[slot * ROOM] = DONE;
    nears[slot * ROOM] = Integer.MIN_VALUE;
    tops[slot] = slot * ROOM + 1;
    at[slot] = 0;
  }

  /** Moves every ray that is at a node on to what is next, and returns how many are at a node still. */
  private int step(int[] nodes, int count) {
    float[] p = probes;
    int[] planes = this.planes, refs = this.refs, nears = this.nears, tops = this.tops, at = this.at;
    int[] moving = this.moving;
    int[] orders = this.orders;
    int still = 0;
    for (int k = 0; k < count; k++) {
      int slot = moving[k];
      int b = slot * PROBE;
      int s = slot * PLANES;
      int base = at[slot] * STRIDE;
      int x = base + planes[s], y = base + planes[s + 1], z = base + planes[s + 2];
      FloatVector rx = broadcast(FLOATS, p[b]);
      FloatVector ry = broadcast(FLOATS, p[b + 1]);
      FloatVector rz = broadcast(FLOATS, p[b + 2]);
      IntVector t0 = IntVector.fromArray(INTS, nodes, x).reinterpretAsFloats()
          .fma(rx, broadcast(FLOATS, p[b + 3])).reinterpretAsInts();
      IntVector t1 = IntVector.fromArray(INTS, nodes, y).reinterpretAsFloats()
          .fma(ry, broadcast(FLOATS, p[b + 4])).reinterpretAsInts();
      IntVector t2 = IntVector.fromArray(INTS, nodes, z).reinterpretAsFloats()
          .fma(rz, broadcast(FLOATS, p[b + 5])).reinterpretAsInts();
      IntVector s0 = IntVector.fromArray(INTS, nodes, x ^ WIDTH).reinterpretAsFloats()
          .fma(rx, broadcast(FLOATS, p[b + 6])).reinterpretAsInts();
      IntVector s1 = IntVector.fromArray(INTS, nodes, y ^ WIDTH).reinterpretAsFloats()
          .fma(ry, broadcast(FLOATS, p[b + 7])).reinterpretAsInts();
      IntVector s2 = IntVector.fromArray(INTS, nodes, z ^ WIDTH).reinterpretAsFloats()
          .fma(rz, broadcast(FLOATS, p[b + 8])).reinterpretAsInts();
      IntVector first = broadcast(FLOATS, p[b + 9]).reinterpretAsInts();
      IntVector last = broadcast(FLOATS, p[b + LAST]).reinterpretAsInts();
      IntVector order = IntVector.fromArray(INTS, orders, planes[s + 3]);
      IntVector near = order.selectFrom(t0.max(t1).max(t2.max(first)));
      IntVector far = order.selectFrom(s0.min(s1).min(s2.min(last)));
      IntVector children = order.selectFrom(IntVector.fromArray(INTS, nodes, base + 6 * WIDTH));
      VectorMask<Integer> hit = near.compare(LE, far);
      int top = tops[slot];
      children.compress(hit).intoArray(refs, top);
      near.compress(hit).intoArray(nears, top);
      top += hit.trueCount() - 1;
      int child = refs[top];
      tops[slot] = top;
      at[slot] = child;
      moving[still] = slot;
      still += ~child >>> 31;
    }
    return still;
  }

  /** Tests the blocks that rays are at, as far as signs of edge functions go, and lists the rays with hits. */
  private int leaves(int count) {
    float[] c = bvh.corners;
    RayBlock r = rays;
    int hits = 0;
    for (int k = 0; k < count; k++) {
      int slot = leaves[k];
      int i = which[slot];
      int axis = r.kind[i] >> 3;
      int n = Bvh.count(at[slot]);
      int base = Bvh.CORNERS * Bvh.first(at[slot]);
      int ir = base + axis * n;
      int ip = base + (axis == 0 ? 2 * n : 0);
      int iq = base + (axis == 1 ? 2 * n : n);
      FloatVector sp = broadcast(FLOATS, r.shearP[i]);
      FloatVector sq = broadcast(FLOATS, r.shearQ[i]);
      FloatVector vr = broadcast(FLOATS, r.or[i]);
      FloatVector vp = broadcast(FLOATS, r.op[i]);
      FloatVector vq = broadcast(FLOATS, r.oq[i]);
      FloatVector ar = fromArray(FLOATS, c, ir).sub(vr);
      FloatVector br = fromArray(FLOATS, c, ir + 3 * n).sub(vr);
      FloatVector cr = fromArray(FLOATS, c, ir + 6 * n).sub(vr);
      FloatVector ap = fromArray(FLOATS, c, ip).sub(vp).sub(sp.mul(ar));
      FloatVector bp = fromArray(FLOATS, c, ip + 3 * n).sub(vp).sub(sp.mul(br));
      FloatVector cp = fromArray(FLOATS, c, ip + 6 * n).sub(vp).sub(sp.mul(cr));
      FloatVector aq = fromArray(FLOATS, c, iq).sub(vq).sub(sq.mul(ar));
      FloatVector bq = fromArray(FLOATS, c, iq + 3 * n).sub(vq).sub(sq.mul(br));
      FloatVector cq = fromArray(FLOATS, c, iq + 6 * n).sub(vq).sub(sq.mul(cr));
      FloatVector edgeU = cp.mul(bq).sub(cq.mul(bp));
      FloatVector edgeV = ap.mul(cq).sub(aq.mul(cp));
      FloatVector edgeW = bp.mul(aq).sub(bq.mul(ap));
      VectorMask<Float> front = edgeU.compare(GE, 0f);
      front = edgeV.compare(GE, 0f, front);
      front = edgeW.compare(GE, 0f, front);
      VectorMask<Float> back = edgeU.compare(LE, 0f);
      back = edgeV.compare(LE, 0f, back);
      back = edgeW.compare(LE, 0f, back);
      int bits = (int) front.or(back).toLong() & ((1 << n) - 1);
      inside[slot] = bits;
      struck[hits] = slot;
      hits += bits != 0 ? 1 : 0;
    }
    return hits;
  }

  private void hit(int slot) {
    int i = which[slot];
    boolean closer = false;
    for (int left = inside[slot]; left != 0; left &= left - 1) {
      int k = Integer.numberOfTrailingZeros(left);
      closer |= rays.exactly(bvh, i, at[slot], k, any);
    }
    if (closer) {
      float last = rays.last[i];
      probes[slot * PROBE + LAST] = last;
      forget(slot, Float.floatToRawIntBits(last));
    }
  }

  /** Takes from the stack what lies farther than the hit. */
  private void forget(int slot, int limit) {
    int bottom = slot * ROOM + 1;
    int top = tops[slot];
    int kept = bottom;
    for (int k = bottom; k < top; k += WIDTH) {
      IntVector near = IntVector.fromArray(INTS, nears, k);
      VectorMask<Integer> keep = near.compare(LE, limit);
      int lanes = (int) keep.toLong() & (top - k < WIDTH ? (1 << (top - k)) - 1 : -1);
      IntVector ref = IntVector.fromArray(INTS, refs, k);
      ref.compress(keep).intoArray(refs, kept);
      near.compress(keep).intoArray(nears, kept);
      kept += Integer.bitCount(lanes & ((1 << WIDTH) - 1));
    }
    tops[slot] = kept;
  }
}
