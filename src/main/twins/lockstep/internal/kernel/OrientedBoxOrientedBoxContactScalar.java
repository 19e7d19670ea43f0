// Compiled from OrientedBoxOrientedBoxContact.java; changes are made there.
package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/**
 * Scalar twin of {@link OrientedBoxOrientedBoxContact#contact}, which it calls for one pair after the other.
 */
final class OrientedBoxOrientedBoxContactScalar implements ScalarTwin {
  @Override
  public int firstWidth() {
    return 10;
  }

  @Override
  public int secondWidth() {
    return 10;
  }

  @Override
  public int floats() {
    return 23;
  }

  @Override
  public Kernel wide() {
    return new OrientedBoxOrientedBoxContactWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] xFirsts = columns1[0], yFirsts = columns1[1], zFirsts = columns1[2], halfX1s = columns1[3],
        halfY1s = columns1[4], halfZ1s = columns1[5], qx1s = columns1[6], qy1s = columns1[7],
        qz1s = columns1[8], qw1s = columns1[9];
    float[] xSeconds = columns2[0], ySeconds = columns2[1], zSeconds = columns2[2], halfX2s = columns2[3],
        halfY2s = columns2[4], halfZ2s = columns2[5], qx2s = columns2[6], qy2s = columns2[7],
        qz2s = columns2[8], qw2s = columns2[9];
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
        if (OrientedBoxOrientedBoxContact.contact(xFirsts[i], yFirsts[i], zFirsts[i], halfX1s[i], halfY1s[i],
            halfZ1s[i], qx1s[i], qy1s[i], qz1s[i], qw1s[i], xSeconds[j], ySeconds[j], zSeconds[j], halfX2s[j],
            halfY2s[j], halfZ2s[j], qx2s[j], qy2s[j], qz2s[j], qw2s[j], nxs, nys, nzs, x0s, y0s, z0s, depth0s,
            feature0s, x1s, y1s, z1s, depth1s, feature1s, x2s, y2s, z2s, depth2s, feature2s, x3s, y3s, z3s,
            depth3s, feature3s, out.from + start + k)) {
          hits |= 1L << k;
        }
      }
      words[out.word + (start >>> 6)] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }
}
