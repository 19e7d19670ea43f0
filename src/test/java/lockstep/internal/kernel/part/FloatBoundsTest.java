package lockstep.internal.kernel.part;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.function.Predicate;
import lockstep.Climb;
import lockstep.Effort;
import lockstep.Runs;
import lockstep.twin.Exact;
import lockstep.twin.OrientedBox;
import lockstep.twin.Plane;
import lockstep.twin.Quat;
import lockstep.twin.Vec;
import org.junit.jupiter.api.Test;

/**
 * A search for the numbers at which the values of the first stage, in float, are off by most of what their
 * bounds allow: never by all of it, but by enough to notice a bound that is too small by far.
 */
@Runs.Once
class FloatBoundsTest {
  private static final int STARTS = Effort.choose(10, 200, 2000);
  private static final MathContext DIGITS = new MathContext(80);

  /** What part an error is of the value, or of the least that is certain; beyond 1 a sign may be wrong. */
  private static double part(double error, float value, Predicate<Float> isCertain) {
    float low = 0, high = Float.MAX_VALUE;
    while (Math.nextUp(low) < high) {
      float middle = Float.intBitsToFloat((Float.floatToIntBits(low) + Float.floatToIntBits(high)) >>> 1);
      if (isCertain.test(middle)) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return error / Math.max(high, Math.abs(value));
  }

  private static void check(double part) {
    assertTrue(part < 1, () -> "a value is off by " + part + " of its bound");
    assertTrue(part > 0.1, () -> "the search comes only to " + part);
  }

  @Test
  void planeGap() {
    check(Climb.most(STARTS, 7, 20, x -> {
      Plane p = new Plane(new Vec(x[0], x[1], x[2]), x[3]);
      Vec point = new Vec(x[4], x[5], x[6]);
      PlaneGap gap = PlaneGap.of(p, point);
      double off = PlaneGap.outside(p, point).minus(Exact.of(gap.value())).abs().nearest();
      return part(off, 0, value -> new PlaneGap(value, gap.square()).isCertain());
    }));
  }

  /** Half extents round, too, but that matters only where the value is near 0. */
  @Test
  void boxGap() {
    check(Climb.most(STARTS, 13, 20, x -> {
      Vec half = new Vec(Math.abs(x[3]), Math.abs(x[4]), Math.abs(x[5]));
      OrientedBox box = new OrientedBox(new Vec(x[0], x[1], x[2]), half, new Quat(x[6], x[7], x[8], x[9]));
      Vec point = new Vec(x[10], x[11], x[12]);
      BoxGap gap = BoxGap.of(box, point, half);
      double off = excess(box, point).subtract(new BigDecimal(gap.value())).abs().doubleValue();
      return part(off, gap.value(), value -> new BoxGap(value, gap.size()).isCertain());
    }));
  }

  /** How far a point is beyond a box on its worst axis, to {@link #DIGITS}. */
  private static BigDecimal excess(OrientedBox box, Vec point) {
    BigDecimal[] d = new BigDecimal[3], q = new BigDecimal[4];
    BigDecimal square = BigDecimal.ZERO;
    for (int axis = 0; axis < 3; axis++) {
      d[axis] = big(point.get(axis)).subtract(big(box.center().get(axis)));
      q[axis] = big(box.q().vector().get(axis));
    }
    q[3] = big(box.q().w());
    for (BigDecimal part : q) {
      square = square.add(part.multiply(part));
    }
    BigDecimal s = BigDecimal.TWO.divide(square, DIGITS), most = null;
    BigDecimal[] t = cross(q, d), vt = cross(q, t);
    for (int axis = 0; axis < 3; axis++) { // d + s (v × t − w t), t = v × d
      BigDecimal m = d[axis].add(s.multiply(vt[axis].subtract(q[3].multiply(t[axis]))));
      BigDecimal out = m.abs().subtract(big(box.half().get(axis)));
      most = most == null ? out : most.max(out);
    }
    return most;
  }

  private static BigDecimal[] cross(BigDecimal[] a, BigDecimal[] b) {
    BigDecimal[] to = new BigDecimal[3];
    for (int axis = 0; axis < 3; axis++) {
      int y = (axis + 1) % 3, z = (axis + 2) % 3;
      to[axis] = a[y].multiply(b[z]).subtract(a[z].multiply(b[y]));
    }
    return to;
  }

  private static BigDecimal big(float x) {
    return new BigDecimal(x);
  }
}
