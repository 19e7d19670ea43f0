package lockstep.bench.scenes;

import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import lockstep.BuffersByKind;
import lockstep.Columns;
import lockstep.Motions;
import lockstep.SweepHits;

/** Motions, moves, and copies of chosen elements. */
public final class Buffers {
  private Buffers() {}

  /** Motions in all directions, of up to 2 along each axis. */
  public static Motions motions(int size, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Motions motions = Motions.allocate(size);
    for (int i = 0; i < size; i++) {
      motions.set(i, (float) random.nextDouble(-2, 2), (float) random.nextDouble(-2, 2),
          (float) random.nextDouble(-2, 2));
    }
    return motions;
  }

  /** Moves shapes to where they touch what they have hit; others stay. */
  public static void move(Columns shapes, Motions motions, SweepHits hits) {
    int width = shapes.width();
    int coordinates = 3 * BuffersByKind.kind(shapes).points();
    float[] all = new float[shapes.size() * width];
    shapes.copyTo(all, 0);
    for (int i = 0; i < shapes.size(); i++) {
      if (!hits.hits().get(i)) {
        continue;
      }
      int k = motions.from() + i;
      float[] motion = {motions.vx[k], motions.vy[k], motions.vz[k]};
      for (int c = 0; c < coordinates; c++) {
        all[i * width + c] += motion[c % 3] * hits.t[i];
      }
    }
    shapes.copyFrom(all, 0);
  }

  /** A copy of {@code size} elements; element i is the source's element {@code source(i)}. */
  public static Columns pick(Columns columns, int size, IntUnaryOperator source) {
    float[] element = new float[columns.width()];
    float[] elements = new float[size * element.length];
    for (int i = 0; i < size; i++) {
      columns.get(source.applyAsInt(i), element);
      System.arraycopy(element, 0, elements, i * element.length, element.length);
    }
    Columns picked = BuffersByKind.allocate(BuffersByKind.kind(columns), size);
    picked.copyFrom(elements, 0);
    return picked;
  }
}
