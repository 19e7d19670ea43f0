package example;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;

/** Batch form of {@link SpotLight#lights}, pair by pair. */
public final class SpotLightScalar implements ScalarTwin {
  @Override
  public int firstWidth() {
    return 8;
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
    return new SpotLightWide();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] a = first.columns, b = second.columns;
    float[] x = a[0], y = a[1], z = a[2], dx = a[3], dy = a[4], dz = a[5], cos = a[6], range = a[7];
    float[] centreX = b[0], centreY = b[1], centreZ = b[2], radius = b[3];
    int firstAt = first.from;
    int secondAt = second.from;
    for (int start = 0; start < count; start += Kernel.BLOCK) {
      int pairs = Math.min(Kernel.BLOCK, count - start);
      long word = 0;
      for (int k = 0; k < pairs; k++) {
        int i = firstAt + k;
        int j = secondAt + k;
        if (SpotLight.lights(x[i], y[i], z[i], dx[i], dy[i], dz[i], cos[i], range[i], centreX[j], centreY[j],
            centreZ[j], radius[j])) {
          word |= 1L << k;
        }
      }
      out.planes[0][out.word + (start >>> 6)] = word;
      firstAt += first.stride;
      secondAt += second.stride;
    }
  }
}
