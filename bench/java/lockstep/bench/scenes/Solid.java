package lockstep.bench.scenes;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import lockstep.Boxes;
import lockstep.Capsules;
import lockstep.Columns;
import lockstep.Cylinders;
import lockstep.Frusta;
import lockstep.OrientedBoxes;
import lockstep.Planes;
import lockstep.Rays;
import lockstep.Spheres;
import lockstep.Triangles;
import lockstep.internal.shape.Kind;

/**
 * One shape or ray of a {@link Workload} under construction, in double: sampling, support points, separating
 * axes.
 */
sealed interface Solid {
  /** A solid of random size and orientation. */
  static Solid random(Kind kind, RandomGenerator random, Vec at) {
    return Generator.of(kind).solid().of(random, at);
  }

  /** A point inside, a few percent of the size away from the surface or, for a triangle, its edges. */
  Vec inner(RandomGenerator random);

  /** A random one of its points p with the largest {@code axis · p}. */
  Vec extreme(Vec axis, RandomGenerator random);

  /** A unit axis along which its neighbours are likely to be separated from it, pointing out of it. */
  Vec axis(RandomGenerator random);

  Solid moved(Vec by);

  void store(int i, Columns into);

  /** A random radius or half extent: shapes of all kinds are of similar size. */
  private static double size(RandomGenerator random) {
    return random.nextDouble(0.5, 1);
  }

  /** A sphere. */
  record Sphere(Vec centre, double radius) implements Solid {
    static Sphere random(RandomGenerator random, Vec at) {
      return new Sphere(at, size(random));
    }

    @Override
    public Vec inner(RandomGenerator random) {
      return centre.plus(Vec.inBall(random).times(0.95 * radius));
    }

    @Override
    public Vec extreme(Vec axis, RandomGenerator random) {
      return centre.plus(axis.times(radius));
    }

    @Override
    public Vec axis(RandomGenerator random) {
      return Vec.direction(random);
    }

    @Override
    public Sphere moved(Vec by) {
      return new Sphere(centre.plus(by), radius);
    }

    @Override
    public void store(int i, Columns into) {
      ((Spheres) into).set(i, (float) centre.x(), (float) centre.y(), (float) centre.z(), (float) radius);
    }
  }

  /** A capsule, given by its middle and half of its segment. */
  record Capsule(Vec centre, Vec half, double radius) implements Solid {
    static Capsule random(RandomGenerator random, Vec at) {
      return new Capsule(at, Vec.direction(random).times(size(random)), 0.5 * size(random));
    }

    @Override
    public Vec inner(RandomGenerator random) {
      return centre.plus(half.times(random.nextDouble(-1, 1))).plus(Vec.inBall(random).times(0.95 * radius));
    }

    @Override
    public Vec extreme(Vec axis, RandomGenerator random) {
      return centre.plus(half.times(Math.signum(half.dot(axis)))).plus(axis.times(radius));
    }

    @Override
    public Vec axis(RandomGenerator random) {
      return Vec.direction(random);
    }

    @Override
    public Capsule moved(Vec by) {
      return new Capsule(centre.plus(by), half, radius);
    }

    @Override
    public void store(int i, Columns into) {
      Vec a = centre.minus(half);
      Vec b = centre.plus(half);
      ((Capsules) into).set(i, (float) a.x(), (float) a.y(), (float) a.z(), (float) b.x(), (float) b.y(),
          (float) b.z(), (float) radius);
    }
  }

  /** An axis-aligned box. */
  record Box(Vec centre, Vec half) implements Solid {
    static Box random(RandomGenerator random, Vec at) {
      return new Box(at, new Vec(size(random), size(random), size(random)));
    }

    @Override
    public Vec inner(RandomGenerator random) {
      Vec at = Vec.inCube(random).times(0.95);
      return centre.plus(new Vec(at.x() * half.x(), at.y() * half.y(), at.z() * half.z()));
    }

