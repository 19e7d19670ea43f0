package lockstep;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import lockstep.internal.query.PairKeys;
import lockstep.internal.run.PairFilter;
import lockstep.internal.shape.Checks;

/**
 * Finds the bodies that touch, where bodies are made of shapes of several kinds, or of placed trees. A world
 * has a tree for each buffer of shapes, and for each shape, or each of {@link Instances}, the number of the
 * body that it belongs to.
 *
 * <pre>
 *   World world = new World();
 *   world.add(Tree.of(wheels), bodyOfWheel);       // int[]: wheel i belongs to body bodyOfWheel[i]
 *   world.add(Tree.of(hulls), bodyOfHull);
 *   world.addFixed(Tree.of(ground), bodyOfGround); // fixed things do not meet each other
 *   world.add(Instances.of(where, carTree), bodyOfCar);  // bodies that turn: no shape is rewritten
 *   …
 *   world.update();                                // every step, after moving shapes
 *   long needed = world.pairs(engine, pairs);      // bodies (i, j), i &lt; j, that touch: each pair once
 * </pre>
 *
 * <p>Shapes in the world are taken to the frame of each instance whose bounds they meet, one by one. So what
 * has many shapes, and meets instances, is better an instance itself: {@code
 * Instances.of(Placements.allocate(1), groundTree)}.
 *
 * <p>Shapes of one body are not tested against each other. Kinds that have no {@linkplain Engine#overlap
 * kernel} for each other, such as two sets of half-spaces, are only possible where both are fixed. Calls
 * allocate nothing once lists have reached their full length, while the engine is the same. A world is not
 * thread-safe.
 */
public final class World {
  /** Shapes of one kind, or placed trees, and the numbers of their bodies. */
  private static final class Part {
    final Tree tree; // null for instances
    final Instances instances; // null for a tree
    final int[] bodies;
    final boolean fixed;

    /** A copy of {@link #bodies} for filters, replaced by another copy when the bodies have changed. */
    int[] known;

    Part(Tree tree, Instances instances, int[] bodies, boolean fixed) {
      this.tree = tree;
      this.instances = instances;
      this.bodies = bodies;
      this.fixed = fixed;
      known = bodies.clone();
    }

    int size() {
      return tree != null ? tree.size() : instances.size();
    }

    /** Whether, of both, this one has to be the second operand of an overlap. */
    boolean isSecond(Part other) {
      return tree == null && other.tree != null;
    }
  }

  private final List<Part> parts = new ArrayList<>();
  private final PairKeys keys = new PairKeys();
  private Pairs touching = Pairs.allocate(1 << 10);
  private int bodies; // one more than the largest number

  /**
   * The engine of the last call. {@link #filtered} has, at a times the number of parts + b, the same engine
   * filtered by the bodies of parts a and b.
   */
  private Engine engine;

  private Engine[] filtered = {};

  /** Creates an empty world. */
  public World() {}

  /**
   * Adds the shapes of a tree: shape i belongs to body {@code bodies[i]}. The array still belongs to the
   * caller, who may assign shapes to other bodies between calls.
   *
   * @throws IllegalArgumentException if there is not one body for each shape, or a body's number is negative
   */
  public void add(Tree tree, int[] bodies) {
    add(Objects.requireNonNull(tree, "tree"), null, "tree.size()", bodies, false);
  }

  /**
   * Adds placed trees: instance i belongs to body {@code bodies[i]}, whose array still belongs to the caller.
   *
   * @throws IllegalArgumentException if there is not one body for each instance, or a body's number is
   *     negative
   */
  public void add(Instances instances, int[] bodies) {
    add(null, Objects.requireNonNull(instances, "instances"), "instances.size()", bodies, false);
  }

  /**
   * Adds the shapes of a tree, as {@link #add(Tree, int[])} does, as fixed ones, which are not tested against
   * other fixed shapes: ground and walls.
   */
  public void addFixed(Tree tree, int[] bodies) {
    add(Objects.requireNonNull(tree, "tree"), null, "tree.size()", bodies, true);
  }

  /** Adds placed trees, as {@link #add(Instances, int[])} does, as fixed ones: a city, a plant. */
  public void addFixed(Instances instances, int[] bodies) {
    add(null, Objects.requireNonNull(instances, "instances"), "instances.size()", bodies, true);
  }

  private void add(Tree tree, Instances instances, String size, int[] bodies, boolean fixed) {
    Part part = new Part(tree, instances, Objects.requireNonNull(bodies, "bodies"), fixed);
    Checks.same("bodies.length", bodies.length, size, part.size());
    this.bodies = Math.max(this.bodies, count(bodies));
    parts.add(part);
    engine = null;
  }

  /** Returns one more than the largest number of a body. */
  private static int count(int[] bodies) {
    int most = -1;
    for (int i = 0; i < bodies.length; i++) {
      Checks.element("bodies", i, bodies[i], Integer.MAX_VALUE);
      most = Math.max(most, bodies[i]);
    }
    return most + 1;
  }

  /**
   * {@linkplain Tree#update Updates} the trees of all shapes, and {@linkplain Instances#update instances},
   * that are not fixed. The trees of instances are updated by whoever changes their shapes.
   */
  public void update() {
    for (Part part : parts) {
      if (!part.fixed && part.tree != null) {
        part.tree.update();
      } else if (!part.fixed) {
        part.instances.update();
      }
    }
  }

