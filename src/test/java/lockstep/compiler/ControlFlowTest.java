package lockstep.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lockstep.Runs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The translation of a definition's statements and expressions to choices by conditions. */
@Runs.Once
class ControlFlowTest {
  /** Parts and constants used by definitions here. */
  private static final String PARTS = """
      static final float SIZE = 3;
      static final double THIRD = 1.0 / SIZE;
      static float least(float a, float b) { if (a < b) { return a; } return b; }
      static float twice(double a) { return (float) (a + a); }
      static float twice(float a) { return a + a; }
      static double sum(double a, double b) { return a + b; }
      """;

  private static Lowering.Result lower(String definition) {
    Map<String, String> sources = new LinkedHashMap<>();
    sources.put("Probe.java", "class Probe {\n@Twin " + definition + "\n" + PARTS + "}");
    sources.put("Other.java",
        "class Other { static final int N = 2; static float half(float a) { return a / N; } }");
    return Lowering.lower(Definition.of(Sources.of(sources).files().getFirst().definitions().getFirst()));
  }

  /** The body of a definition that returns a boolean, and its result bit. */
  @ParameterizedTest
  @CsvSource(delimiterString = "=>",
      textBlock = """
          return a < b; => (a < b)
          if (a < b) { return true; } return false; => (a < b)
          if (a < b) { return false; } return true; => not((a < b))
          if (a < b) { return true; } else { return a == 0; } => ((a < b) || (a == 0.0))
          if (!(a < b)) { return false; } return b < 1; => ((a < b) && (b < 1.0))
          if (a < b) { if (b < 1) { return true; } } return false; => ((a < b) && (b < 1.0))
          if (a < b) { return true; } if (b < 1) { return false; } return true; => ((a < b) || not((b < 1.0)))
          if (a < b) { return a < 0; } if (b < 1) { return true; } return false; => (((a < b) && (a < 0.0)) || (not((a < b)) && (b < 1.0)))
          float x = a; if (a < b) { x = b; } return x < 1; => (((a < b) ? b : a) < 1.0)
          float x = a; if (a < b) x = b; else x = 2; return x < 1; => (((a < b) ? b : 2.0) < 1.0)
          float x; if (a < b) { x = b; } else { x = a; } return x < 1; => (((a < b) ? b : a) < 1.0)
          float x = a; if (a < b) { float y = b; x = y; } return x < 1; => (((a < b) ? b : a) < 1.0)
          float x = a; if (a < b) { return true; } else { x = b; } return x < 1; => ((a < b) || (b < 1.0))
          float x = a; if (a < b) { x = 1; } else { return false; } return x < b; => ((a < b) && (1.0 < b))
          float x = a; if (a < b) { x = 1; return x < b; } return x < 1; => (((a < b) && (1.0 < b)) || (not((a < b)) && (a < 1.0)))
          if (SIZE > 2) { return a < b; } return true; => (a < b)
          if (SIZE < 2) { return a < b; } return b < 1; => (b < 1.0)
          if (SIZE < 2) { return a < b; } else return b < 1; => (b < 1.0)
          float x = a; for (int i = 0; i < 3; i++) { x += b; } return x < 1; => ((((a + b) + b) + b) < 1.0)
          float x = a; for (int i = 2; i > 0; i -= 1) { x = x * i; } return x < 1; => (((a * 2.0) * 1.0) < 1.0)
          for (int i = 0; i < 3; i++) { if (i == 1) { return a < b; } } return true; => (a < b)
          for (int i = 0; i < 2; i++) { if (a < i) { return true; } } return false; => ((a < 0.0) || (a < 1.0))
          { float x = 1; } float x = 2; return a < x; => (a < 2.0)
          ; return a < b; => (a < b)
          return least(a, b) < 1; => (((a < b) ? a : b) < 1.0)
          return a < b ? b < 1 : b < 2; => (((a < b) && (b < 1.0)) || (not((a < b)) && (b < 2.0)))
          return (a < b ? 1 : 2) < b; => (((a < b) ? 1.0 : 2.0) < b)
          return (a < b ? 1 : 2.0) < a; => (((a < b) ? 1.0 : 2.0) < widen(a))
          return a < b == b < 1; => not(((a < b) ^ (b < 1.0)))
          return a < b != b < 1; => ((a < b) ^ (b < 1.0))
          boolean x = a < b; x &= b < 1; x ^= a < 1; return x; => (((a < b) && (b < 1.0)) ^ (a < 1.0))
          return a > b & b >= 1 & a <= 2 & a != b; => ((((a > b) && (b >= 1.0)) && (a <= 2.0)) && (a != b))
          return a * b - a / b < -a; => (((a * b) - (a / b)) < neg(a))
          return a < 7 / 2 + +1; => (a < 4.0)
          return a < 1 + 0.5f * SIZE; => (a < 2.5)
          return a < 0.1; => (widen(a) < 0.1)
          return a < THIRD; => (widen(a) < 0.3333333333333333)
          return a < (float) THIRD; => (a < 0.33333334)
          return a < Probe.SIZE - Other.N; => (a < 1.0)
          return a < Other.half(b); => (a < (b / 2.0))
          return twice(a) < twice((double) b); => ((a + a) < narrow((widen(b) + widen(b))))
          return sum(a, 1) < 2; => ((widen(a) + 1.0) < 2.0)
          return Math.abs(a) < Math.min(b, 1); => (abs(a) < min(b, 1.0))
          return Math.max(a, 1.0) < Math.sqrt(b); => (max(widen(a), 1.0) < sqrt(widen(b)))
          return (float) Math.sqrt(a) < Math.fma(a, b, 2); => (sqrt(a) < fma(a, b, 2.0))
          return a < Math.fma(1, 2, 3); => (a < 5.0)
          float x = a; x *= 2.0; return x < b; => (narrow((widen(a) * 2.0)) < b)
          return a < Float.MAX_VALUE && a > Float.MIN_NORMAL; => ((a < 3.4028235E38) && (a > 1.1754944E-38))
          return a < Double.POSITIVE_INFINITY || a > Math.PI; => ((widen(a) < Infinity) || (widen(a) > 3.141592653589793))
          """)
  void hit(String body, String hit) {
    Node lowered = lower("static boolean near(float a, @Twin.Second float b) { " + body + " }").hit();
    assertEquals(hit, NodeText.of(lowered));
  }

