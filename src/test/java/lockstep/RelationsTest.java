package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import lockstep.Samples.Distribution;
import lockstep.Samples.Placement;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Contains and classify: three bits a pair, in every form of call. */
@Runs.Widest
@Runs.Vectors
class RelationsTest {
  private static final ForkJoinPool POOL = new ForkJoinPool(3);

  private static final List<Engine> ENGINES = List.of(Engine.scalar(), Engines.widest(),
      Engine.scalar().parallel(POOL), Engines.widest().parallel(POOL));

  private static final int[] SIZES = {0, 1, 63, 64, 65, 130};

  /** Every pair of container and content in the catalogue. */
  static List<Question> questions() {
    return Question.few(Question.all(Verb.CONTAINS), Effort.choose(6, 100, 100));
  }

  /** Those for which it also has an overlap. */
  static List<Question> classified() {
    return questions().stream()
        .filter(question -> new Question(Verb.OVERLAP, question.first(), question.second()).hasAnswer())
        .toList();
  }

  /** Balls of radius 2 about the origin, and smaller ones: far away, at the border, across it, or inside. */
  private static Relations ask(Engine engine, Relation[] truth, Relations into) {
    Spheres balls = Spheres.allocate(truth.length);
    Spheres others = Spheres.allocate(truth.length);
    for (int i = 0; i < truth.length; i++) {
      balls.set(i, 0, 0, 0, 2);
      float x = switch (truth[i]) {
        case DISJOINT -> 9;
        case TOUCHES -> 3;
        case INTERSECTS -> 2;
        case CONTAINS -> 1;
      };
      others.set(i, x, 0, 0, 1);
    }
    engine.classify(balls, others, Pairing.zip(), into);
    return into;
  }

  private static Relation[] random(Random random, int size) {
    List<Relation> any = List.of(Relation.values());
    return random.ints(size, 0, 4).mapToObj(any::get).toArray(Relation[]::new);
  }

  private static Relation[] all(Relation relation, int size) {
    Relation[] truth = new Relation[size];
    Arrays.fill(truth, relation);
    return truth;
  }

  private static void check(Relation[] truth, Relations relations) {
    assertEquals(truth.length, relations.size());
    for (int i = 0; i < truth.length; i++) {
      assertSame(truth[i], relations.get(i));
      assertEquals(truth[i] != Relation.DISJOINT, relations.overlapping().get(i));
      assertEquals(truth[i] == Relation.TOUCHES, relations.touching().get(i));
      assertEquals(truth[i] == Relation.CONTAINS, relations.contained().get(i));
    }
    for (Relation relation : Relation.values()) {
      int[] expected = IntStream.range(0, truth.length).filter(i -> truth[i] == relation).toArray();
      assertEquals(expected.length, relations.count(relation), relation::toString);
      for (int room : new int[] {0, 1, 200}) { // as many as are needed, and more
        int[] indices = new int[expected.length + room];
        assertEquals(expected.length, relations.toIndices(relation, indices));
        assertArrayEquals(expected, Arrays.copyOf(indices, expected.length), relation::toString);
      }
      if (expected.length > 0) {
        int[] tooFew = new int[expected.length - 1];
        Arrays.fill(tooFew, -3);
        assertEquals("indices.length is " + tooFew.length + ", but there are " + expected.length + " pairs",
            assertThrows(IllegalArgumentException.class, () -> relations.toIndices(relation, tooFew))
                .getMessage());
        assertTrue(Arrays.stream(tooFew).allMatch(i -> i == -3));
      }
    }
    assertEquals("Relations[" + relations.count(Relation.DISJOINT) + " disjoint, "
        + relations.count(Relation.TOUCHES) + " touching, " + relations.count(Relation.INTERSECTS)
        + " intersecting, " + relations.count(Relation.CONTAINS) + " contained]", relations.toString());
  }

  @Test
  void getCountAndIndices() {
    Random random = new Random(1);
    for (Engine engine : ENGINES) {
      for (int size : SIZES) {
        check(random(random, size), ask(engine, random(random, 0), Relations.withTouches(size)), size, random,
            engine);
        for (Relation relation : Relation.values()) {
          check(all(relation, size), ask(engine, all(relation, size), Relations.withTouches(size)));
        }
      }
    }
  }

