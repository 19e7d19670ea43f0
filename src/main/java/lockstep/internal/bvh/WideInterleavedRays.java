package lockstep.internal.bvh;

import static jdk.incubator.vector.FloatVector.broadcast;
import static jdk.incubator.vector.VectorOperators.FMA;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MAX;
import static jdk.incubator.vector.VectorOperators.MIN;
import static jdk.incubator.vector.VectorOperators.NE;
import static lockstep.internal.bvh.WideRayBlock.FAR_X;
import static lockstep.internal.bvh.WideRayBlock.FAR_Y;
import static lockstep.internal.bvh.WideRayBlock.FAR_Z;
import static lockstep.internal.bvh.WideRayBlock.FIRST;
import static lockstep.internal.bvh.WideRayBlock.LAST;
import static lockstep.internal.bvh.WideRayBlock.NEAR_X;
import static lockstep.internal.bvh.WideRayBlock.NEAR_Y;
import static lockstep.internal.bvh.WideRayBlock.NEAR_Z;
import static lockstep.internal.bvh.WideRayBlock.RX;
import static lockstep.internal.bvh.WideRayBlock.RY;
import static lockstep.internal.bvh.WideRayBlock.RZ;
import static lockstep.internal.bvh.WideTraversal.FLOATS;
import static lockstep.internal.bvh.WideTraversal.INTS;
import static lockstep.internal.bvh.WideTraversal.INT_VECTOR;
import static lockstep.internal.bvh.WideTraversal.WIDTH;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;
import lockstep.internal.kernel.Kernels;

/**
 * Interleaves incoherent rays to hide memory latency: up to {@link #SLOTS} rays of one octant traverse the
 * tree in turns, each in a slot with a stack of its own, so that while one waits for its node, others are
 * computed. Slots are kept in lists by their next step (node, leaf, end), and lists are appended to without
 * branches: no branch depends on a single ray, only on the length of lists.
 *
 * <p>The slab test of {@link SlabQuery#enter} is repeated here with vectors, a ray against all children of a
 * node, and once more for the root, since vectors must not leave a method.
 *
 * <p>Children are pushed in the order of lanes xor octant, see {@link TreeLayout}, so that the nearest tends
 * to be on top without comparing distances (Ylitie, Karras and Laine, Efficient incoherent ray traversal,
 * 2017). If any hit will do, the child of the largest surface area is pushed last (Nah and Manocha, SATO:
 * surface area traversal order for shadow ray tracing, 2014): a hit is likely there, and as all rays prefer
 * the same children, these stay in the caches. Only trees of triangles store that order, which costs time to
 * build.
 */
class WideInterleavedRays {
  /** Rays in flight: more hide more latency, but need more of the first-level cache. */
  static final int SLOTS = 32;

  private static final int STRIDE = 8 * WIDTH;
  static final int FINISHED = Integer.MIN_VALUE;

  /** Ints from stack to stack: not a power of two, so that stacks do not map to the same cache sets. */
  static final int STACK = Traversal.STACK + 24;

  /** Ints of the nodes of a large tree: 2 MB. */
  private static final int LARGE = 1 << 19;

  // columns of slots; the top of a slot's stack is refs[tops[slot]]
  final int[] refs = new int[SLOTS * STACK + WIDTH];
  final int[] nears = new int[SLOTS * STACK + WIDTH];
  final int[] tops = new int[SLOTS];
  final int[] rayOf = new int[SLOTS];

  // lists of slots; one longer than needed, since appending without a branch writes before it counts
  final int[] atNode = new int[SLOTS + 1];
  final int[] stopped = new int[SLOTS + 1];
  private final int[] atLeaf = new int[SLOTS + 1];
  final int[] free = new int[SLOTS + 1];
  private final int[] shortened = new int[SLOTS];
  int stoppedCount;
  private int freeCount;

  /** Sink that keeps C2 from removing the prefetching loads. */
  int prefetchSink;

