package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import lockstep.oracle.Exact;
import lockstep.oracle.OrientedBox;
import lockstep.oracle.Point;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Placements of placements, against rational numbers. */
@Runs.Once
class PlacementsTest {
  /** What positions are off by, as a part of the distances; and turns and scales. */
  private static final double MOVED = 0x1p-49, TURNED = 0x1p-22;

  private static final double[] PLACES = {0, 1, 1000, 4.6e6, -2.9e7};

  private static Placements random(Random random, int count) {
    Placements p = Placements.allocate(count);
    for (int i = 0; i < count; i++) {
      double near = PLACES[random.nextInt(PLACES.length)];
      float length = Math.scalb(1f, random.nextInt(-20, 20));
      p.set(i, near + random.nextDouble(), random.nextDouble() * 100, near - random.nextDouble(),
          length * random.nextFloat(-1, 1), length * random.nextFloat(-1, 1),
          length * random.nextFloat(-1, 1), length * random.nextFloat(-1, 1),
          random.nextBoolean() ? 1 : random.nextFloat(0.01f, 100));
    }
    return p;
  }

  /** A placement in rational numbers: its position, and its turn. */
  private static OrientedBox exactly(Placements p, int i) {
    return OrientedBox.of(position(p, i), Point.of(1, 1, 1), p.qx[i], p.qy[i], p.qz[i], p.qw[i]);
  }

  /** A vector of the frame, in the world. */
  private static Point turned(Placements p, int i, Point v) {
    OrientedBox frame = exactly(p, i);
    return frame.axisX().times(v.x()).plus(frame.axisY().times(v.y())).plus(frame.axisZ().times(v.z()));
  }

  private static Point position(Placements p, int i) {
    return Point.of(p.x[i], p.y[i], p.z[i]);
  }

  /** Where a placement takes a point. */
  private static Point taken(Placements p, int i, Point point) {
    return position(p, i).plus(turned(p, i, point).times(Exact.of(p.scale[i])));
  }

  private static void assertNear(Point expected, Point actual, double error) {
    assertTrue(expected.minus(actual).length() <= error, () -> expected + " but " + actual);
  }

  /** Whether placement i takes points where {@code outer(inner(p))} does. */
  private static void assertComposed(Placements p, int outer, int inner, int i) {
    double way = position(p, outer).length() + p.scale[outer] * position(p, inner).length();
    assertNear(taken(p, outer, position(p, inner)), position(p, i), MOVED * way);
    double scale = (double) p.scale[outer] * p.scale[inner];
    assertEquals(scale, p.scale[i], TURNED * scale);
    for (Point axis : new Point[] {Point.of(1, 0, 0), Point.of(0, 1, 0), Point.of(0, 0, 1)}) {
      assertNear(turned(p, outer, turned(p, inner, axis)), turned(p, i, axis), TURNED);
    }
  }

  @Property(tries = 2000)
  void composedIsOneAfterTheOther(@ForAll Random random) {
    Placements p = random(random, 3);
    p.setComposed(2, p, 0, p, 1);
    assertComposed(p, 0, 1, 2);
  }

  /** A frame, and what is seen from it, are what was seen. */
  @Property(tries = 2000)
  void relativeIsSeenFromTheFrame(@ForAll Random random) {
    Placements p = random(random, 3);
    p.setRelative(2, p, 1, p, 0);
    double way = position(p, 0).length() + position(p, 1).length();
    Point local = exactly(p, 0).local(position(p, 1)).times(Exact.ONE.dividedBy(Exact.of(p.scale[0])));
    assertNear(local, position(p, 2), MOVED * way / p.scale[0]);
    p.set(1, p.x[1], p.y[1], p.z[1], p.qx[1], p.qy[1], p.qz[1], p.qw[1], 1);
    p.setRelative(2, p, 1, p, 0);
    assertEquals(1.0 / p.scale[0], p.scale[2], TURNED / p.scale[0]);
    for (Point axis : new Point[] {Point.of(1, 0, 0), Point.of(0, 1, 0), Point.of(0, 0, 1)}) {
      assertNear(turned(p, 1, axis), turned(p, 0, turned(p, 2, axis)), TURNED);
    }
  }

