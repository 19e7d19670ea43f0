package lockstep.bench.jmh;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import lockstep.bench.BadInput;
import lockstep.bench.Catalogue;
import lockstep.bench.clang.CompiledKernel;
import lockstep.bench.clang.CompiledLibrary;
import lockstep.bench.embree.Embree;
import lockstep.bench.tinybvh.TinyBvh;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.Verb;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.openjdk.jmh.util.Optional;

/**
 * Benchmarks that JMH runs in one go, with the values of their parameters. JMH annotations do not know the
 * kernels: the values of {@code pair} come from the catalogue, and for peers from what their library
 * supports.
 *
 * @param preset the preset of the run, or null
 * @param parameters those that differ from the suite's; {@code pair} is always included if there is one
 */
record Run(Preset preset, List<BenchmarkListEntry> benchmarks, Map<String, List<String>> parameters) {
  private static final double SECONDS_TO_START = 1.5;

  /**
   * The runs requested on the command line.
   *
   * @param names presets, and patterns for benchmarks
   * @param options those of the command line, without names, which JMH would add to every run's
   * @param missing patterns of benchmarks that cannot run here
   */
  static List<Run> of(List<String> names, Options options, Collection<String> missing) throws BadInput {
    List<String> patterns = new ArrayList<>();
    List<Preset> presets = new ArrayList<>();
    for (String name : names) {
      Preset preset = Preset.named(name);
      if (preset == null) {
        patterns.add(name);
      } else {
        presets.add(preset);
      }
    }
    List<String> excludes = new ArrayList<>(options.getExcludes());
    excludes.addAll(missing);
    List<Run> runs = new ArrayList<>();
    if (presets.isEmpty()) {
      addRuns(null, find(patterns, excludes), Map.of(), options, runs);
    }
    for (Preset preset : presets) {
      for (Preset.Choice choice : preset.choices()) {
        Collection<BenchmarkListEntry> found = new ArrayList<>(find(List.of(choice.benchmarks()), excludes));
        if (!patterns.isEmpty()) { // only those of a preset
          found.retainAll(find(patterns, List.of()));
        }
        addRuns(preset, found, choice.parameters(), options, runs);
      }
    }
    return runs;
  }

  /** Patterns of the benchmarks whose requirements are not installed here, and what is missing. */
  static Map<String, String> missing() {
    Map<String, String> missing = new LinkedHashMap<>();
    Embree.missing().ifPresent(reason -> missing.put("Embree$", reason));
    TinyBvh.missing().ifPresent(reason -> missing.put("TinyBvh$", reason));
    CompiledLibrary.missing().ifPresent(reason -> missing.put("\\.LimitSuite\\.|Clang$", reason));
    return missing;
  }

  /** Whether it has a benchmark that matches a pattern. */
  boolean has(String pattern) {
    return benchmarks.stream().anyMatch(b -> Pattern.compile(pattern).matcher(b.getUsername()).find());
  }

