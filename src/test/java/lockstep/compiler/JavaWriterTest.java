package lockstep.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Printed text: blocks, wrapping, imports. */
@Runs.Once
class JavaWriterTest {
  private static final int WIDTH = 112;

  private final JavaWriter out = new JavaWriter();

  @Test
  void blocksAreIndented() {
    out.open("class A");
    out.open("int[] b =");
    out.line("1");
    out.close(";");
    out.blank();
    out.comment("end");
    out.close();
    assertEquals("""
        class A {
          int[] b = {
            1
          };

          // end
        }
        """, out.body());
  }

  @Test
  void importsAreSortedAndEachOnce() {
    assertEquals("Output", out.use("lockstep.twin.Output"));
    assertEquals("Kernel", out.use("lockstep.twin.Kernel"));
    assertEquals("Kernel", out.use("lockstep.twin.Kernel"));
    assertEquals("SUB", out.useStatic("jdk.incubator.vector.VectorOperators", "SUB"));
    assertEquals("ADD", out.useStatic("jdk.incubator.vector.VectorOperators", "ADD"));
    out.line("class A {}");
    assertEquals("""
        // header
        package p.q;

        import static jdk.incubator.vector.VectorOperators.ADD;
        import static jdk.incubator.vector.VectorOperators.SUB;

        import lockstep.twin.Kernel;
        import lockstep.twin.Output;

        class A {}
        """, out.file("// header\n", "p.q"));
  }

  @Test
  void whereNothingIsNeededNothingIsImported() {
    out.line("class A {}");
    assertEquals("class A {}\n", out.file("", ""));
  }

  @Test
  void aPieceSharesImportsAndIsIndentedAsItWillStand() {
    out.open("class A");
    JavaWriter piece = out.nested(1);
    piece.line(piece.use("p.B") + " b;");
    piece.line(piece.useStatic("p.C", "D") + ";");
    out.text(piece.body());
    out.close();
    assertEquals("import static p.C.D;\n\nimport p.B;\n\nclass A {\n    B b;\n    D;\n}\n", out.file("", ""));
  }

  @Test
  void aLineIsBrokenWhereItIsTooLong() {
    String fits = "f(" + "a".repeat(WIDTH - 6) + ", b)";
    out.line(fits.substring(0, fits.length() - 1) + ";");
    assertEquals(1, out.body().lines().count());
    out.line(fits + ";");
    assertEquals("f(" + "a".repeat(WIDTH - 6) + ",\n    b);",
        out.body().lines().skip(1).reduce((a, b) -> a + "\n" + b).orElseThrow());
  }

  /** The line is broken at the outermost comma before the limit, even if a later one is in parentheses. */
  @Test
  void aLineIsBrokenInAsFewParenthesesAsPossible() {
    String outer = "call(" + "a".repeat(60) + ", inner(" + "b".repeat(20) + ", c), " + "d".repeat(30) + ");";
    out.line(outer);
    assertEquals(
        "call(" + "a".repeat(60) + ", inner(" + "b".repeat(20) + ", c),\n    " + "d".repeat(30) + ");\n",
        out.body());
    JavaWriter other = new JavaWriter();
    other.line("call(" + "a".repeat(60) + ", inner(" + "b".repeat(30) + ", " + "c".repeat(30) + "));");
    assertEquals(
        "call(" + "a".repeat(60) + ",\n    inner(" + "b".repeat(30) + ", " + "c".repeat(30) + "));\n",
        other.body());
  }

  @Test
  void operationsBeginALineAndOperatorsToo() {
    out.line("x".repeat(100) + ".lanewise(ADD, y)");
    assertEquals("x".repeat(100) + "\n    .lanewise(ADD, y)\n", out.body());
    JavaWriter other = new JavaWriter();
    other.line("x".repeat(100) + " & " + "y".repeat(20));
    assertEquals("x".repeat(100) + "\n    & " + "y".repeat(20) + "\n", other.body());
  }

  @Test
  void whatCannotBeBrokenStays() {
    out.line("x".repeat(200));
    assertEquals("x".repeat(200) + "\n", out.body());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 7})
  void wrappingChangesNothingButSpace(int depth) {
    for (int d = 0; d < depth; d++) {
      out.open("");
    }
    int start = out.body().length();
    String text = "FloatVector best = edge("
        + "first.lanewise(MUL, second).lanewise(ADD, third.blend(fourth, near.andNot(far))), ".repeat(7)
        + "last);";
    out.line(text);
    String body = out.body().substring(start);
    assertEquals(text.replace(" ", ""), body.replaceAll("\\s", ""));
    assertTrue(body.lines().count() > 5 && body.lines().allMatch(line -> line.length() <= WIDTH), body);
    assertTrue(body.lines().skip(1).allMatch(line -> line.startsWith("  ".repeat(depth) + "    ")), body);
  }

  @Test
  void commentsAreBrokenBetweenWords() {
    out.open("{");
    int start = out.body().length();
    String words = "word ".repeat(50).strip();
    out.comment(words);
    String body = out.body().substring(start);
    assertTrue(body.lines().count() == 3
        && body.lines().allMatch(line -> line.startsWith("  // word") && line.length() <= WIDTH), body);
    assertEquals(words, body.replace("  // ", "").strip().replace('\n', ' '));
  }

  @Test
  void javadocHasALineIfItFits() {
    out.open("{");
    int start = out.body().length();
    String fits = "a ".repeat((WIDTH - 9) / 2) + "b";
    out.javadoc(fits.substring(0, WIDTH - 9));
    String line = out.body().substring(start);
    assertEquals(WIDTH, line.stripTrailing().length());
    assertEquals("  /** " + fits.substring(0, WIDTH - 9) + " */\n", line);
    out.javadoc(fits.substring(0, WIDTH - 9) + "c d");
    String block = out.body().substring(start + line.length());
    assertTrue(block.startsWith("  /**\n   * a a") && block.endsWith("\n   */\n"), block);
    assertTrue(block.lines().allMatch(text -> text.length() <= WIDTH), block);
  }
}
