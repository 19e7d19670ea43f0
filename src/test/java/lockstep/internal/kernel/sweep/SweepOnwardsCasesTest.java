package lockstep.internal.kernel.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import lockstep.Columns;
import lockstep.Engine;
import lockstep.Motions;
import lockstep.Pairing;
import lockstep.Runs;
import lockstep.Shapes;
import lockstep.SweepHits;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.distance.DistanceCheck;
import lockstep.internal.kernel.distance.DistanceCheck.Form;
import lockstep.internal.shape.Kind;
import lockstep.oracle.SweptSolid;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Shapes fall on others, are moved to the point of touch, and fall on. The second sweep begins within
 * rounding of a touch, and nothing may fall through.
 */
@Runs.Widest
@Runs.Vectors
class SweepOnwardsCasesTest {
  private static final int PAIRS = 8_000;

  static List<Entry> entries() {
    return SweepCheck.entries();
  }

  @ParameterizedTest
  @MethodSource("entries")
  void nothingFallsThroughFromATouch(Entry entry) {
    Random random = new Random(5);
    float[][] a = new float[PAIRS][], b = new float[PAIRS][], motion = new float[PAIRS][3];
    for (int i = 0; i < PAIRS; i++) {
      a[i] = DistanceCheck.element(entry.first(), form(random), random, 0.5f);
      b[i] = DistanceCheck.element(entry.second(), form(random), random, 0.5f);
      for (int k = 0; k < 3; k++) {
        double apart =
            DistanceCheck.middle(entry.second(), b[i])[k] - DistanceCheck.middle(entry.first(), a[i])[k];
        DistanceCheck.move(entry.first(), a[i], k, (float) apart + (k == 2 ? 4 : 0));
        motion[i][k] = k == 2 ? -8 : random.nextInt(2) * 0.1f * (float) random.nextGaussian();
      }
    }
    SweepHits falling = sweep(entry, a, motion, b);
    for (int i = 0; i < PAIRS; i++) {
      for (int k = 0; k < 3 && falling.hits().get(i); k++) {
        DistanceCheck.move(entry.first(), a[i], k, falling.t[i] * motion[i][k]);
      }
    }
    SweepHits onwards = sweep(entry, a, motion, b);
    for (int i = 0; i < PAIRS; i++) {
      if (falling.hits().get(i) && !onwards.hits().get(i)) {
        SweptSolid solid = new SweptSolid(DistanceCheck.solid(entry.first(), a[i]), motion[i]);
        int pair = i;
        assertTrue(SweepCheck.passes(entry, solid, DistanceCheck.solid(entry.second(), b[i])),
            () -> entry + " " + Arrays.toString(a[pair]) + " by " + Arrays.toString(motion[pair]) + " at "
                + Arrays.toString(b[pair]) + ": falls through");
      }
    }
  }

  /** Up to 1e18, the end of the range; a few pairs touch or overlap by no more than rounding. */
  @ParameterizedTest
  @MethodSource("entries")
  void timeIsZeroExactlyWhereTheyOverlap(Entry entry) {
    Random random = new Random(7);
    for (int i = 0; i < 1_000; i++) {
      float scale = Math.scalb(1f, random.nextInt(114) - 58);
      float[] a = scaled(entry.first(), random, scale);
      float[] b = scaled(entry.second(), random, scale);
      float[] motion = {scale * random.nextInt(9), scale * random.nextInt(9), -scale * random.nextFloat()};
      assertEquals(SweepCheck.overlap(entry, a, b), SweepCheck.ask(entry, a, motion, b).t[0] == 0,
          () -> entry + " " + Arrays.toString(a) + " at " + Arrays.toString(b));
    }
  }

  /** Everything but a quaternion is scaled. */
  private static float[] scaled(Kind kind, Random random, float scale) {
    float[] element = DistanceCheck.element(kind, form(random), random, 1);
    for (int k = 0; k < element.length; k++) {
      element[k] *= kind == Kind.ORIENTED_BOX && k > 5 ? 1 : scale;
    }
    return element;
  }

  private static Form form(Random random) {
    return List.of(Form.ANY, Form.GRID, Form.ALONG_AXES).get(random.nextInt(3));
  }

  private static SweepHits sweep(Entry entry, float[][] a, float[][] motion, float[][] b) {
    Motions motions = Motions.allocate(PAIRS);
    motions.copyFrom(joined(motion), 0);
    SweepHits hits = SweepHits.allocate(PAIRS);
    Engine.scalar().sweep(buffer(entry.first(), a).moving(motions), buffer(entry.second(), b), Pairing.zip(),
        hits);
    return hits;
  }

  private static Shapes buffer(Kind kind, float[][] elements) {
    Shapes buffer = DistanceCheck.buffer(kind, elements.length);
    ((Columns) buffer).copyFrom(joined(elements), 0);
    return buffer;
  }

  private static float[] joined(float[][] elements) {
    float[] joined = new float[elements.length * elements[0].length];
    for (int i = 0; i < elements.length; i++) {
      System.arraycopy(elements[i], 0, joined, i * elements[i].length, elements[i].length);
    }
    return joined;
  }
}