  /** All benchmarks that match one of some patterns and none of others. */
  static Set<BenchmarkListEntry> find(List<String> patterns, List<String> excludes) {
    return BenchmarkList.defaultList()
        .find(OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT), patterns, excludes);
  }

  /** Adds runs of benchmarks; benchmarks with the same parameter values share a run. */
  private static void addRuns(Preset preset, Collection<BenchmarkListEntry> benchmarks,
      Map<String, List<String>> chosen, Options options, List<Run> runs) throws BadInput {
    Map<Map<String, List<String>>, List<BenchmarkListEntry>> groups = new LinkedHashMap<>();
    for (BenchmarkListEntry benchmark : benchmarks) {
      Map<String, List<String>> parameters = new LinkedHashMap<>();
      for (var choice : chosen.entrySet()) {
        parameters.put(choice.getKey(), asked(options, choice.getKey(), choice.getValue()));
      }
      if (parameters(benchmark).containsKey("pair")) {
        List<String> pairs = new ArrayList<>(pairs(benchmark));
        pairs.retainAll(chosen.getOrDefault("pair", pairs));
        pairs.retainAll(askedPairs(options));
        if (pairs.isEmpty()) {
          continue;
        }
        parameters.put("pair", pairs);
      }
      groups.computeIfAbsent(parameters, any -> new ArrayList<>()).add(benchmark);
    }
    groups.forEach((parameters, group) -> runs.add(new Run(preset, group, parameters)));
  }

  /** The kernels that a benchmark supports. */
  private static List<String> pairs(BenchmarkListEntry benchmark) {
    String name = benchmark.getUsername();
    if (name.contains("." + DistanceSuite.class.getSimpleName() + ".")) {
      return pairs(name, Catalogue::isDistance, ClosestPeer.JOML.keySet(), ClosestPeer.BULLET.keySet());
    }
    if (name.contains("." + ContactSuite.class.getSimpleName() + ".")) {
      return pairs(name, entry -> entry.verb() == Verb.CONTACT, Set.of(), ContactPeer.BULLET.keySet());
    }
    if (name.contains("." + SweepSuite.class.getSimpleName() + ".")) {
      return pairs(name, entry -> entry.verb() == Verb.SWEEP, SweptPeer.JOML.keySet(),
          SweptPeer.BULLET.keySet());
    }
    if (name.contains("." + LimitSuite.class.getSimpleName() + ".")) {
      return CompiledKernel.pairs();
    }
    Set<String> suitable = name.endsWith(".joml") ? Joml.LIBRARY.tests().keySet()
        : name.endsWith(".gdx") ? Gdx.LIBRARY.tests().keySet()
            : name.contains("." + CastSuite.class.getSimpleName() + ".") ? CastSuite.pairs()
                : name.contains("." + ClassifySuite.class.getSimpleName() + ".")
                    ? Set.copyOf(Catalogue.containers()) : Set.copyOf(Catalogue.constructed());
    return Catalogue.names().stream().filter(suitable::contains).toList();
  }

  private static List<String> pairs(String benchmark, Predicate<Entry> suitable, Set<String> joml,
      Set<String> bullet) {
    return Catalogue.entries().stream().filter(suitable).map(Catalogue::name)
        .filter(pair -> benchmark.endsWith(".joml") ? joml.contains(pair)
            : !benchmark.endsWith(".bullet") || bullet.contains(pair))
        .toList();
  }

  private static List<String> askedPairs(Options options) throws BadInput {
    List<String> asked = asked(options, "pair", Catalogue.names());
    for (String pair : asked) {
      try {
        Catalogue.named(pair);
      } catch (IllegalArgumentException e) {
        throw new BadInput(e.getMessage());
      }
    }
    return asked;
  }

  private static List<String> asked(Options options, String parameter, List<String> otherwise) {
    Optional<Collection<String>> asked = options.getParameter(parameter);
    return asked.hasValue() ? List.copyOf(asked.get()) : otherwise;
  }

  private static Map<String, String[]> parameters(BenchmarkListEntry benchmark) {
    return benchmark.getParams().orElse(Map.of());
  }

  /** The JMH options of the run. The command line takes precedence over the preset. */
  OptionsBuilder options(Options commandLine) {
    OptionsBuilder builder = new OptionsBuilder();
    builder.parent(commandLine);
    benchmarks.forEach(benchmark -> builder.include("^" + Pattern.quote(benchmark.getUsername()) + "$"));
    parameters.forEach((name, values) -> builder.param(name, values.toArray(String[]::new)));
    if (preset != null) {
      builder.warmupIterations(commandLine.getWarmupIterations().orElse(Preset.WARMUPS))
          .warmupTime(commandLine.getWarmupTime().orElse(Preset.ITERATION))
          .measurementIterations(commandLine.getMeasurementIterations().orElse(Preset.ITERATIONS))
          .measurementTime(commandLine.getMeasurementTime().orElse(Preset.ITERATION));
    }
    return builder;
  }

  /** The number of its scores. */
  long scores(Options commandLine) {
    return benchmarks.stream().mapToLong(benchmark -> scores(benchmark, commandLine)).sum();
  }

  private long scores(BenchmarkListEntry benchmark, Options commandLine) {
    long scores = 1;
    for (var parameter : parameters(benchmark).entrySet()) {
      List<String> values = parameters.get(parameter.getKey());
      scores *= values != null ? values.size()
          : asked(commandLine, parameter.getKey(), List.of(parameter.getValue())).size();
    }
    return scores;
  }

  /** Its approximate duration in seconds, without the creation of data. */
  double seconds(Options commandLine) {
    Options options = options(commandLine);
    double seconds = 0;
    for (BenchmarkListEntry b : benchmarks) {
      double fork = SECONDS_TO_START
          + seconds(options.getWarmupIterations(), b.getWarmupIterations(), options.getWarmupTime(),
              b.getWarmupTime())
          + seconds(options.getMeasurementIterations(), b.getMeasurementIterations(),
              options.getMeasurementTime(), b.getMeasurementTime());
      seconds += scores(b, commandLine)
          * Math.max(1, options.getForkCount().orAnother(b.getForks()).orElse(1)) * fork;
    }
    return seconds;
  }

  private static double seconds(Optional<Integer> count, Optional<Integer> usualCount,
      Optional<TimeValue> time, Optional<TimeValue> usualTime) {
    TimeValue each = time.orAnother(usualTime).orElse(TimeValue.seconds(1));
    return count.orAnother(usualCount).orElse(1) * each.convertTo(java.util.concurrent.TimeUnit.MILLISECONDS)
        / 1e3;
  }
}
