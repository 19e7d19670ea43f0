package lockstep.internal.bvh;

import static jdk.incubator.vector.FloatVector.broadcast;
import static jdk.incubator.vector.VectorOperators.FMA;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MAX;
import static jdk.incubator.vector.VectorOperators.MIN;
import static lockstep.internal.bvh.WideWalk.FLOATS;
import static lockstep.internal.bvh.WideWalk.INTS;
import static lockstep.internal.bvh.WideWalk.WIDTH;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;

/**
 * Rays that have nothing in common but their octant, several on their way at once, in turns: while one waits for its
 * node, the others are computed. Each has a slot with its own stack. Slots are kept in lists by what comes next for
 * them, a node, a leaf or the end, so that no branch depends on a ray, only the length of lists.
 *
 * <p>The children of a node stand in lanes by octants, see {@link Layout}: taken in the order of its lanes, exclusive
 * or the octant of the rays, the nearest is pushed last (Ylitie, Karras and Laine, Efficient incoherent ray
 * traversal, 2017), without comparing distances. Where any hit will do, the largest child is pushed last (Nah and
 * Manocha, SATO: surface area traversal order for shadow ray tracing, 2014): it is where a hit is likely, and as rays
 * prefer the same children, these stay in the caches.
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

  // of slots; what comes next for one is refs[tops[slot]]
  private final float[] probes = new float[SLOTS * PROBE];
  private final int[] refs = new int[SLOTS * ROOM + WIDTH];
  private final int[] nears = new int[SLOTS * ROOM + WIDTH];
  private final int[] tops = new int[SLOTS];
  private final int[] rayOf = new int[SLOTS];

  // lists of slots, one longer so that what does not belong can be written too
  private final int[] moving = new int[SLOTS + 1];
  private final int[] waiting = new int[SLOTS + 1];
  private final int[] atLeaf = new int[SLOTS + 1];
  private final int[] done = new int[SLOTS + 1];
  private final int[] closer = new int[SLOTS];
  private int waits;

  private final LeafTests leaves = new LeafTests(SLOTS);
  private Bvh bvh;
  private RayBlock rays;
  private int octant;
  private boolean any;

  /** Casts the rays of the block that {@code list[from]} to {@code list[from + count − 1]} name, all of one octant. */
  void cast(Bvh bvh, RayBlock rays, int octant, int[] list, int from, int count, boolean any) {
    this.bvh = bvh;
    this.rays = rays;
    this.octant = octant;
    this.any = any;
    int end = from + count;
    int next = from;
    int moves = 0;
    while (moves < SLOTS && next < end) {
      start(moves, list[next++]);
      moving[moves] = moves;
      moves++;
    }
    waits = 0;
    while (moves + waits > 0) {
      // nodes, until half of the rays wait
      int few = (moves + waits) / 2;
      do {
        moves = step(moves);
      } while (moves > few);
      int leafCount = split();
      int doneCount = waits - leafCount;
      test(leafCount);
      // those rays go on with what is next on their stacks, new ones in the place of those that are through
      moves = pop(leafCount, moves);
      for (int k = 0; k < doneCount && next < end; k++) {
        start(done[k], list[next++]);
        moving[moves++] = done[k];
      }
    }
  }

  private void start(int slot, int i) {
    rayOf[slot] = i;
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
    int bottom = slot * ROOM;
    refs[bottom] = DONE;
    refs[bottom + 1] = 0;
    tops[slot] = bottom + 1;
  }

  /** Moves every ray that is at a node on to what is next, and returns how many are at a node still. */
  private int step(int count) {
    int[] nodes = bvh.nodes;
    float[] p = probes;
    int[] refs = this.refs, nears = this.nears, tops = this.tops;
    int[] moving = this.moving, waiting = this.waiting;
    int waits = this.waits;
    int nearX = Bvh.plane(WIDTH, 0, (octant & 1) != 0), farX = Bvh.plane(WIDTH, 0, (octant & 1) == 0);
    int nearY = Bvh.plane(WIDTH, 1, (octant & 2) != 0), farY = Bvh.plane(WIDTH, 1, (octant & 2) == 0);
    int nearZ = Bvh.plane(WIDTH, 2, (octant & 4) != 0), farZ = Bvh.plane(WIDTH, 2, (octant & 4) == 0);
    // the order of lanes: of each node its own, or for all of them that of the octant
    int[] orders = any ? nodes : bvh.order(octant);
    int ownOrder = any ? -1 : 0;
    int inNode = any ? Bvh.ORDER * WIDTH : 0;
    int still = 0;
    for (int k = 0; k < count; k++) {
      int slot = moving[k];
      int top = tops[slot];
      int base = refs[top] * STRIDE;
      int b = slot * PROBE;
      FloatVector rx = broadcast(FLOATS, p[b]);
      FloatVector ry = broadcast(FLOATS, p[b + 1]);
      FloatVector rz = broadcast(FLOATS, p[b + 2]);
      IntVector t0 = IntVector.fromArray(INTS, nodes, base + nearX).reinterpretAsFloats()
          .lanewise(FMA, rx, broadcast(FLOATS, p[b + 3])).reinterpretAsInts();
      IntVector t1 = IntVector.fromArray(INTS, nodes, base + nearY).reinterpretAsFloats()
          .lanewise(FMA, ry, broadcast(FLOATS, p[b + 4])).reinterpretAsInts();
      IntVector t2 = IntVector.fromArray(INTS, nodes, base + nearZ).reinterpretAsFloats()
          .lanewise(FMA, rz, broadcast(FLOATS, p[b + 5])).reinterpretAsInts();
      IntVector s0 = IntVector.fromArray(INTS, nodes, base + farX).reinterpretAsFloats()
          .lanewise(FMA, rx, broadcast(FLOATS, p[b + 6])).reinterpretAsInts();
      IntVector s1 = IntVector.fromArray(INTS, nodes, base + farY).reinterpretAsFloats()
          .lanewise(FMA, ry, broadcast(FLOATS, p[b + 7])).reinterpretAsInts();
      IntVector s2 = IntVector.fromArray(INTS, nodes, base + farZ).reinterpretAsFloats()
          .lanewise(FMA, rz, broadcast(FLOATS, p[b + 8])).reinterpretAsInts();
      IntVector first = broadcast(FLOATS, p[b + 9]).reinterpretAsInts();
      IntVector last = broadcast(FLOATS, p[b + LAST]).reinterpretAsInts();
      IntVector order = IntVector.fromArray(INTS, orders, (base & ownOrder) + inNode);
      IntVector near = order.selectFrom(t0.lanewise(MAX, t1).lanewise(MAX, t2.lanewise(MAX, first)));
      IntVector far = order.selectFrom(s0.lanewise(MIN, s1).lanewise(MIN, s2.lanewise(MIN, last)));
      IntVector children = order.selectFrom(IntVector.fromArray(INTS, nodes, base + Bvh.CHILDREN * WIDTH));
      VectorMask<Integer> hit = near.compare(LE, far);
      IntVector met = children.compress(hit);
      IntVector when = near.compress(hit);
      int next = top - 1 + hit.trueCount();
      met.intoArray(refs, top);
      when.intoArray(nears, top);
      tops[slot] = next;
      int ref = refs[next];
      moving[still] = slot;
      still += ~ref >>> 31;
      waiting[waits] = slot;
      waits += ref >>> 31;
    }
    this.waits = waits;
    return still;
  }

  /** Splits those that wait into those at a leaf, whose number it returns, and those that are through. */
  private int split() {
    int leafCount = 0;
    int doneCount = 0;
    for (int k = 0; k < waits; k++) {
      int slot = waiting[k];
      int isDone = refs[tops[slot]] == DONE ? 1 : 0;
      atLeaf[leafCount] = slot;
      leafCount += 1 - isDone;
      done[doneCount] = slot;
      doneCount += isDone;
    }
    return leafCount;
  }

  private void test(int count) {
    for (int k = 0; k < count; k++) {
      int slot = atLeaf[k];
      leaves.ray[k] = rayOf[slot];
      leaves.leaf[k] = refs[tops[slot]];
    }
    int hits = leaves.test(bvh, rays, count, any);
    int cuts = 0;
    for (int h = 0; h < hits; h++) {
      if (leaves.take(h, any)) {
        int slot = atLeaf[leaves.struck[h]];
        if (any) {
          tops[slot] = slot * ROOM + 1; // nothing but DONE is left below
        } else {
          closer[cuts++] = slot;
        }
      }
    }
    forget(cuts);
  }

  /** Takes from the stacks what lies farther than the new hits; the leaf on top of each is done with. */
  private void forget(int count) {
    float[] probes = this.probes;
    int[] refs = this.refs, nears = this.nears;
    for (int k = 0; k < count; k++) {
      int slot = closer[k];
      float last = rays.last[rayOf[slot]];
      probes[slot * PROBE + LAST] = last;
      int limit = Float.floatToRawIntBits(last);
      int bottom = slot * ROOM + 1;
      int size = tops[slot] - bottom;
      // always two vectors, which mostly are enough: a number that varies costs more
      int middle = bottom + WIDTH;
      IntVector near0 = IntVector.fromArray(INTS, nears, bottom);
      IntVector near1 = IntVector.fromArray(INTS, nears, middle);
      IntVector ref0 = IntVector.fromArray(INTS, refs, bottom);
      IntVector ref1 = IntVector.fromArray(INTS, refs, middle);
      VectorMask<Integer> keep0 = near0.compare(LE, limit);
      VectorMask<Integer> keep1 = near1.compare(LE, limit);
      near0 = near0.compress(keep0);
      near1 = near1.compress(keep1);
      ref0 = ref0.compress(keep0);
      ref1 = ref1.compress(keep1);
      int kept0 = Integer.bitCount((int) keep0.toLong() & lanes(size));
      int kept1 = Integer.bitCount((int) keep1.toLong() & lanes(size - WIDTH));
      near0.intoArray(nears, bottom);
      ref0.intoArray(refs, bottom);
      near1.intoArray(nears, bottom + kept0);
      ref1.intoArray(refs, bottom + kept0);
      int kept = bottom + kept0 + kept1;
      for (int from = bottom + 2 * WIDTH; from < bottom + size; from++) {
        refs[kept] = refs[from];
        nears[kept] = nears[from];
        kept += nears[from] <= limit ? 1 : 0;
      }
      tops[slot] = kept;
    }
  }

  /** A bit for each lane before {@code end}, which may be less than none and more than all. */
  private static int lanes(int end) {
    return (1 << Math.max(0, Math.min(WIDTH, end))) - 1;
  }

  private int pop(int leafCount, int moves) {
    waits = 0;
    for (int k = 0; k < leafCount; k++) {
      int slot = atLeaf[k];
      int top = tops[slot] - 1;
      int ref = refs[top];
      tops[slot] = top;
      moving[moves] = slot;
      moves += ~ref >>> 31;
      waiting[waits] = slot;
      waits += ref >>> 31;
    }
    return moves;
  }
}
