package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import lockstep.internal.kernel.Kind;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The README's Java compiles and runs, its matrix is that of the catalogue, and what pages mention exists.
 */
@Runs.Widest
@Runs.Vectors
class ReadmeTest {
  /** What the README takes for granted: a caller's own arrays, all of 10,000 shapes well spread. */
  private static final String GIVEN =
      """
          import example.SpotLightScalar;
          import java.util.concurrent.ForkJoinPool;
          import lockstep.*;
          import lockstep.twin.Twin;

          public class Tour {
            static float[] column(int salt, float add) {
              float[] column = new float[10_000];
              java.util.Random random = new java.util.Random(salt);
              for (int i = 0; i < column.length; i++) column[i] = 100 * random.nextFloat() + add;
              return column;
            }
            public static void run() {
              int count = 10_000, from = 0, n = 5_000;
              float[] x = column(1, 0), y = column(2, 0), z = column(3, 0), radius = column(4, 0);
              for (int i = 0; i < count; i++) radius[i] /= 200;
              float[] minX = column(1, 0), minY = column(2, 0), minZ = column(3, 0);
              float[] maxX = column(1, 1), maxY = column(2, 1), maxZ = column(3, 1);
              float[] vertices = column(5, 0), interleaved = new float[40_000];
              for (int i = 0; i < count; i++) for (int c = 0; c < 3; c++) interleaved[4 * i + c] = minX[(i + c) % count];
              int[] indices = new int[10_000], first = new int[n], second = new int[n];
              vertices = java.util.Arrays.copyOf(vertices, 9_999);
              indices = java.util.Arrays.copyOf(indices, 9_999);
              float[] matrix = new float[16];
              for (int c = 0; c < 4; c++) matrix[5 * c] = 1;
              ForkJoinPool pool = new ForkJoinPool(2);
              javax.swing.BoundedRangeModel bar = new javax.swing.DefaultBoundedRangeModel();
          """;

  @Test
  void theTourCompilesAndRuns(@TempDir Path classes) throws Exception {
    List<String> blocks = new ArrayList<>();
    Matcher matcher =
        Pattern.compile("```java\n(.*?)```", Pattern.DOTALL).matcher(Files.readString(Path.of("README.md")));
    while (matcher.find()) {
      blocks.add(matcher.group(1));
    }
    assertTrue(blocks.size() >= 5, "the README lost its tour");
    String code = GIVEN + String.join("\n", blocks) + "\npool.close();\n}\n}\n";
    compile(code, classes);
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
      loader.loadClass("Tour").getMethod("run").invoke(null);
    } catch (InvocationTargetException e) {
      // as documented: asking for vectors throws where the JVM has none, after all that does not need them
      boolean announced =
          VectorSupport.KERNELS == null && e.getCause() instanceof UnsupportedOperationException;
      if (!announced) {
        throw new AssertionError("the README's tour fails", e.getCause());
      }
    }
  }

  /** A row per verb and kind of the first operand, a column per kind of the second. */
  @Test
  void theMatrixIsTheCatalogue() throws IOException {
    List<Kind> shapes = Stream.of(Kind.values()).filter(kind -> kind != Kind.RAY).toList();
    StringBuilder matrix = new StringBuilder("| |");
    shapes.forEach(kind -> matrix.append(" ").append(kind.label()).append(" |"));
    matrix.append("\n|").append("---|".repeat(shapes.size() + 1)).append("\n");
    // see distance, and inside
    for (Verb verb : EnumSet.complementOf(EnumSet.of(Verb.CLOSEST_POINTS, Verb.UNDER))) {
      for (Kind first : Kind.values()) {
        List<String> cells = shapes.stream().map(second -> has(verb, first, second) ? "yes" : "").toList();
        if (cells.contains("yes")) {
          matrix.append("| ").append(
              verb == Verb.CONTAINS ? first.one() + " contains" : verb.label() + " of " + first.one());
          cells.forEach(cell -> matrix.append(" | ").append(cell));
          matrix.append(" |\n");
        }
      }
    }
    assertTrue(Files.readString(Path.of("README.md")).contains("\n\n" + matrix + "\n"),
        () -> "the README's matrix should be\n" + matrix);
  }

  private static boolean has(Verb verb, Kind first, Kind second) {
    try {
      return ScalarKernels.TABLE.get(verb, first, second).kernel() != null;
    } catch (UnsupportedOperationException e) {
      return false;
    }
  }

  /** Files by links and paths, classes by name; what a run writes (target) and placeholders (XY) apart. */
  @ParameterizedTest
  @ValueSource(strings = {"README.md", "src/README.md", "bench/README.md", "results/README.md"})
  void whatPagesMentionExists(String page) throws IOException {
    Path path = Path.of(page);
    String text = Files.readString(path).replaceAll("(?s)```.*?```", "");
    List<String> missing = new ArrayList<>();
    Matcher link = Pattern.compile("\\]\\(([^)#:]+)\\)|src=\"([^\"]+)\"").matcher(text);
    while (link.find()) {
      String to = link.group(1) == null ? link.group(2) : link.group(1);
      if (!Files.exists(path.resolveSibling(to))) {
        missing.add(to);
      }
    }
    Set<String> sources = new HashSet<>();
    for (String folder : List.of("src", "bench", "target/generated-sources/twins")) {
      try (Stream<Path> files = Files.walk(Path.of(folder))) {
        files.forEach(file -> sources.add(file.getFileName().toString()));
      }
    }
    Matcher name = Pattern.compile("`([A-Z][a-z]+[A-Z][A-Za-z]*)(\\.java)?`").matcher(text);
    while (name.find()) {
      if (!name.group(1).endsWith("Vector") && !sources.contains(name.group(1) + ".java")) {
        missing.add(name.group(1));
      }
    }
    assertEquals(List.of(), missing, page);
  }

  private static void compile(String code, Path classes) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter errors = new StringWriter();
    boolean compiled = compiler.getTask(errors, null, null,
        List.of("-d", classes.toString(), "-classpath", System.getProperty("java.class.path"), "-proc:none"),
        null, List.of(new SimpleJavaFileObject(URI.create("string:///Tour.java"),
            javax.tools.JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return code;
          }
        })).call();
    assertEquals("", errors.toString().lines().filter(line -> line.contains("error")).findFirst().orElse(""));
    assertTrue(compiled, errors::toString);
  }
}
