// Compiled from CapsuleCapsuleContact.java; changes are made there.
package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/** Scalar twin of {@link CapsuleCapsuleContact#contact}, which it calls for one pair after the other. */
final class CapsuleCapsuleContactScalar implements ScalarTwin {
  @Override
  public int firstWidth() {
    return 7;
  }

  @Override
  public int secondWidth() {
    return 7;
  }

  @Override
  public int floats() {
    return 13;
  }

  @Override
  public Kernel wide() {
    return new CapsuleCapsuleContactWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] ax1s = columns1[0], ay1s = columns1[1], az1s = columns1[2], bx1s = columns1[3], by1s = columns1[4],
        bz1s = columns1[5], r1s = columns1[6];
    float[] ax2s = columns2[0], ay2s = columns2[1], az2s = columns2[2], bx2s = columns2[3], by2s = columns2[4],
        bz2s = columns2[5], r2s = columns2[6];
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
        if (CapsuleCapsuleContact.contact(ax1s[i], ay1s[i], az1s[i], bx1s[i], by1s[i], bz1s[i], r1s[i],
            ax2s[j], ay2s[j], az2s[j], bx2s[j], by2s[j], bz2s[j], r2s[j], nxs, nys, nzs, x0s, y0s, z0s,
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
