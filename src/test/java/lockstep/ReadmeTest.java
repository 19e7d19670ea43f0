package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The README's Java compiles and runs, read from the README itself. */
class ReadmeTest {
  /** What the README takes for granted: a caller's own arrays, all of 10,000 shapes well spread. */
  private static final String GIVEN =
      """
          import java.util.concurrent.ForkJoinPool;
          import lockstep.*;

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
              float[] minX = column(1, 0), minY = column(2, 0), minZ = column(3, 0);
              float[] maxX = column(1, 1), maxY = column(2, 1), maxZ = column(3, 1);
              float[] vertices = column(5, 0), interleaved = new float[40_000];
              for (int i = 0; i < count; i++) for (int c = 0; c < 3; c++) interleaved[4 * i + c] = minX[(i + c) % count];
              int[] indices = new int[10_000], first = new int[n], second = new int[n];
              vertices = java.util.Arrays.copyOf(vertices, 9_999);
              indices = java.util.Arrays.copyOf(indices, 9_999);
              Hits hits = Hits.allocate(count);
              Engine engine = Engine.best();
              ForkJoinPool pool = new ForkJoinPool(2);
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
    String code =
        GIVEN + "{\n" + blocks.getFirst().replace("Hits hits", "hits").replace("Engine engine", "engine")
            + "}\n" + String.join("\n", blocks.subList(1, blocks.size())) + "\npool.close();\n}\n}\n";
    compile(code, classes);
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
      loader.loadClass("Tour").getMethod("run").invoke(null);
    } catch (InvocationTargetException e) {
      // as documented: asking for vectors throws where the JVM has none, after all that does not need them
      boolean announced = Wide.KERNELS == null && e.getCause() instanceof UnsupportedOperationException;
      if (!announced) {
        throw new AssertionError("the README's tour fails", e.getCause());
      }
    }
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
