package lockstep.internal.bvh;

/** Selects which primitives count for which rays; all others are invisible to a ray. */
@FunctionalInterface
public interface RayFilter {
  /** Whether a hit of that ray, given by its entry in the answers, and that primitive counts. */
  boolean passes(int ray, int primitive);
}
