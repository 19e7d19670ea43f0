package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import example.PlaneSideInFrontScalar;
import example.SpotLightScalar;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import lockstep.Allocations.MeasuredPool;
import lockstep.Samples.Distribution;
import lockstep.Samples.Placement;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.run.VectorSupport;
import lockstep.internal.shape.Kind;
import lockstep.twin.ScalarTwin;
import lockstep.oracle.Exact;
import lockstep.oracle.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Custom kernels: every pairing, on every engine, with records and with shapes; and rejected input. */
@Runs.Widest
class OwnKernelTest {
  private static final ForkJoinPool POOL = new ForkJoinPool(3);

  /** Sizes around blocks, tiles and chunks. */
  private static final int[] SIZES = {0, 1, 63, 64, 65, 255, 256, 257, 1025, 4097};

  private static final SpotLightScalar SPOT_LIGHT = new SpotLightScalar();

  /** Kernels narrower and wider than any kind, with and without columns in the answer. */
  static List<SyntheticTwin> tests() {
    return List.of(new SyntheticTwin(1, 1, 0), new SyntheticTwin(3, 12, 2), new SyntheticTwin(40, 2, 0),
        new SyntheticTwin(5, 5, 1));
  }

  private static List<Engine> engines() {
    List<Engine> engines = new ArrayList<>(List.of(Engine.scalar(), Engine.scalar().parallel(POOL)));
    if (VectorSupport.KERNELS != null) {
      engines.add(Engine.wide());
      engines.add(Engine.wide().parallel(POOL));
    }
    return engines;
  }

  /** Small integers, so that every sum is exact; at an odd offset in arrays that end with the last record. */
  static Records records(Random random, int width, int size) {
    float[][] columns = new float[width][7 + size];
    for (float[] column : columns) {
      for (int i = 0; i < column.length; i++) {
        column[i] = random.nextInt(64);
      }
    }
    return Records.wrap(7, size, columns);
  }

  private static float difference(SyntheticTwin test, Columns first, int i, Columns second, int j) {
    return SyntheticTwin.difference(first.columns, first.from() + i, test.firstWidth(), second.columns,
        second.from() + j, test.secondWidth());
  }

  // ---- answers ----

  @ParameterizedTest
  @MethodSource("tests")
  void everySizeEveryPairing(SyntheticTwin test) {
    Random random = new Random(1);
    long hits = 0;
    for (int size : SIZES) {
      Records first = records(random, test.firstWidth(), size);
      Records second = records(random, test.secondWidth(), size);
      for (Pairing pairing : Samples.pairings(random, size, size, size)) {
        for (Engine engine : engines()) {
          hits += check(engine, test, first, second, pairing, size);
        }
      }
    }
    assertTrue(hits > 1000, "few hits prove little");
    assertEquals(Engines.widest().lanes() > 1, test.ran.get() > 0);
  }

  private static int check(Engine engine, SyntheticTwin test, Records first, Records second, Pairing pairing,
      int count) {
    boolean[] expected = new boolean[count];
    float[][] columns = new float[test.floats()][count];
    int number = 0;
    for (int k = 0; k < count; k++) {
      int i = k, j = k;
      switch (pairing) {
        case Pairing.Zip zip -> {
        }
        case Pairing.OneToMany p -> i = p.one();
        case Pairing.ManyToOne p -> j = p.one();
        case Pairing.Indexed p -> {
          i = p.first()[k];
          j = p.second()[k];
        }
      }
      float difference = difference(test, first, i, second, j);
      expected[k] = SyntheticTwin.hit(difference);
      number += expected[k] ? 1 : 0;
      for (int c = 0; c < columns.length; c++) {
        columns[c][k] = SyntheticTwin.value(difference, c);
      }
    }
    String what = engine + ", " + test + ", " + pairing.getClass().getSimpleName() + " of " + count;
    Values bits = Values.allocate(0, count);
    Arrays.fill(bits.hits().words(), -1);
    engine.test(test, first, second, pairing, bits);
    bits(expected, bits.hits(), what);
    if (test.floats() > 0) {
      Values values = Values.allocate(test.floats(), count + 3);
      engine.test(test, first, second, pairing, values);
      bits(expected, values.hits(), what);
      assertEquals(count, values.size(), what);
      assertEquals(number, values.count(), what);
      for (int c = 0; c < columns.length; c++) {
        assertArrayEquals(columns[c], Arrays.copyOf(values.column(c), count), what);
      }
    }
    return number;
  }

