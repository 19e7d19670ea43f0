package lockstep.internal.grid;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import lockstep.Runs;
import lockstep.internal.shape.Elements;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Codes never tell boxes apart that meet, wherever they are, and tell most that do not. */
@Runs.Once
class BoxCodesTest {
  private static float coordinate(Random random, float origin, float length) {
    float extreme = (float) Math.scalb(1 - 2 * random.nextDouble(), random.nextInt(200) - 140);
    return switch (random.nextInt(6)) {
      case 0 -> Math.clamp(extreme, -Elements.FAR, Elements.FAR);
      case 1 -> origin;
      case 2 -> origin + length;
      default -> origin + length * random.nextFloat();
    };
  }

  private static boolean tell(BoxCodes codes, float[] a, float[] b) {
    long gap = codes.code(a[3], a[4], a[5]) | BoxCodes.GUARDS;
    gap -= codes.code(b[0], b[1], b[2]);
    long other = codes.code(b[3], b[4], b[5]) | BoxCodes.GUARDS;
    other -= codes.code(a[0], a[1], a[2]);
    return (gap & other & BoxCodes.GUARDS) != BoxCodes.GUARDS;
  }

  @Property
  void whatMeetsIsNotToldApart(@ForAll long seed) {
    Random random = new Random(seed);
    float[] origin = new float[3];
    double[] length = new double[3];
    for (int axis = 0; axis < 3; axis++) {
      origin[axis] = (float) Math.scalb(1 - 2 * random.nextDouble(), random.nextInt(120) - 60);
      length[axis] = random.nextInt(5) == 0 ? 0 : Math.scalb(random.nextDouble(), random.nextInt(150) - 90);
    }
    BoxCodes codes = new BoxCodes();
    codes.within(origin, length);
    int apart = 0, told = 0;
    for (int k = 0; k < 200; k++) {
      float[] a = new float[6], b = new float[6];
      boolean meet = true;
      boolean clearly = false; // apart within the region, by more than two codes
      for (int axis = 0; axis < 3; axis++) {
        for (float[] box : new float[][] {a, b}) {
          float x = coordinate(random, origin[axis], (float) length[axis]);
          float y = random.nextBoolean() ? x : coordinate(random, origin[axis], (float) length[axis]);
          box[axis] = Math.min(x, y);
          box[axis + 3] = Math.max(x, y);
        }
        meet &= a[axis] <= b[axis + 3] && b[axis] <= a[axis + 3];
        double from = Math.min(a[axis + 3], b[axis + 3]), to = Math.max(a[axis], b[axis]);
        double unit = Math.max(length[axis] * 0x1p-20, Math.abs(origin[axis]) * 0x1p-22);
        clearly |= length[axis] > 0 && Float.isFinite((float) (1 / (length[axis] * 0x1p-20)))
            && from >= origin[axis] && to <= origin[axis] + length[axis] && to - from > 4 * unit;
      }
      boolean isTold = tell(codes, a, b);
      assertTrue(!(meet && isTold), "told apart");
      apart += clearly ? 1 : 0;
      told += clearly && isTold ? 1 : 0;
    }
    assertTrue(told == apart, told + " of " + apart);
  }
}
