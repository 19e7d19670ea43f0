package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;

/** Asks the same about heightfields and about their triangles. */
final class HeightfieldCheck {
  /** In a build two of them. */
  static final List<Engine> ENGINES =
      Effort.MINE == Effort.BUILD ? List.of(Engine.scalar(), Engines.widest().parallel(TreeCheck.POOL))
          : List.of(Engine.scalar(), Engines.widest(), Engines.widest().parallel(TreeCheck.POOL));

  private static final int[][] SIZES = {{2, 3}, {6, 5}, {34, 19}};

  private HeightfieldCheck() {}

  /** Asks the scalar engine about the triangles, and all engines about the field. */
  static void assertAlike(Heightfield field, BiFunction<Engine, Target, int[]> ask) {
    int[] expected = ask.apply(Engine.scalar(), field.triangles());
    for (Engine engine : ENGINES) {
      assertArrayEquals(expected, ask.apply(engine, field), () -> engine + " and " + field);
    }
  }

  static int[] joined(int[]... parts) {
    return Arrays.stream(parts).flatMapToInt(Arrays::stream).toArray();
  }

  static int[] bits(float[] values, int count) {
    int[] bits = new int[count];
    for (int k = 0; k < count; k++) {
      bits[k] = Float.floatToRawIntBits(values[k]);
    }
    return bits;
  }

  /** The number of pairs, and all of them. */
  private static int[] of(Pairs pairs, long needed) {
    return joined(new int[] {(int) needed}, Arrays.copyOf(pairs.first(), pairs.size()),
        Arrays.copyOf(pairs.second(), pairs.size()));
  }

  interface ListPairs {
    long list(Pairs pairs);
  }

  static int[] listed(ListPairs list) {
    Pairs pairs = Pairs.allocate(3_000);
    return of(pairs, list.list(pairs));
  }

  interface FieldTest {
    void test(Heightfield field, Random random);
  }

  static void forAllSizes(Terrain terrain, FieldTest test) {
    for (int[] size : SIZES) {
      Random random = new Random(31 * size[0] + size[1]);
      test.test(terrain.field(random, size[0], size[1]), random);
    }
  }
}
