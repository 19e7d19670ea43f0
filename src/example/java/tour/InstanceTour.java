package tour;

import java.util.Locale;
import lockstep.Boxes;
import lockstep.Clearances;
import lockstep.Depth;
import lockstep.Engine;
import lockstep.Frusta;
import lockstep.Hits;
import lockstep.Instances;
import lockstep.MatrixOrder;
import lockstep.Motions;
import lockstep.Pairing;
import lockstep.Pairs;
import lockstep.Placements;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Spheres;
import lockstep.SweepHits;
import lockstep.Tree;
import lockstep.Triangles;

/**
 * Trees that stand in the world many times: houses on a field, 4,600 km from the origin, seen by a lidar that
 * drives past them on a car.
 */
public final class InstanceTour {
  private static final double NORTH = 4_600_000; // metres: floats there are half a metre apart
  private static final int HOUSES = 20;

  private InstanceTour() {}

  /** Prints what the lidar sees on its way. */
  public static void main(String[] args) {
    Engine engine = Engine.best();
    Boxes walls = Boxes.allocate(2); // a house in a frame of its own
    walls.set(0, -5, 0, -5, 5, 3, 5);
    walls.set(1, -1, 3, -1, 1, 5, 1); // its chimney
    double south = NORTH - 500, north = NORTH + 500; // a mesh in doubles, relative to a point near it
    double[] corners = {-500, 0, south, 500, 0, south, 500, 0, north, -500, 0, north};
    Triangles field = Triangles.of(corners, new int[] {0, 1, 2, 0, 2, 3}, 0, 0, NORTH);

    Placements where = Placements.allocate(HOUSES + 3);
    int[] treeOf = new int[HOUSES + 1];
    for (int i = 0; i < HOUSES; i++) { // each turned a little more: a quaternion of any length
      where.set(i, 40 * i - 400, 0, NORTH + 20, 0, 0.01f * i, 0, 1);
    }
    where.set(HOUSES, 0, 0, NORTH);
    treeOf[HOUSES] = 1;
    Instances village = Instances.of(where.slice(0, HOUSES + 1), treeOf, Tree.of(walls), Tree.of(field));

    int car = HOUSES + 1, lidar = HOUSES + 2;
    Placements mount = Placements.allocate(1); // where the lidar stands on its car
    mount.set(0, 0, 2, 0);
    Rays rays = Rays.allocate(360); // in the lidar's frame: they stay the same while it moves
    for (int i = 0; i < rays.size(); i++) {
      double angle = Math.toRadians(i);
      rays.set(i, 0, 0, 0, (float) Math.cos(angle), -0.02f, (float) Math.sin(angle), 0, 150);
    }
    RayHits hits = RayHits.withInstances(rays.size());
    Hits any = Hits.allocate(rays.size());
    for (int step = 0; step < 3; step++) {
      double x = 100 * step; // a matrix of doubles: turned by a quarter, and moved
      double[] pose = {0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, x, 0, NORTH, 1};
      where.setMatrix(car, pose, MatrixOrder.COLUMN_MAJOR);
      where.setComposed(lidar, where, car, mount, 0);
      engine.closest(rays.placed(where, lidar), village, hits);
      engine.any(rays.placed(where, lidar), village, any);
      int houses = 0;
      for (int i = 0; i < rays.size(); i++) {
        houses += hits.instance[i] >= 0 && hits.instance[i] < HOUSES ? 1 : 0;
      }
      System.out
          .println("at " + x + " m " + any.count() + " rays hit something, " + houses + " of them houses");
      show(hits);
    }

    where.set(10, 200, 0, NORTH - 30); // a house that moves
    village.update();
    engine.closest(rays.placed(where, lidar), village, hits);
    show(hits);

    Pairs pairs = Pairs.allocate(100); // of instances: some shape of one touches some shape of the other
    long touching = engine.overlap(village, pairs);
    System.out.print(touching + " pairs of instances touch, ");
    System.out.println(engine.within(village, 31, pairs) + " are at most 31 m apart");
    Clearances clearances = Clearances.allocate(pairs.size()); // and how far, where, and between which shapes
    engine.distance(village, pairs.pairing(), clearances);
    System.out.printf(Locale.ROOT, "houses %d and %d are %.3f m apart%n", pairs.first(0), pairs.second(0),
        clearances.distance[0]);
    engine.overlap(village, 10, HOUSES, pairs); // and which shapes of two of them
    System.out.println("house 10 stands on triangle " + pairs.second(0));

    Frusta cameras = Frusta.allocate(1); // looks north from 100 m south of the village's middle
    cameras.setViewProjection(0, lookingNorth(), MatrixOrder.COLUMN_MAJOR, Depth.ZERO_TO_ONE);
    Boxes bounds = Boxes.allocate(village.size());
    village.bounds(0, 5, NORTH - 100, bounds); // around each of the instances, seen from there
    Hits seen = Hits.allocate(village.size());
    engine.overlap(cameras, bounds, Pairing.oneToMany(0), seen);
    System.out.println("a camera sees " + seen.count() + " of " + village.size() + " instances");

    Spheres people = Spheres.allocate(2); // in the car's frame: 30 m in front of it, and beside it
    people.set(0, 30, 1, 0, 0.5f);
    people.set(1, 0, 1, 3, 0.5f);
    engine.overlap(people.placed(where, car), village, pairs);
    System.out.println("person " + pairs.first(0) + " is in house " + pairs.second(0));

    Motions steps = Motions.allocate(2);
    steps.set(1, 50, 0, -3); // the other one walks up to that house
    SweepHits touched = SweepHits.withInstances(2);
    engine.sweep(people.moving(steps).placed(where, car), village, touched);
    System.out.printf(Locale.ROOT, "and person 1 touches house %d after %.1f m%n", touched.instance[1],
        touched.t[1] * Math.hypot(50, 3));
    driveCars(engine);
  }

