package lockstep.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import lockstep.Runs;
import lockstep.twin.ScalarTwin;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;

/**
 * Random programs of the subset, compiled: their twins give the answers of the definition, bit for bit, for
 * any floats. {@code -Dlockstep.fuzz=1000} sets the number of programs. A failing program is shrunk for ten
 * seconds; {@link ShrinkingMode#FULL} makes it as small as possible, which takes many minutes.
 */
@Runs.Vectors
class RandomProgramsTest {
  private static final int PROGRAMS = Integer.getInteger("lockstep.fuzz", 100);
  private static final int TRIES = 4;

  /** Programs per run of javac. */
  private static final int BATCH = 25;

  static final int MOST_CHOICES = 1000;

  private static final boolean HAS_VECTORS =
      ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();

  private static final List<String> CONSTRUCTS = List.of("@Twin.Stage", "@Twin.Sure", "@Twin.Leave",
      "@Twin.Doubt", "@Twin.Pass", "static float help", "static boolean help", "static double help",
      "static float pass", "static boolean pass", "static double pass", "double v", "(float)", "(double)",
      "for (", "} else {", "} else if (", " ? ", "Math.fma", "Math.sqrt", "(float) Math.sqrt", "Math.min",
      "Math.max", "Math.abs", "&&", "||", " & ", " | ", " ^ ", "&=", "+=", "==", "!=", "static float probe",
      "int at", "class Math", "class Float", "import randomq.", "float over(int", "over(", "Parts.part",
      "Parts.NEXT", "EARLY", "final float K", "final int K", "final double K", "@Twin.Second", "[at]");

  /** Lists of programs; jqwik shrinks the list, the choices of each program, and the numbers among them. */
  @Provide
  Arbitrary<List<RandomProgram>> programs() {
    return Arbitraries.integers().between(0, 255).withDistribution(RandomDistribution.uniform())
        .array(int[].class).ofMaxSize(MOST_CHOICES).withSizeDistribution(RandomDistribution.uniform())
        .map(RandomProgram::new).list().ofMinSize(1).ofMaxSize(PROGRAMS / TRIES)
        .withSizeDistribution(RandomDistribution.uniform());
  }

  @Property(tries = TRIES, shrinking = ShrinkingMode.BOUNDED)
  void twinsGiveTheBitsOfTheDefinition(@ForAll("programs") List<RandomProgram> programs, @ForAll long seed)
      throws ReflectiveOperationException {
    Random random = new Random(seed);
    List<RandomProgram> accepted = programs.stream().filter(RandomProgramsTest::isAccepted).toList();
    for (int from = 0; from < accepted.size(); from += BATCH) {
      List<RandomProgram> batch = accepted.subList(from, Math.min(from + BATCH, accepted.size()));
      CompiledSources classes = compiled(batch, true);
      for (int p = 0; p < batch.size(); p++) {
        check(batch.get(p), classes, "p" + p, random);
      }
    }
  }

  private static void check(RandomProgram program, ClassLoader classes, String packageName, Random random)
      throws ReflectiveOperationException {
    Constructor<?> constructor = classes.loadClass(packageName + ".ProbeScalar").getDeclaredConstructor();
    constructor.setAccessible(true);
    ScalarTwin scalar = (ScalarTwin) constructor.newInstance();
    assertEquals(program.firstWidth, scalar.firstWidth());
    assertEquals(program.secondWidth, scalar.secondWidth());
    Method definition = definition(classes, packageName);
    for (int batch = 0; batch < 3; batch++) {
      ProbePairs pairs = new ProbePairs(program, definition, random);
      pairs.checkScalar(scalar);
      if (HAS_VECTORS) {
        pairs.checkWide(scalar.wide());
      }
    }
  }

  /** If programs always hit, never hit, or lacked a construct, the property above would prove little. */
  @Test
  void programsHitAndMissAndHaveEveryConstruct() throws ReflectiveOperationException {
    int count = 10 * BATCH;
    int mixed = 0;
    Random random = new Random(1);
    Map<String, Integer> found = new TreeMap<>();
    for (int done = 0; done < count; done += BATCH) {
      List<RandomProgram> programs = new ArrayList<>();
      for (int p = 0; p < BATCH; p++) {
        programs.add(new RandomProgram(random.ints(random.nextInt(MOST_CHOICES), 0, 256).toArray()));
      }
      CompiledSources classes = compiled(programs, false);
      for (int p = 0; p < BATCH; p++) {
        ProbePairs pairs = new ProbePairs(programs.get(p), definition(classes, "p" + p), random);
        mixed += pairs.areMixed() ? 1 : 0;
        for (String construct : CONSTRUCTS) {
          found.merge(construct, programs.get(p).toString().contains(construct) ? 1 : 0, Integer::sum);
        }
      }
    }
    assertTrue(mixed > count / 3, mixed + " of " + count + " programs hit and miss");
    assertTrue(found.values().stream().allMatch(programs -> programs >= count / 100), found::toString);
  }