    /** A corner or, if the axis is one of the box's, a point of the face. */
    @Override
    public Vec extreme(Vec axis, RandomGenerator random) {
      return centre.plus(new Vec(half.x() * side(axis.x(), random), half.y() * side(axis.y(), random),
          half.z() * side(axis.z(), random)));
    }

    private static double side(double axis, RandomGenerator random) {
      return axis == 0 ? random.nextDouble(-1, 1) : Math.signum(axis);
    }

    @Override
    public Vec axis(RandomGenerator random) {
      double sign = random.nextBoolean() ? 1 : -1;
      return switch (random.nextInt(3)) {
        case 0 -> new Vec(sign, 0, 0);
        case 1 -> new Vec(0, sign, 0);
        default -> new Vec(0, 0, sign);
      };
    }

    @Override
    public Box moved(Vec by) {
      return new Box(centre.plus(by), half);
    }

    @Override
    public void store(int i, Columns into) {
      Vec min = centre.minus(half);
      Vec max = centre.plus(half);
      ((Boxes) into).set(i, (float) min.x(), (float) min.y(), (float) min.z(), (float) max.x(),
          (float) max.y(), (float) max.z());
    }
  }

  /** An oriented box: half extents along three axes. */
  record OrientedBox(Vec centre, Vec half, List<Vec> axes, List<Double> quaternion) implements Solid {
    static OrientedBox random(RandomGenerator random, Vec at) {
      double[] q = new double[4];
      double square;
      do {
        square = 0;
        for (int k = 0; k < 4; k++) {
          q[k] = random.nextDouble(-1, 1);
          square += q[k] * q[k];
        }
      } while (square > 1 || square < 0.01);
      double length = Math.sqrt(square);
      double x = q[0] / length, y = q[1] / length, z = q[2] / length, w = q[3] / length;
      List<Vec> axes = List.of(new Vec(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
          new Vec(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
          new Vec(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)));
      return new OrientedBox(at, new Vec(size(random), size(random), size(random)), axes,
          List.of(x, y, z, w));
    }

    private Vec at(double x, double y, double z) {
      return centre.plus(axes.get(0).times(x * half.x())).plus(axes.get(1).times(y * half.y()))
          .plus(axes.get(2).times(z * half.z()));
    }

    @Override
    public Vec inner(RandomGenerator random) {
      Vec in = Vec.inCube(random).times(0.95);
      return at(in.x(), in.y(), in.z());
    }

    /** A corner or, if the axis is one of the box's, a point of the face. */
    @Override
    public Vec extreme(Vec axis, RandomGenerator random) {
      double[] sides = new double[3];
      for (int k = 0; k < 3; k++) {
        double along = axes.get(k).dot(axis);
        sides[k] = Math.abs(along) < 1e-9 ? random.nextDouble(-1, 1) : Math.signum(along);
      }
      return at(sides[0], sides[1], sides[2]);
    }

    @Override
    public Vec axis(RandomGenerator random) {
      return axes.get(random.nextInt(3)).times(random.nextBoolean() ? 1 : -1);
    }

    @Override
    public OrientedBox moved(Vec by) {
      return new OrientedBox(centre.plus(by), half, axes, quaternion);
    }

    @Override
    public void store(int i, Columns into) {
      ((OrientedBoxes) into).set(i, (float) centre.x(), (float) centre.y(), (float) centre.z(),
          (float) half.x(), (float) half.y(), (float) half.z(), quaternion.get(0).floatValue(),
          quaternion.get(1).floatValue(), quaternion.get(2).floatValue(), quaternion.get(3).floatValue());
    }
  }

  /** The half-space behind a plane through a point. */
  record Plane(Vec point, Vec normal) implements Solid {
    static Plane random(RandomGenerator random, Vec at) {
      return new Plane(at, Vec.direction(random));
    }

    Plane reversed() {
      return new Plane(point, normal.times(-1));
    }

    double distance(Vec to) {
      return normal.dot(to.minus(point));
    }

    @Override
    public Vec inner(RandomGenerator random) {
      return point.minus(normal.times(random.nextDouble(0.05, 1)));
    }

