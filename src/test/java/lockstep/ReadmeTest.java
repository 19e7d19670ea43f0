package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The README's Java compiles and runs, its matrix is that of the catalogue, and everything that pages mention
 * exists.
 */
@Runs.Widest
@Runs.Vectors
class ReadmeTest {
  private static final int MOST_LINES = 170;

  /** The README's assumptions: a caller's own arrays, all of 1,000 shapes well spread. */
  private static final String GIVEN = """
      import example.SpotLightScalar;
      import java.util.concurrent.ForkJoinPool;
      import lockstep.*;

      public class Tour {
        static float[] column(int salt, float add) {
          float[] column = new float[1_000];
          java.util.Random random = new java.util.Random(salt);
          for (int i = 0; i < column.length; i++) column[i] = 100 * random.nextFloat() + add;
          return column;
        }
        public static void run() {
          int count = 1_000;
          float[] x = column(1, 0), y = column(2, 0), z = column(3, 0), radius = column(4, 0);
          for (int i = 0; i < count; i++) radius[i] /= 200;
          float[] minX = column(1, 0), minY = column(2, 0), minZ = column(3, 0);
          float[] maxX = column(1, 1), maxY = column(2, 1), maxZ = column(3, 1);
          float[] vertices = new float[3 * 999];
          for (int i = 0; i < 999; i++) {
            vertices[3 * i] = x[i / 3] + i % 3;
            vertices[3 * i + 1] = y[i / 3] + i % 2;
            vertices[3 * i + 2] = z[i / 3];
          }
          int[] indices = java.util.stream.IntStream.range(0, 999).toArray();
          int[] layer = new int[count], mask = new int[count];
          float[] matrix = new float[16];
          for (int c = 0; c < 4; c++) matrix[5 * c] = 1;
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
    String code = GIVEN + String.join("\n", blocks) + "\npool.close();\n}\n}\n";
    compile(code, classes);
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
      loader.loadClass("Tour").getMethod("run").invoke(null);
    }
  }

  /** A row for each kind of the first operand, a column for the second, a letter for each verb. */
  @Test
  void theMatrixIsTheCatalogue() throws IOException {
    List<Kind> shapes = Stream.of(Kind.values()).filter(kind -> kind != Kind.RAY).toList();
    StringBuilder matrix = new StringBuilder("| |");
    shapes.forEach(kind -> matrix.append(" ").append(kind.label()).append(" |"));
    matrix.append("\n|").append("---|".repeat(shapes.size() + 1)).append("\n");
    for (Kind first : Kind.values()) {
      matrix.append("| ").append(first.label()).append(" |");
      for (Kind second : shapes) {
        String letters = Stream.of(Verb.values()).filter(verb -> has(verb, first, second))
            .map(ReadmeTest::letter).filter(letter -> !letter.isEmpty()).collect(Collectors.joining(" "));
        matrix.append(" ").append(letters).append(letters.isEmpty() ? "|" : " |");
      }
      matrix.append("\n");
    }
    assertTrue(Files.readString(Path.of("README.md")).contains("\n\n" + matrix + "\n"),
        () -> "the README's matrix should be\n" + matrix);
  }

  private static String letter(Verb verb) {
    return switch (verb) {
      case OVERLAP -> "o";
      case OVERLAP_BY_PLANES -> "p";
      case CONTAINS -> "c";
      case CAST -> "r";
      case DISTANCE -> "d";
      case SIGNED_DISTANCE -> "s";
      case SWEEP -> "w";
      case CONTACT -> "t";
      case CLOSEST_POINTS, UNDER, REACHES_INTO -> ""; // see distance, inside, and contains
    };
  }

  private static boolean has(Verb verb, Kind first, Kind second) {
    try {
      return ScalarKernels.TABLE.get(verb, first, second).kernel() != null;
    } catch (UnsupportedOperationException e) {
      return false;
    }
  }

  /** The README and the pages beside the sources. */
  static List<String> prose() throws IOException {
    List<String> pages = new ArrayList<>(List.of("README.md"));
    try (Stream<Path> files = Files.list(Path.of("src"))) {
      files.map(Path::toString).filter(name -> name.endsWith(".md")).sorted().forEach(pages::add);
    }
    return pages;
  }

  static List<String> pages() throws IOException {
    List<String> pages = prose();
    pages.addAll(List.of("bench/README.md", "results/README.md"));
    return pages;
  }

  /** Files by links and paths, classes by name; except outputs of a run (target) and placeholders (XY). */
  @ParameterizedTest
  @MethodSource("pages")
  void whatPagesMentionExists(String page) throws IOException {
    Path path = Path.of(page);
    String text = Files.readString(path).replaceAll("(?s)```.*?```", "");
    List<String> missing = new ArrayList<>();
    Matcher link = Pattern.compile("\\]\\(([^):]+)\\)|src=\"([^\"]+)\"").matcher(text);
    while (link.find()) {
      String[] to = (link.group(1) == null ? link.group(2) : link.group(1)).split("#", 2);
      Path file = path.resolveSibling(to[0]);
      if (!Files.exists(file) || (to.length > 1 && !anchors(file).contains(to[1]))) {
        missing.add(String.join("#", to));
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

  /** The headings of a page, as links name them. */
  private static List<String> anchors(Path page) throws IOException {
    try (Stream<String> lines = Files.lines(page)) {
      return lines.filter(line -> line.startsWith("#")).map(line -> line.replaceAll("^#+ ", "")
          .toLowerCase(Locale.ROOT).replaceAll("[^\\w -]", "").replace(' ', '-')).toList();
    }
  }

  @Test
  void theReadmeIsReadInMinutes() throws IOException {
    long lines;
    try (Stream<String> all = Files.lines(Path.of("README.md"))) {
      lines = all.count();
    }
    assertTrue(lines <= MOST_LINES, () -> "README.md has " + lines + " lines, and may have " + MOST_LINES);
  }

  @ParameterizedTest
  @MethodSource("prose")
  void linesOfProseEndAt110Characters(String page) throws IOException {
    String text = Files.readString(Path.of(page)).replaceAll("(?s)```.*?```|<img [^>]*>", "");
    assertEquals(List.of(), text.lines()
        .filter(line -> !line.startsWith("|") && line.codePointCount(0, line.length()) > 110).toList());
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
