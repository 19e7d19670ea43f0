package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import lockstep.Samples.Distribution;
import lockstep.Samples.Placement;
import lockstep.internal.shape.Kind;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Balls touch of a cloud what they touch of its points, by brute force. */
@Runs.Widest
@Runs.Vectors
class PointCloudTest {
  /** How points lie. */
  enum Form {
    /** All over a cube. */
    SPREAD(1, 1, 1),
    /** On a plane along axes, with noise, as on a wall. */
    WALL(1, 1, 1e-3f),
    /** Around the corners of a cube, with much space between them. */
    CORNERS(1, 1, 1) {
      @Override
      float at(Random random) {
        return (random.nextBoolean() ? 0.98f : 0) + 0.02f * random.nextFloat();
      }
    },
    /** On a line. */
    LINE(0, 1, 0),
    /** All at one place. */
    PLACE(0, 0, 0);

    private final float x, y, z; // extents

    Form(float x, float y, float z) {
      this.x = x;
      this.y = y;
      this.z = z;
    }

    /** Writes a point to the first columns of an element. */
    void point(Random random, float[] to) {
      to[0] = 3 + 4 * x * at(random);
      to[1] = 4 + 4 * y * at(random);
      to[2] = 5 + 4 * z * at(random);
    }

    float at(Random random) {
      return random.nextFloat();
    }
  }

  /** Checks all answers against those of the points themselves. */
  private static void check(Random random, Shapes balls, PointCloud cloud, Filter filter, Object what) {
    Engine scalar = filter == null ? Engine.scalar() : Engine.scalar().where(filter);
    Hits expected = Hits.allocate(balls.size()), hits = Hits.allocate(balls.size());
    scalar.any(balls, cloud.shapes(), expected);
    int each = 1 + random.nextInt(20), groups = balls.size() / each;
    Groups robots = balls.slice(0, each * groups).groups(each);
    Hits free = Hits.allocate(groups);
    FirstHits firsts = FirstHits.allocate(groups);
    GroupCounts counts = GroupCounts.allocate(groups);
    for (Engine engine : TreeCheck.ENGINES) {
      Engine filtered = filter == null ? engine : engine.where(filter);
      filtered.any(balls, cloud, hits);
      assertArrayEquals(expected.words(), hits.words(), filtered + ", " + what);
      filtered.any(robots, cloud, free);
      filtered.first(robots, cloud, firsts);
      filtered.count(robots, cloud, counts);
      for (int g = 0; g < groups; g++) {
        int first = -1;
        for (int k = each * g; k < each * (g + 1) && first < 0; k++) {
          first = expected.get(k) ? k : -1;
        }
        assertEquals(first, firsts.index[g], filtered + ", group " + g + ", " + what);
        assertEquals(first >= 0, free.get(g), filtered + ", group " + g + ", " + what);
        assertEquals(expected.count(each * g, each), counts.count[g], filtered + ", " + what);
      }
    }
  }

  @Property(tries = 150)
  void ballsTouchWhatTheyTouchOfPoints(@ForAll long seed, @ForAll @IntRange(max = 700) int count,
      @ForAll @IntRange(max = 300) int ballCount, @ForAll Form form, @ForAll boolean areBalls,
      @ForAll boolean isFiltered) {
    Random random = new Random(seed);
    Spheres points = Spheres.allocate(count);
    float typical = areBalls ? 0.01f + 0.1f * random.nextFloat() : 0;
    float[] p = new float[3];
    for (int i = 0; i < count; i++) {
      form.point(random, p);
      points.set(i, p[0], p[1], p[2], areBalls ? typical * (0.5f + random.nextFloat()) : 0);
    }
    float reach = random.nextInt(5) == 0 ? 0 : (float) Math.pow(10, -3 * random.nextDouble());
    Spheres balls = balls(random, form, ballCount, reach);
    Filter filter = isFiltered ? filter(random, ballCount, count) : null;
    PointCloud cloud = PointCloud.of(points, reach);
    check(random, balls, cloud, filter, seed);
    for (int i = 0; i < count; i++) { // the next scan, of fewer points, some of them wrong
      form.point(random, p);
      float x = random.nextInt(50) > 0 ? p[0] : 1e6f * random.nextFloat();
      points.set(i, x, p[1], p[2], random.nextInt(100) > 0 ? typical : 100 * typical);
    }
    for (int i = count / 2; i < count; i++) {
      points.set(i, Float.NaN, Float.NaN, Float.NaN, 0);
    }
    cloud.update();
    check(random, balls, cloud, filter, seed);
  }

