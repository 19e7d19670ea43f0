package tour;

import lockstep.Axis;
import lockstep.Boxes;
import lockstep.Capsules;
import lockstep.Cylinders;
import lockstep.OrientedBoxes;
import lockstep.Planes;
import lockstep.PointClouds;
import lockstep.Spheres;
import lockstep.Triangles;

/**
 * Stores shapes: one public {@code float[]} per quantity, wrapped or allocated, checked and enclosed in
 * bounding volumes.
 */
public final class ShapeTour {
  private ShapeTour() {}

  /** Prints a line for each step. */
  public static void main(String[] args) {
    float[] x = {0, 4, 8};
    Spheres balls = Spheres.wrap(x, new float[3], new float[3], new float[] {1, 1, -1}, 3); // no copy
    x[1] = 5;
    System.out.println("ball 1 is at x = " + balls.x[1]);
    balls.firstInvalid().ifPresent(bad -> System.out.println("ball " + bad.index() + ": " + bad.reason()));
    balls.copyFrom(new float[] {0, 0, 0, 1, 5, 0, 0, 1, 9, 0, 0, 2}, 0); // x y z r, x y z r, …
    Spheres last = balls.slice(2, 1); // a view
    System.out.println("the last ball has radius " + last.radius[last.from()]);

    Capsules people = Capsules.allocate(1); // all points within a radius of a segment
    people.set(0, 0f, 0.3f, 0f, 0f, 1.5f, 0f, 0.3f); // the ends of the segment, not the tips of the caps
    OrientedBoxes crates = OrientedBoxes.allocate(1); // centre, half extents, a quaternion of any length
    crates.set(0, 5f, 1f, 2f, 0.5f, 0.5f, 1f, 0f, 0f, 1f, 1f); // turned by 90 degrees about z
    Cylinders trunks = Cylinders.allocate(Axis.Y, 1); // endless along one axis
    trunks.set(0, 3f, 4f, 0.5f); // here x, z and radius
    Planes floors = Planes.allocate(1); // a half-space: all that lies behind a plane
    floors.set(0, 0f, 1f, 0f, 0f, 0f, 0f); // normal, and a point of the plane
    Triangles square = Triangles.fan(new float[] {0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0}, new int[] {0, 4});
    System.out.println("a polygon of four corners makes " + square.size() + " triangles");

    Boxes around = people.bounds(); // encloses the capsule in exact arithmetic, not only up to rounding
    System.out.printf("a person is %.2f wide and %.2f high%n", around.maxX[0] - around.minX[0],
        around.maxY[0] - around.minY[0]);
    PointClouds clouds = PointClouds.wrap(new float[] {-1, 0, 1, 7}, new float[] {0, 1, 0, 7}, new float[4],
        new int[] {0, 3, 4}, 2); // points 0 to 2 are one cloud, point 3 is another
    Spheres smallest = Spheres.allocate(2);
    clouds.minimumSpheres(smallest);
    System.out.println(
        "radii of the smallest spheres around two clouds: " + smallest.radius[0] + ", " + smallest.radius[1]);
  }
}
