package lockstep.bench;

import java.util.Locale;
import lockstep.AllHits;
import lockstep.Columns;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Pairs;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Shapes;
import lockstep.Spheres;
import lockstep.Tree;
import lockstep.Triangles;

/** A call that goes through a tree, which the same without a tree answers too: by brute force. */
record TreeQuestion(Subject subject, Verb verb, String world, Columns queries, Tree tree) {
  /** Hits of a ray that are kept where all are asked for: fewer than some have. */
  private static final int PER_RAY = 4;

  /** What is asked. */
  enum Verb {
    CLOSEST, ANY, ALL, CANDIDATES, OVERLAP
  }

  /** The verb as users know it, with the kind of the queries where that may be one of several. */
  String asked() {
    if (verb == Verb.OVERLAP) {
      return "overlap " + queries.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    }
    return verb == Verb.ALL ? "all hits" : verb.name().toLowerCase(Locale.ROOT);
  }

  /** What a tree has to answer: all queries against all shapes, one pair after the other. */
  Answer byBruteForce() {
    Engine engine = Engine.scalar();
    Shapes shapes = tree.shapes();
    switch (verb) {
      case CLOSEST -> {
        RayHits hits = RayHits.allocate(queries.size());
        engine.closest((Rays) queries, shapes, hits);
        return new Answer.Casts(hits);
      }
      case ANY -> {
        Hits hits = Hits.allocate(queries.size());
        engine.any((Rays) queries, shapes, hits);
        return new Answer.Bits(hits);
      }
      case ALL -> {
        Pairs pairs = pairs(engine, shapes);
        RayHits hits = RayHits.allocate(pairs.size());
        engine.cast((Rays) queries, shapes, pairs.pairing(), hits);
        return Answer.Ranked.of(queries.size(), PER_RAY, pairs, hits);
      }
      case CANDIDATES -> {
        return new Answer.Listed(pairs(engine, shapes.bounds()));
      }
      default -> {
        return new Answer.Listed(pairs(engine, shapes));
      }
    }
  }

  private Pairs pairs(Engine engine, Shapes shapes) {
    Pairs pairs = Pairs.allocate(16L * queries.size());
    long needed = pairs(engine, shapes, pairs);
    if (needed > pairs.capacity()) {
      pairs = Pairs.allocate(needed);
      pairs(engine, shapes, pairs);
    }
    return pairs;
  }

  private long pairs(Engine engine, Shapes shapes, Pairs pairs) {
    return queries instanceof Rays rays ? engine.cast(rays, shapes, pairs)
        : engine.overlap((Shapes) queries, shapes, pairs);
  }

  /** Room for an answer that is as large as {@code expected}. */
  Answer answer(Answer expected) {
    return switch (expected) {
      case Answer.Bits bits -> new Answer.Bits(Hits.allocate(queries.size()));
      case Answer.Casts casts -> new Answer.Casts(RayHits.allocate(queries.size()));
      case Answer.Listed(Pairs pairs) -> new Answer.Listed(Pairs.allocate(pairs.size()));
      case Answer.Ranked ranked -> new Answer.Ranked(AllHits.allocate(queries.size(), PER_RAY), null);
    };
  }

  /** Makes the call. */
  void ask(Engine engine, Answer answer) {
    switch (answer) {
      case Answer.Bits(Hits hits) -> engine.any((Rays) queries, tree, hits);
      case Answer.Casts(RayHits hits) -> engine.closest((Rays) queries, tree, hits);
      case Answer.Ranked ranked -> engine.all((Rays) queries, tree, ranked.values());
      case Answer.Listed(Pairs pairs) -> {
        if (verb == Verb.CANDIDATES) {
          engine.candidates((Rays) queries, tree, pairs);
        } else {
          engine.overlap((Shapes) queries, tree, pairs);
        }
      }
    }
  }

  /** What the tree is over. */
  String shapes() {
    return switch (tree.shapes()) {
      case Spheres s -> "spheres";
      case Triangles t -> "triangles";
      default -> "boxes";
    };
  }

  /** As messages name it. */
  @Override
  public String toString() {
    return asked() + " of " + queries.size() + " in a tree over " + tree.size() + " " + shapes();
  }
}