  /** Balls near points, most of them about as large as the reach. */
  private static Spheres balls(Random random, Form form, int count, float reach) {
    Spheres balls = Spheres.allocate(count);
    float[] p = new float[3];
    for (int i = 0; i < count; i++) {
      form.point(random, p);
      float away = 3 * reach * (random.nextFloat() - 0.5f);
      float radius = reach * (random.nextInt(20) == 0 ? 1.5f : random.nextFloat());
      balls.set(i, p[0] + away, p[1] - away, p[2] + 2 * away, radius);
    }
    return balls;
  }

  private static Filter filter(Random random, int balls, int points) {
    return Filter.layers(random.ints(balls, 0, 4).toArray(), random.ints(balls, 1, 4).toArray(),
        random.ints(points, 0, 4).toArray(), random.ints(points, 1, 4).toArray());
  }

  @Property(tries = 150)
  void floatsOfAllSortsAreTakenAsTheBufferTakesThem(@ForAll long seed, @ForAll @IntRange(max = 400) int count,
      @ForAll @IntRange(max = 200) int ballCount, @ForAll Distribution distribution,
      @ForAll Placement placement) {
    Random random = new Random(seed);
    Spheres points = (Spheres) Samples.shapes(Kind.SPHERE, random, distribution, count, placement);
    Spheres balls = (Spheres) Samples.shapes(Kind.SPHERE, random, distribution, ballCount, placement);
    float[] reaches = {0, 1e-30f, 0.5f, 1, 1e10f, 1e25f, Float.MAX_VALUE};
    PointCloud cloud = PointCloud.of(points, reaches[random.nextInt(reaches.length)]);
    check(random, balls, cloud, null, seed);
  }

  /** Points on a lattice with gaps, balls that touch one of them exactly or are a float away from it. */
  @Property(tries = 60)
  void aTouchIsAHit(@ForAll long seed, @ForAll @IntRange(min = 1, max = 9) int side,
      @ForAll @IntRange(min = -3, max = 3) int exponent) {
    Random random = new Random(seed);
    float step = Math.scalb(1f, exponent);
    Spheres points = Spheres.allocate(side * side * side);
    for (int i = 0; i < points.size(); i++) {
      int row = i / side, layer = row / side;
      boolean isThere = i == 0 || random.nextInt(5) == 0;
      points.set(i, isThere ? step * (i % side) : Float.NaN, step * (row % side), step * layer, 0);
    }
    Spheres balls = Spheres.allocate(200);
    for (int i = 0; i < balls.size(); i++) {
      float radius = 0.25f * step * random.nextInt(17);
      int point = random.nextInt(points.size());
      float x = points.x[point] + (random.nextBoolean() ? radius : -radius);
      balls.set(i, random.nextBoolean() ? x : Math.nextUp(x), points.y[point], points.z[point],
          random.nextBoolean() ? radius : Math.nextDown(radius));
    }
    check(random, balls, PointCloud.of(points, 4 * step), null, seed);
  }

  /** The answers of a reach that is much longer than points are apart, in bounded memory. */
  @Test
  void aLongReachTakesNoMoreMemory() {
    Random random = new Random(1);
    Spheres points = Spheres.allocate(5000);
    for (int i = 0; i < points.size(); i++) {
      points.set(i, random.nextFloat(), random.nextFloat(), random.nextFloat(), 0);
    }
    for (float reach : new float[] {0, 0.01f, 1, 1000}) {
      PointCloud cloud = PointCloud.of(points, reach);
      assertTrue(cloud.bytes() < 120L * points.size(), cloud.bytes() + " bytes, reach " + reach);
      check(random, balls(random, Form.SPREAD, 200, reach), cloud, null, reach);
    }
  }

  /** Other questions about a cloud have the answers of its points. */
  @Test
  void cloudsAreTargetsOfAllVerbs() {
    Random random = new Random(2);
    Spheres points = Spheres.allocate(500);
    float[] p = new float[3];
    for (int i = 0; i < points.size(); i++) {
      Form.SPREAD.point(random, p);
      points.set(i, p[0], p[1], p[2], 0.01f);
    }
    PointCloud cloud = PointCloud.of(points, 0.1f);
    Shapes capsules = Samples.shapes(Kind.CAPSULE, random, Distribution.UNIFORM, 60);
    for (Engine engine : TreeCheck.ENGINES) {
      Hits expected = Hits.allocate(60), hits = Hits.allocate(60);
      engine.any(capsules, points, expected);
      engine.any(capsules, cloud, hits);
      assertArrayEquals(expected.words(), hits.words());
      assertEquals(engine.overlap(capsules, points, Pairs.allocate(0)),
          engine.overlap(capsules, cloud, Pairs.allocate(0)));
      Nearest near = Nearest.allocate(60), nearest = Nearest.allocate(60);
      engine.nearest(capsules, points, near);
      engine.nearest(capsules, cloud, nearest);
      assertArrayEquals(Arrays.copyOf(near.index, 60), Arrays.copyOf(nearest.index, 60));
      cloud.update();
    }
  }

