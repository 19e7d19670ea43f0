package lockstep.internal.kernel;

import java.util.List;
import jdk.incubator.vector.Vector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorSpecies;
import lockstep.twin.Kernel;
import lockstep.twin.ScalarTwin;
import lockstep.twin.StagedKernel;
import lockstep.twin.WideLanes;

/** The wide twins of {@link ScalarKernels}. Loading this class needs the module jdk.incubator.vector. */
public final class WideKernels {
  private static final Bits BITS = new WideBits();

  /** Vectors of the children of a node. */
  private static final VectorShape TREE = VectorShape.forBitSize(Math.min(8, WideLanes.count()) * Float.SIZE);

  /** The catalogue with vectors of {@link lockstep.twin.WideLanes#count()} floats. */
  public static final Kernels TABLE = ScalarKernels.TABLE.with(BITS, WideKernels::twin);

  private WideKernels() {}

  /**
   * Loads the classes of all vectors that kernels and trees use. The JVM compiles for the classes that are there, and throws
   * compiled kernels away when another is loaded.
   */
  public static void loadVectors() {
    for (VectorSpecies<?> species : List.of(WideLanes.FLOATS, WideLanes.INTS, WideLanes.DOUBLES,
        WideLanes.HALF, VectorSpecies.of(float.class, TREE), VectorSpecies.of(int.class, TREE))) {
      load(species);
    }
  }

  private static <E> void load(VectorSpecies<E> species) {
    Vector<E> one = species.broadcast(1);
    VectorMask<E> all = one.compare(VectorOperators.EQ, one).and(species.maskAll(true));
    one.blend(one, all).rearrange(species.iotaShuffle(0, 1, true)).compress(all);
  }

  /** The wide twin, in stages where its definition marks one. */
  private static Kernel twin(Kernels.Entry entry) {
    Kernel wide = ((ScalarTwin) entry.kernel()).wide();
    return wide instanceof StagedKernel staged ? new Staged(entry.layout(), entry.kernel(), staged, BITS)
        : wide;
  }
}
