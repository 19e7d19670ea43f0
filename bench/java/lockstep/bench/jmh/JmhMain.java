package lockstep.bench.jmh;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lockstep.bench.Model;
import lockstep.bench.embree.Embree;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.NoBenchmarksException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Runs suites: {@code jmh [pattern] [JMH options]}. Scores go to {@code results/<machine>/jmh-<pattern>.json},
 * or to the file of {@code -rff}, and only when every benchmark ran; allocation is always measured.
 *
 * <p>Who asks for one pair with {@code -p pair=…} should also name the methods, such as {@code
 * ZipSuite.(scalar|wide)}: not every library has a test for every pair, and asking it fails the run.
 *
 * <p>{@code --mesh FILE.obj} says what {@code -p scene=mesh} is. Without Embree its benchmarks are left out.
 */
public final class JmhMain {
  private static final String ALL = JmhMain.class.getPackageName();

  private JmhMain() {}

  public static void main(String[] args) throws IOException {
    System.exit(run(args));
  }

  /** Runs what {@code args} ask for and returns the exit code. */
  public static int run(String[] args) throws IOException {
    CommandLineOptions options;
    try {
      options = new CommandLineOptions(mesh(args));
    } catch (CommandLineOptionException e) {
      System.err.println(e.getMessage());
      return 2;
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
    } else {
      return measure(options);
    }
    return 0;
  }

  /** Takes {@code --mesh FILE.obj} out of the arguments: it says what the scene {@code mesh} is. */
  private static String[] mesh(String[] args) {
    int at = Arrays.asList(args).indexOf("--mesh");
    if (at < 0 || at == args.length - 1) {
      return args;
    }
    Path caller = Path.of(System.getProperty("lockstep.caller", ""));
    System.setProperty("lockstep.mesh", caller.resolve(args[at + 1]).toString());
    List<String> rest = new ArrayList<>(List.of(args));
    rest.subList(at, at + 2).clear();
    return rest.toArray(String[]::new);
  }

  private static int measure(CommandLineOptions options) throws IOException {
    Path target = Path.of(options.getResult().orElse(defaultFile(options.getIncludes())));
    Path part = target.resolveSibling(target.getFileName() + ".part");
    Files.createDirectories(target.toAbsolutePath().getParent());
    ResultFormatType format = options.getResultFormat().orElse(ResultFormatType.JSON);
    OptionsBuilder builder = new OptionsBuilder();
    builder.parent(options).result(part.toString()).addProfiler(GCProfiler.class).resultFormat(format)
        .shouldFailOnError(options.shouldFailOnError().orElse(true));
    if (options.getIncludes().isEmpty()) {
      builder.include(ALL);
    }
    Optional<String> noEmbree = Embree.missing();
    if (noEmbree.isPresent()) {
      System.err.println(noEmbree.get());
      builder.exclude("Embree$");
    }
    String mesh = System.getProperty("lockstep.mesh");
    if (mesh != null) {
      Model.named("mesh"); // complains here and once, not in every fork, of what is wrong with it
      List<String> more = new ArrayList<>(options.getJvmArgsAppend().orElse(List.of()));
      more.add("-Dlockstep.mesh=" + mesh); // forks do not inherit what this process has set
      builder.jvmArgsAppend(more.toArray(String[]::new));
    }
    try {
      Collection<RunResult> results = new Runner(builder.build()).run();
      if (format == ResultFormatType.JSON) {
        forgetPaths(part);
      }
      Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
      System.out.println(results.size() + " scores written to " + target);
      return 0;
    } catch (NoBenchmarksException e) {
      System.err.println("no benchmark matches " + options.getIncludes());
      return 2;
    } catch (RunnerException e) {
      System.err.println("no scores written: " + e.getMessage());
      return 1;
    } finally {
      Files.deleteIfExists(part);
    }
  }

  /** Results are for all to read: takes out where things are on this machine. */
  private static void forgetPaths(Path json) throws IOException {
    ObjectMapper mapper = new ObjectMapper();
    JsonNode scores = mapper.readTree(json.toFile());
    for (JsonNode score : scores) {
      ((ObjectNode) score).remove("jvm");
      Iterator<JsonNode> arguments = score.path("jvmArgs").elements();
      while (arguments.hasNext()) {
        if (arguments.next().asText().matches("-Dlockstep\\.(caller|embree|mesh)=.*")) {
          arguments.remove();
        }
      }
    }
    mapper.writerWithDefaultPrettyPrinter().writeValue(json.toFile(), scores);
  }

  /** Where scores go on this machine, under the working directory. */
  static String defaultFile(List<String> patterns) throws IOException {
    String name = patterns.isEmpty() ? "all" : slug(String.join("-", patterns));
    return Path.of("results", machine(), "jmh-" + name + ".json").toString();
  }

  /** The processor and its cores as a directory name, such as {@code amd-epyc-2c}. */
  static String machine() throws IOException {
    Path info = Path.of("/proc/cpuinfo");
    List<String> lines = Files.isReadable(info) ? Files.readAllLines(info) : List.of();
    String model = lines.stream().filter(line -> line.startsWith("model name")).findFirst()
        .map(line -> line.substring(line.indexOf(':') + 1)).orElse(System.getProperty("os.arch"));
    long cores = lines.stream().filter(line -> line.startsWith("processor")).count();
    return machine(model, cores == 0 ? Runtime.getRuntime().availableProcessors() : cores);
  }

  static String machine(String model, long cores) {
    return slug(model.replaceAll("\\((R|TM|r|tm)\\)|@.*|\\bCPU\\b|\\bProcessor\\b|\\d+-Core", " ")) + "-"
        + cores + "c";
  }

  private static String slug(String text) {
    return text.replaceAll("[^A-Za-z0-9]+", "-").replaceAll("^-|-$", "").toLowerCase(Locale.ROOT);
  }
}
