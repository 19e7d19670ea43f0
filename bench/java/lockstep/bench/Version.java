package lockstep.bench;

import picocli.CommandLine.IVersionProvider;

/** The library's version and the Java it runs on. */
public final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {"Lockstep " + System.getProperty("lockstep.version", "(development)") + ", Java "
        + Runtime.version()};
  }
}
