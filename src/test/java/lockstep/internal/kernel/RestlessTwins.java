package lockstep.internal.kernel;

import java.util.Random;
import lockstep.internal.adaptive.Pace;
import lockstep.twin.Kernel;

/** A catalogue that runs a random twin each time. Needs the module jdk.incubator.vector. */
public final class RestlessTwins {
  private RestlessTwins() {}

  private static final class RestlessPace extends Pace {
    private final Random random;

    RestlessPace(Random random) {
      super(Kernel.BLOCK);
      this.random = random;
    }

    @Override
    public boolean wide(int count) {
      return random.nextBoolean();
    }

    @Override
    public boolean next(int count) {
      return random.nextBoolean();
    }

    @Override
    public float nanos(int count) {
      return random.nextFloat() * 2 * INTERVAL;
    }

    @Override
    public boolean isReady() {
      return true;
    }
  }

  public static Kernels catalogue(Random random) {
    return ScalarKernels.TABLE.with(WideKernels.TABLE.bits(),
        entry -> new Twins(entry.kernel(),
            WideKernels.TABLE.get(entry.verb(), entry.first(), entry.second()).kernel(), entry.layout(),
            entry.firstWidth(), entry.second().width(), new RestlessPace(random), new RestlessPace(random)));
  }
}
