package lockstep;

import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import lockstep.internal.kernel.Kind;

/**
 * Seeded random shapes and rays of every kind, and the buffers they stand in. What differs from kind to kind
 * is a switch over all of them here: a new kind does not compile until it has samples.
 */
final class Samples {
  /** Of cylinders: one that makes kernels see the coordinates in another order. */
  private static final Axis AXIS = Axis.Y;

  /** The kinds that are shapes: whose buffers are {@link Shapes}. */
  static final List<Kind> SHAPES =
      Stream.of(Kind.values()).filter(kind -> allocate(kind, 0) instanceof Shapes).toList();

  private static final float[] SPECIAL =
      {0, -0f, 1, -1, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_VALUE,
          -Float.MIN_VALUE, 1e-40f, -1e-40f, Float.MIN_NORMAL, 1e-30f, 1e-23f, 1e-19f, -1e-18f, 1e18f, -1e18f,
          1e19f, -2e19f, 1e25f, -1e30f, 3e38f, -3e38f, Float.MAX_VALUE, -Float.MAX_VALUE};

  private static final float[] SCALES = {Float.MIN_VALUE, 1e-40f, 1e-30f, 1e-20f, 1e-7f, 1e7f, 1e18f, 1e37f};

  private Samples() {}

  /** How the elements of a batch are distributed. */
  enum Distribution {
    /** Uniform positions in a small space: many hits, no coincidences. */
    UNIFORM,
    /** Small integers: every kind of touching, and ties. */
    GRID,
    /** Both of these, and everything a float can be: NaN, infinities, subnormals, degenerate elements. */
    EXTREME
  }

  /** Where in its columns a buffer stands. */
  enum Placement {
    /** Made by {@code allocate}: padded to whole blocks. */
    ALLOCATED,
    /** In the middle of the caller's arrays, at an odd place. */
    MIDDLE,
    /** At an odd place; the arrays end with the last element. */
    UNPADDED,
    /** A slice of an allocated buffer. */
    SLICE
  }

  // ---- what differs from kind to kind ----

  static Columns allocate(Kind kind, int size) {
    return switch (kind) {
      case SPHERE -> Spheres.allocate(size);
      case CAPSULE -> Capsules.allocate(size);
      case BOX -> Boxes.allocate(size);
      case ORIENTED_BOX -> OrientedBoxes.allocate(size);
      case TRIANGLE -> Triangles.allocate(size);
      case PLANE -> Planes.allocate(size);
      case CYLINDER -> Cylinders.allocate(AXIS, size);
      case FRUSTUM -> Frusta.allocate(size);
      case RAY -> Rays.allocate(size);
    };
  }

