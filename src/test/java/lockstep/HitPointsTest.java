package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import lockstep.Samples.Distribution;
import lockstep.internal.shape.Kind;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Points and normals of all hits at once, against those of one hit, and where they are known. */
@Runs.Ends
class HitPointsTest {
  private static final ForkJoinPool POOL = new ForkJoinPool(3);

  /** A column of NaN, which every call has to overwrite, or of numbers where NaN is the answer. */
  private static HitPoints stale(int count, float value) {
    HitPoints points = HitPoints.allocate(count);
    for (float[] column : points.columns) {
      Arrays.fill(column, value);
    }
    return points;
  }

  private static void assertPoint(Hit hit, HitPoints p, int k) {
    float[] actual = {p.x[k], p.y[k], p.z[k], p.nx[k], p.ny[k], p.nz[k]};
    float[] expected =
        hit == null ? new float[6] : new float[] {hit.x(), hit.y(), hit.z(), hit.nx(), hit.ny(), hit.nz()};
    if (hit == null) {
      Arrays.fill(expected, Float.NaN);
    }
    assertEquals(Arrays.toString(expected), Arrays.toString(actual));
  }

  @Property(tries = 150)
  void equalThoseOfOneHit(@ForAll Random random) {
    for (Kind kind : Question.castAt()) {
      int count = 1 + random.nextInt(300);
      Shapes shapes = Samples.shapes(kind, random, Distribution.UNIFORM, 1 + random.nextInt(50));
      Rays rays = Samples.rays(random, Distribution.UNIFORM, count);
      RayHits hits = RayHits.allocate(count);
      for (Engine engine : new Engine[] {Engine.scalar(), Engines.widest().parallel(POOL)}) {
        engine.closest(rays, shapes, hits);
        HitPoints points = stale(count + 1, random.nextBoolean() ? Float.NaN : 1);
        engine.points(rays, shapes, hits, points);
        assertEquals(count, points.size());
        for (int k = 0; k < count; k++) {
          assertPoint(hits.hit(k, rays, k, shapes), points, k);
        }
      }
    }
  }

  @Property(tries = 150)
  void ofInstancesEqualThoseOfOneHit(@ForAll Random random) {
    int count = 1 + random.nextInt(300), size = 1 + random.nextInt(20);
    Tree mesh = Tree.of(Samples.shapes(Kind.TRIANGLE, random, Distribution.UNIFORM, 40));
    Tree tubes = Tree.of(Samples.shapes(Kind.CYLINDER, random, Distribution.UNIFORM, 3));
    Placements where = Placements.allocate(size + 1);
    int[] treeOf = new int[size];
    for (int i = 0; i <= size; i++) {
      where.set(i, 4.6e6 + random.nextFloat(), random.nextFloat(), -random.nextFloat(), random.nextFloat(),
          random.nextFloat(), 1, random.nextFloat(), random.nextBoolean() ? 1 : 3);
      treeOf[Math.min(i, size - 1)] = random.nextInt(4) == 0 ? 1 : 0;
    }
    Instances instances = Instances.of(where.slice(0, size), treeOf, mesh, tubes);
    Castable rays = Samples.rays(random, Distribution.UNIFORM, count).placed(where, size);
    RayHits hits = RayHits.withInstances(count);
    Engine engine = Engine.scalar();
    engine.closest(rays, instances, hits);
    HitPoints points = stale(count, 1);
    Engines.widest().parallel(POOL).points(rays, instances, hits, points);
    for (int k = 0; k < count; k++) {
      assertPoint(hits.hit(k, rays, k, instances), points, k);
    }
  }