  private static void check(Relation[] truth, Relations relations, int size, Random random, Engine engine) {
    assertEquals(0, relations.size());
    assertTrue(relations.capacity() >= size);
    check(truth, ask(engine, truth, relations));
    Relation[] other = random(random, size);
    check(other, ask(engine, other, relations));
  }

  /**
   * Remains of a larger call are not listed: nor are bits past the end, which are those of disjoint pairs.
   */
  @Test
  void aSmallerCallAfterALargerOne() {
    Random random = new Random(2);
    for (Engine engine : ENGINES) {
      Relations relations = Relations.withTouches(1000);
      for (int size : new int[] {1000, 130, 1, 65, 0, 64, 63, 700, 129}) {
        Relation[] truth = random(random, size);
        check(truth, ask(engine, truth, relations));
        check(all(Relation.CONTAINS, size), ask(engine, all(Relation.CONTAINS, size), relations));
        check(all(Relation.DISJOINT, size), ask(engine, all(Relation.DISJOINT, size), relations));
      }
    }
  }

  @Test
  void pairsAreReadWithinTheSize() {
    Relations relations = ask(Engine.scalar(), all(Relation.CONTAINS, 70), Relations.withTouches(200));
    for (int i : new int[] {-1, 70}) {
      assertEquals("i is " + i + ", not in [0, 70)",
          assertThrows(IndexOutOfBoundsException.class, () -> relations.get(i)).getMessage());
    }
  }

  // ---- arguments ----

  @Test
  void whatDoesNotFitIsNamedAndNothingIsWritten() {
    for (Engine engine : ENGINES) {
      Relations relations = ask(engine, all(Relation.CONTAINS, 10), Relations.withTouches(64));
      refused("relations.capacity() is 64, but there are 65 pairs",
          () -> ask(engine, all(Relation.DISJOINT, 65), relations));
      refused("first.size() is 3, but second.size() is 2",
          () -> engine.classify(Spheres.allocate(3), Boxes.allocate(2), Pairing.zip(), relations));
      assertEquals("one is 3, not in [0, 3)",
          assertThrows(IndexOutOfBoundsException.class,
              () -> engine.classify(Spheres.allocate(3), Boxes.allocate(2), Pairing.oneToMany(3), relations))
              .getMessage());
      refused("hits.capacity() is 64, but there are 65 pairs",
          () -> engine.contains(Spheres.allocate(65), Boxes.allocate(65), Pairing.zip(), Hits.allocate(64)));
      check(all(Relation.CONTAINS, 10), relations);
    }
    refused("capacity is -1, less than 0", () -> Relations.withTouches(-1));
  }

