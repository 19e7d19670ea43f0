// Compiled from BoxBoxDistance.java; changes are made there.
package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/** Scalar twin of {@link BoxBoxDistance#alone}, which it calls for one pair after the other. */
final class BoxBoxDistanceAloneScalar implements ScalarTwin {
  @Override
  public int firstWidth() {
    return 6;
  }

  @Override
  public int secondWidth() {
    return 6;
  }

  @Override
  public int floats() {
    return 1;
  }

  @Override
  public Kernel wide() {
    return new BoxBoxDistanceAloneWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] minX1s = columns1[0], minY1s = columns1[1], minZ1s = columns1[2], maxX1s = columns1[3],
        maxY1s = columns1[4], maxZ1s = columns1[5];
    float[] minX2s = columns2[0], minY2s = columns2[1], minZ2s = columns2[2], maxX2s = columns2[3],
        maxY2s = columns2[4], maxZ2s = columns2[5];
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
        keys[at] = BoxBoxDistance.alone(minX1s[i], minY1s[i], minZ1s[i], maxX1s[i], maxY1s[i], maxZ1s[i],
            minX2s[j], minY2s[j], minZ2s[j], maxX2s[j], maxY2s[j], maxZ2s[j]);
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
