package lockstep.internal.bvh;

/** One query's way through a tree: the leaves whose boxes {@link #probe} meets, the nearer ones first. */
abstract class Walk {
  /** Room for the siblings of a deepest path, and for a whole vector beyond. */
  static final int ROOM = 8 * (Bvh.MAX_DEPTH + 1);

  final Probe probe = new Probe();
  Bvh bvh;

  /** What is still to visit, and where the probe enters its box, as float bits. */
  final int[] refs = new int[ROOM];

  final int[] nears = new int[ROOM];
  int top;

  /** Starts at the root; the probe is set. */
  final void begin(Bvh bvh) {
    this.bvh = bvh;
    refs[0] = 0;
    nears[0] = 0;
    top = 1;
  }

  /** The next leaf, entered at {@code probe.last} or before; 0 when there is none left. */
  abstract int next();
}
