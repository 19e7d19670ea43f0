package lockstep.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lockstep.Runs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The simplifications of a graph, each of which keeps the value. */
@Runs.Once
class GraphTest {
  private final Graph graph = new Graph();
  private final Node x = graph.make(Op.COLUMN, Type.FLOAT, new Node.Column(0, 0)).named("x");
  private final Node y = graph.make(Op.COLUMN, Type.FLOAT, new Node.Column(1, 0)).named("y");
  private final Node p = graph.operation(Op.LT, x, y);
  private final Node q = graph.operation(Op.EQ, x, y);
  private final Node r = graph.operation(Op.GT, x, y);
  private final Node wideX = graph.convert(x, Type.DOUBLE);

  // ---- truth values ----

  /** Truth values of every shape that a rule matches. */
  private List<Node> truths() {
    return List.of(graph.yes, graph.no, p, q, graph.not(p), graph.not(q), graph.and(p, q), graph.or(p, q),
        graph.and(graph.not(p), q), graph.make(Op.NOT, Type.BOOLEAN, null, graph.and(p, q)));
  }

  private boolean value(Node node, boolean isP, boolean isQ) {
    if (node == p || node == q) {
      return node == p ? isP : isQ;
    }
    return switch (node.op) {
      case CONSTANT -> (Boolean) node.value;
      case NOT -> !value(node.arg(0), isP, isQ);
      case AND -> value(node.arg(0), isP, isQ) && value(node.arg(1), isP, isQ);
      case OR -> value(node.arg(0), isP, isQ) || value(node.arg(1), isP, isQ);
      case XOR -> value(node.arg(0), isP, isQ) ^ value(node.arg(1), isP, isQ);
      default -> throw new AssertionError(node.op);
    };
  }

  @ParameterizedTest
  @EnumSource(names = {"AND", "OR", "XOR", "NOT", "SELECT"})
  void logicKeepsItsTruthTable(Op op) {
    for (Node a : truths()) {
      for (Node b : truths()) {
        for (Node c : truths()) {
          Node made = op == Op.SELECT ? graph.select(a, b, c)
              : op == Op.NOT ? graph.operation(op, a) : graph.operation(op, a, b);
          for (int row = 0; row < 4; row++) {
            boolean isP = (row & 1) != 0;
            boolean isQ = (row & 2) != 0;
            boolean first = value(a, isP, isQ);
            boolean second = value(b, isP, isQ);
            boolean expected = switch (op) {
              case AND -> first && second;
              case OR -> first || second;
              case XOR -> first ^ second;
              case NOT -> !first;
              default -> first ? second : value(c, isP, isQ);
            };
            assertEquals(expected, value(made, isP, isQ),
                () -> op + " of " + NodeText.of(a) + ", " + NodeText.of(b) + ", " + NodeText.of(c));
          }
        }
      }
    }
  }

  @Test
  void notOfNotIsNothing() {
    assertSame(p, graph.not(graph.not(p)));
    assertSame(graph.no, graph.not(graph.yes));
    assertSame(graph.yes, graph.operation(Op.NOT, graph.no));
  }

  @Test
  void andOfWhatIsKnownIsTheRest() {
    assertSame(p, graph.and(p, graph.yes));
    assertSame(p, graph.and(graph.yes, p));
    assertSame(graph.no, graph.and(p, graph.no));
    assertSame(graph.no, graph.and(graph.no, p));
    assertSame(graph.no, graph.and(p, graph.not(p)));
    assertSame(graph.no, graph.and(graph.not(p), p));
    assertSame(p, graph.and(p, p));
  }

  @Test
  void aConjunctionTakesNoConjunctTwice() {
    Node both = graph.and(p, q);
    assertSame(both, graph.and(both, p));
    assertSame(both, graph.and(both, q));
    assertSame(both, graph.and(q, both));
    assertEquals("((x < y) && (x == y))", NodeText.of(both));
  }

  @Test
  void orOfWhatIsKnownIsTheRest() {
    assertSame(p, graph.or(p, graph.no));
    assertSame(p, graph.or(graph.no, p));
    assertSame(graph.yes, graph.or(p, graph.yes));
    assertSame(graph.yes, graph.or(graph.yes, p));
    assertSame(graph.yes, graph.or(p, graph.not(p)));
    assertSame(p, graph.or(p, p));
    assertEquals("((x < y) || (x == y))", NodeText.of(graph.or(p, q)));
  }

  @Test
  void xorOfWhatIsKnownIsTheOtherOrItsOpposite() {
    assertSame(p, graph.operation(Op.XOR, p, graph.no));
    assertSame(p, graph.operation(Op.XOR, graph.no, p));
    assertSame(graph.not(p), graph.operation(Op.XOR, p, graph.yes));
    assertSame(graph.not(p), graph.operation(Op.XOR, graph.yes, p));
    assertSame(graph.no, graph.operation(Op.XOR, p, p));
  }

