package lockstep.internal.grid;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import lockstep.Runs;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * Scans of a grid, scalar and with vectors, find each pair of boxes that overlap, or are near enough, once,
 * and no other pair that does not overlap.
 */
@Runs.Vectors
class WideScanTest {
  private static final float FAR = 0x1p60f;

  private static float[][] boxes(Random random, int size, int sort) {
    float[][] boxes = new float[6][size];
    float space = sort == 0 ? 6 : 20;
    for (int i = 0; i < size; i++) {
      float extent = sort == 2 ? (float) Math.pow(10, 3 * random.nextFloat() - 2) : 1.5f;
      for (int axis = 0; axis < 3; axis++) {
        float at = sort == 3 && axis > 0 ? 7 : space * (random.nextFloat() - 0.5f);
        float size1 = extent * random.nextFloat();
        boxes[axis][i] = sort == 0 ? Math.round(at) : at;
        boxes[axis + 3][i] = boxes[axis][i] + (sort == 0 ? Math.round(size1) : size1);
        for (int side = axis; side < 6; side += 3) { // on a lattice, boxes touch at both zeros
          boxes[side][i] = boxes[side][i] == 0 && random.nextBoolean() ? -0f : boxes[side][i];
        }
      }
      if (random.nextInt(40) == 0) {
        switch (random.nextInt(5)) {
          case 0 -> boxes[0][i] = Float.NaN;
          case 1 -> boxes[3][i] = boxes[0][i] - 1; // empty
          case 2 -> boxes[4][i] = FAR;
          case 3 -> boxes[1][i] = -0f;
          default -> boxes[2][i] = -1e6f;
        }
      }
    }
    return boxes;
  }

  private static Grid grid(float[][] boxes, int pieces, Supplier<Survey> surveys) {
    Grid grid = new Grid(new Elements(Kind.BOX, boxes, 0, boxes[0].length));
    for (int round = 0; round < 2; round++) { // in the same storage
      grid.begin(pieces, surveys);
      for (int p = 0; p < pieces; p++) {
        grid.measure(p);
      }
      grid.choose();
      for (int p = 0; p < pieces; p++) {
        grid.assign(p);
      }
      grid.number();
      for (int p = 0; p < pieces; p++) {
        grid.sort(p);
      }
      for (int p = 0; p < pieces; p++) {
        grid.gather(p);
      }
    }
    return grid;
  }

  private static int[] ids(Grid grid) {
    return Arrays.copyOf(grid.ids, grid.count());
  }

  private static boolean meet(float[][] a, int i, float[][] b, int j, float pad) {
    boolean meet = true;
    for (int axis = 0; axis < 3; axis++) {
      boolean shapes = a[axis][i] <= a[axis + 3][i] && b[axis][j] <= b[axis + 3][j];
      meet &= shapes && a[axis][i] - pad <= b[axis + 3][j] && b[axis][j] - pad <= a[axis + 3][i];
    }
    return meet;
  }

  private static float reach(float[][] boxes, int i) {
    float most = 0;
    for (float[] column : boxes) {
      most = Math.max(most, Math.abs(column[i]));
    }
    return most;
  }

  private static void check(float[][] a, float[][] b, Scan scan, PairPlan plan, ErrorBound error,
      boolean self, long step) {
    plan.pad(error, 0);
    Set<Long> found = new TreeSet<>();
    int[] count = {0};
    scan.begin((first, second, n) -> {
      count[0] += n;
      for (int k = 0; k < n; k++) {
        int i = self ? Math.min(first[k], second[k]) : first[k];
        int j = self ? Math.max(first[k], second[k]) : second[k];
        found.add((long) i << 32 | j);
      }
    });
    for (long from = 0; from < plan.size(); from += step) {
      plan.run(scan, from, Math.min(plan.size(), from + step));
    }
    scan.end();
    assertEquals(count[0], found.size(), "found twice");
    for (int i = 0; i < a[0].length; i++) {
      for (int j = self ? i + 1 : 0; j < b[0].length; j++) {
        boolean isFound = found.contains((long) i << 32 | j);
        float both = error == null ? 0 : reach(a, i) + reach(b, j);
        float pad = error == null ? 0 : 0x1p-24f * error.coordinates() * both;
        assertTrue(isFound || !meet(a, i, b, j, pad), () -> "pad " + pad + ", " + scan.getClass());
        assertTrue(!isFound || error != null || meet(a, i, b, j, 0), () -> "found by " + scan.getClass());
      }
    }
  }

  @Property(tries = 150)
  void eachPairOnce(@ForAll long seed, @ForAll @IntRange(max = 250) int size,
      @ForAll @IntRange(max = 120) int otherSize, @ForAll @IntRange(max = 3) int sort,
      @ForAll @IntRange(min = 1, max = 3) int pieces, @ForAll boolean padded) {
    Random random = new Random(seed);
    float[][] a = boxes(random, size, sort);
    float[][] b = boxes(random, otherSize, random.nextInt(4));
    ErrorBound pad = padded ? new ErrorBound(0x1p17f, 0) : null;
    Grid scalar = grid(a, pieces, Survey::scalar);
    Grid wide = grid(a, 1 + random.nextInt(3), WideSurvey::create);
    assertEquals(scalar.count(), wide.count());
    assertEquals(scalar.maxCoordinate(), wide.maxCoordinate());
    // slabs of scalar grids are thinner, so the order differs; it never depends on the pieces
    assertArrayEquals(ids(grid(a, 1, Survey::scalar)), ids(scalar), "order of boxes");
    assertArrayEquals(ids(grid(a, 1, WideSurvey::create)), ids(wide), "order of boxes");
    assertArrayEquals(IntStream.of(ids(scalar)).sorted().toArray(),
        IntStream.of(ids(wide)).sorted().toArray());
    assertTrue(scalar.starts.length <= 64 + 8 * size, () -> "cells: " + scalar.starts.length);
    Grid other = grid(b, 1, WideSurvey::create);
    for (Scan scan : new Scan[] {Scan.scalar(), WideScan.create()}) {
      PairPlan plan = new PairPlan();
      plan.within(wide);
      check(a, a, scan, plan, pad, true, 1 + random.nextInt(100));
      plan.between(scalar, other);
      check(a, b, scan, plan, pad, false, 1 + random.nextInt(100));
    }
  }
}
