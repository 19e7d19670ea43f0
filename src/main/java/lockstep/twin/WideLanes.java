package lockstep.twin;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorSpecies;

/**
 * Vector species and width of all wide kernels of this process: the preference of the hardware, or the value
 * of the system property {@value #PROPERTY} (128, 256 or 512), so that one machine can test them all.
 *
 * <p><b>Operations spelled out.</b> {@code a.sub(b)} is one method for vectors of all lengths, and the JVM
 * keeps one type profile of its receivers for all of them together. Trees have vectors of nodes and vectors
 * of rays, which differ in length. In a program with both, a kernel of more than some fifty operations, which
 * is more than C2 inlines while it parses, may keep its last results as objects. {@code a.lanewise(SUB, b)}
 * is a call with a profile of its own at each call site: long kernels use that, and trees always. {@code
 * intoArray} has no such spelling; a cast to the class of the vector stands before it instead.
 */
public final class WideLanes {
  /** System property that narrows the vectors; never wider than the hardware. */
  public static final String PROPERTY = "lockstep.bits";

  private static final VectorShape SHAPE = shape();
  public static final VectorSpecies<Float> FLOATS = VectorSpecies.of(float.class, SHAPE);
  public static final VectorSpecies<Integer> INTS = VectorSpecies.of(int.class, SHAPE);
  public static final VectorSpecies<Double> DOUBLES = VectorSpecies.of(double.class, SHAPE);

  /** A species with as many floats as a vector has doubles, for loads that are then widened. */
  public static final VectorSpecies<Float> HALF =
      VectorSpecies.of(float.class, VectorShape.forBitSize(SHAPE.vectorBitSize() / 2));

  /** The class of {@link #FLOATS}; a cast to it gives the JVM the exact type. */
  public static final Class<? extends FloatVector> FLOAT_VECTOR =
      FLOATS.vectorType().asSubclass(FloatVector.class);

  /** The class of {@link #INTS}. */
  public static final Class<? extends IntVector> INT_VECTOR = INTS.vectorType().asSubclass(IntVector.class);

  /** The class of {@link #DOUBLES}. */
  public static final Class<? extends DoubleVector> DOUBLE_VECTOR =
      DOUBLES.vectorType().asSubclass(DoubleVector.class);

  /** The class of {@link #HALF}. */
  public static final Class<? extends FloatVector> HALF_VECTOR =
      HALF.vectorType().asSubclass(FloatVector.class);

  /** Floats per vector. */
  public static final int LENGTH = FLOATS.length();

  /** Start of the last vector of a block. */
  public static final int LAST = Kernel.BLOCK - LENGTH;

  /** A bit for each float of a vector. */
  public static final long FLOAT_LANES = -1L >>> -LENGTH;

  /** A bit for each double of a vector. */
  public static final long DOUBLE_LANES = -1L >>> -DOUBLES.length();

  private WideLanes() {}

  /** Floats per vector, for reports. */
  public static int count() {
    return LENGTH;
  }

  private static VectorShape shape() {
    int preferred = FloatVector.SPECIES_PREFERRED.vectorBitSize();
    if (preferred < 128) {
      throw new UnsupportedOperationException(
          "this JVM prefers vectors of " + preferred + " bits; the wide kernels need 128");
    }
    String wish = System.getProperty(PROPERTY);
    if (wish == null) {
      return VectorShape.forBitSize(Math.min(preferred, 512));
    }
    return switch (wish) {
      case "128", "256", "512" -> {
        int bits = Integer.parseInt(wish);
        if (bits > preferred) {
          throw new UnsupportedOperationException(
              PROPERTY + " is " + bits + ", but this JVM has vectors of " + preferred + " bits");
        }
        yield VectorShape.forBitSize(bits);
      }
      default ->
        throw new UnsupportedOperationException(PROPERTY + " is " + wish + "; it must be 128, 256 or 512");
    };
  }
}
