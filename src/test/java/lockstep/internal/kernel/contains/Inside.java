package lockstep.internal.kernel.contains;

import lockstep.internal.kernel.overlap.PlaneSide;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Ball;
import lockstep.oracle.Box;
import lockstep.oracle.Capsule;
import lockstep.oracle.Content;
import lockstep.oracle.Exact;
import lockstep.oracle.HalfSpace;
import lockstep.oracle.OrientedBox;
import lockstep.oracle.Point;
import lockstep.oracle.Polytope;
import lockstep.oracle.SegmentToBox;
import lockstep.oracle.SeparatingAxes;
import lockstep.oracle.Triangle;

/**
 * Whether a shape has points inside a container, in exact arithmetic: it has if it overlaps the container
 * made smaller by next to nothing. That is less than what could decide: a polynomial of degree 8, of numbers
 * that are multiples of 2ᵃ and below 2ᵇ, is 0 or at least 2⁸ᵃ, and changes by less than 2⁸ᵇ ε, times the
 * number of terms, where one of them becomes smaller by the part ε. Frusta have a test of their own.
 */
public final class Inside {
  /** ε, less than what decides. */
  private final Exact nothing;

  private Inside(float[] c, float[] e) {
    int a = 0, b = 0;
    for (float[] numbers : new float[][] {c, e}) {
      for (float x : numbers) {
        int exponent = Math.max(Math.getExponent(x), Float.MIN_EXPONENT);
        a = x == 0 ? a : Math.min(a, exponent - 23);
        b = Math.max(b, exponent + 1);
      }
    }
    Exact part = Exact.ONE;
    for (int k = 0; k < 8; k++) {
      part = part.times(Exact.of(Math.scalb(1.0, a - b - 4)));
    }
    nothing = part;
  }

  /** Both are proper. */
  public static boolean has(Kind container, float[] c, Kind kind, float[] e) {
    return container == Kind.FRUSTUM ? has(Polytope.of(c), kind, e)
        : new Inside(c, e).answer(container, c, kind, e);
  }

  private boolean answer(Kind container, float[] c, Kind kind, float[] e) {
    return switch (container) {
      case SPHERE -> c[3] > 0 && overlap(smaller(Ball.of(c, 0)), kind, e);
      case BOX -> c[0] < c[3] && c[1] < c[4] && c[2] < c[5] && overlap(smaller(Box.of(c, 0)), kind, e);
      case ORIENTED_BOX ->
        c[3] > 0 && c[4] > 0 && c[5] > 0 && overlap(smaller(OrientedBox.of(c, 0)), kind, e);
      case PLANE -> overlap(smaller(HalfSpace.of(c, 0)), Containment.content(kind, e));
      default -> throw new IllegalArgumentException(container.label());
    };
  }

  private static boolean has(Polytope container, Kind kind, float[] e) {
    return switch (kind) {
      case SPHERE ->
        container.holdsPointOf(new Capsule(Point.of(e, 0), Point.of(e, 0), Ball.of(e, 0).radius()));
      case CAPSULE -> container.holdsPointOf(Capsule.of(e, 0));
      case BOX -> container.holdsPointOf(OrientedBox.of(Box.of(e, 0)));
      case ORIENTED_BOX -> container.holdsPointOf(OrientedBox.of(e, 0));
      case TRIANGLE -> container.holdsPointOf(Triangle.of(e, 0));
      default -> throw new IllegalArgumentException(kind.label());
    };
  }

  private Ball smaller(Ball ball) {
    return new Ball(ball.centre(), smaller(ball.radius()));
  }

  private Exact smaller(Exact x) {
    return x.minus(x.times(nothing));
  }

  private Point smaller(Point p) {
    return new Point(smaller(p.x()), smaller(p.y()), smaller(p.z()));
  }

  private Box smaller(Box box) {
    Point size = box.max().minus(box.min());
    return new Box(box.max().minus(smaller(size)), box.min().plus(smaller(size)));
  }

  private OrientedBox smaller(OrientedBox box) {
    return new OrientedBox(box.centre(), smaller(box.half()), box.axisX(), box.axisY(), box.axisZ());
  }

  private HalfSpace smaller(HalfSpace space) {
    return new HalfSpace(space.normal(), space.d().plus(nothing));
  }

  private static boolean overlap(Ball ball, Kind kind, float[] e) {
    return switch (kind) {
      case SPHERE -> ball.overlaps(Ball.of(e, 0));
      case CAPSULE -> Capsule.of(e, 0).overlaps(ball);
      case BOX -> ball.overlaps(Box.of(e, 0));
      case ORIENTED_BOX -> ball.overlaps(OrientedBox.of(e, 0));
      case TRIANGLE -> ball.overlaps(Triangle.of(e, 0));
      default -> throw new IllegalArgumentException(kind.label());
    };
  }

  private static boolean overlap(Box box, Kind kind, float[] e) {
    return switch (kind) {
      case SPHERE -> Ball.of(e, 0).overlaps(box);
      case CAPSULE -> overlap(box, Capsule.of(e, 0));
      case BOX -> Box.of(e, 0).overlaps(box);
      case ORIENTED_BOX -> SeparatingAxes.overlap(box, OrientedBox.of(e, 0));
      case TRIANGLE -> Triangle.of(e, 0).overlaps(box);
      default -> throw new IllegalArgumentException(kind.label());
    };
  }

  private static boolean overlap(Box box, Capsule capsule) {
    return SegmentToBox.squaredDistance(capsule.a(), capsule.b(), box).isAtMost(capsule.radius().square());
  }

  private static boolean overlap(OrientedBox box, Kind kind, float[] e) {
    return switch (kind) {
      case SPHERE -> Ball.of(e, 0).overlaps(box);
      case CAPSULE -> overlap(box.localBox(),
          new Capsule(box.local(Point.of(e, 0)), box.local(Point.of(e, 3)), Exact.of(e[6])));
      case BOX -> SeparatingAxes.overlap(Box.of(e, 0), box);
      case ORIENTED_BOX -> SeparatingAxes.overlap(box, OrientedBox.of(e, 0));
      case TRIANGLE -> Triangle.of(e, 0).overlaps(box);
      default -> throw new IllegalArgumentException(kind.label());
    };
  }

  private static boolean overlap(HalfSpace space, Content content) {
    return PlaneSide.reaches(space, content.radius(), content.points().toArray(Point[]::new));
  }
}
