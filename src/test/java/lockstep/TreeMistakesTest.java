package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import lockstep.Samples.Placement;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;

/** Mistakes of published trees, each with an input that shows it. A test is named after the mistake. */
@Runs.Vectors
class TreeMistakesTest {
  private static final float INF = Float.POSITIVE_INFINITY;
  private static final float NAN = Float.NaN;

  /** Indices of the closest hits of rays of eight floats each, the same from every engine. */
  private static void closest(Shapes shapes, float[] rays, int... expected) {
    Rays buffer = (Rays) Samples.buffer(Kind.RAY, rays, Placement.UNPADDED);
    Tree tree = Tree.of(shapes);
    TreeCheck.casts(buffer, tree);
    for (Engine engine : TreeCheck.ENGINES) {
      RayHits hits = RayHits.allocate(expected.length);
      engine.closest(buffer, tree, hits);
      assertEquals(Arrays.toString(expected), Arrays.toString(Arrays.copyOf(hits.index, expected.length)),
          engine::toString);
    }
  }

  /** Cubes of side 1 from 2 i to 2 i + 1 along an axis. */
  private static Boxes row(int size, int axis) {
    Boxes boxes = Boxes.allocate(size);
    for (int i = 0; i < size; i++) {
      float[] b = {0, 0, 0, 1, 1, 1};
      b[axis] = 2 * i;
      b[axis + 3] = 2 * i + 1;
      boxes.setAll(i, b);
    }
    return boxes;
  }

  @Test
  void boxesBehindTheOrigin() {
    Boxes one = Boxes.allocate(1);
    one.set(0, -1, -1, -6, 1, 1, -5);
    closest(one,
        new float[] {0, 0, 0, 0, 0, 1, 0, INF, 0, 0, 0, 0, 0, 1, -INF, INF, 0, 0, 0, 0, 0, -1, 0, INF}, -1, 0,
        0);
    // between boxes 19 and 20 of 40, both ways and with intervals that begin behind
    closest(row(40, 2), new float[] {0.5f, 0.5f, 39.5f, 0, 0, 1, 0, INF, //
        0.5f, 0.5f, 39.5f, 0, 0, -1, 0, INF, 0.5f, 0.5f, 39.5f, 0, 0, 1, -1, INF, //
        0.5f, 0.5f, 39.5f, 0, 0, 1, -INF, INF, 0.5f, 0.5f, 39.5f, 0, 0, 1, -INF, -1}, 20, 19, 19, 0, 0);
  }

  /** On equal t the lowest index wins, within a leaf as well as between leaves. */
  @Test
  void equalHitsInALeaf() {
    Random random = new Random(8);
    for (int round = 0; round < 40; round++) {
      Triangles triangles = Triangles.allocate(24);
      float[] rays = new float[8 * 4];
      int[] lowest = {-1, -1, -1, -1};
      for (int i = 0; i < triangles.size(); i++) {
        int place = random.nextInt(4);
        float x = 10 * place;
        triangles.set(i, x, 0, 0, x + 1, 0, 0, x, 1, 0);
        lowest[place] = lowest[place] < 0 ? i : lowest[place];
      }
      for (int place = 0; place < 4; place++) {
        System.arraycopy(new float[] {10 * place + 0.25f, 0.25f, -1, 0, 0, 1, 0, INF}, 0, rays, 8 * place, 8);
      }
      closest(triangles, rays, lowest);
    }
  }

  /** 0 · ∞ is NaN: a ray that lies in a face of a box, of a node, or of the root. */
  @Test
  void raysInAFacePlane() {
    for (int axis = 0; axis < 3; axis++) {
      for (float zero : new float[] {0, -0f}) {
        for (float side : new float[] {0, 1}) {
          float[] rays = new float[8 * 4];
          for (int k = 0; k < 4; k++) {
            int across = (axis + 1 + k / 2) % 3;
            float[] r = {0.5f, 0.5f, 0.5f, zero, zero, zero};
            r[axis] = k % 2 == 0 ? -1 : 90;
            r[3 + axis] = k % 2 == 0 ? 1 : -1;
            r[across] = side; // in a face that all share
            System.arraycopy(r, 0, rays, 8 * k, 6);
            rays[8 * k + 7] = INF;
          }
          closest(row(40, axis), rays, 0, 39, 0, 39);
          // in a face that only one has, along another axis
          float[] r = {0.5f, 0.5f, 0.5f, zero, zero, zero, 0, INF};
          r[axis] = 24 + side;
          r[(axis + 1) % 3] = -3;
          r[3 + (axis + 1) % 3] = 2;
          closest(row(40, axis), r, 12);
        }
      }
    }
  }

  /** A root that is not tested, hits that are not sorted, candidates from behind. */
  @Test
  void theRootIsABoxToo() {
    Boxes boxes = row(3, 0);
    TreeCheck.casts(rays(0, 5, 0.5f, 1, 0, 0), Tree.of(boxes));
    Tree tree = Tree.of(boxes);
    for (Engine engine : TreeCheck.ENGINES) {
      Pairs pairs = Pairs.allocate(9);
      assertEquals(0, engine.candidates(rays(-1, 5, 0.5f, 1, 0, 0), tree, pairs));
      assertEquals(1, engine.candidates(rays(3.5f, 0.5f, 0.5f, 1, 0, 0), tree, pairs));
      assertEquals(2, pairs.second(0));
      assertEquals(2, engine.candidates(rays(3.5f, 0.5f, 0.5f, -1, 0, 0), tree, pairs));
    }
  }