  /** The body of a definition that returns a float, the key, and the result bit. */
  @ParameterizedTest
  @CsvSource(delimiterString = "=>",
      textBlock = """
          return a; => a => (a < Infinity)
          return a < b ? b : Float.POSITIVE_INFINITY; => ((a < b) ? b : Infinity) => ((a < b) && (b < Infinity))
          if (!(a < b)) { return Float.POSITIVE_INFINITY; } return 1; => ((a < b) ? 1.0 : Infinity) => (a < b)
          return Math.abs(b) <= Float.MAX_VALUE ? b : Float.POSITIVE_INFINITY; => ((abs(b) <= 3.4028235E38) ? b : Infinity) => (abs(b) <= 3.4028235E38)
          return a < 1 && Math.abs(b) <= Float.MAX_VALUE ? b : 2; => (((a < 1.0) && (abs(b) <= 3.4028235E38)) ? b : 2.0) => true
          return Math.abs(b) <= Float.MAX_VALUE ? a : b; => ((abs(b) <= 3.4028235E38) ? a : b) => (((abs(b) <= 3.4028235E38) ? a : b) < Infinity)
          """)
  void key(String body, String key, String hit) {
    Lowering.Result lowered = lower("static float near(float a, @Twin.Second float b) { " + body + " }");
    assertEquals(key, NodeText.of(lowered.outputs().getFirst()));
    assertEquals(hit, NodeText.of(lowered.hit()));
  }

