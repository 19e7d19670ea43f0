package lockstep.internal.shape;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Which corners of triangles are one vertex, which triangles share edges, and which hang together. Corners
 * are one vertex if their coordinates are equal. A triangle that is in no tree has no vertices.
 */
public final class Topology {
  /** Numbers of what there is none of: an edge is a border, or a triangle is in no tree. */
  public static final int NONE = -1;

  /** The neighbour across an edge of more than two triangles. */
  public static final int SEVERAL = -2;

  /** No result depends on it, and nobody knows it: so no mesh can be made whose corners share a hash. */
  private static final long SEED = new SplittableRandom().nextLong();

  private static final int CORNERS = 3;

  /** Of more corners tables would be longer than arrays may be. */
  private static final int MOST_CORNERS = 1 << 29;

  private final Elements triangles;

  /** The vertex of corner c of triangle i at 3 i + c, or NONE. */
  private final int[] vertexOf;

  /** The first corner that is vertex v, as 3 i + c. */
  private final int[] cornerOf;

  /** The edge on the other side of edge 3 i + e, from corner e to the next; NONE or SEVERAL. */
  private final int[] across;

  /** The part of triangle i, or NONE. */
  private final int[] partOf;

  /** The first triangle of each part. */
  private final int[] firsts;

  private final boolean isClosed;

  /** Finds vertices, edges and parts of triangles as they are now. */
  public Topology(Elements triangles) {
    this.triangles = triangles;
    long corners = (long) CORNERS * triangles.size;
    if (corners > MOST_CORNERS) {
      throw new IllegalArgumentException(
          "the triangles have " + corners + " corners, more than " + MOST_CORNERS);
    }
    vertexOf = new int[(int) corners];
    cornerOf = findVertices();
    across = new int[vertexOf.length];
    isClosed = joinEdges();
    partOf = new int[triangles.size];
    firsts = joinParts();
  }

  // ---- vertices ----

  private int[] findVertices() {
    int[] corners = new int[vertexOf.length];
    int[] table = table(vertexOf.length);
    float[] box = new float[Elements.BOUNDS];
    int found = 0;
    for (int i = 0; i < triangles.size; i++) {
      boolean isThere = triangles.bounds(i, box, 0) == Elements.Placement.IN_TREE;
      for (int corner = CORNERS * i; corner < CORNERS * i + CORNERS; corner++) {
        vertexOf[corner] = NONE;
        if (!isThere) {
          continue;
        }
        int slot = slot(hash(corner), table);
        while (table[slot] != NONE && !isSame(corners[table[slot]], corner)) {
          slot = slot(slot + 1L, table);
        }
        if (table[slot] == NONE) {
          table[slot] = found;
          corners[found++] = corner;
        }
        vertexOf[corner] = table[slot];
      }
    }
    return Arrays.copyOf(corners, found);
  }

  /** A table of twice as many slots at least, a power of two, all empty. */
  private static int[] table(int entries) {
    int[] table = new int[2 * Integer.highestOneBit(Math.max(1, 2 * entries - 1))];
    Arrays.fill(table, NONE);
    return table;
  }

  private static int slot(long hash, int[] table) {
    return (int) (hash & (table.length - 1));
  }

  private boolean isSame(int corner, int other) {
    return coordinate(corner, 0) == coordinate(other, 0) && coordinate(corner, 1) == coordinate(other, 1)
        && coordinate(corner, 2) == coordinate(other, 2);
  }

  /** Coordinate 0, 1 or 2 of a corner. */
  public float coordinate(int corner, int axis) {
    return triangles.value(corner % CORNERS * 3 + axis, corner / CORNERS);
  }

  private long hash(int corner) {
    long hash = SEED;
    for (int axis = 0; axis < 3; axis++) {
      hash = mixed(hash ^ Float.floatToRawIntBits(coordinate(corner, axis) + 0f)); // −0 is 0
    }
    return hash;
  }

  /** Spreads bits (Steele, Lea and Flood, Fast splittable pseudorandom number generators, 2014). */
  private static long mixed(long z) {
    long a = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    long b = (a ^ (a >>> 27)) * 0x94d049bb133111ebL;
    return b ^ (b >>> 31);
  }

  // ---- edges ----

