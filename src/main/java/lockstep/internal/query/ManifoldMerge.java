package lockstep.internal.query;

import java.util.Arrays;

/**
 * Merges contacts of one first shape that push in nearly the same direction into one manifold of up to four
 * points. Each begins with the deepest contact that is left, and takes those whose normals are near its own.
 * So no two manifolds of a shape have normals near each other, and there are at most some thousands of them.
 *
 * <p>Of the points, those are kept that span the largest area, as far as is seen from the one farthest from
 * the deepest: the one farthest from that, and the ones farthest from the line through both, on either side.
 * Jolt Physics (ManifoldBetweenTwoFaces.cpp, PruneContactPoints) does it alike, weighted by depth. Here the
 * deepest takes the place of one of them, of which least is missed, if it is deeper than all of them by more
 * than {@link #TOLERANCE}: on a plane of triangles it is deepest by roundings alone, and may be anywhere.
 */
public final class ManifoldMerge {
  /** Normals are near each other whose cosine is at least this: of 5 degrees. */
  static final double NEAR = Math.cos(Math.toRadians(5));

  /** As a part of how far the points are apart. */
  static final double TOLERANCE = 0x1p-8;

  private static final int POINTS = ManifoldSink.POINTS;

  /** The numbers of a manifold: its normal, and of each point its place and depth. */
  private static final int FLOATS = 3 + 4 * POINTS;

  /** And those of another sort: the second shape, how many points it has, and their features. */
  private static final int INTS = 2 + POINTS;

  private static final ThreadLocal<ManifoldMerge> MINE = ThreadLocal.withInitial(ManifoldMerge::new);

  private ManifoldSink contacts;
  private int[] left = {}; // pairs of a shape that are in no manifold
  private int[] points = {}; // of a manifold: entries of the columns
  private int count; // of these

  // the manifolds of a shape, in the order in which they are found; then in that of their deepest contacts
  private int[] deepest = {}; // pairs
  private int[] counts = {};
  private int[] kept = {}; // points of each manifold
  private int[] order = {}; // of each pair of the shape: one more than its manifold, or 0
  private int manifolds;

  // their results, before they take the places of the contacts
  private float[] floats = {};
  private int[] ints = {};

  private ManifoldMerge() {}

  /**
   * Puts manifolds in the place of the contacts of pairs, and their deepest contacts' pairs in that of the
   * pairs, and returns how many they are.
   */
  public static int merge(ManifoldSink contacts, PairList pairs) {
    ManifoldMerge mine = MINE.get();
    mine.contacts = contacts;
    int size = pairs.size(), merged = 0;
    for (int from = 0, to; from < size; from = to) {
      to = from + 1;
      while (to < size && pairs.first[to] == pairs.first[from]) {
        to++;
      }
      mine.find(from, to);
      mine.write(from, to, merged, pairs);
      merged += mine.manifolds;
    }
    mine.contacts = null;
    contacts.columns.beginWithoutHits(merged);
    for (int k = 0; k < merged; k++) {
      contacts.columns.set(k);
    }
    pairs.set(merged);
    return merged;
  }

  /** Finds the manifolds of a shape. */
  private void find(int from, int to) {
    grow(to - from);
    manifolds = 0;
    int unassigned = 0;
    for (int k = from; k < to; k++) {
      if (contacts.count[k] > 0) {
        left[unassigned++] = k;
      }
    }
    while (unassigned > 0) {
      int seed = left[0];
      for (int k = 1; k < unassigned; k++) {
        seed = depth(left[k]) > depth(seed) ? left[k] : seed;
      }
      unassigned = take(seed, unassigned);
      deepest[manifolds] = seed;
      counts[manifolds] = reduce(seed, POINTS * manifolds);
      manifolds++;
    }
  }

  private void grow(int pairs) {
    if (left.length < pairs) {
      left = new int[pairs];
      points = new int[POINTS * pairs];
      deepest = new int[pairs];
      counts = new int[pairs];
      kept = new int[POINTS * pairs];
      order = new int[pairs];
    }
  }

