package lockstep;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import lockstep.internal.kernel.Verb;
import lockstep.internal.query.ResultColumns;

/**
 * Calls one verb of the catalogue on an engine, for benches and tests. This is the only class besides {@link
 * Engine} that lists the verbs: a new verb has a line here.
 *
 * @param form the name of an entry, from its two kinds
 * @param results allocates the answers for a number of pairs
 * @param columns the columns of such a result
 * @param pairs tests the pairs of a pairing
 * @param list lists all pairs that hit; null for verbs whose hits are not listed
 * @param <R> the class of results
 */
public record VerbCall<R>(String form, IntFunction<R> results, Function<R, ResultColumns> columns,
    PairsCall<R> pairs, ListCall list) {
  private static final Map<Verb, VerbCall<?>> CALLS = calls();

  /** A call for each class of results. */
  private static final Map<Class<?>, VerbCall<?>> BY_RESULT = CALLS.values().stream().collect(
      Collectors.toUnmodifiableMap(call -> call.result(0).getClass(), call -> call, (one, other) -> one));

  /** Tests the pairs of a pairing. Sweeps take the first operand as it moves; for others this is null. */
  @FunctionalInterface
  public interface PairsCall<R> {
    void ask(Engine engine, Columns first, Moving moving, Shapes second, Pairing pairing, R result);
  }

  /** Lists all pairs that hit; returns their number. */
  @FunctionalInterface
  public interface ListCall {
    long ask(Engine engine, Columns first, Target second, Pairs pairs);
  }

  private static Map<Verb, VerbCall<?>> calls() {
    Map<Verb, VerbCall<?>> calls = new EnumMap<>(Verb.class);
    for (Verb verb : Verb.values()) {
      calls.put(verb, call(verb));
    }
    return Collections.unmodifiableMap(calls);
  }

  private static VerbCall<?> call(Verb verb) {
    return switch (verb) {
      case OVERLAP -> new VerbCall<>("%s-%s", Hits::allocate, Hits::columns,
          (engine, a, moving, b, pairing, hits) -> engine.overlap((Shapes) a, b, pairing, hits),
          (engine, a, b, pairs) -> engine.overlap((Shapes) a, b, pairs));
      case OVERLAP_BY_PLANES -> new VerbCall<>("%s-%s-by-planes", Hits::allocate, Hits::columns,
          (engine, a, moving, b, pairing, hits) -> engine.overlap(((Frusta) a).byPlanes(), b, pairing, hits),
          (engine, a, b, pairs) -> engine.overlap(((Frusta) a).byPlanes(), b, pairs));
      case CONTAINS -> new VerbCall<>("%s-contains-%s", Hits::allocate, Hits::columns,
          (engine, a, moving, b, pairing, hits) -> engine.contains((Shapes) a, b, pairing, hits),
          (engine, a, b, pairs) -> engine.contains((Shapes) a, b, pairs));
      case CAST -> new VerbCall<>("%s-%s", RayHits::allocate, RayHits::columns,
          (engine, a, moving, b, pairing, hits) -> engine.cast((Rays) a, b, pairing, hits),
          (engine, a, b, pairs) -> engine.cast((Rays) a, b, pairs));
      case REACHES_INTO -> new VerbCall<>("%s-reached-by-%s", Hits::allocate, Hits::columns,
          (engine, a, moving, b, pairing, hits) -> engine.pairs(verb, a, b, pairing, hits.columns()),
          (engine, a, b, pairs) -> engine.list(verb, a, b, pairs));
      case UNDER -> new VerbCall<>("%s-under-%s", Hits::allocate, Hits::columns,
          (engine, a, moving, b, pairing, hits) -> engine.pairs(verb, a, b, pairing, hits.columns()),
          (engine, a, b, pairs) -> engine.list(verb, a, b, pairs));
      case DISTANCE -> distance("%s-%s-distance", Distances::withoutPoints);
      case SIGNED_DISTANCE -> distance("%s-%s-signed", Distances::signed);
      case CLOSEST_POINTS -> distance("%s-%s-points", Distances::allocate);
      case SWEEP -> new VerbCall<>("%s-%s-sweep", SweepHits::allocate, SweepHits::columns,
          (engine, a, moving, b, pairing, hits) -> engine.sweep(moving, b, pairing, hits), null);
      case CONTACT -> new VerbCall<>("%s-%s-contact", Contacts::allocate, contacts -> contacts.sink.columns,
          (engine, a, moving, b, pairing, contacts) -> engine.contact((Shapes) a, b, pairing, contacts),
          null);
    };
  }

  private static VerbCall<Distances> distance(String form, IntFunction<Distances> results) {
    return new VerbCall<>(form, results, Distances::columns,
        (engine, a, moving, b, pairing, distances) -> engine.distance((Shapes) a, b, pairing, distances),
        null);
  }

  /** The call of a verb. */
  @SuppressWarnings("unchecked") // the results are its own, or of the same class as its own
  public static VerbCall<Object> of(Verb verb) {
    return (VerbCall<Object>) CALLS.get(verb);
  }

  /** The columns written to a result, whatever its verb. */
  public static WrittenColumns written(Object result) {
    return new WrittenColumns(resultColumns(result));
  }

  @SuppressWarnings("unchecked") // found by its class
  static ResultColumns resultColumns(Object result) {
    VerbCall<Object> call = (VerbCall<Object>) BY_RESULT.get(result.getClass());
    if (call == null) {
      throw new IllegalArgumentException(result + " is the result of no verb");
    }
    return call.columns.apply(result);
  }

  /** Whether the hits of a verb can be listed as pairs. */
  public static boolean lists(Verb verb) {
    return of(verb).list != null;
  }

  /** Room for the answers for a number of pairs. */
  public R result(int pairs) {
    return results.apply(pairs);
  }

  /** Tests the pairs of a pairing. */
  public void ask(Engine engine, Columns first, Moving moving, Shapes second, Pairing pairing, R result) {
    pairs.ask(engine, first, moving, second, pairing, result);
  }

  /** Lists all pairs that hit; returns their number. */
  public long list(Engine engine, Columns first, Target second, Pairs into) {
    if (list == null) {
      throw new IllegalArgumentException(form.formatted("", "") + " lists no pairs");
    }
    return list.ask(engine, first, second, into);
  }
}
