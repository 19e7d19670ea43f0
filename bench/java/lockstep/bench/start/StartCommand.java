package lockstep.bench.start;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import lockstep.bench.Catalogue;
import lockstep.bench.ChildJvm;
import lockstep.bench.ExitStatus;
import lockstep.bench.OptionRange;
import lockstep.bench.OutputFiles;
import lockstep.bench.Progress;
import lockstep.bench.Version;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures the first seconds of JVMs: each engine and question in a fresh one. */
@Command(name = "start", mixinStandardHelpOptions = true, versionProvider = Version.class, //
    description = "Measures engines from the first call of a fresh JVM on.")
public final class StartCommand implements Callable<Integer> {
  private static final List<String> ENGINES = List.of("scalar", "wide", "best");

  @Option(names = "--seconds", paramLabel = "N", defaultValue = "5",
      description = "How long each JVM is asked (default: ${DEFAULT-VALUE}).")
  private double seconds;

  @Option(names = "--question", paramLabel = "NAME", split = ",", description = "A kernel, such as box-box, "
      + FreshJvm.CLOSEST + " or " + FreshJvm.BUILD + "; several with commas. Default: all.")
  private List<String> questions;

  @Option(names = "--jvm", paramLabel = "OPTION", split = " ",
      description = "Options for the JVMs, such as -XX:AOTCache=FILE; several with spaces.")
  private List<String> options = List.of();

  @Option(names = "--out", paramLabel = "DIR",
      description = "Where start.json and start.html go (default: results/latest, in the project).")
  private Path out = OutputFiles.LATEST;

  @Spec
  private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    OptionRange.check(spec, "--seconds", seconds, 1, 600);
    List<String> all =
        Stream.concat(Catalogue.constructed().stream(), Stream.of(FreshJvm.CLOSEST, FreshJvm.BUILD)).toList();
    List<String> asked = questions == null ? all : questions;
    for (String question : asked) {
      if (!all.contains(question)) {
        throw new ParameterException(spec.commandLine(),
            "no question is called '" + question + "'; there are " + String.join(", ", all));
      }
    }
    Path json = out.resolve("start.json");
    Path page = out.resolve("start.html");
    OutputFiles.prepare(json);
    OutputFiles.prepare(page);

    List<StartRow> rows = new ArrayList<>();
    List<FirstCall> firstCalls = new ArrayList<>();
    for (String engine : ENGINES) {
      firstCalls.add(FirstCall.of(engine, options));
    }
    try (ProgressBar bar = Progress.bar("starting", (long) asked.size() * ENGINES.size())) {
      for (String question : asked) {
        Map<String, double[]> rates = new LinkedHashMap<>();
        for (String engine : ENGINES) {
          bar.setExtraMessage(question + ", " + engine);
          rates.put(engine, run(engine, question));
          bar.step();
        }
        rows.add(StartRow.of(question, rates));
      }
    }
    new OutputFiles().addJson(json, rows).add(page, StartReport.html(rows)).write();
    printFirst(firstCalls);
    print(rows, page);
    return ExitStatus.OK;
  }

  private double[] run(String engine, String question) throws IOException {
    List<String> jvm = new ArrayList<>();
    if (question.equals(FreshJvm.BUILD) && engine.equals("scalar")) {
      jvm.add("-Dlockstep.java=0"); // no engine builds trees: this one runs without vectors
    }
    jvm.addAll(options);
    List<String> said = new ArrayList<>();
    ChildJvm.run(question + ", " + engine, FreshJvm.class, jvm,
        List.of(engine, question, Double.toString(seconds)), said::add);
    return Stream.of(said.getLast().split(" ")).mapToDouble(Double::parseDouble).toArray();
  }

  private void printFirst(List<FirstCall> calls) {
    var screen = spec.commandLine().getOut();
    String form = "%-18s %12s %14s%n";
    screen.printf(form, "first call", "ms", "classes");
    for (FirstCall call : calls) {
      screen.printf(form, call.engine(), String.format(Locale.ROOT, "%.0f", call.millis()), call.classes());
    }
    screen.println();
  }

  private void print(List<StartRow> rows, Path page) {
    var screen = spec.commandLine().getOut();
    String form = "%-18s %12s %14s %14s %14s %14s%n";
    screen.printf(form, "", "least best", "ready after", "first second", "", "");
    screen.printf(form, "question", "/ scalar", "seconds", "scalar M/s", "wide M/s", "best M/s");
    for (StartRow row : rows) {
      screen.printf(form, row.question(), String.format(Locale.ROOT, "%.2f", row.leastOfScalar()),
          row.readyAfter() < 0 ? "never" : String.format(Locale.ROOT, "%.2f", row.readyAfter()),
          first(row.rates().get("scalar")), first(row.rates().get("wide")), first(row.rates().get("best")));
    }
    screen.println("report: " + page.toAbsolutePath());
    screen.flush();
  }

  private static String first(double[] rates) {
    int windows = (int) Math.round(1 / FreshJvm.WINDOW);
    double sum = 0;
    for (int k = 0; k < windows; k++) {
      sum += rates[k];
    }
    return String.format(Locale.ROOT, "%,.1f", sum / windows / 1e6);
  }
}
