package lockstep.compiler;

import com.sun.source.tree.MethodInvocationTree;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Sees to it that no exact number can be too large or too small for a double. */
final class Ranges {
  /** A number is a multiple of 2^low, and below 2^high in absolute value. */
  private record Range(int low, int high) {
    static final Range OF_FLOAT = new Range(Float.MIN_EXPONENT - 23, Float.MAX_EXPONENT + 1);

    Range times(Range that) {
      return new Range(low + that.low, high + that.high);
    }

    Range scaled(int power) {
      return new Range(low + power, high + power);
    }

    /** Of one or the other. */
    Range or(Range that) {
      return new Range(Math.min(low, that.low), Math.max(high, that.high));
    }

    Range plus(Range that) {
      Range either = or(that);
      return new Range(either.low, either.high + 1);
    }

    /** Of a number of which both are known. */
    Range and(Range that) {
      return new Range(Math.max(low, that.low), Math.min(high, that.high));
    }

    boolean fitsDouble() {
      return low >= Double.MIN_EXPONENT - 52 && high <= Double.MAX_EXPONENT;
    }
  }

  /** By the values of numbers. */
  private final Map<Node, Range> ranges = new HashMap<>();

  /** Notes that of an operation's result, and rejects it if it does not fit. */
  void note(String operation, Tuple receiver, List<Value> args, Tuple result, MethodInvocationTree call,
      Frame frame) {
    Range range = switch (operation) {
      case "times" -> of(receiver).times(of(args.getFirst()));
      case "square" -> of(receiver).times(of(receiver));
      case "plus", "minus" -> of(receiver).plus(of(args.getFirst()));
      case "scaled" -> of(receiver).scaled(power(args));
      case "below" -> of(receiver).and(new Range(Integer.MIN_VALUE, power(args)));
      case "of" -> ofFloat(args.getFirst());
      case "sum", "difference" -> ofFloat(args.getFirst()).plus(ofFloat(args.getLast()));
      default -> of(receiver);
    };
    if (!range.fitsDouble()) {
      throw frame.error(call,
          "this number may be as small as 2^" + range.low + " and as large as 2^" + range.high
              + ", which is more than a double can hold; products of seven floats fit, others must be"
              + " scaled");
    }
    ranges.merge(value(result), range, Range::and);
  }

  /** The last argument, an int. */
  static int power(List<Value> args) {
    return (int) ((Node) args.getLast()).value;
  }

  private static Range ofFloat(Value number) {
    Node value = (Node) number;
    return value.op == Op.CONSTANT ? of(value.number().doubleValue()) : Range.OF_FLOAT;
  }

  private Range of(Value number) {
    return of(value(number));
  }

  private Range of(Node value) {
    Range noted = ranges.get(value);
    if (noted != null) {
      return noted;
    }
    return switch (value.op) {
      case SELECT -> of(value.arg(1)).or(of(value.arg(2)));
      case CONSTANT -> of(value.number().doubleValue());
      default -> Range.OF_FLOAT;
    };
  }

  private static Range of(double constant) {
    if (constant == 0) {
      return new Range(0, 0);
    }
    int exponent = Math.getExponent(constant);
    int zeros = Math.min(Long.numberOfTrailingZeros(Double.doubleToRawLongBits(constant)), 52);
    return new Range(exponent - 52 + zeros, exponent + 1);
  }

  private static Node value(Value number) {
    return (Node) ((Tuple) number).part("value");
  }
}
