package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import lockstep.Samples.Distribution;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.WideKernels;
import lockstep.internal.run.VectorSupport;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import org.junit.jupiter.api.Test;

/**
 * No loop with vectors is too long for HotSpot's quick compiler when it adds counters, as it does before C2
 * compiles a method. Where it gives up, it may have compiled the method without counters before, and then C2
 * never does: every vector is an object, in one JVM of twenty or so. Here it compiles what runs long enough
 * of every kernel and of what trees are asked, in the way that takes most registers: while a loop runs.
 */
@Runs.Thorough
@Runs.Widest
class QuickCompilerTest {
  private static final int SIZE = 1024;

  private static final List<String> OPTIONS = List.of("--add-modules", "jdk.incubator.vector",
      "-XX:+PrintCompilation", "-XX:Tier0BackedgeNotifyFreqLog=3", "-XX:Tier3BackEdgeThreshold=100",
      "-XX:Tier4BackEdgeThreshold=2000000000", "-XX:Tier4InvocationThreshold=2000000000",
      "-XX:Tier4MinInvocationThreshold=2000000000", "-XX:Tier4CompileThreshold=2000000000");

  /** The program. */
  public static void main(String[] args) {
    TreeAllocationTest.verbs(Engines.widest(), 200).values().forEach(Runnable::run);
    Random random = new Random(1);
    for (Kernels.Entry entry : WideKernels.TABLE.entries()) {
      float[][] results = new float[entry.layout().floats().size()][SIZE];
      for (Distribution distribution : Distribution.values()) {
        Columns first = Samples.random(entry.first(), random, distribution, SIZE);
        Columns second = Samples.random(entry.second(), random, distribution, SIZE);
        float[][] columns = new float[entry.firstWidth()][];
        for (int c = 0; c < columns.length; c++) { // motions are among them
          columns[c] = first.columns[c % first.columns.length].clone();
        }
        Operand firsts = new Operand().walk(columns, first.from());
        Operand seconds = new Operand().walk(second.columns, second.from());
        Output out = new Output();
        out.at(new long[SIZE / Long.SIZE], 0, results, 0);
        for (int call = 0; call < 3; call++) {
          entry.kernel().run(firsts, seconds, SIZE, out);
        }
      }
    }
  }

  @Test
  void compilesAllMethods() throws IOException, InterruptedException {
    assumeTrue(VectorSupport.KERNELS != null, "it is vectors that may be made objects");
    String output = Programs.run(QuickCompilerTest.class, OPTIONS);
    List<String> skipped =
        output.lines().filter(line -> line.contains("lockstep") && line.contains("COMPILE SKIPPED")).toList();
    assertEquals(List.of(), skipped);
    long loops = output.lines().filter(line -> line.contains("% ") && line.contains("Wide::")).count();
    assertTrue(loops > 1000, () -> loops + " loops were compiled");
  }
}
