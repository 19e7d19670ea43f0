package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import lockstep.Samples.Placement;
import lockstep.internal.shape.Kind;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** What is asked of several targets at once is what all pairs with the shapes of each of them tell. */
@Runs.Widest
@Runs.Vectors
class SeveralTargetsTest {
  private static final Kind[] KINDS =
      {Kind.TRIANGLE, Kind.SPHERE, Kind.BOX, Kind.PLANE, Kind.CYLINDER, Kind.CAPSULE};

  /** The best of all hits, one by one, by the scalar engine's lists of pairs. */
  private static RayHits best(Rays rays, Scenery scenery, FilterTest.Case filter) {
    RayHits best = RayHits.allocate(rays.size());
    best.columns().beginWithMisses(rays.size());
    int before = 0;
    for (Shapes shapes : scenery.shapes()) {
      Pairs pairs = Pairs.allocate((long) rays.size() * shapes.size());
      Engine.scalar().cast(rays, shapes, pairs);
      RayHits each = RayHits.allocate(pairs.size());
      Engine.scalar().cast(rays, shapes, pairs.pairing(), each);
      for (int k = 0; k < pairs.size(); k++) {
        int ray = pairs.first(k), index = before + pairs.second(k);
        if (each.t[k] < best.t[ray] && (filter == null || filter.passes().test(ray, index))) {
          best.t[ray] = each.t[k];
          best.u[ray] = each.u[k];
          best.v[ray] = each.v[k];
          best.index[ray] = index;
          best.columns().set(ray);
        }
      }
      before += shapes.size();
    }
    return best;
  }

  @Property(tries = 60)
  void theBestOfAllTargets(@ForAll long seed, @ForAll Scene scene, @ForAll @IntRange(max = 4) int targets,
      @ForAll @IntRange(min = 1, max = 200) int most, @ForAll @IntRange(max = 200) int count) {
    Random random = new Random(seed);
    Scenery scenery = Scenery.of(random, scene, KINDS, targets, most);
    Shapes aims = targets == 0 ? Spheres.allocate(3) : scenery.shapes().get(random.nextInt(targets));
    Rays rays = SceneRays.at(random, aims, count, Placement.MIDDLE);
    List<FilterTest.Case> filters = new ArrayList<>(FilterTest.cases(random, count, scenery.size()));
    filters.add(null);
    for (FilterTest.Case filter : filters) {
      check(rays, scenery, filter);
    }
  }

  static void check(Rays rays, Scenery scenery, FilterTest.Case filter) {
    RayHits expected = best(rays, scenery, filter);
    for (Engine engine : TreeCheck.ENGINES) {
      Engine filtered = filter == null ? engine : engine.where(filter.filter());
      String what = filtered + ", " + scenery.obstacles();
      RayHits hits = Answers.stale(RayHits.allocate(rays.size()));
      filtered.closest(rays, scenery.obstacles(), hits);
      assertArrayEquals(Answers.of(expected, rays.size()), Answers.of(hits, rays.size()), what);
      Hits any = Answers.stale(Hits.allocate(rays.size()));
      filtered.any(rays, scenery.obstacles(), any);
      assertArrayEquals(Answers.of(expected.hits(), rays.size()), Answers.of(any, rays.size()), what);
    }
  }

  /** More rays than a piece has, and more than one thread gets. */
  @Test
  void manyRays() {
    Random random = new Random(1);
    Shapes balls = Scene.RANDOM.shapes(random, Kind.SPHERE, 20);
    Shapes mesh = Scene.RANDOM.shapes(random, Kind.TRIANGLE, 30);
    Scenery scenery =
        new Scenery(List.of(mesh, balls, mesh), 80, Obstacles.of(Tree.of(mesh), Tree.of(balls), mesh));
    Rays rays = SceneRays.at(random, balls, 5_000, Placement.ALLOCATED);
    check(rays, scenery, null);
    check(rays, scenery, FilterTest.cases(random, 5_000, 80).get(1));
  }