  /**
   * A part that receives the result columns writes them; pairs for which the definition has returned before
   * keep what it wrote.
   */
  @Test
  void columnsThatAreHandedOn() {
    Lowering.Result lowered = lower("""
        static boolean near(float a, @Twin.Second float b, float[] t, float[] u, int at) {
          t[at] = a;
          if (a < b) {
            u[at] = b;
            return false;
          }
          return write(a + b, t, u, at);
        }
        static boolean write(float c, float[] v, float[] w, int k) {
          if (c < 1) {
            v[k] = 2;
            w[k] = c;
            return true;
          }
          w[k] = 3;
          return c < 2;
        }
        """);
    assertEquals("((a < b) ? a : (((a + b) < 1.0) ? 2.0 : a))", NodeText.of(lowered.outputs().get(0)));
    assertEquals("((a < b) ? b : (((a + b) < 1.0) ? (a + b) : 3.0))", NodeText.of(lowered.outputs().get(1)));
    assertEquals("(not((a < b)) && (((a + b) < 1.0) || ((a + b) < 2.0)))", NodeText.of(lowered.hit()));
  }

  @Test
  void columnsAreWhatTheyHoldAtEachReturn() {
    Lowering.Result lowered = lower("""
        static boolean near(float a, @Twin.Second float b, float[] t, float[] u, int at) {
          t[at] = a;
          u[at] = 1;
          if (a < b) {
            t[at] = b;
            return true;
          }
          if (b < 1) {
            u[at] = a;
          }
          return b < 2;
        }
        """);
    assertEquals("((a < b) ? b : a)", NodeText.of(lowered.outputs().get(0)));
    assertEquals("((a < b) ? 1.0 : ((b < 1.0) ? a : 1.0))", NodeText.of(lowered.outputs().get(1)));
    assertEquals("((a < b) || (b < 2.0))", NodeText.of(lowered.hit()));
  }

  @Test
  void choicesRememberWhatTheyStandFor() {
    Node merged = lower("""
        static float near(float a, @Twin.Second float b) {
          float best = a;
          if (a   < // of both
              b) {
            best = b;
          }
          return best;
        }
        """).outputs().getFirst();
    assertEquals("if (a < b)", merged.origin());
    assertEquals("best", merged.name());
    Node chosen = lower("static float near(float a, @Twin.Second float b) { return a < b ? b : a; }")
        .outputs().getFirst();
    assertEquals("a < b ? b : a", chosen.origin());
  }

  @Test
  void constantsAndVariablesKeepTheirNames() {
    Lowering.Result lowered = lower("static boolean near(float a, @Twin.Second float b) "
        + "{ float sum = a + b; double wide = b; return sum < SIZE && wide * wide < 1; }");
    Node less = Graph.conjuncts(lowered.hit()).getFirst();
    assertEquals("sum", less.arg(0).name());
    assertEquals("size", less.arg(1).name());
  }

  // ---- marks ----

  /** A body with an arm left to the definition, the condition of that arm, and the hit of all other pairs. */
  @ParameterizedTest
  @CsvSource(delimiterString = "=>",
      textBlock = """
          if (a < b) { double x = a; return x * x < b; } return b < 1; => (a < b) => (b < 1.0)
          if (a < b) { return b < 1; } else { return (double) a * a < b; } => not((a < b)) => (b < 1.0)
          if (a < b) { return sum(a, b) < 1; } return b < 1; => (a < b) => (b < 1.0)
          @Twin.Doubt boolean odd = a == b; if (odd) { return a < 1; } return b < 1; => (a == b) => (b < 1.0)
          if (a < 1) { return true; } if (a < b) { double x = a; return x < b; } return b < 1; => ((a < b) && not((a < 1.0))) => ((a < 1.0) || (b < 1.0))
          if (a < 1) { if (a < b) { double x = a; return x < b; } } return b < 1; => ((a < 1.0) && (a < b)) => (b < 1.0)
          if (a < 1) { double x = a; return x < b; } if (b < 1) { double y = a; return y < 2; } return b < 3; => ((a < 1.0) || (b < 1.0)) => (b < 3.0)
          if (SIZE > 1) { return a < b; } return true; => false => (a < b)
          double x = a; if (a < b) { double y = b; return x * y < 1; } return true; => false => (not((a < b)) || ((widen(a) * widen(b)) < 1.0))
          """)
  void doubt(String body, String doubt, String hit) {
    Lowering.Result lowered = lower("static boolean near(float a, @Twin.Second float b) { " + body + " }");
    assertEquals(sorted(doubt), sorted(NodeText.of(lowered.doubt())));
    assertEquals(hit, NodeText.of(lowered.hit()));
  }

