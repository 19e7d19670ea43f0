package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import lockstep.Samples.Placement;
import lockstep.internal.shape.Kind;
import lockstep.samples.ShapeSamples;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/**
 * Shapes move and a tree is updated: refitted or rebuilt, it gives the answers of the flat kernels for the
 * current positions.
 */
@Runs.Widest
@Runs.Vectors
class TreeRefitTest {
  private static final float INF = Float.POSITIVE_INFINITY;
  private static final float NAN = Float.NaN;
  private static final List<Kind> KINDS = Question.some(Samples.SHAPES, Effort.choose(2, 9, 9));
  private static final int RAYS = Effort.choose(10, 40, 40);

  @Provide
  Arbitrary<Kind> shapes() {
    return Arbitraries.of(KINDS);
  }

  private static void check(Tree tree, int seed) {
    Random random = new Random(seed);
    Shapes shapes = tree.shapes();
    TreeCheck.casts(SceneRays.at(random, shapes, RAYS, Placement.ALLOCATED), tree);
    TreeCheck.overlaps(Samples.shapes(Kind.BOX, random, Samples.Distribution.GRID, 20), tree);
    if (shapes.size() > 0) { // also at the shapes
      TreeCheck.overlaps(shapes.slice(0, Math.min(9, shapes.size())), tree);
    }
  }

  /** Moves a number of shapes, each in a different way. */
  static void move(Random random, Shapes shapes) {
    int width = shapes.width();
    float[] e = new float[width];
    float[] other = new float[width];
    int how = random.nextInt(6);
    for (int i = 0; i < shapes.size(); i++) {
      shapes.get(i, e);
      switch (how) {
        case 0 -> shift(e, width, 0.1f * random.nextFloat());
        case 1 -> shift(e, width, 1e4f * random.nextFloat());
        case 2 -> shift(e, width, i == 0 ? 1e12f : 0);
        case 3 -> { // far ones are exchanged
          int j = random.nextInt(shapes.size());
          shapes.get(j, other);
          shapes.setAll(j, e);
          System.arraycopy(other, 0, e, 0, width);
        }
        case 4 -> {
          for (int c = 0; c < width; c++) {
            e[c] *= i % 2 == 0 ? 1e-6f : 2;
          }
        }
        default -> {
          if (random.nextInt(10) == 0) {
            e[random.nextInt(width)] = new float[] {NAN, INF, -INF, 3e38f, -1, 0}[random.nextInt(6)];
          }
        }
      }
      shapes.setAll(i, e);
    }
  }

  private static void shift(float[] e, int width, float by) {
    for (int c = 0; c < width - width % 3; c++) { // all coordinates, no radius
      e[c] += by;
    }
  }

  @Property(tries = 80)
  void refitAsBuiltAnew(@ForAll long seed, @ForAll Scene scene, @ForAll("shapes") Kind kind,
      @ForAll @IntRange(max = 200) int size, @ForAll Placement placement) {
    Random random = new Random(seed);
    Shapes shapes = scene.shapes(random, kind, size, placement);
    Tree tree = Tree.of(shapes);
    for (int step = 0; step < 4; step++) {
      move(random, shapes);
      switch (random.nextInt(4)) {
        case 0 -> tree.rebuild();
        case 1 -> tree.refit(TreeCheck.POOL);
        default -> tree.refit();
      }
      check(tree, step);
    }
  }

  private static void check(Kind kind, Consumer<Shapes> change) {
    for (int size : new int[] {1, 2, 9, 150}) {
      Shapes shapes = Scene.MESH.shapes(new Random(size), kind, size);
      float[] before = Samples.elements(shapes);
      Tree tree = Tree.of(shapes);
      change.accept(shapes);
      tree.refit();
      check(tree, 1);
      shapes.copyFrom(before, 0); // and back
      tree.refit();
      check(tree, 2);
      change.accept(shapes);
      tree.rebuild();
      check(tree, 3);
      shapes.copyFrom(before, 0);
      tree.rebuild(TreeCheck.POOL);
      check(tree, 4);
    }
  }

  private static void checkAll(Consumer<Shapes> change) {
    for (Kind kind : KINDS) {
      check(kind, change);
    }
  }

  @Test
  void toNaNAndBack() {
    checkAll(shapes -> shapes.columns[1][shapes.from()] = NAN);
    checkAll(shapes -> Arrays.fill(shapes.columns[1], NAN));
  }

  /** Column 3, where there are so many. */
  private static float[] last(Shapes shapes) {
    return shapes.columns[Math.min(3, shapes.columns.length - 1)];
  }

  @Test
  void toInfinityAndBack() {
    checkAll(shapes -> last(shapes)[shapes.from()] = INF);
    checkAll(shapes -> Arrays.fill(last(shapes), INF));
    checkAll(shapes -> Arrays.fill(shapes.columns[0], -INF));
  }

  @Test
  void beyondWhatATreeHoldsAndBack() {
    checkAll(shapes -> last(shapes)[shapes.from()] = 3e38f);
    checkAll(shapes -> Arrays.fill(last(shapes), 1e25f));
  }

