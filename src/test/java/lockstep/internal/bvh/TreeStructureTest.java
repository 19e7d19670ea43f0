package lockstep.internal.bvh;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lockstep.Runs;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Elements.Placement;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Invariants of every tree, whatever its input: complete, bounded in depth, with boxes that fit. */
@Runs.Widest
@Runs.Vectors
class TreeStructureTest {
  /** Kinds with bounds. */
  private static final List<Kind> SHAPES = Stream.of(Kind.values())
      .filter(kind -> kind != Kind.RAY && kind != Kind.PLANE && kind != Kind.CYLINDER).toList();

  /** The kinds for which ray casts exist. */
  private static final List<Kind> CAST_AT = ScalarKernels.TABLE.entries().stream()
      .filter(entry -> entry.verb() == Verb.CAST).map(Kernels.Entry::second).toList();

  private static final float INF = Float.POSITIVE_INFINITY;
  private static final float NAN = Float.NaN;
  private static final int[] WIDTHS = {4, 8};

  // ---- these methods alone know how a tree is stored ----

  /** One child of a node. */
  private static final class Child {
    final float[] bounds = new float[6];
    final boolean leaf;
    final int node;
    final int[] ids;

    Child(Bvh bvh, int node, int lane) {
      int at = node * bvh.stride + lane;
      for (int axis = 0; axis < 3; axis++) {
        bounds[axis] = Float.intBitsToFloat(bvh.nodes[at + Bvh.plane(bvh.width, axis, false)]);
        bounds[axis + 3] = Float.intBitsToFloat(bvh.nodes[at + Bvh.plane(bvh.width, axis, true)]);
      }
      this.node = bvh.nodes[at + Bvh.CHILDREN * bvh.width];
      leaf = this.node < 0;
      int from = leaf ? Bvh.first(this.node) : 0;
      ids = Arrays.copyOfRange(bvh.ids, from, from + (leaf ? Bvh.count(this.node) : 0));
    }
  }

  /** The children of a node, without the missing ones. */
  private static List<Child> children(Bvh bvh, int node) {
    return IntStream.range(0, bvh.width).filter(lane -> bvh.nodes[node * bvh.stride + lane] != Bvh.NOTHING)
        .mapToObj(lane -> new Child(bvh, node, lane)).toList();
  }

  /** The entire content of a tree, as numbers. */
  private static int[][] contents(Bvh bvh) {
    return new int[][] {Arrays.copyOf(bvh.nodes, bvh.nodeCount * bvh.stride),
        Arrays.copyOf(bvh.ids, bvh.count), bits(bvh.leafColumns, cornersUsed(bvh)), bvh.unbounded,
        bvh.notInTree, bits(bvh.bounds, 6), {bvh.depth, bvh.nodeCount, bvh.count}};
  }

  private static int cornersUsed(Bvh bvh) {
    return bvh.primitives.kind == Kind.TRIANGLE ? bvh.count * Bvh.CORNERS : 0;
  }

  private static int[] bits(float[] values, int count) {
    return IntStream.range(0, count).map(i -> Float.floatToIntBits(values[i])).toArray();
  }

  // ----

  @ParameterizedTest
  @EnumSource(TreeInput.class)
  void everyPrimitiveStandsInOnePlace(TreeInput input) {
    for (Kind kind : SHAPES) {
      Elements primitives = input.primitives(kind);
      for (int width : WIDTHS) {
        Bvh bvh = Bvh.build(primitives, width, Bins::scalar, null);
        int[] seen = new int[input.size];
        int depth = visit(bvh, 0, new float[] {-INF, -INF, -INF, INF, INF, INF}, seen, new boolean[1 << 20]);
        assertEquals(depth, bvh.depth(), "depth");
        assertTrue(depth <= Bvh.MAX_DEPTH, () -> "depth " + depth);
        float[] b = new float[6];
        int[] timesUnbounded = new int[input.size];
        int[] timesNotInTree = new int[input.size];
        Arrays.stream(bvh.unbounded).forEach(i -> timesUnbounded[i]++);
        Arrays.stream(bvh.notInTree).forEach(i -> timesNotInTree[i]++);
        for (int i = 0; i < input.size; i++) {
          Placement place = primitives.bounds(i, b, 0);
          assertEquals(place == Placement.IN_TREE ? 1 : 0, seen[i], "times in the tree: " + i);
          assertEquals(place == Placement.UNBOUNDED ? 1 : 0, timesUnbounded[i],
              "times listed as unbounded: " + i);
          assertEquals(place == Placement.IN_TREE ? 0 : 1, timesNotInTree[i],
              "times listed as not in the tree: " + i);
        }
        sizesAreSane(bvh, primitives, Arrays.stream(seen).sum());
      }
    }
  }