  /** Moves the points of the contacts near a normal to the list of points; returns how many are left. */
  private int take(int seed, int unassigned) {
    count = 0;
    int remaining = 0;
    for (int k = 0; k < unassigned; k++) {
      int pair = left[k];
      if (pair == seed || cosine(pair, seed) >= NEAR) {
        for (int p = 0; p < contacts.count[pair]; p++) {
          points[count++] = POINTS * pair + p;
        }
      } else {
        left[remaining++] = pair;
      }
    }
    return remaining;
  }

  /** The depth of the deepest point of a pair. */
  private float depth(int pair) {
    float depth = contacts.depth[POINTS * pair];
    for (int p = 1; p < contacts.count[pair]; p++) {
      depth = Math.max(depth, contacts.depth[POINTS * pair + p]);
    }
    return depth;
  }

  private double cosine(int one, int other) {
    return (double) contacts.nx[one] * contacts.nx[other] + (double) contacts.ny[one] * contacts.ny[other]
        + (double) contacts.nz[one] * contacts.nz[other];
  }

  /** Chooses from the points, leaves them in {@link #kept} from {@code at} on, and returns how many. */
  private int reduce(int seed, int at) {
    if (count <= POINTS) {
      System.arraycopy(points, 0, kept, at, count);
      return count;
    }
    int deep = points[0];
    for (int k = 1; k < count; k++) {
      deep = contacts.depth[points[k]] > contacts.depth[deep] ? points[k] : deep;
    }
    int a = farthest(deep, seed), b = farthest(a, seed);
    int c = beside(a, b, seed, 1), d = beside(a, b, seed, -1);
    int end = at;
    kept[end++] = a;
    end = add(b, at, end);
    end = add(c, at, end);
    end = add(d, at, end);
    double known = Float.NEGATIVE_INFINITY;
    for (int k = at; k < end; k++) {
      known = Math.max(known, contacts.depth[kept[k]]);
    }
    if (contacts.depth[deep] - known > TOLERANCE * Math.sqrt(square(a, b, seed))) {
      kept[end < at + POINTS ? end++ : at + leastMissed(at, deep, seed)] = deep;
    }
    Arrays.sort(kept, at, end);
    return end - at;
  }

  /** Which of four points is missed least where another takes its place. */
  private int leastMissed(int at, int deep, int seed) {
    int best = 0;
    double most = -1;
    for (int k = 0; k < POINTS; k++) {
      double spanned = spanned(kept[at + (k + 1) % POINTS], kept[at + (k + 2) % POINTS],
          kept[at + (k + 3) % POINTS], deep, seed);
      if (spanned > most) {
        most = spanned;
        best = k;
      }
    }
    return best;
  }

  /** Twice the area that four points span: that of the largest polygon with corners among them. */
  private double spanned(int a, int b, int c, int d, int seed) {
    double abc = area(a, b, c, seed), abd = area(a, b, d, seed), acd = area(a, c, d, seed);
    double threes =
        Math.max(Math.max(Math.abs(abc), Math.abs(abd)), Math.max(Math.abs(acd), Math.abs(abc - abd + acd)));
    double fours = Math.max(Math.abs(abc + acd), Math.max(Math.abs(abd - acd), Math.abs(abd - abc)));
    return Math.max(threes, fours);
  }

  /** Adds a point, unless it is among those from {@code at} to {@code end}; returns the new end. */
  private int add(int point, int at, int end) {
    for (int k = at; k < end; k++) {
      if (kept[k] == point) {
        return end;
      }
    }
    kept[end] = point;
    return end + 1;
  }

  /** The point farthest from another one, across a normal; the first of equal ones. */
  private int farthest(int from, int seed) {
    int best = from;
    double most = 0;
    for (int k = 0; k < count; k++) {
      double square = square(from, points[k], seed);
      if (square > most) {
        most = square;
        best = points[k];
      }
    }
    return best;
  }

