package lockstep.internal.kernel.distance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import lockstep.Capsules;
import lockstep.Distances;
import lockstep.Engine;
import lockstep.Pairing;
import lockstep.Runs;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.distance.DistanceCheck.Form;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Solid;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Known mistakes of distance computations, by name; and laws that hold for all shapes. */
@Runs.Widest
@Runs.Vectors
class DistanceCasesTest {
  @Provide
  Arbitrary<Entry> entry() {
    return Arbitraries.of(DistanceCheck.entries());
  }

  private static Distances capsules(float[] a, float[] b) {
    return DistanceCheck.ask(ScalarKernels.TABLE.get(Verb.CLOSEST_POINTS, Kind.CAPSULE, Kind.CAPSULE), a, b);
  }

  private static float[] capsule(double ax, double ay, double az, double bx, double by, double bz, double r) {
    return new float[] {(float) ax, (float) ay, (float) az, (float) bx, (float) by, (float) bz, (float) r};
  }

  /** Guessed from one end of each it would be 5.0249: capsules that overlap by 1.5 would be apart. */
  @Example
  void closestPointsAreNotGuessedFromOneEnd() {
    double at = 10.70710678;
    float[] a = capsule(-11, 0, 0, 11, 0, 0, 0);
    float[] b = capsule(-at, -at, .5, at, at, .5, 0);
    assertEquals(.5, capsules(a, b).distance[0], 1e-6);
    a[6] = 1;
    b[6] = 1;
    assertEquals(0, capsules(a, b).distance[0]);
  }

  /** Parallel edges, for which the textbook formula divides 0 by 0. */
  @Example
  void parallelEdges() {
    Distances edges = capsules(capsule(0, 0, 0, 1, 0, 0, 0), capsule(0, 1, 0, 1, 1, 0, 0));
    assertEquals(1, edges.distance[0]);
    assertEquals(edges.ax[0], edges.bx[0]);
    assertEquals(0, edges.ay[0]);
    assertEquals(1, edges.by[0]);
    assertTrue(edges.ax[0] >= 0 && edges.ax[0] <= 1);
  }

  /** Axes that cross are at distance 0, without a direction from one to the other. */
  @Example
  void axesThatCross() {
    Distances crossing = capsules(capsule(0, -2, 0, 0, 2, 0, .5), capsule(-2, 0, 0, 2, 0, 0, .5));
    assertEquals(0, crossing.distance[0]);
    for (float point : new float[] {crossing.ax[0], crossing.ay[0], crossing.az[0], crossing.bx[0]}) {
      assertEquals(0, point);
    }
  }

  /** 1,024 × 1,024 segments, with each direction shared by 32. */
  @Example
  void aMillionSegments() {
    int size = 1024;
    Random random = new Random(1);
    Capsules segments = Capsules.allocate(size);
    Solid[] solids = new Solid[size];
    float[][] directions = new float[32][3];
    for (int i = 0; i < size; i++) {
      float[] q = new float[7];
      for (int k = 0; k < 3; k++) {
        directions[i % 32][k] = i < 32 ? random.nextInt(9) - 4 : directions[i % 32][k];
        q[k] = random.nextInt(65) - 32;
        q[3 + k] = q[k] + directions[i % 32][k] * (i % 3 == 0 ? 0.5f : i % 7);
      }
      segments.set(i, q[0], q[1], q[2], q[3], q[4], q[5], 0);
      solids[i] = Solid.capsule(q);
    }
    Distances row = Distances.withoutPoints(size);
    for (int i = 0; i < size; i++) {
      Engine.best().distance(segments, segments, Pairing.oneToMany(i), row);
      for (int j = 0; j < size; j++) {
        double exact = solids[i].coreDistance(solids[j]);
        if (!(Math.abs(exact - row.distance[j]) <= DistanceCheck.U * DistanceCheck.DISTANCE * 256)) {
          throw new AssertionError(i + ", " + j + ": " + row.distance[j] + " instead of " + exact);
        }
      }
    }
  }

  private static double[] anyPoint(Solid solid, Random random) {
    double[] weights = random.doubles(solid.corners().size()).map(w -> w * w * w).toArray();
    double sum = 0;
    for (double weight : weights) {
      sum += weight;
    }
    double[] direction = {random.nextGaussian(), random.nextGaussian(), random.nextGaussian()};
    double length = Math.hypot(Math.hypot(direction[0], direction[1]), direction[2]);
    double[] point = new double[3];
    for (int k = 0; k < 3; k++) {
      for (int c = 0; c < weights.length; c++) {
        point[k] += weights[c] / sum * solid.corners().get(c)[k];
      }
      point[k] += solid.radius() * direction[k] / length;
    }
    return point;
  }

  /** No two points of two shapes are nearer to each other than their distance. */
  @Property(tries = 2000)
  void samplesAreNoNearer(@ForAll("entry") Entry entry, @ForAll long seed, @ForAll Form form1,
      @ForAll Form form2) {
    Random random = new Random(seed);
    float[] p = DistanceCheck.element(entry.first(), form1, random, 1);
    float[] q = DistanceCheck.element(entry.second(), form2, random, 1);
    Solid a = DistanceCheck.solid(entry.first(), p);
    Solid b = DistanceCheck.solid(entry.second(), q);
    double bound = DistanceCheck.ask(entry, p, q).distance[0] - DistanceCheck.U * 14 * a.span(b);
    for (int s = 0; s < 50; s++) {
      double[] x = anyPoint(a, random);
      double[] y = anyPoint(b, random);
      double apart = Math.sqrt(
          (x[0] - y[0]) * (x[0] - y[0]) + (x[1] - y[1]) * (x[1] - y[1]) + (x[2] - y[2]) * (x[2] - y[2]));
      assertTrue(apart >= bound, () -> entry + ": " + apart + " where the distance is " + bound);
    }
  }

  /** A distance changes by at most the length of the shape's motion. */
  @Property(tries = 5000)
  void movingChangesNoMoreThanTheWay(@ForAll("entry") Entry entry, @ForAll long seed,
      @ForAll @IntRange(min = 0, max = 20) int less, @ForAll Form form1, @ForAll Form form2) {
    Random random = new Random(seed);
    float[] p = DistanceCheck.element(entry.first(), form1, random, 1);
    float[] q = DistanceCheck.element(entry.second(), form2, random, 1);
    float before = DistanceCheck.ask(entry, p, q).distance[0];
    Solid a = DistanceCheck.solid(entry.first(), p);
    double span = a.span(DistanceCheck.solid(entry.second(), q));
    double square = 0;
    double far = 0;
    for (int k = 0; k < 3; k++) {
      float by = Math.scalb((float) random.nextGaussian(), -less);
      DistanceCheck.move(entry.second(), q, k, by);
      square += (double) by * by;
      for (float coordinate : q) {
        far = Math.max(far, Math.abs(coordinate)); // which rounds when it is moved
      }
    }
    float after = DistanceCheck.ask(entry, p, q).distance[0];
    span = Math.max(span, a.span(DistanceCheck.solid(entry.second(), q)));
    assertEquals(before, after, Math.sqrt(square) + DistanceCheck.U * (28 * span + 4 * far),
        () -> entry + ": before and after");
  }
}
