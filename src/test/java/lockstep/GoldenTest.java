package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lockstep.Samples.Kind;
import lockstep.Samples.Mood;
import lockstep.Samples.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * One answer: a number for each kernel and verb over fixed inputs, the same for every engine, width, number
 * of threads and way of asking. A change of a kernel's definition changes its number, and should say so.
 */
class GoldenTest {
  private static final int SIZE = 6000;
  private static final int ROWS = 70;
  private static final int MANY = 300;

  private static final ForkJoinPool POOL = new ForkJoinPool(3);

  private static final List<Engine> ENGINES =
      Stream
          .concat(Stream.of(Engine.scalar(), Engine.scalar().parallel(ForkJoinPool.commonPool())),
              Samples.engines().stream().flatMap(engine -> Stream.of(engine, engine.parallel(POOL))))
          .toList();

  /** A third of each mood. */
  private static Columns input(Kind kind, int seed, int size) {
    Random random = new Random(seed);
    Columns columns = kind.allocate(size);
    int from = 0;
    for (Mood mood : Mood.values()) {
      int count = mood == Mood.WILD ? size - from : size / 3;
      Samples.slice(columns, from, count).copyFrom(kind.elements(random, mood, count), 0);
      from += count;
    }
    return columns;
  }

  private static String hash(int... values) {
    long hash = 0xcbf29ce484222325L; // FNV-1a, over whole numbers instead of bytes
    for (int value : values) {
      hash = (hash ^ (value & 0xffffffffL)) * 0x100000001b3L;
    }
    return Long.toHexString(hash);
  }

  private static String hash(Columns columns) {
    float[] elements = Samples.elements(columns);
    return hash(IntStream.range(0, elements.length).map(i -> Float.floatToRawIntBits(elements[i])).toArray());
  }

  /** If this fails, the samples have changed, not the answers. */
  @ParameterizedTest
  @CsvSource({"SPHERES,9f19c55f05c5f3d1", "BOXES,c631ff223f8df857", "TRIANGLES,fc8745cbb8e9d8ed",
      "RAYS,35349ff8780443a4"})
  void inputs(Kind kind, String expected) {
    assertEquals(expected, hash(input(kind, 1, SIZE)));
  }

  @ParameterizedTest
  @CsvSource({"SPHERES,SPHERES,5d0b5414e49384dc", "SPHERES,BOXES,a07b78c4f3897aa3",
      "BOXES,BOXES,b214da5c2c9809cb", "SPHERES,TRIANGLES,84e4c2475a2279a1",
      "BOXES,TRIANGLES,11d6f1c2e619247d", "TRIANGLES,TRIANGLES,722e23b741a8d58f",
      "RAYS,SPHERES,52a4383a4b38e1dd", "RAYS,BOXES,9ea8382a85cf1f9a", "RAYS,TRIANGLES,fe4d1b07231251d9"})
  void oneWithOne(Kind firstKind, Kind secondKind, String expected) {
    Columns first = input(firstKind, 1, SIZE);
    Columns second = input(secondKind, 2, SIZE);
    int[] all = IntStream.range(0, SIZE).toArray();
    for (Engine engine : ENGINES) {
      for (Pairing pairing : List.of(Pairing.zip(), Pairing.indexed(all, all, SIZE))) {
        assertEquals(expected, hash(Samples.ask(engine, first, second, pairing)), engine::toString);
      }
    }
  }

  /** The same pairs by rows, by columns, by indices and as a list. */
  @ParameterizedTest
  @CsvSource({"SPHERES,SPHERES,7a2908a421565207", "SPHERES,BOXES,4565578407f7b649",
      "BOXES,BOXES,df967deb28c7639d", "SPHERES,TRIANGLES,8a7fc4576a026eca",
      "BOXES,TRIANGLES,8fbd5514e288c89e", "TRIANGLES,TRIANGLES,8d7ff96b2faee11",
      "RAYS,SPHERES,a5f06fb5c272cf4b", "RAYS,BOXES,5817a66bbdee66af", "RAYS,TRIANGLES,fb54bce49934170a"})
  void allWithAll(Kind firstKind, Kind secondKind, String expected) {
    Question question = new Question(firstKind, secondKind);
    Columns first = input(firstKind, 3, ROWS);
    Columns second = input(secondKind, 4, MANY);
    int[] firsts = IntStream.range(0, ROWS * MANY).map(k -> k / MANY).toArray();
    int[] seconds = IntStream.range(0, ROWS * MANY).map(k -> k % MANY).toArray();
    for (Engine engine : ENGINES) {
      int[] rows = new int[ROWS * MANY];
      int[] columns = new int[ROWS * MANY];
      for (int i = 0; i < ROWS; i++) {
        int[] row = Samples.ask(engine, first, second, Pairing.oneToMany(i));
        System.arraycopy(row, 0, rows, i * MANY, MANY);
      }
      for (int j = 0; j < MANY; j++) {
        int[] column = Samples.ask(engine, first, second, Pairing.manyToOne(j));
        for (int i = 0; i < ROWS; i++) {
          columns[i * MANY + j] = column[i];
        }
      }
      int[] indexed = Samples.ask(engine, first, second, Pairing.indexed(firsts, seconds, ROWS * MANY));
      Pairs pairs = Pairs.allocate(ROWS * MANY);
      if (question.isCast()) {
        engine.cast((Rays) first, (Shapes) second, pairs);
      } else {
        engine.overlap((Shapes) first, (Shapes) second, pairs);
      }
      int[] listed = new int[ROWS * MANY];
      for (int k = 0; k < pairs.size(); k++) {
        listed[pairs.first(k) * MANY + pairs.second(k)] = 1;
      }
      String what = question + ", " + engine;
      assertEquals(expected, hash(rows), what);
      assertEquals(expected, hash(columns), what);
      assertEquals(expected, hash(Arrays.copyOf(indexed, ROWS * MANY)), what);
      assertEquals(expected, hash(listed), what);
    }
  }

  @ParameterizedTest
  @CsvSource({"SPHERES,8b7b8605dd9244c4", "BOXES,2c23f1de05a9b783", "TRIANGLES,8fd8c31ef4d41a7"})
  void closestAndAny(Kind kind, String expected) {
    Rays rays = (Rays) input(Kind.RAYS, 5, 500);
    Shapes shapes = (Shapes) input(kind, 6, 30); // few, or every ray would start inside one
    for (Engine engine : ENGINES) {
      RayHits hits = Samples.rubbish(500);
      engine.closest(rays, shapes, hits);
      int[] answer = Samples.answer(hits, 500);
      assertEquals(expected, hash(answer), engine::toString);
      Hits any = Hits.allocate(500);
      engine.any(rays, shapes, any);
      assertEquals(hash(Arrays.copyOf(answer, 500)), hash(Samples.answer(any, 500)));
    }
  }

  @ParameterizedTest
  @CsvSource({"SPHERES,e680be2e86275b64", "BOXES,846b27b06d6c08c3", "TRIANGLES,7faa5d911e8610f4"})
  void pairsOfOneBuffer(Kind kind, String expected) {
    Shapes shapes = (Shapes) input(kind, 7, 400);
    Pairs pairs = Pairs.allocate(400 * 399 / 2);
    for (Engine engine : ENGINES) {
      engine.overlap(shapes, pairs);
      assertEquals(expected, hash(Samples.answer(pairs)), engine::toString);
    }
  }

  @Test
  void theHashTellsApart() {
    assertEquals("cbf29ce484222325", hash(new int[0]));
    assertEquals(4, List.of(hash(1, 2), hash(2, 1), hash(1), hash(1, 2, 0)).stream().distinct().count());
  }
}
