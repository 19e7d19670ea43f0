package lockstep.bench.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import org.junit.jupiter.api.Test;

/** The conditions under which rates are steady. */
@Runs.Bench
@Runs.Vectors
class WindowsTest {
  private final Windows windows = new Windows(2);

  private void add(double... second) {
    for (double nanos : second) {
      add(100, nanos, 7);
    }
  }

  private void add(double first, double second, long compiled) {
    windows.add(new double[] {first, second}, compiled);
  }

  @Test
  void fewerThanThreeAreNotSteady() {
    add(10, 10);
    assertFalse(windows.steady());
    add(10);
    assertTrue(windows.steady());
  }

  @Test
  void theLatestCount() {
    add(300, 300, 300, 11, 10);
    assertFalse(windows.steady());
    assertEquals(29, windows.spread(), 1e-9);
    add(10.5);
    assertTrue(windows.steady());
    assertEquals(0.1, windows.spread(), 1e-9);
    assertEquals(10, windows.best(1));
    assertEquals(100, windows.best(0));
  }

  /** As if the machine were busy with something else for a moment. */
  @Test
  void twoOfFiveMayBeDisturbed() {
    add(10, 40, 10, 30, 10);
    assertTrue(windows.steady());
    add(30);
    assertFalse(windows.steady());
  }

  @Test
  void bothMustAgree() {
    add(100, 10, 7);
    add(130, 10, 7);
    add(130, 10, 7);
    assertFalse(windows.steady());
    assertEquals(0.3, windows.spread(), 1e-9);
  }

  @Test
  void notWhileAKernelIsCompiled() {
    add(100, 10, 7);
    add(100, 10, 60);
    for (int k = 0; k < Windows.LAST - 1; k++) {
      assertFalse(windows.steady());
      add(100, 10, 60 + k);
    }
    assertTrue(windows.steady());
  }
}
