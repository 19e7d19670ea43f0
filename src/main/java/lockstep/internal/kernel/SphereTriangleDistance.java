package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Distance and closest points of a sphere and a triangle: that of the centre from the triangle's nearest point, less the radius (Ericson, Real-Time
 * Collision Detection, 2005, 5.1.5).
 *
 * <p>The nearest point is the best of four: one on each edge, and one of the face, see {@link TriangleFace}. A triangle without area is its edges.
 * They overlap as {@link SphereTriangle} says, and then have distance 0. A negative radius, a NaN anywhere or an infinite vertex is a miss.
 *
 * <p>With u = 2⁻²⁴, D the largest distance of a corner from the centre and L the longest edge the distance is too small by at most 6 u D and too
 * large by at most 6 u D + 2 u L, also of slivers; it rounds by u of the radius. What half a million pairs came to is 4 u D. {@link SphereTriangle} may miss
 * slivers that overlap: then the distance is the least positive one, and the points are those of an overlap.
 *
 * <p>Range: squares lose their last bits for lengths below 1e-19, the face those of its weights below 1e-16; distances and edges beyond 1e19
 * overflow, which is a miss.
 */
final class SphereTriangleDistance {
  /** 6 u of D, which is at most √3 times the largest coordinates, and 2 u of radii, which are no larger than bounds. */
  static final ErrorBound ERROR = new ErrorBound(13, 0);

  private SphereTriangleDistance() {}

  @Twin
  static float alone(float x, float y, float z, float r, @Twin.Second float ax, float ay, float az, float bx,
      float by, float bz, float cx, float cy, float cz) {
    float toEdges = TriangleFace.least(edge(x, y, z, ax, ay, az, bx, by, bz),
        edge(x, y, z, bx, by, bz, cx, cy, cz), edge(x, y, z, cx, cy, cz, ax, ay, az));
    float toFace = TriangleFace.squaredDistance(ax - x, ay - y, az - z, bx - ax, by - ay, bz - az, cx - ax,
        cy - ay, cz - az);
    float length = (float) Math.sqrt(toFace < toEdges ? toFace : toEdges);
    // a NaN or an infinity in a corner shows in the edges, one in the centre in the length
    boolean valid =
        r >= 0 && length <= Float.MAX_VALUE && Segments.square(bx - ax, by - ay, bz - az) <= Float.MAX_VALUE
            && Segments.square(cx - bx, cy - by, cz - bz) <= Float.MAX_VALUE
            && Segments.square(ax - cx, ay - cy, az - cz) <= Float.MAX_VALUE;
    return !valid ? Float.POSITIVE_INFINITY
        : SphereTriangle.overlap(x, y, z, r, ax, ay, az, bx, by, bz, cx, cy, cz) ? 0
            : Rounded.apart(length, r);
  }

  @Twin
  static boolean points(float x, float y, float z, float r, @Twin.Second float ax, float ay, float az,
      float bx, float by, float bz, float cx, float cy, float cz, float[] distance, float[] axOut,
      float[] bxOut, float[] ayOut, float[] byOut, float[] azOut, float[] bzOut, float[] featureA,
      float[] featureB, int at) {
    float apart = alone(x, y, z, r, ax, ay, az, bx, by, bz, cx, cy, cz);
    boolean hit = apart < Float.POSITIVE_INFINITY;
    float toAB = edge(x, y, z, ax, ay, az, bx, by, bz);
    float toBC = edge(x, y, z, bx, by, bz, cx, cy, cz);
    float toCA = edge(x, y, z, cx, cy, cz, ax, ay, az);
    float toFace = TriangleFace.squaredDistance(ax - x, ay - y, az - z, bx - ax, by - ay, bz - az, cx - ax,
        cy - ay, cz - az);
    float toEdges = TriangleFace.least(toAB, toBC, toCA);
    boolean face = toFace < toEdges;
    boolean onAB = toAB <= toEdges;
    boolean onBC = !onAB && toBC <= toEdges;

    // the nearest edge, from o along e
    float ox = onAB ? ax : onBC ? bx : cx, ex = onAB ? bx - ax : onBC ? cx - bx : ax - cx;
    float oy = onAB ? ay : onBC ? by : cy, ey = onAB ? by - ay : onBC ? cy - by : ay - cy;
    float oz = onAB ? az : onBC ? bz : cz, ez = onAB ? bz - az : onBC ? cz - bz : az - cz;
    float t = SphereTriangle.along(ox - x, oy - y, oz - z, ex, ey, ez, Segments.square(ex, ey, ez));
    float weightC =
        TriangleFace.weightC(ax - x, ay - y, az - z, bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az);
    float weightB = TriangleFace.weightB(weightC, ax - x, ay - y, az - z, bx - ax, by - ay, bz - az, cx - ax,
        cy - ay, cz - az);
    float stepX = face ? weightB * (bx - ax) + weightC * (cx - ax) : t * ex;
    float stepY = face ? weightB * (by - ay) + weightC * (cy - ay) : t * ey;
    float stepZ = face ? weightB * (bz - az) + weightC * (cz - az) : t * ez;
    ox = face ? ax : ox;
    oy = face ? ay : oy;
    oz = face ? az : oz;
    float dx = (ox - x) + stepX;
    float dy = (oy - y) + stepY;
    float dz = (oz - z) + stepZ;

    float length = (float) Math.sqrt(face ? toFace : toEdges);
    // where overlap and this length differ, the point stays on the surface
    float part = Rounded.part(length <= r, length, r, 0);
    distance[at] = apart;
    axOut[at] = hit ? x + part * dx : 0;
    bxOut[at] = hit ? ox + stepX : 0;
    ayOut[at] = hit ? y + part * dy : 0;
    byOut[at] = hit ? oy + stepY : 0;
    azOut[at] = hit ? z + part * dz : 0;
    bzOut[at] = hit ? oz + stepZ : 0;
    featureA[at] = hit ? 1 : 0;
    featureB[at] = !hit ? 0 : face ? 7 : TriangleFace.feature(t < 1, t > 0, onAB, onBC);
    return hit;
  }

  /** The squared distance of the centre from the edge ab. */
  static float edge(float x, float y, float z, float ax, float ay, float az, float bx, float by, float bz) {
    float ex = bx - ax;
    float ey = by - ay;
    float ez = bz - az;
    return SphereTriangle.edge(ax - x, ay - y, az - z, ex, ey, ez, Segments.square(ex, ey, ez));
  }
}