  private static Rays rays(float... ray) {
    Rays rays = Rays.allocate(1);
    rays.set(0, ray[0], ray[1], ray[2], ray[3], ray[4], ray[5]);
    return rays;
  }

  /** Splitting [−3e38, 3e38] at (min + max) / 2 is fine; at min + (max − min) / 2 it is not a number. */
  @Test
  void midpointsOverflow() {
    for (float far : new float[] {3e38f, Float.MAX_VALUE, 1e30f, 0x1p60f, 1e18f}) {
      Boxes boxes = Boxes.allocate(41);
      boxes.set(20, -far, -far, -far, far, far, far);
      for (int i = 0; i < 41; i++) {
        float x = (i - 20) / 20f * far;
        if (i != 20) {
          boxes.set(i, x, x, x, x, x, x);
        }
      }
      closest(boxes, new float[] {0, 0, 0, 0, 0, 1, 0, INF, 0, 0, -far, 0, 0, 1, 0, INF}, 20, 20);
      TreeCheck.overlaps(boxes, Tree.of(boxes));
      TreeCheck.casts(SceneRays.at(new Random(1), boxes, 300, Placement.ALLOCATED), Tree.of(boxes));
    }
  }

  /** They always go right, and their parents' boxes are NaN: neighbours are lost, or always hit. */
  @Test
  void nanPrimitives() {
    for (int column = 0; column < 6; column++) {
      Boxes boxes = row(60, 1);
      for (int i = 0; i < 60; i += 3) {
        boxes.columns[column][i] = NAN;
      }
      float[] rays = new float[8 * 60];
      int[] expected = new int[60];
      for (int i = 0; i < 60; i++) {
        System.arraycopy(new float[] {-5, 2 * i + 0.5f, 0.5f, 1, 0, 0, 0, INF}, 0, rays, 8 * i, 8);
        expected[i] = i % 3 == 0 ? -1 : i;
      }
      closest(boxes, rays, expected);
    }
  }

  /** Along the axes, with zeros of both signs, from origins that project to the corners of shapes. */
  @Test
  void originsThatProjectToCorners() {
    for (Kind kind : Question.some(Question.castAt(), Effort.choose(4, 99, 99))) {
      Shapes shapes = Scene.MESH.shapes(new Random(1), kind, 200);
      Rays rays = Rays.allocate(6 * 11 * 11);
      for (int i = 0; i < rays.size(); i++) {
        int cell = i / 6, x = cell % 11;
        float[] r = new float[6];
        int axis = i % 3;
        float sign = i % 2 == 0 ? 1 : -1;
        Arrays.fill(r, 3, 6, i % 4 < 2 ? 0 : -0f);
        r[0] = x;
        r[1] = (cell - x) / 11f;
        r[2] = 0.5f;
        r[axis] = -30 * sign;
        r[3 + axis] = sign;
        rays.set(i, r[0], r[1], r[2], r[3], r[4], r[5]);
      }
      TreeCheck.casts(rays, Tree.of(shapes));
    }
  }

  /**
   * Nearly perpendicular to an axis, between two boxes that touch: the ray crosses over at the last moment.
   */
  @Test
  void nearlyPerpendicularBetweenTwoBoxes() {
    Boxes boxes = Boxes.allocate(32);
    for (int i = 0; i < 32; i++) {
      boxes.set(i, 0, i, 0, 1, i + 1, 1);
    }
    Rays rays = Rays.allocate(31 * 40);
    for (int i = 0; i < rays.size(); i++) {
      float slope = Math.scalb(i % 2 == 0 ? 1f : -1f, -(i / 2 % 20) * 6);
      int between = 1 + i / 40;
      rays.set(i, -8, between - 8 * slope, 0.5f, 1, slope, 0);
    }
    TreeCheck.casts(rays, Tree.of(boxes));
    RayHits hits = RayHits.allocate(rays.size());
    for (Engine engine : TreeCheck.ENGINES) {
      engine.closest(rays, Tree.of(boxes), hits);
      assertEquals(rays.size(), hits.count());
    }
  }

  /** Triangles at x = 2^i. */
  @Test
  void unboundedDepth() {
    Triangles triangles = Triangles.allocate(120);
    float[] rays = new float[8 * 120];
    int[] expected = new int[120];
    for (int i = 0; i < 120; i++) {
      float x = Math.scalb(1f, i);
      triangles.set(i, x, -1, -1, x, 2, -1, x, -1, 2);
      float[] ray = {x - x / 4, 0, 0, 1, 0, 0, 0, INF};
      System.arraycopy(ray, 0, rays, 8 * i, 8);
      expected[i] = i;
    }
    closest(triangles, rays, expected);
  }
}