  static Columns wrap(Kind kind, float[][] c, int from, int count) {
    return switch (kind) {
      case SPHERE -> Spheres.wrap(c[0], c[1], c[2], c[3], from, count);
      case CAPSULE -> Capsules.wrap(c[0], c[1], c[2], c[3], c[4], c[5], c[6], from, count);
      case BOX -> Boxes.wrap(c[0], c[1], c[2], c[3], c[4], c[5], from, count);
      case ORIENTED_BOX ->
        OrientedBoxes.wrap(c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8], c[9], from, count);
      case TRIANGLE -> Triangles.wrap(c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8], from, count);
      case PLANE -> Planes.wrap(c[0], c[1], c[2], c[3], from, count);
      case CYLINDER -> Cylinders.wrap(AXIS, c[0], c[1], c[2], from, count);
      case FRUSTUM -> Frusta.wrap(c, from, count);
      case RAY -> Rays.wrap(c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], from, count);
    };
  }

  /** A proper element: positions in [0, 4), sizes that let some pairs hit. */
  private static float[] plain(Kind kind, Random random, Distribution distribution) {
    float[] e = new float[kind.width()];
    boolean grid = distribution == Distribution.GRID;
    for (int c = 0; c < e.length; c++) {
      e[c] = grid ? random.nextInt(4) : random.nextFloat() * 4;
    }
    switch (kind) {
      case SPHERE -> e[3] /= grid ? 1 : 3;
      case CAPSULE -> e[6] = grid ? random.nextInt(2) : e[6] / 6;
      case BOX -> {
        for (int c = 0; c < 3; c++) {
          e[c + 3] = e[c] + (grid ? random.nextInt(3) : random.nextFloat() * 1.5f);
        }
      }
      case ORIENTED_BOX -> {
        for (int c = 3; c < 6; c++) {
          e[c] = grid ? random.nextInt(3) : e[c] / 4;
        }
        for (int c = 6; c < 10; c++) {
          e[c] = grid ? random.nextInt(3) - 1 : e[c] - 2;
        }
        e[9] += grid && e[6] == 0 && e[7] == 0 && e[8] == 0 && e[9] == 0 ? 1 : 0;
      }
      case PLANE -> { // through a point among the others
        float d = 0;
        for (int c = 0; c < 3; c++) {
          float n = grid ? random.nextInt(3) - 1 : random.nextFloat() * 2 - 1;
          d -= n * e[c];
          e[c] = n;
        }
        e[3] = d;
      }
      case CYLINDER -> e[2] /= grid ? 1 : 4;
      case FRUSTUM -> frustum(e, e[0], e[1], e[2], grid ? null : random);
      case TRIANGLE -> {
        // corners anywhere: triangles about as large as the space
      }
      case RAY -> {
        for (int c = 3; c < 6; c++) {
          e[c] = grid ? random.nextInt(3) - 1 : random.nextFloat() * 2 - 1;
        }
        e[6] = 0;
        e[7] = random.nextBoolean() ? Float.POSITIVE_INFINITY : e[7];
      }
    }
    return e;
  }

  /**
   * Six planes about a point of space: of a cube of side 2, or with faces that lean.
   *
   * @param random null for a cube
   */
  private static void frustum(float[] e, float x, float y, float z, Random random) {
    for (int k = 0; k < 6; k++) {
      float d = random == null ? 1 : 0.2f + random.nextFloat();
      for (int axis = 0; axis < 3; axis++) {
        float lean = random == null ? 0 : random.nextFloat() - 0.5f;
        float n = axis == k / 2 ? k % 2 == 0 ? -1 : 1 : lean;
        e[4 * k + axis] = n;
        d += n * (axis == 0 ? x : axis == 1 ? y : z);
      }
      e[4 * k + 3] = -d;
    }
  }

  /** Makes an element of this kind invalid, degenerate or rare. */
  private static void degenerate(Kind kind, float[] e, Random random) {
    switch (kind) {
      case SPHERE -> e[3] = random.nextBoolean() ? -e[3] : 0;
      case CAPSULE -> {
        switch (random.nextInt(3)) {
          case 0 -> e[6] = -e[6];
          case 1 -> e[6] = 0;
          default -> System.arraycopy(e, 0, e, 3, 3); // a sphere
        }
      }
      case BOX -> {
        int axis = random.nextInt(3);
        switch (random.nextInt(4)) {
          case 0 -> { // the empty box
            Arrays.fill(e, 0, 3, Float.POSITIVE_INFINITY);
            Arrays.fill(e, 3, 6, Float.NEGATIVE_INFINITY);
          }
          case 1 -> { // inverted
            e[axis] = 3;
            e[axis + 3] = 1;
          }
          case 2 -> e[axis + 3] = e[axis]; // flat
          default -> { // a half-space or a slab
            e[axis] = Float.NEGATIVE_INFINITY;
            e[(axis + random.nextInt(2)) % 3 + 3] = Float.POSITIVE_INFINITY;
          }
        }
      }
      case ORIENTED_BOX -> {
        int axis = 3 + random.nextInt(3);
        switch (random.nextInt(5)) {
          case 0 -> e[axis] = -1;
          case 1 -> e[axis] = 0; // flat
          case 2 -> Arrays.fill(e, 3, 6, 0); // a point
          case 3 -> Arrays.fill(e, 6, 10, 0); // no rotation
          default -> Arrays.fill(e, 6, 9, 0); // axis-aligned
        }
      }
      case PLANE -> {
        if (random.nextBoolean()) {
          Arrays.fill(e, 0, 3, random.nextBoolean() ? 0 : -0f);
        } else { // perpendicular to an axis
          Arrays.fill(e, 0, 3, 0);
          e[random.nextInt(3)] = -1;
        }
      }
      case CYLINDER -> e[2] = random.nextBoolean() ? -e[2] : 0;
      case FRUSTUM -> {
        int plane = 4 * random.nextInt(6);
        switch (random.nextInt(3)) {
          case 0 -> Arrays.fill(e, plane, plane + 3, 0); // no plane
          case 1 -> e[plane + 3] += 4; // empty
          default -> e[plane + 3] = -e[(plane + 4) % 24 + 3]; // flat, perhaps
        }
      }
      case TRIANGLE -> {
        System.arraycopy(e, 0, e, 3, 3); // a segment
        if (random.nextBoolean()) {
          System.arraycopy(e, 0, e, 6, 3); // a point
        }
      }
      case RAY -> {
        switch (random.nextInt(4)) {
          case 0 -> Arrays.fill(e, 3, 6, random.nextBoolean() ? 0 : -0f);
          case 1 -> { // the interval is empty
            e[6] = 2;
            e[7] = 1;
          }
          case 2 -> e[3 + random.nextInt(3)] = -0f;
          default -> e[6] = random.nextBoolean() ? 1 : -2;
        }
      }
    }
  }

  // ---- what does not ----

  /** A buffer that holds these interleaved elements. */
  static Columns buffer(Kind kind, float[] elements, Placement placement) {
    int size = elements.length / kind.width();
    Columns buffer = switch (placement) {
      case ALLOCATED -> allocate(kind, size);
      case MIDDLE -> wrap(kind, foreignColumns(kind, size + 90), 13, size);
      case UNPADDED -> wrap(kind, foreignColumns(kind, size + 7), 7, size);
      case SLICE -> slice(allocate(kind, size + 5), 3, size);
    };
    buffer.copyFrom(elements, 0);
    return buffer;
  }

  /** Columns full of values that would hit, or spoil, much if they were looked at. */
  private static float[][] foreignColumns(Kind kind, int length) {
    float[][] columns = new float[kind.width()][length];
    for (float[] column : columns) {
      for (int i = 0; i < length; i++) {
        column[i] = i % 3 == 0 ? Float.NaN : 2;
      }
    }
    return columns;
  }

  static Columns random(Kind kind, Random random, Distribution distribution, int size, Placement placement) {
    return buffer(kind, elements(kind, random, distribution, size), placement);
  }

  static Columns random(Kind kind, Random random, Distribution distribution, int size) {
    return random(kind, random, distribution, size, Placement.ALLOCATED);
  }

  static Shapes shapes(Kind kind, Random random, Distribution distribution, int size, Placement placement) {
    return (Shapes) random(kind, random, distribution, size, placement);
  }

  static Shapes shapes(Kind kind, Random random, Distribution distribution, int size) {
    return shapes(kind, random, distribution, size, Placement.ALLOCATED);
  }

  /**
   * Makes every other shape, of a kind that can be contained, an eighth as large, and moves it to the middle
   * of the container that it comes with, if that is a sphere or box: at random hardly any would be contained.
   * For frusta it is every shape, where it is.
   */
  static Shapes shrinkSome(Columns containers, Shapes shapes) {
    float[] c = new float[containers.width()];
    float[] e = new float[shapes.width()];
    for (int i = 0; i < Math.min(containers.size(), shapes.size());
        i += containers.kind == Kind.FRUSTUM ? 1 : 2) {
      containers.get(i, c);
      shapes.get(i, e);
      boolean corners = shapes.kind != Kind.SPHERE && shapes.kind != Kind.ORIENTED_BOX;
      for (int axis = 0; axis < 3; axis++) {
        float to = switch (containers.kind) {
          case SPHERE, ORIENTED_BOX -> c[axis];
          case BOX -> 0.5f * c[axis] + 0.5f * c[axis + 3];
          default -> e[axis];
        };
        float by = to - e[axis];
        for (int k = axis; k < (corners ? e.length / 3 * 3 : 3); k += 3) {
          e[k] += by;
        }
      }
      switch (shapes.kind) {
        case SPHERE -> e[3] /= 8;
        case ORIENTED_BOX -> {
          for (int k = 3; k < 6; k++) {
            e[k] /= 8;
          }
        }
        case CAPSULE, BOX, TRIANGLE -> { // all points nearer to the first
          for (int k = 3; k < e.length / 3 * 3; k++) {
            e[k] = e[k % 3] + (e[k] - e[k % 3]) / 8;
          }
          e[e.length - 1] /= shapes.kind == Kind.CAPSULE ? 8 : 1;
        }
        case PLANE, CYLINDER, FRUSTUM, RAY -> throw new IllegalArgumentException(shapes.toString());
      }
      shapes.setAll(i, e);
    }
    return shapes;
  }

  static Rays rays(Random random, Distribution distribution, int size, Placement placement) {
    return (Rays) random(Kind.RAY, random, distribution, size, placement);
  }

  static Rays rays(Random random, Distribution distribution, int size) {
    return rays(random, distribution, size, Placement.ALLOCATED);
  }

  /** {@code size} random elements, interleaved. */
  static float[] elements(Kind kind, Random random, Distribution distribution, int size) {
    FloatBuffer elements = FloatBuffer.allocate(size * kind.width());
    for (int i = 0; i < size; i++) {
      elements.put(
          distribution == Distribution.EXTREME ? extreme(kind, random) : plain(kind, random, distribution));
    }
    return elements.array();
  }

  private static float[] extreme(Kind kind, Random random) {
    float[] e = plain(kind, random, random.nextInt(3) == 0 ? Distribution.UNIFORM : Distribution.GRID);
    int column = random.nextInt(e.length);
    switch (random.nextInt(8)) {
      case 0 -> e[column] = Math.nextUp(e[column]);
      case 1 -> e[column] = Math.nextDown(e[column]);
      case 2 -> e[column] = special(random);
      case 3 -> degenerate(kind, e, random);
      case 4 -> {
        if (random.nextInt(4) == 0) {
          for (int c = 0; c < e.length; c++) {
            e[c] = special(random);
          }
        }
      }
      case 5 -> {
        if (random.nextInt(4) == 0) {
          scale(e, SCALES[random.nextInt(SCALES.length)]);
        }
      }
      default -> {
      }
    }
    return e;
  }

  private static float special(Random random) {
    return SPECIAL[random.nextInt(SPECIAL.length)];
  }

  private static void scale(float[] e, float by) {
    for (int c = 0; c < e.length; c++) {
      e[c] *= by;
    }
  }

  static Columns slice(Columns columns, int from, int count) {
    return switch (columns) {
      case Shapes shapes -> shapes.slice(from, count);
      case Rays rays -> rays.slice(from, count);
      case Records records -> records.slice(from, count);
      case Motions motions -> motions.slice(from, count);
    };
  }

  /**
   * Motions for the elements of a buffer, made of what it holds: a function of each element alone, on a grid
   * where it is.
   */
  static Motions motions(Columns columns) {
    Motions motions = Motions.allocate(columns.size());
    float[] e = new float[columns.width()];
    for (int i = 0; i < columns.size(); i++) {
      columns.get(i, e);
      motions.set(i, 2 * e[1] - e[2], 2 * e[2] - e[0], 2 * e[0] - e[1]);
    }
    return motions;
  }

  /** The elements of a buffer, interleaved. */
  static float[] elements(Columns columns) {
    float[] elements = new float[columns.size() * columns.width()];
    columns.copyTo(elements, 0);
    return elements;
  }

  /** The engines whose answers must be those of the scalar one: the best, and the wide one if it is there. */
  static List<Engine> engines() {
    return VectorSupport.KERNELS == null ? List.of(Engines.widest())
        : List.of(Engines.widest(), Engine.wide());
  }

  /** The four pairings for buffers of these sizes, those that exist for them. */
  static List<Pairing> pairings(Random random, int firstSize, int secondSize, int indexed) {
    List<Pairing> pairings = new ArrayList<>();
    if (firstSize == secondSize) {
      pairings.add(Pairing.zip());
    }
    if (firstSize > 0) {
      pairings.add(Pairing.oneToMany(random.nextInt(firstSize)));
    }
    if (secondSize > 0) {
      pairings.add(Pairing.manyToOne(random.nextInt(secondSize)));
    }
    int count = firstSize > 0 && secondSize > 0 ? indexed : 0;
    pairings.add(Pairing.indexed(random.ints(count, 0, Math.max(1, firstSize)).toArray(),
        random.ints(count, 0, Math.max(1, secondSize)).toArray(), count));
    return pairings;
  }
}
