// Compiled from OrientedBoxOrientedBoxSweep.java; changes are made there.
package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/** Scalar twin of {@link OrientedBoxOrientedBoxSweep#sweep}, which it calls for one pair after the other. */
final class OrientedBoxOrientedBoxSweepScalar implements ScalarTwin {
  @Override
  public int firstWidth() {
    return 13;
  }

  @Override
  public int secondWidth() {
    return 10;
  }

  @Override
  public int floats() {
    return 4;
  }

  @Override
  public Kernel wide() {
    return new OrientedBoxOrientedBoxSweepWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] x1s = columns1[0], y1s = columns1[1], z1s = columns1[2], halfX1s = columns1[3],
        halfY1s = columns1[4], halfZ1s = columns1[5], qx1s = columns1[6], qy1s = columns1[7],
        qz1s = columns1[8], qw1s = columns1[9], vxs = columns1[10], vys = columns1[11], vzs = columns1[12];
    float[] x2s = columns2[0], y2s = columns2[1], z2s = columns2[2], halfX2s = columns2[3],
        halfY2s = columns2[4], halfZ2s = columns2[5], qx2s = columns2[6], qy2s = columns2[7],
        qz2s = columns2[8], qw2s = columns2[9];
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
        if (OrientedBoxOrientedBoxSweep.sweep(x1s[i], y1s[i], z1s[i], halfX1s[i], halfY1s[i], halfZ1s[i],
            qx1s[i], qy1s[i], qz1s[i], qw1s[i], vxs[i], vys[i], vzs[i], x2s[j], y2s[j], z2s[j], halfX2s[j],
            halfY2s[j], halfZ2s[j], qx2s[j], qy2s[j], qz2s[j], qw2s[j], ts, nxs, nys, nzs,
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
