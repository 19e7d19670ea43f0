package lockstep.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import lockstep.Runs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Constants are folded as Java computes them, bit for bit. */
@Runs.Once
class FoldingTest {
  private static final List<Float> FLOATS =
      List.of(0f, -0f, 1f, -1f, 2.5f, -3f, 1 / 3f, 16777216f, Float.MIN_VALUE, -Float.MIN_NORMAL,
          Float.MAX_VALUE, -Float.MAX_VALUE, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NaN);
  private static final List<Double> DOUBLES = List.of(0d, -0d, 1d, -1d, 2.5, -3d, 1 / 3d, 0x1p53, 1e-300,
      Double.MIN_VALUE, -Double.MIN_NORMAL, Double.MAX_VALUE, -Double.MAX_VALUE, Double.POSITIVE_INFINITY,
      Double.NEGATIVE_INFINITY, Double.NaN);
  private static final List<Integer> INTS =
      List.of(0, 1, -1, 2, 7, -13, Integer.MAX_VALUE, Integer.MIN_VALUE);

  private static final Map<Op, BiFunction<Float, Float, Object>> OF_FLOATS = new EnumMap<>(Map.ofEntries(
      Map.entry(Op.ADD, (a, b) -> a + b), Map.entry(Op.SUB, (a, b) -> a - b),
      Map.entry(Op.MUL, (a, b) -> a * b), Map.entry(Op.DIV, (a, b) -> a / b), Map.entry(Op.NEG, (a, b) -> -a),
      Map.entry(Op.ABS, (a, b) -> Math.abs(a)), Map.entry(Op.SQRT, (a, b) -> (float) Math.sqrt(a)),
      Map.entry(Op.MIN, Math::min), Map.entry(Op.MAX, Math::max),
      Map.entry(Op.FMA, (a, b) -> Math.fma(a, b, 0.1f)), Map.entry(Op.LT, (a, b) -> (float) a < (float) b),
      Map.entry(Op.LE, (a, b) -> (float) a <= (float) b), Map.entry(Op.GT, (a, b) -> (float) a > (float) b),
      Map.entry(Op.GE, (a, b) -> (float) a >= (float) b), Map.entry(Op.EQ, (a, b) -> (float) a == (float) b),
      Map.entry(Op.NE, (a, b) -> (float) a != (float) b)));

  private static final Map<Op, BiFunction<Double, Double, Object>> OF_DOUBLES =
      new EnumMap<>(Map.ofEntries(Map.entry(Op.ADD, (a, b) -> a + b), Map.entry(Op.SUB, (a, b) -> a - b),
          Map.entry(Op.MUL, (a, b) -> a * b), Map.entry(Op.DIV, (a, b) -> a / b),
          Map.entry(Op.NEG, (a, b) -> -a), Map.entry(Op.ABS, (a, b) -> Math.abs(a)),
          Map.entry(Op.SQRT, (a, b) -> Math.sqrt(a)), Map.entry(Op.MIN, Math::min),
          Map.entry(Op.MAX, Math::max), Map.entry(Op.FMA, (a, b) -> Math.fma(a, b, 0.1)),
          Map.entry(Op.LT, (a, b) -> (double) a < (double) b),
          Map.entry(Op.LE, (a, b) -> (double) a <= (double) b),
          Map.entry(Op.GT, (a, b) -> (double) a > (double) b),
          Map.entry(Op.GE, (a, b) -> (double) a >= (double) b),
          Map.entry(Op.EQ, (a, b) -> (double) a == (double) b),
          Map.entry(Op.NE, (a, b) -> (double) a != (double) b)));

  private static final Map<Op, BiFunction<Integer, Integer, Object>> OF_INTS =
      new EnumMap<>(Map.ofEntries(Map.entry(Op.ADD, (a, b) -> a + b), Map.entry(Op.SUB, (a, b) -> a - b),
          Map.entry(Op.MUL, (a, b) -> a * b), Map.entry(Op.NEG, (a, b) -> -a),
          Map.entry(Op.ABS, (a, b) -> Math.abs(a)), Map.entry(Op.MIN, Math::min),
          Map.entry(Op.MAX, Math::max), Map.entry(Op.LT, (a, b) -> (int) a < (int) b),
          Map.entry(Op.LE, (a, b) -> (int) a <= (int) b), Map.entry(Op.GT, (a, b) -> (int) a > (int) b),
          Map.entry(Op.GE, (a, b) -> (int) a >= (int) b), Map.entry(Op.EQ, (a, b) -> (int) a == (int) b),
          Map.entry(Op.NE, (a, b) -> (int) a != (int) b)));

  private final Graph graph = new Graph();

  private Object fold(Op op, Object a, Object b, Object c) {
    Node[] args = {graph.constant(a), graph.constant(b), graph.constant(c)};
    int count = switch (op) {
      case NEG, ABS, SQRT -> 1;
      case FMA -> 3;
      default -> 2;
    };
    return Folding.fold(op, Arrays.copyOf(args, count));
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.MATCH_ALL,
      names = "ADD|SUB|MUL|DIV|MIN|MAX|FMA|NEG|ABS|SQRT|[LG][TE]|EQ|NE")
  void asJavaDoes(Op op) {
    check(op, FLOATS, OF_FLOATS.get(op), 0.1f);
    check(op, DOUBLES, OF_DOUBLES.get(op), 0.1);
    if (OF_INTS.containsKey(op)) {
      check(op, INTS, OF_INTS.get(op), 0);
    }
  }

  private <T> void check(Op op, List<T> values, BiFunction<T, T, Object> java, T third) {
    for (T a : values) {
      for (T b : values) {
        // objects of numbers are equal if their bits are
        assertEquals(java.apply(a, b), fold(op, a, b, third), () -> op + " of " + a + " and " + b);
      }
    }
  }

  @Test
  void intsAreDividedTowardsZero() {
    assertEquals(-3, fold(Op.DIV, -7, 2, 0));
    assertEquals(Integer.MIN_VALUE, fold(Op.DIV, Integer.MIN_VALUE, -1, 0));
  }

  @Test
  void conversionsAreCasts() {
    for (double value : DOUBLES) {
      assertEquals((float) value, Folding.convert(value, Type.FLOAT));
      assertEquals((int) value, Folding.convert(value, Type.INT));
    }
    for (float value : FLOATS) {
      assertEquals((double) value, Folding.convert(value, Type.DOUBLE));
      assertEquals((int) value, Folding.convert(value, Type.INT));
    }
    for (int value : INTS) {
      assertEquals((float) value, Folding.convert(value, Type.FLOAT));
      assertEquals((double) value, Folding.convert(value, Type.DOUBLE));
    }
  }

  @Test
  void thereIsNoArithmeticOfTruthValues() {
    assertThrows(IllegalArgumentException.class, () -> Folding.fold(Op.ADD, graph.yes, graph.no));
    assertThrows(IllegalArgumentException.class, () -> fold(Op.SELECT, 1f, 2f, 3f));
  }
}