  /** Visits a node and checks its boxes; returns its depth in nodes. */
  private static int visit(Bvh bvh, int node, float[] within, int[] seen, boolean[] nodes) {
    assertTrue(!nodes[node], "a node is reached in one way only");
    nodes[node] = true;
    int deepest = 0;
    float[] b = new float[6];
    for (Child child : children(bvh, node)) {
      contains(within, child.bounds, "a node's child");
      float[] union = {INF, INF, INF, -INF, -INF, -INF};
      if (child.leaf) {
        assertTrue(child.ids.length >= 1 && child.ids.length <= bvh.width, "primitives of a leaf");
        assertArrayEquals(Arrays.stream(child.ids).sorted().toArray(), child.ids, "ascending");
        for (int id : child.ids) {
          seen[id]++;
          assertEquals(Placement.IN_TREE, bvh.primitives.bounds(id, b, 0));
          contains(child.bounds, b, "primitive " + id);
          grow(union, b);
        }
        bvh.pad(union, 0);
      } else {
        assertTrue(child.node > node, "children come after their parents");
        children(bvh, child.node).forEach(grandchild -> grow(union, grandchild.bounds));
        deepest = Math.max(deepest, visit(bvh, child.node, child.bounds, seen, nodes));
      }
      for (int c = 0; c < 6; c++) {
        assertTrue(union[c] == child.bounds[c], "boxes are tight");
      }
    }
    return deepest + 1;
  }

  private static void contains(float[] outer, float[] inner, String what) {
    for (int axis = 0; axis < 3; axis++) {
      assertTrue(
          outer[axis] <= inner[axis] && inner[axis] <= inner[axis + 3] && inner[axis + 3] <= outer[axis + 3],
          () -> what + " sticks out of its box");
    }
  }

  private static void grow(float[] b, float[] by) {
    for (int axis = 0; axis < 3; axis++) {
      b[axis] = Math.min(b[axis], by[axis]);
      b[axis + 3] = Math.max(b[axis + 3], by[axis + 3]);
    }
  }

  private static void sizesAreSane(Bvh bvh, Elements primitives, int inTree) {
    float[] all = {INF, INF, INF, -INF, -INF, -INF};
    children(bvh, 0).forEach(child -> grow(all, child.bounds));
    for (int c = 0; c < 6; c++) {
      assertTrue(all[c] == bvh.bounds[c], "bounds of the whole");
    }
    double cost = bvh.cost();
    assertTrue(cost >= 0 && cost <= 8.0 * inTree + 2, () -> "cost " + cost);
    long bytes = bvh.bytes();
    long most = 1000 + 60L * inTree * (primitives.kind == Kind.TRIANGLE ? 10 : 4);
    assertTrue(bytes > 0 && bytes <= most, () -> "bytes " + bytes + ", at most " + most);
  }

  private static void checkLeafColumns(Bvh bvh) {
    Elements primitives = bvh.primitives;
    for (int node = 0; node < bvh.nodeCount; node++) {
      for (Child child : children(bvh, node)) {
        for (int k = 0; k < child.ids.length; k++) {
          for (int c = 0; c < bvh.leafWidth; c++) {
            assertEquals(primitives.columns[c][primitives.from + child.ids[k]],
                bvh.leafColumns[bvh.leafWidth * Bvh.first(child.node) + c * child.ids.length + k]);
          }
        }
      }
    }
  }

