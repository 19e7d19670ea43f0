package lockstep.compiler;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.type.TypeKind;

/**
 * Holds values and the operations that compute them, each once. Simplification here changes no bit: it covers
 * truth values, constants, and choices between equal values, never the order of operations on numbers.
 */
class Graph {
  private record Key(Op op, Type type, List<Node> args, Object value) {}

  private final Map<Key, Node> nodes = new HashMap<>();

  /** The type that replaces float: the definition is compiled for numbers of this type. */
  final Type real;

  final Node yes;
  final Node no;

  /** A graph for a definition in floats. */
  Graph() {
    this(Type.FLOAT);
  }

  Graph(Type real) {
    this.real = real;
    yes = constant(true);
    no = constant(false);
  }

  /** The type that values of this Java type have, or null if values cannot have it. */
  Type type(TypeKind kind) {
    return real(Type.of(kind));
  }

  /** Whether exact numbers are places on a stack, rather than estimates. */
  boolean isOnStack() {
    return false;
  }

  /** The type of values that replaces a type written in Java. */
  Type real(Type type) {
    return type == Type.FLOAT ? real : type;
  }

  /** An operation, not simplified. */
  Node make(Op op, Type type, Object value, Node... args) {
    List<Node> list = List.of(args);
    return nodes.computeIfAbsent(new Key(op, type, list, value),
        key -> new Node(nodes.size(), op, type, list, value));
  }

  Node constant(Object written) {
    Object value = written instanceof Float f && real == Type.DOUBLE ? (Object) f.doubleValue() : written;
    Type type = switch (value) {
      case Float f -> Type.FLOAT;
      case Double d -> Type.DOUBLE;
      case Integer i -> Type.INT;
      default -> Type.BOOLEAN;
    };
    return make(Op.CONSTANT, type, value);
  }

  Node not(Node a) {
    if (a.op == Op.CONSTANT) {
      return constant(!(Boolean) a.value);
    }
    return a.op == Op.NOT ? a.arg(0) : make(Op.NOT, Type.BOOLEAN, null, a);
  }

  Node and(Node a, Node b) {
    if (a == no || b == no || a == not(b)) {
      return no;
    }
    if (a == yes || conjuncts(b).contains(a)) {
      return b;
    }
    return b == yes || conjuncts(a).contains(b) ? a : make(Op.AND, Type.BOOLEAN, null, a, b);
  }

  Node or(Node a, Node b) {
    if (a == yes || b == yes || a == not(b)) {
      return yes;
    }
    return a == no || a == b ? b : b == no ? a : make(Op.OR, Type.BOOLEAN, null, a, b);
  }

  private Node xor(Node a, Node b) {
    if (a.op == Op.CONSTANT) {
      return a == yes ? not(b) : b;
    }
    if (b.op == Op.CONSTANT) {
      return b == yes ? not(a) : a;
    }
    return a == b ? no : make(Op.XOR, Type.BOOLEAN, null, a, b);
  }

  /** {@code condition ? a : b}. */
  Node select(Node condition, Node a, Node b) {
    if (condition.op == Op.CONSTANT) {
      return condition == yes ? a : b;
    }
    if (a == b) {
      return a;
    }
    if (condition.op == Op.NOT) {
      return select(condition.arg(0), b, a);
    }
    if (a.type == Type.BOOLEAN) {
      return b == no ? and(condition, a) : a == yes ? or(condition, b) : a == no ? and(not(condition), b)
          : b == yes ? or(not(condition), a) : or(and(condition, a), and(not(condition), b));
    }
    return make(Op.SELECT, a.type, null, condition, a, b);
  }

  /** An operation, simplified; its arguments have one type, as converted by Java. */
  Node operation(Op op, Node... args) {
    Node a = args[0];
    Node b = args[args.length - 1];
    if (op.isLogic()) {
      return switch (op) {
        case AND -> and(a, b);
        case OR -> or(a, b);
        case XOR -> xor(a, b);
        default -> not(a);
      };
    }
    for (Node arg : args) {
      if (arg.op != Op.CONSTANT) {
        return make(op, op.isCompare() ? Type.BOOLEAN : a.type, null, args);
      }
    }
    return constant(Folding.fold(op, args));
  }

