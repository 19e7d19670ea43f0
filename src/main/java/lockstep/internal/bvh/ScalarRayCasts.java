package lockstep.internal.bvh;

import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Tile;
import lockstep.internal.shape.Elements;
import lockstep.twin.Operand;

/**
 * Casts rays at primitives with the scalar kernel of the catalogue, which defines the answer: 64 neighbours
 * at a time. In plain Java, those of one octant and dominant axis go down a tree as a {@linkplain
 * ScalarRayPacket packet}. All others go one by one, as do rays at heightfields.
 */
final class ScalarRayCasts {
  /**
   * The fewest rays that make a packet. With 4 or 16 cameras, shadows and rays in no order take as long
   * within a tenth; occlusion rays gain as much with 4 as rays in no order lose.
   */
  private static final int MIN_PACKET = 8;

  /** The most packets that are tried of 64 neighbours. */
  private static final int TRIES = RayPacket.SIZE / MIN_PACKET;

  /** Counts only hits that pass; null counts all. */
  RayFilter filter;

  /** The queries of the current rays. They and the packet are made when first needed. */
  final SlabQuery[] queries = new SlabQuery[RayPacket.SIZE];

  private ScalarRayPacket packet;
  private final ScalarLeafTests leaves = new ScalarLeafTests();

  // for one ray and many primitives
  private final Operand ray = new Operand();
  private Kernels rowKernels;
  private final RayKernel row = new RayKernel(Tile.SIZE);
  private final Tile repeated = new Tile(), gathered = new Tile();

  // where hits go: the closest to columns, any to words
  private float[] t, u, v;
  private int[] index;
  private long[] words;

  private Traversal traversal;
  private Hierarchy tree;
  private float[][] rays;
  private int from; // of the current rays in the columns
  private int shift;

  /**
   * Begins with rays at a tree.
   *
   * @param through takes rays through the tree one by one; packets are made if it is in plain Java, as the
   *     wide caster has its own
   * @param kernels that cast a ray at many primitives
   * @throws UnsupportedOperationException if there is no kernel that casts rays at this kind of primitives
   */
  void at(Hierarchy its, Traversal through, Kernels kernels) {
    tree = its;
    traversal = through;
    leaves.of(its);
    rowKernels = kernels;
  }

  /** From now on, writes closest hits to columns, where they are closer than what these hold. */
  void toColumns(float[] tOut, float[] uOut, float[] vOut, int[] indexOut) {
    t = tOut;
    u = uOut;
    v = vOut;
    index = indexOut;
    words = null;
  }

  /** From now on, sets a bit for each ray that hits anything. */
  void toWords(long[] to) {
    words = to;
  }

  /**
   * Casts rays {@code begin} to {@code end − 1} of the columns. The answer about ray i goes to i +
   * {@code shifted}.
   */
  void cast(float[][] columns, int begin, int end, int shifted) {
    rays = columns;
    shift = shifted;
    SlabQuery own = traversal.query;
    try {
      for (from = begin; from < end; from += RayPacket.SIZE) {
        castNeighbours(Math.min(RayPacket.SIZE, end - from));
      }
    } finally { // a filter may throw; a caster outlives the caller's arrays
      traversal.query = own;
      rays = null;
      t = u = v = null;
      index = null;
      words = null;
    }
  }

  private void castNeighbours(int count) {
    leaves.begin();
    long left = 0;
    for (int k = 0; k < count; k++) {
      left |= begin(k) ? 1L << k : 0;
    }
    if (tree instanceof Bvh bvh && traversal instanceof ScalarTraversal) {
      left = packets(bvh, left);
    }
    for (; left != 0; left &= left - 1) {
      castBelow(tree.root(), Long.numberOfTrailingZeros(left));
    }
  }

  /** The query of a ray. */
  SlabQuery query(int k) {
    if (queries[k] == null) {
      queries[k] = new SlabQuery();
    }
    return queries[k];
  }

  /** The packet of rays. */
  ScalarRayPacket packet() {
    if (packet == null) {
      packet = new ScalarRayPacket(queries, this);
    }
    return packet;
  }

  /** Begins with a ray, and tests its row; false if it has nothing to search for in the tree. */
  private boolean begin(int k) {
    SlabQuery query = query(k);
    int i = from + k;
    if (!query.ray(tree, rays[0][i], rays[1][i], rays[2][i], rays[3][i], rays[4][i], rays[5][i], rays[6][i],
        rays[7][i])) {
      return false;
    }
    if (words == null && t[i + shift] < Float.POSITIVE_INFINITY) {
      query.limit(t[i + shift]);
    }
    boolean all = query.meetsAll();
    ray.walk(rays, i);
    int size = all ? tree.primitives.size : tree.unbounded.length;
    for (int tile = 0; tile < size && !isDone(i + shift); tile += Tile.SIZE) {
      testRow(k, all, tile, Math.min(Tile.SIZE, size - tile));
    }
    return !all && !isDone(i + shift);
  }

