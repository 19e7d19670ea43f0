package lockstep.bench.compare;

import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import lockstep.AllHits;
import lockstep.BuffersByKind;
import lockstep.Columns;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Motions;
import lockstep.Nearest;
import lockstep.Pairs;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Shapes;
import lockstep.Spheres;
import lockstep.SweepHits;
import lockstep.Tree;
import lockstep.bench.Catalogue;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;

/**
 * A call that uses a tree, and whose answer must equal that of the same call without one: brute force.
 *
 * @param motions motions of the queries; only sweeps have them
 */
record TreeQuestion(Entry entry, Ask asked, String scene, Columns queries, Motions motions,
    Tree tree) implements Question {
  /** Hits kept per ray when all are requested: fewer than some rays have. */
  private static final int PER_RAY = 4;

  /** Shapes kept when the nearest are requested. */
  private static final int NEAREST_EACH = 2;

  private static final int SMALL = 128;

  /** The questions to a tree. */
  enum Ask {
    CLOSEST(Verb.CAST), ANY(Verb.CAST), ALL(Verb.CAST), CAST(Verb.CAST), CANDIDATES(Verb.CAST), //
    OVERLAP(Verb.OVERLAP), SELF(Verb.OVERLAP), //
    NEAREST(Verb.CLOSEST_POINTS), INSIDE(Verb.CLOSEST_POINTS), SWEEP(Verb.SWEEP);

    /** The verb of kernels that can answer it. */
    private final Verb verb;

    Ask(Verb verb) {
      this.verb = verb;
    }

    /** The questions for queries of a kind, which is one of a kernel's two. */
    static List<Ask> of(Entry entry, Kind queries) {
      return Stream.of(values()).filter(ask -> ask.verb == entry.verb() && ask.suits(entry, queries))
          .toList();
    }

    private boolean suits(Entry entry, Kind queries) {
      return switch (this) {
        case CLOSEST, ANY, ALL, CAST, CANDIDATES, OVERLAP, NEAREST, SWEEP -> true;
        case SELF -> entry.first() == entry.second();
        case INSIDE -> queries == Kind.SPHERE && entry.second() == Kind.TRIANGLE;
      };
    }
  }

  /** The verb, with the kind of the queries if several are possible. */
  @Override
  public String verb() {
    return switch (asked) {
      case CLOSEST -> "closest";
      case ANY -> "any";
      case ALL -> "all hits";
      case CAST -> "cast";
      case CANDIDATES -> "candidates";
      case OVERLAP -> "overlap " + plural(queries);
      case SELF -> "overlap itself";
      case NEAREST -> "nearest to " + plural(queries);
      case INSIDE -> "inside";
      case SWEEP -> "sweep " + plural(queries);
    };
  }

  @Override
  public String pairing() {
    return "tree over " + plural(tree.shapes());
  }

  private static String plural(Columns columns) {
    return columns.getClass().getSimpleName().toLowerCase(Locale.ROOT);
  }

  @Override
  public long units() {
    return queries.size();
  }

  @Override
  public String reference() {
    return "brute force";
  }

  @Override
  public Answer expected() {
    Engine engine = Engine.scalar();
    Shapes shapes = tree.shapes();
    return switch (asked) {
      case CLOSEST -> {
        RayHits hits = RayHits.allocate(queries.size());
        engine.closest((Rays) queries, shapes, hits);
        yield new Answer.Casts(hits);
      }
      case ANY -> {
        Hits hits = Hits.allocate(queries.size());
        engine.any((Rays) queries, shapes, hits);
        yield new Answer.Bits(hits);
      }
      case ALL -> {
        Pairs pairs = pairs(engine, shapes);
        RayHits hits = RayHits.allocate(pairs.size());
        engine.cast((Rays) queries, shapes, pairs.pairing(), hits);
        yield Answer.Ranked.of(queries.size(), PER_RAY, pairs, hits);
      }
      case CANDIDATES -> new Answer.Listed(pairs(engine, shapes.bounds()));
      case CAST, OVERLAP -> new Answer.Listed(pairs(engine, shapes));
      case SELF -> new Answer.Listed(list(pairs -> engine.overlap(shapes, pairs)));
      case NEAREST -> {
        Nearest nearest = Nearest.allocate(queries.size(), NEAREST_EACH);
        engine.nearest((Shapes) queries, shapes, nearest);
        yield new Answer.Found(nearest);
      }
      case INSIDE -> {
        Hits hits = Hits.allocate(queries.size());
        engine.inside((Spheres) queries, shapes, hits);
        yield new Answer.Bits(hits);
      }
      case SWEEP -> {
        SweepHits hits = SweepHits.allocate(queries.size());
        engine.sweep(((Shapes) queries).moving(motions), shapes, hits);
        yield Answer.of(hits);
      }
    };
  }

  private Pairs pairs(Engine engine, Shapes shapes) {
    return list(pairs -> queries instanceof Rays rays ? engine.cast(rays, shapes, pairs)
        : engine.overlap((Shapes) queries, shapes, pairs));
  }

  private Pairs list(ToLongFunction<Pairs> call) {
    Pairs pairs = Pairs.allocate(16L * queries.size());
    for (long needed = call.applyAsLong(pairs); needed > pairs.capacity(); needed = call.applyAsLong(pairs)) {
      pairs = Pairs.allocate(needed);
    }
    return pairs;
  }

  @Override
  public Answer room(Answer expected) {
    return switch (expected) {
      case Answer.Bits bits -> new Answer.Bits(Hits.allocate(queries.size()));
      case Answer.Casts casts -> new Answer.Casts(RayHits.allocate(queries.size()));
      case Answer.Listed(Pairs pairs) -> new Answer.Listed(Pairs.allocate(pairs.size()));
      case Answer.Ranked ranked -> new Answer.Ranked(AllHits.allocate(queries.size(), PER_RAY), null);
      case Answer.Found nearest -> new Answer.Found(Nearest.allocate(queries.size(), NEAREST_EACH));
      case Answer.Columned sweeps -> Answer.of(SweepHits.allocate(queries.size()));
      case Answer.Touched contacts -> throw new IllegalArgumentException("no tree is asked for contacts");
    };
  }

  @Override
  public void ask(Engine engine, Answer answer) {
    switch (answer) {
      case Answer.Bits(Hits hits) -> {
        if (asked == Ask.INSIDE) {
          engine.inside((Spheres) queries, tree, hits);
        } else {
          engine.any((Rays) queries, tree, hits);
        }
      }
      case Answer.Found nearest -> engine.nearest((Shapes) queries, tree, nearest.values());
      case Answer.Casts(RayHits hits) -> engine.closest((Rays) queries, tree, hits);
      case Answer.Columned sweeps ->
        engine.sweep(((Shapes) queries).moving(motions), tree, (SweepHits) sweeps.values());
      case Answer.Ranked ranked -> engine.all((Rays) queries, tree, ranked.values());
      case Answer.Touched contacts -> throw new IllegalArgumentException("no tree is asked for contacts");
      case Answer.Listed(Pairs pairs) -> {
        switch (asked) {
          case CAST -> engine.cast((Rays) queries, tree, pairs);
          case CANDIDATES -> engine.candidates((Rays) queries, tree, pairs);
          case OVERLAP -> engine.overlap((Shapes) queries, tree, pairs);
          case SELF -> engine.overlap(tree, pairs);
          case CLOSEST, ANY, ALL, NEAREST, INSIDE, SWEEP ->
            throw new IllegalArgumentException(asked + " lists no pairs");
        }
      }
    }
  }

  @Override
  public Label label(String family) {
    return new Label(family, Catalogue.name(entry), verb(), pairing(), scene, tree.size(), units(),
        queries instanceof Rays ? "rays" : "queries");
  }

  /** The same question with few queries. */
  TreeQuestion small() {
    int few = Math.min(queries.size(), SMALL);
    return new TreeQuestion(entry, asked, scene, BuffersByKind.slice(queries, 0, few),
        motions == null ? null : motions.slice(0, few), tree);
  }

  /** The question, for messages. */
  @Override
  public String toString() {
    return verb() + " of " + units() + " in a " + pairing().replace("over", "over " + tree.size()) + " of "
        + scene;
  }
}
