package lockstep.internal.run;

import lockstep.internal.adaptive.Meter;
import lockstep.internal.kernel.DescribedKernel;
import lockstep.internal.kernel.Staged;
import lockstep.internal.kernel.Tile;
import lockstep.internal.kernel.Twins;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;

/**
 * Runs kernels on one thread, the only way in which pairs are asked anything: whoever knows the pairs begins
 * with a {@link Question}, has both {@linkplain View views} load elements, runs, and looks at the {@linkplain
 * Answers answers}. Its memory is reused, so that batches run without allocating.
 */
public final class Runner {
  /** Pairs per run at most, few enough that what a kernel writes is still in the cache afterwards. */
  public static final int CHUNK = 4096;

  /** Elements that stay in the cache while many others meet them. */
  public static final int TILE = 1024;

  private static final ThreadLocal<Runner> OF_THREAD = ThreadLocal.withInitial(() -> new Runner(CHUNK));

  /** One side of pairs, with its views; made when first needed. */
  private static final class Side {
    private final View.InPlace plain = new View.InPlace();
    private View.Unstored unstored;
    private View.Bounds bounds;
    private View.Moved moved;
    private final Operand inOrder = new Operand();
    private final Tile tail = new Tile();

    View view(Question question, boolean ofSecond) {
      Elements elements = ofSecond ? question.second() : question.first();
      View view = switch (question.form()) {
        case PLAIN -> elements.isStored() ? plain : unstored();
        case BOUNDS -> elements.kind == Kind.RAY ? plain : bounds();
        case MOVED -> moved();
      };
      view.begin(question, ofSecond);
      return view;
    }

    private View.Unstored unstored() {
      if (unstored == null) {
        unstored = new View.Unstored();
      }
      return unstored;
    }

    private View.Bounds bounds() {
      if (bounds == null) {
        bounds = new View.Bounds();
      }
      return bounds;
    }

    private View.Moved moved() {
      if (moved == null) {
        moved = new View.Moved();
      }
      return moved;
    }
  }

  private final Side firstSide = new Side();
  private final Side secondSide = new Side();
  private final Output out = new Output();
  private final Answers answers;
  private final Meter meter = new Meter();
  private Question question;
  private View first;
  private View second;

  /** With room for the answers about so many pairs at a time. */
  public Runner(int pairs) {
    answers = new Answers(pairs);
  }

  /** That of the current thread. */
  public static Runner get() {
    return OF_THREAD.get();
  }

  /** Begins with a question, whose answers go to {@link #answers()} until they are sent elsewhere. */
  public void ask(Question next) {
    begin(next);
    toAnswers();
  }

  /** Begins with a question; where answers go has to be said before each run. */
  public void begin(Question next) {
    question = next;
    answers.of(next);
    first = firstSide.view(next, false);
    second = secondSide.view(next, true);
  }

  /** What is being asked. */
  public Question question() {
    return question;
  }

  public View first() {
    return first;
  }

  public View second() {
    return second;
  }

  /** Where the next run writes. */
  public Output out() {
    return out;
  }

  /** The next run writes into the answers. */
  public void toAnswers() {
    out.at(answers.output());
  }

  /** What has been said of the pairs of the last run that wrote there. */
  public Answers answers() {
    return answers;
  }

  /** Which way the work of this thread goes that is no kernel's. */
  public Meter meter() {
    return meter;
  }

  /** Elements that one view can hold at a time. */
  public int tile() {
    return question.isMoving() ? Tile.SIZE : TILE;
  }

  /** Asks the question of {@code count} pairs, which the views have loaded. */
  public void run(int count) {
    if (question.isMoving()) {
      relate(count);
    }
    Kernel kernel = question.kernel().kernel();
    if (first.isScattered() && second.isScattered()) {
      runScattered(kernel, count);
      return;
    }
    if (first.isScattered()) {
      first.gather(count);
    }
    if (second.isScattered()) {
      second.gather(count);
    }
    run(kernel, first.operand, second.operand, count);
  }

