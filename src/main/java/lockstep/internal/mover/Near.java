package lockstep.internal.mover;

import java.util.Arrays;
import lockstep.internal.bvh.Padding;
import lockstep.internal.bvh.SweepSearch;
import lockstep.internal.bvh.TreeSearch;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.query.Index;
import lockstep.internal.query.SearchSource;
import lockstep.internal.query.Verbs;
import lockstep.internal.run.Execution;
import lockstep.internal.run.PairFilter;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.internal.shape.Searchable;

/**
 * The shapes of a world near some characters of a {@code Mover}: found once, within bounds of about all that
 * a character may do in a call, and once more should it go farther. Each of its sweeps is then about those
 * only whose own bounds are met on the way, and no tree is searched. A character that has too many about it,
 * as one that flies across the world has, gets no list: its sweeps ask the targets.
 */
final class Near {
  /** Shapes that are listed for one character at most, and for each on average. */
  static final int MOST = 256;
  private static final int MEAN = 64;

  private static final int BOUNDS = Kind.BOUNDS;

  /** The bounds within which a character's list is complete. */
  private final float[] known;

  /**
   * The lists, each one target after the other, and the bounds of each shape, larger by what kernels round.
   */
  private final int[] elements;
  private final float[] boxes;
  private int used;

  /** An entry after the lists, for shapes that are only looked at. */
  private final int spare;

  /**
   * Where among all lists a character's shapes of each target end; before the first, where its list begins.
   */
  private int[] ends = {};
  private int targets;

  private final boolean[] hasTooMany;

  /** Who has something about them that is beyond what sweeps see. */
  private final boolean[] isBeyond;

  /** Whose lists are to be made, the numbers of the characters, and within which bounds: columns of boxes. */
  private final int[] asking, numbers;
  private final float[][] asked;
  private final Elements queries;
  private int count;

  private final int[] found = new int[MOST + TreeSearch.MOST];

  /** Which shapes are there for a character, null for all; it, and the number of a target's first shape. */
  private PairFilter filter;
  private int character, start;

  /** For so many characters. */
  Near(int room) {
    known = new float[BOUNDS * room];
    spare = MEAN * room;
    elements = new int[spare + 1];
    boxes = new float[BOUNDS * (spare + 1)];
    hasTooMany = new boolean[room];
    isBeyond = new boolean[room];
    asking = new int[room];
    numbers = new int[room];
    asked = new float[BOUNDS][room];
    queries = new Elements(Kind.BOX, asked, 0, room);
  }

  /** Forgets all. */
  void begin(int ofTargets) {
    targets = ofTargets;
    int columns = ofTargets + 1;
    if (ends.length < columns * asking.length) {
      ends = new int[columns * asking.length];
    }
    Arrays.fill(ends, 0);
    Arrays.fill(known, Float.NaN);
    Arrays.fill(hasTooMany, false);
    Arrays.fill(isBeyond, false);
    used = 0;
    count = 0;
  }

  /** Whether a character gets no list. */
  boolean hasTooMany(int slot) {
    return hasTooMany[slot];
  }

  /**
   * Whether something is near a character that kernels of sweeps, which square its coordinates, may not see.
   */
  boolean isBeyond(int slot) {
    return isBeyond[slot];
  }

  /** Whether all that meets these bounds is in the list of a character. */
  boolean knows(int slot, float[] box, int at) {
    int its = BOUNDS * slot;
    boolean inside = true;
    for (int axis = 0; axis < 3; axis++) {
      inside &= known[its + axis] <= box[at + axis] && known[its + axis + 3] >= box[at + axis + 3];
    }
    return inside;
  }

  /** Asks for the list of a character, within bounds and so much around them. */
  void ask(int slot, int itsNumber, float[] box, int at, double[] around) {
    asking[count] = slot;
    numbers[count] = itsNumber;
    for (int axis = 0; axis < 3; axis++) {
      asked[axis][count] = (float) (box[at + axis] - around[axis]);
      asked[axis + 3][count] = (float) (box[at + axis + 3] + around[axis]);
    }
    for (int c = 0; c < BOUNDS; c++) {
      known[BOUNDS * slot + c] = asked[c][count];
    }
    count++;
  }

  /** Makes the lists that have been asked for. */
  void find(Execution execution, Elements characters, Searchable[] world) {
    filter = execution.filter();
    for (int q = 0; q < count; q++) {
      int slot = asking[q], row = (targets + 1) * slot;
      ends[row] = used;
      character = numbers[q];
      start = 0;
      for (int k = 0; k < targets; k++) {
        ErrorBound error = Verbs.entry(execution, Verb.SWEEP, characters, world[k].elements()).error();
        int from = ends[row + k], end = hasTooMany[slot] ? from : Math.min(ends[row] + MOST, spare);
        int to = world[k] instanceof Index tree && !tree.hierarchy().isMostlyUnbounded()
            ? search(SearchSource.sweepSearch(execution.way(), tree), tree, q, error, from, end)
            : scan(world[k].elements(), slot, error, from, end);
        hasTooMany[slot] |= to > end;
        ends[row + k + 1] = Math.min(to, end);
        start += world[k].elements().size;
      }
      used = hasTooMany[slot] ? used : ends[row + targets];
    }
    count = 0;
    filter = null;
  }

