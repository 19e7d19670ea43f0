// Compiled from InOrientedBox.java; changes are made there.
package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/** Scalar twin of {@link InOrientedBox#capsule}, which it calls for one pair after the other. */
final class InOrientedBoxCapsuleScalar implements ScalarTwin {
  @Override
  public int firstWidth() {
    return 10;
  }

  @Override
  public int secondWidth() {
    return 7;
  }

  @Override
  public int floats() {
    return 0;
  }

  @Override
  public Kernel wide() {
    return new InOrientedBoxCapsuleWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], hxs = columns1[3], hys = columns1[4],
        hzs = columns1[5], qxs = columns1[6], qys = columns1[7], qzs = columns1[8], qws = columns1[9];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], rs = columns2[6];
    long[] words = out.planes[0];
    int from1 = first.from;
    int from2 = second.from;
    for (int start = 0; start < count; start += Kernel.BLOCK) {
      int pairs = Math.min(Kernel.BLOCK, count - start);
      long hits = 0;
      for (int k = 0; k < pairs; k++) {
        int i = from1 + k;
        int j = from2 + k;
        if (InOrientedBox.capsule(xs[i], ys[i], zs[i], hxs[i], hys[i], hzs[i], qxs[i], qys[i], qzs[i], qws[i],
            axs[j], ays[j], azs[j], bxs[j], bys[j], bzs[j], rs[j])) {
          hits |= 1L << k;
        }
      }
      words[out.word + (start >>> 6)] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }
}
