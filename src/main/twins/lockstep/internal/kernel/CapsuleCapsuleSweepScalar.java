// Compiled from CapsuleCapsuleSweep.java; changes are made there.
package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/** Scalar twin of {@link CapsuleCapsuleSweep#sweep}, which it calls for one pair after the other. */
final class CapsuleCapsuleSweepScalar implements ScalarTwin {
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
    return 4;
  }

  @Override
  public Kernel wide() {
    return new CapsuleCapsuleSweepWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] ax1s = columns1[0], ay1s = columns1[1], az1s = columns1[2], bx1s = columns1[3], by1s = columns1[4],
        bz1s = columns1[5], r1s = columns1[6], vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    float[] ax2s = columns2[0], ay2s = columns2[1], az2s = columns2[2], bx2s = columns2[3], by2s = columns2[4],
        bz2s = columns2[5], r2s = columns2[6];
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
        if (CapsuleCapsuleSweep.sweep(ax1s[i], ay1s[i], az1s[i], bx1s[i], by1s[i], bz1s[i], r1s[i], vxs[i],
            vys[i], vzs[i], ax2s[j], ay2s[j], az2s[j], bx2s[j], by2s[j], bz2s[j], r2s[j], ts, nxs, nys, nzs,
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
