// Compiled from SphereSphereDistance.java; changes are made there.
package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/** Scalar twin of {@link SphereSphereDistance#signed}, which it calls for one pair after the other. */
final class SphereSphereDistanceSignedScalar implements ScalarTwin {
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
    return 1;
  }

  @Override
  public Kernel wide() {
    return new SphereSphereDistanceSignedWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] x1s = columns1[0], y1s = columns1[1], z1s = columns1[2], r1s = columns1[3];
    float[] x2s = columns2[0], y2s = columns2[1], z2s = columns2[2], r2s = columns2[3];
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
        keys[at] = SphereSphereDistance.signed(x1s[i], y1s[i], z1s[i], r1s[i], x2s[j], y2s[j], z2s[j], r2s[j]);
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
