package lockstep.internal.bvh;

/**
 * Stack-based traversal of a tree by one query: the leaves whose boxes {@link #query} meets, roughly front to
 * back.
 */
abstract class Traversal {
  /** Stack size: the siblings along the deepest path, and a whole vector that may be written beyond. */
  static final int STACK = 8 * (Bvh.MAX_DEPTH + 1);

  /** The query: its own, or while rays are cast one of theirs. */
  SlabQuery query = new SlabQuery();

  /** What is traversed. */
  Hierarchy tree;

  /** The same if it is a tree of stored boxes. */
  Bvh bvh;

  /** The stack: children still to visit. */
  final int[] refs = new int[STACK];

  /** For each of them, where the query enters its box, as float bits. */
  final int[] nears = new int[STACK];
  int top;

  /** Starts at the root; {@link #query} must have been set. */
  final void begin(Hierarchy itsTree) {
    begin(itsTree, itsTree.root());
  }

  /** Starts at a node. */
  final void begin(Hierarchy itsTree, int node) {
    tree = itsTree;
    bvh = itsTree instanceof Bvh its ? its : null;
    refs[0] = node;
    nears[0] = 0;
    top = 1;
  }

  /** The next leaf that is entered at or before {@code query.last}; 0 when none is left. */
  abstract int next();
}
