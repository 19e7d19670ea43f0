package lockstep.bvh;

import java.util.Arrays;

/** v1: binned SAH, median fallback. */
public final class Builder {
  private static final int BINS = 16;
  private final int LEAF;
  static float NODE_COST = Float.parseFloat(System.getProperty("nodeCost", "1"));

  private final Primitives primitives;
  private final int width;
  private final Bvh bvh;
  private float[] prim; // bounds of primitive i at 6 i
  private int[] order;
  private int[] leafRefs;
  private int leaves;

  private Builder(Primitives primitives, int width) {
    this.primitives = primitives;
    this.width = width;
    bvh = new Bvh(primitives, width);
    LEAF = Math.min(width, Integer.getInteger("leaf", 8));
  }

  public static Bvh build(Primitives primitives, int width) {
    Builder b = new Builder(primitives, width);
    b.run();
    return b.bvh;
  }

  private void run() {
    int n = primitives.size;
    prim = new float[6 * n];
    order = new int[n];
    int[] aside = new int[n], outside = new int[n];
    int outsides = 0;
    int count = 0, asides = 0;
    Bvh.empty(bvh.bounds, 0);
    for (int i = 0; i < n; i++) {
      switch (primitives.bounds(i, prim, 6 * i)) {
        case IN_TREE -> {
          order[count++] = i;
          Bvh.grow(bvh.bounds, 0, prim, 6 * i);
        }
        case ASIDE -> {
          aside[asides++] = i;
          outside[outsides++] = i;
        }
        case NOWHERE -> outside[outsides++] = i;
      }
    }
    bvh.outside = Arrays.copyOf(outside, outsides);
    bvh.aside = Arrays.copyOf(aside, asides);
    bvh.nodes = new int[bvh.stride * Math.max(1, count)];
    leafRefs = new int[Math.max(1, count)];
    bvh.nodeCount = 0;
    node(0, count, 1);
    bvh.nodes = Arrays.copyOf(bvh.nodes, bvh.nodeCount * bvh.stride);
    bvh.ids = Arrays.copyOf(order, count);
    bvh.corners = new float[primitives.kind == Primitives.Kind.TRIANGLE ? 9 * count + width : 0];
    for (int k = 0; k < leaves; k++) {
      bvh.fillCorners(Bvh.first(leafRefs[k]), Bvh.count(leafRefs[k]));
    }
    bvh.measure();
  }

  private int node(int from, int to, int depth) {
    bvh.depth = Math.max(bvh.depth, depth);
    int node = bvh.nodeCount++;
    int[] start = new int[width + 1];
    int[] end = new int[width + 1];
    float[] b = new float[6 * (width + 1)];
    boolean[] whole = new boolean[width + 1]; // not to be split
    int children = 0;
    if (to > from) {
      start[0] = from;
      end[0] = to;
      bounds(from, to, b, 0);
      children = 1;
    }
    while (children > 0 && children < width) {
      int best = -1;
      float area = -1;
      for (int c = 0; c < children; c++) {
        float a = Bvh.halfArea(b, 6 * c);
        if (!whole[c] && end[c] - start[c] > 1 && a > area) {
          best = c;
          area = a;
        }
      }
      if (best < 0) {
        break;
      }
      int split = split(start[best], end[best], b, 6 * best, depth);
      if (split < 0) {
        whole[best] = true;
        continue;
      }
      start[children] = split;
      end[children] = end[best];
      end[best] = split;
      bounds(start[best], end[best], b, 6 * best);
      bounds(start[children], end[children], b, 6 * children);
      children++;
    }
    int[] slot = slots(children, b);
    for (int c = 0; c < width; c++) {
      if (c >= children) {
        Bvh.empty(b, 6 * c);
        bvh.setChild(node, slot[c], b, 6 * c, -1);
      } else if (end[c] - start[c] <= LEAF && (whole[c] || split(start[c], end[c], b, 6 * c, depth) < 0)) {
        Arrays.sort(order, start[c], end[c]);
        leafRefs[leaves++] = Bvh.leaf(start[c], end[c] - start[c]);
        bvh.setChild(node, slot[c], b, 6 * c, leafRefs[leaves - 1]);
      } else {
        bvh.setChild(node, slot[c], b, 6 * c, node(start[c], end[c], depth + 1));
      }
    }
    return node;
  }

