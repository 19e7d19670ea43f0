package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Seeded shapes and rays, every question that can be asked of them, and the answers as plain numbers. */
final class Samples {
  private Samples() {}

  /** What the elements of a batch are like. */
  enum Mood {
    /** Random positions in a small space: many hits, no coincidences. */
    NICE,
    /** Small integers: every kind of touching, and ties. */
    GRID,
    /** Both of these, and everything a float can be. */
    WILD
  }

  /** Where a buffer's columns live. */
  enum Layout {
    /** Made by {@code allocate}: padded to whole blocks. */
    ALLOCATED,
    /** In the middle of the caller's arrays, at an odd place. */
    AMONG_OTHERS,
    /** At an odd place; the arrays end with the last element. */
    TO_THE_END,
    /** A slice of an allocated buffer. */
    SLICE
  }

  /** The four kinds of buffer. */
  enum Kind {
    SPHERES(4), BOXES(6), TRIANGLES(9), RAYS(8);

    final int width;

    Kind(int width) {
      this.width = width;
    }

    Columns allocate(int size) {
      return switch (this) {
        case SPHERES -> Spheres.allocate(size);
        case BOXES -> Boxes.allocate(size);
        case TRIANGLES -> Triangles.allocate(size);
        case RAYS -> Rays.allocate(size);
      };
    }

