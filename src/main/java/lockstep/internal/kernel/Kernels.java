package lockstep.internal.kernel;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;

/**
 * The catalogue: a table of kernels by verb and the kinds of both operands. {@link ScalarKernels} lists the
 * definitions, one line per entry; {@link WideKernels} has their twins with vectors.
 */
public final class Kernels {
  /**
   * The content of an entry, created on first use.
   *
   * @param floats number of the layout's float columns that the kernel writes, from the first on; the others
   *     hold, for its hits, their values for a miss
   * @param error bound on the kernel's deviation from real arithmetic
   */
  record Made(Kernel kernel, int floats, ErrorBound error) {}

  /** A kernel with its properties. The kernel and its class are loaded on first use. */
  public static final class Entry implements DescribedKernel {
    private final Verb verb;
    private final Kind first;
    private final Kind second;
    private final Layout layout;
    private final Function<Entry, Made> maker;
    private volatile Made made;

    private Entry(Verb verb, Kind first, Kind second, Layout layout, Function<Entry, Made> maker) {
      this.verb = verb;
      this.first = first;
      this.second = second;
      this.layout = layout;
      this.maker = maker;
    }

    Entry(Verb verb, Kind first, Kind second, Function<Entry, Made> maker) {
      this(verb, first, second, verb.layout(), maker);
    }

    Entry(Verb verb, Kind first, Kind second, Layout layout, Kernel kernel, int floats, ErrorBound error) {
      this(verb, first, second, layout, entry -> new Made(kernel, floats, error));
    }

    private Entry with(Function<Entry, Kernel> twin) {
      return new Entry(verb, first, second, layout, entry -> new Made(twin.apply(this), floats(), error()));
    }

    private Made made() {
      Made known = made;
      return known == null ? make() : known;
    }

    private synchronized Made make() {
      if (made == null) {
        made = maker.apply(this);
      }
      return made;
    }

    public Verb verb() {
      return verb;
    }

    /** The kind of its first operand. */
    public Kind first() {
      return first;
    }

    /** The kind of its second operand. */
    public Kind second() {
      return second;
    }

    /** Its outputs: the layout of its verb, which is all that adapters know of the verb. */
    @Override
    public Layout layout() {
      return layout;
    }

    @Override
    public Kernel kernel() {
      return made().kernel;
    }

    @Override
    public int floats() {
      return made().floats;
    }

    @Override
    public ErrorBound error() {
      return made().error;
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

    /** Its name, such as {@code overlap sphere-box}. */
    @Override
    public String toString() {
      return verb.label() + " " + first.label() + "-" + second.label();
    }
  }

  private final Map<Verb, Map<Kind, Map<Kind, Entry>>> table = new EnumMap<>(Verb.class);
  private final List<Entry> entries;
  private final Bits bits;

  /** A catalogue of these entries, at most one for each verb and two kinds. */
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

  /** The same catalogue with twins instead of definitions, each created on first use. */
  public Kernels with(Bits bits, Function<Entry, Kernel> twin) {
    return new Kernels(bits, entries.stream().map(entry -> entry.with(twin)).toList());
  }

  /**
   * The kernel for a verb and two kinds; for a symmetric verb it may have them in the other order, see {@link
   * Entry#first}.
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

  /** Whether there is a kernel for these. */
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

  /** The operations on result bits. */
  public Bits bits() {
    return bits;
  }
}
