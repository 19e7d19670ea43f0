package lockstep.internal.bvh;

import java.util.Random;
import lockstep.internal.adaptive.Practice;

/** Sample boxes for rehearsing both split searches. */
public final class BinsPractice implements Practice {
  private static final int MANY = 1024;
  private static final int FEW = 24;
  private static final int SPLITS = 20;

  private final Bins scalar = Bins.scalar();
  private final Bins wide;
  private final float[] refs = new float[MANY * Bins.REF];
  private final float[] into = refs.clone();
  private final float[] centres = new float[2 * Bins.REF];

  /** Samples for a split search with vectors. */
  public BinsPractice(Bins wide) {
    this.wide = wide;
    Random random = new Random(1);
    for (int at = 0; at < refs.length; at += Bins.REF) {
      for (int axis = 0; axis < 3; axis++) {
        float min = random.nextFloat();
        refs[at + axis] = min;
        refs[at + Bins.MAX + axis] = -min - 0.05f * random.nextFloat();
      }
      refs[at + Bins.REF - 1] = Bins.PAD;
    }
  }

  /** The JVM compiles what is called often, and a sample has two splits. */
  @Override
  public void callLoops() {
    for (int k = 0; k < SPLITS; k++) {
      split(wide, 2);
    }
  }

  @Override
  public void scalar() {
    use(scalar);
  }

  @Override
  public void wide() {
    use(wide);
  }

  private void use(Bins bins) {
    split(bins, MANY);
    split(bins, FEW);
  }

  private void split(Bins bins, int count) {
    bins.centres(refs, 0, count, centres, 0);
    bins.findSplit(refs, 0, count, centres, 0);
    bins.partition(refs, 0, count, into, centres, 0);
  }
}
