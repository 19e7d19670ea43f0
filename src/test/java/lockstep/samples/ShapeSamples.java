package lockstep.samples;

import java.util.Random;
import lockstep.Shapes;
import lockstep.internal.shape.Kind;

/** Samples of one kind of shapes, which can be in scenes and trees, for tests. */
public interface ShapeSamples extends KindSamples {
  /** The samples of a kind of shapes. */
  static ShapeSamples of(Kind kind) {
    if (KindSamples.of(kind) instanceof ShapeSamples samples) {
      return samples;
    }
    throw new IllegalArgumentException(kind.label());
  }

  /**
   * Makes an all-zero element a shape about a centre.
   *
   * @param random null for one with whole corners
   */
  void about(float[] centre, float[] extent, Random random, float[] e);

  /**
   * The part of hilly land in the square at (x, y): shared corners are the same floats.
   *
   * @param half 0 or 1: which half of the square
   */
  float[] patch(int x, int y, int half);

  /** The height of the land. */
  static float height(int x, int y) {
    return (x * 7 + y * 13) % 11 * 0.1f;
  }

  /** Makes a shape reach far, along an axis if it can. */
  default void stretch(float[] e, float far, int axis, Random random) {
    e[random.nextInt(e.length)] = far;
  }

  /** Makes an element one that nothing can meet. */
  void spoil(float[] elements, int at);

  /** Shrinks a shape, of a kind that can be contained, to an eighth. */
  default void shrink(float[] e) {
    throw new IllegalArgumentException(getClass().getSimpleName());
  }

  /** Sets a point: a corner, a point on an edge or face, or the middle of shape i, whose element is given. */
  void point(Shapes shapes, int i, float[] e, Random random, float[] p);

  /** An element that meets everything. */
  float[] everywhere();

  /** Its interval on an axis; unbounded if there is none to check. */
  double[] interval(float[] e, int axis);
}