  @Property(tries = 2000)
  void inverseTakesBack(@ForAll Random random) {
    Placements p = random(random, 2);
    p.setInverse(1, p, 0);
    double way = position(p, 0).length();
    assertNear(exactly(p, 0).local(Point.of(0, 0, 0)).times(Exact.ONE.dividedBy(Exact.of(p.scale[0]))),
        position(p, 1), MOVED * way / p.scale[0]);
    p.setRelative(1, Placements.allocate(1), 0, p, 0);
    Placements q = p.slice(1, 1);
    p.setInverse(0, p, 0);
    assertNear(position(p, 0), Point.of(q.x[1], q.y[1], q.z[1]), 0); // the world, seen from there
  }

  /** Quarter turns and whole numbers: there and back is where it was, bit for bit. */
  @Property(tries = 500)
  void quarterTurnsAreExact(@ForAll Random random) {
    Placements p = Placements.allocate(3);
    for (int i = 0; i < 2; i++) {
      float[] q = new float[4];
      q[random.nextInt(4)] = random.nextInt(1, 5);
      int other = random.nextInt(4);
      q[other] = q[other] > 0 ? q[other] : q[0] + q[1] + q[2] + q[3];
      p.set(i, random.nextInt(-1000, 1000), random.nextInt(-1000, 1000), random.nextInt(-1000, 1000), q[0],
          q[1], q[2], q[3], Math.scalb(1f, random.nextInt(-3, 3)));
    }
    p.setRelative(2, p, 1, p, 0);
    p.setComposed(2, p, 0, p, 2);
    assertNear(position(p, 1), position(p, 2), 0);
    assertEquals(p.scale[1], p.scale[2]);
    for (Point axis : new Point[] {Point.of(1, 0, 0), Point.of(0, 1, 0)}) {
      assertNear(turned(p, 1, axis), turned(p, 2, axis), 0);
    }
  }

  /** A chain of many links keeps its turn: lengths of quaternions neither grow nor vanish. */
  @Example
  void chainsKeepTheirScale() {
    Placements p = Placements.allocate(2);
    p.set(0, 0, 0, 0, 0, 0, 0x1p40f, 0x1p40f);
    p.set(1, 1, 0, 0, 0, 0, 1e-3f, 1e-3f);
    for (int k = 0; k < 1000; k++) {
      p.setComposed(0, p, 0, p, 1);
    }
    assertEquals(0, p.x[0], 1e-12);
    assertTrue(p.firstInvalid().isEmpty(), () -> p.firstInvalid().toString());
  }

  @Example
  void whatIsNowhereStaysThere() {
    Placements p = Placements.allocate(3);
    p.set(0, 1, 2, 3, 0, 0, 0, 0); // no quaternion
    p.setComposed(2, p, 0, p, 1);
    assertEquals(2, p.slice(2, 1).firstInvalid().map(fault -> 2 + fault.index()).orElse(-1));
    p.setComposed(2, p, 1, p, 0);
    assertTrue(p.slice(2, 1).firstInvalid().isPresent());
    p.setRelative(2, p, 0, p, 1);
    assertTrue(p.slice(2, 1).firstInvalid().isPresent());
    p.setInverse(2, p, 0);
    assertTrue(p.slice(2, 1).firstInvalid().isPresent());
  }

  @Example
  void wrongIndicesAreNamed() {
    Placements p = Placements.allocate(2);
    String message =
        assertThrows(IndexOutOfBoundsException.class, () -> p.setComposed(0, p, 2, p, 0)).getMessage();
    assertTrue(message.contains("j") && message.contains("2"), message);
    message = assertThrows(IndexOutOfBoundsException.class, () -> p.setRelative(0, p, 1, p, -1)).getMessage();
    assertTrue(message.contains("k") && message.contains("-1"), message);
    assertEquals("outer",
        assertThrows(NullPointerException.class, () -> p.setComposed(0, null, 0, p, 0)).getMessage());
  }
}
