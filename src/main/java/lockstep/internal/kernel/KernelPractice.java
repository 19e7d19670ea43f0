package lockstep.internal.kernel;

import java.util.Random;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;

/**
 * Pairs for a kernel to practise on: near and far, touching, degenerate, equal, with NaN and infinity, so that every branch is taken that
 * data can take. What the JVM has not seen when it compiles a kernel, it compiles as a trap that throws the kernel away.
 */
abstract class KernelPractice implements Practice {
  /** Blocks of each kind of data. */
  private static final int SETS = 6;

  /** Pairs of a long call: the JVM compiles loops for as many turns as it has seen. */
  private static final int MANY = 4 * SETS * Kernel.BLOCK;

  /** A call with few pairs, as trees make them. */
  private static final int FEW = 24;

  /** Pairs and blocks of one call of {@link #scalar} or {@link #wide}. */
  static final int PAIRS = MANY + FEW;

  static final int BLOCKS = Kernel.words(MANY) + Kernel.words(FEW);

  private static final float[] SPECIAL =
      {0, -0f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_VALUE, Float.MAX_VALUE};

  private final Random random = new Random(1);
  private final Kernel scalar;
  private final Kernel wide;
  private final Layout layout;
  private final float[][] firsts;
  private final float[][] seconds;
  private final int[] indices = random.ints(FEW, 0, MANY).toArray();
  private final Operand first = new Operand();
  private final Operand second = new Operand();
  private final Tile firstTile = new Tile();
  private final Tile secondTile = new Tile();
  private final Buffers answers = new Buffers(MANY);

  KernelPractice(Kernel scalar, Kernel wide, Layout layout, int firstWidth, int secondWidth) {
    this.scalar = scalar;
    this.wide = wide;
    this.layout = layout;
    firsts = new float[firstWidth][MANY];
    seconds = new float[secondWidth][MANY];
    for (int i = 0; i < MANY; i++) {
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

  @Override
  public final void scalar() {
    run(scalar);
  }

  @Override
  public final void wide() {
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
    kernel.run(first, second, MANY, answers.output(layout));
    kernel.run(first, second, FEW, answers.output(layout));
  }
}
