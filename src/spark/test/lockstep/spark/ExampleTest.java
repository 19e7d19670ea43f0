package lockstep.spark;

import static org.junit.jupiter.api.Assertions.assertTrue;

import example.Warehouse;
import org.junit.jupiter.api.Test;

/** The example runs, small. */
class ExampleTest {
  @Test
  void sparkAnswersWhatOneMachineDoes() {
    assertTrue(Warehouse.compare(Sessions.local(), 3_000));
  }
}
