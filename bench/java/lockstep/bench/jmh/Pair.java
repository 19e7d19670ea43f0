package lockstep.bench.jmh;

import java.util.Locale;
import java.util.random.RandomGenerator;
import lockstep.Boxes;
import lockstep.Columns;
import lockstep.Rays;
import lockstep.Spheres;
import lockstep.Triangles;

/** The questions that have a kernel. */
enum Pair {
  SPHERE_SPHERE(Kind.SPHERE, Kind.SPHERE), SPHERE_BOX(Kind.SPHERE, Kind.BOX), BOX_BOX(Kind.BOX,
      Kind.BOX), SPHERE_TRIANGLE(Kind.SPHERE, Kind.TRIANGLE), BOX_TRIANGLE(Kind.BOX,
          Kind.TRIANGLE), TRIANGLE_TRIANGLE(Kind.TRIANGLE, Kind.TRIANGLE), RAY_SPHERE(Kind.RAY,
              Kind.SPHERE), RAY_BOX(Kind.RAY, Kind.BOX), RAY_TRIANGLE(Kind.RAY, Kind.TRIANGLE);

  /** What a side of a pair is, in random and in bulk. */
  enum Kind {
    RAY, SPHERE, BOX, TRIANGLE;

    /** One of random size and orientation. */
    Solid random(RandomGenerator source, Vec at) {
      return switch (this) {
        case RAY -> Solid.Beam.random(source, at);
        case SPHERE -> Solid.Ball.random(source, at);
        case BOX -> Solid.Block.random(source, at);
        case TRIANGLE -> Solid.Patch.random(source, at);
      };
    }

    Columns allocate(int size) {
      return switch (this) {
        case RAY -> Rays.allocate(size);
        case SPHERE -> Spheres.allocate(size);
        case BOX -> Boxes.allocate(size);
        case TRIANGLE -> Triangles.allocate(size);
      };
    }
  }

  final Kind first;
  final Kind second;

  Pair(Kind first, Kind second) {
    this.first = first;
    this.second = second;
  }

  /** The pair of a label. */
  static Pair of(String label) {
    return valueOf(label.toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  /** As benchmark parameters have it, such as {@code ray-triangle}. */
  String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  boolean isCast() {
    return first == Kind.RAY;
  }
}
