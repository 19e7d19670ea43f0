package lockstep.internal.query;

import lockstep.internal.run.Sides;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Topology;

/**
 * Which contacts at triangles of a mesh are at edges or corners that only a triangle by itself has. The part
 * of a triangle that is farthest in the direction in which it pushes a shape is all of it, an edge or a
 * corner. If the triangles that it shares that edge or corner with reach farther in that direction, they are
 * nearer to the shape, and their own contacts tell.
 *
 * <p>Jolt Physics (ActiveEdges.h) turns such contacts to the normal of their triangle, which gives those of
 * the neighbours twice.
 */
final class InternalEdges {
  /** A push at a smaller angle to a right one is at a right angle: more than roundings of a unit normal. */
  static final double ANGLE = 0x1p-14;

  /** How far off its side a corner may seem to be, as a part of that side: the normal of a sliver rounds. */
  private static final double ROUNDING = 0x1p-21;

  /** So many triangles around a corner are looked at, either way; then the contact stays. */
  private static final int MOST = 64;

  private static final ThreadLocal<InternalEdges> MINE = ThreadLocal.withInitial(InternalEdges::new);

  private Elements mesh;
  private Topology topology;
  private double x, y, z; // the push
  private double rise, distance; // of a corner, over a side along the push, and from it

  private InternalEdges() {}

  /** Drops such contacts of pairs, of which the second shapes are triangles of the mesh. */
  static void drop(ManifoldSink contacts, Sides sides, int count, Elements mesh, Topology topology) {
    InternalEdges edges = MINE.get();
    edges.mesh = mesh;
    edges.topology = topology;
    for (int k = 0; k < count; k++) {
      if (contacts.count[k] > 0) {
        edges.x = -contacts.nx[k];
        edges.y = -contacts.ny[k];
        edges.z = -contacts.nz[k];
        if (!edges.isNearest(sides.second().of(k))) {
          contacts.drop(k);
        }
      }
    }
    edges.mesh = null;
    edges.topology = null;
  }

  /** Whether nothing around a triangle reaches farther than it. */
  private boolean isNearest(int triangle) {
    if (topology.part(triangle) < 0) {
      return true;
    }
    int corner = 3 * triangle, lowest = corner;
    for (int other = corner + 1; other < 3 * triangle + 3; other++) {
      corner = height(other) > height(corner) ? other : corner;
      lowest = height(other) < height(lowest) ? other : lowest;
    }
    int next = Topology.next(corner), last = Topology.next(next);
    boolean nextIsLevel = !isAngle(-along(corner, next), corner, next);
    boolean lastIsLevel = !isAngle(-along(corner, last), corner, last);
    if (nextIsLevel && lastIsLevel) { // all of it, or one side of a sliver, which are all level
      int side = Topology.next(lowest);
      return isThirdLevel(side) || !reachesBeyond(side);
    }
    return nextIsLevel ? !reachesBeyond(corner)
        : lastIsLevel ? !reachesBeyond(last) : !reachesAround(corner, triangle);
  }

  /** Whether the third corner of a triangle is level with an edge. */
  private boolean isThirdLevel(int edge) {
    measure(edge);
    int end = Topology.next(edge);
    return -rise <= ANGLE * distance + ROUNDING * Math.sqrt(product(edge, end, edge, end));
  }

  /** Whether the neighbour at an edge, which is level, reaches farther than that. */
  private boolean reachesBeyond(int edge) {
    int across = topology.across(edge);
    if (across < 0) {
      return false;
    }
    measure(across);
    return rise > ANGLE * distance;
  }

  /** Measures how far a triangle's third corner is from an edge, and how much farther along the push. */
  private void measure(int edge) {
    int end = Topology.next(edge), third = Topology.next(end);
    double length = product(edge, end, edge, end);
    double share = length > 0 ? product(edge, end, edge, third) / length : 0;
    double square = product(edge, third, edge, third) - share * product(edge, end, edge, third);
    rise = along(edge, third) - share * along(edge, end);
    distance = Math.sqrt(Math.max(0, square));
  }

  /** Whether an edge that begins at a corner of a triangle leads farther, of all triangles around it. */
  private boolean reachesAround(int corner, int triangle) {
    int last = Topology.next(Topology.next(corner));
    int end = reaches(corner, true, triangle);
    return end > 0 || (end < 0 && reaches(last, false, triangle) > 0);
  }

  /**
   * Goes around the corner at the beginning or end of an edge, from triangle to triangle: 1 if an edge leads
   * farther, 0 if none does all around, −1 if the way ended before.
   */
  private int reaches(int from, boolean atBeginning, int triangle) {
    int edge = from;
    boolean begins = atBeginning;
    for (int k = 0; k < MOST; k++) {
      int across = topology.across(edge);
      if (across < 0) {
        return -1;
      }
      if (across / 3 == triangle) {
        return 0;
      }
      int vertex = topology.vertex(begins ? edge : Topology.next(edge));
      int after = Topology.next(across), third = Topology.next(after);
      begins = topology.vertex(across) != vertex; // then the corner is after, where the next edge begins
      int corner = begins ? after : across;
      if (isAngle(along(corner, third), corner, third)) {
        return 1;
      }
      edge = begins ? after : third;
    }
    return -1;
  }

  /** Whether an edge that rises so far along the push is not level. */
  private boolean isAngle(double rise, int from, int to) {
    return rise > 0 && rise * rise > ANGLE * ANGLE * product(from, to, from, to);
  }

  private double height(int corner) {
    return x * coordinate(corner, 0) + y * coordinate(corner, 1) + z * coordinate(corner, 2);
  }

  private double along(int from, int to) {
    return x * difference(from, to, 0) + y * difference(from, to, 1) + z * difference(from, to, 2);
  }

  /** The product of the ways from a corner to another, and from one to another. */
  private double product(int from, int to, int start, int end) {
    return difference(from, to, 0) * difference(start, end, 0)
        + difference(from, to, 1) * difference(start, end, 1)
        + difference(from, to, 2) * difference(start, end, 2);
  }

  private double difference(int from, int to, int axis) {
    return (double) coordinate(to, axis) - coordinate(from, axis);
  }

  /** Of the corners as they are now; the topology may have been found before the mesh has been deformed. */
  private float coordinate(int corner, int axis) {
    return mesh.value(corner % 3 * 3 + axis, corner / 3);
  }
}
