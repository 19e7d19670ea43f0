package lockstep.internal.query;

import lockstep.internal.bvh.Bvh;
import lockstep.internal.bvh.Meetings;
import lockstep.internal.bvh.RayCaster;
import lockstep.internal.kernel.Bits;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.place.Frame;
import lockstep.internal.place.Relative;
import lockstep.internal.place.Transfer;
import lockstep.internal.run.Execution;
import lockstep.internal.run.PairFilter;
import lockstep.internal.run.Runner;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;

/**
 * Which instances each of some shapes of a frame may meet, sorted by instances. Bounds are enlarged, so that
 * none is lost. A carrier, of a thread.
 */
final class InstanceListing {
  /** Asks the tree of an instance about some of the sorted rows. */
  interface Ask {
    /** Its frame, and what leads there and back, have been set. */
    void ask(int instance, int from, int count, Runner runner);
  }

  /** Shapes whose instances are listed together, unless these are many, and that are asked about together. */
  static final int BLOCK = 1024;

  private static final int PAIRS = 1 << 15;

  /** The pairs, row by row, and sorted by instances. */
  final Meetings pairs = new Meetings();

  final InstanceRows sorted = new InstanceRows();

  /** The frame of the instance that is asked, what leads there, and back. */
  final Frame there = new Frame();

  final Transfer toInstance = new Transfer();
  final Relative back = new Relative();

  private final float[] bounds = new float[Elements.BOUNDS], seen = new float[Elements.BOUNDS];
  private final Elements box = new Elements(Kind.BOX, new float[Elements.BOUNDS][1], 0, 1);
  private final int[] few = new int[RayCaster.MOST_AT_ONCE + Bits.SLACK];
  private RayCaster caster;
  private InstanceIndex instances;
  private PairFilter filter; // null for none
  private Elements shapes;
  private Elements motions; // null where shapes stand still
  private Frame frame; // null if they are nowhere
  private float margin;
  private float[] reach; // of rows: how far bounds may be, in units of the shapes' frame; null for the margin
  private int reachFrom; // the first of these rows
  private NearestBounds listed; // what is not listed again; null for nothing
  private boolean[] isListed = {}; // of instances, for one row

  /** Begins with instances; {@code itsFilter} is null for none. */
  void of(InstanceIndex itsInstances, PairFilter itsFilter, RayCaster itsCaster) {
    instances = itsInstances;
    filter = itsFilter;
    caster = itsCaster;
  }

  /**
   * Begins with shapes.
   *
   * @param itsMotions null where they stand still
   * @param itsFrame null if they are nowhere
   * @param itsMargin how far apart bounds may be
   */
  void shapes(Elements itsShapes, Elements itsMotions, Frame itsFrame, float itsMargin) {
    shapes = itsShapes;
    motions = itsMotions;
    frame = itsFrame;
    margin = itsMargin;
    reach = null;
    listed = null;
  }

  /**
   * From now on, of rows from {@code from} on, bounds may be as far apart as a number for each says, in units
   * of the shapes' frame; each pair then has how far they are, in those of the bounds. What {@link
   * #listNearest} has listed of these rows is not listed again.
   */
  void within(float[] itsReach, int from, NearestBounds itsListed) {
    reach = itsReach;
    reachFrom = from;
    listed = itsListed;
    if (isListed.length < instances.size()) {
      isListed = new boolean[instances.size()];
    }
  }

  /** Lets go of the caller's arrays. */
  void release() {
    sorted.clear();
    caster = null;
    instances = null;
    filter = null;
    shapes = null;
    motions = null;
    frame = null;
    reach = null;
    listed = null;
  }

  /**
   * Lists the instances of rows, up to a number of both, and returns where it ends.
   *
   * @param sink which has to want a row; null for all
   */
  int list(int from, int to, RowSink sink) {
    sorted.clear();
    sorted.begin(instances.size());
    pairs.size = 0;
    Bvh bvh = instances.bounds();
    int end = Math.min(to, from + BLOCK);
    int row = from;
    while (row < end && pairs.size < PAIRS) {
      if (frame != null && (sink == null || sink.wants(row))) {
        mark(row, true);
        list(bvh, row);
        mark(row, false);
      }
      row++;
    }
    sorted.sort(pairs);
    return row;
  }

  /** Marks the instances that have been listed of a row, or no longer. */
  private void mark(int row, boolean itIs) {
    if (listed != null) {
      int box = row - reachFrom;
      for (int k = 0; k < listed.perBox() && listed.instance(box, k) >= 0; k++) {
        isListed[listed.instance(box, k)] = itIs;
      }
    }
  }

