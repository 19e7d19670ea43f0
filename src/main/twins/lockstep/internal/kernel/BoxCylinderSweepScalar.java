// Compiled from BoxCylinderSweep.java; changes are made there.
package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/** Scalar twin of {@link BoxCylinderSweep#sweep}, which it calls for one pair after the other. */
final class BoxCylinderSweepScalar implements ScalarTwin {
  @Override
  public int firstWidth() {
    return 9;
  }

  @Override
  public int secondWidth() {
    return 3;
  }

  @Override
  public int floats() {
    return 7;
  }

  @Override
  public Kernel wide() {
    return new BoxCylinderSweepWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] minXs = columns1[0], minYs = columns1[1], minZs = columns1[2], maxXs = columns1[3],
        maxYs = columns1[4], maxZs = columns1[5], vxs = columns1[6], vys = columns1[7], vzs = columns1[8];
    float[] us = columns2[0], vs = columns2[1], rs = columns2[2];
    float[] ts = out.floats[0];
    float[] nxs = out.floats[1];
    float[] nys = out.floats[2];
    float[] nzs = out.floats[3];
    float[] xs = out.floats[4];
    float[] ys = out.floats[5];
    float[] zs = out.floats[6];
    long[] words = out.planes[0];
    int from1 = first.from;
    int from2 = second.from;
    for (int start = 0; start < count; start += Kernel.BLOCK) {
      int pairs = Math.min(Kernel.BLOCK, count - start);
      long hits = 0;
      for (int k = 0; k < pairs; k++) {
        int i = from1 + k;
        int j = from2 + k;
        if (BoxCylinderSweep.sweep(minXs[i], minYs[i], minZs[i], maxXs[i], maxYs[i], maxZs[i], vxs[i], vys[i],
            vzs[i], us[j], vs[j], rs[j], ts, nxs, nys, nzs, xs, ys, zs, out.from + start + k)) {
          hits |= 1L << k;
        }
      }
      words[out.word + (start >>> 6)] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }
}
