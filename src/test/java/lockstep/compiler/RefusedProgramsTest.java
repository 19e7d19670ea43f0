package lockstep.compiler;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import lockstep.Effort;
import lockstep.Runs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Code outside the subset is rejected, with the line and what to write instead. */
@Runs.Once
class RefusedProgramsTest {
  private static final String BEFORE = "package p;\n\nfinal class Probe {\n";

  /** A statement of a definition, and the expected text in the message. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`',
      textBlock = """
          while (a < b) { a += 1; }                               | for with a constant number of rounds
          do { a += 1; } while (a < b);                           | for with a constant number of rounds
          for (float x = 0; x < a; x += 1) { b += x; }            | the number of rounds must be a constant
          for (int i = 0; i < 1001; i++) { b += i; }              | the number of rounds must be a constant
          for (;;) { a += 1; }                                    | value is missing
          for (float x : new float[3]) { a += x; }                | for with a constant number of rounds
          for (int i = 0; i < 3; i++) { break; }                  | return
          for (int i = 0; i < 3; i++) { continue; }               | return
          switch ((int) 2f) { default -> a = 1; }                 | if
          try { a = 1; } finally { a = 2; }                       | if
          throw null;                                             | return
          assert a < b;                                           | if
          synchronized (Probe.class) { a = 1; }                   | if
          ;;class Inner {}                                        | local variables
          int n = (int) a;                                        | int
          int n = a < b ? 1 : 2;                                  | write 1f for 1
          long n = 1;                                             | variables are floats, doubles, booleans
          String s = "a";                                         | variables are floats, doubles, booleans
          Runnable r = () -> {};                                  | variables are floats, doubles, booleans
          a = a % b;                                              | there are + - * /
          a = 1 << 2;                                             | there are + - * /
          a = ~1;                                                 | use !
          a = a++;                                                | write + 1
          a = 'x';                                                | floats, doubles and booleans
          a = 1L;                                                 | floats, doubles and booleans
          a = new float[2][0];                                    | use arithmetic
          float[] x = y;                                          | an array is made where its variable is declared
          a = new Probe().hashCode();                             | static methods whose source is at hand
          a = (float) Math.sin(a);                                | abs, sqrt, min, max and fma
          a = Float.intBitsToFloat(1);                            | static methods whose source is at hand
          a = Long.MAX_VALUE;                                     | static final number whose value is at hand
          a = Other.near(a, b);                                   | static methods whose source is at hand
          a = unknown(a);                                         | static methods whose source is at hand
          a = this.a;                                             | static final number whose value is at hand
          a = changing;                                           | static final number whose value is at hand
          changing = a;                                           | only local variables and result columns
          int n = 1 / 0;                                          | divided by 0
          near(a, b);                                             | only assignments
          if (a < b) { @Twin.Stage boolean s = a < 1; if (!s) { return false; } } | outside of any if
          """)
  void statement(String statement, String remedy) {
    refused("""
          @Twin
          static boolean near(float a, @Twin.Second float b) {
            %s
            return a < b;
          }

          static float changing;
        """.formatted(statement), 6, remedy);
  }

  /** A definition, and the expected text in the message. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`',
      textBlock = """
          static boolean f(float a, float b) { return a < b; }                             | @Twin.Second
          static boolean f(@Twin.Second float a, float b) { return a < b; }                | each operand has at least one column
          static boolean f() { return true; }                                              | each operand has at least one column
          boolean f(float a, @Twin.Second float b) { return a < b; }                       | static
          private static boolean f(float a, @Twin.Second float b) { return a < b; }        | not private
          static native boolean f(float a, @Twin.Second float b);                          | without a body
          static int f(float a, @Twin.Second float b) { return 1; }                        | returns a boolean, or a float
          static void f(float a, @Twin.Second float b) { return; }                         | returns a boolean, or a float
          static boolean f(float a, @Twin.Second float b, double c) { return a < c; }      | floats, one for each column
          static boolean f(float a, @Twin.Second float b, float[] t) { return a < b; }     | an int, the entry to write
          static boolean f(float a, @Twin.Second float b, int at) { return a < b; }        | a float[] for each
          static float f(float a, @Twin.Second float b, float[] t, int at) { return a; }   | if it has no other result
          static boolean f(float a, @Twin.Second float b) { return a; }                    | where a boolean should
          static boolean f(float a, @Twin.Second float b) { if (a < b) { return true; } }  | without a return
          static float f(float a, @Twin.Second float b) { return 1.0; }                    | where a float should
          static boolean f(float a, @Twin.Second float b) { return f(a, b); }              | a loop with a constant number of rounds
          static boolean f(float a, @Twin.Second float b, float[] t, int at) { return a < b; }                           | must be written before this return
          static boolean f(float a, @Twin.Second float b, float[] t, int at) { if (a < b) { t[at] = a; } return true; }  | must be written before this return
          static boolean f(float a, @Twin.Second float b, float[] t, int at) { t[at] = a; return t[at] < b; }            | cannot be read
          static boolean f(float a, @Twin.Second float b, float[] t, int at) { t[0] = a; return a < b; }                 | written at the entry
          static boolean f(float a, @Twin.Second float b, float[] t, int at) { t[at + 1] = a; return a < b; }            | written at the entry
          static boolean f(float a, @Twin.Second float b) { @Twin.Stage boolean s = a < b; return true; }                | return one right after it
          static boolean f(float a, @Twin.Second float b) { @Twin.Stage boolean s = a < b; if (!s) { return true; } return a < 1; }   | return one right after it
          static boolean f(float a, @Twin.Second float b) { @Twin.Sure boolean s = a < b; if (s) { return true; } return a < 1; }     | that have passed a @Twin.Stage
          static boolean f(float a, @Twin.Second float b) { @Twin.Stage boolean n = a < b; if (!n) { return false; } @Twin.Sure boolean s = a < 2; if (s) { return a < 1; } return a < 3; }   | return true right after it
          static boolean f(float a, @Twin.Second float b, float[] t, int at) { t[at] = 0; @Twin.Stage boolean n = a < b; if (!n) { return false; } @Twin.Sure boolean s = a < 2; if (s) { return true; } return a < 3; }   | without columns
          static boolean f(float a, @Twin.Second float b) { @Twin.Leave boolean s = a < b; if (s) { return false; } return a < 1; }   | return one right after it
          static boolean f(float a, @Twin.Second float b, float[] t, int at) { t[at] = a; @Twin.Leave boolean s = a < b; if (!s) { return false; } return true; }   | a miss with constant columns
          """)
  void definition(String definition, String remedy) {
    refused("@Twin " + definition, 4, remedy);
  }

  /** The parts of a definition follow the same rules, and passes further ones. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`',
      textBlock = """
          static boolean part(float a) { while (a < 1) { a += 1; } return true; }           | for with a constant number of rounds
          static boolean part(float a) { if (a < 1) { return true; } }                      | without a return
          static boolean part(float a) { return part(a); }                                  | a loop with a constant number of rounds
          @Twin.Pass static boolean part(float a) { double b = a; return b < 1; }           | computes in one type
          @Twin.Pass static boolean part(float a) { return part(a); }                       | cannot call another
          @Twin.Pass static boolean part(boolean a) { return a; }                           | all floats, or all doubles
          """)
  void part(String part, String remedy) {
    String argument = part.contains("boolean a") ? "a < b" : "a";
    refused(
        part + "\n@Twin static boolean f(float a, @Twin.Second float b) { return part(" + argument + "); }",
        4, remedy);
  }

  @Test
  void definitionsHaveNamesOfTheirOwn() {
    refused(
        "@Twin static boolean f(float a, @Twin.Second float b) { return true; }\n"
            + "@Twin static boolean f(float a, @Twin.Second float b, float c) { return true; }",
        5, "give this one another");
  }

  /** Of an exact number there is nothing to see but its sign. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      lockstep.twin.Exact.of(a).value() == null                               | not value
      lockstep.twin.Exact.of(a).equals(lockstep.twin.Exact.of(b))             | cannot stand where
      new lockstep.twin.Exact(null).isZero()                                  | values are floats
      lockstep.twin.Exact.of(a).square().square().square().isZero()           | products of seven floats
      lockstep.twin.Exact.of(a).square().square().scaled(-500).isZero()       | as small as 2^-1096
      lockstep.twin.Exact.of(a).square().scaled(900).below(500).isZero()      | as large as 2^1156
      """)
  void exactNumbers(String decision, String remedy) {
    refused("@Twin static boolean f(float a, @Twin.Second float b) { return " + decision + "; }", 4, remedy);
  }

  /**
   * A few random programs are outside the subset, since what they mark or compute in double applies to every
   * pair: their conditions are constants. If more were rejected, {@link RandomProgramsTest} would prove
   * little.
   */
  @Test
  void fewRandomProgramsAreRefused() {
    Random random = new Random(2);
    List<String> refused = new ArrayList<>();
    for (int p = 0; p < Effort.choose(25, 100, 1500); p++) {
      RandomProgram program =
          new RandomProgram(random.ints(random.nextInt(RandomProgramsTest.MOST_CHOICES), 0, 256).toArray());
      String reason = RandomProgramsTest.refusal(program);
      assertTrue(reason == null || reason.matches("p/Probe.java:\\d+: .*"), reason);
      if (reason != null && !(program.isTooEarly() && reason.contains("may not have its value yet"))) {
        refused.add(reason);
      }
    }
    assertTrue(refused.size() <= 1, refused::toString);
  }

  private static void refused(String code, int line, String remedy) {
    String source = BEFORE + code + "\n}\n";
    SourceError error =
        assertThrows(SourceError.class, () -> TwinCompiler.compile("Probe.java", source), source);
    String message = error.getMessage();
    assertTrue(message.startsWith("Probe.java:" + line + ": ") && message.contains(remedy),
        () -> message + source);
  }
}
