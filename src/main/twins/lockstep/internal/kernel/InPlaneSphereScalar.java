// Compiled from InPlane.java; changes are made there.
package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/** Scalar twin of {@link InPlane#sphere}, which it calls for one pair after the other. */
final class InPlaneSphereScalar implements ScalarTwin {
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
    return 0;
  }

  @Override
  public Kernel wide() {
    return new InPlaneSphereWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] nxs = columns1[0], nys = columns1[1], nzs = columns1[2], ds = columns1[3];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], rs = columns2[3];
    long[] words = out.planes[0];
    int from1 = first.from;
    int from2 = second.from;
    for (int start = 0; start < count; start += Kernel.BLOCK) {
      int pairs = Math.min(Kernel.BLOCK, count - start);
      long hits = 0;
      for (int k = 0; k < pairs; k++) {
        int i = from1 + k;
        int j = from2 + k;
        if (InPlane.sphere(nxs[i], nys[i], nzs[i], ds[i], xs[j], ys[j], zs[j], rs[j])) {
          hits |= 1L << k;
        }
      }
      words[out.word + (start >>> 6)] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }
}