  /** See {@link RefusedProgramsTest#fewRandomProgramsAreRefused}. */
  private static boolean isAccepted(RandomProgram program) {
    return refusal(program) == null;
  }

  /** The reason for which the compiler rejects a program, or null. */
  static String refusal(RandomProgram program) {
    try {
      twins(program, "p");
      return null;
    } catch (SourceError e) {
      return e.getMessage();
    }
  }

  private static Map<String, String> twins(RandomProgram program, String packageName) {
    Map<String, String> files = new HashMap<>();
    program.sources(packageName).forEach((name, text) -> files.put(name.replace('.', '/') + ".java", text));
    return TwinCompiler.compile(packageName + "/Probe.java", files);
  }

  /**
   * A random program that once did not compile: a loop after a pass widens a column that an earlier loop has
   * widened too.
   */
  @Test
  void columnsMayBeWidenedInTwoLoops() {
    String source = """
        package p;
        import lockstep.twin.Twin;
        final class Probe {
          @Twin
          static boolean probe(float a, @Twin.Second float b) {
            double least = Math.min(a, twice(a));
            @Twin.Doubt
            boolean doubt = least < (double) b;
            return doubt;
          }
          @Twin.Pass
          private static double twice(double a) {
            return a + a;
          }
        }
        """;
    compile(source);
  }

  /**
   * Another one: a comment shows a choice between variables of the definition, one of which has the name of a
   * variable of the kernel.
   */
  @Test
  void commentsDoNotReadVariables() {
    compile("""
        package p;
        import lockstep.twin.Twin;
        final class Probe {
          @Twin
          static boolean probe(float a, @Twin.Second float b) {
            double results = 0.0;
            float c = b + Math.fma(b, b, b + b);
            boolean d = Math.fma(c, c, c) < 0;
            return (d ? results : 1.0) + results < results;
          }
        }
        """);
  }

  /**
   * Other ones: a sure hit does not become a miss if a later condition, by which a vector of pairs leaves, is
   * false; it has left before.
   */
  @Test
  void pairsLeaveAfterOthersAreSure() {
    for (String stage : List.of("a < c", "1 < 2")) {
      compile("""
          package p;
          import lockstep.twin.Twin;
          final class Probe {
            @Twin
            static boolean probe(float a, float b, @Twin.Second float c) {
              @Twin.Stage
              boolean stage = STAGE;
              if (!stage) {
                return false;
              }
              @Twin.Sure
              boolean sure = b < c;
              if (sure) {
                return true;
              }
              @Twin.Leave
              boolean leave = a + b < c;
              if (!leave) {
                return false;
              }
              return (a + b) * a < c * c;
            }
          }
          """.replace("STAGE", stage));
    }
  }

  private static void compile(String source) {
    Map<String, String> sources = new HashMap<>(Map.of("p.Probe", source));
    TwinCompiler.compile("Probe.java", source).forEach((name, twin) -> sources.put("p." + name, twin));
    CompiledSources.of(sources);
  }

  /** These programs in packages p0, p1, …, with their twins or without. */
  private static CompiledSources compiled(List<RandomProgram> programs, boolean withTwins) {
    Map<String, String> sources = new HashMap<>();
    for (int p = 0; p < programs.size(); p++) {
      String packageName = "p" + p;
      sources.putAll(programs.get(p).sources(packageName));
      if (withTwins) {
        twins(programs.get(p), packageName)
            .forEach((name, twin) -> sources.put(packageName + "." + name, twin));
      }
    }
    return CompiledSources.of(sources);
  }

  private static Method definition(ClassLoader classes, String packageName)
      throws ReflectiveOperationException {
    for (Method method : classes.loadClass(packageName + ".Probe").getDeclaredMethods()) {
      if (method.getName().equals("probe")) {
        method.setAccessible(true);
        return method;
      }
    }
    throw new NoSuchMethodException(packageName + ".Probe.probe");
  }
}