  @Test
  void aChoiceOfNumbersIsMadeOnlyWhereThereIsOne() {
    assertSame(x, graph.select(graph.yes, x, y));
    assertSame(y, graph.select(graph.no, x, y));
    assertSame(x, graph.select(p, x, x));
    assertSame(graph.select(p, y, x), graph.select(graph.not(p), x, y));
    assertEquals("((x < y) ? x : y)", NodeText.of(graph.select(p, x, y)));
  }

  @Test
  void aChoiceOfTruthValuesIsLogic() {
    assertSame(graph.and(p, q), graph.select(p, q, graph.no));
    assertSame(graph.or(p, q), graph.select(p, graph.yes, q));
    assertSame(graph.and(graph.not(p), q), graph.select(p, graph.no, q));
    assertSame(graph.or(graph.not(p), q), graph.select(p, q, graph.yes));
    assertEquals("(((x < y) && (x == y)) || (not((x < y)) && (x > y)))", NodeText.of(graph.select(p, q, r)));
  }

  // ---- numbers ----

  @Test
  void equalValuesAreOneAndZerosOfTwoSignsAreTwo() {
    assertSame(graph.operation(Op.ADD, x, y), graph.operation(Op.ADD, x, y));
    assertNotSame(graph.operation(Op.ADD, x, y), graph.operation(Op.ADD, y, x));
    assertNotSame(graph.constant(0f), graph.constant(-0f));
    assertNotSame(graph.constant(0f), graph.constant(0d));
    assertNotSame(graph.constant(0f), graph.constant(0));
    assertSame(graph.constant(Float.NaN), graph.constant(Float.NaN));
  }

  @Test
  void onlyConstantsAreComputed() {
    Node zero = graph.constant(0f);
    assertSame(graph.constant(3f), graph.operation(Op.ADD, graph.constant(1f), graph.constant(2f)));
    assertSame(graph.yes, graph.operation(Op.LT, zero, graph.constant(1f)));
    // x + 0 has other bits than x for −0, 0 · x is not 0 for a NaN, x == x is false for a NaN
    assertEquals("(x + 0.0)", NodeText.of(graph.operation(Op.ADD, x, zero)));
    assertEquals("(0.0 * x)", NodeText.of(graph.operation(Op.MUL, zero, x)));
    assertEquals("(x == x)", NodeText.of(graph.operation(Op.EQ, x, x)));
    assertEquals("fma(1.0, x, 0.0)", NodeText.of(graph.operation(Op.FMA, graph.constant(1f), x, zero)));
  }

  @Test
  void operationsHaveTheTypeOfTheirArgumentsAndComparisonsAreTruthValues() {
    assertSame(Type.FLOAT, graph.operation(Op.SUB, x, y).type);
    assertSame(Type.DOUBLE, graph.operation(Op.NEG, wideX).type);
    assertSame(Type.BOOLEAN, graph.operation(Op.GE, wideX, wideX).type);
  }

  @Test
  void conversionsOfConstantsAreConstantsWithTheirName() {
    Node pi = graph.constant(Math.PI).named("turn");
    assertSame(graph.constant((float) Math.PI), graph.convert(pi, Type.FLOAT));
    assertEquals("turn", graph.convert(pi, Type.FLOAT).name());
    assertSame(graph.constant(-0f), graph.convert(graph.constant(-0d), Type.FLOAT));
    assertSame(graph.constant(7d), graph.convert(graph.constant(7), Type.DOUBLE));
    assertSame(graph.constant(Integer.MAX_VALUE), graph.convert(graph.constant(1e30), Type.INT));
  }

  @Test
  void aFloatThatWasWidenedIsStillThere() {
    assertSame(x, graph.convert(x, Type.FLOAT));
    assertSame(x, graph.convert(wideX, Type.FLOAT));
    assertSame(wideX, graph.convert(wideX, Type.DOUBLE));
    assertEquals("narrow((widen(x) * widen(x)))",
        NodeText.of(graph.convert(graph.operation(Op.MUL, wideX, wideX), Type.FLOAT)));
  }

  /** A double that was rounded to float does not regain its value by widening. */
  @Test
  void whatWasRoundedIsNotWhatItWas() {
    Node rounded = graph.convert(graph.operation(Op.DIV, wideX, wideX), Type.FLOAT);
    assertEquals("widen(narrow((widen(x) / widen(x))))", NodeText.of(graph.convert(rounded, Type.DOUBLE)));
  }

  @Test
  void theRootOfAFloatIsOneRounding() {
    Node root = graph.convert(graph.operation(Op.SQRT, wideX), Type.FLOAT);
    assertEquals("sqrt(x)", NodeText.of(root));
    assertSame(Type.FLOAT, root.type);
    Node square = graph.operation(Op.MUL, wideX, wideX);
    assertEquals("narrow(sqrt((widen(x) * widen(x))))",
        NodeText.of(graph.convert(graph.operation(Op.SQRT, square), Type.FLOAT)));
  }

