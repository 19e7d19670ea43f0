// Compiled from RayCylinder.java; changes are made there.
package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/** Scalar twin of {@link RayCylinder#cast}, which it calls for one pair after the other. */
public final class RayCylinderScalar implements ScalarTwin {
  /** It has no state. */
  public RayCylinderScalar() {}

  @Override
  public int firstWidth() {
    return 8;
  }

  @Override
  public int secondWidth() {
    return 3;
  }

  @Override
  public int floats() {
    return 1;
  }

  @Override
  public Kernel wide() {
    return new RayCylinderWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[] oxs = columns1[0], oys = columns1[1], ozs = columns1[2], dxs = columns1[3], dys = columns1[4],
        dzs = columns1[5], tMins = columns1[6], tMaxs = columns1[7];
    float[] us = columns2[0], vs = columns2[1], rs = columns2[2];
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
        keys[at] = RayCylinder.cast(oxs[i], oys[i], ozs[i], dxs[i], dys[i], dzs[i], tMins[i], tMaxs[i], us[j],
            vs[j], rs[j]);
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