  /** A conjunction with its operands sorted. */
  private static List<String> sorted(String conjunction) {
    return conjunction.contains(" && ")
        ? List.of(conjunction.replaceAll("^\\(|\\)$", "").split(" && ")).stream().sorted().toList()
        : List.of(conjunction);
  }

  /** A stage that all pairs pass is dropped, and a sure condition after it is a condition like others. */
  @Test
  void aStageThatIsConstantIsNone() {
    Lowering.Result lowered = lower("""
        static boolean near(float a, @Twin.Second float b) {
          @Twin.Stage
          boolean n = 1 < 2;
          if (!n) {
            return false;
          }
          @Twin.Sure
          boolean s = a < 2;
          if (s) {
            return true;
          }
          return a < b;
        }
        """);
    assertNull(lowered.stage());
    assertNull(lowered.sure());
    assertEquals("((a < 2.0) || (a < b))", NodeText.of(lowered.hit()));
  }

  @Test
  void aStageHasTermsByTheColumnsThatTheyRead() {
    Lowering.Result lowered = lower("""
        static boolean near(float a, float c, @Twin.Second float b, float d) {
          @Twin.Stage
          boolean close = a < b && (a > -b && c < d);
          return close && a + c < b + d;
        }
        """);
    assertEquals(List.of("((a < b) && (a > neg(b)))", "(c < d)"),
        lowered.terms().stream().map(NodeText::of).toList());
    assertEquals("(((a < b) && ((a > neg(b)) && (c < d))) && ((a + c) < (b + d)))",
        NodeText.of(lowered.hit()));
    assertEquals("((a < b) && ((a > neg(b)) && (c < d)))", NodeText.of(lowered.stage()));
    assertNull(lowered.leave());
  }

  @Test
  void whereToLeaveIsACondition() {
    Lowering.Result lowered = lower("static boolean near(float a, @Twin.Second float b) "
        + "{ @Twin.Leave boolean near = a < b; if (!near) { return false; } return b < 1; }");
    assertEquals("(a < b)", NodeText.of(lowered.leave()));
    assertNull(lowered.stage());
    assertTrue(lowered.terms().isEmpty());
  }

  @Test
  void callsOfColumnsAreKnown() {
    Lowering.Result lowered =
        lower("static boolean near(float a, @Twin.Second float b) { return least(a, b) < least(a + 1, b); }");
    Node call = lowered.hit().arg(0);
    assertEquals(List.of("least"),
        lowered.ofColumns().values().stream().map(of -> of.method().getName().toString()).toList());
    assertEquals("[a, b]",
        lowered.ofColumns().get(call).arguments().stream().map(NodeText::of).toList().toString());
  }

  @Test
  void aPassIsACallOfWhatItsMethodComputes() {
    Lowering.Result lowered = lower("""
        static boolean near(float a, @Twin.Second float b) { return cut(a, b) && cut(b, a); }
        @Twin.Pass
        static boolean cut(float u, float v) { return u * v < 1; }
        """);
    List<Node> calls = Graph.conjuncts(lowered.hit());
    assertEquals("pass(copy(a), copy(b))", NodeText.of(calls.get(0)));
    assertEquals("pass(copy(b), copy(a))", NodeText.of(calls.get(1)));
    Pass pass = (Pass) calls.get(0).value;
    assertEquals(pass, calls.get(1).value);
    assertEquals("cut", pass.name());
    assertEquals(List.of("u", "v"), pass.parameters());
    assertEquals("((parameter() * parameter()) < 1.0)", NodeText.of(pass.result()));
  }

  /** A pass that computes nothing is replaced by its argument, or by a constant. */
  @ParameterizedTest
  @CsvSource({"v, (a < b)", "2, (2.0 < b)"})
  void anEmptyPassIsNone(String result, String hit) {
    Lowering.Result lowered = lower("static boolean near(float a, @Twin.Second float b) "
        + "{ return same(b, a) < b; } @Twin.Pass static float same(float u, float v) { return " + result
        + "; }");
    assertEquals(hit, NodeText.of(lowered.hit()));
  }
}
