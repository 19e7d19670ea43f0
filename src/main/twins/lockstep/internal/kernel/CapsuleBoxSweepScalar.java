// Compiled from CapsuleBoxSweep.java; changes are made there.
package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/** Scalar twin of {@link CapsuleBoxSweep#sweep}, which it calls for one pair after the other. */
final class CapsuleBoxSweepScalar implements ScalarTwin {
  @Override
  public int firstWidth() {
    return 10;
  }

  @Override
  public int secondWidth() {
    return 6;
  }

  @Override
  public int floats() {
    return 4;
  }

  @Override
  public Kernel wide() {
    return new CapsuleBoxSweepWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], rs = columns1[6], vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    float[] ts = out.floats[0];
    float[] nxs = out.floats[1];
    float[] nys = out.floats[2];
    float[] nzs = out.floats[3];
    long[] words = out.planes[0];
    int from1 = first.from;
    int from2 = second.from;
    for (int start = 0; start < count; start += Kernel.BLOCK) {
      int pairs = Math.min(Kernel.BLOCK, count - start);
      long hits = 0;
      for (int k = 0; k < pairs; k++) {
        int i = from1 + k;
        int j = from2 + k;
        if (CapsuleBoxSweep.sweep(axs[i], ays[i], azs[i], bxs[i], bys[i], bzs[i], rs[i], vxs[i], vys[i],
            vzs[i], minXs[j], minYs[j], minZs[j], maxXs[j], maxYs[j], maxZs[j], ts, nxs, nys, nzs,
            out.from + start + k)) {
          hits |= 1L << k;
        }
      }
      words[out.word + (start >>> 6)] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }
}
