package lockstep.compiler;

import com.sun.source.tree.MethodInvocationTree;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Counts how many floats are multiplied in the terms of exact numbers. */
final class Factors {
  /** All products of as many floats, and their sums, are multiples of 2⁻¹⁰⁴³ and below 2¹⁰²³. */
  private static final int MOST = 7;

  /** The largest number of floats in a term, by the values of numbers. */
  private final Map<Node, Integer> counts = new HashMap<>();

  /** Counts those of an operation's result, and rejects too many. */
  void count(String operation, Tuple receiver, List<Value> args, Tuple result, MethodInvocationTree call,
      Frame frame) {
    int factors = switch (operation) {
      case "times" -> of(receiver) + of(args.getFirst());
      case "square" -> 2 * of(receiver);
      case "plus", "minus" -> Math.max(of(receiver), of(args.getFirst()));
      case "negated", "abs" -> of(receiver);
      default -> 1;
    };
    if (factors > MOST) {
      throw frame.error(call, "a product of " + factors + " floats may overflow or underflow in double; at"
          + " most " + MOST + " are exact");
    }
    counts.merge(value(result), factors, Math::max);
  }

  private int of(Value number) {
    return of(value(number));
  }

  private int of(Node value) {
    return switch (value.op) {
      case SELECT -> Math.max(of(value.arg(1)), of(value.arg(2)));
      case CONSTANT -> 1; // a 0 is every product with a 0
      default -> counts.getOrDefault(value, 1);
    };
  }

  private static Node value(Value number) {
    return (Node) ((Tuple) number).part("value");
  }
}
