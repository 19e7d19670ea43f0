package lockstep.internal.bvh;

import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Elements;

/**
 * Boxes in boxes down to those of primitives, which queries search: what {@link Bvh} and {@link
 * HeightPyramid} have in common. Each leaf, a negative number, is a few primitives.
 */
public abstract class Hierarchy {
  final Elements primitives;

  /** Error bound of the kernels that cast rays at the primitives or at their bounds. */
  final ErrorBound rayError;

  /** The part of that error, and of the errors of other kernels, that leaves cover. */
  final float covered;

  /** Unbounded or too large elements, ascending: every query tests them. */
  int[] unbounded = {};

  /** min x, y, z, max x, y, z of all leaves; +∞, −∞ for none. */
  final float[] bounds = new float[Elements.BOUNDS];

  /** The largest |coordinate| of the bounds. */
  float maxCoordinate;

  /** The largest extent of the bounds along an axis. */
  float extent;

  Hierarchy(Elements primitives) {
    this.primitives = primitives;
    rayError = Padding.ofRays(primitives.kind);
    covered = Padding.ofLeaves(primitives.kind);
  }

  /** Whether so much has no bounds that a query is faster if it tests all of the primitives in place. */
  public abstract boolean isMostlyUnbounded();

  /** The number of the node that holds all others. */
  abstract int root();

  /** Writes the primitives of a leaf; returns their number, at most {@link Bvh#MOST_IN_LEAF}. */
  abstract int all(int leaf, int[] to, int at);

  /** The padding of a leaf with primitives of this largest |coordinate|. */
  final float leafPad(float maxOfLeaf) {
    return Padding.ofLeaf(covered, maxOfLeaf);
  }

  /** The padding, on each side, of a query with these coordinates, for a kernel with this error. */
  float queryPad(ErrorBound error, float coordinates) {
    float pad = Padding.of(error, coordinates, 2 * coordinates);
    // the extent of neither operand is larger than twice its largest coordinate
    return Padding.factor(error) <= covered ? pad : pad + Padding.of(error, maxCoordinate, 2 * maxCoordinate);
  }

  /** What is added to the padding of rays for leaves that have none of their own. */
  float leafPadOfRays() {
    return 0;
  }

  /** The padding of a ray whose largest |component| of the origin is o, and of the direction d. */
  final float rayPad(float o, float d) {
    return Padding.ofRay(rayError, o, d) + leafPadOfRays();
  }
}