  /** A call of a pass; given values are copied to where passes can read them. */
  Node call(Pass pass, Node... args) {
    Node[] readable = args.clone();
    for (int a = 0; a < args.length; a++) {
      if (args[a].op.isGiven()) {
        readable[a] = make(Op.COPY, args[a].type, null, args[a]).named(args[a].name());
      }
    }
    return make(Op.PASS, pass.result().type, pass, readable);
  }

  /** The answers of a definition about the pairs that are open: {@link Op#DECIDE}. */
  Node decide(Declared definition, Node... args) {
    return args[0] == no ? no : make(Op.DECIDE, Type.BOOLEAN, definition, args);
  }

  Node convert(Node a, Type type) {
    if (a.type == type) {
      return a;
    }
    if (a.op == Op.CONSTANT) {
      return constant(Folding.convert(a.number(), type)).named(a.name());
    }
    if (a.type == Type.INT) { // a choice between constants
      return select(a.arg(0), convert(a.arg(1), type), convert(a.arg(2), type)).from(a.origin());
    }
    if (type == Type.DOUBLE) {
      return make(Op.WIDEN, type, null, a);
    }
    if (a.op == Op.WIDEN) {
      return a.arg(0);
    }
    if (a.op == Op.SQRT && a.arg(0).op == Op.WIDEN) { // the float root is the double root, rounded
      return make(Op.SQRT, type, null, a.arg(0).arg(0));
    }
    return make(Op.NARROW, type, null, a);
  }

  /** The operands of a conjunction, in order; the node itself if it is not a conjunction. */
  static List<Node> conjuncts(Node node) {
    if (node.op != Op.AND) {
      return List.of(node);
    }
    List<Node> all = new ArrayList<>();
    conjuncts(node, new HashSet<>(), all);
    return all;
  }

  /** Collects the conjuncts; each conjunction is visited once, as several may share it. */
  private static void conjuncts(Node node, Set<Node> seen, List<Node> into) {
    if (!seen.add(node)) {
      return;
    }
    if (node.op == Op.AND) {
      conjuncts(node.arg(0), seen, into);
      conjuncts(node.arg(1), seen, into);
    } else {
      into.add(node);
    }
  }

  /** The same value, simplified, given that some truth values are known. */
  Node assume(Node node, Map<Node, Boolean> known, Map<Node, Node> done) {
    Node result = done.get(node);
    if (result == null) {
      Boolean value = known.get(node);
      if (value == null && node.type == Type.BOOLEAN && known.containsKey(not(node))) {
        value = !known.get(not(node));
      }
      result = value != null ? constant(value) : assumeArgs(node, known, done);
      if (node.op != Op.CONSTANT && result.op != Op.CONSTANT) {
        result.named(node.name()).from(node.origin());
      }
      done.put(node, result);
    }
    return result;
  }

  private Node assumeArgs(Node node, Map<Node, Boolean> known, Map<Node, Node> done) {
    Node[] args = new Node[node.args.size()];
    for (int i = 0; i < args.length; i++) {
      args[i] = assume(node.arg(i), known, done);
    }
    return switch (node.op) {
      case COLUMN, CONSTANT, PARAMETER -> node;
      case SELECT -> select(args[0], args[1], args[2]);
      case WIDEN, NARROW -> convert(args[0], node.type);
      case PASS -> call((Pass) node.value, args);
      case DECIDE -> decide((Declared) node.value, args);
      case COPY, STORE -> make(node.op, node.type, node.value, args);
      default -> operation(node.op, args);
    };
  }

  /** The given values and everything they depend on, dependencies first. */
  static Set<Node> needed(List<Node> roots) {
    Set<Node> all = new LinkedHashSet<>();
    for (Node root : roots) {
      need(root, all);
    }
    return all;
  }

  private static void need(Node node, Set<Node> all) {
    if (!all.contains(node)) {
      for (Node arg : node.args) {
        need(arg, all);
      }
      all.add(node);
    }
  }
}
