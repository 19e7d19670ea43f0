package lockstep.internal.kernel;

import static lockstep.internal.kernel.Verb.OVERLAP;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import lockstep.Runs;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.overlap.BoxBoxScalar;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/**
 * Detects two entries of the catalogue that run the same kernel by mistake. Twins cannot show it, as both
 * would be wrong in the same way: so all kernels of a verb are run over the same columns, as wide as the
 * widest kind, and no two may give the same answers. Such columns are hardly ever frusta, or one shape inside
 * another: for these only the classes of kernels are compared.
 */
@Runs.Widest
@Runs.Vectors
class SharedKernelTest {
  private static final int PAIRS = 1 << 13;
  private static final float[][] FIRST = columns(1);
  private static final float[][] SECOND = columns(2);

  /** The answers of each entry that has been asked, as several tests ask the same ones. */
  private static final Map<Entry, int[]> ANSWERS = new HashMap<>();

  /** Half of the elements are arbitrary, half have larger columns from 3 on, such as maxima or radii. */
  private static float[][] columns(int seed) {
    Random random = new Random(seed);
    float[][] columns = new float[Kind.maxWidth()][PAIRS];
    for (int c = 0; c < columns.length; c++) {
      for (int i = 0; i < PAIRS; i++) {
        columns[c][i] =
            i % 2 == 0 ? random.nextFloat() * 4 - 2 : random.nextFloat() * 2 + (c < 3 ? 0 : 0.3f * (i % 5));
      }
    }
    return columns;
  }

  /** All answers of a kernel for the columns. */
  private static int[] answers(Entry entry) {
    Layout layout = entry.layout();
    long[] words = new long[Kernel.words(PAIRS)];
    float[][] floats = new float[layout.floats().size()][PAIRS];
    entry.kernel().run(new Operand().walk(FIRST, 0), new Operand().walk(SECOND, 0), PAIRS,
        new Output().at(words, 0, floats, 0));
    IntBuffer answers = IntBuffer.allocate(2 * words.length + entry.floats() * PAIRS);
    for (long word : words) {
      answers.put((int) word).put((int) (word >>> 32));
    }
    long hits = Arrays.stream(words).map(Long::bitCount).sum();
    boolean nearlyAlways = entry.verb() == Verb.DISTANCE || entry.verb() == Verb.SIGNED_DISTANCE
        || entry.verb() == Verb.CLOSEST_POINTS || entry.verb() == Verb.CONTACT;
    assertTrue(hits > 20 && (hits < PAIRS - 20 || nearlyAlways),
        () -> entry + " hits " + hits + " of " + PAIRS);
    for (int c = 0; c < entry.floats(); c++) {
      for (float value : floats[c]) {
        answers.put(Float.floatToRawIntBits(value));
      }
    }
    return answers.array();
  }

  /** Entries of one verb that give the same answers. */
  private static List<String> shared(Kernels table) {
    Map<List<Object>, Entry> seen = new HashMap<>();
    List<String> shared = new ArrayList<>();
    Map<Class<?>, Entry> classes = new HashMap<>();
    for (Entry entry : table.entries()) {
      Entry same = entry.kernel() instanceof Staged ? null : classes.put(entry.kernel().getClass(), entry);
      if (same != null) {
        shared.add(same + " and " + entry);
      }
      if (entry.verb() == Verb.CONTAINS || entry.first() == Kind.FRUSTUM || same != null) {
        continue;
      }
      int[] answers = ANSWERS.computeIfAbsent(entry, SharedKernelTest::answers);
      Entry other = seen.put(List.of(entry.verb(), IntBuffer.wrap(answers)), entry);
      if (other != null) {
        shared.add(other + " and " + entry);
      }
    }
    return shared;
  }

  @Test
  void noTwoDefinitions() {
    assertEquals(List.of(), shared(ScalarKernels.TABLE));
  }

  @Test
  @Runs.Thorough
  void noTwoTwins() {
    Assumptions.assumeTrue(ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent());
    assertEquals(List.of(), shared(WideKernels.TABLE));
  }

  /** A shared kernel would be detected. */
  @Test
  void aSharedKernelWouldBeSeen() {
    List<Entry> entries = new ArrayList<>(ScalarKernels.TABLE.entries());
    entries.replaceAll(
        entry -> entry.verb() == OVERLAP && entry.second() == Kind.TRIANGLE && entry.first() == Kind.BOX
            ? new Entry(OVERLAP, Kind.BOX, Kind.TRIANGLE, entry.layout(), new BoxBoxScalar(), 0,
                entry.error())
            : entry);
    assertEquals(List.of("overlap box-box and overlap box-triangle"),
        shared(new Kernels(Bits.SCALAR, entries)));
  }
}
