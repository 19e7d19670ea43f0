package lockstep.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Runs a main class in a separate JVM, with this JVM's class path and its options for the library. */
public final class ChildJvm {
  private static final List<String> KEPT = List.of("--add-modules", "--add-opens", "--enable-native-access",
      "--sun-misc-unsafe-memory-access", "-Dlockstep");

  private ChildJvm() {}

  /**
   * Waits until the JVM ends.
   *
   * @param name of its task, for a message
   * @param options for the JVM, after those of this one
   * @param lines takes each line that it prints
   * @throws BadInput if it fails, with the last line of its errors
   */
  public static void run(String name, Class<?> main, List<String> options, List<String> arguments,
      Consumer<String> lines) throws IOException {
    run(name, main.getName(), options, arguments, lines);
  }

  /** The same for a class that is known by its name alone. */
  public static void run(String name, String main, List<String> options, List<String> arguments,
      Consumer<String> lines) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    options().filter(option -> KEPT.stream().anyMatch(option::startsWith)).forEach(command::add);
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main));
    command.addAll(arguments);
    Path errors = Files.createTempFile("lockstep-", ".err");
    Process process = new ProcessBuilder(command).redirectError(errors.toFile()).start();
    Thread hook = new Thread(process::destroy);
    Runtime.getRuntime().addShutdownHook(hook);
    try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        lines.accept(line);
      }
      if (process.waitFor() != 0) {
        throw new BadInput("a JVM for " + name + " ended with status " + process.exitValue() + ": "
            + String.join(" ", options) + " " + reason(errors));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    } finally {
      process.destroy();
      Runtime.getRuntime().removeShutdownHook(hook);
      Files.delete(errors);
    }
  }

  /** The options of this JVM. */
  public static Stream<String> options() {
    return ManagementFactory.getRuntimeMXBean().getInputArguments().stream();
  }

  /** The first line of an exception, or else the last line. */
  private static String reason(Path errors) throws IOException {
    List<String> lines = Files.readAllLines(errors);
    return lines.stream().filter(line -> line.startsWith("Exception") || line.startsWith("Error")).findFirst()
        .orElse(lines.isEmpty() ? "" : lines.getLast());
  }
}
