package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import lockstep.internal.kernel.Kind;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Pairs of bodies are those of which some shapes overlap, each once. */
class WorldTest {
  private static final Kind[] KINDS = {Kind.SPHERE, Kind.BOX, Kind.CAPSULE};

  private static Set<Long> expected(Shapes[] shapes, int[][] bodies, boolean[] fixed) {
    Set<Long> expected = new TreeSet<>();
    for (int a = 0; a < shapes.length; a++) {
      for (int b = 0; b <= a; b++) {
        Pairs pairs = Pairs.allocate((long) shapes[a].size() * shapes[b].size());
        if (!fixed[a] || !fixed[b]) {
          Engine.scalar().overlap(shapes[a], shapes[b], pairs);
        }
        for (int k = 0; k < pairs.size(); k++) {
          int i = bodies[a][pairs.first(k)], j = bodies[b][pairs.second(k)];
          if (i != j && (a != b || pairs.first(k) != pairs.second(k))) {
            expected.add((long) Math.min(i, j) << 32 | Math.max(i, j));
          }
        }
      }
    }
    return expected;
  }

  private static int[] list(Set<Long> keys, long most) {
    return keys.stream().limit(most).flatMapToInt(key -> IntStream.of((int) (key >> 32), (int) (long) key))
        .toArray();
  }

  @Property(tries = 60)
  void asByHand(@ForAll long seed, @ForAll Scene scene, @ForAll @IntRange(max = 150) int size,
      @ForAll @IntRange(min = 1, max = 60) int bodyCount) {
    Random random = new Random(seed);
    World world = new World();
    Shapes[] shapes = new Shapes[KINDS.length];
    int[][] bodies = new int[KINDS.length][];
    boolean[] fixed = new boolean[KINDS.length];
    for (int k = 0; k < KINDS.length; k++) {
      shapes[k] = scene.shapes(random, KINDS[k], size, Samples.Placement.ALLOCATED);
      bodies[k] = random.ints(size, 0, bodyCount).toArray();
      fixed[k] = random.nextBoolean();
      if (fixed[k]) {
        world.addFixed(Tree.of(shapes[k]), bodies[k]);
      } else {
        world.add(Tree.of(shapes[k]), bodies[k]);
      }
    }
    for (int step = 0; step < 3; step++) {
      Set<Long> expected = expected(shapes, bodies, fixed);
      for (Engine engine : TreeCheck.ENGINES) {
        for (int room : new int[] {expected.size(), expected.size() / 2}) {
          Pairs pairs = Pairs.allocate(room);
          assertEquals(expected.size(), world.pairs(engine, pairs));
          assertEquals(expected.size(), pairs.needed());
          assertArrayEquals(list(expected, room), Answers.of(pairs), engine::toString);
        }
      }
      for (int k = 0; k < KINDS.length; k++) {
        if (!fixed[k]) {
          TreeRefitTest.move(random, shapes[k]);
        }
      }
      world.update();
    }
  }

  @Test
  void whatItRefuses() {
    World world = new World();
    Tree tree = Tree.of(Spheres.allocate(3));
    assertEquals("bodies.length is 2, but tree.size() is 3",
        assertThrows(IllegalArgumentException.class, () -> world.add(tree, new int[2])).getMessage());
    assertEquals("bodies[1] is -1, not in [0, 2147483647)",
        assertThrows(IllegalArgumentException.class, () -> world.add(tree, new int[] {0, -1, 0}))
            .getMessage());
    assertThrows(NullPointerException.class, () -> world.add(null, new int[0]));
    assertThrows(NullPointerException.class, () -> world.addFixed(tree, null));
    assertEquals("World[0 shapes of 0 bodies]", world.toString());
    world.addFixed(Tree.of(Planes.allocate(2)), new int[] {0, 0});
    assertEquals(0, world.pairs(Engine.scalar(), Pairs.allocate(1)));
    world.add(Tree.of(Planes.allocate(2)), new int[] {1, 2});
    assertThrows(UnsupportedOperationException.class, () -> world.pairs(Engine.scalar(), Pairs.allocate(1)));
  }

  @Test
  void nothingIsAllocated() {
    Random random = new Random(1);
    World world = new World();
    for (Kind kind : KINDS) {
      world.add(Tree.of(Scene.RANDOM.shapes(random, kind, 300, Samples.Placement.ALLOCATED)),
          random.ints(300, 0, 90).toArray());
    }
    Pairs pairs = Pairs.allocate(9000);
    Allocations.none("world", new HashMap<>(Map.of("pairs", () -> {
      world.update();
      world.pairs(Engines.widest(), pairs);
    })), 30);
  }
}
