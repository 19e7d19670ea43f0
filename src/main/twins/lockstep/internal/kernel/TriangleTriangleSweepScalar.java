// Compiled from TriangleTriangleSweep.java; changes are made there.
package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/** Scalar twin of {@link TriangleTriangleSweep#sweep}, which it calls for one pair after the other. */
final class TriangleTriangleSweepScalar implements ScalarTwin {
  @Override
  public int firstWidth() {
    return 12;
  }

  @Override
  public int secondWidth() {
    return 9;
  }

  @Override
  public int floats() {
    return 4;
  }

  @Override
  public Kernel wide() {
    return new TriangleTriangleSweepWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], cxs = columns1[6], cys = columns1[7], czs = columns1[8], vxs = columns1[9],
        vys = columns1[10], vzs = columns1[11];
    float[] dxs = columns2[0], dys = columns2[1], dzs = columns2[2], exs = columns2[3], eys = columns2[4],
        ezs = columns2[5], fxs = columns2[6], fys = columns2[7], fzs = columns2[8];
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
        if (TriangleTriangleSweep.sweep(axs[i], ays[i], azs[i], bxs[i], bys[i], bzs[i], cxs[i], cys[i], czs[i],
            vxs[i], vys[i], vzs[i], dxs[j], dys[j], dzs[j], exs[j], eys[j], ezs[j], fxs[j], fys[j], fzs[j], ts,
            nxs, nys, nzs, out.from + start + k)) {
          hits |= 1L << k;
        }
      }
      words[out.word + (start >>> 6)] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }
}
