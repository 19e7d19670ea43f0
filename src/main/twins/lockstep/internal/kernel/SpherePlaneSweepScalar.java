// Compiled from SpherePlaneSweep.java; changes are made there.
package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/** Scalar twin of {@link SpherePlaneSweep#sweep}, which it calls for one pair after the other. */
final class SpherePlaneSweepScalar implements ScalarTwin {
  @Override
  public int firstWidth() {
    return 7;
  }

  @Override
  public int secondWidth() {
    return 4;
  }

  @Override
  public int floats() {
    return 4;
  }

  @Override
  public Kernel wide() {
    return new SpherePlaneSweepWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3], vxs = columns1[4],
        vys = columns1[5], vzs = columns1[6];
    float[] nxs = columns2[0], nys = columns2[1], nzs = columns2[2], ds = columns2[3];
    float[] ts = out.floats[0];
    float[] nxOuts = out.floats[1];
    float[] nyOuts = out.floats[2];
    float[] nzOuts = out.floats[3];
    long[] words = out.planes[0];
    int from1 = first.from;
    int from2 = second.from;
    for (int start = 0; start < count; start += Kernel.BLOCK) {
      int pairs = Math.min(Kernel.BLOCK, count - start);
      long hits = 0;
      for (int k = 0; k < pairs; k++) {
        int i = from1 + k;
        int j = from2 + k;
        if (SpherePlaneSweep.sweep(xs[i], ys[i], zs[i], rs[i], vxs[i], vys[i], vzs[i], nxs[j], nys[j], nzs[j],
            ds[j], ts, nxOuts, nyOuts, nzOuts, out.from + start + k)) {
          hits |= 1L << k;
        }
      }
      words[out.word + (start >>> 6)] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }
}
