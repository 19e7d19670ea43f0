package lockstep;

import java.util.Random;
import lockstep.Samples.Kind;
import lockstep.Samples.Layout;
import lockstep.Samples.Mood;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Through a tree every engine gives the answers of the flat kernels, bit for bit, for every float. */
class TreeTwinTest {
  @Provide
  Arbitrary<Kind> shapes() {
    return Arbitraries.of(Kind.SPHERES, Kind.BOXES, Kind.TRIANGLES);
  }

  @Property(tries = 250)
  void casts(@ForAll long seed, @ForAll Scene scene, @ForAll("shapes") Kind kind,
      @ForAll @IntRange(max = 300) int size, @ForAll @IntRange(max = 300) int count,
      @ForAll Layout shapeLayout, @ForAll Layout rayLayout) {
    Random random = new Random(seed);
    Shapes shapes = scene.shapes(random, kind, size, shapeLayout);
    TreeCheck.casts(Scene.rays(random, shapes, count, rayLayout), Tree.of(shapes));
  }

  /** The interval begins or ends exactly at the hit, or one ulp before or after it. */
  @Property(tries = 100)
  void intervalsThatEndAtTheHit(@ForAll long seed, @ForAll Scene scene, @ForAll("shapes") Kind kind,
      @ForAll @IntRange(min = 1, max = 200) int size, @ForAll @IntRange(min = 1, max = 200) int count) {
    Random random = new Random(seed);
    Shapes shapes = scene.shapes(random, kind, size, Layout.ALLOCATED);
    Tree tree = Tree.of(shapes);
    Rays rays = Scene.rays(random, shapes, count, Layout.ALLOCATED);
    RayHits hits = new TreeCheck(rays, shapes).closest();
    for (int i = 0; i < count; i++) {
      float t = hits.t[i];
      if (t < Float.POSITIVE_INFINITY) {
        switch (random.nextInt(5)) {
          case 0 -> rays.tMax[i] = t;
          case 1 -> rays.tMax[i] = Math.nextDown(t);
          case 2 -> rays.tMin[i] = t;
          case 3 -> rays.tMin[i] = Math.nextUp(t);
          default -> rays.tMin[i] = rays.tMax[i] = t;
        }
      }
    }
    TreeCheck.casts(rays, tree);
  }

  @Property(tries = 250)
  void overlaps(@ForAll long seed, @ForAll Scene scene, @ForAll("shapes") Kind queryKind,
      @ForAll("shapes") Kind kind, @ForAll @IntRange(max = 300) int size,
      @ForAll @IntRange(max = 100) int count, @ForAll Layout shapeLayout, @ForAll Layout queryLayout) {
    Random random = new Random(seed);
    Shapes shapes = scene.shapes(random, kind, size, shapeLayout);
    TreeCheck.overlaps(scene.shapes(random, queryKind, count, queryLayout), Tree.of(shapes));
  }

  /** Queries and shapes that have nothing to do with each other, and the wildest rays. */
  @Property(tries = 100)
  void anythingWithAnything(@ForAll long seed, @ForAll Scene scene, @ForAll Scene other,
      @ForAll("shapes") Kind queryKind, @ForAll("shapes") Kind kind, @ForAll Mood mood,
      @ForAll @IntRange(max = 150) int size, @ForAll @IntRange(max = 150) int count) {
    Random random = new Random(seed);
    Tree tree = Tree.of(scene.shapes(random, kind, size, Layout.ALLOCATED));
    TreeCheck.overlaps(other.shapes(random, queryKind, count, Layout.TO_THE_END), tree);
    TreeCheck.casts((Rays) Kind.RAYS.random(random, mood, count), tree);
    Shapes strangers = other.shapes(random, kind, size + 1, Layout.ALLOCATED);
    TreeCheck.casts(Scene.rays(random, strangers, count, Layout.TO_THE_END), tree);
  }
}
