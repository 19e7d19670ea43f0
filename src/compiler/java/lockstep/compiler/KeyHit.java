package lockstep.compiler;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Computes the hit bit of a key: whether the key is less than +∞. For a choice between a value and +∞, the
 * hit bit is the condition of the choice if that condition implies that the value is finite; so most keys
 * need no comparison. Each choice is evaluated once, with what is known on every path to it.
 */
final class KeyHit {
  private final Graph graph;

  /** For each choice, the values that are finite on every path to it. */
  private final Map<Node, Set<Node>> finite = new HashMap<>();

  private final Map<Node, Node> hits = new HashMap<>();

  private KeyHit(Graph graph) {
    this.graph = graph;
  }

  static Node of(Node key, Graph graph) {
    KeyHit keyHit = new KeyHit(graph);
    Set<Node> choices = new LinkedHashSet<>();
    choices(key, choices);
    List<Node> inOrder = List.copyOf(choices);
    keyHit.finite.put(key, Set.of());
    for (Node choice : inOrder.reversed()) {
      keyHit.reach(choice.arg(1), keyHit.finiteThen(choice));
      keyHit.reach(choice.arg(2), keyHit.finite.get(choice));
    }
    return keyHit.hit(key, Set.of());
  }

  /** Collects the choices of which a key consists, each after those in its arms. */
  private static void choices(Node key, Set<Node> into) {
    if (key.op == Op.SELECT && !into.contains(key)) {
      choices(key.arg(1), into);
      choices(key.arg(2), into);
      into.add(key);
    }
  }

  private void reach(Node arm, Set<Node> known) {
    finite.merge(arm, known, (before, now) -> {
      Set<Node> both = new HashSet<>(before);
      both.retainAll(now);
      return both;
    });
  }

  /** The values that are finite where the condition of a choice holds. */
  private Set<Node> finiteThen(Node choice) {
    Set<Node> known = new HashSet<>(finite.get(choice));
    for (Node part : Graph.conjuncts(choice.arg(0))) {
      if (part.op == Op.LE && part.arg(0).op == Op.ABS && part.arg(1).isConstant(Float.MAX_VALUE)) {
        known.add(part.arg(0).arg(0));
      }
    }
    return known;
  }

  private Node hit(Node key, Set<Node> known) {
    if (known.contains(key)) {
      return graph.yes;
    }
    Node hit = hits.get(key);
    if (hit == null) {
      hit = key.op == Op.SELECT ? choice(key) : isLess(key);
      hits.put(key, hit);
    }
    return hit;
  }

  private Node choice(Node key) {
    Node then = hit(key.arg(1), finiteThen(key));
    Node otherwise = hit(key.arg(2), finite.get(key));
    boolean isDecided = then.op == Op.CONSTANT || otherwise.op == Op.CONSTANT;
    return isDecided ? graph.select(key.arg(0), then, otherwise) : isLess(key);
  }

  private Node isLess(Node key) {
    return graph.operation(Op.LT, key, graph.constant(Float.POSITIVE_INFINITY));
  }
}
