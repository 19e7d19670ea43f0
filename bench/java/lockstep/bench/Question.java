package lockstep.bench;

import java.util.SplittableRandom;
import lockstep.Columns;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Pairing;
import lockstep.Pairs;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Shapes;

/**
 * One call of the library with the data it is about.
 *
 * @param pairing how the elements are paired; null for the patterns that take all pairs
 * @param tests how many pairs the call decides
 */
record Question(Subject subject, Pattern pattern, String world, Columns first, Shapes second, Pairing pairing,
    long tests) {

  /** In what way the elements of two buffers meet. */
  enum Pattern {
    ZIP("zip"), ONE_TO_MANY("one-to-many"), MANY_TO_ONE("many-to-one"), INDEXED("indexed"), //
    ALL_PAIRS("all-pairs"), SELF_PAIRS("self-pairs"), CLOSEST("all-pairs"), ANY("all-pairs");

    final String pairing;

    Pattern(String pairing) {
      this.pairing = pairing;
    }

    /** Whether the pattern makes sense for a kernel. */
    boolean suits(Subject subject) {
      return switch (this) {
        case CLOSEST, ANY -> subject.casts();
        case SELF_PAIRS -> subject.same();
        default -> true;
      };
    }

    /** How many elements a side needs for {@code tests} tests. */
    int side(int tests) {
      return switch (this) {
        case ALL_PAIRS, CLOSEST, ANY -> (int) Math.ceil(Math.sqrt(tests));
        case SELF_PAIRS -> 1 + (int) Math.ceil(Math.sqrt(2.0 * tests));
        default -> tests;
      };
    }
  }

  /** A question with about {@code size} tests over the beginning of two buffers of that size. */
  static Question of(Subject subject, Pattern pattern, String world, Columns first, Shapes second, int size,
      long seed) {
    int side = Math.min(size, pattern.side(size));
    Columns visitors = first instanceof Rays rays ? rays.slice(0, side) : ((Shapes) first).slice(0, side);
    long tests = switch (pattern) {
      case ALL_PAIRS, CLOSEST, ANY -> (long) side * side;
      case SELF_PAIRS -> (long) side * (side - 1) / 2;
      default -> size;
    };
    Pairing pairing = switch (pattern) {
      case ZIP -> Pairing.zip();
      case ONE_TO_MANY -> Pairing.oneToMany(0); // visitor 0 is of the size of the world
      case MANY_TO_ONE -> Pairing.manyToOne(size / 2);
      case INDEXED -> candidates(size, seed);
      default -> null;
    };
    return new Question(subject, pattern, world, visitors, second.slice(0, side), pairing, tests);
  }

  /** Pairs as a broad phase lists them: each element with a neighbour, in no order that helps the caches. */
  private static Pairing candidates(int size, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] first = new int[size];
    int[] second = new int[size];
    for (int k = 0; k < size; k++) {
      first[k] = random.nextInt(size);
      second[k] = Math.min(size - 1, first[k] + random.nextInt(3));
    }
    return Pairing.indexed(first, second, size);
  }

  /** The verb as users know it. */
  String verb() {
    return switch (pattern) {
      case CLOSEST -> "closest";
      case ANY -> "any";
      default -> subject.casts() ? "cast" : "overlap";
    };
  }

  /** Room for the answer. */
  Answer answer() {
    return switch (pattern) {
      case ALL_PAIRS, SELF_PAIRS -> new Answer.Listed(Pairs.allocate(tests));
      case CLOSEST -> new Answer.Casts(RayHits.allocate(first.size()));
      case ANY -> new Answer.Bits(Hits.allocate(first.size()));
      default -> subject.casts() ? new Answer.Casts(RayHits.allocate((int) tests))
          : new Answer.Bits(Hits.allocate((int) tests));
    };
  }

  /** Makes the call. */
  void ask(Engine engine, Answer answer) {
    switch (answer) {
      case Answer.Bits(Hits hits) -> {
        if (pattern == Pattern.ANY) {
          engine.any((Rays) first, second, hits);
        } else {
          engine.overlap((Shapes) first, second, pairing, hits);
        }
      }
      case Answer.Casts(RayHits hits) -> {
        if (pattern == Pattern.CLOSEST) {
          engine.closest((Rays) first, second, hits);
        } else {
          engine.cast((Rays) first, second, pairing, hits);
        }
      }
      case Answer.Ranked ranked -> throw new IllegalArgumentException("only trees are asked for all hits");
      case Answer.Listed(Pairs pairs) -> {
        if (pattern == Pattern.SELF_PAIRS) {
          engine.overlap(second, pairs);
        } else if (first instanceof Rays rays) {
          engine.cast(rays, second, pairs);
        } else {
          engine.overlap((Shapes) first, second, pairs);
        }
      }
    }
  }

  /** The kernel and pattern, as messages name them. */
  @Override
  public String toString() {
    return subject.title() + " " + verb() + " " + pattern.pairing + " of " + tests;
  }
}
