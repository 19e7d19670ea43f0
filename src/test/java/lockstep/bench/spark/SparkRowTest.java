package lockstep.bench.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import lockstep.Runs;
import org.junit.jupiter.api.Test;

/** What JVMs of joins print, read again. */
@Runs.Bench
class SparkRowTest {
  private static SparkRow row(long pairs, long digest, double... millis) {
    List<String> said = new ArrayList<>(List.of("WARN of Spark"));
    for (double time : millis) {
      said.add(SparkRow.round(time));
    }
    said.add(SparkRow.answer(pairs, digest));
    return SparkRow.of(Way.SPARK, 1000, said);
  }

  @Test
  void theLaterHalfCounts() {
    SparkRow row = row(500, -7, 900, 800, 700, 30, 10, 20);
    assertEquals(6, row.millis().size());
    assertEquals(20, row.median());
    assertEquals(1e4, row.nanosPerShape(), 1e-6);
    assertEquals(25_000, row.pairsPerSecond(), 1e-6);
    assertEquals(5, row(1, 1, 5).median());
  }

  @Test
  void anotherPairIsNoticed() {
    assertTrue(row(500, -7, 1).agrees(row(500, -7, 2)));
    assertFalse(row(500, -7, 1).agrees(row(501, -7, 1)));
    assertFalse(row(500, -7, 1).agrees(row(500, 7, 1)));
  }
}
