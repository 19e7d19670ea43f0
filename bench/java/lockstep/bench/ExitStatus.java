package lockstep.bench;

/** The exit statuses of {@code bench/run}. */
public final class ExitStatus {
  public static final int OK = 0;

  /**
   * Two engines, or an engine and what was recorded, give different answers; for {@code jmh}, a benchmark
   * failed.
   */
  public static final int MISMATCH = 1;

  /** The command is wrong, or a file cannot be read or written. */
  public static final int WRONG_USE = 2;

  private ExitStatus() {}
}
