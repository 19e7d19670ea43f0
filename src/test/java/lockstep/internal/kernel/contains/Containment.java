package lockstep.internal.kernel.contains;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import lockstep.BuffersByKind;
import lockstep.Columns;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Pairing;
import lockstep.Shapes;
import lockstep.VerbCall;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.overlap.BoxOracleTest;
import lockstep.internal.shape.HalfSpace;
import lockstep.internal.shape.Kind;
import lockstep.internal.shape.Rotation;
import lockstep.oracle.Content;
import lockstep.oracle.Exact;
import lockstep.oracle.OrientedBox;
import lockstep.oracle.Point;
import lockstep.twin.Quat;
import lockstep.twin.Vec;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * Shared parts of the tests of containers against exact arithmetic: one kind of container, tested with all
 * kinds of contents. Its columns are derived from the floats p; those of the content are at the beginning of
 * q.
 */
abstract class Containment {
  static final double U = 0x1p-24;

  static final List<Kind> CONTENTS =
      List.of(Kind.SPHERE, Kind.CAPSULE, Kind.BOX, Kind.ORIENTED_BOX, Kind.TRIANGLE);

  private final Verb verb;
  private final Kind container;

  Containment(Verb verb, Kind container) {
    this.verb = verb;
    this.container = container;
  }

  /** The container's columns, taken from the floats, for contents of any kind. */
  float[] columns(float[] p) {
    return Arrays.copyOf(p, container.width());
  }

  /** Makes columns a proper container. */
  abstract void makeProper(float[] c);

  /** Makes a container just large enough for a content, up to a relative change. */
  abstract void fit(float[] c, Content content, double change);

  /** The exact answer of a proper container. */
  abstract boolean holds(float[] c, Content content);

  // ---- the properties ----

