package lockstep.bench.jmh;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.MAX;
import static jdk.incubator.vector.VectorOperators.MUL;

import java.io.IOException;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorSpecies;
import lockstep.bench.clang.CompiledLibrary;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.CompilerControl;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * The least code that shows what the Vector API of this JDK makes slower than C++: nothing of Lockstep is in
 * its loops, so that each can be sent to those who make the API.
 *
 * <p>The larger of two floats, {@code a > b ? a : b}, is one instruction, {@code vmaxps}. The API has that
 * as a comparison and a blend, two instructions that need a mask; its {@code MAX} orders zeros and keeps NaN,
 * which takes several. Of floats that are not negative, it is one again, as integers.
 *
 * <p>A loop of some two hundred operations keeps its intermediate results in registers in C++. C2 inlines the
 * operations of the API until there are too many nodes, and makes the others calls that pass vectors as
 * objects. So it is cut into loops that leave each other rows of numbers.
 */
@Suite.Purpose("small loops by the Vector API, and by Clang: what the API makes slower")
public class VectorApiSuite extends Suite {
  private static final VectorSpecies<Float> FLOATS = FloatVector.SPECIES_PREFERRED;

  /** Numbers of which the largest is asked. */
  private static final int MANY = 16;

  private static final String SOURCE = """
      extern "C" void largest(const float* __restrict a, float* __restrict to, int n) {
        for (int i = 0; i < n; i++) {
          float x = a[i];
          for (int k = 1; k < 16; k++) x = a[i + k * n] > x ? a[i + k * n] : x;
          to[i] = x;
        }
      }
      extern "C" void steps(const float* __restrict a, float* __restrict to, int n) {
        for (int i = 0; i < n; i++) {
          float b = a[i], c = a[i + n], x = b, y = c, z = b + c, w = b * c;
          for (int k = 0; k < 24; k++) x = x * b + c, y = y * b + c, z = z * b + c, w = w * b + c;
          to[i] = x + y + (z + w);
        }
      }
      """;

  /** Columns of floats from 0 to 1, one after the other, and one for the results. */
  @State(Scope.Thread)
  public static class Columns {
    @Param("256")
    public int batch;

    float[] a, to;
    private float[] x, y, z, w;

    @Setup
    public void setUp() {
      Random random = new Random(1);
      a = new float[MANY * batch];
      for (int i = 0; i < a.length; i++) {
        a[i] = random.nextFloat();
      }
      to = new float[batch];
      x = new float[batch];
      y = new float[batch];
      z = new float[batch];
      w = new float[batch];
    }
  }

  /** The same loops, compiled by Clang. */
  @State(Scope.Thread)
  public static class Native {
    private MethodHandle largest, steps;

    @Setup
    public void setUp(Columns columns) throws IOException {
      largest = handle("largest");
      steps = handle("steps");
      VectorApiSuite suite = new VectorApiSuite();
      check(suite.largestByClang(columns, this).clone(), suite.largestByBlend(columns));
      check(suite.stepsByClang(columns, this).clone(), suite.stepsInShortLoops(columns));
    }

    @SuppressWarnings("restricted")
    private static MethodHandle handle(String name) throws IOException {
      return Linker.nativeLinker()
          .downcallHandle(
              CompiledLibrary.of(SOURCE, List.of("-mprefer-vector-width=512", "-ffp-contract=off"))
                  .findOrThrow(name),
              FunctionDescriptor.ofVoid(ADDRESS, ADDRESS, JAVA_INT), Linker.Option.critical(true));
    }

    private static void check(float[] got, float[] expected) {
      if (!Arrays.equals(got, expected)) {
        throw new AssertionError("Clang gives other results");
      }
    }

    private static float[] call(MethodHandle function, Columns c) {
      try {
        function.invokeExact(MemorySegment.ofArray(c.a), MemorySegment.ofArray(c.to), c.batch);
      } catch (Throwable e) {
        throw new LinkageError("cannot call what Clang has compiled", e);
      }
      return c.to;
    }
  }

  @Benchmark
  public float[] largestByBlend(Columns c) {
    for (int i = 0; i < c.batch; i += FLOATS.length()) {
      FloatVector x = fromArray(FLOATS, c.a, i);
      for (int k = 1; k < MANY; k++) {
        FloatVector y = fromArray(FLOATS, c.a, i + k * c.batch);
        x = x.blend(y, y.compare(GT, x));
      }
      x.intoArray(c.to, i);
    }
    return c.to;
  }

