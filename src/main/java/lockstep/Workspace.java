package lockstep;

import java.util.Arrays;
import lockstep.internal.adaptive.Meter;
import lockstep.internal.bvh.RayCaster;
import lockstep.internal.grid.Scan;
import lockstep.internal.kernel.Buffers;
import lockstep.internal.kernel.Kind;
import lockstep.internal.kernel.Staged;
import lockstep.internal.kernel.Tile;
import lockstep.internal.kernel.Twins;
import lockstep.internal.push.SlideSearch;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;

/**
 * Per-thread scratch memory, so that batches run without allocating, and the one way to run a kernel. What
 * only some calls need comes into being with the first of them.
 */
final class Workspace {
  /** Pairs per call of a kernel, few enough that what it writes is still in the cache afterwards. */
  static final int CHUNK = 4096;

  private static final ThreadLocal<Workspace> OF_THREAD = ThreadLocal.withInitial(Workspace::new);

  /** Operands that walk the caller's columns. */
  final Operand first = new Operand();

  final Operand second = new Operand();

  private final Operand firstInOrder = new Operand();
  private final Operand secondInOrder = new Operand();

  /** For an element that meets many, or for gathered ones. */
  final Tile firstTile = new Tile();

  final Tile secondTile = new Tile();

  final Output out = new Output();

  /** Answers that the caller does not want, only what follows from them. */
  final Buffers answers = new Buffers(CHUNK);

  /** What queries have been found to meet. */
  final IntList found = new IntList();

  final float[] box = new float[Kind.BOUNDS];
  private float[][] boxes;
  private float[][] otherBoxes;
  private GridPairTask.Finder finder;
  private PairKeys pairKeys;
  private TreeRowTask.Scratch treeRows;
  private TreeSearchTask.Scratch search;
  private MovingPairs movingPairs;
  private ContactTask.Scratch contacts;
  private PushOutTask.Scratch pushOut;
  private SlideSearch slide;
  private int[] starts = {};
  private long[] turned;
  private Scan scalarScan;
  private Scan wideScan;

  /** By which kernels and casts go the faster way. */
  final Meter meter = new Meter();

  private final Tile firstTail = new Tile();
  private final Tile secondTail = new Tile();
  private RayCaster scalarCaster;
  private RayCaster wideCaster;

  /** A list that keeps its arrays. */
  static final class IntList {
    /** So many are sorted one by one. */
    private static final int FEW = 32;

    private static final int DIGIT = 8;

    int[] values = new int[64];
    int size;

    private int[] other = {};
    private int[] ends; // made when a list is first long

    void clear() {
      size = 0;
    }

    void add(int value) {
      reserve(1);
      values[size++] = value;
    }

    void add(IntList list) {
      add(list, 0, list.size);
    }

    /** Adds {@code count} values of a list, from {@code from} on. */
    void add(IntList list, int from, int count) {
      reserve(count);
      System.arraycopy(list.values, from, values, size, count);
      size += count;
    }

    /** Adds {@code count} times the same. */
    void fill(int value, int count) {
      reserve(count);
      Arrays.fill(values, size, size + count, value);
      size += count;
    }

    void removeFirst(int count) {
      size -= count;
      System.arraycopy(values, count, values, 0, size);
    }

    /**
     * Sorts numbers that are not negative; {@code Arrays.sort} allocates where it finds some of them in
     * order.
     */
    void sort() {
      if (size <= FEW) {
        insert();
        return;
      }
      if (isAscending()) {
        return;
      }
      if (ends == null) {
        ends = new int[1 << DIGIT];
      }
      if (other.length < values.length) {
        other = new int[values.length];
      }
      int bits = 0;
      for (int k = 0; k < size; k++) {
        bits |= values[k];
      }
      for (int shift = 0; shift < Integer.SIZE && bits >>> shift != 0; shift += DIGIT) {
        sortBy(shift);
      }
    }

