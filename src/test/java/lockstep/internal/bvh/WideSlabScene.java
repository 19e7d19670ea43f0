package lockstep.internal.bvh;

import java.util.Arrays;
import java.util.Random;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;

/**
 * A node of leaves, and rays, one for each leaf, that meet it in a point off by as much as the kernel's bound
 * allows: usually a corner, edge or face of the leaf's box that points away from the ray. Rays are coherent,
 * or spread over part of an octant or all of it.
 */
final class WideSlabScene {
  private static final double U = 0x1p-24;

  static final int WIDTH = WideTraversal.WIDTH;
  static final int RAYS = 16;

  final Random random;
  final float size;
  final Bvh bvh;
  final float[][] rays = new float[8][RAYS];

  /** The box of the primitive in each lane; its leaf is larger. */
  final float[][] boxes = new float[WIDTH][6];

  /** For each lane of the node a ray that must meet it, or −1. */
  final int[] meetsFor = new int[WIDTH];

  WideSlabScene(long seed, boolean behind) {
    random = new Random(seed);
    size = Math.scalb(1f, random.nextInt(10) == 0 ? 59 : random.nextInt(60) - 30);
    bvh = new Bvh(new Elements(Kind.TRIANGLE, new float[9][WIDTH], 0, WIDTH), WIDTH);
    bvh.nodes = new int[2 * bvh.stride];
    bvh.nodeCount = 2;
    bvh.count = WIDTH;
    bvh.ids = new int[WIDTH];
    bvh.leafColumns = new float[Bvh.CORNERS * WIDTH + WIDTH];
    for (int lane = 0; lane < WIDTH; lane++) {
      bvh.setChild(0, lane, new float[] {1 / 0f, 1 / 0f, 1 / 0f, -1 / 0f, -1 / 0f, -1 / 0f}, 0, -1);
    }
    bvh.setChild(0, 0, new float[6], 0, 1);
    rays(behind);
    boxes(behind);
    bvh.fit(0, 0, new float[6], new float[6]);
    bvh.fill(0, 2, new float[WIDTH], new float[6]);
    bvh.measure();
  }

  private float signed() {
    return 2 * random.nextFloat() - 1;
  }

  private void rays(boolean behind) {
    float far = size * (random.nextInt(5) == 0 ? 50 : 1.5f);
    far = Math.min(far, Elements.FAR);
    float length = Math.scalb(1f, random.nextInt(40) - 20);
    if (random.nextInt(4) == 0) { // about as short or as long as allowed
      length = random.nextBoolean() ? 0x1p115f : Math.max(0x1p-90f, 0x1p-88f * far);
    }
    float apart = random.nextInt(3) == 0 ? 0 : 0.004f * size; // or from one place
    for (int axis = 0; axis < 3; axis++) {
      float o = far * signed() * 0.98f;
      float d = length * signed();
      switch (random.nextInt(8)) {
        case 0 -> d = 0;
        case 1 -> d = -0f;
        case 2 -> d *= Math.scalb(1f, -25 - random.nextInt(15));
        default -> {
        }
      }
      for (int i = 0; i < RAYS; i++) {
        rays[axis][i] = o + (random.nextInt(4) == 0 ? 0 : apart * signed());
        rays[3 + axis][i] = d * (1 + 0.003f * signed());
      }
    }
    if (random.nextBoolean()) {
      float part = Math.scalb(1f, -random.nextInt(8));
      spread(apart == 0 ? 0 : part * size, part, random.nextInt(3) == 0 ? 30 : 0);
    }
    if (rays[3][0] == 0 && rays[4][0] == 0) {
      Arrays.fill(rays[5], length);
    }
    Arrays.fill(rays[6], behind ? -1 / 0f : 0);
    Arrays.fill(rays[7], 1 / 0f);
  }

  /**
   * Moves origins by up to a distance, and directions by a part of their components and so many octaves in
   * length; they keep their octant and largest axis.
   */
  private void spread(float distance, float part, int octaves) {
    int largest = 0;
    for (int axis = 1; axis < 3; axis++) {
      largest = Math.abs(rays[3 + axis][0]) > Math.abs(rays[3 + largest][0]) ? axis : largest;
    }
    for (int i = 0; i < RAYS; i++) {
      float length = Math.scalb(1f, -random.nextInt(octaves + 1));
      for (int axis = 0; axis < 3; axis++) {
        rays[axis][i] += distance * signed();
        rays[3 + axis][i] *= length * (axis == largest ? 1.01f : 1 - part * random.nextFloat());
      }
    }
  }

