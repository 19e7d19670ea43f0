package lockstep.twin;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.List;
import lockstep.Climb;
import lockstep.Effort;
import lockstep.Runs;
import org.junit.jupiter.api.Test;

/**
 * A search for the numbers at which estimates are off by most of their bounds: never by more, but by all of
 * them, so a bound that is a little too small would be noticed.
 */
@Runs.Once
class EstimateSearchTest {
  private static final int STARTS = Effort.choose(8, 100, 1000);

  /** A number as estimated, and as it is. */
  private record Both(Estimate estimate, Exact real) {
    static Both difference(float a, float b) {
      return new Both(Estimate.difference(a, b), Exact.difference(a, b));
    }

    static Both of(float a) {
      return new Both(Estimate.of(a), Exact.of(a));
    }

    Both plus(Both b) {
      return new Both(estimate.plus(b.estimate), real.plus(b.real));
    }

    Both minus(Both b) {
      return new Both(estimate.minus(b.estimate), real.minus(b.real));
    }

    Both times(Both b) {
      return new Both(estimate.times(b.estimate), real.times(b.real));
    }

    Both square() {
      return new Both(estimate.square(), real.square());
    }

    /** By how much of its bound the estimate is off. */
    double part() {
      double off = real.minus(new Exact(new BigDecimal(estimate.value()))).abs().nearest();
      if (estimate.error() == 0) {
        assertTrue(off == 0, () -> off + " where no error is admitted");
        return 0;
      }
      return off / estimate.error();
    }
  }

  private interface Formula {
    Both of(float[] x);
  }

  private static Both dot(Both[] a, Both[] b) {
    return a[0].times(b[0]).plus(a[1].times(b[1])).plus(a[2].times(b[2]));
  }

  private static Both[] cross(Both[] a, Both[] b) {
    return new Both[] {a[1].times(b[2]).minus(a[2].times(b[1])), a[2].times(b[0]).minus(a[0].times(b[2])),
        a[0].times(b[1]).minus(a[1].times(b[0]))};
  }

  private static Both[] difference(float[] x, int a, int b) {
    return new Both[] {Both.difference(x[a], x[b]), Both.difference(x[a + 1], x[b + 1]),
        Both.difference(x[a + 2], x[b + 2])};
  }

  /** On which side of a plane a point is, whether a line meets a ball, two segments' Gram determinant. */
  private static final List<Formula> FORMULAS =
      List.of(x -> dot(difference(x, 0, 3), cross(difference(x, 6, 3), difference(x, 9, 3))), x -> {
        Both[] d = difference(x, 0, 3), m = cross(difference(x, 6, 9), d);
        return dot(m, m).minus(Both.of(x[12]).square().times(dot(d, d)));
      }, x -> {
        Both[] d = difference(x, 0, 3), e = difference(x, 6, 9);
        return dot(d, d).times(dot(e, e)).minus(dot(d, e).square());
      }, x -> {
        Both[] d = difference(x, 0, 3);
        return dot(d, d).minus(Both.of(x[6]).plus(Both.of(x[7])).square());
      });

  @Test
  void nothingIsOffByMoreThanItsBound() {
    for (Formula formula : FORMULAS) {
      double most = Climb.most(STARTS, 13, 60, x -> formula.of(x).part());
      assertTrue(most <= 1 + 0x1p-40, () -> "an estimate is off by " + most + " of its bound");
      assertTrue(most > 0.9, () -> "the search comes only to " + most);
    }
  }
}