  /** A cloud among other obstacles, whose numbers in a filter go on from one to the next. */
  @Property(tries = 20)
  void cloudsAreObstaclesAmongOthers(@ForAll long seed, @ForAll @IntRange(max = 200) int walls,
      @ForAll @IntRange(max = 200) int count) {
    Random random = new Random(seed);
    Shapes boxes = Samples.shapes(Kind.BOX, random, Distribution.UNIFORM, walls);
    Spheres points = (Spheres) Samples.shapes(Kind.SPHERE, random, Distribution.UNIFORM, count);
    Spheres balls = (Spheres) Samples.shapes(Kind.SPHERE, random, Distribution.UNIFORM, 120);
    Filter filter = filter(random, balls.size(), walls + 2 * count);
    Groups groups = balls.groups(6);
    FirstHits expected = FirstHits.allocate(20), firsts = FirstHits.allocate(20);
    PointCloud cloud = PointCloud.of(points, 1);
    for (Engine engine : TreeCheck.ENGINES) {
      engine.where(filter).first(groups, Obstacles.of(points, boxes, points), expected);
      engine.where(filter).first(groups, Obstacles.of(cloud, boxes, cloud), firsts);
      assertArrayEquals(expected.index, firsts.index);
    }
  }

  /** Where most points crowd together in a small part of the cloud, and where many balls are large. */
  @ParameterizedTest
  @EnumSource(Form.class)
  void crowdsGiveTheSameAnswers(Form form) {
    Random random = new Random(3);
    Spheres points = Spheres.allocate(6000);
    float[] p = new float[3];
    for (int i = 0; i < points.size(); i++) {
      form.point(random, p);
      float scale = i % 10 == 0 ? 100 : 1e-3f;
      points.set(i, scale * p[0], scale * p[1], scale * p[2], i % 50 == 0 ? 1e-2f : 1e-6f);
    }
    Spheres balls = Spheres.allocate(300);
    for (int i = 0; i < balls.size(); i++) {
      form.point(random, p);
      float scale = i % 3 == 0 ? 100 : 1e-3f;
      balls.set(i, scale * p[0], scale * p[1], scale * p[2], scale * 0.01f * random.nextFloat());
    }
    check(random, balls, PointCloud.of(points, 1), null, form);
    check(random, balls, PointCloud.of(points, 1e-5f), null, form);
  }

  @Test
  void onlyAProperReachIsTaken() {
    Spheres points = Spheres.allocate(1);
    for (float reach : new float[] {-1, Float.NaN, Float.POSITIVE_INFINITY}) {
      IllegalArgumentException thrown =
          assertThrows(IllegalArgumentException.class, () -> PointCloud.of(points, reach));
      assertTrue(thrown.getMessage().startsWith("reach is " + reach), thrown.getMessage());
    }
    assertThrows(NullPointerException.class, () -> PointCloud.of(null, 1));
  }

  /** A cloud that is updated allocates nothing when warm, nor do questions about it. */
  @Test
  void nothingIsAllocated() {
    Random random = new Random(4);
    Spheres points = (Spheres) Samples.shapes(Kind.SPHERE, random, Distribution.UNIFORM, 2000);
    PointCloud cloud = PointCloud.of(points, 1);
    Spheres balls = (Spheres) Samples.shapes(Kind.SPHERE, random, Distribution.UNIFORM, 600);
    Groups groups = balls.groups(6);
    Hits hits = Hits.allocate(600);
    Map<String, Runnable> calls = new HashMap<>();
    calls.put("cloud", () -> {
      for (int i = 0; i < points.size(); i++) {
        points.x[i] = 4 * random.nextFloat();
      }
      cloud.update();
      Engine.scalar().any(balls, cloud, hits);
      Engine.scalar().any(groups, cloud, hits);
    });
    Allocations.none("scan after scan", calls, 20);
  }
}
