package lockstep.internal.kernel;

import java.util.Random;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;

/**
 * Pairs for a kernel to practise on: near and far, touching, degenerate, equal, with NaN and infinity, so that every branch is taken that
 * data can take. What the JVM has not seen when it compiles a kernel, it compiles as a trap that throws the kernel away.
 */
abstract class KernelPractice implements Practice {
  private static final int SETS = 6;
  private static final int SET = Tile.SIZE;

  /** A call with few pairs, as trees make them. */
  private static final int FEW = 24;

  /** Pairs and blocks of one call of {@link #scalar} or {@link #wide}. */
  static final int PAIRS = SETS * (SET + FEW);

  static final int BLOCKS = SETS * (Kernel.words(SET) + Kernel.words(FEW));

  private static final float[] SPECIAL =
      {0, -0f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_VALUE, Float.MAX_VALUE};

  private final Random random = new Random(1);
  private final Kernel scalar;
  private final Kernel wide;
  private final Layout layout;
  private final float[][] firsts;
  private final float[][] seconds;
  private final int[] indices = random.ints(SET, 0, SETS * SET).toArray();
  private final Operand first = new Operand();
  private final Operand second = new Operand();
  private final Tile firstTile = new Tile();
  private final Tile secondTile = new Tile();
  private final Buffers answers = new Buffers(SET);

  KernelPractice(Kernel scalar, Kernel wide, Layout layout, int firstWidth, int secondWidth) {
    this.scalar = scalar;
    this.wide = wide;
    this.layout = layout;
    firsts = new float[firstWidth][SETS * SET];
    seconds = new float[secondWidth][SETS * SET];
    for (int set = 0; set < SETS; set++) {
      for (int i = set * SET; i < (set + 1) * SET; i++) {
        for (int c = 0; c < firstWidth; c++) {
          firsts[c][i] = value(set);
        }
        for (int c = 0; c < secondWidth; c++) {
          seconds[c][i] = set == 3 && c < firstWidth ? firsts[c][i] : value(set) + (set == 5 ? 100 : 0);
        }
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
    for (int set = 0; set < SETS; set++) {
      first.walk(firsts, set * SET);
      second.walk(seconds, set * SET);
      kernel.run(first, second, SET, answers.output(layout));
      kernel.run(first, second, FEW, answers.output(layout));
    }
  }
}
