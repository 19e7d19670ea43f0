package lockstep.internal.bvh;

/** Which primitives count for which rays: to all others a ray is blind. */
@FunctionalInterface
public interface RayFilter {
  /** Whether a hit of that ray, by its entry in the answers, and that primitive counts. */
  boolean passes(int ray, int primitive);
}
