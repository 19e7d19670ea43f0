package lockstep;

import java.util.Objects;
import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Kind;

/**
 * A buffer of planes, each representing the closed half-space behind it: all points p with {@code n · p + d ≤
 * 0}. The normal n points out of the half-space; its length does not matter, but must lie between 2⁻⁵⁰ and
 * 2⁵⁰. Nothing hits a plane whose normal has no direction, or whose d is not finite.
 */
public final class Planes extends Shapes {
  /** The normals and constants; plane i is at {@code from() + i}. */
  public final float[] nx, ny, nz, d;

  private Planes(int from, int size, float[]... columns) {
    super(Kind.PLANE, from, size, columns);
    nx = columns[0];
    ny = columns[1];
    nz = columns[2];
    d = columns[3];
  }

  /** Allocates {@code size} planes, all without a normal. */
  public static Planes allocate(int size) {
    return new Planes(0, size, allocateColumns(Kind.PLANE, size));
  }

  /**
   * Wraps the caller's own arrays, elements 0 to {@code count − 1}, without a copy.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code count}
   */
  public static Planes wrap(float[] nx, float[] ny, float[] nz, float[] d, int count) {
    return wrap(nx, ny, nz, d, 0, count);
  }

  /**
   * Wraps the caller's own arrays, elements {@code from} to {@code from + count − 1}.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code from + count}
   */
  public static Planes wrap(float[] nx, float[] ny, float[] nz, float[] d, int from, int count) {
    return new Planes(from, count, nx, ny, nz, d);
  }

  /**
   * Makes the plane of each triangle. From points behind the plane, the triangle looks clockwise; so the
   * inside of a mesh is behind its planes if its triangles look counterclockwise from outside. The plane of a
   * triangle without area has no normal.
   */
  public static Planes of(Triangles triangles) {
    Planes planes = allocate(Objects.requireNonNull(triangles, "triangles").size());
    float[] t = new float[9];
    for (int i = 0; i < planes.size(); i++) {
      triangles.get(i, t);
      planes.set(i, t[0], t[1], t[2], t[3], t[4], t[5], t[6], t[7], t[8]);
    }
    return planes;
  }

  @Override
  public Planes slice(int from, int count) {
    Checks.range("size", size(), from, count);
    return new Planes(from() + from, count, columns);
  }

  /** Sets plane i. */
  public void set(int i, float nx, float ny, float nz, float d) {
    setAll(i, nx, ny, nz, d);
  }

  /**
   * Sets plane i from a normal and a point of the plane: d is −n · p, computed in double and rounded to a
   * float.
   */
  public void set(int i, float nx, float ny, float nz, float px, float py, float pz) {
    // from 0: −0 is no constant that anybody expects
    set(i, nx, ny, nz, (float) (0 - ((double) nx * px + (double) ny * py + (double) nz * pz)));
  }

  /**
   * Sets plane i from three of its points: the normal is {@code (b − a) × (c − a)}, scaled to length 1 up to
   * rounding, and d is that of a. Points on one line, as far as double arithmetic shows it, give a plane
   * without a normal.
   */
  public void set(int i, float ax, float ay, float az, float bx, float by, float bz, float cx, float cy,
      float cz) {
    double ex = (double) bx - ax, ey = (double) by - ay, ez = (double) bz - az;
    double fx = (double) cx - ax, fy = (double) cy - ay, fz = (double) cz - az;
    double x = ey * fz - ez * fy, y = ez * fx - ex * fz, z = ex * fy - ey * fx;
    double length = Math.sqrt(x * x + y * y + z * z);
    double scale = length > 0 ? 1 / length : 0;
    // + 0 makes −0 into 0
    set(i, (float) (x * scale) + 0f, (float) (y * scale) + 0f, (float) (z * scale) + 0f, ax, ay, az);
  }

  /**
   * Sets plane i to the wall that a moving shape hit in a sweep: the half-space behind the second shape's
   * surface at the contact of entry k. The plane has the normal of the sweep. For a miss, it has no normal,
   * and {@link Engine#slide} ignores it.
   */
  public void setWall(int i, SweepHits hits, int k) {
    Checks.index("k", k, Objects.requireNonNull(hits, "hits").size());
    set(i, hits.nx[k], hits.ny[k], hits.nz[k], hits.x[k], hits.y[k], hits.z[k]);
  }

  /**
   * Sets plane i to the wall that the first shape of a pair touches: the half-space behind the second shape's
   * surface at the deepest point. The normals of contacts point from the first shape to the second, into the
   * wall; the normal of the plane is the negative, out of the wall. For a pair without points, the plane has
   * no normal, and {@link Engine#slide} ignores it.
   */
  public void setWall(int i, Contacts contacts, int pair) {
    Checks.index("pair", pair, Objects.requireNonNull(contacts, "contacts").size());
    int deepest = Contacts.POINTS * pair;
    for (int p = deepest + 1; p < Contacts.POINTS * pair + contacts.count[pair]; p++) {
      deepest = contacts.depth[p] > contacts.depth[deepest] ? p : deepest;
    }
    boolean touches = contacts.count[pair] > 0;
    // 0 − makes no −0
    float nx = 0 - contacts.nx[pair], ny = 0 - contacts.ny[pair], nz = 0 - contacts.nz[pair];
    // the point is in the middle between both surfaces
    float half = touches ? contacts.depth[deepest] / 2 : 0;
    set(i, nx, ny, nz, touches ? contacts.x[deepest] + half * nx : 0,
        touches ? contacts.y[deepest] + half * ny : 0, touches ? contacts.z[deepest] + half * nz : 0);
  }
}
