// Compiled from SphereCapsuleDistance.java; changes are made there.
package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/** Scalar twin of {@link SphereCapsuleDistance#signed}, which it calls for one pair after the other. */
final class SphereCapsuleDistanceSignedScalar implements ScalarTwin {
  @Override
  public int firstWidth() {
    return 4;
  }

  @Override
  public int secondWidth() {
    return 7;
  }

  @Override
  public int floats() {
    return 1;
  }

  @Override
  public Kernel wide() {
    return new SphereCapsuleDistanceSignedWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] xs = columns1[0], ys = columns1[1], zs = columns1[2], r1s = columns1[3];
    float[] axs = columns2[0], ays = columns2[1], azs = columns2[2], bxs = columns2[3], bys = columns2[4],
        bzs = columns2[5], r2s = columns2[6];
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
        keys[at] = SphereCapsuleDistance.signed(xs[i], ys[i], zs[i], r1s[i], axs[j], ays[j], azs[j], bxs[j],
            bys[j], bzs[j], r2s[j]);
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
