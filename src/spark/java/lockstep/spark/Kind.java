package lockstep.spark;

import java.util.List;
import java.util.stream.IntStream;
import lockstep.Axis;
import lockstep.Boxes;
import lockstep.Capsules;
import lockstep.Columns;
import lockstep.Cylinders;
import lockstep.Frusta;
import lockstep.OrientedBoxes;
import lockstep.Planes;
import lockstep.Rays;
import lockstep.Spheres;
import lockstep.Triangles;

/** The kinds of shapes, and rays, that a dataset may hold, and the columns that describe them. */
@SuppressWarnings("ImmutableEnumChecker") // functions without state
public enum Kind {
  /** {@link Spheres}: x, y, z, radius. */
  SPHERE(lockstep.internal.shape.Kind.SPHERE, (c, n) -> Spheres.wrap(c[0], c[1], c[2], c[3], n)),

  /** {@linkplain Spheres#points Points}, which are spheres of radius 0: x, y, z. */
  POINT(lockstep.internal.shape.Kind.SPHERE, 3, "a point", (c, n) -> Spheres.points(c[0], c[1], c[2], n)),

  /** {@link Capsules}: ax, ay, az, bx, by, bz, radius. */
  CAPSULE(lockstep.internal.shape.Kind.CAPSULE,
      (c, n) -> Capsules.wrap(c[0], c[1], c[2], c[3], c[4], c[5], c[6], n)),

  /** {@link Boxes}: minX, minY, minZ, maxX, maxY, maxZ. */
  BOX(lockstep.internal.shape.Kind.BOX, (c, n) -> Boxes.wrap(c[0], c[1], c[2], c[3], c[4], c[5], n)),

  /** {@link OrientedBoxes}: x, y, z, halfX, halfY, halfZ, qx, qy, qz, qw. */
  ORIENTED_BOX(lockstep.internal.shape.Kind.ORIENTED_BOX,
      (c, n) -> OrientedBoxes.wrap(c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8], c[9], n)),

  /** {@link Triangles}: ax, ay, az, bx, by, bz, cx, cy, cz. */
  TRIANGLE(lockstep.internal.shape.Kind.TRIANGLE,
      (c, n) -> Triangles.wrap(c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8], n)),

  /** {@link Planes}: nx, ny, nz, d. */
  PLANE(lockstep.internal.shape.Kind.PLANE, (c, n) -> Planes.wrap(c[0], c[1], c[2], c[3], n)),

  /** {@link Cylinders} along x: u, v, radius. */
  CYLINDER_X(lockstep.internal.shape.Kind.CYLINDER, (c, n) -> Cylinders.wrap(Axis.X, c[0], c[1], c[2], n)),

  /** {@link Cylinders} along y: u, v, radius. */
  CYLINDER_Y(lockstep.internal.shape.Kind.CYLINDER, (c, n) -> Cylinders.wrap(Axis.Y, c[0], c[1], c[2], n)),

  /** {@link Cylinders} along z: u, v, radius. */
  CYLINDER_Z(lockstep.internal.shape.Kind.CYLINDER, (c, n) -> Cylinders.wrap(Axis.Z, c[0], c[1], c[2], n)),

  /** {@link Frusta}: leftNx, leftNy, leftNz, leftD, then those of right, bottom, top, near and far. */
  FRUSTUM(lockstep.internal.shape.Kind.FRUSTUM, Frusta::wrap),

  /** {@link Rays}, which are cast at shapes: ox, oy, oz, dx, dy, dz, tMin, tMax. */
  RAY(lockstep.internal.shape.Kind.RAY,
      (c, n) -> Rays.wrap(c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], n));

  private interface Wrapper {
    Columns wrap(float[][] columns, int count);
  }

  private final String one;
  private final Wrapper wrapper;
  private final List<String> columns;

  Kind(lockstep.internal.shape.Kind kind, Wrapper wrapper) {
    this(kind, kind.width(), kind.one(), wrapper);
  }

  Kind(lockstep.internal.shape.Kind kind, int width, String one, Wrapper wrapper) {
    this.one = one;
    this.wrapper = wrapper;
    columns = IntStream.range(0, width).mapToObj(kind::column).map(Kind::inOneWord).toList();
  }

  /** The same name as an identifier: the columns of frusta have two words. */
  private static String inOneWord(String name) {
    int space = name.indexOf(' ');
    return space < 0 ? name : name.substring(0, space) + Character.toUpperCase(name.charAt(space + 1))
        + name.substring(space + 2);
  }

  /** The names of the columns, all of type float, in the order of the buffer's arrays. */
  public List<String> columns() {
    return columns;
  }

  /** The kind with its article, such as {@code a sphere}, for messages. */
  String one() {
    return one;
  }

  /** Wraps columns as a buffer, without a copy: of rays, or of shapes. */
  Columns wrap(float[][] arrays, int count) {
    return wrapper.wrap(arrays, count);
  }
}