  @Property(tries = 400)
  void exactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p,
      @ForAll(supplier = Floats.Grid.class) float[] q) {
    for (Kind kind : CONTENTS) {
      float[] c = columns(p);
      turnAxesIntoAxes(container, c);
      float[] e = Arrays.copyOf(q, kind.width());
      turnAxesIntoAxes(kind, e);
      if (!isProper(container, c) || !isProper(kind, e)) {
        assertFalse(contains(c, kind, e), "improper");
      }
      makeProper(kind, e);
      for (float by : new float[] {1, 0.25f}) { // the second fits more often
        for (int k = 0; k < (kind == Kind.ORIENTED_BOX ? 6 : e.length); k++) {
          e[k] *= by;
        }
        checkOnTheGrid(c, kind, e);
      }
    }
  }

  private void checkOnTheGrid(float[] c, Kind kind, float[] e) {
    if (!isProper(container, c)) {
      assertFalse(contains(c, kind, e), "improper");
    } else {
      check(c, kind, e);
    }
    metamorphoses(c, kind, e);
  }

  /**
   * Transformations that must not matter if nothing rounds: mirroring, doubling lengths, renaming axes; and
   * contained shapes overlap.
   */
  private void metamorphoses(float[] c, Kind kind, float[] e) {
    boolean contained = contains(c, kind, e);
    if (contained) {
      assertTrue(overlapsIfKnown(c, kind, e), "contained, so overlapping");
    }
    if (kind == Kind.CAPSULE) {
      float[] swapped = {e[3], e[4], e[5], e[0], e[1], e[2], e[6]};
      assertEquals(contained, contains(c, kind, swapped), "ends swapped");
      float[] ball = {e[0], e[1], e[2], e[6]};
      System.arraycopy(e, 0, swapped, 0, 3);
      assertEquals(contains(c, Kind.SPHERE, ball), contains(c, kind, swapped), "without length");
    }
    if (kind == Kind.TRIANGLE) {
      float[] turned = {e[3], e[4], e[5], e[6], e[7], e[8], e[0], e[1], e[2]};
      assertEquals(contained, contains(c, kind, turned), "corners turned");
    }
    if (kind == Kind.BOX) {
      float[] oriented = {(e[0] + e[3]) / 2, (e[1] + e[4]) / 2, (e[2] + e[5]) / 2, (e[3] - e[0]) / 2,
          (e[4] - e[1]) / 2, (e[5] - e[2]) / 2, 0, 0, 0, -3};
      if (container != Kind.ORIENTED_BOX) {
        assertEquals(contained, contains(c, Kind.ORIENTED_BOX, oriented), "as an oriented box");
      }
    }
  }

  @Property(tries = 200)
  void exactForRandomNumbers(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll(supplier = Floats.Scaled.class) float[] q) {
    for (Kind kind : CONTENTS) {
      float[] c = columns(p);
      makeProper(c);
      float[] e = proper(kind, q);
      check(c, kind, e);
    }
  }

  /** The container is just large enough for the content, give or take a little. */
  @Property(tries = 1500)
  void touching(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll(supplier = Floats.Scaled.class) float[] q, @ForAll @IntRange(min = -12, max = 12) int ulps,
      @ForAll @IntRange(min = 0, max = 4) int which, @ForAll @IntRange(min = 0, max = 12) int smaller) {
    Kind kind = CONTENTS.get(which);
    float[] c = columns(p);
    makeProper(c);
    float[] e = proper(kind, q);
    shrink(kind, e, smaller);
    fit(c, content(kind, e), ulps * U);
    check(c, kind, e);
  }

  /** One ulp off a touch that floats can resolve. */
  @Property(tries = 200)
  void nudged(@ForAll(supplier = Floats.Nudged.class) float[] p,
      @ForAll(supplier = Floats.Nudged.class) float[] q) {
    Floats.inRange(p);
    Floats.inRange(q);
    for (Kind kind : CONTENTS) {
      float[] c = columns(p);
      makeProper(c);
      float[] e = proper(kind, q);
      if (isProper(container, c) && isProper(kind, e)) {
        check(c, kind, e);
      }
    }
  }

  /** No float throws, and an improper shape is a miss. */
  @Property(tries = 500)
  void anyFloats(@ForAll(supplier = Floats.Any.class) float[] p,
      @ForAll(supplier = Floats.Any.class) float[] q) {
    for (Kind kind : CONTENTS) {
      float[] c = columns(p);
      float[] e = Arrays.copyOf(q, kind.width());
      if (!isProper(container, c) || !isProper(kind, e)) {
        assertFalse(contains(c, kind, e), "improper");
      }
      makeProper(c);
      makeProper(kind, e);
      if (contains(c, kind, e)) {
        assertTrue(isProper(container, c) && isProper(kind, e), "improper");
        assertTrue(!(inRange(c) && inRange(e)) || overlapsIfKnown(c, kind, e), "contained, so overlapping");
      }
    }
  }

  /** Where squares neither underflow nor overflow. */
  private static boolean inRange(float[] c) {
    for (float x : c) {
      if (x != 0 && !(Math.abs(x) > 1e-15f && Math.abs(x) < 1e15f)) {
        return false;
      }
    }
    return true;
  }

  /** A NaN in any column of a pair that is contained is a miss. */
  @Property(tries = 20)
  void aNaNAnywhere(@ForAll(supplier = Floats.Reals.class) float[] p,
      @ForAll(supplier = Floats.Reals.class) float[] q) {
    for (Kind kind : CONTENTS) {
      float[] c = columns(p);
      makeProper(c);
      float[] e = proper(kind, q);
      fit(c, content(kind, e), 1e-3);
      assertTrue(contains(c, kind, e), "fits");
      for (int k = 0; k < c.length; k++) {
        float[] bad = c.clone();
        bad[k] = Float.NaN;
        assertFalse(contains(bad, kind, e), "container");
      }
      for (int k = 0; k < e.length; k++) {
        float[] bad = e.clone();
        bad[k] = Float.NaN;
        assertFalse(contains(c, kind, bad), "content");
      }
    }
  }

  // ---- their parts ----

  void check(float[] c, Kind kind, float[] e) {
    assertEquals(holds(c, content(kind, e)), contains(c, kind, e), kind::label);
  }

  /** The answer of the scalar engine. */
  boolean contains(float[] c, Kind kind, float[] e) {
    return ask(verb, container, c, kind, e);
  }

  private boolean overlapsIfKnown(float[] c, Kind kind, float[] e) {
    boolean known = ScalarKernels.TABLE.entries().stream().filter(entry -> entry.verb() == Verb.OVERLAP)
        .anyMatch(entry -> EnumSet.of(entry.first(), entry.second()).equals(EnumSet.of(container, kind)));
    return verb != Verb.CONTAINS || !known || ask(Verb.OVERLAP, container, c, kind, e);
  }

  static boolean ask(Verb verb, Kind container, float[] c, Kind kind, float[] e) {
    Hits hits = Hits.allocate(1);
    Shapes first = buffer(container, c);
    Shapes second = buffer(kind, e);
    VerbCall.of(verb).ask(Engine.scalar(), first, null, second, Pairing.zip(), hits);
    return hits.get(0);
  }

  private static Shapes buffer(Kind kind, float[] columns) {
    Shapes buffer = (Shapes) BuffersByKind.allocate(kind, 1);
    ((Columns) buffer).copyFrom(columns, 0);
    return buffer;
  }

  static Content content(Kind kind, float[] q) {
    return switch (kind) {
      case SPHERE -> Content.sphere(q, 0);
      case CAPSULE -> Content.capsule(q, 0);
      case BOX -> Content.box(q, 0);
      case ORIENTED_BOX -> Content.orientedBox(q, 0);
      case TRIANGLE -> Content.triangle(q, 0);
      default -> throw new IllegalArgumentException(kind.label());
    };
  }

  /** A proper content of these floats, or a container. */
  static float[] proper(Kind kind, float[] q) {
    float[] e = Arrays.copyOf(q, kind.width());
    makeProper(kind, e);
    return e;
  }

  /** The extent of a content on an axis, to about the precision of a double. */
  record Interval(double min, double max) {
    static Interval of(Content content, int axis) {
      double r = content.radius().toDouble();
      double[] x = content.points().stream().mapToDouble(p -> p.on(axis).toDouble()).sorted().toArray();
      return new Interval(x[0] - r, x[x.length - 1] + r);
    }

    double half() {
      return (max - min) / 2;
    }
  }

  static void makeProper(Kind kind, float[] q) {
    switch (kind) {
      case SPHERE -> q[3] = Math.abs(q[3]);
      case CAPSULE -> q[6] = Math.abs(q[6]);
      case BOX -> BoxOracleTest.sort(q, 0);
      case ORIENTED_BOX -> makeOrientedBoxProper(q);
      case PLANE, FRUSTUM, TRIANGLE -> {
        // a normal cannot be made one
      }
      default -> throw new IllegalArgumentException(kind.label());
    }
  }

  static void makeOrientedBoxProper(float[] q) {
    for (int k = 3; k < 6; k++) {
      q[k] = Math.abs(q[k]);
    }
    if (q[6] == 0 && q[7] == 0 && q[8] == 0 && q[9] == 0) {
      q[9] = 1;
    }
  }

  /** Moves all points of a content closer to its first, by a power of two. */
  private static void shrink(Kind kind, float[] q, int smaller) {
    int from = kind == Kind.SPHERE || kind == Kind.ORIENTED_BOX ? 3 : 0;
    int to = kind == Kind.ORIENTED_BOX ? 6 : q.length;
    for (int k = 3; k < to; k++) {
      boolean coordinate = from == 0 && k < q.length / 3 * 3;
      float origin = coordinate ? q[k % 3] : 0;
      q[k] = origin + Math.scalb(q[k] - origin, -smaller);
    }
  }

  /**
   * Makes small whole numbers a quaternion with one, two or four components of the same size: entries are 0,
   * ±1/2 or ±1.
   */
  private static void turnAxesIntoAxes(Kind kind, float[] q) {
    if (kind == Kind.ORIENTED_BOX) {
      float sum = q[6] + q[7] + q[8] + q[9];
      boolean four = q[6] != 0 && q[7] != 0 && q[8] != 0 && q[9] != 0;
      boolean two = !four && sum != 0;
      for (int k = 6; k < 10; k++) {
        q[k] = four ? Math.signum(q[k]) : two && k == 6 + (int) Math.abs(sum) % 3 ? 1 : k == 9 ? -1 : 0;
      }
    }
  }

  static boolean isProper(Kind kind, float[] c) {
    int infinite = kind == Kind.SPHERE ? 3 : kind == Kind.CAPSULE ? 6 : -1; // a radius may be
    boolean proper = true;
    for (int k = 0; k < c.length; k++) {
      proper &= !Float.isNaN(c[k]) && (kind == Kind.BOX || !Float.isInfinite(c[k]) || k == infinite);
    }
    switch (kind) {
      case SPHERE -> proper &= c[3] >= 0;
      case CAPSULE -> proper &= c[6] >= 0;
      case BOX -> proper &= c[0] <= c[3] && c[1] <= c[4] && c[2] <= c[5];
      case ORIENTED_BOX ->
        proper &= c[3] >= 0 && c[4] >= 0 && c[5] >= 0 && Rotation.proper(new Quat(c[6], c[7], c[8], c[9]));
      case PLANE, FRUSTUM -> {
        for (int k = 0; k < c.length; k += 4) {
          proper &= HalfSpace.proper(new Vec(c[k], c[k + 1], c[k + 2]));
        }
      }
      case TRIANGLE -> {
        // all are
      }
      default -> throw new IllegalArgumentException(kind.label());
    }
    return proper;
  }
}
