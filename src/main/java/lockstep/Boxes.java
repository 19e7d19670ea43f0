package lockstep;

import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Kind;

/**
 * A buffer of closed axis-aligned bounding boxes (AABBs), each given by its minimum and maximum corners. A
 * flat box is a rectangle, a segment or a point. A box with min &gt; max on any axis is empty, and nothing
 * hits it. Infinite corners make half-spaces.
 */
public final class Boxes extends Shapes {
  /** The corners; box i is at {@code from() + i}. */
  public final float[] minX, minY, minZ, maxX, maxY, maxZ;

  private Boxes(int from, int size, float[]... columns) {
    super(Kind.BOX, from, size, columns);
    minX = columns[0];
    minY = columns[1];
    minZ = columns[2];
    maxX = columns[3];
    maxY = columns[4];
    maxZ = columns[5];
  }

  /** Allocates {@code size} boxes, each a point at the origin. */
  public static Boxes allocate(int size) {
    return new Boxes(0, size, allocateColumns(Kind.BOX, size));
  }

  /**
   * Wraps the caller's own arrays, elements 0 to {@code count − 1}, without a copy.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code count}
   */
  public static Boxes wrap(float[] minX, float[] minY, float[] minZ, float[] maxX, float[] maxY, float[] maxZ,
      int count) {
    return wrap(minX, minY, minZ, maxX, maxY, maxZ, 0, count);
  }

  /**
   * Wraps the caller's own arrays, elements {@code from} to {@code from + count − 1}.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code from + count}
   */
  public static Boxes wrap(float[] minX, float[] minY, float[] minZ, float[] maxX, float[] maxY, float[] maxZ,
      int from, int count) {
    return new Boxes(from, count, minX, minY, minZ, maxX, maxY, maxZ);
  }

  @Override
  public Boxes slice(int from, int count) {
    Checks.range("size", size(), from, count);
    return new Boxes(from() + from, count, columns);
  }

  /** Sets box i. */
  public void set(int i, float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
    setAll(i, minX, minY, minZ, maxX, maxY, maxZ);
  }
}