  private final WideTriangleLeafTests triangleTests = new WideTriangleLeafTests(SLOTS);
  private final WideKernelLeafTests kernelTests = new WideKernelLeafTests(SLOTS);
  private WideListing listing;
  private WideLeafTests leaves;
  Hierarchy tree;
  private Bvh bvh; // the same, if it is one
  WideRayBlock rays;
  int octant;
  private boolean any;
  private int done;

  /**
   * Casts the rays of the block that {@code list[from]} to {@code list[from + count − 1]} name, all of one
   * octant.
   *
   * @param done a bit for each lane of the root that need not be entered
   */
  final void cast(Hierarchy tree, WideRayBlock rays, int octant, int[] list, int from, int count, boolean any,
      int done) {
    begin(tree, rays, octant, any, done);
    run(list, from, from + count, 0);
  }

  /**
   * Casts the rays of the block whose bits are set, at most {@link #SLOTS}, from {@code from} on, at what is
   * below a node.
   */
  final void castBelow(Hierarchy tree, WideRayBlock rays, int octant, int node, int from, long set,
      boolean any) {
    begin(tree, rays, octant, any, 0);
    int count = 0;
    for (long left = set; left != 0; left &= left - 1) {
      int bottom = count * STACK;
      rayOf[count] = from + Long.numberOfTrailingZeros(left);
      refs[bottom] = FINISHED;
      refs[bottom + 1] = node;
      tops[count] = bottom + 1;
      atNode[count] = count;
      count++;
    }
    run(null, 0, 0, count);
  }

  /** Casts the rays in flight, and those that {@code list} names from {@code next} to {@code end − 1}. */
  private void run(int[] list, int next, int end, int atNodeCount) {
    for (;;) {
      int starts = Math.min(freeCount, end - next);
      atNodeCount = start(list, next, starts, atNodeCount);
      next += starts;
      if (atNodeCount + stoppedCount == 0) {
        return;
      }
      // nodes, until half of the rays have reached a leaf or their end
      int few = (atNodeCount + stoppedCount) / 2;
      while (atNodeCount > few) {
        atNodeCount = step(atNodeCount);
      }
      int leafCount = split();
      test(leafCount);
      // rays at leaves continue with the next entries of their stacks, new rays take the slots of finished
      // ones
      atNodeCount = pop(leafCount, atNodeCount);
    }
  }

  /**
   * Whether the nodes of a tree exceed the second-level cache. In smaller trees, prefetching and sorting rays
   * take more time than they save.
   */
  static boolean isLarge(Bvh bvh) {
    return bvh.nodes.length >= LARGE;
  }

