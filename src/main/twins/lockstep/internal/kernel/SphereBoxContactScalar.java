// Compiled from SphereBoxContact.java; changes are made there.
package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/** Scalar twin of {@link SphereBoxContact#contact}, which it calls for one pair after the other. */
final class SphereBoxContactScalar implements ScalarTwin {
  @Override
  public int firstWidth() {
    return 4;
  }

  @Override
  public int secondWidth() {
    return 6;
  }

  @Override
  public int floats() {
    return 8;
  }

  @Override
  public Kernel wide() {
    return new SphereBoxContactWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], rs = columns1[3];
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
    long[] words = out.planes[0];
    int from1 = first.from;
    int from2 = second.from;
    for (int start = 0; start < count; start += Kernel.BLOCK) {
      int pairs = Math.min(Kernel.BLOCK, count - start);
      long hits = 0;
      for (int k = 0; k < pairs; k++) {
        int i = from1 + k;
        int j = from2 + k;
        if (SphereBoxContact.contact(xs[i], ys[i], zs[i], rs[i], minXs[j], minYs[j], minZs[j], maxXs[j],
            maxYs[j], maxZs[j], nxs, nys, nzs, x0s, y0s, z0s, depth0s, feature0s, out.from + start + k)) {
          hits |= 1L << k;
        }
      }
      words[out.word + (start >>> 6)] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }
}
