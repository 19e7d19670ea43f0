// Compiled from FrustumSphere.java; changes are made there.
package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/** Scalar twin of {@link FrustumSphere#overlap}, which it calls for one pair after the other. */
final class FrustumSphereScalar implements ScalarTwin {
  @Override
  public int firstWidth() {
    return 24;
  }

  @Override
  public int secondWidth() {
    return 4;
  }

  @Override
  public int floats() {
    return 0;
  }

  @Override
  public Kernel wide() {
    return new FrustumSphereWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] lxs = columns1[0], lys = columns1[1], lzs = columns1[2], lds = columns1[3], rxs = columns1[4],
        rys = columns1[5], rzs = columns1[6], rds = columns1[7], bxs = columns1[8], bys = columns1[9],
        bzs = columns1[10], bds = columns1[11], txs = columns1[12], tys = columns1[13], tzs = columns1[14],
        tds = columns1[15], nxs = columns1[16], nys = columns1[17], nzs = columns1[18], nds = columns1[19],
        fxs = columns1[20], fys = columns1[21], fzs = columns1[22], fds = columns1[23];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], rs = columns2[3];
    long[] words = out.planes[0];
    int from1 = first.from;
    int from2 = second.from;
    for (int start = 0; start < count; start += Kernel.BLOCK) {
      int pairs = Math.min(Kernel.BLOCK, count - start);
      long hits = 0;
      for (int k = 0; k < pairs; k++) {
        int i = from1 + k;
        int j = from2 + k;
        if (FrustumSphere.overlap(lxs[i], lys[i], lzs[i], lds[i], rxs[i], rys[i], rzs[i], rds[i], bxs[i],
            bys[i], bzs[i], bds[i], txs[i], tys[i], tzs[i], tds[i], nxs[i], nys[i], nzs[i], nds[i], fxs[i],
            fys[i], fzs[i], fds[i], xs[j], ys[j], zs[j], rs[j])) {
          hits |= 1L << k;
        }
      }
      words[out.word + (start >>> 6)] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }
}