  private static void bits(boolean[] expected, Hits hits, String what) {
    assertEquals(expected.length, hits.size(), what);
    for (int k = 0; k < expected.length; k++) {
      assertEquals(expected[k], hits.get(k), what);
    }
    int last = expected.length & 63;
    assertTrue(last == 0 || hits.words()[expected.length / 64] >>> last == 0,
        what + ": bits beyond the last");
  }

  @ParameterizedTest
  @MethodSource("tests")
  void lists(SyntheticTwin test) {
    for (int[] sizes : new int[][] {{3, 1025}, {70, 65}, {1, 64}, {9, 0}, {0, 9}}) {
      Records first = records(new Random(2), test.firstWidth(), sizes[0]);
      Records second = records(new Random(3), test.secondWidth(), sizes[1]);
      int[] expected = IntStream.range(0, sizes[0] * sizes[1])
          .filter(k -> SyntheticTwin.hit(difference(test, first, k / sizes[1], second, k % sizes[1])))
          .flatMap(k -> IntStream.of(k / sizes[1], k % sizes[1])).toArray();
      for (Engine engine : engines()) {
        Pairs pairs = Pairs.allocate(expected.length);
        assertEquals(expected.length / 2, engine.test(test, first, second, pairs));
        assertArrayEquals(expected, Answers.of(pairs));
        assertEquals(expected.length / 2, engine.test(test, first, second, Pairs.allocate(0)));
        Pairs few = Pairs.allocate(Math.min(5, expected.length / 2));
        assertEquals(expected.length / 2, engine.test(test, first, second, few));
        assertArrayEquals(Arrays.copyOf(expected, 2 * few.capacity()), Answers.of(few));
      }
    }
  }

  /** With a test that is not symmetric, (i, j) with i &lt; j is not (j, i). */
  @Test
  void aBufferWithItself() {
    SyntheticTwin test = new SyntheticTwin(3, 3, 1);
    Records records = records(new Random(4), 3, 1100);
    List<Integer> expected = new ArrayList<>();
    boolean symmetric = true;
    for (int i = 0; i < records.size(); i++) {
      for (int j = i + 1; j < records.size(); j++) {
        boolean hit = SyntheticTwin.hit(difference(test, records, i, records, j));
        symmetric &= hit == SyntheticTwin.hit(difference(test, records, j, records, i));
        if (hit) {
          expected.addAll(List.of(i, j));
        }
      }
    }
    assertFalse(symmetric);
    int[] list = expected.stream().mapToInt(Integer::intValue).toArray();
    for (Engine engine : engines()) {
      Pairs pairs = Pairs.allocate(list.length);
      assertEquals(list.length / 2, engine.test(test, records, pairs));
      assertArrayEquals(list, Answers.of(pairs));
      assertEquals(list.length / 2, engine.test(test, records, Pairs.allocate(0)));
    }
  }

  // ---- the example ----

  /** A light at the origin along x, with range 10 and 45° to each side. */
  @Test
  void whatASpotLightFallsOn() {
    Records light = Records.allocate(8, 1);
    light.set(0, 0, 0, 0, 1, 0, 0, (float) Math.sqrt(0.5), 10);
    Spheres spheres = Spheres.allocate(9);
    spheres.set(0, 5, 0, 0, 0); // on the axis
    spheres.set(1, 10, 0, 0, 0); // at its end
    spheres.set(2, 10.5f, 0, 0, 0.25f); // beyond it
    spheres.set(3, 5, 4.9f, 0, 0); // within the side
    spheres.set(4, 5, 7, 0, 1); // outside it by √2
    spheres.set(5, 5, 7, 0, 1.5f); // and large enough
    spheres.set(6, -2, 0, 0, 1); // behind
    spheres.set(7, 0, 0, 0, 0); // the apex
    spheres.set(8, 5, 0, 0, -1); // nothing
    Values lit = Values.allocate(0, 9);
    for (Engine engine : engines()) {
      engine.test(SPOT_LIGHT, light, spheres, Pairing.oneToMany(0), lit);
      assertEquals(0b010101011, lit.hits().words()[0]);
    }
  }

