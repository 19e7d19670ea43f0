package lockstep.bench.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** When rates are steady. */
class WindowsTest {
  private final Windows windows = new Windows();

  private void add(double... second) {
    for (double nanos : second) {
      windows.add(100, nanos, 7);
    }
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
    add(10, 11, 300, 11, 10);
    assertFalse(windows.steady());
    assertEquals(29, windows.spread(), 1e-9);
    add(10.5);
    assertTrue(windows.steady());
    assertEquals(0.1, windows.spread(), 1e-9);
    assertEquals(10, windows.second());
    assertEquals(100, windows.first());
  }

  @Test
  void bothMustAgree() {
    windows.add(100, 10, 7);
    windows.add(130, 10, 7);
    windows.add(100, 10, 7);
    assertFalse(windows.steady());
    assertEquals(0.3, windows.spread(), 1e-9);
  }

  @Test
  void notWhileSomethingIsCompiled() {
    windows.add(100, 10, 7);
    windows.add(100, 10, 8);
    windows.add(100, 10, 8);
    assertFalse(windows.steady());
    windows.add(100, 10, 8);
    assertTrue(windows.steady());
  }
}
