package lockstep.bench.compare;

import java.util.SplittableRandom;
import lockstep.BuffersByKind;
import lockstep.Columns;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Moving;
import lockstep.Pairing;
import lockstep.Pairs;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Shapes;
import lockstep.VerbCall;
import lockstep.bench.Catalogue;
import lockstep.bench.scenes.Buffers;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.Verb;

/**
 * A call that decides pairs of two buffers, without a tree.
 *
 * @param moving the first shapes as they move; null if they stand still
 * @param indices the pairing of elements; null for patterns that take all pairs
 * @param units number of pairs that the call decides
 */
record PairQuestion(Entry entry, Pattern pattern, String scene, Columns first, Moving moving, Shapes second,
    Pairing indices, long units) implements Question {

  /** The pairing of the elements of two buffers. */
  enum Pattern {
    ZIP("zip"), ONE_TO_MANY("one-to-many"), MANY_TO_ONE("many-to-one"), INDEXED("indexed"), //
    ALL_PAIRS("all-pairs"), SELF_PAIRS("self-pairs"), CLOSEST("all-pairs"), ANY("all-pairs");

    final String pairing;

    Pattern(String pairing) {
      this.pairing = pairing;
    }

    /** Whether the pattern makes sense for a kernel. */
    boolean suits(Entry entry) {
      return switch (this) {
        case ZIP, ONE_TO_MANY, MANY_TO_ONE, INDEXED -> true;
        case ALL_PAIRS -> Catalogue.lists(entry);
        case SELF_PAIRS -> entry.verb() == Verb.OVERLAP && entry.first() == entry.second();
        case CLOSEST, ANY -> entry.verb() == Verb.CAST;
      };
    }

    /** The number of elements that an operand needs for {@code tests} tests. */
    int operandSize(int tests) {
      return switch (this) {
        case ZIP, ONE_TO_MANY, MANY_TO_ONE, INDEXED -> tests;
        case ALL_PAIRS, CLOSEST, ANY -> (int) Math.ceil(Math.sqrt(tests));
        case SELF_PAIRS -> 1 + (int) Math.ceil(Math.sqrt(2.0 * tests));
      };
    }
  }

  /** A question with about {@code size} tests over the start of two buffers of that size. */
  static PairQuestion of(Entry entry, Pattern pattern, String scene, Columns first, Shapes second, int size,
      long seed) {
    int n = Math.min(size, pattern.operandSize(size));
    long tests = switch (pattern) {
      case ZIP, ONE_TO_MANY, MANY_TO_ONE, INDEXED -> size;
      case ALL_PAIRS, CLOSEST, ANY -> (long) n * n;
      case SELF_PAIRS -> (long) n * (n - 1) / 2;
    };
    Pairing indices = switch (pattern) {
      case ZIP -> Pairing.zip();
      case ONE_TO_MANY -> Pairing.oneToMany(0); // query 0 has the size of the scene
      case MANY_TO_ONE -> Pairing.manyToOne(size / 2);
      case INDEXED -> broadPhase(size, seed);
      case ALL_PAIRS, SELF_PAIRS, CLOSEST, ANY -> null;
    };
    Columns some = BuffersByKind.slice(first, 0, n);
    Moving moving = entry.verb() == Verb.SWEEP ? ((Shapes) some).moving(Buffers.motions(n, seed)) : null;
    return new PairQuestion(entry, pattern, scene, some, moving, second.slice(0, n), indices, tests);
  }

  /**
   * Pairs as a broad phase lists them: each element with a neighbour, in an order that does not help the
   * caches.
   */
  private static Pairing broadPhase(int size, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] first = new int[size];
    int[] second = new int[size];
    for (int k = 0; k < size; k++) {
      first[k] = random.nextInt(size);
      second[k] = Math.min(size - 1, first[k] + random.nextInt(3));
    }
    return Pairing.indexed(first, second, size);
  }

  @Override
  public String verb() {
    return switch (pattern) {
      case CLOSEST -> "closest";
      case ANY -> "any";
      case ZIP, ONE_TO_MANY, MANY_TO_ONE, INDEXED, ALL_PAIRS, SELF_PAIRS -> entry.verb().label();
    };
  }

  @Override
  public String pairing() {
    return pattern.pairing;
  }

  @Override
  public String reference() {
    return "scalar";
  }

  @Override
  public Answer expected() {
    Answer answer = room();
    answer.spoil();
    ask(Engine.scalar(), answer);
    return answer;
  }

  @Override
  public Answer room(Answer expected) {
    return room();
  }

  /** Room for an answer. */
  Answer room() {
    return switch (pattern) {
      case ALL_PAIRS, SELF_PAIRS -> new Answer.Listed(Pairs.allocate(units));
      case CLOSEST -> new Answer.Casts(RayHits.allocate(first.size()));
      case ANY -> new Answer.Bits(Hits.allocate(first.size()));
      case ZIP, ONE_TO_MANY, MANY_TO_ONE, INDEXED -> Answer.of(VerbCall.of(entry.verb()).result((int) units));
    };
  }

  @Override
  public void ask(Engine engine, Answer answer) {
    switch (pattern) {
      case ALL_PAIRS -> Catalogue.list(engine, entry, first, second, (Pairs) answer.values());
      case SELF_PAIRS -> engine.overlap(second, (Pairs) answer.values());
      case CLOSEST -> engine.closest((Rays) first, second, (RayHits) answer.values());
      case ANY -> engine.any((Rays) first, second, (Hits) answer.values());
      case ZIP, ONE_TO_MANY, MANY_TO_ONE, INDEXED ->
        VerbCall.of(entry.verb()).ask(engine, first, moving, second, indices, answer.values());
    }
  }

  @Override
  public Label label(String family) {
    return new Label(family, Catalogue.name(entry), verb(), pairing(), scene, units, null, "pairs");
  }

  /** The kernel and pattern, for messages. */
  @Override
  public String toString() {
    return Catalogue.name(entry) + " " + verb() + " " + pairing() + " of " + units;
  }
}