  /** Joins edges of the same two vertices; true if there are two of each. */
  private boolean joinEdges() {
    int[] table = table(vertexOf.length);
    Arrays.fill(across, NONE);
    for (int edge = 0; edge < across.length; edge++) {
      if (!isEdge(edge)) {
        continue;
      }
      int from = vertexOf[edge], to = vertexOf[next(edge)];
      int slot = slot(mixed(SEED ^ ((long) Math.min(from, to) << 32 | Math.max(from, to))), table);
      while (table[slot] != NONE && !joins(table[slot], from, to)) {
        slot = slot(slot + 1L, table);
      }
      if (table[slot] == NONE) {
        table[slot] = edge;
      } else {
        join(table[slot], edge);
      }
    }
    boolean areTwo = false;
    for (int edge = 0; edge < across.length; edge++) {
      if (isEdge(edge)) {
        if (across[edge] < 0) {
          return false;
        }
        areTwo = true;
      }
    }
    return areTwo;
  }

  /** Whether the edge is that of a triangle with three vertices: others have no area, and no neighbours. */
  private boolean isEdge(int edge) {
    int first = edge - edge % CORNERS;
    int a = vertexOf[first], b = vertexOf[first + 1], c = vertexOf[first + 2];
    return a >= 0 && a != b && b != c && c != a;
  }

  private boolean joins(int edge, int from, int to) {
    int a = vertexOf[edge], b = vertexOf[next(edge)];
    return (a == from && b == to) || (a == to && b == from);
  }

  private void join(int first, int edge) {
    if (across[first] == NONE) {
      across[first] = edge;
      across[edge] = first;
      return;
    }
    if (across[first] != SEVERAL) {
      across[across[first]] = SEVERAL;
    }
    across[first] = SEVERAL;
    across[edge] = SEVERAL;
  }

  // ---- parts ----

  /** Joins the triangles that share vertices. */
  private int[] joinParts() {
    int[] parents = new int[cornerOf.length];
    Arrays.setAll(parents, v -> v);
    for (int corner = 0; corner < vertexOf.length; corner++) {
      if (vertexOf[corner] >= 0) {
        int a = root(parents, vertexOf[corner]), b = root(parents, vertexOf[next(corner)]);
        parents[Math.max(a, b)] = Math.min(a, b);
      }
    }
    int[] parts = new int[cornerOf.length], beginnings = new int[triangles.size];
    Arrays.fill(parts, NONE);
    int found = 0;
    for (int i = 0; i < partOf.length; i++) {
      partOf[i] = NONE;
      if (vertexOf[CORNERS * i] >= 0) {
        int root = root(parents, vertexOf[CORNERS * i]);
        if (parts[root] == NONE) {
          beginnings[found] = i;
          parts[root] = found++;
        }
        partOf[i] = parts[root];
      }
    }
    return Arrays.copyOf(beginnings, found);
  }

  /** The lowest vertex that a vertex is known to hang together with. */
  private static int root(int[] parents, int vertex) {
    int v = vertex;
    while (parents[v] != v) {
      parents[v] = parents[parents[v]];
      v = parents[v];
    }
    return v;
  }

  // ---- what has been found ----

  public int vertices() {
    return cornerOf.length;
  }

  /** The vertex of a corner, as 3 triangle + corner, or NONE. */
  public int vertex(int corner) {
    return vertexOf[corner];
  }

  /** The first corner, as 3 triangle + corner, that is vertex v. */
  public int corner(int v) {
    return cornerOf[v];
  }

  /** What is across edge 3 triangle + edge: another such edge, NONE or SEVERAL. */
  public int across(int edge) {
    return across[edge];
  }

  /** The number of corners of all triangles, and of edges, if all triangles had some. */
  public int edges() {
    return across.length;
  }

  /** Whether this is an edge, and the first of those between its vertices, where these are one or two. */
  public boolean isFirst(int edge) {
    return isEdge(edge) && (across[edge] < 0 || edge < across[edge]);
  }

  /** The corner at the end of an edge, which is the edge after it. */
  public static int next(int edge) {
    return edge % CORNERS == CORNERS - 1 ? edge - (CORNERS - 1) : edge + 1;
  }

  public int parts() {
    return firsts.length;
  }

  /** The part of a triangle, or NONE. */
  public int part(int triangle) {
    return partOf[triangle];
  }

  /** The first triangle of a part. */
  public int first(int part) {
    return firsts[part];
  }

  /** Whether there are triangles, and each of their edges belongs to two. */
  public boolean isClosed() {
    return isClosed;
  }
}
