package lockstep.compiler;

/**
 * Reports a definition that is outside the subset of Java that can be compiled: where, what, and what to
 * write instead.
 */
public final class SourceError extends RuntimeException {
  private static final long serialVersionUID = 1;

  SourceError(String place, String message) {
    super(place + ": " + message);
  }
}