    /** Defined only for the normal. */
    @Override
    public Vec extreme(Vec axis, RandomGenerator random) {
      return point;
    }

    @Override
    public Vec axis(RandomGenerator random) {
      return normal;
    }

    @Override
    public Plane moved(Vec by) {
      return new Plane(point.plus(by), normal);
    }

    @Override
    public void store(int i, Columns into) {
      ((Planes) into).set(i, (float) normal.x(), (float) normal.y(), (float) normal.z(),
          (float) -normal.dot(point));
    }
  }

  /** An infinite cylinder along y. */
  record Cylinder(Vec centre, double radius) implements Solid {
    static Cylinder random(RandomGenerator random, Vec at) {
      return new Cylinder(at, size(random));
    }

    @Override
    public Vec inner(RandomGenerator random) {
      Vec in = Vec.inBall(random).times(0.95 * radius);
      return centre.plus(new Vec(in.x(), random.nextDouble(-1, 1), in.z()));
    }

    /** Defined only for an axis across the cylinder's. */
    @Override
    public Vec extreme(Vec axis, RandomGenerator random) {
      return centre.plus(axis.times(radius));
    }

    @Override
    public Vec axis(RandomGenerator random) {
      double way = random.nextDouble(2 * Math.PI);
      return new Vec(Math.cos(way), 0, Math.sin(way));
    }

    @Override
    public Cylinder moved(Vec by) {
      return new Cylinder(centre.plus(by), radius);
    }

    @Override
    public void store(int i, Columns into) {
      ((Cylinders) into).set(i, (float) centre.x(), (float) centre.z(), (float) radius);
    }
  }

  /**
   * The view of a camera: its planes, left, right, bottom, top, near, far, and the corners of the near and of
   * the far face.
   */
  record Frustum(List<Plane> planes, List<Vec> corners) implements Solid {
    /**
     * The frustum of a camera.
     *
     * @param to the direction of view, of length 1
     * @param slope of the sides
     */
    static Frustum of(Vec eye, Vec to, double slope, double near, double far) {
      Vec across = to.cross(Math.abs(to.y()) < 0.9 ? new Vec(0, 1, 0) : new Vec(1, 0, 0)).unit();
      Vec up = across.cross(to);
      List<Plane> planes = new ArrayList<>();
      for (Vec side : List.of(across.times(-1), across, up.times(-1), up)) {
        planes.add(new Plane(eye, side.minus(to.times(slope)).unit()));
      }
      planes.add(new Plane(eye.plus(to.times(near)), to.times(-1)));
      planes.add(new Plane(eye.plus(to.times(far)), to));
      List<Vec> corners = new ArrayList<>();
      for (int k = 0; k < 8; k++) {
        double depth = (k & 4) == 0 ? near : far;
        corners.add(eye.plus(to.plus(across.times(((k & 1) * 2 - 1) * slope))
            .plus(up.times(((k & 2) - 1) * slope)).times(depth)));
      }
      return new Frustum(planes, corners);
    }

    static Frustum random(RandomGenerator random, Vec at) {
      Vec to = Vec.direction(random);
      return of(at.minus(to.times(2)), to, random.nextDouble(0.3, 0.6), random.nextDouble(0.5, 1.5), 3);
    }

    /** A weighted mean of the corners, without dominant weights. */
    @Override
    public Vec inner(RandomGenerator random) {
      Vec sum = new Vec(0, 0, 0);
      double weights = 0;
      for (Vec corner : corners) {
        double weight = random.nextDouble(0.1, 1);
        sum = sum.plus(corner.times(weight));
        weights += weight;
      }
      return sum.times(1 / weights);
    }

    @Override
    public Vec extreme(Vec axis, RandomGenerator random) {
      Vec most = corners.get(0);
      for (Vec corner : corners) {
        most = axis.dot(corner) > axis.dot(most) ? corner : most;
      }
      return most;
    }

    @Override
    public Vec axis(RandomGenerator random) {
      return planes.get(random.nextInt(6)).normal();
    }

