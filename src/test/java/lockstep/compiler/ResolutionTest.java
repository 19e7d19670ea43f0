package lockstep.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.Map;
import lockstep.Runs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names in definitions resolve as they do for javac, or are rejected with their line. */
@Runs.Once
class ResolutionTest {
  private static final String PROBE = """
      package p;
      %s
      final class Probe %s {
        @Twin static float probe(float a, @Twin.Second float b) { return %s; }
        %s
      }
      """;

  /** Classes that the probe may or may not refer to. */
  private static final Map<String, String> OTHERS = Map.of( //
      "p/Parts.java",
      "package p; class Parts { static final float K = 5; static float f(float x) { return x + 5; } }",
      "p/Base.java",
      "package p; class Base { static final float K = 6; static float f(float x) { return x + 6; }"
          + " static class Math { static float abs(float x) { return x + 66; } } }",
      "p/Double.java", "package p; class Double { static final float MAX_VALUE = 55; }", "q/Parts.java",
      "package q; public class Parts { public static final float K = 7; public static float f(float "
          + "x) { return x + 7; } }",
      "q/Math.java", "package q; public class Math { public static float abs(float x) { return x + 8; } }");

  private static Map<String, String> sources(String imports, String header, String answer, String members) {
    Map<String, String> sources = new LinkedHashMap<>(OTHERS);
    sources.put("p/Probe.java", PROBE.formatted(imports, header, answer, members));
    return sources;
  }

  private static SourceFile probe(Map<String, String> sources) {
    return Sources.of(sources).files().stream().filter(file -> file.className().equals("Probe")).findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', nullValues = "-",
      textBlock = """
          f(a)               | (a + 1.0)     | static float f(float x) { return x + 1; } static float f(double x) { return 2; }
          f(a)               | (a + 1.0)     | static float f(double x) { return 2; } static float f(float x) { return x + 1; }
          f(1)               | 2.0           | static float f(double x) { return 9; } static float f(float x) { return x + 1; }
          f(1)               | 3.0           | static float f(float x) { return 9; } static float f(int n) { return n + 2; }
          f(1, a)            | (a + 1.0)     | static float f(double x, float y) { return 9; } static float f(float x, double y) { return 9; } static float f(float x, float y) { return y + x; }
          g(a, 1)            | (a + 3.0)     | static float g(float x, double y) { return 9; } static float g(float x, float y) { return x + f(y); } static float f(double x) { return 9; } static float f(float x) { return 3; }
          f(a)               | (a + 1.0)     | static float f(Object x) { return 9; } static float f(float x) { return x + 1; }
          f(a)               | (a + 1.0)     | static float f(float... x) { return 9; } static float f(float x) { return x + 1; }
          Math.abs(a)        | (a - 1.0)     | static final class Math { static float abs(float x) { return x - 1; } }
          Math.abs(a)        | abs(a)        | -
          java.lang.Math.abs(a) | abs(a)     | static final class Math { static float abs(float x) { return x - 1; } }
          Float.MAX_VALUE    | 2.0           | interface Float { float MAX_VALUE = 2; }
          (float) Double.MAX_VALUE | 55.0    | -
          (float) java.lang.Double.MIN_VALUE | 0.0 | -
          Parts.f(Parts.K)   | 10.0          | -
          Parts.f(Parts.K)   | 2.0           | static class Parts { static final float K = 1; static float f(float x) { return x + K; } }
          Inner.f(a)         | (a + 4.0)     | static class Inner { static class Deep { static float f(float x) { return x + 4; } } static float f(float x) { return Deep.f(x); } }
          Probe.Inner.f(a)   | (a + 2.0)     | static class Inner { static final float K = 2; static float f(float x) { return x + K; } } static final float K = 1;
          K + LATE           | 3.0           | static final float K = LATE + 1, LATE = 1;
          LATE               | 3.0           | static final float K = Math.abs(2f), LATE = K + 1;
          FIXED              | 16.0          | static final float FIXED = 1 << 4;
          """)
  void namesMeanWhatTheyMeanToJavac(String answer, String expected, String members) {
    assertEquals(expected, key(sources("", "", answer, members == null ? "" : members)));
  }

