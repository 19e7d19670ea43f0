// Compiled from SphereTriangleSweep.java; changes are made there.
package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/** Scalar twin of {@link SphereTriangleSweep#sweep}, which it calls for one pair after the other. */
final class SphereTriangleSweepScalar implements ScalarTwin {
  @Override
  public int firstWidth() {
    return 7;
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
    return new SphereTriangleSweepWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3], vxs = columns1[4],
        vys = columns1[5], vzs = columns1[6];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
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
        if (SphereTriangleSweep.sweep(xs[i], ys[i], zs[i], rs[i], vxs[i], vys[i], vzs[i], axs[j], ays[j],
            azs[j], bxs[j], bys[j], bzs[j], cxs[j], cys[j], czs[j], ts, nxs, nys, nzs, out.from + start + k)) {
          hits |= 1L << k;
        }
      }
      words[out.word + (start >>> 6)] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }
}
