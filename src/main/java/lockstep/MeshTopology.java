package lockstep;

import java.util.Objects;
import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.internal.shape.Topology;

/**
 * How the triangles of a mesh hang together: which of their corners are one vertex, which triangle is across
 * an edge, whether the mesh is closed, and of which parts it consists. Corners with equal coordinates are one
 * vertex (0 and −0 are equal), whatever the mesh was made from.
 *
 * <pre>
 *   MeshTopology topology = MeshTopology.of(triangles);
 *   if (!topology.isClosed()) …                        // it has no inside
 *   int across = topology.neighbour(i, 1);             // the triangle that shares edge b–c of triangle i
 * </pre>
 *
 * <p>Triangles that nothing can hit, such as those with a NaN, and those that reach beyond 2⁶⁰, do not count:
 * they have no vertices, edges or part. A triangle of which two corners are one vertex has vertices and a
 * part, but no edges.
 *
 * <p>It says what was so when it was made. Time and memory are in proportion to the number of triangles.
 */
public final class MeshTopology {
  /** There is none: of an edge on the border, or of a triangle that is no part of the mesh. */
  public static final int NONE = Topology.NONE;

  /** The edge belongs to more than two triangles. */
  public static final int SEVERAL = Topology.SEVERAL;

  private static final int CORNERS = 3;

  final Topology topology;
  private final int size;

  private MeshTopology(Elements triangles) {
    topology = new Topology(triangles);
    size = triangles.size;
  }

  /**
   * Finds how the triangles of a buffer, a tree or a heightfield hang together, as they are now.
   *
   * @throws IllegalArgumentException if {@code mesh} does not consist of triangles
   */
  public static MeshTopology of(Target mesh) {
    return new MeshTopology(triangles(mesh));
  }

  /** The triangles of a mesh. */
  static Elements triangles(Target mesh) {
    Elements triangles = Obstacles.Several.searchable(Objects.requireNonNull(mesh, "mesh")).elements();
    if (triangles.kind != Kind.TRIANGLE) {
      throw new IllegalArgumentException("mesh is " + mesh + ", not of triangles");
    }
    return triangles;
  }

  /** The number of triangles, all of those that were given. */
  public int size() {
    return size;
  }

  /** The number of vertices. */
  public int vertices() {
    return topology.vertices();
  }

  /**
   * The vertex that corner 0 (a), 1 (b) or 2 (c) of triangle i is, or {@link #NONE}. Vertices are numbered in
   * the order in which triangles have them first.
   */
  public int vertex(int i, int corner) {
    return topology.vertex(at(i, "corner", corner));
  }

  /**
   * The triangle across edge 0 (a–b), 1 (b–c) or 2 (c–a) of triangle i; {@link #NONE} on the border, {@link
   * #SEVERAL} if there is more than one.
   */
  public int neighbour(int i, int edge) {
    int across = topology.across(at(i, "edge", edge));
    return across < 0 ? across : across / CORNERS;
  }

  /** Which edge of the neighbour is that one, 0, 1 or 2; or what {@link #neighbour} returns where none is. */
  public int neighbourEdge(int i, int edge) {
    int across = topology.across(at(i, "edge", edge));
    return across < 0 ? across : across % CORNERS;
  }

  /**
   * Whether there are edges, and each belongs to exactly two triangles: then the mesh has an {@linkplain
   * Engine#inside inside}.
   */
  public boolean isClosed() {
    return topology.isClosed();
  }

  /** The number of parts: triangles that have a common vertex belong to one part. */
  public int parts() {
    return topology.parts();
  }

  /** The part of triangle i, or {@link #NONE}. Parts are numbered by their first triangles. */
  public int part(int i) {
    Checks.index("i", i, size);
    return topology.part(i);
  }

  private int at(int i, String name, int corner) {
    Checks.index("i", i, size);
    Checks.index(name, corner, CORNERS);
    return CORNERS * i + corner;
  }

  /** Throws if the second shapes of contacts are not the triangles of this mesh. */
  void needTriangles(Elements elements) {
    Checks.same("second.size()", elements.size, "the size of the contacts' mesh", size());
  }

  @Override
  public String toString() {
    return "MeshTopology[" + size + " triangles, " + vertices() + " vertices, " + parts() + " parts, "
        + (isClosed() ? "closed]" : "open]");
  }
}