  @Test
  void aChoiceOfIntsBecomesAChoiceOfFloats() {
    Node choice = graph.select(p, graph.constant(1), graph.constant(2)).from("p ? 1 : 2");
    Node converted = graph.convert(choice, Type.FLOAT);
    assertSame(graph.select(p, graph.constant(1f), graph.constant(2f)), converted);
    assertEquals("p ? 1 : 2", converted.origin());
  }

  // ---- passes, parts of a graph ----

  @Test
  void passesGetCopiesOfWhatIsGiven() {
    Node sum = graph.operation(Op.ADD, x, y);
    Node call = graph.call(pass(Type.BOOLEAN), x, sum);
    assertSame(Type.BOOLEAN, call.type);
    assertSame(Op.COPY, call.arg(0).op);
    assertSame(x, call.arg(0).arg(0));
    assertEquals("x", call.arg(0).name());
    assertSame(sum, call.arg(1));
    assertSame(Type.FLOAT, graph.call(pass(Type.FLOAT), x).type);
  }

  /** A pass with such a result. */
  private Pass pass(Type type) {
    Node parameter = graph.make(Op.PARAMETER, Type.FLOAT, new Node.Parameter("pass", 0));
    Node result = type == Type.FLOAT ? graph.operation(Op.NEG, parameter)
        : graph.operation(Op.GT, parameter, graph.constant(0f));
    return new Pass("pass", Type.FLOAT, List.of("v"), result);
  }

  @Test
  void conjunctsAreInOrder() {
    assertEquals(List.of(p), Graph.conjuncts(p));
    assertEquals(List.of(p, q, r), Graph.conjuncts(graph.and(graph.and(p, q), r)));
    assertEquals(List.of(p, q, r), Graph.conjuncts(graph.and(p, graph.and(q, r))));
    Node either = graph.or(p, q);
    assertEquals(List.of(either), Graph.conjuncts(either));
  }

  @Test
  void whatIsNeededComesBeforeWhatNeedsIt() {
    Node sum = graph.operation(Op.ADD, x, y);
    Node square = graph.operation(Op.MUL, sum, sum);
    List<Node> needed = new ArrayList<>(Graph.needed(List.of(square, p)));
    assertEquals(List.of(x, y, sum, square, p), needed);
  }

  // ---- assumptions ----

  @ParameterizedTest
  @EnumSource(names = {"AND", "OR", "XOR", "SELECT"})
  void anAssumptionTakesTheConditionOutAndNothingElse(Op op) {
    for (Node a : truths()) {
      for (Node b : truths()) {
        Node made = op == Op.SELECT ? graph.select(a, b, q) : graph.operation(op, a, b);
        for (boolean isP : new boolean[] {false, true}) {
          for (Node known : List.of(p, graph.not(p))) {
            Node assumed = graph.assume(made, Map.of(known, (known == p) == isP), new HashMap<>());
            assertTrue(!Graph.needed(List.of(assumed)).contains(p), () -> NodeText.of(assumed));
            assertEquals(value(made, isP, false), value(assumed, isP, false));
            assertEquals(value(made, isP, true), value(assumed, isP, true));
          }
        }
      }
    }
  }

  @Test
  void anAssumptionSimplifiesWhatIsComputedFromAChoice() {
    Node choice = graph.select(p, graph.constant(2f), y);
    Node sum = graph.operation(Op.ADD, choice, graph.constant(1f));
    assertSame(graph.constant(3f), assumed(sum, true));
    assertEquals("(y + 1.0)", NodeText.of(assumed(sum, false)));
    assertEquals("store((y + 1.0))", NodeText.of(assumed(graph.make(Op.STORE, Type.FLOAT, 0, sum), false)));
    Node wide = graph.convert(choice, Type.DOUBLE);
    assertSame(graph.constant(2d), assumed(wide, true));
    assertSame(graph.constant(2f), assumed(graph.make(Op.NARROW, Type.FLOAT, null, wide), true));
    Pass pass = pass(Type.FLOAT);
    assertSame(graph.call(pass, y), assumed(graph.call(pass, choice), false));
    assertSame(x, assumed(x, true));
  }

  private Node assumed(Node node, boolean isP) {
    return graph.assume(node, Map.of(p, isP), new HashMap<>());
  }

  @Test
  void anAssumptionKeepsNamesAndOrigins() {
    Node choice = graph.select(q, graph.select(p, x, y), graph.constant(1f)).named("best").from("if (q)");
    Node assumed = assumed(choice, true);
    assertEquals("((x == y) ? x : 1.0)", NodeText.of(assumed));
    assertEquals("best", assumed.name());
    assertEquals("if (q)", assumed.origin());
  }
}
