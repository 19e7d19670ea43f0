package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import lockstep.oracle.Exact;
import lockstep.twin.Estimate;
import lockstep.twin.Expansions;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Estimates and expansions against rational numbers, in random computations up to the seventh degree. */
@Runs.Once
class ExactArithmeticTest {
  private static final int MOST_DEGREE = 7;

  /** One number in three ways, and its degree in floats. */
  private record Term(Exact exact, Estimate estimate, int expansion, int degree) {}

  private static float next(SplittableRandom random, int sort) {
    return switch (sort) {
      case 0 -> (float) random.nextDouble(-1, 1);
      case 1 -> random.nextInt(-5, 6);
      case 2 -> random.nextInt(-5, 6) * (random.nextBoolean() ? 1 : 0x1p-40f);
      case 3 -> random.nextInt(-5, 6) * Float.MIN_VALUE;
      case 4 -> (random.nextBoolean() ? 1 : -1) * Float.MAX_VALUE;
      default -> {
        float x = Float.intBitsToFloat(random.nextInt());
        yield Float.isFinite(x) ? x : 0;
      }
    };
  }

  private static Term leaf(SplittableRandom random, int sort, Expansions e) {
    float a = next(random, sort), b = next(random, sort);
    Exact x = Exact.of(a), y = Exact.of(b);
    return switch (random.nextInt(3)) {
      case 0 -> new Term(x, Estimate.of(a), e.of(a), 1);
      case 1 -> new Term(x.plus(y), Estimate.sum(a, b), e.sum(a, b), 1);
      default -> new Term(x.minus(y), Estimate.difference(a, b), e.difference(a, b), 1);
    };
  }

  private static Term combined(SplittableRandom random, Term a, Term b, Expansions e) {
    int most = Math.max(a.degree, b.degree);
    if (a.degree + b.degree <= MOST_DEGREE && random.nextInt(3) > 0) {
      return a.expansion == b.expansion
          ? new Term(a.exact.square(), a.estimate.square(), e.square(a.expansion), 2 * a.degree)
          : new Term(a.exact.times(b.exact), a.estimate.times(b.estimate), e.times(a.expansion, b.expansion),
              a.degree + b.degree);
    }
    return random.nextBoolean()
        ? new Term(a.exact.plus(b.exact), a.estimate.plus(b.estimate), e.plus(a.expansion, b.expansion), most)
        : new Term(a.exact.minus(b.exact), a.estimate.minus(b.estimate), e.minus(a.expansion, b.expansion),
            most);
  }

  @Property(tries = 1000)
  void computations(@ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int sort = random.nextInt(6);
    Expansions e = Expansions.begin();
    List<Term> numbers = new ArrayList<>();
    for (int k = 0; k < 4; k++) {
      numbers.add(leaf(random, sort, e));
    }
    for (int k = 0; k < 12; k++) {
      Term a = numbers.get(random.nextInt(numbers.size())), b = numbers.get(random.nextInt(numbers.size()));
      Term c = combined(random, a, b, e);
      numbers.add(c);
      assertEquals(c.exact.sign(), e.sign(c.expansion));
      Exact off = c.exact.minus(Exact.of(c.estimate.value())).abs();
      double bound = c.estimate.error();
      assertTrue(off.isAtMost(Exact.of(bound).times(1 + 0x1p-40)), () -> off + " of " + bound);
      if (!c.estimate.isUnsure()) {
        assertEquals(c.exact.sign(), (int) Math.signum(c.estimate.value()));
        assertEquals(c.exact.sign() <= 0 ? 1 : -1, c.estimate.isAtMostZero());
        assertEquals(c.exact.sign() < 0 ? 1 : -1, c.estimate.isNegative());
      }
    }
  }

  /** What is 0 in real arithmetic is exactly 0 on a grid, and open where digits are lost. */
  @Test
  void differencesOfSquares() {
    Estimate five = Estimate.sum(2, 3), three = Estimate.difference(4, 1), four = Estimate.of(4);
    Estimate gap = three.square().plus(four.square()).minus(five.square());
    assertEquals(new Estimate(0, 0), gap);
    Estimate fine = Estimate.sum(1, 0x1p-60);
    assertTrue(fine.minus(Estimate.of(1)).isUnsure());
    assertEquals(0, fine.minus(Estimate.of(1)).isAtMostZero());
    assertEquals(-1, new Estimate(Double.NaN, Double.NaN).isAtMostZero());
    assertEquals(1, new Estimate(Double.NEGATIVE_INFINITY, Double.NaN).isAtMostZero());
  }

  @Test
  void vectorsOfExpansions() {
    Expansions e = Expansions.begin();
    int one = e.of(1), two = e.of(2), least = e.of(Float.MIN_VALUE), zero = e.of(0);
    assertEquals(0, e.sign(zero));
    assertEquals(0, e.sign(e.minus(e.dot(one, two, least, two, one, zero), e.square(two))));
    assertEquals(1, e.sign(e.minus(e.dot(one, two, least, two, one, one), e.square(two))));
    assertEquals(-1, e.sign(e.determinant(one, two, two, one)));
  }
}
