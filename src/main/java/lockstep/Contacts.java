package lockstep;

import java.util.Objects;
import lockstep.internal.query.ManifoldMerge;
import lockstep.internal.query.ManifoldSink;
import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;

/**
 * The results of {@link Engine#contact}: for each pair the number of contact points, 0 to {@value #POINTS},
 * and their normal; for each point its position, depth and feature. Point k of pair i is entry 4 i + k of the
 * columns. Allocate one and reuse it: each call overwrites the previous answers.
 *
 * <p>The depth is how far the shapes penetrate each other along the normal. Moving the first shape by −normal
 * × the largest depth ends the overlap, and no shorter way does, with one exception: if both shapes have
 * faces, a face may be deeper than the shortest way by 2⁻¹² of the sum of half extents of the bounds of the
 * smaller shape, so that a shape that rests on a face stays there. For separated shapes, the depth is the
 * negative distance, and the normal points from the nearest point of the first shape to the nearest point of
 * the second. A point counts if its depth is at least −{@link #margin()} and the {@linkplain Engine#distance
 * distance} of the shapes is at most the margin. With a margin of 0, a pair has points exactly where its
 * shapes {@linkplain Engine#overlap overlap}, touching included. A point lies midway between the end of the
 * first shape along the normal and the beginning of the second.
 *
 * <p>Swapping the shapes of a pair negates the normal and changes nothing else. Two equal shapes, including
 * capsules with swapped ends, are the same pair in either order, with one normal.
 *
 * <p>A pair without points has normal 0. Points from {@link #count} on, and entries of the columns from
 * {@link #size()} on, are unspecified.
 */
public final class Contacts {
  /** The maximum number of points of a pair. */
  public static final int POINTS = ManifoldSink.POINTS;

  final ManifoldSink sink;
  MeshTopology mesh; // of the second shapes; null if each is for itself
  private boolean isOneSided;
  private final Hits hits;

  /** The number of points of each pair. */
  public final int[] count;

  /**
   * The unit normal of each pair, from the first shape towards the second. The normal of {@link SweepHits}
   * has the opposite direction. If the second shape is a wall, the normal points into it; {@link
   * Planes#setWall(int, Contacts, int)} reverses it.
   */
  public final float[] nx, ny, nz;

  /** The positions of the points. */
  public final float[] x, y, z;

  /** The penetration depth at each point; negative where the shapes are apart. */
  public final float[] depth;

  /**
   * The feature id of each point, which identifies the parts of the shapes that meet there: a number above 0,
   * different for each point of a pair. The same parts have the same number from call to call, and in either
   * order of the shapes.
   */
  public final int[] feature;

  private Contacts(int capacity, float margin) {
    Checks.size("capacity", capacity);
    Checks.entries("4 * capacity", (long) POINTS * capacity);
    sink = new ManifoldSink(capacity, margin);
    hits = new Hits(sink.columns);
    count = sink.count;
    nx = sink.nx;
    ny = sink.ny;
    nz = sink.nz;
    x = sink.x;
    y = sink.y;
    z = sink.z;
    depth = sink.depth;
    feature = sink.feature;
  }

  /** Allocates room for the answers of {@code capacity} pairs; points count where shapes overlap or touch. */
  public static Contacts allocate(int capacity) {
    return new Contacts(capacity, 0);
  }

  /**
   * Allocates room for the answers of {@code capacity} pairs; points also count where shapes are at most
   * {@code margin} apart.
   *
   * <p>A distance and a depth round differently. So a pair whose distance equals the margin up to rounding
   * may have points or none, and a margin that is itself below rounding may disagree with {@code distance <=
   * margin}. Overlapping pairs always have points.
   *
   * @throws IllegalArgumentException if {@code margin} is negative or NaN
   */
  public static Contacts withMargin(int capacity, float margin) {
    if (!(margin >= 0)) {
      throw new IllegalArgumentException("margin is " + margin + " and must not be negative");
    }
    return new Contacts(capacity, margin);
  }

