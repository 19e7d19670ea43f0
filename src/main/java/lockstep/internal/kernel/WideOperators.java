package lockstep.internal.kernel;

import java.util.List;
import java.util.concurrent.locks.LockSupport;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.Vector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorOperators.Binary;
import jdk.incubator.vector.VectorOperators.Comparison;
import jdk.incubator.vector.VectorOperators.Unary;
import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorSpecies;
import lockstep.twin.WideLanes;

/**
 * Runs the parts of the Vector API that the JVM has to see before it compiles kernels: all classes of
 * vectors, and all operators.
 *
 * <p>The JVM compiles for the loaded classes, and discards kernels when another one is loaded. It also omits
 * branches that were never taken. Inside the API, division and negation take another branch than the other
 * operators, and so does the first use of any operator: code compiled without it is then discarded, and the
 * JVM counts that with the method of the API. A kernel adds up the counts over all places where it inlines
 * the method, and from one hundred on (C2's PerMethodTrapLimit) none of its branches are omitted. The API's
 * error branches then need vectors as objects, and the kernel allocates them for ever. So each operator is
 * used early, and often enough to be counted.
 */
final class WideOperators {
  /**
   * Repetitions of everything, with pauses for the JVM to generate the code that counts branches, and
   * repetitions in between of the operators that take another branch.
   */
  private static final int ROUNDS = 20;

  private static final int CALLS = 100;
  private static final long PAUSE_NANOS = 2_000_000;

  /** Vectors of the children of a node. */
  private static final VectorShape TREE = VectorShape.forBitSize(Math.min(8, WideLanes.count()) * Float.SIZE);

  private static final List<VectorSpecies<Float>> FLOATS =
      List.of(WideLanes.FLOATS, WideLanes.HALF, VectorSpecies.of(float.class, TREE));
  private static final List<VectorSpecies<Integer>> INTS =
      List.of(WideLanes.INTS, VectorSpecies.of(int.class, TREE));

  private static final List<Unary> UNARY =
      List.of(VectorOperators.ABS, VectorOperators.NEG, VectorOperators.SQRT);
  private static final List<Binary> BINARY = List.of(VectorOperators.ADD, VectorOperators.SUB,
      VectorOperators.MUL, VectorOperators.DIV, VectorOperators.MIN, VectorOperators.MAX);
  private static final List<Binary> BITWISE = List.of(VectorOperators.ADD, VectorOperators.SUB,
      VectorOperators.AND, VectorOperators.OR, VectorOperators.XOR, VectorOperators.ASHR);
  private static final List<Comparison> COMPARISONS = List.of(VectorOperators.EQ, VectorOperators.LT,
      VectorOperators.LE, VectorOperators.GT, VectorOperators.GE);

  private static boolean shown; // guarded by the class

  private WideOperators() {}

  /** Runs all of that; the first time it takes some tenths of a second. */
  static synchronized void show() {
    for (int round = shown ? ROUNDS : 0; round < ROUNDS; round++) {
      operators();
      for (int call = 0; call < CALLS; call++) {
        branches(WideLanes.HALF);
        branches(WideLanes.DOUBLES);
      }
      LockSupport.parkNanos(PAUSE_NANOS);
    }
    shown = true;
  }

  /** Runs one operator of each branch. */
  private static <E> void branches(VectorSpecies<E> species) {
    Vector<E> one = species.broadcast(1);
    one.lanewise(VectorOperators.NEG).lanewise(VectorOperators.ABS).lanewise(VectorOperators.DIV, one)
        .lanewise(VectorOperators.MUL, one);
  }

  private static void operators() {
    for (VectorSpecies<Float> floats : FLOATS) {
      show(floats, UNARY, BINARY);
      FloatVector one = FloatVector.broadcast(floats, 1);
      one.fma(one, one).reduceLanes(VectorOperators.MIN);
      one.neg().add(one).reduceLanes(VectorOperators.MAX);
    }
    show(WideLanes.DOUBLES, UNARY, BINARY);
    WideLanes.DOUBLES.broadcast(1).convertShape(VectorOperators.D2F, WideLanes.HALF, 0)
        .convertShape(VectorOperators.F2D, WideLanes.DOUBLES, 0);
    for (VectorSpecies<Integer> ints : INTS) {
      show(ints, List.of(), BITWISE);
      IntVector one = IntVector.broadcast(ints, 1);
      one.add(one.reduceLanes(VectorOperators.MIN)).reduceLanes(VectorOperators.MAX,
          one.compare(VectorOperators.EQ, one));
      one.lanewise(VectorOperators.ASHR, 1).addIndex(1);
      one.reinterpretAsFloats().convert(VectorOperators.F2I, 0).reinterpretAsFloats().reinterpretAsInts();
    }
  }

  private static <E> void show(VectorSpecies<E> species, List<Unary> unary, List<Binary> binary) {
    Vector<E> one = species.broadcast(1);
    VectorMask<E> some = VectorMask.fromLong(species, 1);
    for (Unary operator : unary) {
      one.lanewise(operator);
    }
    for (Binary operator : binary) {
      one.lanewise(operator, one);
    }
    for (Comparison comparison : COMPARISONS) {
      VectorMask<E> mask = one.compare(comparison, one).and(one.compare(comparison, one, some));
      some = mask.not().or(some).andNot(species.maskAll(mask.anyTrue()));
    }
    one.blend(one, some).rearrange(species.iotaShuffle(0, 1, true)).compress(some).expand(some);
    some.toLong();
  }
}