  private static String key(Map<String, String> sources) {
    return NodeText
        .of(Lowering.lower(Definition.of(probe(sources).definitions().getFirst())).outputs().getFirst());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', nullValues = "-",
      textBlock = """
          Math.abs(a)       | (a + 8.0)  | import q.Math;                    |
          Math.abs(a)       | abs(a)     | import q.*;                       | static class Other {}
          Parts.f(Parts.K)  | 14.0       | import q.Parts;                   |
          Parts.f(Parts.K)  | 10.0       | import q.*;                       |
          Parts.f(Parts.K)  | 2.0        | import q.Parts;                   | static class Parts { static float K = 1; static float f(float x) { return 2; } }
          f(K)              | 14.0       | import static q.Parts.*;          |
          f(1)              | 9.0        | import static q.Parts.*;          | static float f(double x) { return 9; }
          abs(a)            | abs(a)     | import static java.lang.Math.*;   |
          abs(a)            | (a + 8.0)  | import static q.Math.abs;         |
          Math.abs(a)       | abs(a)     | import gone.*;                    |
          """)
  void importsMeanWhatTheyMeanToJavac(String answer, String expected, String imports, String members) {
    boolean isAmbiguous = answer.startsWith("Math") && imports.contains("q.*");
    String text = members == null ? "" : members.replace("static float K", "static final float K");
    if (isAmbiguous) {
      refused(sources(imports, "", answer, text), 4, "whose source is at hand");
    } else {
      assertEquals(expected, key(sources(imports, "", answer, text)));
    }
  }

  @Test
  void superclassesAndTheirClassesAreInherited() {
    assertEquals("(a + 6.0)",
        key(sources("", "extends Base", "f(a)", "static float f(double x) { return 9; }")));
    assertEquals("6.0", key(sources("import static q.Parts.*;", "extends Base", "K", "")));
    assertEquals("(a + 66.0)", key(sources("import q.Math;", "extends Base", "Math.abs(a)", "")));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', nullValues = "-",
      textBlock = """
          a                 | 2  | static members are imported       | import static gone.Parts.*; | -            | -
          Math.abs(a)       | 4  | imported class Math              | import gone.Math;           | -            | -
          gone.Math.abs(a)  | 4  | whose source is at hand          | -                           | -            | -
          f(a)              | 3  | of which p.Probe inherits        | -                           | extends gone.Base     | static float f(double x) { return 1; }
          f(a)              | 3  | of which p.Probe inherits        | -                           | implements gone.Base  | static float f(double x) { return 1; }
          In.f(a)           | 4  | of which p.Probe.In inherits     | -                           | -            | static class In extends gone.Base { static float f(double x) { return 1; } }
          In.f(a)           | 4  | whose source is at hand          | -                           | -            | static class In { static float f(double x) { return 1; } private static float f(boolean x) { return 1; } float f(float x) { return 2; } }
          f(1, 1)           | 4  | whose source is at hand          | -                           | -            | static float f(double x, float y) { return 1; } static float f(float x, double y) { return 2; }
          f(a)              | 5  | not float[]                      | -                           | -            | static float f(float... x) { return 1; }
          f(a)              | 5  | not java.lang.Float              | -                           | -            | static float f(Float x) { return 1; }
          f(a)              | 5  | not long                         | -                           | -            | static float f(float x, long y) { return 1; } static float f(float x) { return f(x, 1); }
          make().f(a)       | 4  | whose source is at hand          | -                           | -            | static Probe make() { return null; } static float f(float x) { return 1; }
          make().K          | 4  | whose value is at hand           | -                           | -            | static Probe make() { return null; } static final float K = 1;
          P                 | 5  | may not have its value yet       | -                           | -            | static final float P = Probe.Q + 1; static final float Q = Math.abs(2f);
          P                 | 6  | may not have its value yet       | -                           | -            | static final float P = q() + 1; static final float Q = Math.abs(2f);~ static float q() { return Q; }
          P                 | 5  | may not have its value yet       | -                           | -            | static final float P = In.Q + 1; static class In { static final float Q = Math.abs(2f); }
          P                 | 4  | no initialiser at hand           | -                           | -            | static final float P; static { P = 1; }
          """)
  void whatJavacMayResolveOtherwiseIsRefused(String answer, int line, String reason, String imports,
      String header, String members) {
    String text = members == null ? "" : members.replace("~", "\n");
    refused(sources(imports == null ? "" : imports, header == null ? "" : header, answer, text), line,
        reason);
  }

