package lockstep.internal.bvh;

import java.util.Arrays;
import lockstep.internal.kernel.Kind;

/**
 * Makes a wide tree of a binary one: a node takes in the halves of its largest child instead of that child, until
 * it is full (Wald, Benthin and Boulos, Getting rid of packets, 2008). Nodes and primitives are numbered depth first,
 * in the order of lanes.
 *
 * <p>A child that lies in the direction of octant s from the middle of its siblings gets lane s, as far as there is
 * no better one for it (Ylitie, Karras and Laine, Efficient incoherent ray traversal, 2017): a ray that falls along the axes
 * of octant o meets the lanes l in the order of l xor o.
 */
final class Layout {
  private static final int NONE = -1;

  private final Builder builder;
  private final Bvh bvh;
  private final int width;

  /** The children of the nodes on the way, by lane. */
  private final int[] children;

  /** The children of the current node, the area of each, its offset from the middle, and the best free lane for it. */
  private final int[] picked;

  private final float[] areas;
  private final float[] x, y, z;
  private final int[] lanes;
  private final float[] gains;
  private final float[] box = new float[Primitives.BOUNDS];

  Layout(Builder builder) {
    this.builder = builder;
    bvh = builder.bvh;
    width = bvh.width;
    children = new int[(Bvh.MAX_DEPTH + 1) * width];
    picked = new int[width];
    areas = new float[width];
    x = new float[width];
    y = new float[width];
    z = new float[width];
    lanes = new int[width];
    gains = new float[width];
  }

  /**
   * Lays out the tree below {@code root}, which has so many primitives and leaves; arrays fit exactly or, {@code
   * spacious}, have room for all primitives there are.
   */
  void build(int root, int count, int leaves, boolean spacious) {
    int most = spacious ? bvh.primitives.size : count;
    bvh.ids = bvh.ids.length >= count ? bvh.ids : new int[most];
    if (bvh.primitives.kind == Kind.TRIANGLE) {
      // a vector may be read from where the last column of the last leaf begins
      long corners = (long) Bvh.CORNERS * most + width;
      bvh.corners =
          bvh.corners.length >= (long) Bvh.CORNERS * count + width ? bvh.corners : new float[length(corners)];
    }
    // mostly a node has more than half as many leaves as lanes
    long nodes = 1 + (spacious ? leaves + leaves / 8L : leaves) * 2 / width;
    bvh.nodes = bvh.nodes.length >= nodes * bvh.stride ? bvh.nodes : new int[length(nodes * bvh.stride)];
    bvh.nodeCount = 0;
    bvh.count = 0;
    bvh.depth = 0;
    add(root, leaves == 0 ? 0 : 1, 1);
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

  /** Adds a node with what is in {@code child}, if {@code n} is 1, or an empty one; returns its number. */
  private int add(int child, int n, int depth) {
    bvh.depth = Math.max(bvh.depth, depth);
    int node = bvh.nodeCount++;
    if (bvh.nodes.length < bvh.nodeCount * (long) bvh.stride) {
      bvh.nodes = Arrays.copyOf(bvh.nodes, length((bvh.nodeCount + bvh.nodeCount / 2L) * bvh.stride));
    }
    int way = depth * width;
    Arrays.fill(children, way, way + width, NONE);
    assign(n == 0 ? 0 : pick(child), way);
    for (int lane = 0; lane < width; lane++) {
      int ref = children[way + lane];
      if (ref == NONE) {
        Bvh.empty(box, 0);
        bvh.setChild(node, lane, box, 0, NONE);
      } else {
        float[] boxes = boxes(ref);
        int at = place(ref);
        for (int axis = 0; axis < 3; axis++) {
          box[axis] = boxes[at + axis];
          box[axis + 3] = 0f - boxes[at + Bins.MAX + axis];
        }
        bvh.setChild(node, lane, box, 0, NONE);
        int added = isLeaf(ref) ? leaf(at) : add(ref, 1, depth + 1);
        bvh.nodes[node * bvh.stride + Bvh.CHILDREN * width + lane] = added;
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

  /** Picks up to {@link #width} descendants of {@code ref} that are all of it, and returns how many. */
  private int pick(int ref) {
    picked[0] = ref;
    areas[0] = area(ref);
    int n = 1;
    while (n < width) {
      int largest = NONE;
      float area = Float.NEGATIVE_INFINITY;
      for (int k = 0; k < n; k++) {
        if (areas[k] > area) {
          area = areas[k];
          largest = k;
        }
      }
      if (largest == NONE) {
        return n; // all are leaves
      }
      int at = place(picked[largest]);
      set(largest, Float.floatToRawIntBits(builder.spare[at + Builder.LEFT]));
      set(n++, Float.floatToRawIntBits(builder.spare[at + Builder.RIGHT]));
    }
    return n;
  }

  private void set(int k, int ref) {
    picked[k] = ref;
    areas[k] = area(ref);
  }

  /** Gives the first n picked ones their lanes: time and again the one that gains most by the best lane left for it. */
  private void assign(int n, int way) {
    float meanX = 0, meanY = 0, meanZ = 0;
    for (int k = 0; k < n; k++) {
      float[] b = boxes(picked[k]);
      int at = place(picked[k]);
      x[k] = b[at] - b[at + Bins.MAX];
      y[k] = b[at + 1] - b[at + Bins.MAX + 1];
      z[k] = width == 8 ? b[at + 2] - b[at + Bins.MAX + 2] : 0; // four lanes know two axes
      meanX += x[k] / n;
      meanY += y[k] / n;
      meanZ += z[k] / n;
    }
    for (int k = 0; k < n; k++) {
      x[k] -= meanX;
      y[k] -= meanY;
      z[k] -= meanZ;
      choose(k, way);
    }
    for (int left = n; left > 0; left--) {
      int best = 0;
      for (int k = 1; k < n; k++) {
        best = gains[k] > gains[best] ? k : best;
      }
      int lane = lanes[best];
      children[way + lane] = picked[best];
      gains[best] = Float.NEGATIVE_INFINITY;
      lanes[best] = NONE;
      for (int k = 0; k < n; k++) {
        if (lanes[k] == lane) {
          choose(k, way);
        }
      }
    }
  }

  /** Finds the best free lane for the k-th picked child. */
  private void choose(int k, int way) {
    float gain = Float.NEGATIVE_INFINITY;
    for (int lane = 0; lane < width; lane++) {
      if (children[way + lane] == NONE) {
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

  /** For a node half the area of its box; −∞ for a leaf, which has no halves. */
  private float area(int ref) {
    return isLeaf(ref) ? Float.NEGATIVE_INFINITY : Bins.halfArea(builder.spare, place(ref));
  }

  private float[] boxes(int ref) {
    return isLeaf(ref) ? builder.refs : builder.spare;
  }

  private static int place(int ref) {
    return (ref >> 1) * Bins.REF;
  }

  private static boolean isLeaf(int ref) {
    return (ref & 1) != 0;
  }
}
