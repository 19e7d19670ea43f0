package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import lockstep.internal.shape.Kind;

/**
 * The golden numbers: a hash of the answers to each question over fixed inputs. A new entry of the catalogue
 * needs its own; a changed number means that a definition, or a sample, has changed. {@code
 * -Dtest='*GoldenTest' -Dlockstep.accept=true} writes new or different numbers to the file, where the change
 * can be read.
 */
final class GoldenNumbers {
  /** The kinds of hashed values; each question of a kind needs a number. */
  enum Case {
    /** The elements of a batch. */
    INPUTS,
    /** The elements of a scene of shapes, and the rays at it. */
    SCENES,
    /** Element i with element i. */
    ONE_WITH_ONE,
    /** Every element with every one. */
    ALL_WITH_ALL,
    /** The closest hit of each ray. */
    CLOSEST,
    /** The pairs of one buffer. */
    SELF,
    /** The closest hit of each ray at a scene. */
    TREE_CLOSEST,
    /** All hits of each ray at a scene. */
    TREE_ALL,
    /** The pairs of rays and bounding boxes of a scene. */
    TREE_CANDIDATES,
    /** The pairs of one scene and another. */
    TREE_OVERLAPS
  }

  private static final Path FILE = Path.of("src/test/resources/lockstep/golden.txt");

  /** Whether missing or different numbers are written to the file instead of failing. */
  static final boolean ACCEPT = Boolean.getBoolean("lockstep.accept");

  /** By case and question. */
  private static final Map<String, String> NUMBERS = read();

  private GoldenNumbers() {}

  private static Map<String, String> read() {
    Map<String, String> numbers = new TreeMap<>();
    try {
      for (String line : Files.readAllLines(FILE)) {
        int end = line.indexOf(" = ");
        numbers.put(line.substring(0, end), line.substring(end + 3));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return numbers;
  }

  private static synchronized void accept(String key, String hash) {
    NUMBERS.put(key, hash);
    try {
      Files.write(FILE,
          NUMBERS.entrySet().stream().map(entry -> entry.getKey() + " = " + entry.getValue()).toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Asserts that these values have the golden number of a question; {@code how} describes their origin in the
   * message.
   */
  static void check(Case of, Question question, Object how, int... values) {
    check(of, question.toString(), how, values);
  }

  /** Asserts that the samples of a kind have their golden number. */
  static void check(Case of, Kind kind, Object how, int... values) {
    check(of, kind.label(), how, values);
  }

  private static void check(Case of, String what, Object how, int... values) {
    String key = of + " " + what;
    String hash = hash(values);
    String expected = NUMBERS.get(key);
    if (ACCEPT && !hash.equals(expected)) {
      accept(key, hash);
      return;
    }
    assertNotNull(expected, () -> "no golden number: " + key + "; the answers here have " + hash);
    assertEquals(expected, hash, () -> key + ", " + how);
  }

  /** The names with numbers in a case. */
  static Set<String> of(Case of) {
    return NUMBERS.keySet().stream().filter(key -> key.startsWith(of + " "))
        .map(key -> key.substring(key.indexOf(' ') + 1)).collect(Collectors.toCollection(TreeSet::new));
  }

  /** FNV-1a, over whole numbers instead of bytes. */
  static String hash(int... values) {
    long hash = 0xcbf29ce484222325L;
    for (int value : values) {
      hash = (hash ^ (value & 0xffffffffL)) * 0x100000001b3L;
    }
    return Long.toHexString(hash);
  }
}
