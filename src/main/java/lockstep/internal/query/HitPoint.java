package lockstep.internal.query;

import lockstep.internal.place.Relative;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Geometry;
import lockstep.internal.shape.Kind;
import lockstep.internal.shape.Searchable;

/** The point where a ray hits, and the unit normal there. A carrier, set anew for each hit. */
public final class HitPoint {
  public float x, y, z, nx, ny, nz;

  private final double[] normal = new double[Geometry.NORMAL];
  private final Elements local = new Elements(Kind.RAY, new float[Kind.RAY.width()][1], 0, 1);

  /** Where nothing is hit yet. */
  public HitPoint() {}

  /** That of a ray that hits element {@code index} of {@code shapes} at t. */
  private HitPoint of(Elements rays, int ray, float t, Elements shapes, int index) {
    float[][] columns = rays.columns;
    int at = rays.from + ray;
    point(rays, ray, t);
    if (shapes.kind.solid() && t == columns[6][at]) { // starts inside
      Geometry.put(-columns[3][at], -columns[4][at], -columns[5][at], normal);
    } else {
      shapes.normal(index, x, y, z, normal);
    }
    unit();
    return this;
  }

  /** The number of shapes of all targets. */
  public static int size(Searchable[] targets) {
    int size = 0;
    for (Searchable target : targets) {
      size = Math.addExact(size, target.elements().size);
    }
    return size;
  }

  /** That of a ray that hits a shape of some targets, numbered through all of them. */
  public HitPoint of(Elements rays, int ray, float t, Searchable[] targets, int index) {
    int target = 0, element = index;
    while (element >= targets[target].elements().size) {
      element -= targets[target++].elements().size;
    }
    return of(rays, ray, t, targets[target].elements(), element);
  }

  /** That of a ray and an element in another frame, {@code there} from the ray's, and {@code back}. */
  public HitPoint of(Elements rays, int ray, float t, Relative there, Relative back, Elements shapes,
      int index) {
    there.ray(rays.columns, rays.from + ray, local.columns);
    of(local, 0, t, shapes, index);
    back.direction(nx, ny, nz, normal);
    unit();
    point(rays, ray, t);
    return this;
  }

  private void point(Elements rays, int ray, float t) {
    float[][] columns = rays.columns;
    int at = rays.from + ray;
    x = columns[0][at] + t * columns[3][at];
    y = columns[1][at] + t * columns[4][at];
    z = columns[2][at] + t * columns[5][at];
  }

  private void unit() {
    double length = Math.sqrt(normal[0] * normal[0] + normal[1] * normal[1] + normal[2] * normal[2]);
    boolean isNone = !(length > 0 && length < Double.POSITIVE_INFINITY);
    nx = isNone ? 0 : (float) (normal[0] / length);
    ny = isNone ? 0 : (float) (normal[1] / length);
    nz = isNone ? 0 : (float) (normal[2] / length);
  }
}