  /**
   * Lists all pairs of bodies (i, j) with i &lt; j that have overlapping shapes, each pair once, ascending by
   * first, then second.
   *
   * <p>If the engine has a {@linkplain Engine#where filter}, the elements of both operands are bodies, not
   * shapes: the filter passes a pair of bodies as (i, j), whatever trees their shapes are in.
   *
   * @return the number of pairs found, which may be more than fit {@code pairs}
   * @throws IllegalArgumentException if a column of the engine's filter has fewer entries than there are
   *     bodies, or the number of a body has become negative
   * @throws UnsupportedOperationException if there is no kernel for two kinds of shapes that are tested
   *     against each other
   */
  public long pairs(Engine engine, Pairs pairs) {
    Objects.requireNonNull(engine, "engine");
    Objects.requireNonNull(pairs, "pairs");
    prepare(engine);
    keys.begin(Integer.MAX_VALUE, bodies);
    try {
      for (int k = 0; k < parts.size(); k++) {
        for (int m = 0; m <= k; m++) {
          boolean turned = parts.get(m).isSecond(parts.get(k));
          find(turned ? k : m, turned ? m : k);
        }
      }
    } catch (CancellationException e) {
      pairs.list.clear();
      throw e;
    }
    keys.sort();
    pairs.list.clear();
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
    pairs.list.found(needed, Math.min(needed, pairs.capacity()));
    return needed;
  }

  /**
   * Lists the pairs of overlapping shapes that make bodies touch, shape i of one part and shape j of another:
   * those of different bodies, as {@link #pairs(Engine, Pairs)} takes them, for example to compute their
   * contacts. Instances count as shapes. If both are one part, each pair is listed once, with i &lt; j; of
   * two fixed parts there are none.
   *
   * @param first the number of the part, from 0, in the order in which they were added
   * @param second the number of the other one; not that of a tree if the first has instances
   * @return the number of pairs found, which may be more than fit {@code pairs}
   * @throws IndexOutOfBoundsException if there is no part of a number
   * @throws IllegalArgumentException if only the first part is one of instances, or for the same reasons as
   *     {@link #pairs(Engine, Pairs)}
   * @throws UnsupportedOperationException if there is no kernel for the two
   */
  public long shapes(Engine engine, int first, int second, Pairs pairs) {
    Objects.requireNonNull(engine, "engine");
    Objects.requireNonNull(pairs, "pairs");
    Checks.index("first", first, parts.size());
    Checks.index("second", second, parts.size());
    if (parts.get(first).isSecond(parts.get(second))) {
      throw new IllegalArgumentException("part " + first + " has instances and part " + second
          + " a tree: the tree has to be the first one");
    }
    prepare(engine);
    return list(first, second, pairs);
  }

  private void prepare(Engine engine) {
    followBodies();
    if (engine.filter() != null) {
      engine.filter().check(bodies, bodies);
    }
    filterBy(engine);
  }

  /** Detects shapes that have been assigned to other bodies. */
  private void followBodies() {
    for (int k = 0; k < parts.size(); k++) { // without an iterator, which would be garbage
      Part part = parts.get(k);
      if (!Arrays.equals(part.bodies, part.known)) {
        bodies = Math.max(bodies, count(part.bodies));
        part.known = part.bodies.clone();
        engine = null;
      }
    }
  }

  private void filterBy(Engine engine) {
    if (this.engine != engine) {
      filtered = new Engine[parts.size() * parts.size()];
      for (int k = 0; k < filtered.length; k++) {
        Part first = parts.get(k / parts.size()), second = parts.get(k % parts.size());
        filtered[k] = engine.filteredBy(PairFilter.bodies(first.known, second.known, engine.filter()));
      }
      this.engine = engine;
    }
  }

  private void find(int first, int second) {
    long needed = list(first, second, touching);
    if (needed > touching.capacity()) {
      touching = Pairs.allocate(Math.max(needed, Math.min(needed + needed / 4, Checks.MAX_ARRAY)));
      list(first, second, touching);
    }
    int[] a = parts.get(first).known, b = parts.get(second).known;
    for (int k = 0; k < touching.size(); k++) {
      int i = a[touching.first()[k]], j = b[touching.second()[k]];
      keys.add(Math.min(i, j), Math.max(i, j));
    }
  }

  /** Lists the pairs of shapes or instances of two parts that overlap. */
  private long list(int first, int second, Pairs pairs) {
    Part a = parts.get(first), b = parts.get(second);
    Engine by = filtered[first * parts.size() + second];
    if (a.fixed && b.fixed) {
      pairs.setSize(0);
      return 0;
    }
    if (first == second) {
      return a.tree != null ? by.overlap(a.tree, pairs) : by.overlap(a.instances, pairs);
    }
    if (a.tree != null) {
      return b.tree != null ? by.overlap(a.tree, b.tree, pairs) : by.overlap(a.tree, b.instances, pairs);
    }
    return by.overlap(a.instances, b.instances, pairs);
  }

  /** The number of shapes and instances. */
  public long size() {
    return parts.stream().mapToLong(Part::size).sum();
  }

  @Override
  public String toString() {
    return "World[" + size() + " shapes of " + bodies + " bodies]";
  }
}
