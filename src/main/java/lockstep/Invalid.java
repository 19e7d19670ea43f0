package lockstep;

/**
 * An element of a buffer that is not a proper shape or ray.
 *
 * @param index the index of the element
 * @param reason what is wrong with it, with column and value
 */
public record Invalid(int index, String reason) {}