  @Property(tries = 60)
  void whichShapesOverlapAny(@ForAll long seed, @ForAll Scene scene, @ForAll @IntRange(max = 4) int targets,
      @ForAll @IntRange(min = 1, max = 200) int most, @ForAll @IntRange(max = 200) int count) {
    Random random = new Random(seed);
    Scenery scenery = Scenery.of(random, scene, KINDS, targets, most);
    Shapes shapes = scene.shapes(random, Kind.SPHERE, count, Placement.MIDDLE);
    for (FilterTest.Case filter : FilterTest.cases(random, count, scenery.size())) {
      Hits expected = Hits.allocate(count);
      expected.columns().beginWithoutHits(count);
      int before = 0;
      for (Shapes others : scenery.shapes()) {
        Pairs pairs = Pairs.allocate((long) count * others.size());
        Engine.scalar().overlap(shapes, others, pairs);
        for (int k = 0; k < pairs.size(); k++) {
          if (filter.passes().test(pairs.first(k), before + pairs.second(k))) {
            expected.columns().set(pairs.first(k));
          }
        }
        before += others.size();
      }
      for (Engine engine : TreeCheck.ENGINES) {
        Hits hits = Answers.stale(Hits.allocate(count));
        engine.where(filter.filter()).any(shapes, scenery.obstacles(), hits);
        assertArrayEquals(Answers.of(expected, count), Answers.of(hits, count),
            engine + ", " + scenery.obstacles());
      }
    }
  }

  /** A wall behind another one: points, normals and a single hit by the number through both targets. */
  @Test
  void pointsOfHits() {
    Boxes walls = Boxes.allocate(2);
    walls.set(0, 9, -1, -1, 10, 1, 1);
    walls.set(1, 0, 9, -1, 1, 10, 1);
    Spheres balls = Spheres.allocate(2);
    balls.set(0, 0, 50, 0, 1);
    balls.set(1, 5, 0, 0, 1);
    Rays rays = Rays.allocate(3);
    rays.set(0, 0, 0, 0, 1, 0, 0, 0, 100);
    rays.set(1, 0.5f, 0, 0, 0, 1, 0, 0, 100);
    rays.set(2, 0, 0, 0, 0, 0, 1, 0, 100);
    Obstacles both = Obstacles.of(walls, Tree.of(balls));
    RayHits hits = RayHits.allocate(3);
    HitPoints points = HitPoints.allocate(3);
    for (Engine engine : TreeCheck.ENGINES) {
      engine.closest(rays, both, hits);
      assertEquals("[3, 1, -1]", Arrays.toString(Arrays.copyOf(hits.index, 3)));
      engine.points(rays, both, hits, points);
      assertEquals(4, points.x[0]);
      assertEquals(-1, points.nx[0]);
      assertEquals(9, points.y[1]);
      assertEquals(-1, points.ny[1]);
      assertTrue(Float.isNaN(points.x[2]));
    }
    assertEquals(new Hit(3, 4, 0, 0, 4, 0, 0, -1, 0, 0), hits.hit(0, rays, 0, both));
    hits.index[0] = 4;
    assertThrows(IndexOutOfBoundsException.class, () -> hits.hit(0, rays, 0, both));
    assertThrows(IndexOutOfBoundsException.class, () -> Engine.scalar().points(rays, both, hits, points));
  }

  @Test
  void argumentsAreChecked() {
    Spheres balls = Spheres.allocate(3);
    Frusta frusta = Frusta.allocate(1);
    Rays rays = Rays.allocate(2);
    Obstacles good = Obstacles.of(balls, balls), bad = Obstacles.of(balls, frusta);
    Engine engine = Engine.scalar();
    RayHits none = RayHits.allocate(0);
    // kinds before sizes
    assertThrows(UnsupportedOperationException.class, () -> engine.closest(rays, bad, none));
    assertThrows(UnsupportedOperationException.class, () -> engine.any(rays, bad, Hits.allocate(0)));
    Planes planes = Planes.allocate(2);
    assertThrows(UnsupportedOperationException.class,
        () -> engine.any(planes, Obstacles.of(balls, planes), Hits.allocate(0)));
    assertThrows(IllegalArgumentException.class, () -> engine.closest(rays, good, none));
    // a filter is about all of them
    Engine filtered = engine.where(Filter.groups(new int[3], new int[5]));
    RayHits hits = Answers.stale(RayHits.allocate(2));
    assertThrows(IllegalArgumentException.class, () -> filtered.closest(rays, good, hits));
    assertThrows(IllegalArgumentException.class, () -> filtered.any(balls, good, Hits.allocate(3)));
  }
}
