// Compiled from BoxBoxSweep.java; changes are made there.
package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/** Scalar twin of {@link BoxBoxSweep#sweep}, which it calls for one pair after the other. */
final class BoxBoxSweepScalar implements ScalarTwin {
  @Override
  public int firstWidth() {
    return 9;
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
    return new BoxBoxSweepWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] minX1s = columns1[0], minY1s = columns1[1], minZ1s = columns1[2], maxX1s = columns1[3],
        maxY1s = columns1[4], maxZ1s = columns1[5], vxs = columns1[6], vys = columns1[7], vzs = columns1[8];
    float[] minX2s = columns2[0], minY2s = columns2[1], minZ2s = columns2[2], maxX2s = columns2[3],
        maxY2s = columns2[4], maxZ2s = columns2[5];
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
        if (BoxBoxSweep.sweep(minX1s[i], minY1s[i], minZ1s[i], maxX1s[i], maxY1s[i], maxZ1s[i], vxs[i], vys[i],
            vzs[i], minX2s[j], minY2s[j], minZ2s[j], maxX2s[j], maxY2s[j], maxZ2s[j], ts, nxs, nys, nzs,
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