  /**
   * A kernel's first operand moves and its second stands still: so it is given the difference of both
   * motions, behind the columns of the first. That overwrites a motion: where both operands move, both have
   * to be loaded anew before each run.
   */
  private void relate(int count) {
    View.Moved a = (View.Moved) first;
    View.Moved b = (View.Moved) second;
    boolean swap = question.swaps();
    for (int axis = 0; axis < 3 && (swap || b.moves()); axis++) {
      float[] ofFirst = a.motion(axis), ofSecond = b.motion(axis); // one of them is what the kernel reads
      for (int k = 0; k < count; k++) {
        float difference = b.moves() ? ofFirst[k] - ofSecond[k] : ofFirst[k];
        if (swap) {
          ofSecond[k] = -difference;
        } else {
          ofFirst[k] = difference;
        }
      }
    }
  }

  /**
   * Moves loaded elements, relatively to those of the other operand, to where they are at times {@code
   * t[entries[k]]}, and asks another kernel of the same operands about them, into the answers. Shapes that
   * touch are in doubt, nearly all of them, and exact decisions would take most of the time: so it decides
   * none, and only points may be read.
   */
  public Answers runAt(float[] t, int[] entries, DescribedKernel kernel, int count) {
    relate(count);
    View.Moved moving = (View.Moved) (question.swaps() ? second : first);
    int vectors = (question.swaps() ? question.second() : question.first()).kind.points();
    for (int c = 0; c < 3 * vectors; c++) {
      float[] column = moving.tile.column(c);
      float[] motion = moving.tile.column(moving.width() + c % 3);
      for (int k = 0; k < count; k++) {
        column[k] += motion[k] * t[entries[k]];
      }
    }
    answers.of(kernel, question.swaps());
    toAnswers();
    out.leavesDoubts = true;
    try {
      run(kernel.kernel(), first.operand, second.operand, count);
    } finally {
      out.leavesDoubts = false;
    }
    answers.of(question);
    return answers;
  }

  /**
   * Runs a kernel over {@code count} pairs and trims the last word. Where an operand cannot be read to the
   * end of the last block, that block is copied first.
   */
  private void run(Kernel kernel, Operand a, Operand b, int count) {
    boolean readable = isReadable(a, count) && isReadable(b, count);
    int whole = readable ? count : count & -Kernel.BLOCK;
    if (whole > 0) {
      run(kernel, false, a, b, 0, whole);
    }
    int rest = count - whole;
    if (rest > 0) {
      int word = out.word;
      int from = out.from;
      out.word = word + (whole >>> 6);
      out.from = from + whole;
      run(kernel, false, rest(a, whole, rest, firstSide.tail), rest(b, whole, rest, secondSide.tail), 0,
          rest);
      out.word = word;
      out.from = from;
    }
    Kernel.trim(out.words, out.word, count);
  }

  /** The same for scattered operands; elements that stand in order are not gathered. */
  private void runScattered(Kernel kernel, int count) {
    Operand a = first.operand;
    Operand b = second.operand;
    if (isInOrder(a.indices, first.at, count) && isInOrder(b.indices, second.at, count)) {
      run(kernel, firstSide.inOrder.walk(a.columns, a.from + a.indices[first.at]),
          secondSide.inOrder.walk(b.columns, b.from + b.indices[second.at]), count);
      return;
    }
    run(kernel, true, a, b, first.at, count);
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
  private void run(Kernel kernel, boolean scattered, Operand a, Operand b, int at, int count) {
    if (!(kernel instanceof Twins twins)) {
      runOne(kernel, scattered, a, b, at, count);
      return;
    }
    boolean wide = meter.begin(twins, twins.pace(scattered), count);
    runOne(twins.kernel(wide), scattered, a, b, at, count);
    meter.end(count);
  }

  private void runOne(Kernel kernel, boolean scattered, Operand first, Operand second, int at, int count) {
    Operand a = question.swaps() ? second : first;
    Operand b = question.swaps() ? first : second;
    if (!scattered) {
      kernel.run(a, b, count, out);
    } else if (kernel instanceof Staged staged) {
      staged.runScattered(a, b, at, count, firstSide.plain.tile, secondSide.plain.tile, out);
    } else {
      kernel.run(firstSide.plain.tile.gather(a, at, count), secondSide.plain.tile.gather(b, at, count), count,
          out);
    }
  }

  private static boolean isReadable(Operand operand, int count) {
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