  private static void refused(Map<String, String> sources, int line, String reason) {
    SourceError error = assertThrows(SourceError.class, () -> TwinCompiler.compile("p/Probe.java", sources),
        sources::toString);
    assertTrue(error.getMessage().startsWith("p/Probe.java:" + line + ": "), error::getMessage);
    assertTrue(error.getMessage().contains(reason), error::getMessage);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      class In { @Twin static boolean f(float a, @Twin.Second float b) { return a < b; } }
      interface In { @Twin static boolean f(float a, @Twin.Second float b) { return a < b; } }
      } class Second { @lockstep.twin.Twin static boolean f(float a, @Twin.Second float b) { return a < b; }
      static void g() { class In { @Twin static boolean f(float a, @Twin.Second float b) { return a < b; } } }
      """)
  void definitionsOutsideOfTheFirstClassAreRefused(String members) {
    refused(sources("", "", "a", members), 5, "definitions are methods of the first class");
  }

  /** Twins name classes of java.lang, and are in the package of their definition. */
  @Test
  void packagesMayHideJavaLang() throws ClassNotFoundException {
    Map<String, String> sources = new LinkedHashMap<>();
    for (String name : new String[] {"Math", "Float", "Double", "Long", "Override", "ThreadLocal"}) {
      sources.put("p." + name, "package p; class " + name + " {}");
    }
    sources.put("p.Probe", """
        package p;
        import lockstep.twin.Twin;
        final class Probe {
          @Twin static float probe(float a, @Twin.Second float b) {
            @Twin.Doubt boolean doubt = a < b * 1e30f;
            double c = (double) a * b;
            if (doubt) { return 1f / 0f; }
            return java.lang.Math.max(a, (float) c);
          }
        }
        """);
    Map<String, String> files = new LinkedHashMap<>();
    sources.forEach((name, text) -> files.put(name.replace('.', '/') + ".java", text));
    TwinCompiler.compile("p/Probe.java", files).forEach((name, twin) -> sources.put("p." + name, twin));
    assertNotNull(CompiledSources.of(sources).loadClass("p.ProbeWide"));
    files.put("p/Math.java", sources.get("p.Probe").replace("Probe", "Math"));
    SourceError error = assertThrows(SourceError.class, () -> TwinCompiler.compile("p/Math.java", files));
    assertTrue(error.getMessage().startsWith("p/Math.java:4: twins use another class called Math"),
        error::getMessage);
  }

  /**
   * Methods of numbers alone are called as they stand, also those of another package that the twin may name;
   * of others the twin has copies.
   */
  @Test
  void twinsCallPublicMethodsOfOtherPackages() throws ClassNotFoundException {
    String part =
        """
            package q;
            public final class %s {
              public static float half(float a) { float b = a * 0.5f; for (int i = 0; i < 9; i++) { b += a; } return b; }
            }
            """;
    Map<String, String> sources = new LinkedHashMap<>();
    sources.put("q.Halves", part.formatted("Halves"));
    sources.put("q.Hidden", part.formatted("Hidden").replace("public static", "static"));
    sources.put("q.Taken", part.formatted("Taken"));
    sources.put("q.Operand", part.formatted("Operand"));
    sources.put("q.Each", """
        package q;
        public final class Each {
          public static float half(lockstep.twin.Vec v) { return Hidden.half(v.x()) + Halves.half(v.y()); }
        }
        """);
    sources.put("p.Taken", "package p; class Taken {}");
    sources.put("p.Probe", """
        package p;
        import lockstep.twin.Sphere;
        import lockstep.twin.Twin;
        import q.Halves;
        final class Probe {
          @Twin static float probe(Sphere a, @Twin.Second float b) {
            return Halves.half(a.radius()) + q.Taken.half(b) + q.Operand.half(a.radius())
                + q.Each.half(a.center());
          }
        }
        """);
    Map<String, String> files = new LinkedHashMap<>();
    sources.forEach((name, text) -> files.put(name.replace('.', '/') + ".java", text));
    Map<String, String> twins = TwinCompiler.compile("p/Probe.java", files);
    twins.forEach((name, twin) -> sources.put("p." + name, twin));
    assertNotNull(CompiledSources.of(sources).loadClass("p.ProbeScalar"));
    String scalar = twins.get("ProbeScalar");
    assertTrue(scalar.contains("import q.Halves;") && scalar.contains("Halves.half("), scalar);
    assertFalse(scalar.contains("Taken") || scalar.contains("Hidden") || scalar.contains("Operand.")
        || scalar.contains("import q.Operand;"), scalar);
  }

  /** The text of a choice is in a comment of the twin, where an escaped line end would end the comment. */
  @Test
  void escapesDoNotGetIntoComments() {
    Map<String, String> sources =
        sources("import lockstep.twin.Twin;", "", "a /* \\u000a boom(); */ < b ? a :\\u000ab", "");
    String wide = TwinCompiler.compile("p/Probe.java", sources).get("ProbeWide");
    assertTrue(wide.contains("boom"), wide);
    assertFalse(wide.contains("\\u"), wide);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      (          | a   | )
      a + (      | a   | )
      ''         | a + | b
      -(         | a   | )
      a < b ? b :| a   | ''
      f(         | a   | )
      """)
  void deepExpressionsAreRefusedAndOthersNot(String before, String middle, String after) {
    String open = before.equals("''") ? "" : before + " ";
    String close = after.equals("''") ? "" : after;
    boolean isChain = open.isEmpty();
    String members = "static float f(float x) { return x; }";
    String few = isChain ? "a + ".repeat(400) + "b" : open.repeat(400) + "a" + close.repeat(400);
    assertNotNull(TwinCompiler.compile("p/Probe.java", sources("", "", few, members)).get("ProbeWide"));
    for (int many : new int[] {1001, 2000}) {
      String deep = isChain ? "a + ".repeat(many) + "b" : open.repeat(many) + "a" + close.repeat(many);
      refused(sources("", "", deep, members), 4, "nested too deeply");
    }
  }
}
