package lockstep.bench.jmh;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import lockstep.Columns;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Pairing;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Shapes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The data of the benches is what it says it is. */
final class WorkloadTest {
  private static final int N = 1000;

  @ParameterizedTest
  @EnumSource
  void hitsAreAsManyAsAskedForAndWhereTheyWereMade(Pair pair) {
    for (int percent : new int[] {0, 1, 10, 50, 100}) {
      Workload workload = Workload.scattered(pair, N, 3, percent);
      assertEquals(3, workload.batches());
      for (int b = 0; b < 3; b++) {
        Hits hits = answer(workload.first(b), workload.second(b), Pairing.zip());
        assertEquals(N * percent / 100.0, hits.count(), N * 0.02);
        assertArrayEquals(workload.words(b), hits.words());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void aroundOneShapeEveryPairingAsksTheSame(Pair pair) {
    Workload workload = Workload.around(pair, N, 10);
    assertArrayEquals(workload.words(0), answer(workload.first, workload.second, Pairing.zip()).words());
    assertArrayEquals(workload.words(0),
        answer(workload.first, workload.second, Pairing.oneToMany(N / 2)).words());
  }

  @ParameterizedTest
  @EnumSource
  void theSameWorkloadComesEveryTime(Pair pair) {
    Workload one = Workload.scattered(pair, N, 1, 10);
    Workload two = Workload.scattered(pair, N, 1, 10);
    assertEquals(one.hits, two.hits);
    assertArrayEquals(floats(one.first), floats(two.first));
    assertArrayEquals(floats(one.second), floats(two.second));
  }

  /** What the class comment says of the misses: early outs on bounds must not win cheaply. */
  @ParameterizedTest
  @EnumSource(names = {"SPHERE_SPHERE", "SPHERE_BOX", "SPHERE_TRIANGLE", "BOX_TRIANGLE", "TRIANGLE_TRIANGLE"})
  void boundsOfManyMissesOverlap(Pair pair) {
    Workload workload = Workload.scattered(pair, N, 4, 0);
    double share = overlappingBounds(workload) / (4.0 * N);
    double said = switch (pair) {
      case TRIANGLE_TRIANGLE -> 0.45;
      case SPHERE_BOX -> 0.3;
      case BOX_TRIANGLE -> 0.2;
      default -> 0.6;
    };
    assertEquals(said, share, 0.04);
  }

  @Test
  void boxesThatMissAreApartOnOneAxisOfThree() {
    Workload workload = Workload.scattered(Pair.BOX_BOX, N, 4, 0);
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
    float[] a = bounds(workload.pair.first, workload.first, i);
    float[] b = bounds(workload.pair.second, workload.second, i);
    int axes = 0;
    for (int c = 0; c < 3; c++) {
      axes |= a[c] <= b[3 + c] && b[c] <= a[3 + c] ? 0 : 1 << c;
    }
    return axes;
  }

  private static float[] bounds(Pair.Kind kind, Columns columns, int i) {
    float[] f = columns.get(i, new float[columns.width()]);
    float[] bounds = new float[6];
    for (int c = 0; c < 3; c++) {
      bounds[c] = switch (kind) {
        case SPHERE -> f[c] - f[3];
        case TRIANGLE -> Math.min(f[c], Math.min(f[3 + c], f[6 + c]));
        default -> f[c];
      };
      bounds[3 + c] = switch (kind) {
        case SPHERE -> f[c] + f[3];
        case TRIANGLE -> Math.max(f[c], Math.max(f[3 + c], f[6 + c]));
        default -> f[3 + c];
      };
    }
    return bounds;
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
