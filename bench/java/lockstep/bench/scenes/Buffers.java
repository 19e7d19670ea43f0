package lockstep.bench.scenes;

import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import lockstep.Axis;
import lockstep.Boxes;
import lockstep.Capsules;
import lockstep.Columns;
import lockstep.Cylinders;
import lockstep.Frusta;
import lockstep.Motions;
import lockstep.OrientedBoxes;
import lockstep.Planes;
import lockstep.Rays;
import lockstep.Records;
import lockstep.Shapes;
import lockstep.Spheres;
import lockstep.Triangles;
import lockstep.internal.kernel.Kind;

/** Buffers by kind. A new kind needs a case in each of these switches, and the compiler says so. */
public final class Buffers {
  private Buffers() {}

  public static Columns allocate(Kind kind, int size) {
    return switch (kind) {
      case SPHERE -> Spheres.allocate(size);
      case CAPSULE -> Capsules.allocate(size);
      case BOX -> Boxes.allocate(size);
      case ORIENTED_BOX -> OrientedBoxes.allocate(size);
      case TRIANGLE -> Triangles.allocate(size);
      case PLANE -> Planes.allocate(size);
      case CYLINDER -> Cylinders.allocate(Axis.Y, size);
      case FRUSTUM -> Frusta.allocate(size);
      case RAY -> Rays.allocate(size);
    };
  }

  public static Kind kind(Columns columns) {
    return switch (columns) {
      case Spheres spheres -> Kind.SPHERE;
      case Capsules capsules -> Kind.CAPSULE;
      case Boxes boxes -> Kind.BOX;
      case OrientedBoxes boxes -> Kind.ORIENTED_BOX;
      case Triangles triangles -> Kind.TRIANGLE;
      case Planes planes -> Kind.PLANE;
      case Cylinders cylinders -> Kind.CYLINDER;
      case Frusta frusta -> Kind.FRUSTUM;
      case Rays rays -> Kind.RAY;
      case Records records -> throw new IllegalArgumentException(records + " is of no kind");
      case Motions motions -> throw new IllegalArgumentException(motions + " is of no kind");
    };
  }

  /** Motions in all directions, of up to 2 along each axis. */
  public static Motions motions(int size, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Motions motions = Motions.allocate(size);
    for (int i = 0; i < size; i++) {
      motions.set(i, (float) random.nextDouble(-2, 2), (float) random.nextDouble(-2, 2),
          (float) random.nextDouble(-2, 2));
    }
    return motions;
  }

  /** A view of {@code count} elements from {@code from} on. */
  public static Columns slice(Columns columns, int from, int count) {
    return switch (columns) {
      case Rays rays -> rays.slice(from, count);
      case Shapes shapes -> shapes.slice(from, count);
      case Records records -> records.slice(from, count);
      case Motions motions -> motions.slice(from, count);
    };
  }

  /** A copy of {@code size} elements; element i is the one that {@code source} says. */
  public static Columns pick(Columns columns, int size, IntUnaryOperator source) {
    float[] element = new float[columns.width()];
    float[] elements = new float[size * element.length];
    for (int i = 0; i < size; i++) {
      columns.get(source.applyAsInt(i), element);
      System.arraycopy(element, 0, elements, i * element.length, element.length);
    }
    Columns picked = allocate(kind(columns), size);
    picked.copyFrom(elements, 0);
    return picked;
  }
}
