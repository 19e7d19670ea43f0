package lockstep.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.ScalarKernels;

/**
 * The entries of the kernel catalogue by the names that the command line, benchmark parameters and reports give them, such
 * as {@code box-box}. Whatever compares or measures kernels goes through this list, so a new entry appears by itself.
 */
public final class Catalogue {
  private static final Map<String, Entry> BY_NAME = new LinkedHashMap<>();

  static {
    for (Entry entry : ScalarKernels.TABLE.entries()) {
      Entry other = BY_NAME.put(name(entry), entry);
      if (other != null) {
        throw new IllegalStateException(entry + " and " + other + " have one name");
      }
    }
  }

  private Catalogue() {}

  /** All entries, in the order of the catalogue. */
  public static List<Entry> entries() {
    return List.copyOf(BY_NAME.values());
  }

  /** The names of all entries. */
  public static List<String> names() {
    return List.copyOf(BY_NAME.keySet());
  }

  /** Both kinds; rays are only cast and shapes only overlap, so that the verb need not be named. */
  public static String name(Entry entry) {
    String kinds = entry.first().label() + "-" + entry.second().label();
    return switch (entry.verb()) {
      case OVERLAP, CAST -> kinds;
    };
  }

  /** The entry of a name. */
  public static Entry named(String name) {
    Entry entry = BY_NAME.get(name);
    if (entry == null) {
      throw new IllegalArgumentException(
          "no kernel is called '" + name + "'; there are " + String.join(", ", BY_NAME.keySet()));
    }
    return entry;
  }
}