  /** Cars that are made of instances themselves: a body and four wheels, which steer. */
  private static void driveCars(Engine engine) {
    Boxes body = Boxes.allocate(1), wheel = Boxes.allocate(1);
    body.set(0, -2, 0.3f, -0.9f, 2, 1.5f, 0.9f);
    wheel.set(0, -0.3f, -0.3f, -0.1f, 0.3f, 0.3f, 0.1f);
    Placements parts = Placements.allocate(5); // in the frame of a car
    for (int i = 1; i < 5; i++) {
      parts.set(i, i < 3 ? 1.4 : -1.4, 0.3, i % 2 == 0 ? 0.8 : -0.8);
    }
    Instances car = Instances.of(parts, new int[] {0, 1, 1, 1, 1}, Tree.of(body), Tree.of(wheel));
    Placements where = Placements.allocate(3);
    for (int i = 0; i < 3; i++) {
      where.set(i, 10 * i, 0, NORTH);
    }
    Instances cars = Instances.of(where, car); // 15 instances: first the five of car 0
    Spheres stones = Spheres.allocate(1);
    stones.set(0, 0, 0.2f, 0, 0.05f);
    Placements stone = Placements.allocate(1);
    stone.set(0, 21.55, 0, NORTH + 1); // beside a front wheel
    Pairs pairs = Pairs.allocate(10);
    for (int step = 0; step < 2; step++) {
      engine.overlap(stones.placed(stone, 0), cars, pairs);
      System.out.print((step == 0 ? "a stone touches " : ", and when cars steer ") + pairs.size());
      parts.set(2, 1.4, 0.3, 0.8, 0, -0.35f, 0, 1); // all cars steer
      cars.update();
    }
    int hit = pairs.second(0);
    System.out.println(" wheel: part " + cars.inner(hit) + " of car " + cars.outer(hit));
  }

  /** A projection with a field of view of 90 degrees from the origin along z, from 1 to 1,000 m. */
  private static float[] lookingNorth() {
    float[] matrix = new float[16];
    matrix[0] = 1;
    matrix[5] = 1;
    matrix[10] = 1000f / 999f;
    matrix[11] = 1;
    matrix[14] = -1000f / 999f;
    return matrix;
  }

  private static void show(RayHits hits) {
    System.out.printf(Locale.ROOT, "ray 0 hits shape %d of instance %d at %.3f m%n", hits.index[0],
        hits.instance[0], hits.t[0]);
  }
}