    private boolean isAscending() {
      int k = 1;
      while (k < size && values[k - 1] <= values[k]) {
        k++;
      }
      return k >= size;
    }

    private void insert() {
      for (int k = 1; k < size; k++) {
        int value = values[k];
        int at = k;
        for (; at > 0 && value < values[at - 1]; at--) {
          values[at] = values[at - 1];
        }
        values[at] = value;
      }
    }

    /**
     * By one digit, and among equal ones as they were (radix sort; Knuth, The Art of Computer Programming 3,
     * 1998, 5.2.5).
     */
    private void sortBy(int shift) {
      int mask = ends.length - 1;
      Arrays.fill(ends, 0);
      for (int k = 0; k < size; k++) {
        ends[values[k] >>> shift & mask]++;
      }
      for (int digit = 1; digit <= mask; digit++) {
        ends[digit] += ends[digit - 1];
      }
      for (int k = size - 1; k >= 0; k--) {
        other[--ends[values[k] >>> shift & mask]] = values[k];
      }
      int[] sorted = other;
      other = values;
      values = sorted;
    }

    /** Makes room for so many more. */
    void reserve(int more) {
      if (size + more > values.length) {
        values = Arrays.copyOf(values, Math.max(2 * values.length, size + more));
      }
    }
  }

  static Workspace get() {
    return OF_THREAD.get();
  }

  /** This thread's caster through trees. */
  RayCaster caster(boolean wide) {
    if (wide) {
      if (wideCaster == null) {
        wideCaster = VectorSupport.newCaster();
      }
      return wideCaster;
    }
    if (scalarCaster == null) {
      scalarCaster = RayCaster.scalar();
    }
    return scalarCaster;
  }

  /** This thread's scan of grids. */
  Scan scan(boolean wide) {
    if (wide) {
      if (wideScan == null) {
        wideScan = VectorSupport.newScan();
      }
      return wideScan;
    }
    if (scalarScan == null) {
      scalarScan = Scan.scalar();
    }
    return scalarScan;
  }

  /** What queries of trees need. */
  TreeRowTask.Scratch treeRows() {
    if (treeRows == null) {
      treeRows = new TreeRowTask.Scratch();
    }
    return treeRows;
  }

  /** What searches in trees need. */
  TreeSearchTask.Scratch search() {
    if (search == null) {
      search = new TreeSearchTask.Scratch();
    }
    return search;
  }

  /** What sweeps need. */
  MovingPairs movingPairs() {
    if (movingPairs == null) {
      movingPairs = new MovingPairs();
    }
    return movingPairs;
  }

  /** What contacts need that take long. */
  ContactTask.Scratch contacts() {
    if (contacts == null) {
      contacts = new ContactTask.Scratch();
    }
    return contacts;
  }

  /** What pushing out needs. */
  PushOutTask.Scratch pushOut() {
    if (pushOut == null) {
      pushOut = new PushOutTask.Scratch();
    }
    return pushOut;
  }

  /** What sliding needs. */
  SlideSearch slide() {
    if (slide == null) {
      slide = new SlideSearch();
    }
    return slide;
  }

  /** Room for so many numbers. */
  int[] starts(int count) {
    if (starts.length < count) {
      starts = new int[count];
    }
    return starts;
  }

  /** Room for the answers of 64 elements about a tile of rows. */
  long[] turned() {
    if (turned == null) {
      turned = new long[RowTask.TILE];
    }
    return turned;
  }

  /** Room for what this thread finds by grids. */
  GridPairTask.Finder finder() {
    if (finder == null) {
      finder = new GridPairTask.Finder();
    }
    return finder;
  }

  /** Pairs that this thread has found in no order. */
  PairKeys pairKeys() {
    if (pairKeys == null) {
      pairKeys = new PairKeys();
    }
    return pairKeys;
  }

  /** Room for the bounds of a tile of shapes, as columns of boxes. */
  float[][] boxes() {
    if (boxes == null) {
      boxes = new float[Kind.BOUNDS][RowTask.TILE];
    }
    return boxes;
  }