  // ---- the row of a ray: the primitives tested in place, all of the tree's if the ray is out of range, else
  // those without bounds ----

  private void testRow(int k, boolean all, int tile, int count) {
    Elements primitives = tree.primitives;
    Operand many;
    if (!primitives.isStored()) {
      float[][] columns = gathered.columns(primitives.columns.length);
      for (int j = 0; j < count; j++) {
        primitives.copy(ofRow(all, tile + j), columns, j);
      }
      many = gathered.operand();
    } else if (!all) {
      gathered.gather(primitives.columns, primitives.from, tree.unbounded, tile, count, 0);
      many = gathered.operand();
    } else if (count < Tile.SIZE) { // kernels read whole blocks
      many = gathered.copy(primitives.columns, primitives.from + tile, count);
    } else {
      many = gathered.operand().walk(primitives.columns, primitives.from + tile);
    }
    row.of(rowKernels, primitives.kind).run(repeated.repeat(ray.columns, ray.from, count), many, count);
    for (int word = 0; word < count; word += Long.SIZE) {
      for (long hits = row.hits[word >>> 6]; hits != 0; hits &= hits - 1) {
        int pair = word + Long.numberOfTrailingZeros(hits);
        take(row, pair, k, ofRow(all, tile + pair));
      }
    }
  }

  /** Element j of the row. */
  private int ofRow(boolean all, int j) {
    return all ? j : tree.unbounded[j];
  }

  // ---- the tree ----

  /** Casts rays of a set as packets where enough of them are alike, and returns the others. */
  private long packets(Bvh bvh, long set) {
    long left = set, apart = 0;
    for (int tries = 0; tries < TRIES && Long.bitCount(left) >= MIN_PACKET; tries++) {
      int directionClass = queries[Long.numberOfTrailingZeros(left)].directionClass;
      long alike = 0;
      for (long those = left; those != 0; those &= those - 1) {
        int k = Long.numberOfTrailingZeros(those);
        alike |= queries[k].directionClass == directionClass ? 1L << k : 0;
      }
      left &= ~alike;
      boolean together = directionClass != SlabQuery.ALONE && Long.bitCount(alike) >= MIN_PACKET
          && packet().cast(bvh, rays, from, alike);
      apart |= together ? 0 : alike;
    }
    return left | apart;
  }

  /** Casts a ray at what is below a node; returns whether its interval has become shorter. */
  boolean castBelow(int node, int k) {
    traversal.query = queries[k];
    traversal.begin(tree, node);
    boolean closer = false;
    for (int leaf = traversal.next(); leaf != 0; leaf = traversal.next()) {
      leaves.add(tree, leaf, queries[k], rays, from, k);
      closer |= testLeaves();
    }
    return closer;
  }

  /** Casts rays of a set at a leaf; returns whether an interval has become shorter. */
  boolean castAtLeaf(Bvh bvh, int leaf, long set) {
    boolean closer = false;
    leaves.enter(bvh, leaf, queries[Long.numberOfTrailingZeros(set)].octant);
    for (; set != 0; set &= set - 1) {
      int k = Long.numberOfTrailingZeros(set);
      leaves.addEntered(queries[k], rays, from, k);
      closer |= leaves.isFull() && testLeaves();
    }
    closer |= testLeaves();
    return closer;
  }

  private boolean testLeaves() {
    boolean closer = false;
    for (long hits = leaves.test(); hits != 0; hits &= hits - 1) {
      int pair = Long.numberOfTrailingZeros(hits);
      closer |= take(leaves.kernel, pair, leaves.ray[pair], leaves.id[pair]);
    }
    return closer;
  }

  /** Takes a hit of ray k if it counts; returns whether the ray's interval has become shorter. */
  private boolean take(RayKernel kernel, int pair, int k, int id) {
    int at = from + k + shift;
    SlabQuery query = queries[k];
    if (words != null) {
      if (isDone(at) || !passes(at, id)) {
        return false;
      }
      words[at >>> 6] |= 1L << at;
      query.end();
      return true;
    }
    float time = kernel.t[pair];
    if (!(time < t[at] || (time == t[at] && id < index[at])) || !passes(at, id)) {
      return false;
    }
    t[at] = time;
    u[at] = kernel.u(pair);
    v[at] = kernel.v(pair);
    index[at] = id;
    query.limit(time);
    return true;
  }

  /** Whether a ray that asks for any hit has one. */
  private boolean isDone(int at) {
    return words != null && (words[at >>> 6] >>> at & 1) != 0;
  }

  private boolean passes(int at, int id) {
    return filter == null || filter.passes(at, id);
  }
}
