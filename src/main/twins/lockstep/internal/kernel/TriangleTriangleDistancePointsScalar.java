// Compiled from TriangleTriangleDistance.java; changes are made there.
package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/** Scalar twin of {@link TriangleTriangleDistance#points}, which it calls for one pair after the other. */
final class TriangleTriangleDistancePointsScalar implements ScalarTwin {
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
    return 9;
  }

  @Override
  public Kernel wide() {
    return new TriangleTriangleDistancePointsWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], cxs = columns1[6], cys = columns1[7], czs = columns1[8];
    float[] uxs = columns2[0], uys = columns2[1], uzs = columns2[2], vxs = columns2[3], vys = columns2[4],
        vzs = columns2[5], wxs = columns2[6], wys = columns2[7], wzs = columns2[8];
    float[] distances = out.floats[0];
    float[] axOuts = out.floats[1];
    float[] bxOuts = out.floats[2];
    float[] ayOuts = out.floats[3];
    float[] byOuts = out.floats[4];
    float[] azOuts = out.floats[5];
    float[] bzOuts = out.floats[6];
    float[] featureAs = out.floats[7];
    float[] featureBs = out.floats[8];
    long[] words = out.planes[0];
    int from1 = first.from;
    int from2 = second.from;
    for (int start = 0; start < count; start += Kernel.BLOCK) {
      int pairs = Math.min(Kernel.BLOCK, count - start);
      long hits = 0;
      for (int k = 0; k < pairs; k++) {
        int i = from1 + k;
        int j = from2 + k;
        if (TriangleTriangleDistance.points(axs[i], ays[i], azs[i], bxs[i], bys[i], bzs[i], cxs[i], cys[i],
            czs[i], uxs[j], uys[j], uzs[j], vxs[j], vys[j], vzs[j], wxs[j], wys[j], wzs[j], distances, axOuts,
            bxOuts, ayOuts, byOuts, azOuts, bzOuts, featureAs, featureBs, out.from + start + k)) {
          hits |= 1L << k;
        }
      }
      words[out.word + (start >>> 6)] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }
}
