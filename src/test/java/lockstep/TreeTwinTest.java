package lockstep;

import java.util.Random;
import lockstep.Samples.Distribution;
import lockstep.Samples.Placement;
import lockstep.internal.shape.Kind;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Through a tree every engine gives the answers of the flat kernels, bit for bit, for every float. */
@Runs.Vectors
class TreeTwinTest {
  @Provide
  Arbitrary<Kind> shapes() {
    return Arbitraries.of(Samples.SHAPES);
  }

  @Provide
  Arbitrary<Kind> castAt() {
    return Arbitraries.of(Question.castAt());
  }

  @Property(tries = 250)
  void casts(@ForAll long seed, @ForAll Scene scene, @ForAll("castAt") Kind kind,
      @ForAll @IntRange(max = 300) int size, @ForAll @IntRange(max = 300) int count,
      @ForAll Placement shapePlacement, @ForAll Placement rayPlacement) {
    Random random = new Random(seed);
    Shapes shapes = scene.shapes(random, kind, size, shapePlacement);
    Rays rays = SceneRays.at(random, shapes, count, rayPlacement);
    TreeCheck.casts(rays, Tree.of(shapes));
    TreeCheck.castsWithoutTree(rays, shapes);
  }

  /** The interval begins or ends exactly at the hit, or one ulp before or after it. */
  @Property(tries = 100)
  void intervalsThatEndAtTheHit(@ForAll long seed, @ForAll Scene scene, @ForAll("castAt") Kind kind,
      @ForAll @IntRange(min = 1, max = 200) int size, @ForAll @IntRange(min = 1, max = 200) int count) {
    Random random = new Random(seed);
    Shapes shapes = scene.shapes(random, kind, size, Placement.ALLOCATED);
    Tree tree = Tree.of(shapes);
    Rays rays = SceneRays.at(random, shapes, count, Placement.ALLOCATED);
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

  /** Scenes of any size, and rays of any length: what underflows, or may overflow, is no miss. */
  @Property(tries = 500)
  void castsOfAnyLength(@ForAll long seed, @ForAll Scene scene, @ForAll("castAt") Kind kind) {
    Random random = new Random(seed);
    int size = 1 + random.nextInt(60), count = 60;
    Kind ofShapes = random.nextBoolean() ? Kind.TRIANGLE : kind;
    float[] elements = new float[ofShapes.width() * size], rays = new float[Kind.RAY.width() * count];
    scene.shapes(random, ofShapes, size).copyTo(elements, 0);
    float scale = random.nextBoolean() ? Math.scalb(1f, random.nextInt(121) - 60) : 1;
    for (int k = 0; k < elements.length; k++) {
      elements[k] *= scale;
    }
    Shapes shapes = (Shapes) Samples.buffer(ofShapes, elements, Placement.ALLOCATED);
    SceneRays.at(random, shapes, count, Placement.ALLOCATED).copyTo(rays, 0);
    float length = 1;
    boolean alike = random.nextBoolean();
    for (int k = 0; k < rays.length; k += 8) {
      length = alike && k > 0 ? length : Math.scalb(1f, random.nextInt(201) - 100);
      for (int c = 3; c < 8; c++) { // the direction, and the interval to match
        rays[k + c] *= c < 6 ? length : 1 / length;
      }
    }
    TreeCheck.casts((Rays) Samples.buffer(Kind.RAY, rays, Placement.ALLOCATED), Tree.of(shapes));
  }

  @Property(tries = 250)
  void overlaps(@ForAll long seed, @ForAll Scene scene, @ForAll("shapes") Kind queryKind,
      @ForAll("shapes") Kind kind, @ForAll @IntRange(max = 300) int size,
      @ForAll @IntRange(max = 100) int count, @ForAll Placement shapePlacement,
      @ForAll Placement queryPlacement) {
    Random random = new Random(seed);
    Shapes shapes = scene.shapes(random, kind, size, shapePlacement);
    TreeCheck.overlaps(scene.shapes(random, queryKind, count, queryPlacement), Tree.of(shapes));
  }

  /** Queries and rays from another scene than the shapes. */
  @Property(tries = 100)
  void anythingWithAnything(@ForAll long seed, @ForAll Scene scene, @ForAll Scene other,
      @ForAll("shapes") Kind queryKind, @ForAll("shapes") Kind kind, @ForAll Distribution distribution,
      @ForAll @IntRange(max = 150) int size, @ForAll @IntRange(max = 150) int count) {
    Random random = new Random(seed);
    Tree tree = Tree.of(scene.shapes(random, kind, size, Placement.ALLOCATED));
    TreeCheck.overlaps(other.shapes(random, queryKind, count, Placement.UNPADDED), tree);
    TreeCheck.casts(Samples.rays(random, distribution, count), tree);
    Shapes elsewhere = other.shapes(random, kind, size + 1, Placement.ALLOCATED);
    TreeCheck.casts(SceneRays.at(random, elsewhere, count, Placement.UNPADDED), tree);
  }
}