  /**
   * Columns in leaves are those of their shapes, for triangles at once and for others on demand, and are
   * updated with them.
   */
  @Test
  void leavesHoldTheirShapes() {
    for (Kind kind : List.of(Kind.TRIANGLE, Kind.SPHERE, Kind.CAPSULE, Kind.BOX, Kind.ORIENTED_BOX)) {
      for (TreeInput input : new TreeInput[] {TreeInput.RANDOM, TreeInput.NINE, TreeInput.COINCIDENT,
          TreeInput.UNFIT}) {
        Elements primitives = input.primitives(kind);
        for (int width : WIDTHS) {
          Bvh bvh = Bvh.build(primitives, width, Bins::scalar, null);
          assertEquals(kind.width(), bvh.leafWidth);
          assertTrue(
              kind == Kind.TRIANGLE || (bvh.leafColumns.length == 0 && bvh.needLeafColumns(primitives.size)));
          checkLeafColumns(bvh);
          for (float[] column : primitives.columns) {
            for (int k = 0; k < column.length; k++) {
              column[k] *= 0.5f;
            }
          }
          assertTrue(bvh.refit(null) && bvh.needLeafColumns(primitives.size));
          checkLeafColumns(bvh);
          bvh.rebuild(Bins::scalar, null);
          assertTrue(bvh.needLeafColumns(primitives.size));
          checkLeafColumns(bvh);
        }
      }
    }
  }

  /** A few rays do not pay for it; many do, even one by one. */
  @Test
  void leavesAreFilledWhenItPays() {
    Elements primitives = TreeInput.RANDOM.primitives(Kind.SPHERE);
    Bvh bvh = Bvh.build(primitives, 8, Bins::scalar, null);
    int calls = 1;
    while (!bvh.needLeafColumns(1)) {
      calls++;
    }
    assertEquals(primitives.size / 16, calls);
    assertTrue(bvh.refit(null) && !bvh.needLeafColumns(1) && bvh.needLeafColumns(primitives.size / 16));
    checkLeafColumns(bvh);
  }

  /** Halving at the midpoint would need 119 levels. */
  @Test
  void unboundedDepth() {
    for (int width : WIDTHS) {
      for (TreeInput input : new TreeInput[] {TreeInput.POWERS, TreeInput.POWERS_DOWN,
          TreeInput.POWERS_CROWDED, TreeInput.POWERS_ALL_WAYS}) {
        Bvh bvh = Bvh.build(input.primitives(Kind.BOX), width, Bins::scalar, null);
        assertTrue(bvh.depth() <= 48, () -> input + ": " + bvh.depth());
      }
    }
  }

  /** N equal primitives: one leaf of N is not an answer, nor is a list. */
  @Test
  void coincidentPrimitivesAreHalved() {
    for (int width : WIDTHS) {
      for (TreeInput input : new TreeInput[] {TreeInput.COINCIDENT, TreeInput.COINCIDENT_POINTS,
          TreeInput.COINCIDENT_AND_ONE}) {
        Bvh bvh = Bvh.build(input.primitives(Kind.TRIANGLE), width, Bins::scalar, null);
        assertTrue(bvh.depth() <= 12, () -> input + ": " + bvh.depth());
      }
    }
  }

  /** Trees over ordinary scenes are as flat as their width lets them be, and good. */
  @Test
  void ordinaryTreesAreFlatAndGood() {
    for (int width : WIDTHS) {
      for (TreeInput input : new TreeInput[] {TreeInput.MANY, TreeInput.LINE, TreeInput.LINE_BACKWARDS,
          TreeInput.PLANE}) {
        Bvh bvh = Bvh.build(input.primitives(Kind.BOX), width, Bins::scalar, null);
        int flattest = (int) Math.ceil(Math.log(input.size / (double) width) / Math.log(width));
        assertTrue(bvh.depth() <= 2 * flattest + 4, () -> input + ": depth " + bvh.depth());
        assertTrue(bvh.cost() < 80, () -> input + ": cost " + bvh.cost());
      }
    }
  }

