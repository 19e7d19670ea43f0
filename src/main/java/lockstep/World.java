package lockstep;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Bodies made of shapes of several kinds, and which of them touch: a tree for each buffer of shapes, and for each shape the number of the
 * body it belongs to.
 *
 * <pre>
 *   World world = new World();
 *   world.add(Tree.of(wheels), bodyOfWheel);       // int[]: wheel i belongs to body bodyOfWheel[i]
 *   world.add(Tree.of(hulls), bodyOfHull);
 *   world.addFixed(Tree.of(ground), bodyOfGround); // fixed things do not meet each other
 *   …
 *   world.update();                                // every step, after moving shapes
 *   long needed = world.pairs(engine, pairs);      // bodies (i, j), i &lt; j, that touch: each pair once
 * </pre>
 *
 * <p>Shapes of one body do not meet each other. Kinds that have no {@linkplain Engine#overlap kernel} for each other, such as two sets of half-spaces,
 * are only possible where both are fixed. Once lists are as long as they get, nothing is allocated. Not thread-safe.
 */
public final class World {
  /** Shapes of one kind, and whose they are. */
  private static final class Part {
    final Tree tree;
    final int[] bodies;
    final boolean fixed;

    Part(Tree tree, int[] bodies, boolean fixed) {
      this.tree = tree;
      this.bodies = bodies;
      this.fixed = fixed;
    }
  }

  private final List<Part> parts = new ArrayList<>();
  private final PairKeys keys = new PairKeys();
  private Pairs touching = Pairs.allocate(1 << 10);
  private int bodies; // one more than the largest number

  /** Without anything in it. */
  public World() {}

  /**
   * Adds the shapes of a tree: shape i belongs to body {@code bodies[i]}. The array stays the caller's; which bodies there are must not change.
   *
   * @throws IllegalArgumentException if there is not a body for each shape, or its number is negative
   */
  public void add(Tree tree, int[] bodies) {
    add(tree, bodies, false);
  }

  /** The same for shapes that do not meet other fixed ones: ground and walls. */
  public void addFixed(Tree tree, int[] bodies) {
    add(tree, bodies, true);
  }

  private void add(Tree tree, int[] bodies, boolean fixed) {
    Checks.same("bodies.length", Objects.requireNonNull(bodies, "bodies").length, "tree.size()",
        Objects.requireNonNull(tree, "tree").size());
    int most = this.bodies;
    for (int i = 0; i < bodies.length; i++) {
      Checks.element("bodies", i, bodies[i], Integer.MAX_VALUE);
      most = Math.max(most, bodies[i] + 1);
    }
    this.bodies = most;
    parts.add(new Part(tree, bodies, fixed));
  }

  /** {@linkplain Tree#update Follows} all shapes that are not fixed. */
  public void update() {
    for (Part part : parts) {
      if (!part.fixed) {
        part.tree.update();
      }
    }
  }

  /**
   * Lists all pairs of bodies (i, j) with i &lt; j of which some shapes overlap, each pair once, ascending by first, then second.
   *
   * @return how many there are, which may be more than fit {@code pairs}
   * @throws UnsupportedOperationException if there is no kernel for two kinds of shapes that may meet
   */
  public long pairs(Engine engine, Pairs pairs) {
    Objects.requireNonNull(engine, "engine");
    Objects.requireNonNull(pairs, "pairs");
    keys.begin(Integer.MAX_VALUE, bodies);
    for (int k = 0; k < parts.size(); k++) {
      for (int m = 0; m <= k; m++) {
        if (!parts.get(k).fixed || !parts.get(m).fixed) {
          find(engine, parts.get(m), parts.get(k), m == k);
        }
      }
    }
    keys.sort();
    pairs.clear();
    int needed = 0;
    long last = -1;
    for (int k = 0; k < keys.size(); k++) {
      long key = keys.key(k);
      if (key != last) {
        last = key;
        if (needed < pairs.capacity()) {
          pairs.first()[needed] = keys.first(key);
          pairs.second()[needed] = keys.second(key);
        }
        needed++;
      }
    }
    pairs.found(needed, Math.min(needed, pairs.capacity()));
    return needed;
  }

  private void find(Engine engine, Part a, Part b, boolean same) {
    long needed = list(engine, a, b, same);
    if (needed > touching.capacity()) {
      touching = Pairs.allocate(needed + needed / 4);
      list(engine, a, b, same);
    }
    for (int k = 0; k < touching.size(); k++) {
      int i = a.bodies[touching.first()[k]], j = b.bodies[touching.second()[k]];
      if (i != j) {
        keys.add(Math.min(i, j), Math.max(i, j));
      }
    }
  }

  private long list(Engine engine, Part a, Part b, boolean same) {
    return same ? engine.overlap(a.tree, touching) : engine.overlap(a.tree, b.tree, touching);
  }

  /** The number of shapes. */
  public long size() {
    return parts.stream().mapToLong(part -> part.tree.size()).sum();
  }

  @Override
  public String toString() {
    return "World[" + size() + " shapes of " + bodies + " bodies]";
  }
}