  private void list(Bvh bvh, int row) {
    Elements.Placement placement = shapes.bounds(row, bounds, 0);
    if (placement == Elements.Placement.EXCLUDED) {
      return;
    }
    if (motions != null) {
      placement = widen(row);
    }
    if (placement == Elements.Placement.IN_TREE) {
      instances.seen(frame, bounds, seen);
      float far =
          reach == null ? margin : InstanceIndex.margin((float) (reach[row - reachFrom] * frame.scale()));
      for (int axis = 0; axis < 3; axis++) {
        box.columns[axis][0] = Math.nextDown(seen[axis] - far);
        box.columns[axis + 3][0] = Math.nextUp(seen[axis + 3] + far);
      }
      caster.around(bvh, box, 0, 0, ErrorBound.EXACT);
      if (!caster.offersAll()) {
        for (int n = caster.next(few, 0); n > 0; n = caster.next(few, 0)) {
          for (int k = 0; k < n; k++) {
            add(row, few[k], reach == null ? 0 : gap(few[k]));
          }
        }
        return;
      }
    }
    for (int id = 0; id < instances.size(); id++) {
      add(row, id, 0);
    }
  }

  /** How far the bounds of an instance are from those seen of a shape. */
  private float gap(int id) {
    float[][] its = instances.boxes().elements().columns;
    float square = 0;
    for (int axis = 0; axis < 3; axis++) {
      float apart = Math.max(0, Math.max(its[axis][id] - seen[axis + 3], seen[axis] - its[axis + 3][id]));
      square += apart * apart;
    }
    return (float) Math.sqrt(square);
  }

  /**
   * Lists for each of some rows the instances whose bounds are nearest, as many as have a number of shapes
   * together, and how far they are, and returns where it ends.
   *
   * @param nearest which has begun
   */
  int listNearest(int from, int to, int wanted, NearestBounds nearest, Execution execution, Runner runner) {
    sorted.clear();
    sorted.begin(instances.size());
    pairs.size = 0;
    listed = null;
    float[][] boxes = nearest.boxes.columns;
    for (int row = from; row < to; row++) {
      boolean isBounded = frame != null && shapes.bounds(row, bounds, 0) == Elements.Placement.IN_TREE;
      if (isBounded) {
        instances.seen(frame, bounds, seen);
      }
      for (int c = 0; c < Elements.BOUNDS; c++) {
        boxes[c][row - from] = isBounded ? seen[c] : Float.NaN;
      }
    }
    nearest.find(instances.boxes(), to - from, execution, runner);
    for (int row = from; row < to; row++) {
      long found = 0;
      int k = 0;
      for (; k < nearest.perBox() && found < wanted; k++) {
        int id = nearest.instance(row - from, k);
        if (id < 0) {
          break;
        }
        add(row, id, nearest.distance(row - from, k));
        found += instances.trees[id].elements().size;
      }
      nearest.end(row - from, k);
    }
    sorted.sort(pairs);
    return to;
  }

  /** Has the tree of each instance asked about its rows. */
  void ask(Ask each, Runner runner) {
    for (int group = 0; group < sorted.groups; group++) {
      int id = sorted.instance(group);
      if (there.of(instances.places, id)) {
        toInstance.of(frame, there);
        back.of(there, frame);
        for (int at = sorted.from(group); at < sorted.end(group); at += BLOCK) {
          each.ask(id, at, Math.min(BLOCK, sorted.end(group) - at), runner);
        }
      }
    }
  }

  /** Makes the bounds those of all of the way, and returns what becomes of their placement. */
  private Elements.Placement widen(int row) {
    for (int axis = 0; axis < 3; axis++) {
      float motion = motions.columns[axis][motions.from + row];
      bounds[axis] = Math.min(bounds[axis], Math.nextDown(bounds[axis] + motion));
      bounds[axis + 3] = Math.max(bounds[axis + 3], Math.nextUp(bounds[axis + 3] + motion));
    }
    // a NaN meets nothing, which the kernel tells
    return Elements.placement(bounds, 0) == Elements.Placement.IN_TREE ? Elements.Placement.IN_TREE
        : Elements.Placement.UNBOUNDED;
  }

  private void add(int row, int id, float gap) {
    if ((listed == null || !isListed[id]) && (filter == null || filter.passes(row, id))) {
      pairs.add(row, id, gap);
      sorted.count(id);
    }
  }
}
