package lockstep.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import lockstep.Runs;
import org.junit.jupiter.api.Test;

/** Reading a file: its class, its definition's signature, the text of pieces of code. */
@Runs.Once
class DefinitionTest {
  private static Definition definition(String signature) {
    return Definition
        .of(parse("class Probe { @Twin static " + signature + " { return x; } }").definitions().getFirst());
  }

  private static SourceFile parse(String text) {
    return Sources.of(Map.of("Probe.java", text)).files().getFirst();
  }

  @Test
  void columnsGoToTheSecondOperandFromItsMarkOn() {
    Definition near = definition("boolean near(float x, float y, @Twin.Second float r, float s, float t)");
    assertEquals("near", near.name());
    assertEquals(List.of("x", "y"), near.first());
    assertEquals(List.of("r", "s", "t"), near.second());
    assertEquals(List.of(), near.outputs());
    assertFalse(near.returnsKey());
  }

  @Test
  void aFloatIsTheOnlyColumn() {
    Definition cast = definition("float cast(float x, @Second float r)");
    assertTrue(cast.returnsKey());
    assertEquals(List.of("key"), cast.outputs());
  }

  @Test
  void columnsOfTheResultComeLast() {
    Definition cast =
        definition("boolean cast(float x, @Twin.Second float r, float[] t, float[] u, int entry)");
    assertFalse(cast.returnsKey());
    assertEquals(List.of("t", "u"), cast.outputs());
    assertEquals("entry", cast.at());
  }

  @Test
  void twinsOfSeveralDefinitionsAreCalledAfterTheirMethodsToo() {
    String near = "@Twin static boolean near(float x, @Twin.Second float y) { return x < y; }";
    String far = "@Twin static boolean far(float x, @Twin.Second float y) { return x > y; }";
    assertEquals(List.of("ProbeScalar", "ProbeWide"),
        List.copyOf(TwinCompiler.compile("Probe.java", "class Probe { " + near + " }").keySet()));
    Map<String, String> twins = TwinCompiler.compile("Probe.java", "class Probe { " + near + far + " }");
    assertEquals(List.of("ProbeNearScalar", "ProbeNearWide", "ProbeFarScalar", "ProbeFarWide"),
        List.copyOf(twins.keySet()));
    assertTrue(twins.get("ProbeFarScalar").contains("class ProbeFarScalar")
        && twins.get("ProbeFarScalar").contains("Probe.far("));
  }

  /** Marks have no effect there, even in an arm of a choice, where the definition itself may have none. */
  @Test
  void marksOfADefinitionThatAnotherCallsSayNothing() {
    String near = "@Twin static boolean near(float x, @Twin.Second float y) {"
        + " @Twin.Stage boolean s = x < y; return s && x * y < 1; }";
    String far =
        "@Twin static float far(float x, @Twin.Second float y) { return x < 0 ? x : near(x, y) ? 0 : y; }";
    Map<String, String> twins = TwinCompiler.compile("Probe.java", "class Probe { " + near + far + " }");
    assertTrue(twins.get("ProbeNearWide").contains("StagedKernel"));
    assertFalse(twins.get("ProbeFarWide").contains("StagedKernel"));
  }

  @Test
  void aFileIsItsFirstClass() {
    SourceFile file = parse("""
        package p.q;
        public class Probe {
          static final int N = 3;
          static float n = 3;
          final float k = 3;
          @Twin static boolean f(float x) { return true; }
          @lockstep.twin.Twin static boolean g(float x, float y) { return true; }
          @Twinned static boolean f(float x, float y) { return true; }
          static boolean f(double x) { return true; }
        }
        class Other { static boolean h() { return true; } }
        """);
    assertEquals("p.q", file.packageName());
    assertEquals("Probe", file.className());
    assertTrue(file.isPublic());
    assertEquals(List.of("f", "g"),
        file.definitions().stream().map(method -> method.method().getName().toString()).toList());
    assertFalse(parse("class Probe {}").isPublic());
    assertEquals("", parse("class Probe {}").packageName());
  }

  @Test
  void aPieceOfTextIsOneLineWithoutComments() {
    SourceFile file = parse("class Probe { @Twin float f() { return a   + // more\n\n   b; } }");
    assertEquals("{ return a + b; }", file.text(file.definitions().getFirst().method().getBody()));
  }

  @Test
  void whatIsNotJavaIsRefusedWithItsLine() {
    SourceError error =
        assertThrows(SourceError.class, () -> parse("class Probe {\n  static boolean f( { }\n}"));
    assertTrue(error.getMessage().startsWith("Probe.java:2: "), error::getMessage);
    SourceError empty = assertThrows(SourceError.class, () -> parse("// nothing"));
    assertEquals("Probe.java: there is no class", empty.getMessage());
  }

  @Test
  void aFileWithoutDefinitionHasNoTwins() {
    assertEquals(Map.of(),
        TwinCompiler.compile("Probe.java", "class Probe { static boolean f() { return true; } }"));
  }
}
