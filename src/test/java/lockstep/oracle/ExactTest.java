package lockstep.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import lockstep.Runs;
import org.junit.jupiter.api.Test;

/** Numbers known between bounds against rational ones, in random formulas. */
@Runs.Once
class ExactTest {
  private static final int FORMULAS = 3000, NUMBERS = 12;

  /** Whole, close to whole, of any size, or as small as floats get: so that results are 0, or nearly. */
  private static float number(SplittableRandom random) {
    int whole = random.nextInt(-3, 4);
    return switch (random.nextInt(5)) {
      case 0, 1 -> whole;
      case 2 -> Math.nextUp((float) whole);
      case 3 -> Math.scalb(whole, random.nextInt(-140, 120));
      default -> whole * Float.MIN_VALUE;
    };
  }

  @Test
  void signsOfFormulas() {
    SplittableRandom random = new SplittableRandom(1);
    int[] signs = new int[3];
    for (int formula = 0; formula < FORMULAS; formula++) {
      Exact[] known = new Exact[NUMBERS];
      Rational[] exact = new Rational[NUMBERS];
      for (int k = 0; k < NUMBERS; k++) {
        int a = k < 6 ? 0 : random.nextInt(k), b = k < 6 ? 0 : random.nextInt(k);
        switch (k < 6 ? 0 : random.nextInt(1, 7)) {
          case 0 -> {
            float x = number(random);
            known[k] = Exact.of(x);
            exact[k] = Rational.of(x);
          }
          case 1, 2 -> {
            known[k] = known[a].plus(known[b]);
            exact[k] = exact[a].plus(exact[b]);
          }
          case 3 -> {
            known[k] = known[a].minus(known[b]);
            exact[k] = exact[a].minus(exact[b]);
          }
          case 4 -> {
            known[k] = known[a].times(known[b]);
            exact[k] = exact[a].times(exact[b]);
          }
          case 5 -> {
            known[k] = known[a].square();
            exact[k] = exact[a].times(exact[a]);
          }
          default -> {
            boolean divides = exact[b].sign() != 0;
            known[k] = divides ? known[a].dividedBy(known[b]) : known[a].negate();
            exact[k] = divides ? exact[a].dividedBy(exact[b]) : exact[a].negate();
          }
        }
        int sign = exact[k].sign();
        signs[sign + 1]++;
        assertEquals(sign, known[k].sign());
        assertEquals(exact[k].minus(exact[a]).sign() <= 0, known[k].isAtMost(known[a]));
        double nearest = exact[k].toDouble();
        assertEquals(nearest, known[k].toDouble(), 1e-14 * Math.abs(nearest));
      }
    }
    assertTrue(signs[0] > FORMULAS && signs[1] > FORMULAS && signs[2] > FORMULAS);
  }

  @Test
  void infiniteBounds() {
    Exact far = Exact.bound(Float.POSITIVE_INFINITY);
    assertEquals(-1, Exact.of(Double.MAX_VALUE).square().minus(far).sign());
    assertEquals(0, far.plus(Exact.bound(Float.NEGATIVE_INFINITY)).sign());
    assertThrows(ArithmeticException.class, () -> far.dividedBy(Exact.ONE.minus(Exact.ONE)));
  }
}
