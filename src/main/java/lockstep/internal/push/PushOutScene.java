package lockstep.internal.push;

import java.util.Set;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.internal.shape.Searchable;

/**
 * Movers and obstacles, checked. Obstacles are numbered through all buffers, in
 * the order in which they are given. Where one of the operands is of cylinders, movers stay in a plane across
 * their axis: then coordinates are taken in an order in which that comes last.
 */
public final class PushOutScene {
  private static final int[] IN_SPACE = {0, 1, 2}, ACROSS_X = {1, 2, 0}, ACROSS_Y = {0, 2, 1};

  private static final String SUPPORTED = ": obstacles of spheres are all kinds but cylinders, or cylinders"
      + " and half-spaces, and of cylinders spheres, capsules, boxes, cylinders and half-spaces";

  private static final Set<Kind> OF_BALLS =
      Set.of(Kind.SPHERE, Kind.CAPSULE, Kind.BOX, Kind.ORIENTED_BOX, Kind.TRIANGLE, Kind.PLANE),
      OF_BALLS_AMONG_CYLINDERS = Set.of(Kind.CYLINDER, Kind.PLANE),
      OF_CYLINDERS = Set.of(Kind.SPHERE, Kind.CAPSULE, Kind.BOX, Kind.CYLINDER, Kind.PLANE);

  private Elements movers;
  private Searchable[] obstacles;
  private Kernels.Entry[] overlaps = new Kernels.Entry[1];
  private int[] starts = new int[2];
  private int count;
  private Elements across; // some buffer of cylinders; null for none

  /** Movers among obstacles. */
  public void of(Kernels kernels, Elements itsMovers, Searchable[] itsObstacles) {
    movers = itsMovers;
    obstacles = itsObstacles;
    count = obstacles.length;
    if (overlaps.length < count) {
      overlaps = new Kernels.Entry[count];
      starts = new int[count + 1];
    }
    check(kernels);
  }

  private void check(Kernels kernels) {
    across = movers.isCylinders() ? movers : null;
    long start = 0;
    for (int k = 0; k < count; k++) {
      Elements shapes = shapes(k);
      if (shapes.isCylinders()) {
        if (across != null) {
          Checks.sameAxis(across, shapes);
        }
        across = shapes;
      }
      starts[k] = (int) start;
      start += shapes.size;
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
      if (across != null && kind == Kind.PLANE) {
        checkUpright(k, shapes(k));
      }
      overlaps[k] = kernels.get(Verb.OVERLAP, isShadow(k) ? Kind.CYLINDER : Kind.SPHERE, kind);
    }
  }

  private void checkUpright(int k, Elements planes) {
    float[] along = planes.columns[order()[2]];
    for (int i = 0; i < planes.size; i++) {
      float n = along[planes.from + i];
      if (n < 0 || n > 0) {
        throw new IllegalArgumentException("the normal of half-space " + i + " of obstacles[" + k + "] has "
            + n + " along the axis " + "XYZ".charAt(across.last) + " of the cylinders, not 0");
      }
    }
  }

  /** Which axis of space each coordinate is. */
  int[] order() {
    return across == null || across.last == Elements.Z ? IN_SPACE : across.last == 0 ? ACROSS_X : ACROSS_Y;
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

  Elements movers() {
    return movers;
  }

  /** The number of buffers. */
  public int targets() {
    return count;
  }

  Searchable target(int k) {
    return obstacles[k];
  }

  Elements shapes(int k) {
    return obstacles[k].elements();
  }

  Kernels.Entry overlap(int k) {
    return overlaps[k];
  }

  /** The number of the first obstacle of a buffer, or for {@link #targets()} that of all. */
  public int start(int k) {
    return starts[k];
  }

  /** Lets go of the caller's arrays. */
  public void release() {
    movers = null;
    across = null;
    obstacles = null;
  }
}
