package lockstep.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.IVersionProvider;

/** The library's version and the Java it runs on. */
public final class Version implements IVersionProvider {
  /** The version of the library. */
  public static String library() {
    return System.getProperty("lockstep.version", "(development)");
  }

  /** The commit of the sources, with {@code -dirty} if they have changed since; null without git. */
  public static String commit() {
    try {
      Process git = new ProcessBuilder("git", "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*")
          .redirectError(ProcessBuilder.Redirect.DISCARD).start();
      String said = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      return git.waitFor() == 0 && !said.isEmpty() ? said : null;
    } catch (IOException e) {
      return null;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return null;
    }
  }

  @Override
  public String[] getVersion() {
    return new String[] {"Lockstep " + library() + ", Java " + Runtime.version()};
  }
}
