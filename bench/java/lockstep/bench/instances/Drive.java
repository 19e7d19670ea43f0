package lockstep.bench.instances;

import java.util.Arrays;
import lockstep.Engine;
import lockstep.Filter;
import lockstep.HitPoints;
import lockstep.Hits;
import lockstep.Instances;
import lockstep.Pairs;
import lockstep.Placements;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Tree;
import lockstep.bench.Times;

/**
 * Cars that drive through a city far from the origin of the world. A lidar on the first of them scans all
 * that stands around it, and those that touch are listed. All is identical with every engine.
 */
final class Drive {
  /** Where the middle of the city is, as on a map in metres: floats there are half a metre apart. */
  static final double EAST = 500_000, NORTH = 4_600_000;

  /** The car with the lidar. */
  static final int LIDAR = 0;

  /** Rays of the lidar one above the other, and around. */
  static final int BEAMS = 128, AROUND = 2048;

  private static final double LOWEST = -25, HIGHEST = 15; // degrees
  private static final float BLIND = 0.4f, REACH = 200; // metres
  private static final int WARMING = 1 << 13; // rays
  private static final int CARS = 1, CITY = 2; // layers

  final Traffic traffic;
  final CityMesh city;
  final CarMesh car = new CarMesh();

  /** All cars, and then the city. */
  final Instances instances;

  final RayHits hits = RayHits.withInstances(BEAMS * AROUND);
  final HitPoints points = HitPoints.allocate(BEAMS * AROUND);
  final Pairs touching;

  final Times updates = new Times(), scans = new Times(), locations = new Times(), touches = new Times();

  private final Engine engine;
  private final Placements where;
  private final int[] treeOf;
  private final int[] layer;
  private final Tree cityTree, carTree;
  private final Rays rays = rays();
  private final int[] own = new int[BEAMS * AROUND]; // of each ray, the car that it does not see
  private int checksum = 1;

  Drive(Engine engine, int cars, long seed) {
    this.engine = engine;
    traffic = new Traffic(cars, seed);
    city = new CityMesh(traffic.blocks, seed);
    where = Placements.allocate(cars + 1);
    treeOf = new int[cars + 1];
    treeOf[cars] = 1;
    layer = new int[cars + 1];
    Arrays.fill(layer, CARS);
    layer[cars] = CITY;
    Arrays.fill(own, LIDAR);
    touching = Pairs.allocate(8L * cars);
    cityTree = Tree.of(city.triangles);
    carTree = Tree.of(car.triangles);
    place(where, EAST, NORTH);
    instances = Instances.of(where, treeOf, carTree, cityTree);
  }

  /** The rays of the lidar in the frame of its car, those above each other together. */
  private static Rays rays() {
    Rays rays = Rays.allocate(BEAMS * AROUND);
    for (int i = 0; i < rays.size(); i++) {
      double up = Math.toRadians(LOWEST + (HIGHEST - LOWEST) * (i % BEAMS) / (BEAMS - 1));
      int column = i / BEAMS;
      double turn = 2 * Math.PI * column / AROUND, level = StrictMath.cos(up);
      rays.set(i, 0, CarMesh.LIDAR_HEIGHT, 0, (float) (level * StrictMath.cos(turn)),
          (float) StrictMath.sin(up), (float) (level * StrictMath.sin(turn)), BLIND, REACH);
    }
    return rays;
  }

  private void place(Placements placements, double east, double north) {
    traffic.place(placements, east, north);
    placements.set(cars(), east, 0, north);
  }

  int cars() {
    return treeOf.length - 1;
  }

  Placements where() {
    return where;
  }

  /** Waits until the engine is as fast as it gets with such questions. */
  void warmUp() {
    RayHits few = RayHits.withInstances(WARMING);
    Hits any = Hits.allocate(WARMING);
    Rays some = rays.slice(0, WARMING);
    engine.warmUp(() -> {
      engine.where(Filter.except(own)).closest(some.placed(where, LIDAR), instances, few);
      engine.any(some.placed(where, LIDAR), instances, any);
      touch(engine, touching);
    });
  }

  /** Moves all cars, scans, computes where the rays hit, and lists those that touch. */
  void step() {
    traffic.step();
    place(where, EAST, NORTH);
    updates.measure(instances::update);
    scans.measure(() -> scan(engine, instances, hits));
    locations.measure(() -> engine.points(rays.placed(where, LIDAR), instances, hits, points));
    touches.measure(() -> touch(engine, touching));
    checksum = 31 * checksum + checksum(hits);
  }

  private void scan(Engine asked, Instances at, RayHits result) {
    asked.where(Filter.except(own)).closest(rays.placed(at.placements(), LIDAR), at, result);
  }

  private void touch(Engine asked, Pairs result) {
    asked.where(Filter.layers(layer, layer)).overlap(instances, result);
  }

  private static int checksum(RayHits hits) {
    int sum = 1;
    for (int i = 0; i < hits.size(); i++) {
      sum = 31 * sum + Float.floatToIntBits(hits.t[i]);
      sum = 31 * sum + Float.floatToIntBits(hits.u[i]);
      sum = 31 * sum + Float.floatToIntBits(hits.v[i]);
      sum = 31 * sum + hits.index[i];
      sum = 31 * sum + hits.instance[i];
    }
    return sum;
  }

  /** A checksum of all scans so far, to the bit. */
  int checksum() {
    return checksum;
  }

  /** The number of rays of the last scan that hit a car. */
  int carHits() {
    int count = 0;
    for (int i = 0; i < hits.size(); i++) {
      count += hits.instance[i] >= 0 && hits.instance[i] < cars() ? 1 : 0;
    }
    return count;
  }

  /** Whether the scalar engine finds the same hits, where they are, and the same cars that touch. */
  boolean agrees() {
    Engine scalar = Engine.scalar();
    RayHits others = RayHits.withInstances(rays.size());
    scan(scalar, instances, others);
    HitPoints places = HitPoints.allocate(rays.size());
    scalar.points(rays.placed(where, LIDAR), instances, others, places);
    Pairs pairs = Pairs.allocate(touching.capacity());
    touch(scalar, pairs);
    return same(hits, others) && Arrays.equals(points.x, places.x) && Arrays.equals(points.y, places.y)
        && Arrays.equals(points.z, places.z) && Arrays.equals(points.nx, places.nx)
        && Arrays.equals(points.ny, places.ny) && Arrays.equals(points.nz, places.nz)
        && same(touching, pairs);
  }

  /** Whether a scan would find the same if the city stood about the origin of the world. */
  boolean sameAtOrigin() {
    Placements near = Placements.allocate(where.size());
    place(near, 0, 0);
    RayHits others = RayHits.withInstances(rays.size());
    scan(engine, Instances.of(near, treeOf, carTree, cityTree), others);
    return same(hits, others);
  }

  private static boolean same(RayHits one, RayHits other) {
    int size = one.size();
    return size == other.size() && Arrays.equals(one.t, 0, size, other.t, 0, size)
        && Arrays.equals(one.u, 0, size, other.u, 0, size) && Arrays.equals(one.v, 0, size, other.v, 0, size)
        && Arrays.equals(one.index, 0, size, other.index, 0, size)
        && Arrays.equals(one.instance, 0, size, other.instance, 0, size);
  }

  private static boolean same(Pairs one, Pairs other) {
    int size = one.size();
    return one.needed() == other.needed() && Arrays.equals(one.first(), 0, size, other.first(), 0, size)
        && Arrays.equals(one.second(), 0, size, other.second(), 0, size);
  }
}
