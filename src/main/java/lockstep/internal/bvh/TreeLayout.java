package lockstep.internal.bvh;

import java.util.Arrays;
import lockstep.internal.shape.Elements;

/**
 * Lays out in memory the wide tree that {@link Collapse} makes of a binary one. Nodes and primitives are
 * numbered depth first, in the order of lanes.
 *
 * <p>Lanes encode octants: a child that lies in the direction of octant s from the mean of its siblings gets
 * lane s, by greedy assignment (Ylitie, Karras and Laine, Efficient incoherent ray traversal, 2017). A ray
 * whose direction is negative along the axes of octant o then meets lanes l roughly in the order of l xor o.
 */
final class TreeLayout {
  private static final int NONE = -1;

  private final Builder builder;
  private final Collapse collapse;
  private final Bvh bvh;
  private final int width;

  /** The children of the nodes on the current path, by lane. */
  private final int[] children;

  // of the current node's children: offset from their mean, best free lane and its gain
  private final float[] x, y, z;
  private final int[] lanes;
  private final float[] gains;
  private final float[] box = new float[Elements.BOUNDS], part = new float[Elements.BOUNDS];

  TreeLayout(Builder builder) {
    this.builder = builder;
    bvh = builder.bvh;
    width = bvh.width;
    collapse = new Collapse(builder, width);
    children = new int[(Bvh.MAX_DEPTH + 1) * width];
    x = new float[width];
    y = new float[width];
    z = new float[width];
    lanes = new int[width];
    gains = new float[width];
  }

  /**
   * Lays out the tree below {@code root}, which has {@code count} primitives and {@code leaves} leaves.
   * Arrays fit exactly or, if {@code spacious}, have room for all primitives.
   */
  void build(int root, int count, int leaves, boolean spacious) {
    int most = spacious ? bvh.primitives.size : count;
    // a whole vector may be read at the start of the last leaf, and at the start of its last column
    bvh.ids = bvh.ids.length >= (long) count + width ? bvh.ids : new int[length((long) most + width)];
    bvh.forgetLeaves();
    if (bvh.isOfTriangles()) {
      if (bvh.leafColumns.length < (long) bvh.leafWidth * count + width) {
        bvh.leafColumns = new float[length((long) bvh.leafWidth * most + width)];
      }
    }
    // enough if nodes have five of eight children, or three of four; most have more, and the array grows if
    // not
    long nodes = 1 + (spacious ? leaves + leaves / 8L : leaves) * 2 / width;
    bvh.nodes = bvh.nodes.length >= nodes * bvh.stride ? bvh.nodes : new int[length(nodes * bvh.stride)];
    bvh.nodeCount = 0;
    bvh.count = 0;
    bvh.depth = 0;
    add(leaves == 0 ? NONE : collapse.solve(root, leaves), leaves == 0 ? 0 : 1, 1);
    if (!spacious) {
      bvh.nodes = Arrays.copyOf(bvh.nodes, bvh.nodeCount * bvh.stride);
    }
  }

  private int length(long length) {
    if (length > Bvh.MAX_LENGTH) {
      throw new IllegalArgumentException("a tree over " + bvh.primitives.size + " elements takes an array of "
          + length + ", but there are none of more than " + Bvh.MAX_LENGTH);
    }
    return (int) length;
  }

  /**
   * Adds a node with the descendants of {@code child} if {@code n} is 1, an empty node if 0; returns its
   * number.
   */
  private int add(int child, int n, int depth) {
    bvh.depth = Math.max(bvh.depth, depth);
    int node = bvh.nodeCount++;
    if (bvh.nodes.length < bvh.nodeCount * (long) bvh.stride) {
      bvh.nodes = Arrays.copyOf(bvh.nodes, length((bvh.nodeCount + bvh.nodeCount / 2L) * bvh.stride));
    }
    int path = depth * width;
    Arrays.fill(children, path, path + width, NONE);
    assign(n == 0 ? 0 : collapse.pick(child), path);
    for (int lane = 0; lane < width; lane++) {
      int ref = children[path + lane];
      if (ref == NONE) {
        Bvh.empty(box, 0);
        bvh.setChild(node, lane, box, 0, NONE);
      } else {
        float[] boxes = boxes(ref);
        int at = collapse.index(ref);
        for (int axis = 0; axis < 3; axis++) {
          box[axis] = boxes[at + axis];
          box[axis + 3] = 0f - boxes[at + Bins.MAX + axis];
        }
        if (Collapse.isLeaf(ref)) {
          bvh.pad(box, 0);
          bvh.setChild(node, lane, box, 0, leaf(at));
        } else {
          int added = add(ref, 1, depth + 1);
          bvh.nodes[node * bvh.stride + Bvh.CHILDREN * width + lane] = added;
          bvh.fit(node, lane, box, part);
        }
      }
    }
    return node;
  }

  private int leaf(int at) {
    int count = Float.floatToRawIntBits(builder.refs[at + Builder.COUNT]);
    int first = bvh.count;
    for (int k = 0; k < count; k++) {
      bvh.ids[first + k] = Float.floatToRawIntBits(builder.refs[at + k * Bins.REF + Bins.ID]);
    }
    bvh.count += count;
    return Bvh.leaf(first, count);
  }

  /** Assigns lanes to the n picked children greedily, the largest gain first. */
  private void assign(int n, int path) {
    int[] picked = collapse.picked;
    float meanX = 0, meanY = 0, meanZ = 0;
    for (int k = 0; k < n; k++) {
      float[] b = boxes(picked[k]);
      int at = collapse.index(picked[k]);
      x[k] = b[at] - b[at + Bins.MAX];
      y[k] = b[at + 1] - b[at + Bins.MAX + 1];
      z[k] = width == 8 ? b[at + 2] - b[at + Bins.MAX + 2] : 0; // four lanes encode two axes
      meanX += x[k] / n;
      meanY += y[k] / n;
      meanZ += z[k] / n;
    }
    for (int k = 0; k < n; k++) {
      x[k] -= meanX;
      y[k] -= meanY;
      z[k] -= meanZ;
      choose(k, path);
    }
    for (int left = n; left > 0; left--) {
      int best = 0;
      for (int k = 1; k < n; k++) {
        best = gains[k] > gains[best] ? k : best;
      }
      int lane = lanes[best];
      children[path + lane] = picked[best];
      gains[best] = Float.NEGATIVE_INFINITY;
      lanes[best] = NONE;
      for (int k = 0; k < n; k++) {
        if (lanes[k] == lane) {
          choose(k, path);
        }
      }
    }
  }

  /** Finds the free lane whose octant is nearest to the offset of the k-th picked child. */
  private void choose(int k, int path) {
    float gain = Float.NEGATIVE_INFINITY;
    for (int lane = 0; lane < width; lane++) {
      if (children[path + lane] == NONE) {
        float g = ((lane & 1) != 0 ? x[k] : -x[k]) + ((lane & 2) != 0 ? y[k] : -y[k])
            + ((lane & 4) != 0 ? z[k] : -z[k]);
        if (g > gain) {
          gain = g;
          lanes[k] = lane;
        }
      }
    }
    gains[k] = gain;
  }

  private float[] boxes(int ref) {
    return Collapse.isLeaf(ref) ? builder.refs : builder.spare;
  }
}
