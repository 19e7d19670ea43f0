// Compiled from OrientedBoxOrientedBoxDistance.java; changes are made there.
package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/** Scalar twin of {@link OrientedBoxOrientedBoxDistance#alone}, which it calls for one pair after the other. */
final class OrientedBoxOrientedBoxDistanceAloneScalar implements ScalarTwin {
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
    return 1;
  }

  @Override
  public Kernel wide() {
    return new OrientedBoxOrientedBoxDistanceAloneWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] x1s = columns1[0], y1s = columns1[1], z1s = columns1[2], halfX1s = columns1[3],
        halfY1s = columns1[4], halfZ1s = columns1[5], qx1s = columns1[6], qy1s = columns1[7],
        qz1s = columns1[8], qw1s = columns1[9];
    float[] x2s = columns2[0], y2s = columns2[1], z2s = columns2[2], halfX2s = columns2[3],
        halfY2s = columns2[4], halfZ2s = columns2[5], qx2s = columns2[6], qy2s = columns2[7],
        qz2s = columns2[8], qw2s = columns2[9];
    float[] keys = out.floats[0];
    long[] words = out.planes[0];
    int from1 = first.from;
    int from2 = second.from;
    for (int start = 0; start < count; start += Kernel.BLOCK) {
      int pairs = Math.min(Kernel.BLOCK, count - start);
      long hits = 0;
      for (int k = 0; k < pairs; k++) {
        int i = from1 + k;
        int j = from2 + k;
        int at = out.from + start + k;
        keys[at] = OrientedBoxOrientedBoxDistance.alone(x1s[i], y1s[i], z1s[i], halfX1s[i], halfY1s[i],
            halfZ1s[i], qx1s[i], qy1s[i], qz1s[i], qw1s[i], x2s[j], y2s[j], z2s[j], halfX2s[j], halfY2s[j],
            halfZ2s[j], qx2s[j], qy2s[j], qz2s[j], qw2s[j]);
        if (keys[at] < Float.POSITIVE_INFINITY) {
          hits |= 1L << k;
        }
      }
      words[out.word + (start >>> 6)] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }
}