  /** A quarter turn takes the roof's normal to the side; the point is in the frame of the rays. */
  @Example
  void pointsAndNormalsAreInTheFrameOfTheRays() {
    Boxes box = Boxes.allocate(1);
    box.set(0, -1, -1, -1, 1, 3, 1);
    Placements where = Placements.allocate(2);
    where.set(0, 1000, 0, 0, 0, 0, 1, 1); // y becomes −x
    where.set(1, 990, 0, 0);
    Rays rays = Rays.allocate(2);
    rays.set(0, 0, 0, 0, 2, 0, 0, 0, 100);
    rays.set(1, 0, 0, 0, 0, 1, 0, 0, 100);
    RayHits hits = RayHits.withInstances(2);
    HitPoints points = stale(2, 5);
    Instances instances = Instances.of(where.slice(0, 1), Tree.of(box));
    Engine.best().closest(rays.placed(where, 1), instances, hits);
    Engine.best().points(rays.placed(where, 1), instances, hits, points);
    assertEquals(7, points.x[0], 1e-5);
    assertEquals(0, points.y[0]);
    assertEquals(-1, points.nx[0], 1e-6);
    assertEquals(0, points.ny[0], 1e-6);
    assertTrue(Float.isNaN(points.x[1]) && Float.isNaN(points.nz[1]), "misses");
  }

  /** Normals are of length 1, whatever the length of a plane's. */
  @Example
  void normalsAreOfLengthOne() {
    Planes planes = Planes.allocate(3);
    planes.set(0, 0, 3e-10f, -4e-10f, 0);
    planes.set(1, 1e15f, 0, 0, 9);
    planes.set(2, 0, 0, 2, -8);
    Rays rays = Rays.allocate(3);
    rays.set(0, 0, 5, -5, 0, -1, 1);
    rays.set(1, 5, 0, 0, -1, 0, 0);
    rays.set(2, 1, 2, 5, 0, 0, -1);
    RayHits hits = RayHits.allocate(3);
    HitPoints points = HitPoints.allocate(3);
    Engine.best().cast(rays, planes, Pairing.zip(), hits);
    Engine.best().points(rays, planes, hits, points);
    float[][] expected = {{0, 0.6f, -0.8f}, {1, 0, 0}, {0, 0, 1}};
    for (int k = 0; k < 3; k++) {
      assertEquals(expected[k][0], points.nx[k], 1e-7);
      assertEquals(expected[k][1], points.ny[k], 1e-7);
      assertEquals(expected[k][2], points.nz[k], 1e-7);
    }
    assertEquals(4, points.z[2]);
  }

  @Example
  void mistakesAreNamedAndNothingIsWritten() {
    Spheres balls = Spheres.allocate(2);
    balls.set(0, 0, 0, 5, 1);
    balls.set(1, 0, 0, 9, 1);
    Rays rays = Rays.allocate(2);
    rays.set(0, 0, 0, 0, 0, 0, 1);
    rays.set(1, 0, 0, 0, 0, 1, 0);
    Engine engine = Engine.best();
    RayHits hits = RayHits.allocate(2);
    engine.closest(rays, balls, hits);
    HitPoints points = stale(2, 5);
    says("hits.size() is 2, but rays.size() is 1",
        () -> engine.points(rays.slice(0, 1), balls, hits, points));
    says("points.capacity() is 1, but there are 2 hits",
        () -> engine.points(rays, balls, hits, HitPoints.allocate(1)));
    hits.index[1] = 2;
    says("hits.index[1] is 2, not in [0, 2)", () -> engine.points(rays, balls, hits, points));
    assertEquals(5, points.x[0]);
    Placements where = Placements.allocate(1);
    Instances instances = Instances.of(where, Tree.of(balls));
    says("hits has no column for instances: see RayHits.withInstances",
        () -> engine.points(rays, instances, hits, points));
    RayHits placed = RayHits.withInstances(2);
    engine.closest(rays, instances, placed);
    where.set(0, 0, 0, 0, 0, 0, 0, 0);
    says("placement 0: the length of the quaternion is 0.0, not from 2⁻⁵⁰ to 2⁵⁰",
        () -> engine.points(rays, instances, placed, points));
    where.set(0, 0, 0, 0);
    placed.instance[0] = 1;
    says("hits.instance[0] is 1, not in [0, 1)", () -> engine.points(rays, instances, placed, points));
    says("target", () -> engine.points(rays, (Target) null, hits, points));
    says("points", () -> engine.points(rays, balls, hits, null));
    assertEquals(5, points.x[0]);
  }

  private static void says(String message, Runnable call) {
    assertEquals(message, assertThrows(RuntimeException.class, call::run).getMessage());
  }
}
