package lockstep.bench.jmh;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import lockstep.Runs;
import lockstep.bench.clang.CompiledLibrary;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The loops that are compared with each other compute the same. */
@Runs.Bench
@Runs.Vectors
class VectorApiSuiteTest {
  private VectorApiSuite suite;
  private VectorApiSuite.Columns columns;
  private float[] largest, steps;

  @BeforeEach
  void fill() {
    assumeTrue(ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent());
    suite = new VectorApiSuite();
    columns = new VectorApiSuite.Columns();
    columns.batch = 128;
    columns.setUp();
    int n = columns.batch;
    largest = new float[n];
    steps = new float[n];
    for (int i = 0; i < n; i++) {
      float b = columns.a[i], c = columns.a[i + n];
      float[] x = {b, c, b + c, b * c};
      for (int k = 0; k < 4; k++) {
        for (int step = 0; step < 24; step++) {
          x[k] = x[k] * b + c;
        }
      }
      steps[i] = x[0] + x[1] + (x[2] + x[3]);
      for (int k = i; k < columns.a.length; k += n) {
        largest[i] = Math.max(largest[i], columns.a[k]);
      }
    }
  }

  @Test
  void loopsAgree() {
    assertArrayEquals(largest, suite.largestByBlend(columns));
    assertArrayEquals(largest, suite.largestByMax(columns));
    assertArrayEquals(largest, suite.largestAsInts(columns));
    assertArrayEquals(steps, suite.stepsInOneLoop(columns));
    assertArrayEquals(steps, suite.stepsInShortLoops(columns));
  }

  @Test
  void asClangHasThem() throws IOException {
    assumeTrue(CompiledLibrary.missing().isEmpty());
    VectorApiSuite.Native compiled = new VectorApiSuite.Native();
    compiled.setUp(columns);
    assertArrayEquals(largest, suite.largestByClang(columns, compiled));
    assertArrayEquals(steps, suite.stepsByClang(columns, compiled));
  }
}