  /** The same for the other operand. */
  float[][] otherBoxes() {
    if (otherBoxes == null) {
      otherBoxes = new float[Kind.BOUNDS][RowTask.TILE];
    }
    return otherBoxes;
  }

  /** The bounds of one shape, as columns of one element. */
  float[][] boundsOf(Shapes shapes, int index) {
    float[][] columns = otherBoxes();
    shapes.primitives().bounds(index, 1, box, columns);
    return columns;
  }

  /**
   * Runs {@code kernel} over {@code count} pairs into {@link #out} and trims the last word. Where an operand
   * cannot be read to the end of the last block, that block is copied first.
   *
   * @param swap whether the kernel takes the operands the other way round
   */
  void run(Kernel kernel, boolean swap, Operand first, Operand second, int count) {
    boolean readable = readable(first, count) && readable(second, count);
    int whole = readable ? count : count & -Kernel.BLOCK;
    if (whole > 0) {
      run(kernel, false, swap, first, second, 0, whole);
    }
    int rest = count - whole;
    if (rest > 0) {
      int word = out.word;
      int from = out.from;
      out.word = word + (whole >>> 6);
      out.from = from + whole;
      run(kernel, false, swap, rest(first, whole, rest, firstTail), rest(second, whole, rest, secondTail), 0,
          rest);
      out.word = word;
      out.from = from;
    }
    Kernel.trim(out.words, out.word, count);
  }

  /**
   * The same for pairs {@code at} to {@code at + count − 1} of scattered operands; elements that stand in
   * order are not gathered.
   */
  void runScattered(Kernel kernel, boolean swap, Operand first, Operand second, int at, int count) {
    if (isInOrder(first.indices, at, count) && isInOrder(second.indices, at, count)) {
      run(kernel, swap, firstInOrder.walk(first.columns, first.from + first.indices[at]),
          secondInOrder.walk(second.columns, second.from + second.indices[at]), count);
      return;
    }
    run(kernel, true, swap, first, second, at, count);
    Kernel.trim(out.words, out.word, count);
  }

  /** Whether elements stand one after the other. */
  private static boolean isInOrder(int[] indices, int at, int count) {
    int first = indices[at];
    if (count == 0 || indices[at + count - 1] - first != count - 1) { // as of most that are not
      return false;
    }
    int differences = 0;
    for (int k = 0; k < count; k++) {
      differences |= indices[at + k] - first - k;
    }
    return differences == 0;
  }

  /** Runs a kernel, or of twins the one that is faster just now. */
  private void run(Kernel kernel, boolean scattered, boolean swap, Operand first, Operand second, int at,
      int count) {
    if (!(kernel instanceof Twins twins)) {
      runOne(kernel, scattered, swap, first, second, at, count);
      return;
    }
    boolean wide = meter.begin(twins, twins.pace(scattered), count);
    runOne(twins.kernel(wide), scattered, swap, first, second, at, count);
    meter.end(count);
  }

  private void runOne(Kernel kernel, boolean scattered, boolean swap, Operand first, Operand second, int at,
      int count) {
    Operand a = swap ? second : first;
    Operand b = swap ? first : second;
    if (!scattered) {
      kernel.run(a, b, count, out);
    } else if (kernel instanceof Staged staged) {
      staged.runScattered(a, b, at, count, firstTile, secondTile, out);
    } else {
      kernel.run(firstTile.gather(a, at, count), secondTile.gather(b, at, count), count, out);
    }
  }

  private static boolean readable(Operand operand, int count) {
    if (operand.stride != 0) {
      for (float[] column : operand.columns) {
        if (column != null && column.length - operand.from < Kernel.padded(count)) {
          return false;
        }
      }
    }
    return true;
  }

  private static Operand rest(Operand operand, int whole, int count, Tile tile) {
    return operand.stride == 0 ? operand : tile.copy(operand.columns, operand.from + whole, count);
  }
}
