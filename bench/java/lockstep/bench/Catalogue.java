package lockstep.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lockstep.Columns;
import lockstep.Distances;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Pairing;
import lockstep.Pairs;
import lockstep.Shapes;
import lockstep.VerbCall;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;

/**
 * The entries of the kernel catalogue by their names on the command line, in benchmark parameters and in
 * reports, such as {@code box-box}. Everything that compares or measures kernels goes through this list, so a
 * new entry is included automatically.
 */
public final class Catalogue {
  private static final Map<String, Entry> BY_NAME = new LinkedHashMap<>();

  static {
    for (Entry entry : ScalarKernels.TABLE.entries()) {
      if (entry.verb() == Verb.UNDER) {
        continue; // engines report only their number: Engine.inside
      }
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

  /** The names of the entries for which hitting and missing pairs can be constructed: overlaps and casts. */
  public static List<String> constructed() {
    return entries().stream().filter(entry -> !isAboutInsides(entry) && lists(entry)).map(Catalogue::name)
        .toList();
  }

  private static boolean isAboutInsides(Entry entry) {
    return entry.verb() == Verb.CONTAINS || entry.verb() == Verb.REACHES_INTO;
  }

  /** Whether its hits can be listed as pairs; false for distances, sweeps and contacts. */
  public static boolean lists(Entry entry) {
    return VerbCall.lists(entry.verb());
  }

  /** Whether the answers are distances, which nearly every pair has. */
  public static boolean isDistance(Entry entry) {
    return VerbCall.of(entry.verb()).result(0) instanceof Distances;
  }

  /** The names of the entries that test whether one shape contains another. */
  public static List<String> containers() {
    return entries().stream().filter(entry -> entry.verb() == Verb.CONTAINS).map(Catalogue::name).toList();
  }

  /** The overlap of the same two kinds, in whichever order the catalogue has them. */
  public static Entry overlapOf(Entry entry) {
    return ScalarKernels.TABLE.get(Verb.OVERLAP, entry.first(), entry.second());
  }

  /** The two kinds, and the verb if two kinds have several. */
  public static String name(Entry entry) {
    return VerbCall.of(entry.verb()).form().formatted(entry.first().label(), entry.second().label());
  }

  /** Tests pairs by an entry whose only result is bits. */
  public static void ask(Engine engine, Entry entry, Columns first, Shapes second, Pairing pairing,
      Hits hits) {
    VerbCall.of(entry.verb()).ask(engine, first, null, second, pairing, hits);
  }

  /** Lists all pairs that hit; returns their number. */
  public static long list(Engine engine, Entry entry, Columns first, Shapes second, Pairs pairs) {
    return VerbCall.of(entry.verb()).list(engine, first, second, pairs);
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
