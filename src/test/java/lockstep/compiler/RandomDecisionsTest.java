package lockstep.compiler;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import lockstep.Effort;
import lockstep.Runs;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;
import org.junit.jupiter.api.Test;

/**
 * Random definitions in exact numbers. Called as plain Java they compute with decimal numbers; both twins
 * have to answer the same, for floats of which many signs are 0.
 */
@Runs.Once
class RandomDecisionsTest {
  private static final int PAIRS = 3 * Kernel.BLOCK - 5;

  /** Writes one definition: exact numbers of known degrees, and decisions by their signs. */
  private static final class Program {
    private final Random random;
    private final StringBuilder text = new StringBuilder();
    private final List<String> numbers = new ArrayList<>();
    private final List<Integer> degrees = new ArrayList<>();

    Program(Random random) {
      this.random = random;
    }

    private String column() {
      return List.of("a.x()", "a.y()", "a.z()", "b.x()", "b.y()", "b.z()", "c").get(random.nextInt(7));
    }

    private void declare(String value, int degree) {
      String name = "n" + numbers.size();
      text.append("    Exact ").append(name).append(" = ").append(value).append(";\n");
      numbers.add(name);
      degrees.add(degree);
    }

    private void operation() {
      int a = random.nextInt(numbers.size()), b = random.nextInt(numbers.size());
      String first = numbers.get(a), second = numbers.get(b);
      int most = Math.max(degrees.get(a), degrees.get(b)), both = degrees.get(a) + degrees.get(b);
      switch (random.nextInt(8)) {
        case 0 -> declare(first + ".plus(" + second + ")", most);
        case 1 -> declare("part(" + first + ", " + second + ")", most);
        case 2 -> declare(test() + " ? " + first + " : " + second + ".negated()", most);
        case 3 -> declare(first + ".abs().below(1000).scaled(2)", degrees.get(a));
        default -> {
          if (both <= 7) {
            declare(first + (a == b ? ".square()" : ".times(" + second + ")"), both);
          } else {
            declare(first + ".minus(" + second + ")", most);
          }
        }
      }
    }

    private String test() {
      String number = numbers.get(random.nextInt(numbers.size()));
      String other = numbers.get(random.nextInt(numbers.size()));
      String[] tests = {number + ".isPositive()", "!" + number + ".isZero()",
          number + ".minus(" + other + ").isNegative()", "less(" + number + ", " + other + ")",
          column() + " > 0"};
      String test = tests[random.nextInt(tests.length)];
      return switch (random.nextInt(4)) {
        case 0 -> "(" + test + " && " + test() + ")";
        case 1 -> "(" + test + " || " + test() + ")";
        default -> test;
      };
    }

    String write() {
      declare("Exact.difference(" + column() + ", " + column() + ")", 1);
      declare("Exact.sum(" + column() + ", " + column() + ")", 1);
      declare("ExactVec.difference(a, b).square()", 2);
      declare("Exact.of(" + column() + ")", 1);
      for (int k = random.nextInt(10); k >= 0; k--) {
        operation();
        if (random.nextInt(4) == 0) {
          text.append("    if (").append(test()).append(") {\n      ");
          int a = random.nextInt(numbers.size()), b = random.nextInt(numbers.size());
          text.append(degrees.get(a) >= degrees.get(b) && random.nextBoolean()
              ? numbers.get(a) + " = " + numbers.get(b) : "return " + test()).append(";\n    }\n");
        }
      }
      return """
          package p;
          import lockstep.twin.*;
          public final class Probe {
            @Twin
            public static boolean decide(Vec a, @Twin.Second Vec b, float c) {
          """ + text + "    return " + test() + ";\n  }\n" + """
            private static Exact part(Exact a, Exact b) {
              Exact most;
              if (b.minus(a).isPositive()) {
                most = b;
              } else {
                most = a;
              }
              return most;
            }
            private static boolean less(Exact a, Exact b) {
              Exact gap = a.minus(b);
              if (gap.isZero()) {
                return a.isNegative();
              }
              return gap.isNegative();
            }
          }
          """;
    }
  }

  private static float number(Random random) {
    return switch (random.nextInt(16)) {
      case 0 -> (random.nextInt(5) - 2) * 0x1p-40f;
      case 1 -> (random.nextInt(5) - 2) * Float.MIN_VALUE;
      case 2 -> random.nextBoolean() ? Float.MAX_VALUE : -0f;
      case 3 -> 1 + random.nextInt(3) * 0x1p-23f;
      case 4 -> random.nextFloat();
      default -> random.nextInt(5) - 2;
    };
  }

  @Test
  void programs() throws ReflectiveOperationException {
    Random random = new Random(7);
    for (int p = 0; p < Effort.choose(10, 25, 1000); p++) {
      check(new Program(random).write(), random);
    }
  }

  private static void check(String source, Random random) throws ReflectiveOperationException {
    Map<String, String> sources = new LinkedHashMap<>();
    sources.put("p.Probe", source);
    TwinCompiler.compile("p/Probe.java", Map.of("p/Probe.java", source))
        .forEach((twin, text) -> sources.put("p." + twin, text));
    ClassLoader loader = CompiledSources.of(sources);
    Method definition = null;
    for (Method method : loader.loadClass("p.Probe").getMethods()) {
      definition = method.getName().equals("decide") ? method : definition;
    }
    Constructor<?> constructor = loader.loadClass("p.ProbeScalar").getDeclaredConstructor();
    ScalarTwin scalar = (ScalarTwin) constructor.newInstance();
    Operand first = operand(3, random), second = operand(4, random);
    long[] expected = new long[Kernel.words(PAIRS)];
    for (int i = 0; i < PAIRS; i++) {
      float[][] a = first.columns, b = second.columns;
      boolean hit = (boolean) definition.invoke(null, new lockstep.twin.Vec(a[0][i], a[1][i], a[2][i]),
          new lockstep.twin.Vec(b[0][i], b[1][i], b[2][i]), b[3][i]);
      expected[i >> 6] |= hit ? 1L << i : 0;
    }
    for (Kernel kernel : ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent()
        ? new Kernel[] {scalar, scalar.wide()} : new Kernel[] {scalar}) {
      long[] hits = new long[expected.length];
      kernel.run(first, second, PAIRS, new Output().at(hits, 0, new float[0][], 0));
      Kernel.trim(hits, 0, PAIRS);
      assertArrayEquals(expected, hits, () -> kernel.getClass().getName() + source);
    }
  }

  private static Operand operand(int columns, Random random) {
    float[][] all = new float[columns][Kernel.padded(PAIRS)];
    for (float[] column : all) {
      for (int i = 0; i < column.length; i++) {
        column[i] = number(random);
      }
    }
    return new Operand().walk(all, 0);
  }
}
