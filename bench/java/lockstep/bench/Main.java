package lockstep.bench;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import lockstep.bench.arm.ArmCommand;
import lockstep.bench.compare.Compare;
import lockstep.bench.crowd.CrowdCommand;
import lockstep.bench.demo.Demo;
import lockstep.bench.distance.DistanceCommand;
import lockstep.bench.instances.InstancesCommand;
import lockstep.bench.jmh.JmhCommand;
import lockstep.bench.jmh.RatiosCommand;
import lockstep.bench.rain.RainCommand;
import lockstep.bench.render.Render;
import lockstep.bench.shapes.ShapesCommand;
import lockstep.bench.spark.SparkCommand;
import lockstep.bench.start.StartCommand;
import lockstep.bench.tower.TowerCommand;
import lockstep.bench.world.WorldCommand;
import lockstep.internal.kernel.Kernels;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.TypeConversionException;

/** The command line of {@code bench/run}. The default command is compare. */
@Command(name = "bench/run", mixinStandardHelpOptions = false, versionProvider = Version.class, //
    subcommands = {Compare.class, Demo.class, Render.class, ShapesCommand.class, WorldCommand.class,
        DistanceCommand.class, CrowdCommand.class, InstancesCommand.class, ArmCommand.class,
        TowerCommand.class, RainCommand.class, SparkCommand.class, MeshCommand.class, StartCommand.class,
        JmhCommand.class, RatiosCommand.class}, //
    description = "Compares Lockstep's engines, measures them, and shows what they are for.", //
    footer = {"", "Exit status: 0 all is well, 1 answers differ, 2 the command or a file is wrong."})
final class Main implements Callable<Integer> {
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

  static CommandLine commandLine() {
    CommandLine line = new CommandLine(new Main());
    line.registerConverter(Path.class, Main::callersPath);
    line.registerConverter(EngineName.class, EngineName::of);
    line.registerConverter(Kernels.Entry.class, Main::kernel);
    line.setParameterExceptionHandler((wrong, args) -> fail(wrong.getCommandLine(), wrong.getMessage()));
    line.setExecutionExceptionHandler((failure, at, result) -> {
      if (failure instanceof IOException) {
        return fail(at, failure instanceof BadInput ? failure.getMessage() : failure.toString());
      }
      throw failure;
    });
    line.getSubcommands().get("jmh").setUnmatchedOptionsArePositionalParams(true); // they are JMH's
    return line;
  }

  private static int fail(CommandLine line, String message) {
    line.getErr().println("error: " + message.lines().findFirst().orElse(""));
    return ExitStatus.WRONG_USE;
  }

  /**
   * Resolves a path against the directory of the script's caller, which may differ from that of this process.
   */
  private static Path callersPath(String path) {
    try {
      return Path.of(System.getProperty("lockstep.caller", "")).resolve(path);
    } catch (InvalidPathException e) {
      throw new TypeConversionException("'" + path + "' is not a path: " + e.getReason());
    }
  }

  private static Kernels.Entry kernel(String name) {
    try {
      return Catalogue.named(name);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
