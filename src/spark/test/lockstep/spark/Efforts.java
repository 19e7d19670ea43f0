package lockstep.spark;

/** How much the tests ask, as the library's do. */
final class Efforts {
  private Efforts() {}

  /** Whether a build has the time for all. */
  static boolean isThorough() {
    return !System.getProperty("lockstep.effort", "build").equals("build");
  }
}
