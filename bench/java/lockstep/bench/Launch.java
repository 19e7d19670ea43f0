package lockstep.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * Records how the build runs Java, for the bench script: the JDK's home, then the class path, then options of
 * the JVM.
 */
final class Launch {
  private Launch() {}

  public static void main(String[] args) throws IOException {
    Files.write(Path.of(args[0]),
        List.of(System.getProperty("java.home"), System.getProperty("java.class.path"),
            String.join(" ", Arrays.asList(args).subList(1, args.length))));
  }
}
