package lockstep.internal.fit;

/**
 * A small bounding sphere, by two passes over the points (Ritter, "An efficient bounding sphere", Graphics
 * Gems, 1990, pp. 301–303; Ericson, Real-Time Collision Detection, 2005, 4.3.2). The first finds the end
 * points of the cloud on each axis; the two that are farthest apart are the first diameter. The second grows
 * the sphere by each point outside, in the order of the points, as little as possible: the new sphere touches
 * the point, and the old sphere touches it from inside.
 *
 * <p>The radius is at most 3/2 of the smallest: growing from one end of the first diameter to the other gives
 * that diameter, and 3/2 is the bound for growing in any order from a point (Zarrabi-Zadeh and Chan, "A
 * simple streaming algorithm for minimum enclosing balls", CCCG 2006, pp. 139–142).
 */
public final class RitterSphere {
  private RitterSphere() {}

  /** Writes the sphere of a cloud. */
  public static void write(Cloud cloud, float[][] to, int at) {
    int p = 0, q = 0;
    double diameter = 0; // squared
    for (int axis = 0; axis < 3; axis++) {
      cloud.span(axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0);
      double square = cloud.square(cloud.low, cloud.x[cloud.high], cloud.y[cloud.high], cloud.z[cloud.high]);
      if (square > diameter) {
        diameter = square;
        p = cloud.low;
        q = cloud.high;
      }
    }
    double x = 0.5 * (cloud.x[p] + cloud.x[q]);
    double y = 0.5 * (cloud.y[p] + cloud.y[q]);
    double z = 0.5 * (cloud.z[p] + cloud.z[q]);
    double radius = 0.5 * Math.sqrt(diameter);
    for (int i = 0; i < cloud.size; i++) {
      double square = cloud.square(i, x, y, z);
      if (square > radius * radius) {
        double distance = Math.sqrt(square), step = 0.5 * (distance - radius) / distance;
        x += step * (cloud.x[i] - x);
        y += step * (cloud.y[i] - y);
        z += step * (cloud.z[i] - z);
        radius += 0.5 * (distance - radius);
      }
    }
    cloud.writeSphere(x, y, z, to, at);
  }
}
