package lockstep.samples;

import java.util.Random;
import lockstep.internal.shape.Kind;

/**
 * Samples of one kind of shapes or rays, for tests. Elements are floats in the order of the columns. A new
 * kind has a class of its own, and a line in {@link #of}.
 */
public interface KindSamples {
  /** The samples of a kind. */
  static KindSamples of(Kind kind) {
    return switch (kind) {
      case SPHERE -> new SphereSamples();
      case CAPSULE -> new CapsuleSamples();
      case BOX -> new BoxSamples();
      case ORIENTED_BOX -> new OrientedBoxSamples();
      case TRIANGLE -> new TriangleSamples();
      case PLANE -> new PlaneSamples();
      case CYLINDER -> new CylinderSamples();
      case FRUSTUM -> new FrustumSamples();
      case RAY -> new RaySamples();
    };
  }

  /**
   * Makes an element a proper one, of a size that lets some pairs hit. Each float is somewhere in [0, 4).
   *
   * @param grid whether all floats are small whole numbers, and must stay so
   */
  void plain(float[] e, Random random, boolean grid);

  /** Makes an element invalid, degenerate or rare. */
  void degenerate(float[] e, Random random);

  /** Converts a box to this kind: the box itself if possible, else an element of its size. */
  void ofBox(float[] box, float[] e);
}