  /** Whether a shape is there for the character whose list is made. */
  private boolean passes(int element) {
    return filter == null || filter.passes(character, start + element);
  }

  /** Keeps those of what has been found that are there; returns where they end. */
  private int keep(int from, int to) {
    if (filter == null) {
      return to;
    }
    int next = from;
    for (int k = from; k < to; k++) {
      found[next] = found[k];
      next += passes(found[k]) ? 1 : 0;
    }
    return next;
  }

  /**
   * Lists what a query may meet in a tree; returns the end of the list, or more than {@code end} if there is
   * no room for it.
   */
  private int search(SweepSearch search, Index tree, int query, ErrorBound error, int from, int end) {
    Elements all = tree.elements();
    int slot = asking[query], size = 0;
    search.in(tree.hierarchy());
    for (int k = 0; k < search.unbounded(); k++) {
      elements[spare] = search.unbounded(k);
      if (passes(elements[spare])) {
        bound(all, error, slot, spare);
      }
    }
    if (search.begin(0, queries, query, 0, 0, 0, error)) {
      for (int more = 1; more > 0;) {
        more = search.next(0, found, null, size);
        size = keep(size, size + more);
        if (size > end - from) {
          return end + 1;
        }
      }
    }
    System.arraycopy(found, 0, elements, from, size);
    for (int entry = from; entry < from + size; entry++) {
      bound(all, error, slot, entry);
    }
    return from + size;
  }

  /** The same of shapes without a tree: all are looked at, even if there is no room for what is met. */
  private int scan(Elements all, int slot, ErrorBound error, int from, int end) {
    int to = from;
    for (int e = 0; e < all.size; e++) {
      int entry = to < end ? to : spare;
      elements[entry] = e;
      to += passes(e) && bound(all, error, slot, entry) && to <= end ? 1 : 0;
    }
    return to;
  }

  /**
   * Writes the bounds of an entry of a character's list, nothing for what no query can meet; returns whether
   * what is about the character meets them.
   */
  private boolean bound(Elements all, ErrorBound error, int slot, int entry) {
    int at = BOUNDS * entry;
    Elements.Placement placement = all.bounds(elements[entry], boxes, at);
    if (placement == Elements.Placement.EXCLUDED) {
      Arrays.fill(boxes, at, at + BOUNDS, Float.NaN);
    }
    float farthest = largest(boxes, at);
    boolean beyond = placement == Elements.Placement.UNBOUNDED && all.kind != Kind.BOX
        && (farthest > Elements.FAR || !all.kind.unbounded());
    float both = Math.min(largest(known, BOUNDS * slot) + farthest, Float.MAX_VALUE / 2);
    float pad = 2 * Padding.of(error, both, 2 * both); // for its own rounding, too
    for (int axis = 0; axis < 3; axis++) {
      boxes[at + axis] -= pad;
      boxes[at + axis + 3] += pad;
    }
    boolean meets = meets(known, BOUNDS * slot, entry);
    isBeyond[slot] |= beyond && meets;
    return meets;
  }

  /** The largest of finite coordinates; an infinite side is beyond all, with any padding. */
  private static float largest(float[] of, int at) {
    float largest = 0;
    for (int c = at; c < at + BOUNDS; c++) {
      float side = Math.abs(of[c]);
      largest = side > largest && side < Float.POSITIVE_INFINITY ? side : largest;
    }
    return largest;
  }

  private boolean meets(float[] box, int at, int entry) {
    int b = BOUNDS * entry;
    return box[at] <= boxes[b + 3] && box[at + 3] >= boxes[b] && box[at + 1] <= boxes[b + 4]
        && box[at + 4] >= boxes[b + 1] && box[at + 2] <= boxes[b + 5] && box[at + 5] >= boxes[b + 2];
  }

  /**
   * Writes the shapes of a target that bounds meet in which a character is known to be, at most {@link
   * #MOST}, none if it has no list; returns how many.
   */
  int list(int slot, int target, float[] box, int boxAt, int[] to, int at) {
    int row = (targets + 1) * slot + target;
    int next = at;
    for (int entry = ends[row]; entry < ends[row + 1] && !hasTooMany[slot]; entry++) {
      to[next] = elements[entry];
      next += meets(box, boxAt, entry) ? 1 : 0;
    }
    return next - at;
  }
}
