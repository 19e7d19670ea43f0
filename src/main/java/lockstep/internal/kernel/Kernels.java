package lockstep.internal.kernel;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import lockstep.twin.Kernel;

/**
 * The catalogue: a table of kernels by verb and the kinds of both operands. {@link ScalarKernels} lists the definitions, a
 * line an entry; {@link WideKernels} has their twins with vectors.
 */
public final class Kernels {
  /**
   * A kernel, and what is known of it.
   *
   * @param first the kind of its first operand
   * @param second the kind of its second operand
   * @param layout what it writes: the layout of its verb, which is all that adapters know of the verb
   * @param floats how many of the layout's float columns it writes, from the first on; the others hold for its hits
   *     what they hold for a miss
   * @param error how far it may be from real arithmetic
   */
  public record Entry(Verb verb, Kind first, Kind second, Layout layout, Kernel kernel, int floats,
      ErrorBound error) implements DescribedKernel {
    Entry(Verb verb, Kind first, Kind second, Kernel kernel, int floats, ErrorBound error) {
      this(verb, first, second, verb.layout(), kernel, floats, error);
    }

    private Entry with(Kernel twin) {
      return new Entry(verb, first, second, layout, twin, floats, error);
    }

    @Override
    public boolean swaps(Kind callersFirst) {
      return first != callersFirst;
    }

    @Override
    public boolean facesCylinders() {
      return first == Kind.CYLINDER || second == Kind.CYLINDER;
    }

    /** The number of columns of the first operand. */
    public int firstWidth() {
      return first.width() + verb.motions();
    }

    /** Such as {@code overlap sphere-box}. */
    @Override
    public String toString() {
      return verb.label() + " " + first.label() + "-" + second.label();
    }
  }

  private final Map<Verb, Map<Kind, Map<Kind, Entry>>> table = new EnumMap<>(Verb.class);
  private final List<Entry> entries;
  private final Bits bits;

  /** Those entries; of each verb and two kinds one at the most. */
  Kernels(Bits bits, List<Entry> entries) {
    this.bits = bits;
    this.entries = List.copyOf(entries);
    for (Entry entry : entries) {
      Entry other = at(entry.verb, entry.first, entry.second);
      if (other != null) {
        throw new IllegalArgumentException(entry + " and " + other + " are both listed");
      }
      table.computeIfAbsent(entry.verb, v -> new EnumMap<>(Kind.class))
          .computeIfAbsent(entry.first, k -> new EnumMap<>(Kind.class)).put(entry.second, entry);
    }
  }

  /** The same catalogue with twins in the place of definitions. */
  public Kernels with(Bits bits, Function<Entry, Kernel> twin) {
    return new Kernels(bits, entries.stream().map(entry -> entry.with(twin.apply(entry))).toList());
  }

  /**
   * The kernel for a verb and two kinds; for a symmetric verb it may have them in the other order, which {@link
   * Entry#first} tells.
   *
   * @throws UnsupportedOperationException if there is none; the message names verb and kinds
   */
  public Entry get(Verb verb, Kind first, Kind second) {
    Entry entry = at(verb, first, second);
    if (entry == null) {
      throw new UnsupportedOperationException(
          "there is no kernel that tells " + verb.question(first, second));
    }
    return entry;
  }

  /** Whether there is a kernel for that. */
  public boolean has(Verb verb, Kind first, Kind second) {
    return at(verb, first, second) != null;
  }

  private Entry at(Verb verb, Kind first, Kind second) {
    Map<Kind, Map<Kind, Entry>> kinds = table.getOrDefault(verb, Map.of());
    Entry entry = kinds.getOrDefault(first, Map.of()).get(second);
    return entry == null && verb.symmetric() ? kinds.getOrDefault(second, Map.of()).get(first) : entry;
  }

  /** All entries, in the order of the list. */
  public List<Entry> entries() {
    return entries;
  }

  /** What is done with result bits. */
  public Bits bits() {
    return bits;
  }
}
