// Compiled from SphereSphereContact.java; changes are made there.
package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/** Scalar twin of {@link SphereSphereContact#contact}, which it calls for one pair after the other. */
final class SphereSphereContactScalar implements ScalarTwin {
  @Override
  public int firstWidth() {
    return 4;
  }

  @Override
  public int secondWidth() {
    return 4;
  }

  @Override
  public int floats() {
    return 8;
  }

  @Override
  public Kernel wide() {
    return new SphereSphereContactWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] x1s = columns1[0], y1s = columns1[1], z1s = columns1[2], r1s = columns1[3];
    float[] x2s = columns2[0], y2s = columns2[1], z2s = columns2[2], r2s = columns2[3];
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
        if (SphereSphereContact.contact(x1s[i], y1s[i], z1s[i], r1s[i], x2s[j], y2s[j], z2s[j], r2s[j], nxs,
            nys, nzs, x0s, y0s, z0s, depth0s, feature0s, out.from + start + k)) {
          hits |= 1L << k;
        }
      }
      words[out.word + (start >>> 6)] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }
}
