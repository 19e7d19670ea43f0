// Compiled from CapsuleOrientedBoxContact.java; changes are made there.
package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/** Scalar twin of {@link CapsuleOrientedBoxContact#contact}, which it calls for one pair after the other. */
final class CapsuleOrientedBoxContactScalar implements ScalarTwin {
  @Override
  public int firstWidth() {
    return 7;
  }

  @Override
  public int secondWidth() {
    return 10;
  }

  @Override
  public int floats() {
    return 13;
  }

  @Override
  public Kernel wide() {
    return new CapsuleOrientedBoxContactWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], rs = columns1[6];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], halfXs = columns2[3], halfYs = columns2[4],
        halfZs = columns2[5], qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
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
        if (CapsuleOrientedBoxContact.contact(axs[i], ays[i], azs[i], bxs[i], bys[i], bzs[i], rs[i], xs[j],
            ys[j], zs[j], halfXs[j], halfYs[j], halfZs[j], qxs[j], qys[j], qzs[j], qws[j], nxs, nys, nzs, x0s,
            y0s, z0s, depth0s, feature0s, x1s, y1s, z1s, depth1s, feature1s, out.from + start + k)) {
          hits |= 1L << k;
        }
      }
      words[out.word + (start >>> 6)] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }
}