  /** An element that nothing can meet spoils no box. */
  @Test
  void nanSpoilsItsParents() {
    Elements clean = new Elements(Kind.BOX, TreeInput.RANDOM.primitives(Kind.BOX).columns, 3, 1000);
    float[][] columns = new float[6][2000];
    for (int i = 0; i < 2000; i++) {
      for (int c = 0; c < 6; c++) {
        columns[c][i] = i % 2 == 0 ? clean.columns[c][3 + i / 2] : i % 4 == 1 ? NAN : c < 3 ? INF : -INF;
      }
    }
    Elements mixed = new Elements(Kind.BOX, columns, 0, 2000);
    for (int width : WIDTHS) {
      Bvh expected = Bvh.build(clean, width, Bins::scalar, null);
      Bvh got = Bvh.build(mixed, width, Bins::scalar, null);
      assertArrayEquals(bits(expected.bounds, 6), bits(got.bounds, 6));
      assertArrayEquals(contents(expected)[0], contents(got)[0], "the same boxes");
    }
  }

  /** The middle of the largest boxes in a tree is a number, and the boxes are distinguished. */
  @Test
  void midpointOverflows() {
    for (int width : WIDTHS) {
      for (Kind kind : SHAPES) {
        Bvh bvh = Bvh.build(TreeInput.LARGEST.primitives(kind), width, Bins::scalar, null);
        for (float side : bvh.bounds) {
          assertTrue(Math.abs(side) <= 2 * Elements.FAR);
        }
        assertTrue(bvh.maxCoordinate <= 2 * Elements.FAR && bvh.extent <= 4 * Elements.FAR);
        assertTrue(bvh.depth() <= 12, () -> "depth " + bvh.depth());
      }
    }
  }

  /** Threads change nothing, not even positions in memory. */
  @ParameterizedTest
  @EnumSource(TreeInput.class)
  void threadsBuildTheSameTree(TreeInput input) {
    try (ForkJoinPool one = new ForkJoinPool(1); ForkJoinPool two = new ForkJoinPool(2);
        ForkJoinPool three = new ForkJoinPool(3); ForkJoinPool four = new ForkJoinPool(4)) {
      for (Kind kind : SHAPES) {
        Elements primitives = input.primitives(kind);
        int width = kind == Kind.BOX ? 4 : 8;
        int[][] expected = contents(Bvh.build(primitives, width, Bins::scalar, null));
        for (ForkJoinPool pool : new ForkJoinPool[] {one, two, three, four}) {
          assertArrayEquals(expected, contents(Bvh.build(primitives, width, Bins::scalar, pool)),
              () -> pool + ", " + kind);
        }
      }
    }
  }

  /** Vectors change nothing either, compared with the scalar build. */
  @ParameterizedTest
  @EnumSource(TreeInput.class)
  void vectorsBuildTheSameTree(TreeInput input) {
    assumeTrue(ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent());
    for (Kind kind : SHAPES) {
      Elements primitives = input.primitives(kind);
      assertArrayEquals(contents(Bvh.build(primitives, 8, Bins::scalar, null)),
          contents(Bvh.build(primitives, 8, WideBins::create, null)), kind::toString);
    }
  }

  /** A tree of any width gives the same answers. */
  @Test
  void widthsAgree() {
    Random random = new Random(9);
    float[][] rays = new float[8][1000];
    for (int i = 0; i < 1000; i++) {
      for (int c = 0; c < 6; c++) {
        rays[c][i] = c < 3 ? random.nextFloat() * 100 : random.nextFloat() - 0.5f;
      }
      rays[7][i] = INF;
    }
    for (Kind kind : CAST_AT) {
      for (TreeInput input : new TreeInput[] {TreeInput.RANDOM, TreeInput.UNFIT, TreeInput.COINCIDENT,
          TreeInput.NINE, TreeInput.NOTHING}) {
        float[][][] t = new float[2][3][1000];
        int[][] index = new int[2][1000];
        for (int w = 0; w < 2; w++) {
          RayCaster.scalar().closest(Bvh.build(input.primitives(kind), WIDTHS[w], Bins::scalar, null), rays,
              0, 1000, 0, t[w][0], t[w][1], t[w][2], index[w]);
        }
        assertArrayEquals(t[0], t[1]);
        assertArrayEquals(index[0], index[1]);
      }
    }
  }

