package lockstep.compiler;

import java.util.HashMap;
import java.util.Map;

/** The contents of variables and outputs at one point of a method; null if nothing has been assigned. */
final class State {
  final Map<String, Value> variables;
  Node[] outputs;

  /** Whether no pair reaches this point. */
  boolean returned;

  State(Map<String, Value> variables, Node[] outputs) {
    this.variables = variables;
    this.outputs = outputs;
  }

  State copy() {
    return new State(new HashMap<>(variables), outputs.clone());
  }

  void become(State other) {
    variables.keySet().retainAll(other.variables.keySet());
    variables.putAll(other.variables);
    outputs = other.outputs;
    returned = other.returned;
  }

  /** Assigns to a variable. */
  void set(String name, Value value) {
    variables.put(name, named(value, name));
  }

  private static Value named(Value value, String name) {
    switch (value) {
      case null -> {
      }
      case Node node -> named(node, name);
      case Tuple tuple -> {
        for (int k = 0; k < tuple.parts().size(); k++) {
          named(tuple.parts().get(k), tuple.name(name, k));
        }
      }
    }
    return value;
  }

  /** A value with the name of its holder; constants keep their own names. */
  static Node named(Node value, String name) {
    if (value.op == Op.WIDEN) {
      value.arg(0).named(name);
    }
    return value.op == Op.CONSTANT ? value : value.named(name);
  }
}
