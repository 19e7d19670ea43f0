package lockstep.bench.spark;

import java.io.Serializable;
import java.util.SplittableRandom;

/**
 * As many balls as crates anywhere in a cube whose volume grows with them, so that each touches about one of
 * the others. A shape follows from its number: any executor can make it.
 */
record Scene(int count) implements Serializable {
  private float width() {
    return (float) Math.cbrt(count);
  }

  /** x, y, z, radius. */
  float[] ball(long i) {
    SplittableRandom random = new SplittableRandom(2 * i);
    float width = width();
    return new float[] {random.nextFloat() * width, random.nextFloat() * width, random.nextFloat() * width,
        0.5f * random.nextFloat()};
  }

  /** minX, minY, minZ, maxX, maxY, maxZ. */
  float[] crate(long i) {
    SplittableRandom random = new SplittableRandom(2 * i + 1);
    float width = width();
    float x = random.nextFloat() * width, y = random.nextFloat() * width, z = random.nextFloat() * width;
    return new float[] {x, y, z, x + random.nextFloat(), y + random.nextFloat(), z + random.nextFloat()};
  }
}