  private static void refused(String message, Runnable call) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, call::run).getMessage());
  }

  @Test
  void noArgumentMayBeNull() {
    Engine engine = Engine.scalar();
    Spheres one = Spheres.allocate(1);
    missing("containers", () -> engine.classify(null, one, Pairing.zip(), Relations.withTouches(1)));
    missing("shapes", () -> engine.classify(one, null, Pairing.zip(), Relations.withTouches(1)));
    missing("pairing", () -> engine.classify(one, one, null, Relations.withTouches(1)));
    missing("relations", () -> engine.classify(one, one, Pairing.zip(), null));
    missing("containers", () -> engine.contains(null, one, Pairing.zip(), Hits.allocate(1)));
    missing("shapes", () -> engine.contains(one, null, Pairing.zip(), Hits.allocate(1)));
    missing("hits", () -> engine.contains(one, one, Pairing.zip(), null));
    missing("containers", () -> engine.contains(null, one, Pairs.allocate(1)));
    missing("shapes", () -> engine.contains(one, null, Pairs.allocate(1)));
    missing("pairs", () -> engine.contains(one, one, null));
  }

  private static void missing(String name, Runnable call) {
    assertEquals(name, assertThrows(NullPointerException.class, call::run).getMessage());
  }

  /** Rays, and other kinds that contain nothing, are named. */
  @Test
  void whatHasNoAnswerIsNamed() {
    Relations relations = Relations.withTouches(1);
    for (Engine engine : ENGINES) {
      assertEquals("there is no kernel that tells whether a triangle contains a sphere",
          assertThrows(UnsupportedOperationException.class,
              () -> engine.classify(Triangles.allocate(1), Spheres.allocate(1), Pairing.zip(), relations))
              .getMessage());
      assertEquals("there is no kernel that tells whether a capsule contains a sphere",
          assertThrows(UnsupportedOperationException.class,
              () -> engine.contains(Capsules.allocate(1), Spheres.allocate(1), Pairs.allocate(1)))
              .getMessage());
    }
    assertEquals(0, relations.size());
  }

  // ---- against overlap and contains, one pair at a time, and by trees ----

  @ParameterizedTest
  @MethodSource("classified")
  void classifyIsOverlapAndContains(Question question) {
    boolean tellsTouches = new Question(Verb.REACHES_INTO, question.first(), question.second()).hasAnswer();
    Random random = new Random(3);
    for (int size : SIZES) {
      for (Distribution distribution : Distribution.values()) {
        Shapes containers = Samples.shapes(question.first(), random, distribution, size, Placement.UNPADDED);
        Shapes shapes = Samples.shapes(question.second(), random, distribution, size, Placement.MIDDLE);
        for (Engine engine : ENGINES) {
          for (Pairing pairing : Samples.pairings(random, size, size, size)) {
            Relations relations = Relations.withTouches(size);
            Hits overlaps = Hits.allocate(size);
            Hits contained = Hits.allocate(size);
            engine.classify(containers, shapes, pairing, relations);
            engine.overlap(containers, shapes, pairing, overlaps);
            engine.contains(containers, shapes, pairing, contained);
            Hits reaches = tellsTouches ? Hits.allocate(size) : null;
            if (tellsTouches) {
              VerbCall.of(Verb.REACHES_INTO).ask(engine, containers, null, shapes, pairing, reaches);
            }
            for (int i = 0; i < relations.size(); i++) {
              assertSame(
                  !overlaps.get(i) ? Relation.DISJOINT
                      : contained.get(i) ? Relation.CONTAINS
                          : reaches == null || reaches.get(i) ? Relation.INTERSECTS : Relation.TOUCHES,
                  relations.get(i));
            }
          }
        }
      }
    }
  }

  /** On the grid nothing rounds: contained shapes overlap. */
  @ParameterizedTest
  @MethodSource("classified")
  void whatIsContainedOverlaps(Question question) {
    if (question.first() == Kind.ORIENTED_BOX || question.second() == Kind.ORIENTED_BOX) {
      return; // rotated by thirds, which round
    }
    Random random = new Random(4);
    Shapes containers = Samples.shapes(question.first(), random, Distribution.GRID, 4000);
    Shapes shapes = Samples.shapes(question.second(), random, Distribution.GRID, 4000);
    Hits contained = Hits.allocate(4000);
    Hits overlaps = Hits.allocate(4000);
    Engine.scalar().contains(containers, shapes, Pairing.zip(), contained);
    Engine.scalar().overlap(containers, shapes, Pairing.zip(), overlaps);
    for (int i = 0; i < 4000; i++) {
      assertTrue(!contained.get(i) || overlaps.get(i), "pair " + i);
    }
  }

  @ParameterizedTest
  @MethodSource("questions")
  void listsByTreesAndWithout(Question question) {
    Random random = new Random(5);
    for (Distribution distribution : Distribution.values()) {
      Shapes containers = Samples.shapes(question.first(), random, distribution, 70, Placement.UNPADDED);
      Shapes shapes = Samples.shrinkSome(containers,
          Samples.shapes(question.second(), random, distribution, 130, Placement.MIDDLE));
      int[] expected = question.definition(containers, shapes, false);
      for (Target target : List.of(shapes, Tree.of(shapes))) {
        for (Engine engine : ENGINES) {
          for (int capacity : new int[] {0, expected.length / 4, expected.length / 2, 9100}) {
            Pairs pairs = Pairs.allocate(capacity);
            assertEquals(expected.length / 2, engine.contains(containers, target, pairs),
                question + ", " + engine);
            assertArrayEquals(Arrays.copyOf(expected, 2 * Math.min(capacity, expected.length / 2)),
                Answers.of(pairs), question + ", " + engine);
          }
        }
      }
    }
  }

  @Test
  @Runs.Thorough
  void nothingIsAllocated() {
    Random random = new Random(6);
    Shapes balls = Samples.shapes(Kind.SPHERE, random, Distribution.UNIFORM, 333);
    Shapes boxes = Samples.shapes(Kind.BOX, random, Distribution.UNIFORM, 333);
    Tree tree = Tree.of(boxes);
    Relations relations = Relations.withTouches(333);
    Hits hits = Hits.allocate(333);
    Pairs pairs = Pairs.allocate(5000);
    int[] indices = new int[333];
    Pairing pairing = Pairing.oneToMany(5);
    for (Engine engine : List.of(Engine.scalar(), Engines.widest())) {
      Map<String, Runnable> calls = new LinkedHashMap<>();
      calls.put("classify", () -> engine.classify(balls, boxes, pairing, relations));
      calls.put("contains", () -> engine.contains(balls, boxes, pairing, hits));
      calls.put("list", () -> engine.contains(balls, boxes, pairs));
      calls.put("tree", () -> engine.contains(balls, tree, pairs));
      for (Relation relation : Relation.values()) {
        calls.put("indices of " + relation, () -> relations.toIndices(relation, indices));
      }
      Allocations.none(engine.toString(), calls, 100);
    }
  }

  // ---- borders ----

  private static final float INF = Float.POSITIVE_INFINITY;

  private static Spheres sphere(float x, float y, float z, float radius) {
    Spheres spheres = Spheres.allocate(1);
    spheres.set(0, x, y, z, radius);
    return spheres;
  }

  private static Boxes box(float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
    Boxes boxes = Boxes.allocate(1);
    boxes.set(0, minX, minY, minZ, maxX, maxY, maxZ);
    return boxes;
  }

  private static Triangles triangle(float ax, float ay, float az, float bx, float by, float bz, float cx,
      float cy, float cz) {
    Triangles triangles = Triangles.allocate(1);
    triangles.set(0, ax, ay, az, bx, by, bz, cx, cy, cz);
    return triangles;
  }

  private static Relation classify(Shapes container, Shapes shape) {
    List<Relation> answers = new ArrayList<>();
    Relations relations = Relations.withTouches(37);
    for (Engine engine : ENGINES) {
      engine.classify(container, shape, Pairing.zip(), relations);
      answers.add(relations.get(0));
      engine.classify(container, shape, Pairing.indexed(new int[37], new int[37], 37), relations);
      answers.add(relations.get(36));
      assertEquals(37, relations.count(answers.getFirst()));
    }
    assertEquals(1, answers.stream().distinct().count());
    return answers.getFirst();
  }

  @Test
  void touchingFromOutside() {
    assertSame(Relation.TOUCHES, classify(sphere(0, 0, 0, 1), sphere(3, 0, 0, 2)));
    assertSame(Relation.INTERSECTS, classify(sphere(0, 0, 0, 1), sphere(Math.nextDown(3f), 0, 0, 2)));
    assertSame(Relation.DISJOINT, classify(sphere(0, 0, 0, 1), sphere(Math.nextUp(3f), 0, 0, 2)));
    assertSame(Relation.TOUCHES, classify(sphere(0, 0, 0, 5), box(3, 4, 0, 9, 9, 9)));
    assertSame(Relation.TOUCHES, classify(box(0, 0, 0, 1, 1, 1), box(1, 1, 1, 2, 2, 2)));
    assertSame(Relation.TOUCHES, classify(box(0, 0, 0, 1, 1, 1), sphere(3, 0, 0, 2)));
    assertSame(Relation.TOUCHES, classify(box(0, 0, 0, 1, 1, 1), triangle(1, 1, 1, 2, 2, 2, 2, 2, 3)));
    assertSame(Relation.DISJOINT,
        classify(box(0, 0, 0, 1, 1, 1), triangle(Math.nextUp(1f), 1, 1, 2, 2, 2, 2, 2, 3)));
    assertSame(Relation.TOUCHES, classify(cube(), box(1, 1, 1, 2, 2, 2)));
    assertSame(Relation.TOUCHES, classify(cube(), sphere(3, 0, 0, 2)));
    assertSame(Relation.INTERSECTS, classify(cube(), sphere(3, 0, 0, Math.nextUp(2f))));
    assertSame(Relation.TOUCHES, classify(cube(), triangle(0, 0, 1, 0, 3, 1, 3, 0, 1)));
    assertSame(Relation.INTERSECTS, classify(cube(), triangle(0, 0, 1, 0, 3, 1, 3, 0, Math.nextDown(1f))));
  }

  @Test
  void touchesAreToldOnlyIfWanted() {
    Relations relations = Relations.allocate(1);
    for (Engine engine : ENGINES) {
      engine.classify(box(0, 0, 0, 1, 1, 1), box(1, 1, 1, 2, 2, 2), Pairing.zip(), relations);
      assertSame(Relation.INTERSECTS, relations.get(0));
      assertEquals("Relations[0 disjoint, 0 touching, 1 intersecting, 0 contained]", relations.toString());
    }
  }

  @Test
  void touchingTheBorderFromInsideIsContained() {
    assertSame(Relation.CONTAINS, classify(sphere(0, 0, 0, 3), sphere(1, 0, 0, 2)));
    assertSame(Relation.INTERSECTS, classify(sphere(0, 0, 0, 3), sphere(1, 0, 0, Math.nextUp(2f))));
    assertSame(Relation.CONTAINS, classify(sphere(0, 0, 0, 7), box(-2, -3, -6, 2, 3, 6)));
    assertSame(Relation.INTERSECTS, classify(sphere(0, 0, 0, 7), box(-2, -3, -6, 2, 3, Math.nextUp(6f))));
    assertSame(Relation.CONTAINS, classify(box(0, 0, 0, 1, 1, 1), box(0, 0, 0, 1, 1, 1)), "itself");
    assertSame(Relation.INTERSECTS, classify(box(0, 0, 0, 1, 1, 1), box(0, 0, 0, 1, 1, Math.nextUp(1f))));
    assertSame(Relation.CONTAINS, classify(box(0, 0, 0, 2, 2, 2), sphere(1, 1, 1, 1)));
    assertSame(Relation.CONTAINS, classify(box(0, 0, 0, 2, 2, 2), triangle(0, 0, 0, 2, 0, 0, 2, 2, 2)));
    assertSame(Relation.CONTAINS, classify(sphere(0, 0, 0, 5), triangle(3, 4, 0, 0, -3, 4, 0, 0, -5)));
  }

  @Test
  void degenerateContainers() {
    assertSame(Relation.CONTAINS, classify(sphere(1, 2, 3, 0), sphere(1, 2, 3, 0)), "a point");
    assertSame(Relation.CONTAINS, classify(sphere(1, 2, 3, 0), triangle(1, 2, 3, 1, 2, 3, 1, 2, 3)));
    assertSame(Relation.CONTAINS, classify(box(1, 2, 3, 1, 2, 3), sphere(1, 2, 3, 0)));
    assertSame(Relation.TOUCHES, classify(box(1, 2, 3, 1, 2, 3), sphere(1, 2, 3, Float.MIN_VALUE)),
        "no inside");
    assertSame(Relation.CONTAINS, classify(box(0, 0, 1, 2, 2, 1), triangle(0, 0, 1, 2, 0, 1, 0, 2, 1)),
        "flat");
    assertSame(Relation.DISJOINT, classify(sphere(0, 0, 0, -1), sphere(0, 0, 0, 0)), "a negative radius");
    assertSame(Relation.DISJOINT, classify(box(1, 0, 0, 0, 1, 1), box(0, 0, 0, 1, 1, 1)), "empty");
    assertSame(Relation.DISJOINT, classify(box(0, 0, 0, 1, 1, 1), box(1, 0, 0, 0, 1, 1)), "an empty box");
    assertSame(Relation.CONTAINS, classify(sphere(0, 0, 0, INF), sphere(1e30f, 0, 0, 1e30f)));
    assertSame(Relation.CONTAINS, classify(box(-INF, -INF, -INF, INF, INF, INF), sphere(1e30f, 0, 0, 1e30f)));
    assertSame(Relation.CONTAINS, classify(box(-INF, -INF, -INF, 0, INF, INF), box(-INF, 0, 0, 0, 1, 1)),
        "half-spaces");
    assertFalse(classify(sphere(0, 0, 0, INF), box(0, 0, 0, INF, 1, 1)) == Relation.CONTAINS);
  }

  /** Planes x ≤ 1, −x ≤ 1 and so on. */
  private static Frusta cube() {
    Frusta cube = Frusta.allocate(1);
    cube.set(0, -1, 0, 0, -1, 1, 0, 0, -1, 0, -1, 0, -1, 0, 1, 0, -1, 0, 0, -1, -1, 0, 0, 1, -1);
    return cube;
  }

  /**
   * The frustum of a pyramid with a narrow angle; a shape may be outside of it, but in front of no single
   * plane.
   */
  private static Frusta pyramid() {
    Frusta pyramid = Frusta.allocate(1);
    pyramid.set(0, -4, 0, -1, 0, 4, 0, -1, 0, 0, -4, -1, 0, 0, 4, -1, 0, 0, 0, -1, 1, 0, 0, 1, -8);
    return pyramid;
  }

  @Test
  void aBigBoxAtAFrustumsCorner() {
    Boxes beside = box(-9, 2.5f, -9, 9, 9, 90); // the pyramid ends at y = 2
    assertTrue(byPlanes(pyramid(), beside), "the planes alone do not tell");
    assertFalse(contains(pyramid(), beside));
    assertTrue(byPlanes(pyramid(), box(0, 0, 2, 0.5f, 0.5f, 3)));
    assertTrue(contains(pyramid(), box(0, 0, 2, 0.5f, 0.5f, 3)));
    assertTrue(contains(pyramid(), box(0, 0, 2, 0.5f, 0.5f, 8)), "touches three planes");
    assertFalse(contains(pyramid(), box(0, 0, 2, Math.nextUp(0.5f), 0.5f, 8)));
  }

  @Test
  void frustaTouchedAndBehindNear() {
    assertTrue(byPlanes(cube(), sphere(3, 0, 0, 2)), "from outside");
    assertFalse(contains(cube(), sphere(3, 0, 0, 2)));
    assertFalse(byPlanes(cube(), sphere(3, 0, 0, Math.nextDown(2f))));
    assertTrue(contains(cube(), sphere(0, 0, 0, 1)), "from inside");
    assertTrue(contains(cube(), box(-1, -1, -1, 1, 1, 1)));
    assertFalse(contains(cube(), box(-1, -1, -1, 1, 1, Math.nextUp(1f))));
    assertFalse(byPlanes(pyramid(), sphere(0, 0, 0, 0.5f)), "behind near");
    assertTrue(byPlanes(pyramid(), sphere(0, 0, 0, 1)));
    assertFalse(byPlanes(Frusta.allocate(1), sphere(0, 0, 0, 1)), "without normals");
    assertFalse(contains(Frusta.allocate(1), sphere(0, 0, 0, 1)));
  }

  private static boolean contains(Shapes container, Shapes shape) {
    Hits hits = Hits.allocate(1);
    Engine.scalar().contains(container, shape, Pairing.zip(), hits);
    boolean answer = hits.get(0);
    Engines.widest().contains(container, shape, Pairing.zip(), hits);
    assertEquals(answer, hits.get(0));
    return answer;
  }

  private static boolean byPlanes(Frusta frustum, Shapes shape) {
    Hits hits = Hits.allocate(1);
    Engine.scalar().overlap(frustum.byPlanes(), shape, Pairing.zip(), hits);
    boolean answer = hits.get(0);
    Engines.widest().overlap(frustum.byPlanes(), shape, Pairing.zip(), hits);
    assertEquals(answer, hits.get(0));
    return answer;
  }
}
