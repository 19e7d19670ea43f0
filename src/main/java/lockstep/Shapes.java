package lockstep;

import java.util.Objects;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Kind;
import lockstep.internal.shape.Searchable;

/**
 * A buffer of shapes of one kind. The kinds are a closed family. The verbs of {@link Engine} accept any kind
 * with any other, in either order; where there is no kernel yet, they throw an exception that names the verb
 * and the kinds.
 */
public abstract sealed class Shapes extends Columns implements Target, Sweepable, Placeable
    permits Spheres, Capsules, Boxes, OrientedBoxes, Triangles, Planes, Cylinders, Frusta {
  /** These alone, as obstacles are seen by the internal packages. */
  final Searchable[] alone = {elements};

  Shapes(Kind kind, int from, int size, float[]... columns) {
    super(kind, from, size, columns);
  }

  Shapes(Kind kind, int last, int from, int size, float[]... columns) {
    super(kind, last, from, size, columns);
  }

  /** Returns this buffer. */
  @Override
  public final Shapes shapes() {
    return this;
  }

  /**
   * Returns these shapes as they move while time goes from 0 to 1, shape i by motion i.
   *
   * @throws IllegalArgumentException if there is not one motion for each shape
   */
  public final Moving moving(Motions motions) {
    Checks.same("motions.size()", Objects.requireNonNull(motions, "motions").size(), "size()", size());
    return new Moving(this, motions);
  }

  /**
   * Returns these shapes in a frame of their own, placement {@code index} of a buffer, for {@link Instances}:
   * those of a robot's link, which stay the same while it moves.
   */
  public final PlacedShapes placed(Placements placements, int index) {
    return new PlacedShapes(this, placements, index);
  }

  /**
   * Returns these shapes in groups of {@code each}: shapes 0 to {@code each − 1} are group 0, and so on.
   *
   * @throws IllegalArgumentException if {@code each} is not positive, or {@code size()} no multiple of it
   */
  public final Groups groups(int each) {
    return Groups.of(this, overlapVerb(), each);
  }

  /**
   * Returns these shapes in {@code count} groups: group i is shapes {@code offsets[i]} to {@code offsets[i +
   * 1] − 1}, and may be empty. The array is read at every call, not copied.
   *
   * @throws IllegalArgumentException if {@code count} is negative or {@code offsets} is too short
   */
  public final Groups groups(int[] offsets, int count) {
    return Groups.of(this, overlapVerb(), offsets, count);
  }

  /**
   * Fills the buffer from interleaved elements in double, which may be far from the origin: shapes relative
   * to a point near them, which becomes the origin. What they are is computed in double and then rounded to
   * float. {@linkplain Placements Placed} at that point, a tree of them is where they were.
   *
   * @param source {@code width()} numbers for each shape, in column order, the first at {@code offset}
   * @throws IllegalArgumentException if {@code source} has fewer numbers, or the point is not finite
   */
  public final void copyFrom(double[] source, int offset, double originX, double originY, double originZ) {
    copyRelative(source, offset, originX, originY, originZ);
  }

  /** Returns a view of {@code count} elements from element {@code from} of this buffer on, without a copy. */
  public abstract Shapes slice(int from, int count);

  /**
   * Computes the axis-aligned bounding box of each shape. The boxes of spheres and capsules are a little
   * larger than exact ones, by some 2⁻²⁰ of the radius, and are all of space for a radius beyond 2⁶⁰. The
   * boxes of oriented boxes are the smallest that hold all their points, rounded outwards. The box of a
   * half-space is bounded on one side if its normal is along an axis, and is all of space otherwise. The
   * boxes of cylinders have no bounds along the axis. A shape that nothing can hit, such as one with a NaN or
   * a negative radius, has a box of NaNs.
   */
  public Boxes bounds() {
    Boxes boxes = Boxes.allocate(size());
    elements.bounds(boxes.columns);
    return boxes;
  }

  /** The verb of an overlap test with these shapes as the first operand. */
  Verb overlapVerb() {
    return Verb.OVERLAP;
  }

  /**
   * Computes the bounding sphere of each shape, as {@link #boundingSpheres(Spheres)} does, into a new buffer.
   */
  public Spheres boundingSpheres() {
    Spheres spheres = Spheres.allocate(size());
    boundingSpheres(spheres);
    return spheres;
  }

  /**
   * Writes the smallest bounding sphere of each shape, with its centre rounded to floats. The radius reaches
   * every point of the shape from that centre, and is rounded up. So no point is ever outside, and the radius
   * exceeds that of the smallest sphere by at most one ulp and the distance by which the centre was rounded:
   * half an ulp of each coordinate.
   *
   * <p>A sphere is its own bounding sphere. The bounding sphere of a capsule has its centre in the middle of
   * the segment. The bounding sphere of a box or an oriented box has its centre in the box's centre, and half
   * of a diagonal as its radius. The bounding sphere of an acute triangle is that of its circumcircle; for
   * any other triangle, also one without area, the longest edge is a diameter. Unbounded shapes such as
   * half-spaces and cylinders, all frusta, and shapes that need a larger radius than a float can hold have an
   * infinite radius about the origin. A shape that nothing can hit, whose {@linkplain #bounds() box} is NaN,
   * has a sphere of NaNs.
   *
   * <p>This method allocates nothing.
   *
   * @throws IllegalArgumentException if {@code into} does not have as many spheres as there are shapes
   */
  public void boundingSpheres(Spheres into) {
    Checks.same("into.size()", Objects.requireNonNull(into, "into").size(), "size()", size());
    for (int i = 0; i < size(); i++) {
      kind.boundingSphere(columns, from() + i, into.columns, into.from() + i);
    }
  }
}
