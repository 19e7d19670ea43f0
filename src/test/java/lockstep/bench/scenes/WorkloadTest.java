package lockstep.bench.scenes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import lockstep.BuffersByKind;
import lockstep.Columns;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Pairing;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Runs;
import lockstep.Shapes;
import lockstep.bench.Catalogue;
import lockstep.internal.kernel.Kernels.Entry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The data of the benches has the properties that it documents. */
@Runs.Bench
@Runs.Vectors
final class WorkloadTest {
  private static final int N = 1000;

  static List<Entry> entries() {
    return Catalogue.constructed().stream().map(Catalogue::named).toList();
  }

  @ParameterizedTest
  @MethodSource("entries")
  void hitsAreAsManyAsAskedForAndWhereTheyWereMade(Entry entry) {
    for (int percent : new int[] {0, 1, 10, 50, 100}) {
      Workload workload = Workload.scattered(entry, N, 3, percent);
      assertEquals(3, workload.batches());
      for (int b = 0; b < 3; b++) {
        Hits hits = answer(workload.first(b), workload.second(b), Pairing.zip());
        assertEquals(N * percent / 100.0, hits.count(), N * 0.02);
        assertArrayEquals(workload.words(b), hits.words());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("entries")
  void aroundOneShapeEveryPairingAsksTheSame(Entry entry) {
    Workload workload = Workload.around(entry, N, 10);
    assertArrayEquals(workload.words(0), answer(workload.first, workload.second, Pairing.zip()).words());
    assertArrayEquals(workload.words(0),
        answer(workload.first, workload.second, Pairing.oneToMany(N / 2)).words());
  }

  @ParameterizedTest
  @MethodSource("entries")
  void theSameWorkloadComesEveryTime(Entry entry) {
    Workload one = Workload.scattered(entry, N, 1, 10);
    Workload two = Workload.scattered(entry, N, 1, 10);
    assertEquals(one.hits, two.hits);
    assertArrayEquals(floats(one.first), floats(two.first));
    assertArrayEquals(floats(one.second), floats(two.second));
  }

  /**
   * As documented in the class comment, the bounds of many misses overlap: early outs on bounds must not gain
   * too easily.
   */
  @ParameterizedTest
  @CsvSource({"sphere-sphere, 0.6", "sphere-triangle, 0.6", "triangle-triangle, 0.45", "sphere-box, 0.3",
      "box-triangle, 0.2"})
  void boundsOfManyMissesOverlap(String kernel, double said) {
    Workload workload = Workload.scattered(Catalogue.named(kernel), N, 4, 0);
    double share = overlappingBounds(workload) / (4.0 * N);
    assertEquals(said, share, 0.04);
  }

  @Test
  void boxesThatMissAreApartOnOneAxisOfThree() {
    Workload workload = Workload.scattered(Catalogue.named("box-box"), N, 4, 0);
    int[] apart = new int[8];
    for (int i = 0; i < 4 * N; i++) {
      apart[separated(workload, i)]++;
    }
    assertEquals(4 * N, apart[1] + apart[2] + apart[4]);
    for (int axis : new int[] {1, 2, 4}) {
      assertEquals(4 * N / 3.0, apart[axis], 0.15 * N);
    }
  }

  private static int overlappingBounds(Workload workload) {
    int count = 0;
    for (int i = 0; i < workload.second.size(); i++) {
      count += separated(workload, i) == 0 ? 1 : 0;
    }
    return count;
  }

  /** One bit for each axis that separates the bounds of pair i. */
  private static int separated(Workload workload, int i) {
    float[] a = bounds(workload.first, i);
    float[] b = bounds(workload.second, i);
    int axes = 0;
    for (int c = 0; c < 3; c++) {
      axes |= a[c] <= b[3 + c] && b[c] <= a[3 + c] ? 0 : 1 << c;
    }
    return axes;
  }

  private static float[] bounds(Columns columns, int i) {
    return ((Shapes) BuffersByKind.slice(columns, i, 1)).bounds().get(0, new float[6]);
  }

  private static Hits answer(Columns first, Shapes second, Pairing pairing) {
    if (first instanceof Rays rays) {
      RayHits hits = RayHits.allocate(second.size());
      Engine.scalar().cast(rays, second, pairing, hits);
      return hits.hits();
    }
    Hits hits = Hits.allocate(second.size());
    Engine.scalar().overlap((Shapes) first, second, pairing, hits);
    return hits;
  }

  private static float[] floats(Columns columns) {
    float[] floats = new float[columns.size() * columns.width()];
    columns.copyTo(floats, 0);
    return floats;
  }
}
