package lockstep.compiler;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A record or an array of known length, decomposed: nothing of it is left in the graph.
 *
 * @param type its type in Java
 * @param names of the components of a record, in order; empty for an array
 * @param parts the values of components or elements, null where an element is not assigned yet
 */
record Tuple(String type, List<String> names, List<Value> parts) implements Value {
  boolean isArray() {
    return names.isEmpty();
  }

  /** The value of a component. */
  Value part(String name) {
    return parts.get(names.indexOf(name));
  }

  Tuple with(List<Value> others) {
    return new Tuple(type, names, others);
  }

  /**
   * The name of a part in code without records: {@code v.x} is {@code vx}, {@code box.min} is {@code boxMin}.
   */
  static String name(String of, String part) {
    return of.isEmpty() ? part : of.length() == 1 && part.length() == 1 ? of + part
        : of + Character.toUpperCase(part.charAt(0)) + part.substring(1);
  }

  /** The name of part {@code k} of a named value. */
  String name(String of, int k) {
    return isArray() ? of + k : name(of, names.get(k));
  }

  /** The numbers and truth values in a value, in order. */
  static Stream<Node> leaves(Value value) {
    return switch (value) {
      case null -> Stream.empty();
      case Node node -> Stream.of(node);
      case Tuple tuple -> tuple.parts.stream().flatMap(Tuple::leaves);
    };
  }

  /** Joins two values of the same type, or a type and none. */
  interface Join {
    Node of(Node a, Node b, String name);
  }

  /**
   * Joins two values of one type leaf by leaf; null where either is, as Java forbids reading what is not
   * assigned.
   */
  static Value join(Value a, Value b, String name, Join join) {
    if (a == null || b == null) {
      return null;
    }
    if (a instanceof Node first && b instanceof Node second) {
      return join.of(first, second, name);
    }
    Tuple first = (Tuple) a;
    Tuple second = (Tuple) b;
    if (first.parts.size() != second.parts.size() || !Objects.equals(first.type, second.type)) {
      throw new IllegalArgumentException(first.type + " and " + second.type + " are joined");
    }
    List<Value> parts = new ArrayList<>();
    for (int k = 0; k < first.parts.size(); k++) {
      parts.add(join(first.parts.get(k), second.parts.get(k), first.name(name, k), join));
    }
    return first.with(parts);
  }
}
