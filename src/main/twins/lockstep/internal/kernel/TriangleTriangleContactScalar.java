// Compiled from TriangleTriangleContact.java; changes are made there.
package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/** Scalar twin of {@link TriangleTriangleContact#contact}, which it calls for one pair after the other. */
final class TriangleTriangleContactScalar implements ScalarTwin {
  @Override
  public int firstWidth() {
    return 9;
  }

  @Override
  public int secondWidth() {
    return 9;
  }

  @Override
  public int floats() {
    return 23;
  }

  @Override
  public Kernel wide() {
    return new TriangleTriangleContactWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], cxs = columns1[6], cys = columns1[7], czs = columns1[8];
    float[] uxs = columns2[0], uys = columns2[1], uzs = columns2[2], vxs = columns2[3], vys = columns2[4],
        vzs = columns2[5], wxs = columns2[6], wys = columns2[7], wzs = columns2[8];
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
    float[] x2s = out.floats[13];
    float[] y2s = out.floats[14];
    float[] z2s = out.floats[15];
    float[] depth2s = out.floats[16];
    float[] feature2s = out.floats[17];
    float[] x3s = out.floats[18];
    float[] y3s = out.floats[19];
    float[] z3s = out.floats[20];
    float[] depth3s = out.floats[21];
    float[] feature3s = out.floats[22];
    long[] words = out.planes[0];
    int from1 = first.from;
    int from2 = second.from;
    for (int start = 0; start < count; start += Kernel.BLOCK) {
      int pairs = Math.min(Kernel.BLOCK, count - start);
      long hits = 0;
      for (int k = 0; k < pairs; k++) {
        int i = from1 + k;
        int j = from2 + k;
        if (TriangleTriangleContact.contact(axs[i], ays[i], azs[i], bxs[i], bys[i], bzs[i], cxs[i], cys[i],
            czs[i], uxs[j], uys[j], uzs[j], vxs[j], vys[j], vzs[j], wxs[j], wys[j], wzs[j], nxs, nys, nzs, x0s,
            y0s, z0s, depth0s, feature0s, x1s, y1s, z1s, depth1s, feature1s, x2s, y2s, z2s, depth2s, feature2s,
            x3s, y3s, z3s, depth3s, feature3s, out.from + start + k)) {
          hits |= 1L << k;
        }
      }
      words[out.word + (start >>> 6)] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }
}
