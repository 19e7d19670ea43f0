// Compiled from CapsuleTriangleContact.java; changes are made there.
package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/** Scalar twin of {@link CapsuleTriangleContact#contact}, which it calls for one pair after the other. */
final class CapsuleTriangleContactScalar implements ScalarTwin {
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
    return 13;
  }

  @Override
  public Kernel wide() {
    return new CapsuleTriangleContactWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] pxs = columns1[0], pys = columns1[1], pzs = columns1[2], qxs = columns1[3], qys = columns1[4],
        qzs = columns1[5], rs = columns1[6];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], cxs = columns2[6], cys = columns2[7], czs = columns2[8];
    float[] nxs = out.floats[0];
    float[] nys = out.floats[1];
    float[] nzs = out.floats[2];
    float[] x0s = out.floats[3];
    float[] y0s = out.floats[4];
    float[] z0s = out.floats[5];
    float[] depth0s = out.floats[6];
    float[] feature0s = out.floats[7];
    float[] x1s = out.floats[8];
    float[] y1s = out.floats[9];
    float[] z1s = out.floats[10];
    float[] depth1s = out.floats[11];
    float[] feature1s = out.floats[12];
    long[] words = out.planes[0];
    int from1 = first.from;
    int from2 = second.from;
    for (int start = 0; start < count; start += Kernel.BLOCK) {
      int pairs = Math.min(Kernel.BLOCK, count - start);
      long hits = 0;
      for (int k = 0; k < pairs; k++) {
        int i = from1 + k;
        int j = from2 + k;
        if (CapsuleTriangleContact.contact(pxs[i], pys[i], pzs[i], qxs[i], qys[i], qzs[i], rs[i], axs[j],
            ays[j], azs[j], bxs[j], bys[j], bzs[j], cxs[j], cys[j], czs[j], nxs, nys, nzs, x0s, y0s, z0s,
            depth0s, feature0s, x1s, y1s, z1s, depth1s, feature1s, out.from + start + k)) {
          hits |= 1L << k;
        }
      }
      words[out.word + (start >>> 6)] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }
}