  @Benchmark
  public float[] largestByMax(Columns c) {
    for (int i = 0; i < c.batch; i += FLOATS.length()) {
      FloatVector x = fromArray(FLOATS, c.a, i);
      for (int k = 1; k < MANY; k++) {
        x = x.lanewise(MAX, fromArray(FLOATS, c.a, i + k * c.batch));
      }
      x.intoArray(c.to, i);
    }
    return c.to;
  }

  @Benchmark
  public float[] largestAsInts(Columns c) {
    for (int i = 0; i < c.batch; i += FLOATS.length()) {
      IntVector x = fromArray(FLOATS, c.a, i).reinterpretAsInts();
      for (int k = 1; k < MANY; k++) {
        x = x.lanewise(MAX, fromArray(FLOATS, c.a, i + k * c.batch).reinterpretAsInts());
      }
      x.reinterpretAsFloats().intoArray(c.to, i);
    }
    return c.to;
  }

  @Benchmark
  public float[] largestByClang(Columns c, Native compiled) {
    return Native.call(compiled.largest, c);
  }

  /** Four times 24 times {@code x * b + c}: 192 operations in one loop, and a few. */
  @Benchmark
  public float[] stepsInOneLoop(Columns columns) {
    for (int i = 0; i < columns.batch; i += FLOATS.length()) {
      FloatVector b = fromArray(FLOATS, columns.a, i), c = fromArray(FLOATS, columns.a, i + columns.batch);
      FloatVector x = b, y = c, z = b.lanewise(ADD, c), w = b.lanewise(MUL, c);
      x = two(two(two(two(x, b, c), b, c), b, c), b, c);
      x = two(two(two(two(x, b, c), b, c), b, c), b, c);
      x = two(two(two(two(x, b, c), b, c), b, c), b, c);
      y = two(two(two(two(y, b, c), b, c), b, c), b, c);
      y = two(two(two(two(y, b, c), b, c), b, c), b, c);
      y = two(two(two(two(y, b, c), b, c), b, c), b, c);
      z = two(two(two(two(z, b, c), b, c), b, c), b, c);
      z = two(two(two(two(z, b, c), b, c), b, c), b, c);
      z = two(two(two(two(z, b, c), b, c), b, c), b, c);
      w = two(two(two(two(w, b, c), b, c), b, c), b, c);
      w = two(two(two(two(w, b, c), b, c), b, c), b, c);
      w = two(two(two(two(w, b, c), b, c), b, c), b, c);
      x.lanewise(ADD, y).lanewise(ADD, z.lanewise(ADD, w)).intoArray(columns.to, i);
    }
    return columns.to;
  }

  /** The same in loops that leave rows of numbers to the next, in a method that C2 compiles by itself. */
  @Benchmark
  public float[] stepsInShortLoops(Columns columns) {
    for (int i = 0; i < columns.batch; i += FLOATS.length()) {
      FloatVector b = fromArray(FLOATS, columns.a, i), c = fromArray(FLOATS, columns.a, i + columns.batch);
      b.intoArray(columns.x, i);
      c.intoArray(columns.y, i);
      b.lanewise(ADD, c).intoArray(columns.z, i);
      b.lanewise(MUL, c).intoArray(columns.w, i);
    }
    for (float[] row : new float[][] {columns.x, columns.y, columns.z, columns.w}) {
      twelve(row, columns.a);
      twelve(row, columns.a);
    }
    for (int i = 0; i < columns.batch; i += FLOATS.length()) {
      fromArray(FLOATS, columns.x, i).lanewise(ADD, fromArray(FLOATS, columns.y, i))
          .lanewise(ADD, fromArray(FLOATS, columns.z, i).lanewise(ADD, fromArray(FLOATS, columns.w, i)))
          .intoArray(columns.to, i);
    }
    return columns.to;
  }

  @CompilerControl(CompilerControl.Mode.DONT_INLINE)
  private static void twelve(float[] row, float[] a) {
    for (int i = 0; i < row.length; i += FLOATS.length()) {
      FloatVector b = fromArray(FLOATS, a, i), c = fromArray(FLOATS, a, i + row.length);
      FloatVector x = two(two(two(fromArray(FLOATS, row, i), b, c), b, c), b, c);
      two(two(two(x, b, c), b, c), b, c).intoArray(row, i);
    }
  }

  @Benchmark
  public float[] stepsByClang(Columns c, Native compiled) {
    return Native.call(compiled.steps, c);
  }

  private static FloatVector two(FloatVector x, FloatVector b, FloatVector c) {
    return x.lanewise(MUL, b).lanewise(ADD, c).lanewise(MUL, b).lanewise(ADD, c);
  }
}
