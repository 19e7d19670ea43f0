package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.function.Executable;

/**
 * The expected answers of a tree: those of the flat kernels for its shapes, bit for bit. Created from rays
 * and shapes, it knows all hits of all rays; then it checks engines and trees with any part of the rays.
 */
final class TreeCheck {
  static final ForkJoinPool POOL = new ForkJoinPool(3);

  /** Scalar, the best, and the best on several threads. */
  static final List<Engine> ENGINES =
      List.of(Engine.scalar(), Engines.widest(), Engines.widest().parallel(POOL));

  private final Rays rays;
  private final Shapes shapes;
  private final RayHits closest;
  private final Pairs candidates;
  private final int[] candidatesFrom;

  /** Start of each ray's hits in the columns below, the nearest first. */
  private final int[] allFrom;

  private final int[] allIndex;
  private final float[] allT, allU, allV;

  TreeCheck(Rays rays, Shapes shapes) {
    this.rays = rays;
    this.shapes = shapes;
    Engine flat = Engine.scalar();
    closest = Answers.stale(RayHits.allocate(rays.size()));
    flat.closest(rays, shapes, closest);
    Pairs hits = list(flat, rays, shapes);
    RayHits values = RayHits.allocate(hits.size());
    flat.cast(rays, shapes, hits.pairing(), values);
    allFrom = starts(hits);
    allIndex = new int[hits.size()];
    allT = new float[hits.size()];
    allU = new float[hits.size()];
    allV = new float[hits.size()];
    sort(hits, values);
    candidates = list(flat, rays, shapes.bounds());
    candidatesFrom = starts(candidates);
  }

  private static Pairs list(Engine flat, Rays rays, Shapes shapes) {
    Pairs pairs = Pairs.allocate(Math.min(1 << 20, rays.size() * shapes.size()));
    long needed = flat.cast(rays, shapes, pairs);
    assertTrue(needed <= pairs.capacity(), () -> "too many hits for a test: " + needed);
    return pairs;
  }

  private int[] starts(Pairs pairs) {
    int[] starts = new int[rays.size() + 1];
    for (int k = 0; k < pairs.size(); k++) {
      starts[pairs.first(k) + 1]++;
    }
    Arrays.parallelPrefix(starts, Integer::sum);
    return starts;
  }

  /** Sorts by t, where −0 and 0 are equal, then by index. */
  private void sort(Pairs hits, RayHits values) {
    for (int i = 0; i < rays.size(); i++) {
      long[] keys = new long[allFrom[i + 1] - allFrom[i]];
      for (int k = 0; k < keys.length; k++) {
        int bits = Float.floatToRawIntBits(values.t[allFrom[i] + k] + 0f);
        keys[k] = (long) (bits ^ (bits >> 31 & 0x7fffffff)) << 32 | (allFrom[i] + k);
      }
      Arrays.sort(keys);
      for (int k = 0; k < keys.length; k++) {
        int at = allFrom[i] + k;
        int hit = (int) keys[k];
        allIndex[at] = hits.second(hit);
        allT[at] = values.t[hit];
        allU[at] = values.u[hit];
        allV[at] = values.v[hit];
      }
    }
  }

  /** The hit bits and t of the flat kernels. */
  RayHits closest() {
    return closest;
  }

  /** Checks every question, for all rays, on every engine. */
  static void casts(Rays rays, Tree tree) {
    casts(rays, tree, tree.shapes());
  }

  /** Checks every question, for all rays, on every engine, without a tree. */
  static void castsWithoutTree(Rays rays, Shapes shapes) {
    casts(rays, shapes, shapes);
  }

  private static void casts(Rays rays, Target target, Shapes shapes) {
    boolean answered = new Question(Verb.CAST, Kind.RAY, shapes.kind).hasAnswer();
    TreeCheck check = answered ? new TreeCheck(rays, shapes) : null;
    for (Engine engine : ENGINES) {
      if (answered) {
        check.all(engine, target, 0, rays.size());
      } else {
        noCasts(engine, rays, target, shapes);
      }
    }
  }

