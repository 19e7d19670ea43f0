package lockstep;

import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import lockstep.internal.shape.Kind;
import lockstep.samples.KindSamples;
import lockstep.samples.ShapeSamples;

/**
 * Seeded random shapes and rays of every kind, and buffers for them. {@link KindSamples} defines the
 * differences between kinds.
 */
final class Samples {
  /** The kinds of shapes: those with {@link Shapes} as buffers. */
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
    /** Both of these, and every class of floats: NaN, infinities, subnormals, degenerate elements. */
    EXTREME
  }

  /** The position of a buffer in its columns. */
  enum Placement {
    /** Created by {@code allocate}: padded to whole blocks. */
    ALLOCATED,
    /** In the middle of the caller's arrays, at an odd offset. */
    MIDDLE,
    /** At an odd offset; the arrays end with the last element. */
    UNPADDED,
    /** A slice of an allocated buffer. */
    SLICE
  }

  static Columns allocate(Kind kind, int size) {
    return BuffersByKind.allocate(kind, size);
  }

  static Columns wrap(Kind kind, float[][] columns, int from, int count) {
    return BuffersByKind.wrap(kind, columns, from, count);
  }

  /** A proper element: positions in [0, 4), sizes that let some pairs hit. */
  private static float[] plain(Kind kind, Random random, Distribution distribution) {
    float[] e = new float[kind.width()];
    boolean grid = distribution == Distribution.GRID;
    for (int c = 0; c < e.length; c++) {
      e[c] = grid ? random.nextInt(4) : random.nextFloat() * 4;
    }
    KindSamples.of(kind).plain(e, random, grid);
    return e;
  }

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

  /** Columns full of values that would hit, or spoil, much if they were read. */
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
   * of its container, if that is a sphere or box: random shapes are hardly ever contained. For frusta this
   * applies to every shape.
   */
  static Shapes shrinkSome(Columns containers, Shapes shapes) {
    float[] c = new float[containers.width()];
    float[] e = new float[shapes.width()];
    for (int i = 0; i < Math.min(containers.size(), shapes.size());
        i += containers.kind == Kind.FRUSTUM ? 1 : 2) {
      containers.get(i, c);
      shapes.get(i, e);
      for (int axis = 0; axis < 3; axis++) {
        float to = switch (containers.kind) {
          case SPHERE, ORIENTED_BOX -> c[axis];
          case BOX -> 0.5f * c[axis] + 0.5f * c[axis + 3];
          default -> e[axis];
        };
        float by = to - e[axis];
        for (int k = axis; k < 3 * shapes.kind.points(); k += 3) {
          e[k] += by;
        }
      }
      ShapeSamples.of(shapes.kind).shrink(e);
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
      case 3 -> KindSamples.of(kind).degenerate(e, random);
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
    return BuffersByKind.slice(columns, from, count);
  }

  /**
   * Motions for the elements of a buffer, derived from its content: a function of each element alone, on a
   * grid if the element is.
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

  /** The pairings, out of four, that exist for buffers of these sizes. */
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
