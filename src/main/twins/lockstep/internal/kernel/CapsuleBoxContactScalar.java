// Compiled from CapsuleBoxContact.java; changes are made there.
package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/** Scalar twin of {@link CapsuleBoxContact#contact}, which it calls for one pair after the other. */
final class CapsuleBoxContactScalar implements ScalarTwin {
  @Override
  public int firstWidth() {
    return 7;
  }

  @Override
  public int secondWidth() {
    return 6;
  }

  @Override
  public int floats() {
    return 13;
  }

  @Override
  public Kernel wide() {
    return new CapsuleBoxContactWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], rs = columns1[6];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
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
        if (CapsuleBoxContact.contact(axs[i], ays[i], azs[i], bxs[i], bys[i], bzs[i], rs[i], minXs[j],
            minYs[j], minZs[j], maxXs[j], maxYs[j], maxZs[j], nxs, nys, nzs, x0s, y0s, z0s, depth0s, feature0s,
            x1s, y1s, z1s, depth1s, feature1s, out.from + start + k)) {
          hits |= 1L << k;
        }
      }
      words[out.word + (start >>> 6)] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }
}
