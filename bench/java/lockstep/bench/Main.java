package lockstep.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import lockstep.bench.jmh.JmhMain;
import lockstep.bench.jmh.Ratios;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** The command line of {@code bench/run}. Without a command it compares. */
@Command(name = "bench/run", mixinStandardHelpOptions = false, versionProvider = Main.Version.class, //
    subcommands = {Compare.class, Demo.class, Render.class}, //
    description = "Compares Lockstep's engines, measures them, and shows what they are for.", //
    footer = {"", "Exit status: 0 all is well, 1 answers differ, 2 the command or a file is wrong."})
final class Main implements Callable<Integer> {
  static final int MISMATCH = 1;
  static final int WRONG_INPUT = 2;

  @Mixin
  private Compare compare;

  private Main() {}

  public static void main(String[] args) {
    System.exit(commandLine().execute(args));
  }

  @Override
  public Integer call() throws IOException {
    return compare.call();
  }

  @Command(description = "Runs the JMH benchmarks; the rest of the line is JMH's.")
  int jmh(@Parameters(paramLabel = "ARG") List<String> arguments) throws IOException {
    return JmhMain.run(words(arguments));
  }

  @Command(description = "Checks the speed ratios that the project promises.")
  int ratios(@Parameters(paramLabel = "ARG") List<String> arguments) throws IOException {
    return Ratios.run(words(arguments));
  }

  private static String[] words(List<String> arguments) {
    return arguments == null ? new String[0] : arguments.toArray(String[]::new);
  }

  static CommandLine commandLine() {
    CommandLine line = new CommandLine(new Main());
    line.registerConverter(Path.class, Main::callersPath);
    line.registerConverter(EngineName.class, EngineName::of);
    line.registerConverter(Subject.class, Subject::of);
    line.setParameterExceptionHandler((wrong, args) -> fail(wrong.getCommandLine(), wrong.getMessage()));
    line.setExecutionExceptionHandler((failure, at, result) -> {
      if (failure instanceof IOException) {
        return fail(at, failure instanceof BadInput ? failure.getMessage() : failure.toString());
      }
      throw failure;
    });
    for (String open : List.of("jmh", "ratios")) {
      line.getSubcommands().get(open).setUnmatchedOptionsArePositionalParams(true);
    }
    return line;
  }

  private static int fail(CommandLine line, String message) {
    line.getErr().println("error: " + message.lines().findFirst().orElse(""));
    return WRONG_INPUT;
  }

  /** A path as the caller of the script means it, who may stand in another directory than this process. */
  private static Path callersPath(String path) {
    try {
      return Path.of(System.getProperty("lockstep.caller", "")).resolve(path);
    } catch (java.nio.file.InvalidPathException e) {
      throw new TypeConversionException("'" + path + "' is not a path: " + e.getReason());
    }
  }

  /** The library's version and the Java it runs on. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"Lockstep " + System.getProperty("lockstep.version", "(development)") + ", Java "
          + Runtime.version()};
    }
  }
}