  /** Sets the tree and the rays; tests then call {@link #start} and {@link #step} themselves. */
  final void begin(Hierarchy tree, WideRayBlock rays, int octant, boolean any, int done) {
    this.done = done;
    this.tree = tree;
    bvh = tree instanceof Bvh its ? its : null;
    this.rays = rays;
    this.octant = octant;
    this.any = any;
    leaves = listing != null ? listing : leafTests();
    stoppedCount = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
      free[slot] = slot;
    }
    freeCount = SLOTS;
  }

  /** The tests of leaves of the tree. */
  WideLeafTests leafTests() {
    return bvh.isOfTriangles() ? triangleTests : kernelTests;
  }

  /** What leaves rays meet is listed, not tested; null for tests. */
  void listTo(WideListing list) {
    listing = list;
  }

  /** Tests leaves that store no triangles by these kernels. */
  void use(Kernels kernels) {
    kernelTests.use(kernels);
  }

  /**
   * Starts the rays of the block that {@code list[from]} to {@code list[from + count − 1]} name in the first
   * free slots: tests the root as {@link #step} does, but its planes, the same for all, are held in
   * registers. Returns how many rays are at a node afterwards, including those that were before.
   */
  int start(int[] list, int from, int count, int atNodeCount) {
    if (count == 0) {
      return atNodeCount;
    }
    int[] nodes = bvh.nodes;
    float[] d = rays.derived;
    int[] refs = this.refs, nears = this.nears, tops = this.tops, rayOf = this.rayOf, free = this.free;
    int[] atNode = this.atNode, stopped = this.stopped;
    int stoppedCount = this.stoppedCount;
    boolean own = any && bvh.isOfTriangles();
    IntVector order = IntVector.fromArray(INTS, own ? nodes : bvh.order(octant), own ? Bvh.ORDER * WIDTH : 0);
    boolean negativeX = (octant & 1) != 0, negativeY = (octant & 2) != 0, negativeZ = (octant & 4) != 0;
    FloatVector nearX = order.selectFrom(IntVector.fromArray(INTS, nodes, Bvh.plane(WIDTH, 0, negativeX)))
        .reinterpretAsFloats();
    FloatVector nearY = order.selectFrom(IntVector.fromArray(INTS, nodes, Bvh.plane(WIDTH, 1, negativeY)))
        .reinterpretAsFloats();
    FloatVector nearZ = order.selectFrom(IntVector.fromArray(INTS, nodes, Bvh.plane(WIDTH, 2, negativeZ)))
        .reinterpretAsFloats();
    FloatVector farX = order.selectFrom(IntVector.fromArray(INTS, nodes, Bvh.plane(WIDTH, 0, !negativeX)))
        .reinterpretAsFloats();
    FloatVector farY = order.selectFrom(IntVector.fromArray(INTS, nodes, Bvh.plane(WIDTH, 1, !negativeY)))
        .reinterpretAsFloats();
    FloatVector farZ = order.selectFrom(IntVector.fromArray(INTS, nodes, Bvh.plane(WIDTH, 2, !negativeZ)))
        .reinterpretAsFloats();
    IntVector children = order.selectFrom(IntVector.fromArray(INTS, nodes, Bvh.CHILDREN * WIDTH)
        .blend(FINISHED, VectorMask.fromLong(INTS, done)));
    VectorMask<Integer> left = children.compare(NE, FINISHED);
    int still = atNodeCount;
    for (int k = 0; k < count; k++) {
      int slot = free[k];
      int i = list[from + k];
      FloatVector rx = broadcast(FLOATS, d[RX + i]);
      FloatVector ry = broadcast(FLOATS, d[RY + i]);
      FloatVector rz = broadcast(FLOATS, d[RZ + i]);
      IntVector t0 = nearX.lanewise(FMA, rx, broadcast(FLOATS, d[NEAR_X + i])).reinterpretAsInts();
      IntVector t1 = nearY.lanewise(FMA, ry, broadcast(FLOATS, d[NEAR_Y + i])).reinterpretAsInts();
      IntVector t2 = nearZ.lanewise(FMA, rz, broadcast(FLOATS, d[NEAR_Z + i])).reinterpretAsInts();
      IntVector s0 = farX.lanewise(FMA, rx, broadcast(FLOATS, d[FAR_X + i])).reinterpretAsInts();
      IntVector s1 = farY.lanewise(FMA, ry, broadcast(FLOATS, d[FAR_Y + i])).reinterpretAsInts();
      IntVector s2 = farZ.lanewise(FMA, rz, broadcast(FLOATS, d[FAR_Z + i])).reinterpretAsInts();
      IntVector first = broadcast(FLOATS, d[FIRST + i]).reinterpretAsInts();
      IntVector last = broadcast(FLOATS, d[LAST + i]).reinterpretAsInts();
      IntVector near = t0.lanewise(MAX, t1).lanewise(MAX, t2.lanewise(MAX, first));
      IntVector far = s0.lanewise(MIN, s1).lanewise(MIN, s2.lanewise(MIN, last));
      VectorMask<Integer> hit = near.compare(LE, far, left);
      int bottom = slot * STACK;
      int top = bottom + hit.trueCount();
      rayOf[slot] = i;
      refs[bottom] = FINISHED;
      INT_VECTOR.cast(children.compress(hit)).intoArray(refs, bottom + 1);
      INT_VECTOR.cast(near.compress(hit)).intoArray(nears, bottom + 1);
      tops[slot] = top;
      int ref = refs[top];
      atNode[still] = slot;
      still += ~ref >>> 31;
      stopped[stoppedCount] = slot;
      stoppedCount += ref >>> 31;
    }
    this.stoppedCount = stoppedCount;
    return still;
  }

  /**
   * Reads from the node of every ray in {@link #atNode}, so that their cache misses overlap: while one node
   * is tested, a processor has room for few of the following tests.
   */
  private void prefetch(int count) {
    int[] nodes = bvh.nodes;
    int[] refs = this.refs, tops = this.tops, atNode = this.atNode;
    int sum = 0;
    for (int k = 0; k < count; k++) {
      int base = refs[tops[atNode[k]]] * STRIDE;
      sum += nodes[base] + nodes[base + STRIDE / 2]; // cache lines are fetched in pairs
    }
    prefetchSink = sum;
  }

  /** Tests the node of every ray in {@link #atNode} and returns how many rays are at a node afterwards. */
  int step(int count) {
    int[] nodes = bvh.nodes;
    if (isLarge(bvh)) {
      prefetch(count);
    }
    float[] d = rays.derived;
    int[] refs = this.refs, nears = this.nears, tops = this.tops, rayOf = this.rayOf;
    int[] atNode = this.atNode, stopped = this.stopped;
    int stoppedCount = this.stoppedCount;
    int nearX = Bvh.plane(WIDTH, 0, (octant & 1) != 0), farX = Bvh.plane(WIDTH, 0, (octant & 1) == 0);
    int nearY = Bvh.plane(WIDTH, 1, (octant & 2) != 0), farY = Bvh.plane(WIDTH, 1, (octant & 2) == 0);
    int nearZ = Bvh.plane(WIDTH, 2, (octant & 4) != 0), farZ = Bvh.plane(WIDTH, 2, (octant & 4) == 0);
    // the order of lanes: each node's own for any hit, else that of the octant
    boolean own = any && bvh.isOfTriangles();
    int[] orders = own ? nodes : bvh.order(octant);
    int ownOrder = own ? -1 : 0;
    int inNode = own ? Bvh.ORDER * WIDTH : 0;
    int still = 0;
    for (int k = 0; k < count; k++) {
      int slot = atNode[k];
      int top = tops[slot];
      int base = refs[top] * STRIDE;
      int i = rayOf[slot];
      FloatVector rx = broadcast(FLOATS, d[RX + i]);
      FloatVector ry = broadcast(FLOATS, d[RY + i]);
      FloatVector rz = broadcast(FLOATS, d[RZ + i]);
      IntVector t0 = IntVector.fromArray(INTS, nodes, base + nearX).reinterpretAsFloats()
          .lanewise(FMA, rx, broadcast(FLOATS, d[NEAR_X + i])).reinterpretAsInts();
      IntVector t1 = IntVector.fromArray(INTS, nodes, base + nearY).reinterpretAsFloats()
          .lanewise(FMA, ry, broadcast(FLOATS, d[NEAR_Y + i])).reinterpretAsInts();
      IntVector t2 = IntVector.fromArray(INTS, nodes, base + nearZ).reinterpretAsFloats()
          .lanewise(FMA, rz, broadcast(FLOATS, d[NEAR_Z + i])).reinterpretAsInts();
      IntVector s0 = IntVector.fromArray(INTS, nodes, base + farX).reinterpretAsFloats()
          .lanewise(FMA, rx, broadcast(FLOATS, d[FAR_X + i])).reinterpretAsInts();
      IntVector s1 = IntVector.fromArray(INTS, nodes, base + farY).reinterpretAsFloats()
          .lanewise(FMA, ry, broadcast(FLOATS, d[FAR_Y + i])).reinterpretAsInts();
      IntVector s2 = IntVector.fromArray(INTS, nodes, base + farZ).reinterpretAsFloats()
          .lanewise(FMA, rz, broadcast(FLOATS, d[FAR_Z + i])).reinterpretAsInts();
      IntVector first = broadcast(FLOATS, d[FIRST + i]).reinterpretAsInts();
      IntVector last = broadcast(FLOATS, d[LAST + i]).reinterpretAsInts();
      IntVector order = IntVector.fromArray(INTS, orders, (base & ownOrder) + inNode);
      IntVector near = order.selectFrom(t0.lanewise(MAX, t1).lanewise(MAX, t2.lanewise(MAX, first)));
      IntVector far = order.selectFrom(s0.lanewise(MIN, s1).lanewise(MIN, s2.lanewise(MIN, last)));
      IntVector children = order.selectFrom(IntVector.fromArray(INTS, nodes, base + Bvh.CHILDREN * WIDTH));
      VectorMask<Integer> hit = near.compare(LE, far);
      IntVector met = children.compress(hit);
      IntVector when = near.compress(hit);
      int next = top - 1 + hit.trueCount();
      INT_VECTOR.cast(met).intoArray(refs, top);
      INT_VECTOR.cast(when).intoArray(nears, top);
      tops[slot] = next;
      int ref = refs[next];
      atNode[still] = slot;
      still += ~ref >>> 31;
      stopped[stoppedCount] = slot;
      stoppedCount += ref >>> 31;
    }
    this.stoppedCount = stoppedCount;
    return still;
  }

  /**
   * Splits the stopped rays into those at a leaf, whose number it returns, and finished ones, whose slots are
   * free.
   */
  private int split() {
    int leafCount = 0;
    int finishedCount = 0;
    for (int k = 0; k < stoppedCount; k++) {
      int slot = stopped[k];
      int isFinished = refs[tops[slot]] == FINISHED ? 1 : 0;
      atLeaf[leafCount] = slot;
      leafCount += 1 - isFinished;
      free[finishedCount] = slot;
      finishedCount += isFinished;
    }
    freeCount = finishedCount;
    return leafCount;
  }

  private void test(int count) {
    for (int k = 0; k < count; k++) {
      int slot = atLeaf[k];
      leaves.ray[k] = rayOf[slot];
      leaves.leaf[k] = refs[tops[slot]];
    }
    int hits = leaves.test(tree, rays, count, any);
    int shortenedCount = 0;
    for (int h = 0; h < hits; h++) {
      if (leaves.record(h, any)) {
        int slot = atLeaf[leaves.candidates[h]];
        if (any) {
          tops[slot] = slot * STACK + 1; // only FINISHED is below
        } else {
          shortened[shortenedCount++] = slot;
        }
      }
    }
    pruneStacks(shortenedCount);
  }

  /** Removes stack entries beyond the new hits, and the leaf on top of each stack. */
  private void pruneStacks(int count) {
    int[] refs = this.refs, nears = this.nears;
    for (int k = 0; k < count; k++) {
      int slot = shortened[k];
      int limit = Float.floatToRawIntBits(rays.derived[LAST + rayOf[slot]]);
      int bottom = slot * STACK + 1;
      int size = tops[slot] - bottom;
      // always two vectors, which usually suffice: a varying number is slower
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
      int kept0 = Integer.bitCount((int) keep0.toLong() & lanesBefore(size));
      int kept1 = Integer.bitCount((int) keep1.toLong() & lanesBefore(size - WIDTH));
      INT_VECTOR.cast(near0).intoArray(nears, bottom);
      INT_VECTOR.cast(ref0).intoArray(refs, bottom);
      INT_VECTOR.cast(near1).intoArray(nears, bottom + kept0);
      INT_VECTOR.cast(ref1).intoArray(refs, bottom + kept0);
      int kept = bottom + kept0 + kept1;
      for (int from = bottom + 2 * WIDTH; from < bottom + size; from++) {
        refs[kept] = refs[from];
        nears[kept] = nears[from];
        kept += nears[from] <= limit ? 1 : 0;
      }
      tops[slot] = kept;
    }
  }

  /** A mask of the lanes below {@code end}, which may be negative or exceed the number of lanes. */
  private static int lanesBefore(int end) {
    return (1 << Math.max(0, Math.min(WIDTH, end))) - 1;
  }

  private int pop(int leafCount, int atNodeCount) {
    stoppedCount = 0;
    for (int k = 0; k < leafCount; k++) {
      int slot = atLeaf[k];
      int top = tops[slot] - 1;
      int ref = refs[top];
      tops[slot] = top;
      atNode[atNodeCount] = slot;
      atNodeCount += ~ref >>> 31;
      stopped[stoppedCount] = slot;
      stoppedCount += ref >>> 31;
    }
    return atNodeCount;
  }
}
