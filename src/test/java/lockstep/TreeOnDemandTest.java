package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.IntStream;
import lockstep.Samples.Placement;
import lockstep.internal.shape.Kind;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** A tree that is built when it is first needed: answers are those without a tree. */
@Runs.Widest
@Runs.Vectors
class TreeOnDemandTest {
  private static final int SIZE = 300;

  private static int[] pairs(Engine engine, Target first, Target second) {
    Pairs pairs = Pairs.allocate((long) SIZE * SIZE);
    engine.overlap(first, second, pairs);
    return Answers.of(pairs);
  }

  private static float[] times(Engine engine, Rays rays, Target target) {
    RayHits hits = RayHits.allocate(rays.size());
    engine.closest(rays, target, hits);
    return hits.t;
  }

  @Property(tries = 60)
  void pairsNeedNoHierarchyAndRaysMakeIt(@ForAll long seed, @ForAll Scene scene) {
    Random random = new Random(seed);
    Shapes balls = scene.shapes(random, Kind.SPHERE, SIZE, Placement.ALLOCATED);
    Shapes crates = scene.shapes(random, Kind.BOX, SIZE, Placement.ALLOCATED);
    Rays rays = SceneRays.at(random, balls, 100, Placement.ALLOCATED);
    Tree first = Tree.onDemand(balls), second = Tree.onDemand(crates);
    assertEquals(0, first.bytes());
    assertEquals("Tree[Spheres[300]]", first.toString());
    assertArrayEquals(pairs(Engine.scalar(), balls, crates), pairs(Engine.best(), first, second));
    assertTrue(!first.index.isBuilt() && !second.index.isBuilt());

    assertArrayEquals(times(Engine.scalar(), rays, balls), times(Engine.best(), rays, first));
    assertEquals(Tree.of(balls).toString(), first.toString());
    balls.elements.columns[0][balls.elements.from + random.nextInt(SIZE)] += 1;
    first.update();
    second.update(); // of a tree that was never built
    assertArrayEquals(times(Engine.scalar(), rays, balls), times(Engine.best(), rays, first));
    assertArrayEquals(times(Engine.scalar(), rays, crates), times(Engine.best(), rays, second));
    assertArrayEquals(pairs(Engine.scalar(), balls, crates), pairs(Engine.best(), first, second));
  }

  @Test
  void refitAndRebuildBuildIt() {
    Shapes balls = Scene.RANDOM.shapes(new Random(1), Kind.SPHERE, SIZE, Placement.ALLOCATED);
    Tree refitted = Tree.onDemand(balls), rebuilt = Tree.onDemand(balls);
    refitted.refit();
    rebuilt.rebuild();
    assertEquals(Tree.of(balls).toString(), refitted.toString());
    assertEquals(Tree.of(balls).toString(), rebuilt.toString());
  }

  @Test
  void severalThreadsMayBeTheFirst() {
    Random random = new Random(2);
    for (int round = 0; round < 20; round++) {
      Shapes balls = Scene.RANDOM.shapes(random, Kind.SPHERE, SIZE, Placement.ALLOCATED);
      Rays rays = SceneRays.at(random, balls, 50, Placement.ALLOCATED);
      Tree tree = Tree.onDemand(balls);
      float[] expected = times(Engine.scalar(), rays, balls);
      IntStream.range(0, 4).parallel()
          .forEach(k -> assertArrayEquals(expected, times(Engine.scalar(), rays, tree)));
    }
  }
}
