package lockstep.twin;

/**
 * A ray, with the columns of {@link lockstep.Rays}: all points {@code origin + t direction} with t from tMin
 * to tMax.
 */
public record Ray(Vec origin, Vec direction, float tMin, float tMax) {}
