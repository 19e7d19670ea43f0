package lockstep.internal.bvh;

import java.util.Arrays;

/** A list of pairs of a ray and a primitive whose box it meets, with the t of its entry. */
public final class Meetings {
  /** The rays, as the caller counts them, and the primitives. */
  public int[] ray = new int[1 << 12], primitive = new int[1 << 12];

  /** A t before or at which the ray enters the box, or at which its interval begins. */
  public float[] when = new float[1 << 12];

  public int size;

  /** An empty list. */
  public Meetings() {}

  /** Appends a pair. */
  public void add(int itsRay, int itsPrimitive, float t) {
    if (size == ray.length) {
      ray = Arrays.copyOf(ray, 2 * size);
      primitive = Arrays.copyOf(primitive, 2 * size);
      when = Arrays.copyOf(when, 2 * size);
    }
    ray[size] = itsRay;
    primitive[size] = itsPrimitive;
    when[size++] = t;
  }
}
