package lockstep;

import java.util.Locale;

/**
 * How much tests ask. Most of a build's time goes into compiling kernels, so a build asks samples; the
 * profile {@code thorough} asks several times as much, at every width, in less than an hour; and {@code
 * exhaustive} asks everything, in many hours.
 */
public enum Effort {
  BUILD, THOROUGH, EXHAUSTIVE;

  /** That of this run. */
  public static final Effort MINE =
      valueOf(System.getProperty("lockstep.effort", "build").toUpperCase(Locale.ROOT));

  /** One of three numbers. */
  public static int choose(int build, int thorough, int exhaustive) {
    return switch (MINE) {
      case BUILD -> build;
      case THOROUGH -> thorough;
      case EXHAUSTIVE -> exhaustive;
    };
  }
}
