package lockstep;

/**
 * An element of a buffer that is not a proper shape or ray.
 *
 * @param index which element
 * @param reason what is wrong with it, naming column and value
 */
public record Invalid(int index, String reason) {}