  @Test
  void allToOnePlaceAndBack() {
    checkAll(shapes -> {
      for (float[] column : shapes.columns) {
        Arrays.fill(column, 0.5f);
      }
    });
  }

  @Test
  void emptyAndBack() {
    check(Kind.BOX, boxes -> {
      for (int c = 0; c < 6; c++) {
        Arrays.fill(boxes.columns[c], c < 3 ? INF : -INF);
      }
    });
    check(Kind.SPHERE, spheres -> Arrays.fill(spheres.columns[3], -1));
  }

  private static float[] nowhere() {
    float[] element = new float[Kind.maxWidth()];
    element[0] = NAN;
    return element;
  }

  /**
   * Elements that nothing can meet become ones that everything meets, without ever having a size that a tree
   * holds.
   */
  @Test
  void fromNowhereToEverywhere() {
    for (Kind kind : KINDS) {
      for (int size : new int[] {1, 30}) {
        Shapes shapes = Scene.MESH.shapes(new Random(1), kind, size);
        shapes.setAll(0, nowhere());
        Tree tree = Tree.of(shapes);
        shapes.setAll(0, ShapeSamples.of(kind).everywhere());
        tree.refit();
        Rays rays = Rays.allocate(1);
        rays.set(0, 1, 1, -1, 0, 0, 1);
        TreeCheck.casts(rays, tree);
        check(tree, 1);
        shapes.setAll(0, nowhere());
        tree.refit();
        check(tree, 2);
      }
    }
  }

  /** A tree rebuilt in place equals one built from nothing. */
  @Test
  void rebuiltAsFromNothing() {
    Random random = new Random(3);
    for (Kind kind : KINDS) {
      Shapes shapes = (Shapes) Samples.allocate(kind, 2000);
      Tree tree = Tree.of(shapes);
      for (Scene scene : Scene.values()) {
        shapes.copyFrom(Samples.elements(scene.shapes(random, kind, 2000)), 0);
        if (random.nextBoolean()) {
          tree.rebuild();
        } else {
          tree.rebuild(TreeCheck.POOL);
        }
        Tree anew = Tree.of(shapes);
        assertEquals(anew.depth(), tree.depth(), scene::toString);
        assertEquals(anew.cost(), tree.cost(), scene::toString);
        assertSame(shapes, tree.shapes());
        Rays rays = SceneRays.at(random, shapes, RAYS, Placement.ALLOCATED);
        TreeCheck.casts(rays, tree);
      }
    }
  }

  /** Refitting a tree whose shapes have moved apart makes it worse; rebuilding makes it good again. */
  @Test
  void rebuildingMendsWhatRefittingCannot() {
    Shapes shapes = Scene.RANDOM.shapes(new Random(5), Kind.BOX, 3000);
    Tree tree = Tree.of(shapes);
    double good = tree.cost();
    shapes.copyFrom(Samples.elements(Scene.RANDOM.shapes(new Random(6), Kind.BOX, 3000)), 0);
    tree.refit();
    assertTrue(tree.cost() > 2 * good);
    check(tree, 1);
    tree.rebuild();
    assertTrue(tree.cost() < 1.5 * good);
  }

  /** A pool is shut down during an update: the tree is rebuilt at the next query. */
  @Test
  @Runs.Thorough
  void aPoolThatIsShutDownMeanwhile() {
    int failed = 0;
    for (int n = 0; n < 8; n++) {
      Random random = new Random(n);
      Triangles triangles = Triangles.allocate(15_000);
      place(random, triangles);
      Tree tree = Tree.of(triangles);
      place(random, triangles);
      int lives = n % 4; // threads that are started before
      AtomicInteger started = new AtomicInteger();
      AtomicReference<ForkJoinPool> itself = new AtomicReference<>();
      ForkJoinPool pool = new ForkJoinPool(4, owner -> {
        if (started.getAndIncrement() == lives) {
          itself.get().shutdownNow();
        }
        return ForkJoinPool.defaultForkJoinWorkerThreadFactory.newThread(owner);
      }, null, false);
      itself.set(pool);
      try {
        if (n < 4) {
          tree.refit(pool);
        } else {
          tree.rebuild(pool);
        }
      } catch (CancellationException | RejectedExecutionException e) {
        failed++;
      }
      Rays rays = Rays.allocate(10);
      for (int i = 0; i < rays.size(); i++) {
        rays.set(i, 4, 4, 4, random.nextFloat() - 0.5f, random.nextFloat() - 0.5f, random.nextFloat() - 0.5f);
      }
      TreeCheck.casts(rays, tree);
      pool.shutdownNow();
    }
    assertTrue(failed > 0);
  }

  private static void place(Random random, Triangles triangles) {
    for (int i = 0; i < triangles.size(); i++) {
      float x = 8 * random.nextFloat(), y = 8 * random.nextFloat(), z = 8 * random.nextFloat();
      triangles.set(i, x, y, z, x + 0.1f, y, z, x, y + 0.1f, z);
    }
  }
}
