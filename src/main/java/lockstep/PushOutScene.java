package lockstep;

import java.util.Objects;
import java.util.Set;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Kind;
import lockstep.internal.kernel.Verb;

/**
 * Movers and obstacles of a {@link Engine#pushOut}, checked. Obstacles are numbered through all buffers, in
 * the order in which they are given. Where one of the operands is of cylinders, movers stay in a plane across
 * their axis: then coordinates are taken in an order in which that comes last.
 */
final class PushOutScene {
  private static final int[] IN_SPACE = {0, 1, 2}, ACROSS_X = {1, 2, 0}, ACROSS_Y = {0, 2, 1};

  private static final String SUPPORTED = ": obstacles of spheres are all kinds but cylinders, or cylinders"
      + " and half-spaces, and of cylinders spheres, capsules, boxes, cylinders and half-spaces";

  private static final Set<Kind> OF_BALLS =
      Set.of(Kind.SPHERE, Kind.CAPSULE, Kind.BOX, Kind.ORIENTED_BOX, Kind.TRIANGLE, Kind.PLANE),
      OF_BALLS_AMONG_CYLINDERS = Set.of(Kind.CYLINDER, Kind.PLANE),
      OF_CYLINDERS = Set.of(Kind.SPHERE, Kind.CAPSULE, Kind.BOX, Kind.CYLINDER, Kind.PLANE);

  private Shapes movers;
  private final Target[] one = new Target[1];
  private Target[] obstacles = one;
  private Kernels.Entry[] overlaps = new Kernels.Entry[1];
  private int[] starts = new int[2];
  private int count;
  private Cylinders across; // some buffer of cylinders; null for none

  PushOutScene of(Kernels kernels, Shapes itsMovers, Obstacles itsObstacles) {
    release();
    movers = Objects.requireNonNull(itsMovers, "movers");
    obstacles = Obstacles.Several.of(itsObstacles, "obstacles", one);
    count = obstacles.length;
    if (overlaps.length < count) {
      overlaps = new Kernels.Entry[count];
      starts = new int[count + 1];
    }
    return check(kernels);
  }

  private PushOutScene check(Kernels kernels) {
    across = movers instanceof Cylinders cylinders ? cylinders : null;
    long start = 0;
    for (int k = 0; k < count; k++) {
      Shapes shapes = shapes(k);
      if (shapes instanceof Cylinders cylinders) {
        if (across != null) {
          Checks.sameAxis(across, cylinders);
        }
        across = cylinders;
      }
      starts[k] = (int) start;
      start += shapes.size();
      if (start > Integer.MAX_VALUE) {
        throw new IllegalArgumentException(
            "there are " + start + " obstacles, more than " + Integer.MAX_VALUE);
      }
    }
    starts[count] = (int) start;
    if (movers.kind != Kind.SPHERE && movers.kind != Kind.CYLINDER) {
      throw new UnsupportedOperationException(
          "there is no kernel that pushes " + movers.kind.one() + " out" + SUPPORTED);
    }
    Set<Kind> kinds =
        movers.kind == Kind.CYLINDER ? OF_CYLINDERS : across == null ? OF_BALLS : OF_BALLS_AMONG_CYLINDERS;
    for (int k = 0; k < count; k++) {
      Kind kind = shapes(k).kind;
      if (!kinds.contains(kind)) {
        throw new UnsupportedOperationException("there is no kernel that pushes " + movers.kind.one()
            + " out of " + kind.one() + (across == null ? "" : " across an axis") + SUPPORTED);
      }
      if (across != null && shapes(k) instanceof Planes planes) {
        checkUpright(k, planes);
      }
      overlaps[k] = kernels.get(Verb.OVERLAP, isShadow(k) ? Kind.CYLINDER : Kind.SPHERE, kind);
    }
    return this;
  }

  private void checkUpright(int k, Planes planes) {
    float[] along = planes.columns[order()[2]];
    for (int i = 0; i < planes.size(); i++) {
      float n = along[planes.from() + i];
      if (n < 0 || n > 0) {
        throw new IllegalArgumentException("the normal of half-space " + i + " of obstacles[" + k + "] has "
            + n + " along the axis " + across.axis() + " of the cylinders, not 0");
      }
    }
  }

  /** Which axis of space each coordinate is. */
  int[] order() {
    return across == null || across.axis() == Axis.Z ? IN_SPACE
        : across.axis() == Axis.X ? ACROSS_X : ACROSS_Y;
  }

  /** Whether movers stay where the last coordinate is what it is. */
  boolean isPlanar() {
    return across != null;
  }

  /**
   * Whether obstacles that have ends along the axis are asked about as they are seen along it, by cylinders.
   */
  boolean isShadow(int k) {
    return across != null && shapes(k).kind != Kind.CYLINDER && shapes(k).kind != Kind.PLANE;
  }

  Shapes movers() {
    return movers;
  }

  /** The number of buffers. */
  int targets() {
    return count;
  }

  Target target(int k) {
    return obstacles[k];
  }

  Shapes shapes(int k) {
    return obstacles[k].shapes();
  }

  Kernels.Entry overlap(int k) {
    return overlaps[k];
  }

  /** The number of the first obstacle of a buffer, or for {@link #targets()} that of all. */
  int start(int k) {
    return starts[k];
  }

  /** Lets go of the caller's arrays. */
  void release() {
    movers = null;
    across = null;
    obstacles = one;
    one[0] = null;
  }
}
