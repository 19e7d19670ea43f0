package lockstep.internal.bvh;

import static jdk.incubator.vector.VectorOperators.FMA;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MAX;
import static jdk.incubator.vector.VectorOperators.MIN;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorSpecies;
import lockstep.twin.WideLanes;

/** Traversal with vectors: the slab test of a query against all children of a node at once. */
final class WideTraversal extends Traversal {
  static final int WIDTH = Math.min(8, WideLanes.count());
  static final VectorSpecies<Float> FLOATS =
      VectorSpecies.of(float.class, VectorShape.forBitSize(WIDTH * Float.SIZE));
  static final VectorSpecies<Integer> INTS =
      VectorSpecies.of(int.class, VectorShape.forBitSize(WIDTH * Integer.SIZE));

  /**
   * The classes of the vectors of a node; a cast to them gives the JVM the exact type where they are stored.
   */
  static final Class<? extends FloatVector> FLOAT_VECTOR = FLOATS.vectorType().asSubclass(FloatVector.class);
  static final Class<? extends IntVector> INT_VECTOR = INTS.vectorType().asSubclass(IntVector.class);

  private static final int STRIDE = 8 * WIDTH;

  /**
   * Reads floats that are stored as their bits.
   *
   * <p>The cast tells C2 the class of the vector. Without it, C2 compiles reinterpretAsFloats for the classes
   * that its callers elsewhere pass, the vectors of kernels among them; if there are two classes, it
   * allocates the result. lanewise with a scalar operand has the same fault, so operands are broadcast first.
   */
  static FloatVector floats(int[] bits, int at) {
    return INT_VECTOR.cast(IntVector.fromArray(INTS, bits, at)).reinterpretAsFloats();
  }

  /** Converts floats to their bits, with a cast for the same reason as in {@link #floats}. */
  static IntVector bits(FloatVector floats) {
    return FLOAT_VECTOR.cast(floats).reinterpretAsInts();
  }

  @Override
  int next() {
    SlabQuery p = query;
    int[] nodes = bvh.nodes;
    int[] refs = this.refs;
    int[] nears = this.nears;
    int top = this.top;
    int bits = Float.floatToRawIntBits(p.last);
    FloatVector rx = FloatVector.broadcast(FLOATS, p.rx);
    FloatVector ry = FloatVector.broadcast(FLOATS, p.ry);
    FloatVector rz = FloatVector.broadcast(FLOATS, p.rz);
    FloatVector nearX = FloatVector.broadcast(FLOATS, p.nearX);
    FloatVector nearY = FloatVector.broadcast(FLOATS, p.nearY);
    FloatVector nearZ = FloatVector.broadcast(FLOATS, p.nearZ);
    FloatVector farX = FloatVector.broadcast(FLOATS, p.farX);
    FloatVector farY = FloatVector.broadcast(FLOATS, p.farY);
    FloatVector farZ = FloatVector.broadcast(FLOATS, p.farZ);
    IntVector first = IntVector.broadcast(INTS, Float.floatToRawIntBits(p.first));
    IntVector last = IntVector.broadcast(INTS, bits);
    IntVector order = IntVector.fromArray(INTS, bvh.order(p.octant), 0);
    int ix = Bvh.plane(WIDTH, 0, (p.octant & 1) != 0), fx = ix ^ WIDTH;
    int iy = Bvh.plane(WIDTH, 1, (p.octant & 2) != 0), fy = Bvh.plane(WIDTH, 1, (p.octant & 2) == 0);
    int iz = Bvh.plane(WIDTH, 2, (p.octant & 4) != 0), fz = Bvh.plane(WIDTH, 2, (p.octant & 4) == 0);
    while (top > 0) {
      top--;
      int at = refs[top];
      if (nears[top] > bits) {
        continue;
      }
      if (at < 0) {
        this.top = top;
        return at;
      }
      int base = at * STRIDE;
      IntVector t0 = bits(floats(nodes, base + ix).lanewise(FMA, rx, nearX));
      IntVector t1 = bits(floats(nodes, base + iy).lanewise(FMA, ry, nearY));
      IntVector t2 = bits(floats(nodes, base + iz).lanewise(FMA, rz, nearZ));
      IntVector s0 = bits(floats(nodes, base + fx).lanewise(FMA, rx, farX));
      IntVector s1 = bits(floats(nodes, base + fy).lanewise(FMA, ry, farY));
      IntVector s2 = bits(floats(nodes, base + fz).lanewise(FMA, rz, farZ));
      IntVector near = t0.lanewise(MAX, t1).lanewise(MAX, t2.lanewise(MAX, first));
      IntVector far = s0.lanewise(MIN, s1).lanewise(MIN, s2.lanewise(MIN, last));
      near = order.selectFrom(near);
      far = order.selectFrom(far);
      IntVector children = order.selectFrom(IntVector.fromArray(INTS, nodes, base + Bvh.CHILDREN * WIDTH));
      VectorMask<Integer> hit = near.compare(LE, far);
      INT_VECTOR.cast(children.compress(hit)).intoArray(refs, top);
      INT_VECTOR.cast(near.compress(hit)).intoArray(nears, top);
      top += hit.trueCount();
    }
    this.top = 0;
    return 0;
  }
}