  /**
   * Checks a kind without ray kernel: engines throw, with a tree too. Their bounds are boxes like any others.
   */
  private static void noCasts(Engine engine, Rays rays, Target target, Shapes shapes) {
    int size = rays.size();
    Kind kind = shapes.kind;
    noKernel(Verb.CAST, Kind.RAY, kind, () -> engine.closest(rays, target, RayHits.allocate(size)));
    noKernel(Verb.CAST, Kind.RAY, kind, () -> engine.any(rays, target, Hits.allocate(size)));
    noKernel(Verb.CAST, Kind.RAY, kind, () -> engine.all(rays, target, AllHits.allocate(size, 1)));
    noKernel(Verb.CAST, Kind.RAY, kind, () -> engine.cast(rays, target, Pairs.allocate(1)));
    noKernel(Verb.CAST, Kind.RAY, kind, () -> engine.cast(rays, target, Pairs.allocate(0)));
    Pairs expected = Pairs.allocate((long) size * shapes.size());
    Engine.scalar().cast(rays, shapes.bounds(), expected);
    Pairs got = Pairs.allocate(expected.capacity());
    engine.candidates(rays, target, got);
    assertArrayEquals(Answers.of(expected), Answers.of(got), () -> "candidates, " + engine + ", " + target);
  }

  private static void noKernel(Verb verb, Kind first, Kind second, Executable call) {
    assertEquals("there is no kernel that tells " + verb.question(first, second),
        assertThrows(UnsupportedOperationException.class, call).getMessage());
  }

  /** Checks every question for rays {@code from} to {@code from + count − 1}. */
  void all(Engine engine, Target target, int from, int count) {
    closest(engine, target, from, count);
    any(engine, target, from, count);
    allHits(engine, target, from, count, 3);
    allHits(engine, target, from, count, 20);
    candidates(engine, target, from, count);
  }

  void closest(Engine engine, Target target, int from, int count) {
    RayHits got = Answers.stale(RayHits.allocate(count));
    engine.closest(rays.slice(from, count), target, got);
    closest(engine, target, from, got);
  }

  /** Asserts that these are the closest hits of the rays from {@code from} on. */
  void closest(Object engine, Object target, int from, RayHits got) {
    Answers.of(got, got.size());
    for (int i = 0; i < got.size(); i++) {
      int ray = from + i;
      if (closest.index[ray] != got.index[i] || !same(closest.t[ray], got.t[i])
          || !same(closest.u[ray], got.u[i]) || !same(closest.v[ray], got.v[i])) {
        wrong("closest", engine, target, ray,
            hit(closest.index[ray], closest.t[ray], closest.u[ray], closest.v[ray]),
            hit(got.index[i], got.t[i], got.u[i], got.v[i]));
      }
    }
  }

  void any(Engine engine, Target target, int from, int count) {
    Hits got = Answers.stale(Hits.allocate(count));
    engine.any(rays.slice(from, count), target, got);
    Answers.of(got, count);
    for (int i = 0; i < count; i++) {
      if (closest.hits().get(from + i) != got.get(i)) {
        wrong("any", engine, target, from + i, closest.hits().get(from + i), got.get(i));
      }
    }
  }

  void allHits(Engine engine, Target target, int from, int count, int perRay) {
    AllHits got = AllHits.allocate(count, perRay);
    engine.all(rays.slice(from, count), target, got);
    assertEquals(count, got.size());
    for (int i = 0; i < count; i++) {
      int ray = from + i;
      int needed = allFrom[ray + 1] - allFrom[ray];
      if (needed != got.needed(i) || Math.min(needed, perRay) != got.count(i)) {
        wrong("all", engine, target, ray, needed + " hits", got.needed(i) + " hits, listed " + got.count(i));
      }
      for (int k = 0; k < got.count(i); k++) {
        int e = allFrom[ray] + k;
        int g = i * perRay + k;
        if (allIndex[e] != got.index[g] || !same(allT[e], got.t[g]) || !same(allU[e], got.u[g])
            || !same(allV[e], got.v[g])) {
          wrong("hit " + k, engine, target, ray, hit(allIndex[e], allT[e], allU[e], allV[e]),
              hit(got.index[g], got.t[g], got.u[g], got.v[g]));
        }
      }
    }
  }