  /** The point farthest from a line, across a normal, on one side of it; {@code a} if there is none. */
  private int beside(int a, int b, int seed, int side) {
    int best = a;
    double most = 0;
    for (int k = 0; k < count; k++) {
      double area = side * area(a, b, points[k], seed);
      if (area > most) {
        most = area;
        best = points[k];
      }
    }
    return best;
  }

  /** Twice the area of a triangle, across a normal: negative if it is clockwise around that. */
  private double area(int a, int b, int c, int seed) {
    double x = difference(contacts.x, a, b), y = difference(contacts.y, a, b),
        z = difference(contacts.z, a, b);
    double u = difference(contacts.x, a, c), v = difference(contacts.y, a, c),
        w = difference(contacts.z, a, c);
    return contacts.nx[seed] * (y * w - z * v) + contacts.ny[seed] * (z * u - x * w)
        + contacts.nz[seed] * (x * v - y * u);
  }

  /** The square of how far two points are apart, across a normal. */
  private double square(int one, int other, int seed) {
    double x = difference(contacts.x, one, other), y = difference(contacts.y, one, other),
        z = difference(contacts.z, one, other);
    double along = x * contacts.nx[seed] + y * contacts.ny[seed] + z * contacts.nz[seed];
    return x * x + y * y + z * z - along * along;
  }

  private static double difference(float[] column, int from, int to) {
    return (double) column[to] - column[from];
  }

  /** Writes the manifolds of a shape from {@code at} on, in the order of their deepest contacts. */
  private void write(int from, int to, int at, PairList pairs) {
    if (floats.length < FLOATS * manifolds) {
      floats = new float[FLOATS * Math.max(64, 2 * manifolds)];
      ints = new int[INTS * Math.max(64, 2 * manifolds)];
    }
    copy(from, to, pairs);
    int f = 0, i = 0;
    for (int k = at; k < at + manifolds; k++) {
      pairs.first[k] = pairs.first[from];
      pairs.second[k] = ints[i++];
      contacts.count[k] = ints[i++];
      contacts.nx[k] = floats[f++];
      contacts.ny[k] = floats[f++];
      contacts.nz[k] = floats[f++];
      for (int p = POINTS * k; p < POINTS * k + contacts.count[k]; p++) {
        contacts.x[p] = floats[f++];
        contacts.y[p] = floats[f++];
        contacts.z[p] = floats[f++];
        contacts.depth[p] = floats[f++];
        contacts.feature[p] = ints[i++];
      }
    }
  }

  private void copy(int from, int to, PairList pairs) {
    Arrays.fill(order, 0, to - from, 0);
    for (int m = 0; m < manifolds; m++) {
      order[deepest[m] - from] = m + 1;
    }
    int f = 0, i = 0;
    for (int k = from; k < to; k++) {
      int m = order[k - from] - 1;
      if (m >= 0) {
        ints[i++] = pairs.second[k];
        ints[i++] = counts[m];
        floats[f++] = contacts.nx[k];
        floats[f++] = contacts.ny[k];
        floats[f++] = contacts.nz[k];
        int features = i;
        for (int p = POINTS * m; p < POINTS * m + counts[m]; p++) {
          int point = kept[p];
          floats[f++] = contacts.x[point];
          floats[f++] = contacts.y[point];
          floats[f++] = contacts.z[point];
          floats[f++] = contacts.depth[point];
          ints[i] = feature(pairs.second[point / POINTS], contacts.feature[point], features, i);
          i++;
        }
      }
    }
  }

  /** A number above 0 for a feature of a pair, unlike those of the manifold that are known. */
  private int feature(int second, int feature, int from, int to) {
    int mixed = (second * 0x9E3779B1 ^ feature) * 0x85EBCA6B;
    int number = Math.max(1, (mixed ^ mixed >>> 15) & Integer.MAX_VALUE);
    for (int k = from; k < to; k++) {
      if (ints[k] == number) {
        number = number == Integer.MAX_VALUE ? 1 : number + 1;
        k = from - 1;
      }
    }
    return number;
  }
}