    Columns wrap(float[][] c, int from, int count) {
      return switch (this) {
        case SPHERES -> Spheres.wrap(c[0], c[1], c[2], c[3], from, count);
        case BOXES -> Boxes.wrap(c[0], c[1], c[2], c[3], c[4], c[5], from, count);
        case TRIANGLES -> Triangles.wrap(c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8], from, count);
        case RAYS -> Rays.wrap(c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], from, count);
      };
    }

    /** A buffer that holds these interleaved elements. */
    Columns buffer(float[] elements, Layout layout) {
      int size = elements.length / width;
      Columns buffer = switch (layout) {
        case ALLOCATED -> allocate(size);
        case AMONG_OTHERS -> wrap(strangers(size + 90), 13, size);
        case TO_THE_END -> wrap(strangers(size + 7), 7, size);
        case SLICE -> slice(buffer(new float[(size + 5) * width], Layout.ALLOCATED), 3, size);
      };
      buffer.copyFrom(elements, 0);
      return buffer;
    }

    /** Columns full of values that would hit, or spoil, much if they were looked at. */
    private float[][] strangers(int length) {
      float[][] columns = new float[width][length];
      for (float[] column : columns) {
        for (int i = 0; i < length; i++) {
          column[i] = i % 3 == 0 ? Float.NaN : 2;
        }
      }
      return columns;
    }

    Columns random(Random random, Mood mood, int size, Layout layout) {
      return buffer(elements(random, mood, size), layout);
    }

    Columns random(Random random, Mood mood, int size) {
      return random(random, mood, size, Layout.ALLOCATED);
    }

    /** {@code size} random elements, interleaved. */
    float[] elements(Random random, Mood mood, int size) {
      FloatBuffer elements = FloatBuffer.allocate(size * width);
      for (int i = 0; i < size; i++) {
        elements.put(element(random, mood));
      }
      return elements.array();
    }

    private float[] element(Random random, Mood mood) {
      if (mood != Mood.WILD) {
        return plain(random, mood);
      }
      float[] e = plain(random, random.nextInt(3) == 0 ? Mood.NICE : Mood.GRID);
      int column = random.nextInt(width);
      switch (random.nextInt(8)) {
        case 0 -> e[column] = Math.nextUp(e[column]);
        case 1 -> e[column] = Math.nextDown(e[column]);
        case 2 -> e[column] = special(random);
        case 3 -> odd(e, random);
        case 4 -> {
          if (random.nextInt(4) == 0) {
            for (int c = 0; c < width; c++) {
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

    private float[] plain(Random random, Mood mood) {
      float[] e = new float[width];
      boolean grid = mood == Mood.GRID;
      for (int c = 0; c < width; c++) {
        e[c] = grid ? random.nextInt(4) : random.nextFloat() * 4;
      }
      switch (this) {
        case SPHERES -> e[3] /= grid ? 1 : 3;
        case BOXES -> {
          for (int c = 0; c < 3; c++) {
            e[c + 3] = e[c] + (grid ? random.nextInt(3) : random.nextFloat() * 1.5f);
          }
        }
        case TRIANGLES -> {
          // corners anywhere: triangles about as large as the space
        }
        case RAYS -> {
          for (int c = 3; c < 6; c++) {
            e[c] = grid ? random.nextInt(3) - 1 : random.nextFloat() * 2 - 1;
          }
          e[6] = 0;
          e[7] = random.nextBoolean() ? Float.POSITIVE_INFINITY : e[7];
        }
      }
      return e;
    }

    /** What is wrong, or just rare, with an element of this kind. */
    private void odd(float[] e, Random random) {
      switch (this) {
        case SPHERES -> e[3] = random.nextBoolean() ? -e[3] : 0;
        case BOXES -> {
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
        case TRIANGLES -> {
          System.arraycopy(e, 0, e, 3, 3); // a segment
          if (random.nextBoolean()) {
            System.arraycopy(e, 0, e, 6, 3); // a point
          }
        }
        case RAYS -> {
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
  }

  private static final float[] SPECIAL =
      {0, -0f, 1, -1, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_VALUE,
          -Float.MIN_VALUE, 1e-40f, -1e-40f, Float.MIN_NORMAL, 1e-30f, 1e-23f, 1e-19f, -1e-18f, 1e18f, -1e18f,
          1e19f, -2e19f, 1e25f, -1e30f, 3e38f, -3e38f, Float.MAX_VALUE, -Float.MAX_VALUE};

  private static final float[] SCALES = {Float.MIN_VALUE, 1e-40f, 1e-30f, 1e-20f, 1e-7f, 1e7f, 1e18f, 1e37f};

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
    };
  }

  /** The elements of a buffer, interleaved. */
  static float[] elements(Columns columns) {
    float[] elements = new float[columns.size() * columns.width()];
    columns.copyTo(elements, 0);
    return elements;
  }

  // ---- what can be asked ----

  /** Do shapes of two kinds overlap, or where do rays enter shapes? */
  record Question(Kind first, Kind second) {
    boolean isCast() {
      return first == Kind.RAYS;
    }

    @Override
    public String toString() {
      return first + "–" + second;
    }
  }

  /** All twelve: every kind of shape with every kind, in both orders, and rays with each. */
  static List<Question> questions() {
    List<Question> questions = new ArrayList<>();
    for (Kind first : Kind.values()) {
      for (Kind second : List.of(Kind.SPHERES, Kind.BOXES, Kind.TRIANGLES)) {
        questions.add(new Question(first, second));
      }
    }
    return questions;
  }

  /** The engines whose answers must be those of the scalar one: the best, and the wide one if it is there. */
  static List<Engine> engines() {
    return VectorSupport.KERNELS == null ? List.of(Engine.best()) : List.of(Engine.best(), Engine.wide());
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

  // ---- answers ----

  /**
   * Asks {@code engine}, into results that hold rubbish, checks what every answer must be, and returns it
   * as bits: the words, and for a cast every t, u, v and index.
   */
  static int[] ask(Engine engine, Columns first, Columns second, Pairing pairing) {
    int pairs = Checks.pairs(pairing, first.size(), second.size());
    if (first instanceof Rays rays) {
      RayHits hits = rubbish(pairs);
      engine.cast(rays, (Shapes) second, pairing, hits);
      return answer(hits, pairs);
    }
    Hits hits = Hits.allocate(pairs);
    Arrays.fill(hits.words(), -1);
    engine.overlap((Shapes) first, (Shapes) second, pairing, hits);
    return answer(hits, pairs);
  }

  static long count(Engine engine, Columns first, Columns second, Pairing pairing) {
    return first instanceof Rays rays ? engine.count(rays, (Shapes) second, pairing)
        : engine.count((Shapes) first, (Shapes) second, pairing);
  }

  /** Room for {@code size} answers that holds nonsense. */
  static RayHits rubbish(int size) {
    RayHits hits = RayHits.allocate(size);
    Arrays.fill(hits.hits().words(), -1);
    Arrays.fill(hits.t, Float.NaN);
    Arrays.fill(hits.u, 7);
    Arrays.fill(hits.v, -7);
    Arrays.fill(hits.index, 12345);
    return hits;
  }

  static int[] answer(Hits hits, int size) {
    assertEquals(size, hits.size());
    if (size % 64 != 0) {
      assertEquals(0, hits.words()[size / 64] >>> size, "bits past the size");
    }
    int[] bits = new int[size];
    for (int i = 0; i < size; i++) {
      bits[i] = hits.get(i) ? 1 : 0;
    }
    assertEquals(Arrays.stream(bits).sum(), hits.count());
    return bits;
  }

  static int[] answer(RayHits hits, int size) {
    int[] answer = Arrays.copyOf(answer(hits.hits(), size), 5 * size);
    for (int i = 0; i < size; i++) {
      if (answer[i] != 0) {
        assertTrue(Float.isFinite(hits.t[i]) && Float.isFinite(hits.u[i]) && Float.isFinite(hits.v[i]),
            () -> "a hit without place: " + hits);
        assertTrue(hits.index[i] >= 0);
      } else {
        assertEquals(Float.POSITIVE_INFINITY, hits.t[i], "t of a miss");
        assertEquals(0, Float.floatToRawIntBits(hits.u[i]), "u of a miss");
        assertEquals(0, Float.floatToRawIntBits(hits.v[i]), "v of a miss");
        assertEquals(-1, hits.index[i], "index of a miss");
      }
      answer[size + i] = Float.floatToRawIntBits(hits.t[i]);
      answer[2 * size + i] = Float.floatToRawIntBits(hits.u[i]);
      answer[3 * size + i] = Float.floatToRawIntBits(hits.v[i]);
      answer[4 * size + i] = hits.index[i];
    }
    return answer;
  }

  /** The listed pairs, first and second in turn. */
  static int[] answer(Pairs pairs) {
    int[] list = new int[2 * pairs.size()];
    for (int k = 0; k < pairs.size(); k++) {
      list[2 * k] = pairs.first(k);
      list[2 * k + 1] = pairs.second(k);
    }
    return list;
  }
}