  /**
   * From now on the second shapes are triangles of one mesh: pairs have no points where a triangle by itself
   * would push a shape over an edge or a corner, and the mesh does not, because triangles that share that
   * edge or corner reach farther in the same direction. These are nearer to the shape, and have points of
   * their own. So what lies on a plane of triangles has no normal but that of the plane, and convex edges
   * push no farther than the normals of both their triangles. What is across a border, or an edge of more
   * than two triangles, does not count, nor what is more than 64 triangles around a corner. Where a mesh is
   * folded, and two triangles lie on the same side of their edge, that edge is convex. Returns this.
   *
   * <p>Edges are taken from the mesh as it is when contacts are computed: after it is deformed, its topology
   * still holds.
   *
   * @param topology of the buffer that will be the second operand; null for triangles on their own, as at
   *     first
   */
  public Contacts onMesh(MeshTopology topology) {
    mesh = topology;
    return this;
  }

  /**
   * From now on the second shapes are triangles with one side, that of their normal (b − a) × (c − a): pairs
   * have no points where a triangle would push a shape out of its back, which is where the contact's normal
   * goes along with that of the triangle, by more than 2⁻¹⁴ of it. So a shape that is behind a floor is not
   * held there; one that has sunk into it by more than half is no longer pushed out, so motions in a step
   * should be shorter than that. Returns this.
   *
   * @param oneSided false for triangles with two sides, as at first
   */
  public Contacts oneSided(boolean oneSided) {
    isOneSided = oneSided;
    return this;
  }

  /** Whether triangles have {@linkplain #oneSided one side}. */
  public boolean isOneSided() {
    return isOneSided;
  }

  /** Throws if the second shapes are not what these contacts take. */
  void check(Target second, Elements elements) {
    if ((isOneSided || mesh != null) && elements.kind != Kind.TRIANGLE) {
      throw new IllegalArgumentException("second is " + second + ", and the contacts are "
          + (mesh != null ? "on a mesh of triangles" : "one-sided, of triangles"));
    }
    if (mesh != null) {
      mesh.needTriangles(elements);
    }
  }

  /**
   * Merges the contacts that a shape has with many others, such as a crate with the triangles of a mesh, into
   * manifolds of up to four points, as solvers want them: contacts of one first shape whose normals differ by
   * at most 5 degrees become one. It has the normal of the deepest of them, and the points that are farthest
   * apart; the deepest point may be missing if another one is less deep by at most 1/256 of the distance
   * between the outermost.
   *
   * <p>From then on pair k of {@code pairs} is the first shape and the second of the deepest contact of
   * manifold k, and entry k of these contacts is the manifold; pairs without points are gone. The order stays
   * as it was: ascending, if it was. Feature ids tell the second shape, too: points of the same shapes and
   * features have the same number from call to call.
   *
   * <pre>
   *   engine.overlap(crates, mesh, pairs);
   *   engine.contact(crates, triangles, pairs.pairing(), contacts.onMesh(topology));
   *   int manifolds = contacts.merge(pairs);
   * </pre>
   *
   * @param pairs of which these are the contacts; those of one first shape follow each other
   * @return the number of manifolds
   * @throws IllegalArgumentException if {@code pairs} are not as many as these contacts
   */
  public int merge(Pairs pairs) {
    Checks.same("pairs.size()", Objects.requireNonNull(pairs, "pairs").size(), "size()", size());
    return ManifoldMerge.merge(sink, pairs.list);
  }

  /** The maximum distance between shapes at points that count. */
  public float margin() {
    return sink.margin;
  }

  /** The number of pairs that fit. */
  public int capacity() {
    return sink.columns.capacity();
  }

  /** The number of pairs of the last call. */
  public int size() {
    return sink.columns.size();
  }

  /** The answers as bits: which pairs have points. */
  public Hits hits() {
    return hits;
  }

  @Override
  public String toString() {
    return "Contacts[" + hits.count() + " of " + size() + "]";
  }
}
