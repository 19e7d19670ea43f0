package lockstep;

import java.util.Objects;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Geometry;
import lockstep.internal.shape.Kind;

/**
 * A buffer of shapes of one kind. The kinds are a closed family, and verbs of {@link Engine} take any of them
 * with any other, in either order, or throw an exception that names verb and kinds where there is no kernel
 * yet.
 */
public abstract sealed class Shapes extends Columns implements Target, Sweepable
    permits Spheres, Capsules, Boxes, OrientedBoxes, Triangles, Planes, Cylinders, Frusta {
  Shapes(Kind kind, int from, int size, float[]... columns) {
    super(kind, from, size, columns);
  }

  Shapes(Kind kind, int last, int from, int size, float[]... columns) {
    super(kind, last, from, size, columns);
  }

  /** This buffer. */
  @Override
  public final Shapes shapes() {
    return this;
  }

  /**
   * These shapes as they move while time goes from 0 to 1, shape i by motion i.
   *
   * @throws IllegalArgumentException if there is not one motion for each shape
   */
  public final Moving moving(Motions motions) {
    Checks.same("motions.size()", Objects.requireNonNull(motions, "motions").size(), "size()", size());
    return new Moving(this, motions);
  }

  /** A view of {@code count} elements from element {@code from} of this buffer on, without a copy. */
  public abstract Shapes slice(int from, int count);

  /**
   * The axis-aligned bounding box of each shape. Those of spheres and capsules are a little larger than exact
   * ones, by some 2⁻²⁰ of the radius, and all of space for a radius beyond 2⁶⁰; those of oriented boxes are
   * the least that hold all their points, rounded outwards; those of half-spaces are bounded on one side if
   * they face along an axis, else all of space; cylinders have no bounds along their axis. What nothing can
   * meet, such as a NaN or a negative radius, has a box of NaNs.
   */
  public Boxes bounds() {
    Boxes boxes = Boxes.allocate(size());
    elements.bounds(boxes.columns);
    return boxes;
  }

  /** What an overlap with these shapes as first operand asks. */
  Verb overlapVerb() {
    return Verb.OVERLAP;
  }

  /** The bounding sphere of each shape: {@link #boundingSpheres(Spheres)} into a new buffer. */
  public Spheres boundingSpheres() {
    Spheres spheres = Spheres.allocate(size());
    boundingSpheres(spheres);
    return spheres;
  }

  /**
   * Writes the bounding sphere of each shape: the smallest one, about a centre that is rounded to floats,
   * with a radius that reaches every point of the shape from there, rounded up. So no point is ever outside,
   * and the radius is more than that of the smallest sphere by at most one ulp and the distance by which the
   * centre was rounded: half an ulp of each coordinate.
   *
   * <p>A sphere is its own. That of a capsule is about the middle of its segment, those of boxes of either
   * sort about their centres, half of a diagonal in radius; that of a triangle is its circumcircle's if it is
   * acute, else its longest edge is a diameter, also where it has no area. What is unbounded, such as a
   * half-space or a cylinder, a frustum, and what needs a larger radius than a float holds, has an infinite
   * radius about the origin. What nothing can meet, whose {@linkplain #bounds() box} is NaN, has a sphere of
   * NaNs.
   *
   * <p>Nothing is allocated.
   *
   * @throws IllegalArgumentException if {@code into} does not have as many spheres as there are shapes
   */
  public void boundingSpheres(Spheres into) {
    Checks.same("into.size()", Objects.requireNonNull(into, "into").size(), "size()", size());
    for (int i = 0; i < size(); i++) {
      kind.boundingSphere(columns, from() + i, into.columns, into.from() + i);
    }
  }

  /**
   * The unit normal of shape {@code index} where ray {@code ray}, counted in the columns, enters it at t in a
   * point; against the ray where it starts inside.
   */
  final float[] normal(int index, Rays rays, int ray, float t, float x, float y, float z) {
    return kind.solid() && t == rays.tMin[ray]
        ? Geometry.unit(-(double) rays.dx[ray], -(double) rays.dy[ray], -(double) rays.dz[ray])
        : normal(from() + index, x, y, z);
  }

  /** The unit normal of the shape at a place of the columns. */
  float[] normal(int at, float x, float y, float z) {
    return kind.normal(columns, at, x, y, z);
  }
}