  /** Refitting unmoved primitives changes nothing. */
  @ParameterizedTest
  @EnumSource(TreeInput.class)
  void refittingWhatHasNotMoved(TreeInput input) {
    for (Kind kind : SHAPES) {
      Bvh bvh = Bvh.build(input.primitives(kind), 8, Bins::scalar, null);
      int[][] before = contents(bvh);
      assertTrue(bvh.refit(null));
      assertArrayEquals(before, contents(bvh));
    }
  }

  /** Boxes and leaves follow the moved primitives, however they are refitted, also in pieces. */
  @Test
  void refittedInPieces() {
    Random random = new Random(8);
    for (Kind kind : SHAPES) {
      float[][] columns = new float[kind.width()][40_000];
      for (float[] column : columns) {
        for (int i = 0; i < column.length; i++) {
          column[i] = 100 * random.nextFloat();
        }
      }
      Elements primitives = new Elements(kind, columns, 3, columns[0].length - 3);
      Bvh one = Bvh.build(primitives, 8, Bins::scalar, null);
      Bvh other = Bvh.build(primitives, 8, Bins::scalar, null);
      for (int c = 0; c < 3; c++) {
        for (int i = 0; i < columns[c].length; i++) {
          columns[c][i] -= random.nextFloat();
        }
      }
      boolean isFit = one.refit(null);
      assertEquals(isFit, other.refit(ForkJoinPool.commonPool()));
      if (isFit) {
        assertArrayEquals(contents(one), contents(other));
        checkBoxes(one);
        if (one.needLeafColumns(primitives.size)) {
          checkLeafColumns(one);
        }
      }
    }
  }

  private static void checkBoxes(Bvh bvh) {
    float[] box = new float[6], all = new float[6], part = new float[6];
    for (int node = 0; node < bvh.nodeCount; node++) {
      for (int lane = 0; lane < bvh.width; lane++) {
        int child = bvh.child(node, lane);
        if (bvh.hasChild(node, lane)) {
          Bvh.empty(all, 0);
          for (int k = 0; k < (child < 0 ? Bvh.count(child) : bvh.width); k++) {
            if (child < 0) {
              bvh.primitives.bounds(bvh.ids[Bvh.first(child) + k], part, 0);
            } else {
              bvh.child(child, k, part);
            }
            Bvh.grow(all, 0, part, 0);
          }
          if (child < 0) {
            bvh.pad(all, 0);
          }
          bvh.child(node, lane, box);
          assertArrayEquals(all, box);
        }
      }
    }
  }

  /** A tree can be built over a kind without ray kernel; a cast throws before it writes anything. */
  @Test
  void kindsWithoutKernel() {
    Elements rays = TreeInput.RANDOM.primitives(Kind.RAY);
    Bvh bvh = Bvh.build(rays, 8, Bins::scalar, null);
    assertEquals(rays.size, bvh.unbounded.length);
    RayCaster caster = RayCaster.scalar();
    caster.alongRay(bvh, rays.columns, 5);
    int listed = 0;
    int[] ids = new int[8];
    for (int count = caster.next(ids, 0); count > 0; count = caster.next(ids, 0)) {
      listed += count;
    }
    assertEquals(rays.size, listed);
    float[] t = {7}, u = {7}, v = {7};
    int[] index = {7};
    long[] words = {7};
    String message = "there is no kernel that tells where a ray enters a ray";
    assertEquals(message, assertThrows(UnsupportedOperationException.class,
        () -> caster.closest(bvh, rays.columns, 5, 6, -5, t, u, v, index)).getMessage());
    assertEquals(message, assertThrows(UnsupportedOperationException.class,
        () -> caster.any(bvh, rays.columns, 5, 6, -5, words)).getMessage());
    assertTrue(t[0] == 7 && u[0] == 7 && v[0] == 7 && index[0] == 7 && words[0] == 7);
  }
}