    @Override
    public Frustum moved(Vec by) {
      return new Frustum(planes.stream().map(plane -> plane.moved(by)).toList(),
          corners.stream().map(by::plus).toList());
    }

    @Override
    public void store(int i, Columns into) {
      float[] columns = new float[24];
      for (int k = 0; k < 6; k++) {
        Plane plane = planes.get(k);
        columns[4 * k] = (float) plane.normal.x();
        columns[4 * k + 1] = (float) plane.normal.y();
        columns[4 * k + 2] = (float) plane.normal.z();
        columns[4 * k + 3] = (float) -plane.normal.dot(plane.point);
      }
      ((Frusta) into).set(i, columns);
    }
  }

  /** A triangle. */
  record Triangle(Vec a, Vec b, Vec c) implements Solid {
    /** A random triangle that is not a sliver: slivers are for tests, and definitions differ on them. */
    static Triangle random(RandomGenerator random, Vec at) {
      double size = 1.3 * size(random);
      Triangle triangle;
      do {
        triangle = new Triangle(at.plus(Vec.inBall(random).times(size)),
            at.plus(Vec.inBall(random).times(size)), at.plus(Vec.inBall(random).times(size)));
      } while (triangle.doubleArea().length() < 0.6 * size * size);
      return triangle;
    }

    private Vec doubleArea() {
      return b.minus(a).cross(c.minus(a));
    }

    Vec normal() {
      return doubleArea().unit();
    }

    @Override
    public Vec inner(RandomGenerator random) {
      double u = random.nextDouble();
      double v = random.nextDouble();
      if (u + v > 1) {
        u = 1 - u;
        v = 1 - v;
      }
      u = 0.05 + 0.85 * u;
      v = 0.05 + 0.85 * v;
      return a.times(1 - u - v).plus(b.times(u)).plus(c.times(v));
    }

    /** A corner or, if the axis is the normal, a point inside. */
    @Override
    public Vec extreme(Vec axis, RandomGenerator random) {
      if (Math.abs(axis.dot(normal())) > 1 - 1e-9) {
        return inner(random);
      }
      Vec most = axis.dot(a) > axis.dot(b) ? a : b;
      return axis.dot(c) > axis.dot(most) ? c : most;
    }

    @Override
    public Vec axis(RandomGenerator random) {
      return random.nextBoolean() ? normal() : normal().times(-1);
    }

    @Override
    public Triangle moved(Vec by) {
      return new Triangle(a.plus(by), b.plus(by), c.plus(by));
    }

    @Override
    public void store(int i, Columns into) {
      ((Triangles) into).set(i, (float) a.x(), (float) a.y(), (float) a.z(), (float) b.x(), (float) b.y(),
          (float) b.z(), (float) c.x(), (float) c.y(), (float) c.z());
    }
  }

  /** A ray with a direction of length 1, as JOML and libGDX require. */
  record Ray(Vec origin, Vec direction) implements Solid {
    static Ray random(RandomGenerator random, Vec at) {
      return new Ray(at, Vec.direction(random));
    }

    /** A point so far away that no shape of a workload around that point contains the origin. */
    @Override
    public Vec inner(RandomGenerator random) {
      return origin.plus(direction.times(random.nextDouble(4, 20)));
    }

    /** Defined only for an axis that is perpendicular to the ray, or that the ray leads away from. */
    @Override
    public Vec extreme(Vec axis, RandomGenerator random) {
      return axis.dot(direction) < -1e-9 ? origin : inner(random);
    }

    @Override
    public Vec axis(RandomGenerator random) {
      Vec perpendicular = direction.cross(Vec.direction(random));
      while (perpendicular.length() < 0.1) {
        perpendicular = direction.cross(Vec.direction(random));
      }
      return perpendicular.unit();
    }

    @Override
    public Ray moved(Vec by) {
      return new Ray(origin.plus(by), direction);
    }

    @Override
    public void store(int i, Columns into) {
      ((Rays) into).set(i, (float) origin.x(), (float) origin.y(), (float) origin.z(), (float) direction.x(),
          (float) direction.y(), (float) direction.z());
    }
  }
}
