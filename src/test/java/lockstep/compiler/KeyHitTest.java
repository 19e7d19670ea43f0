package lockstep.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import lockstep.Runs;
import org.junit.jupiter.api.Test;

/**
 * The hit bit of a key, and the compiler's effort for it: if that were exponential, none of these tests would
 * end.
 */
@Runs.Once
class KeyHitTest {
  private static final int ROUNDS = 200;

  private static Lowering.Result lower(String body) {
    String source = "class Probe { @Twin static float near(float a, @Twin.Second float b) { " + body + " } }";
    return Lowering.lower(
        Definition.of(Sources.of(Map.of("Probe.java", source)).files().getFirst().definitions().getFirst()));
  }

  private static int operations(Lowering.Result lowered) {
    return Graph.needed(List.of(lowered.hit())).size();
  }

  private static Lowering.Result nearest(String condition, int rounds) {
    return lower("float best = 1f / 0f; for (int i = 0; i < " + rounds + "; i++) { float t = a * i + b; if ("
        + condition + ") { if (t < best) { best = t; } } } return best;");
  }

  @Test
  void choicesThatShareChoicesTakeLinearlyManyOperations() {
    for (String condition : List.of("t > 0f", "Math.abs(t) <= Float.MAX_VALUE",
        "t > 0f && t < 9f || t < -9f")) {
      int once = operations(nearest(condition, ROUNDS));
      int twice = operations(nearest(condition, 2 * ROUNDS));
      assertTrue(once > ROUNDS && twice <= 2 * once, once + " " + twice);
    }
  }

  /** Each choice is reached by paths on which any subset of the values is known to be finite. */
  @Test
  void subsetsOfFiniteValuesAreNotTriedOneByOne() {
    StringBuilder body = new StringBuilder("float best = 1f / 0f;");
    for (int pass = 0; pass < 2; pass++) {
      for (int i = 0; i < ROUNDS; i++) {
        String t = "(a * " + i + " + b)";
        body.append(pass == 0 ? "if (a > " + i + ") { best = " + t + "; }"
            : "if (Math.abs(" + t + ") <= Float.MAX_VALUE) { if (b > " + i + ") { best = " + i + "; } }");
      }
    }
    assertTrue(operations(lower(body + " return best;")) < 20 * ROUNDS);
  }

  @Test
  void conjunctsThatConjunctionsShareCountOnce() {
    StringBuilder body = new StringBuilder("boolean c = a < b;");
    for (int i = 0; i < ROUNDS; i++) {
      body.append("c = (c && a < " + i + ") && (c && b < " + i + ");");
    }
    Lowering.Result lowered = lower(body + " return c ? a : 1f / 0f;");
    assertEquals(2 * ROUNDS + 2, Graph.conjuncts(lowered.hit()).size());
  }

  /** A value that is finite on only one of two paths is compared on both. */
  @Test
  void whatIsFiniteOnEveryWayNeedsNoComparison() {
    assertEquals("(abs(a) <= 3.4028235E38)",
        NodeText.of(lower("return Math.abs(a) <= Float.MAX_VALUE ? a : 1f / 0f;").hit()));
    assertEquals("(abs(a) <= 3.4028235E38)", NodeText
        .of(lower("if (Math.abs(a) <= Float.MAX_VALUE) { return b < 1f ? a : 2f; } return 1f / 0f;").hit()));
    assertEquals("(not((b < 1.0)) || (a < Infinity))", NodeText.of(
        lower("float t = b < 1f ? a : 2f; return b < a && Math.abs(a) <= Float.MAX_VALUE ? t : t;").hit()));
  }

  @Test
  @Runs.Thorough
  void whatWouldTakeForEverIsRefused() {
    StringBuilder parts = new StringBuilder("static float f0(float x) { return x; }");
    for (int i = 1; i < 29; i++) {
      parts.append("static float f" + i + "(float x) { return f" + (i - 1) + "(x) + f" + (i - 1) + "(x); }");
    }
    String source =
        "class Probe { @Twin static float near(float a, @Twin.Second float b) { return f28(a); }\n" + parts
            + "}";
    SourceError error = assertThrows(SourceError.class, () -> TwinCompiler.compile("Probe.java", source));
    assertTrue(error.getMessage().startsWith("Probe.java:2: this definition is too long"), error::getMessage);
  }
}