  void candidates(Engine engine, Target target, int from, int count) {
    int first = candidatesFrom[from];
    int needed = candidatesFrom[from + count] - first;
    Pairs got = Pairs.allocate(needed);
    long found = engine.candidates(rays.slice(from, count), target, got);
    for (int k = 0; k < got.size(); k++) {
      if (candidates.first(first + k) != from + got.first(k)
          || candidates.second(first + k) != got.second(k)) {
        wrong("candidate", engine, target, candidates.first(first + k), candidates.second(first + k),
            from + got.first(k) + ", " + got.second(k));
      }
    }
    assertEquals(needed, found, () -> "candidates, " + engine + ", " + target);
    assertEquals(needed, got.size());
  }

  private static boolean same(float a, float b) {
    return Float.floatToRawIntBits(a) == Float.floatToRawIntBits(b);
  }

  private static String hit(int index, float t, float u, float v) {
    return index + " at " + t + ", u " + u + ", v " + v;
  }

  private void wrong(String what, Object engine, Object target, int ray, Object expected, Object got) {
    int shape = closest.index[ray];
    fail(what + " of ray " + ray + " " + Arrays.toString(rays.get(ray, new float[8])) + "\nexpected "
        + expected + "\nbut got " + got + "\n" + engine + ", " + target + "\nshape " + shape + ": "
        + (shape < 0 ? "none" : Arrays.toString(shapes.get(shape, new float[shapes.width()]))));
  }

  // ---- overlap ----

  /** Checks every engine for the pairs of queries and the tree's shapes. */
  static void overlaps(Shapes queries, Tree tree) {
    Shapes shapes = tree.shapes();
    if (!new Question(Verb.OVERLAP, queries.kind, shapes.kind).hasAnswer()) {
      for (Engine engine : ENGINES) {
        noKernel(Verb.OVERLAP, queries.kind, shapes.kind,
            () -> engine.overlap(queries, tree, Pairs.allocate(1)));
      }
      return;
    }
    Pairs expected = Pairs.allocate((long) queries.size() * shapes.size());
    long needed = Engine.scalar().overlap(queries, shapes, expected);
    for (Engine engine : ENGINES) {
      Pairs got = Pairs.allocate(needed);
      long found = engine.overlap(queries, tree, got);
      for (int k = 0; k < got.size(); k++) {
        if (expected.first(k) != got.first(k) || expected.second(k) != got.second(k)) {
          int i = expected.first(k), j = expected.second(k);
          fail("pair " + k + ": expected " + i + ", " + j + "\nbut got " + got.first(k) + ", " + got.second(k)
              + "\n" + engine + ", " + tree + "\n" + queries + " "
              + Arrays.toString(queries.get(i, new float[queries.width()])) + "\n" + shapes + " "
              + Arrays.toString(shapes.get(j, new float[shapes.width()])));
        }
      }
      assertEquals(needed, found, () -> engine + ", " + tree + ", " + queries);
      any(engine, queries, tree, Answers.of(expected));
    }
  }

  /** Asserts that those shapes overlap any of a target that are the first of a pair. */
  static void any(Engine engine, Shapes shapes, Target target, int[] pairs) {
    boolean[] expected = new boolean[shapes.size()];
    for (int k = 0; k < pairs.length; k += 2) {
      expected[pairs[k]] = true;
    }
    Hits hits = Answers.stale(Hits.allocate(shapes.size()));
    engine.any(shapes, target, hits);
    assertEquals(shapes.size(), hits.size());
    for (int i = 0; i < expected.length; i++) {
      assertEquals(expected[i], hits.get(i), "shape " + i + " of " + shapes + ", " + engine + ", " + target);
    }
  }
}
