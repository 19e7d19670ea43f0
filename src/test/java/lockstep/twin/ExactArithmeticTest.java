package lockstep.twin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import lockstep.MethodLengths;
import lockstep.Runs;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Estimates and expansions against rational numbers, in random computations up to the seventh degree. */
@Runs.Once
class ExactArithmeticTest {
  private static final int MOST_DEGREE = 7;

  /** One number in four ways, and its degree in floats. */
  private record Term(lockstep.oracle.Exact real, Exact decimal, Estimate estimate, int place, int degree) {}

  private final Expansions e = Expansions.begin();

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

  private Term leaf(SplittableRandom random, int sort) {
    float a = next(random, sort), b = next(random, sort);
    lockstep.oracle.Exact x = lockstep.oracle.Exact.of(a), y = lockstep.oracle.Exact.of(b);
    return switch (random.nextInt(3)) {
      case 0 -> new Term(x, Exact.of(a), Estimate.of(a), e.of(a), 1);
      case 1 -> new Term(x.plus(y), Exact.sum(a, b), Estimate.sum(a, b), e.sum(a, b), 1);
      default ->
        new Term(x.minus(y), Exact.difference(a, b), Estimate.difference(a, b), e.difference(a, b), 1);
    };
  }

  private Term combined(SplittableRandom random, Term a, Term b) {
    int most = Math.max(a.degree, b.degree);
    if (a.degree + b.degree <= MOST_DEGREE && random.nextInt(3) > 0) {
      return a.place == b.place
          ? new Term(a.real.square(), a.decimal.square(), a.estimate.square(), e.square(a.place),
              2 * a.degree)
          : new Term(a.real.times(b.real), a.decimal.times(b.decimal), a.estimate.times(b.estimate),
              e.times(a.place, b.place), a.degree + b.degree);
    }
    return switch (random.nextInt(5)) {
      case 0 -> new Term(a.real.plus(b.real), a.decimal.plus(b.decimal), a.estimate.plus(b.estimate),
          e.plus(a.place, b.place), most);
      case 1 -> new Term(a.real.minus(b.real), a.decimal.minus(b.decimal), a.estimate.minus(b.estimate),
          e.minus(a.place, b.place), most);
      case 2 -> new Term(a.real.abs(), a.decimal.abs(), a.estimate.abs(), e.abs(a.place), a.degree);
      case 3 ->
        new Term(a.real.times(8), a.decimal.scaled(3), a.estimate.scaled(8), e.scaled(a.place, 3), a.degree);
      default ->
        new Term(a.real.negate(), a.decimal.negated(), a.estimate.negated(), e.negated(a.place), a.degree);
    };
  }

  @Property(tries = 1000)
  void computations(@ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int sort = random.nextInt(6);
    Expansions.begin();
    List<Term> numbers = new ArrayList<>();
    for (int k = 0; k < 4; k++) {
      numbers.add(leaf(random, sort));
    }
    for (int k = 0; k < 12; k++) {
      Term a = numbers.get(random.nextInt(numbers.size())), b = numbers.get(random.nextInt(numbers.size()));
      Term c = combined(random, a, b);
      numbers.add(c);
      int sign = c.real.sign();
      assertEquals(sign, sign(c.decimal.isPositive(), c.decimal.isZero(), c.decimal.isNegative()));
      assertEquals(sign, sign(e.isPositive(c.place), e.isZero(c.place), e.isNegative(c.place)));
      lockstep.oracle.Exact off = c.real.minus(lockstep.oracle.Exact.of(c.estimate.value())).abs();
      double bound = c.estimate.error();
      assertTrue(off.isAtMost(lockstep.oracle.Exact.of(bound).times(1 + 0x1p-40)),
          () -> off + " of " + bound);
      assertEquals(c.decimal.nearest(), e.nearest(c.place));
      if (!c.estimate.isInexact()) {
        assertEquals(c.decimal.nearest(), c.estimate.value() + 0.0);
      }
      if (!c.estimate.isUnsure()) {
        assertEquals(sign, (int) Math.signum(c.estimate.value()));
      }
    }
  }

  private static int sign(boolean isPositive, boolean isZero, boolean isNegative) {
    assertEquals(1, (isPositive ? 1 : 0) + (isZero ? 1 : 0) + (isNegative ? 1 : 0));
    return isPositive ? 1 : isZero ? 0 : -1;
  }

  /** What is 0 in real arithmetic is exactly 0 on a grid, and open where digits are lost. */
  @Test
  void differencesOfSquares() {
    Estimate five = Estimate.sum(2, 3), three = Estimate.difference(4, 1), four = Estimate.of(4);
    Estimate gap = three.square().plus(four.square()).minus(five.square());
    assertEquals(new Estimate(0, 0), gap);
    assertFalse(gap.isUnsure());
    assertTrue(Estimate.sum(1, 0x1p-60).minus(Estimate.of(1)).isUnsure());
    assertTrue(Exact.sum(1, 0x1p-60f).minus(Exact.of(1)).isPositive());
  }

  /** Half-way between two doubles, and beyond it by what is far below. */
  @Test
  void nearestDoubles() {
    double next = Math.nextUp(1.0), half = 0x1p-53, least = 0x1p-140;
    assertEquals(1.0, nearest(1, half));
    assertEquals(1 + 0x1p-51, nearest(next, half));
    assertEquals(next, nearest(1, half, least));
    assertEquals(next, nearest(next, half, -least));
    assertEquals(1.0, nearest(1, half, -least));
    assertEquals(-1.0, nearest(-1, -half, least));
    assertEquals(-next, nearest(-1, -half, -least));
    assertEquals(0.0, nearest(1, -1));
  }

  private double nearest(double... parts) {
    int sum = e.of(0);
    for (double part : parts) {
      sum = e.plus(sum, e.of(part));
    }
    return e.nearest(sum);
  }

  @Test
  void limits() {
    assertTrue(Exact.of(3).below(2).scaled(-2).minus(Exact.of(0.75f)).isZero());
    assertEquals("-4 is not below 2^2",
        assertThrows(ArithmeticException.class, () -> Exact.of(-4).below(2)).getMessage());
  }

  @Test
  void vectors() {
    ExactVec v = ExactVec.of(new Vec(1, 2, Float.MIN_VALUE)), w = ExactVec.of(new Vec(2, 1, 0));
    assertTrue(v.dot(w).minus(Exact.of(4)).isZero());
    assertTrue(v.square().minus(Exact.of(5)).isPositive());
    assertTrue(v.cross(w).z().minus(Exact.of(-3)).isZero());
    assertTrue(v.cross(w).dot(v).isZero());
    assertTrue(
        ExactVec.difference(new Vec(1, 0, 0), new Vec(0x1p-30f, 0, 0)).x().minus(Exact.of(1)).isNegative());
  }

  /** Definitions perform hundreds. */
  @Test
  void operationsAreTooLongToBeInlined() {
    List<Integer> lengths = MethodLengths.of(Expansions.class).entrySet().stream()
        .filter(method -> method.getKey().startsWith("write ")).map(Map.Entry::getValue).toList();
    assertEquals(1, lengths.size());
    assertTrue(lengths.getFirst() > MethodLengths.INLINED, lengths + " bytes");
  }
}
