package lockstep.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import lockstep.Runs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names describe their value, are legal in Java, and each belongs to one value. */
@Runs.Once
class NamesTest {
  private final Graph graph = new Graph();
  private final Node dx = column(0, "dx");
  private final Node r = column(1, "r");
  private final Node n = column(2, null);
  private final Names names = new Names(Set.of("first", "hits"));

  private Node column(int index, String name) {
    return graph.make(Op.COLUMN, Type.FLOAT, new Node.Column(0, index)).named(name);
  }

  private Node compare(Op op) {
    return graph.operation(op, dx, r);
  }

  @Test
  void anObjectKeepsItsName() {
    assertEquals("dx", names.of(dx));
    assertEquals("dx", names.of(dx, "other"));
    assertEquals("r", names.of(r));
  }

  @Test
  void noNameIsUsedTwice() {
    assertEquals("hit", names.of("a", "hit"));
    assertEquals("hit2", names.of("b", "hit"));
    assertEquals("hit3", names.of("c", "hit"));
    assertEquals("hit2_2", names.of("d", "hit2"));
  }

  @ParameterizedTest
  @CsvSource({"first, first2", "hits, hits2", "double, double2", "this, this2", "true, true2",
      "second, second"})
  void whatTheMethodOrJavaUsesIsTaken(String wish, String name) {
    assertEquals(name, names.of("a", wish));
  }

  @ParameterizedTest
  @CsvSource({"LEAST_AREA, leastArea", "EPSILON, epsilon", "least, least", "A_1, a1", "_X, x", "_, constant"})
  void constants(String constant, String name) {
    assertEquals(name, Names.ofConstant(constant));
  }

  @ParameterizedTest
  @CsvSource({"0f, zero", "-0f, minusZero", "1f, one", "-1f, minusOne", "2f, two", "0.5f, half",
      "-0.5f, minusHalf", "NaN, nan", "Infinity, infinity", "-Infinity, minusInfinity",
      "3.4028235e38f, largest", "3f, c3_00", "-0.1f, minusC0_100"})
  void numbers(float value, String name) {
    assertEquals(name, names.describe(graph.constant(value)));
    assertEquals(value == Float.MAX_VALUE ? name : names.describe(graph.constant((double) value)), name);
  }

  @ParameterizedTest
  @CsvSource({"ABS, absDx", "NEG, minusDx", "SQRT, rootDx"})
  void ofOne(Op op, String name) {
    assertEquals(name, names.describe(graph.operation(op, dx)));
  }

  @ParameterizedTest
  @CsvSource({"ADD, sum", "SUB, difference", "MUL, product", "DIV, quotient", "MIN, minDxR", "MAX, maxDxR",
      "LT, dxLessR", "LE, dxAtMostR", "GT, dxGreaterR", "GE, dxAtLeastR", "EQ, dxIsR", "NE, dxIsNotR"})
  void ofTwo(Op op, String name) {
    assertEquals(name, names.describe(graph.operation(op, dx, r)));
  }

  @Test
  void ofMore() {
    assertEquals("dxSquared", names.describe(graph.operation(Op.MUL, dx, dx)));
    assertEquals("fmaDxOne", names.describe(graph.operation(Op.FMA, dx, r, graph.constant(1f))));
    assertEquals("dxOrR", names.describe(graph.select(compare(Op.LT), dx, r)));
    assertEquals("notDxLessR", names.describe(graph.not(compare(Op.LT))));
    assertEquals("dx", names.describe(graph.convert(dx, Type.DOUBLE)));
    assertEquals("either", names.describe(graph.or(compare(Op.LT), compare(Op.EQ))));
    assertEquals("oneOf", names.describe(graph.operation(Op.XOR, compare(Op.LT), compare(Op.EQ))));
    assertEquals("true", names.describe(graph.yes));
    assertEquals("value", names.describe(n));
  }

  @Test
  void aNameOfTheDefinitionIsBest() {
    assertEquals("reach", names.describe(graph.operation(Op.ADD, dx, r).named("reach")));
    names.alias(dx, "x");
    assertEquals("x", names.describe(dx));
    assertEquals("absX", names.describe(graph.operation(Op.ABS, dx)));
  }

  @Test
  void descriptionsGoTwoOperationsDeep() {
    Node root = graph.operation(Op.SQRT, graph.operation(Op.ABS, graph.operation(Op.NEG, dx)));
    assertEquals("rootAbsValue", names.describe(root));
    Node nots =
        graph.operation(Op.ABS, graph.select(graph.not(compare(Op.LT)), graph.operation(Op.NEG, dx), r));
    assertEquals("absROrValue", names.describe(nots));
    Node logic = graph.not(graph.make(Op.NOT, Type.BOOLEAN, null, graph.or(compare(Op.LT), compare(Op.EQ))));
    assertEquals("either", names.describe(logic));
  }

  @Test
  void conjunctionsAreCalledByTheirEndsIfTheyAreShort() {
    Node less = compare(Op.LT).named("near");
    Node same = compare(Op.EQ).named("same");
    assertEquals("nearAndSame", names.describe(graph.and(less, graph.and(compare(Op.LE), same))));
    Node wordy = compare(Op.GT).named("isFartherThanTheRadius");
    assertEquals("allIsFartherThanTheRadius",
        names.describe(graph.and(wordy, compare(Op.NE).named("isNotTheCentre"))));
    Node endless = compare(Op.GE).named("isFartherThanTheRadiusOfTheSphere");
    assertEquals("all", names.describe(graph.and(endless, less)));
  }

  @Test
  void aPassIsCalledAsItsMethodIs() {
    Node parameter = graph.make(Op.PARAMETER, Type.FLOAT, new Node.Parameter("edge", 0));
    Pass pass = new Pass("edge", Type.FLOAT, List.of("a"), graph.operation(Op.NEG, parameter));
    assertEquals("edge", names.describe(graph.call(pass, dx)));
  }
}