  private int[] slots(int children, float[] b) {
    float[] mid = new float[3];
    for (int c = 0; c < children; c++) {
      for (int axis = 0; axis < 3; axis++) {
        mid[axis] += (b[6 * c + axis] + b[6 * c + axis + 3]) / children;
      }
    }
    int[] slot = new int[width];
    boolean[] used = new boolean[width];
    boolean[] done = new boolean[width];
    for (int k = 0; k < children; k++) {
      float best = Float.NEGATIVE_INFINITY;
      int bc = 0, bs = 0;
      for (int c = 0; c < children; c++) {
        for (int s = 0; s < width && !done[c]; s++) {
          if (!used[s]) {
            float cost = 0;
            for (int axis = 0; axis < 3; axis++) {
              float off = b[6 * c + axis] + b[6 * c + axis + 3] - mid[axis];
              cost += (s >> axis & 1) != 0 ? off : -off;
            }
            if (cost > best) {
              best = cost;
              bc = c;
              bs = s;
            }
          }
        }
      }
      done[bc] = true;
      used[bs] = true;
      slot[bc] = bs;
    }
    int free = 0;
    for (int c = children; c < width; c++) {
      while (used[free]) {
        free++;
      }
      slot[c] = free;
      used[free] = true;
    }
    return slot;
  }

  private void bounds(int from, int to, float[] b, int at) {
    Bvh.empty(b, at);
    for (int k = from; k < to; k++) {
      Bvh.grow(b, at, prim, 6 * order[k]);
    }
  }

  private float centre(int id, int axis) {
    return prim[6 * id + axis] + prim[6 * id + axis + 3];
  }

  private float leafCost(int n) {
    return (float) (n + PAD) / PAD1;
  }

  static final int PAD = Integer.getInteger("leafPad", 0);
  static final int PAD1 = Integer.getInteger("leafDiv", 4);

  /** Where to split, after partitioning; -1 for a leaf. */
  private int split(int from, int to, float[] b, int at, int depth) {
    int n = to - from;
    float[] cmin = {Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY};
    float[] cmax = {Float.NEGATIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NEGATIVE_INFINITY};
    for (int k = from; k < to; k++) {
      for (int axis = 0; axis < 3; axis++) {
        float c = centre(order[k], axis);
        cmin[axis] = Math.min(cmin[axis], c);
        cmax[axis] = Math.max(cmax[axis], c);
      }
    }
    float bestCost = Float.POSITIVE_INFINITY;
    int bestAxis = -1;
    int bestBin = 0;
    float[] scale = new float[3];
    for (int axis = 0; axis < 3; axis++) {
      float ext = cmax[axis] - cmin[axis];
      if (!(ext > 0)) {
        continue;
      }
      scale[axis] = BINS / ext * 0.99999f;
      int[] cnt = new int[BINS];
      float[] bb = new float[6 * BINS];
      for (int k = 0; k < BINS; k++) {
        Bvh.empty(bb, 6 * k);
      }
      for (int k = from; k < to; k++) {
        int bin = Math.min(BINS - 1, (int) ((centre(order[k], axis) - cmin[axis]) * scale[axis]));
        cnt[bin]++;
        Bvh.grow(bb, 6 * bin, prim, 6 * order[k]);
      }
      float[] left = new float[BINS];
      float[] acc = new float[6];
      Bvh.empty(acc, 0);
      int c = 0;
      for (int k = 0; k < BINS - 1; k++) {
        c += cnt[k];
        Bvh.grow(acc, 0, bb, 6 * k);
        left[k] = c == 0 ? Float.NaN : Bvh.halfArea(acc, 0) * leafCost(c);
      }
      Bvh.empty(acc, 0);
      c = 0;
      for (int k = BINS - 1; k > 0; k--) {
        c += cnt[k];
        Bvh.grow(acc, 0, bb, 6 * k);
        float cost = left[k - 1] + Bvh.halfArea(acc, 0) * leafCost(c);
        if (c > 0 && cost < bestCost) {
          bestCost = cost;
          bestAxis = axis;
          bestBin = k;
        }
      }
    }
    if (n <= LEAF) {
      float whole = Bvh.halfArea(b, at);
      if (bestAxis < 0 || leafCost(n) * whole <= NODE_COST * whole + bestCost) {
        return -1;
      }
    }
    if (bestAxis < 0 || depth > 40) {
      return (from + to) >>> 1;
    }
    int i = from;
    int j = to - 1;
    while (i <= j) {
      int bin = Math.min(BINS - 1, (int) ((centre(order[i], bestAxis) - cmin[bestAxis]) * scale[bestAxis]));
      if (bin < bestBin) {
        i++;
      } else {
        int s = order[i];
        order[i] = order[j];
        order[j--] = s;
      }
    }
    return i;
  }
}