  /** The side of a plane, which no rounding may turn: among whole numbers, and a little off the plane. */
  @Test
  void onWhichSideOfAPlane() {
    int size = 1000;
    Random random = new Random(6);
    Triangles triangles = Triangles.allocate(size);
    Records points = Records.allocate(3, size);
    long[] expected = new long[(size + 63) / 64];
    for (int i = 0; i < size; i++) {
      float[] p = new float[12];
      for (int k = 0; k < p.length; k++) {
        p[k] = random.nextInt(-3, 4) * (i % 3 == 0 ? 0.1f : 1);
      }
      for (int k = 0; i % 2 == 0 && k < 3; k++) { // in the plane, but for rounding
        p[9 + k] = p[k] + 0.3f * (p[3 + k] - p[k]) + 0.4f * (p[6 + k] - p[k]);
      }
      triangles.set(i, p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8]);
      points.set(i, p[9], p[10], p[11]);
      Point at = Point.of(p, 9);
      Exact volume = Point.of(p, 0).minus(at).dot(Point.of(p, 3).minus(at).cross(Point.of(p, 6).minus(at)));
      expected[i >> 6] |= volume.sign() <= 0 ? 1L << i : 0;
    }
    Values inFront = Values.allocate(0, size);
    for (Engine engine : engines()) {
      engine.test(new PlaneSideInFrontScalar(), triangles, points, Pairing.zip(), inFront);
      assertArrayEquals(expected, inFront.hits().words());
    }
  }

  /** Library buffers as operands of a custom kernel with vectors, for any floats. */
  @Test
  void theExamplesTwinsAreEqual() {
    Random random = new Random(5);
    for (int size : SIZES) {
      for (Distribution distribution : Distribution.values()) {
        Columns lights = Samples.random(Kind.RAY, random, distribution, size, Placement.UNPADDED);
        Columns spheres = Samples.random(Kind.SPHERE, random, distribution, size, Placement.UNPADDED);
        for (float[] column : new float[][] {lights.columns[6], lights.columns[7]}) {
          for (int i = 0; i < column.length; i++) {
            column[i] = column == lights.columns[6] ? random.nextFloat() : 4 * random.nextFloat();
          }
        }
        Values expected = Values.allocate(0, size);
        Values lit = Values.allocate(0, size);
        for (Pairing pairing : Samples.pairings(random, size, size, size)) {
          Engine.scalar().test(SPOT_LIGHT, lights, spheres, pairing, expected);
          assertTrue(size < 1000 || (expected.count() > 0 && expected.count() < size)
              || !pairing.equals(Pairing.zip()));
          for (Engine engine : engines()) {
            engine.test(SPOT_LIGHT, lights, spheres, pairing, lit);
            assertArrayEquals(expected.hits().words(), lit.hits().words());
          }
        }
      }
    }
  }

  // ---- cost of a call ----

  @Test
  void theTwinIsMadeOncePerThread() {
    SyntheticTwin test = new SyntheticTwin(2, 2, 1);
    Records records = records(new Random(6), 2, 9000);
    for (Engine engine : List.of(Engine.scalar(), Engines.widest(), Engines.widest().parallel(POOL))) {
      test.made.set(0);
      for (int call = 0; call < 10; call++) {
        engine.test(test, records, records, Pairing.zip(), Values.allocate(0, records.size()));
        engine.test(test, records.slice(0, 70), Pairs.allocate(0));
      }
      assertEquals(engine.lanes() > 1 ? 1 : 0, test.made.get());
    }
  }

  private static Map<String, Runnable> calls(Engine engine, int size) {
    Map<String, Runnable> calls = new LinkedHashMap<>();
    Random random = new Random(7);
    Values bits = Values.allocate(0, size);
    Pairs pairs = Pairs.allocate(100);
    List<ScalarTwin> tests = new ArrayList<>(tests());
    tests.add(SPOT_LIGHT);
    for (ScalarTwin test : tests) {
      Records first = records(random, test.firstWidth(), size);
      Records second = records(random, test.secondWidth(), size);
      for (Pairing pairing : Samples.pairings(random, size, size, size)) {
        String what = test + " " + pairing.getClass().getSimpleName();
        calls.put(what, () -> engine.test(test, first, second, pairing, bits));
        if (test.floats() > 0) {
          Values values = Values.allocate(test.floats(), size);
          calls.put("values " + what, () -> engine.test(test, first, second, pairing, values));
        }
      }
      Records some = first.slice(0, 50);
      Records few = second.slice(0, 70);
      calls.put("list " + test, () -> engine.test(test, some, few, pairs));
      if (test.firstWidth() == test.secondWidth()) {
        calls.put("self " + test, () -> engine.test(test, few, pairs));
      }
    }
    return calls;
  }

  @Test
  @Runs.Thorough
  void noCallAllocates() {
    for (Engine engine : List.of(Engine.scalar(), Engines.widest())) {
      Allocations.none(engine.toString(), calls(engine, 333), 100);
    }
    try (MeasuredPool helpers = new MeasuredPool(2)) {
      Allocations.none("parallel", calls(Engines.widest().parallel(helpers.pool), 3000), 100, helpers);
    }
  }

  // ---- rejected input ----

  private static void refused(String message, Executable executable) {
    assertEquals(message, assertThrows(RuntimeException.class, executable).getMessage());
  }

  @Test
  void whatDoesNotFitIsRefused() {
    SyntheticTwin test = new SyntheticTwin(4, 3, 2);
    Spheres four = Spheres.allocate(100);
    Records three = Records.allocate(3, 100);
    Pairing zip = Pairing.zip();
    for (Engine engine : engines()) {
      Values bits = Values.allocate(0, 128);
      long[] words = bits.hits().words();
      Arrays.fill(words, 5);
      Values values = Values.allocate(2, 99);
      Values narrow = Values.allocate(1, 100);
      Pairs pairs = Pairs.wrap(new int[] {5}, new int[] {6});
      pairs.setSize(1);
      String first = "first.width() is 3, but test.firstWidth() is 4";
      String second = "second.width() is 4, but test.secondWidth() is 3";
      refused(first, () -> engine.test(test, three, three, zip, bits));
      refused(second, () -> engine.test(test, four, four, zip, bits));
      refused(first, () -> engine.test(test, three, three, zip, values));
      refused(first, () -> engine.test(test, three, three, pairs));
      refused(second, () -> engine.test(test, four, four, Pairs.allocate(0)));
      refused("elements.width() is 4, but test.secondWidth() is 3", () -> engine.test(test, four, pairs));
      refused("elements.width() is 3, but test.firstWidth() is 4",
          () -> engine.test(test, three, Pairs.allocate(0)));
      refused("values.capacity() is 99, but there are 100 pairs",
          () -> engine.test(test, four, three, zip, values));
      refused("values.width() is 1, but test.floats() is 2",
          () -> engine.test(test, four, three, zip, narrow));
      refused("first.size() is 100, but second.size() is 9",
          () -> engine.test(test, four, three.slice(0, 9), zip, bits));
      refused("second[0] is 100, not in [0, 100)",
          () -> engine.test(test, four, three, Pairing.indexed(new int[1], new int[] {100}, 1), bits));
      refused("test", () -> engine.test((ScalarTwin) null, four, Pairs.allocate(0)));
      refused("first", () -> engine.test(test, null, three, zip, bits));
      refused("second", () -> engine.test(test, four, null, pairs));
      refused("pairing", () -> engine.test(test, four, three, null, bits));
      refused("values", () -> engine.test(test, four, three, zip, (Values) null));
      refused("pairs", () -> engine.test(test, four, three, null));
      assertArrayEquals(new long[] {5, 5}, words);
      assertEquals(0, bits.size() + values.size() + narrow.size());
      assertEquals(1, pairs.size());
    }
  }

  // ---- records ----

  @Test
  void recordsAreBuffers() {
    float[] a = {0, 1, 2, 3};
    float[] b = {0, 10, 20, 30, 40};
    Records records = Records.wrap(1, 3, a, b);
    assertEquals(2, records.width());
    assertEquals(3, records.size());
    assertEquals(1, records.from());
    assertTrue(a == records.column(0) && b == records.column(1));
    assertArrayEquals(new float[] {3, 30}, records.slice(1, 2).get(1, new float[2]));
    records.set(0, 7, 8);
    assertEquals(7, a[1]);
    assertEquals(8, b[1]);
    float[] all = new float[6];
    records.copyTo(all, 0);
    assertArrayEquals(new float[] {7, 8, 2, 20, 3, 30}, all);
    Records copy = Records.allocate(2, 3);
    assertArrayEquals(new float[2], copy.get(2, new float[2]));
    copy.copyFrom(all, 0);
    assertArrayEquals(new float[] {2, 20}, copy.get(1, new float[2]));
    assertEquals("Records[3]", copy.toString());
    assertEquals(2, Records.wrap(2, a, b).size());
  }

  /** A buffer of records knows no other faults. */
  @Test
  void onlyNaNIsInvalidInARecord() {
    Records records = Records.allocate(2, 3);
    records.set(0, Float.POSITIVE_INFINITY, -1);
    assertTrue(records.firstInvalid().isEmpty());
    records.set(2, 0, Float.NaN);
    assertEquals(new Invalid(2, "columns[1] is NaN"), records.firstInvalid().orElseThrow());
  }

  @Test
  void recordsThatCannotBeAreRefused() {
    float[] three = new float[3];
    refused("width is 0, less than 1", () -> Records.allocate(0, 3));
    refused("width is 0, less than 1", () -> Records.wrap(3));
    refused("width is -1, less than 0", () -> Values.allocate(-1, 3));
    refused("size is -1, less than 0", () -> Records.allocate(2, -1));
    refused("capacity is -1, less than 0", () -> Values.allocate(2, -1));
    refused("count is 4, but columns[1].length is 3", () -> Records.wrap(4, new float[4], three));
    refused("from + count is 4, but columns[0].length is 3", () -> Records.wrap(1, 3, three));
    refused("columns[1]", () -> Records.wrap(3, three, null));
    refused("columns", () -> Records.wrap(3, (float[][]) null));
    Records records = Records.wrap(3, three, three.clone());
    refused("values.length is 1, but width() is 2", () -> records.set(0, 1));
    refused("i is 3, not in [0, 3)", () -> records.set(3, 1, 2));
    refused("c is 2, not in [0, 2)", () -> records.column(2));
    refused("c is -1, not in [0, 1)", () -> Values.allocate(1, 1).column(-1));
    refused("from + count is 4, but size is 3", () -> records.slice(2, 2));
  }

  static List<Kernels.Entry> definitions() {
    return Question.some(Question.entries(), 16).stream()
        .map(asked -> ScalarKernels.TABLE.get(asked.verb(), asked.first(), asked.second())).toList();
  }

  /** Shapes and motions in one record: columns of both. */
  private static Records moving(Columns shapes) {
    Motions motions = Samples.motions(shapes);
    Records moving = Records.allocate(shapes.width() + motions.width(), shapes.size());
    float[] element = new float[shapes.width()];
    float[] values = new float[moving.width()];
    for (int i = 0; i < shapes.size(); i++) {
      System.arraycopy(shapes.get(i, element), 0, values, 0, element.length);
      System.arraycopy(motions.get(i, new float[3]), 0, values, element.length, 3);
      moving.set(i, values);
    }
    return moving;
  }

  /** A program that creates a test for each call, one that takes a good part of its memory. */
  static final class Forgetful {
    private Forgetful() {}

    /** Its wide form refers to it. */
    private static final class Large extends SyntheticTwin {
      private final byte[] much = new byte[4 << 20];

      Large() {
        super(1, 1, 0);
      }

      @Override
      public String toString() {
        return "of " + much.length + " bytes";
      }
    }

    public static void main(String[] args) {
      Records records = Records.allocate(1, 9);
      for (int k = 0; k < 60; k++) {
        Engine.wide().test(new Large(), records, records, Pairing.zip(), Values.allocate(0, records.size()));
      }
    }
  }

  @Test
  void testsThatNobodyKeepsAreForgotten() throws Exception {
    assumeTrue(VectorSupport.KERNELS != null, "a scalar engine has no kernels of its own");
    assertEquals(new EngineTest.Said(0, List.of(), List.of()),
        EngineTest.java(List.of("-Xmx96m", "--add-modules", "jdk.incubator.vector", EngineTest.ANY_JAVA,
            "-cp", System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
            Forgetful.class.getName())));
  }

  /** The library's own definitions, with stages and columns of results, used like custom ones. */
  @ParameterizedTest
  @MethodSource("definitions")
  void definitionsOfTheLibraryToo(Kernels.Entry entry) {
    ScalarTwin test = (ScalarTwin) entry.kernel();
    Random random = new Random(5);
    long hits = 0;
    for (Distribution distribution : Distribution.values()) {
      int size = 700;
      Columns shapes = Samples.random(entry.first(), random, distribution, size);
      Columns first = entry.verb() == Verb.SWEEP ? moving(shapes) : shapes;
      Columns second = Samples.random(entry.second(), random, distribution, size);
      if (entry.verb() == Verb.CONTAINS) {
        Samples.shrinkSome(first, (Shapes) second);
      }
      for (Pairing pairing : Samples.pairings(random, size, size, size)) {
        Values expected = ask(Engine.scalar(), test, first, second, pairing, size);
        hits += expected.count();
        for (Engine engine : engines()) {
          Values found = ask(engine, test, first, second, pairing, size);
          String what = engine + ", " + entry + ", " + distribution;
          assertArrayEquals(expected.hits().words(), found.hits().words(), what);
          for (int c = 0; c < test.floats(); c++) {
            assertArrayEquals(Arrays.copyOf(expected.column(c), size), Arrays.copyOf(found.column(c), size),
                what);
          }
        }
      }
    }
    assertTrue(hits > 100, entry + " hits " + hits);
  }

  /** The answers about all pairs, of which bits alone are the same. */
  private static Values ask(Engine engine, ScalarTwin test, Columns first, Columns second, Pairing pairing,
      int size) {
    Values bits = Values.allocate(0, size);
    Values values = Values.allocate(test.floats(), size);
    engine.test(test, first, second, pairing, bits);
    engine.test(test, first, second, pairing, values);
    assertArrayEquals(bits.hits().words(), values.hits().words());
    return values;
  }
}
