package lockstep.bench.jmh;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.concurrent.Callable;
import lockstep.bench.BadInput;
import lockstep.bench.ExitStatus;
import lockstep.bench.OutputFiles;
import lockstep.bench.Processor;
import lockstep.bench.Version;
import lockstep.bench.scenes.MeshModel;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * Runs JMH suites and presets of them. Scores are written when every benchmark has run, and only then;
 * allocation is always measured. Without Embree, its benchmarks are left out.
 */
@Command(name = "jmh", versionProvider = Version.class,
    description = "Measures with JMH. Without a name it lists what there is.", footer = {"",
        "All of JMH's options are understood, such as -f 1 -wi 2 -i 3 -p pair=box-box; jmh -h lists them."})
public final class JmhCommand implements Callable<Integer> {
  @Option(names = "--help", usageHelp = true, description = "Show this help message and exit.")
  @SuppressWarnings("UnusedVariable") // picocli handles it
  private boolean help;

  @Option(names = "--mesh", paramLabel = "FILE.obj", description = "What -p scene=mesh is.")
  private Path mesh;

  @Option(names = "--tinybvh", paramLabel = "DIRECTORY",
      description = "Where tiny_bvh.h is, to measure TreeSuite.castTinyBvh.")
  private Path tinyBvh;

  @Option(names = "-rff", paramLabel = "FILE",
      description = "Where the scores go (default: results/latest/jmh-NAME.json, in the project).")
  private Path out;

  @Option(names = "-rf", paramLabel = "TYPE", defaultValue = "JSON",
      description = "Their format: json, text, csv, scsv or latex (default: json).")
  private String formatName;

  @Parameters(paramLabel = "NAME|OPTION",
      description = "A preset, a suite, or a regular expression for benchmarks; and JMH's options.")
  private List<String> words = new ArrayList<>();

  @Spec
  private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    CommandLineOptions options;
    Options withoutNames;
    try {
      options = new CommandLineOptions(words.toArray(String[]::new));
      withoutNames = new WithoutNames(words.toArray(String[]::new));
    } catch (CommandLineOptionException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
    if (options.shouldHelp()) {
      options.showHelp();
    } else if (options.shouldListProfilers()) {
      options.listProfilers();
    } else if (options.shouldListResultFormats()) {
      options.listResultFormats();
    } else if (options.shouldList()) {
      new Runner(options).list();
    } else if (options.shouldListWithParams()) {
      new Runner(options).listWithParams(options);
    } else if (options.getIncludes().isEmpty()) {
      spec.commandLine().getOut().print(Overview.text(options));
      spec.commandLine().getOut().flush();
    } else {
      return measure(options.getIncludes(), withoutNames);
    }
    return ExitStatus.OK;
  }

  /**
   * The command line without the names of benchmarks. Static, since forks receive a copy of their options.
   */
  static final class WithoutNames extends CommandLineOptions {
    private static final long serialVersionUID = 1;

    WithoutNames(String... arguments) throws CommandLineOptionException {
      super(arguments);
    }

    @Override
    public List<String> getIncludes() {
      return List.of();
    }
  }

  private int measure(List<String> names, Options options) throws IOException {
    ResultFormatType format = format();
    Path target = out != null ? out : defaultFile(names);
    OutputFiles.prepare(target);
    List<String> jvmArguments = new ArrayList<>(meshArguments());
    if (tinyBvh != null) {
      System.setProperty("lockstep.tinybvh", tinyBvh.toString());
      jvmArguments.add("-Dlockstep.tinybvh=" + tinyBvh);
    }
    Map<String, String> missing = Run.missing();
    List<Run> all = Run.of(names, options, List.of());
    List<String> left =
        missing.entrySet().stream().filter(what -> all.stream().anyMatch(run -> run.has(what.getKey())))
            .map(Map.Entry::getValue).toList();
    List<Run> runs = Run.of(names, options, missing.keySet());
    if (runs.isEmpty()) {
      throw new BadInput(
          "no benchmark matches " + String.join(" ", names) + "; jmh without a name lists what there is"
              + left.stream().map(reason -> "; " + reason).collect(Collectors.joining()));
    }
    left.forEach(spec.commandLine().getErr()::println);
    List<RunResult> results = new ArrayList<>();
    try {
      for (Run run : runs) {
        results.addAll(new Runner(complete(run, options, jvmArguments).build()).run());
      }
    } catch (RunnerException e) {
      spec.commandLine().getErr().println("error: no scores written: " + reason(e));
      return ExitStatus.MISMATCH;
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PrintStream stream = new PrintStream(bytes, false, StandardCharsets.UTF_8)) {
      ResultFormatFactory.getInstance(format, stream).writeOut(results);
    }
    byte[] content =
        format == ResultFormatType.JSON ? withoutPaths(bytes.toByteArray()) : bytes.toByteArray();
    new OutputFiles().add(target, content).write();
    spec.commandLine().getOut().println(results.size() + " scores written to " + target
        + "; what is worth keeping goes to " + Path.of("results", Processor.directory()));
    return ExitStatus.OK;
  }

  /** The cause of a benchmark's failure, which JMH wraps. */
  private static String reason(Throwable failure) {
    Throwable inner = failure.getCause() != null ? failure.getCause()
        : failure.getSuppressed().length > 0 ? failure.getSuppressed()[0] : null;
    return inner == null ? failure.toString() : reason(inner);
  }

  private ResultFormatType format() {
    for (ResultFormatType type : ResultFormatType.values()) {
      if (type.name().equalsIgnoreCase(formatName)) {
        return type;
      }
    }
    throw new ParameterException(spec.commandLine(),
        "-rf is " + formatName + ", none of json, text, csv, scsv, latex");
  }

  /**
   * Sets the mesh for this process, and returns the arguments that set it for the forks, which do not inherit
   * it.
   */
  private List<String> meshArguments() throws IOException {
    if (mesh == null) {
      return List.of();
    }
    System.setProperty("lockstep.mesh", mesh.toString());
    MeshModel.named("mesh"); // reports problems with it once, here, rather than in every fork
    return List.of("-Dlockstep.mesh=" + mesh);
  }

  static OptionsBuilder complete(Run run, Options options, List<String> jvmArguments) {
    OptionsBuilder builder = run.options(options);
    builder.addProfiler(GCProfiler.class).shouldFailOnError(options.shouldFailOnError().orElse(true));
    List<String> more = new ArrayList<>(options.getJvmArgsAppend().orElse(List.of()));
    more.addAll(jvmArguments);
    if (run.preset() != null) {
      more.addAll(run.preset().jvmArguments());
    }
    if (!more.isEmpty()) {
      builder.jvmArgsAppend(more.toArray(String[]::new));
    }
    return builder;
  }

  /** Removes paths of this machine, as results are public. */
  private static byte[] withoutPaths(byte[] json) throws IOException {
    ObjectMapper mapper = new ObjectMapper();
    JsonNode scores = mapper.readTree(json);
    for (JsonNode score : scores) {
      ((ObjectNode) score).remove("jvm");
      Iterator<JsonNode> arguments = score.path("jvmArgs").elements();
      while (arguments.hasNext()) {
        if (arguments.next().asText().matches("-Dlockstep\\.(caller|embree|mesh|tinybvh)=.*")) {
          arguments.remove();
        }
      }
    }
    return mapper.writerWithDefaultPrettyPrinter().writeValueAsBytes(scores);
  }

  /** The default file for scores, in the working directory. */
  static Path defaultFile(List<String> names) {
    return OutputFiles.LATEST.resolve("jmh-" + Processor.slug(String.join("-", names)) + ".json");
  }
}