  private void boxes(boolean behind) {
    float[] first = new float[RAYS], last = new float[RAYS];
    Arrays.fill(first, 1 / 0f);
    Arrays.fill(last, -1 / 0f);
    for (int lane = 0; lane < WIDTH; lane++) {
      int i = random.nextInt(RAYS);
      float d = Math.max(Math.abs(rays[3][i]), Math.max(Math.abs(rays[4][i]), Math.abs(rays[5][i])));
      float t = Math.min(4 * size / d, 0x1p120f) * (behind ? signed() : random.nextFloat());
      float[] b = boxes[lane];
      boolean meets = lane > 0;
      double error = error(i, t);
      for (int axis = 0; axis < 3; axis++) {
        double p = rays[axis][i] + (double) t * rays[3 + axis][i];
        float y = (float) (p + error * (random.nextInt(3) == 0 ? signed() : random.nextBoolean() ? 1 : -1));
        while (Math.abs(y - p) > error) {
          y = y > p ? Math.nextDown(y) : Math.nextUp(y);
        }
        meets &= Math.abs(y) <= size;
        y = Math.max(-size, Math.min(size, y));
        // the box extends away from the ray, or to either side, or not at all
        float extent = random.nextInt(4) == 0 ? 0 : random.nextFloat() * size;
        boolean both = random.nextInt(4) == 0;
        b[axis] = both || y < p ? Math.max(-size, y - extent) : y;
        b[axis + 3] = both || y >= p ? Math.min(size, y + extent) : y;
      }
      if (lane == 0) { // makes the tree large
        Arrays.fill(b, 0, 3, -size);
        Arrays.fill(b, 3, 6, size);
      }
      if (meets) {
        first[i] = Math.min(first[i], t);
        last[i] = Math.max(last[i], t);
      }
      meetsFor[lane] = meets ? i : -1;
      bvh.ids[lane] = lane;
      float[] leaf = b.clone();
      bvh.pad(leaf, 0);
      bvh.setChild(1, lane, leaf, 0, Bvh.leaf(lane, 1));
      // a triangle as large as the box, but without area: it is never hit, which would shorten rays
      for (int c = 0; c < Bvh.CORNERS; c++) {
        bvh.primitives.columns[c][lane] = b[c % 6];
      }
    }
    boolean all = random.nextBoolean();
    for (int i = 0; i < RAYS; i++) {
      if (first[i] <= last[i] ? all || random.nextBoolean() : all) { // no longer than necessary
        rays[6][i] = first[i];
        rays[7][i] = Math.max(first[i], last[i]);
      }
    }
  }

  /**
   * The error allowed to a kernel for ray i at t, for a box with a corner, or a point of an edge or face,
   * near that point.
   */
  private double error(int i, float t) {
    double o = 0, p = 0;
    for (int axis = 0; axis < 3; axis++) {
      o = Math.max(o, Math.abs(rays[axis][i]));
      p = Math.max(p, Math.abs(rays[axis][i] + (double) t * rays[3 + axis][i]));
    }
    return 0.9999 * U * (bvh.rayError.coordinates() * o + Padding.ofLeaves(Kind.TRIANGLE) * p);
  }

  float[] ray(int i) {
    float[] ray = new float[8];
    for (int c = 0; c < 8; c++) {
      ray[c] = rays[c][i];
    }
    return ray;
  }

  boolean query(SlabQuery query, int i) {
    return query.ray(bvh, rays[0][i], rays[1][i], rays[2][i], rays[3][i], rays[4][i], rays[5][i], rays[6][i],
        rays[7][i]);
  }

  WideRayBlock block() {
    WideRayBlock block = new WideRayBlock();
    for (int c = 0; c < 8; c++) {
      System.arraycopy(rays[c], 0, block.rays[c], 0, RAYS);
    }
    block.prepare(bvh, RAYS);
    return block;
  }

  /** Position of a leaf in the nodes. */
  int at(int lane) {
    return bvh.stride + lane;
  }

  float plane(int lane, int axis, boolean max) {
    return Float.intBitsToFloat(bvh.nodes[at(lane) + Bvh.plane(WIDTH, axis, max)]);
  }

  String describe(int i, int lane) {
    return "ray " + Arrays.toString(ray(i)) + ", box " + Arrays.toString(boxes[lane]) + ", tree up to "
        + size;
  }
}
