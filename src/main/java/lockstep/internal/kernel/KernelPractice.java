package lockstep.internal.kernel;

import java.util.Random;
import lockstep.internal.adaptive.Practice;
import lockstep.twin.Kernel;
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;

/**
 * Sample pairs for rehearsing a kernel: near and far, touching, degenerate, equal, with NaN and infinity, so
 * that every branch is taken that data can take. A branch that the JVM has not seen when it compiles a kernel
 * becomes a trap that discards the compiled kernel.
 */
final class KernelPractice implements Practice {
  /** Blocks of each kind of data. */
  private static final int SETS = 6;

  /** Pairs of a long call: the JVM compiles loops for the number of iterations that it has seen. */
  private static final int MANY = 4 * SETS * Kernel.BLOCK;

  /**
   * Pairs of a long call of a kernel whose loops always have that many iterations: these take long until they
   * are compiled.
   */
  private static final int MANY_OF_LOOPED = SETS * Kernel.BLOCK;

  /** Pairs of a small call, as trees make them. */
  private static final int FEW = 24;

  /**
   * Calls of loops without data for each call with data: enough for the JVM to compile them soon, and few
   * enough that it has seen data often by then.
   */
  private static final int EMPTY_CALLS = 1000;

  private static final float[] SPECIAL =
      {0, -0f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_VALUE, Float.MAX_VALUE};

  private final Random random = new Random(1);
  private final Kernel scalar;
  private final Kernel wide;
  private final Layout layout;
  private final LoopedKernel looped; // null for a kernel of one loop
  private final int many;
  private final float[][] firsts;
  private final float[][] seconds;
  private final int[] indices;
  private final Operand first = new Operand();
  private final Operand second = new Operand();
  private final Tile firstTile = new Tile();
  private final Tile secondTile = new Tile();
  private final Buffers answers;

  KernelPractice(Kernel scalar, Kernel wide, Layout layout, int firstWidth, int secondWidth) {
    this.scalar = scalar;
    this.wide = wide;
    this.layout = layout;
    looped = wide instanceof Staged staged ? staged.looped() : wide instanceof LoopedKernel its ? its : null;
    many = looped == null ? MANY : MANY_OF_LOOPED;
    answers = new Buffers(many);
    indices = random.ints(FEW, 0, many).toArray();
    firsts = new float[firstWidth][many];
    seconds = new float[secondWidth][many];
    for (int i = 0; i < many; i++) {
      int set = i / Kernel.BLOCK % SETS;
      for (int c = 0; c < firstWidth; c++) {
        firsts[c][i] = value(set);
      }
      for (int c = 0; c < secondWidth; c++) {
        seconds[c][i] = set == 3 && c < firstWidth ? firsts[c][i] : value(set) + (set == 5 ? 100 : 0);
      }
    }
  }

  private float value(int set) {
    return switch (set) {
      case 1 -> random.nextInt(5) - 2;
      case 2 -> random.nextInt(8) == 0 ? SPECIAL[random.nextInt(SPECIAL.length)] : random.nextFloat();
      case 4 -> random.nextFloat() * Math.scalb(1f, random.nextInt(40) - 20);
      default -> 2 * random.nextFloat() - 1;
    };
  }

  /** Number of pairs. */
  @Override
  public int units() {
    return many + FEW;
  }

  @Override
  public int blocks() {
    return Kernel.words(many) + Kernel.words(FEW);
  }

  @Override
  public void callLoops() {
    if (looped != null) {
      looped.callLoops(EMPTY_CALLS);
    }
  }

  @Override
  public void scalar() {
    run(scalar);
  }

  @Override
  public void wide() {
    run(wide);
    if (wide instanceof Staged staged) {
      first.scatter(firsts, 0, indices);
      second.scatter(seconds, 0, indices);
      staged.runScattered(first, second, 0, FEW, firstTile, secondTile, answers.output(layout));
    }
  }

  private void run(Kernel kernel) {
    first.walk(firsts, 0);
    second.walk(seconds, 0);
    kernel.run(first, second, many, answers.output(layout));
    kernel.run(first, second, FEW, answers.output(layout));
  }
}
