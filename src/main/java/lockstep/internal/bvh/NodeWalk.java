package lockstep.internal.bvh;

/**
 * Goes down a hierarchy: tells one child after the other, and its caller says whether to go on below it. Not
 * thread-safe.
 */
public final class NodeWalk {
  /** Children that are still to be told, as {@code node · width + lane}. */
  private final int[] left = new int[Bvh.MAX_DEPTH * Bvh.MOST_IN_LEAF];

  private Bvh bvh;
  private int size;
  private int child; // the one told last: a node, or a leaf if negative

  /** Walks nothing yet. */
  public NodeWalk() {}

  /** Begins at the root, whose children come first. */
  public void begin(Bvh tree) {
    bvh = tree;
    size = 0;
    if (bvh.nodeCount > 0) {
      child = 0;
      enter();
    }
  }

  /** Lets go of the hierarchy. */
  public void end() {
    bvh = null;
  }

  /** Writes the bounds of the next child; false if there are none left. */
  public boolean next(float[] to) {
    if (size == 0) {
      return false;
    }
    int width = bvh.width;
    int next = left[--size];
    int at = next / width * bvh.stride + next % width;
    for (int axis = 0; axis < 3; axis++) {
      to[axis] = Float.intBitsToFloat(bvh.nodes[at + Bvh.plane(width, axis, false)]);
      to[axis + 3] = Float.intBitsToFloat(bvh.nodes[at + Bvh.plane(width, axis, true)]);
    }
    child = bvh.nodes[at + Bvh.CHILDREN * width];
    return true;
  }

  /** Whether the child that was told last is a leaf. */
  public boolean isLeaf() {
    return child < 0;
  }

  /** The number of primitives of that leaf. */
  public int count() {
    return Bvh.count(child);
  }

  /** Primitive k of that leaf. */
  public int primitive(int k) {
    return bvh.ids[Bvh.first(child) + k];
  }

  /** Has the children of that node told next. */
  public void enter() {
    int width = bvh.width;
    int base = child * bvh.stride;
    for (int lane = 0; lane < width; lane++) {
      if (bvh.nodes[base + lane] != Bvh.NOTHING) {
        left[size++] = child * width + lane;
      }
    }
  }
}
