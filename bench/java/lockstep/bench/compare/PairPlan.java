package lockstep.bench.compare;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lockstep.Columns;
import lockstep.Shapes;
import lockstep.Triangles;
import lockstep.bench.Catalogue;
import lockstep.bench.compare.PairQuestion.Pattern;
import lockstep.bench.scenes.Buffers;
import lockstep.bench.scenes.Queries;
import lockstep.bench.scenes.Scene;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.shape.Kind;

/** The questions of a compare run without trees, in the order of the catalogue. */
final class PairPlan {
  private static final int[] SIZES = {1 << 10, 1 << 13, 1 << 16, 1 << 20};

  /**
   * Enough pairs for errors to show: more than the tile in which survivors are gathered, a block, and a
   * remainder.
   */
  private static final int CHECKED = 1024 + 64 + 37;

  /** Pairs for other patterns, which bring other pairs to the same code: some blocks and a remainder. */
  private static final int CHECKED_OTHERWISE = 3 * 64 + 37;

  private static final int WARM_SIZE = 512;

  private final Collection<Entry> entries;
  private final int size;
  private final long seed;
  private final Triangles mesh;
  private final String meshName;

  /** With a mesh, only kernels with triangles as the second operand are tested, on the mesh's triangles. */
  PairPlan(Collection<Entry> entries, int size, long seed, Triangles mesh, String meshName) {
    this.entries = entries.stream().filter(entry -> mesh == null || entry.second() == Kind.TRIANGLE).toList();
    this.size = size;
    this.seed = seed;
    this.mesh = mesh;
    this.meshName = meshName;
  }

  /** All kernels in all patterns, with few pairs, for comparing answers. */
  List<Batch> checks() {
    List<Batch> batches = new ArrayList<>();
    for (Entry entry : entries) {
      List<Pattern> others = patterns(entry).stream().filter(pattern -> pattern != Pattern.ZIP).toList();
      batches.add(batch(entry, Math.min(size, CHECKED), List.of(Pattern.ZIP)));
      batches.add(batch(entry, Math.min(size, CHECKED_OTHERWISE), others));
    }
    return batches;
  }

  /**
   * For measuring: each kernel in all patterns at the main size, then zipped at other sizes, from those that
   * fit the first-level cache to those in main memory. With a mesh, only zipped with it.
   */
  List<Batch> batches() {
    if (mesh != null) {
      return entries.stream().map(entry -> batch(entry, size, List.of(Pattern.ZIP))).toList();
    }
    List<Batch> batches = new ArrayList<>();
    for (Entry entry : entries) {
      batches.add(batch(entry, size, patterns(entry)));
      IntStream.of(SIZES).filter(other -> other != size && (size >= WARM_SIZE || other < size))
          .forEach(other -> batches.add(batch(entry, other, List.of(Pattern.ZIP))));
    }
    return batches;
  }

  /** The same question with few pairs: many calls rather than long ones make the JVM compile a method. */
  static Question small(PairQuestion question, long seed) {
    return PairQuestion.of(question.entry(), question.pattern(), question.scene(), question.first(),
        question.second(), Math.min(question.second().size(), WARM_SIZE), seed);
  }

  private static List<Pattern> patterns(Entry entry) {
    return Stream.of(Pattern.values()).filter(pattern -> pattern.suits(entry)).toList();
  }

  private Batch batch(Entry entry, int n, List<Pattern> patterns) {
    return new Batch(Catalogue.name(entry), patterns.size(), () -> questions(entry, n, patterns));
  }

  private List<Question> questions(Entry entry, int n, List<Pattern> patterns) {
    Shapes shapes = mesh != null ? sample(mesh, n) : Scene.shapes(entry.second(), n, seed);
    Columns queries = new Queries(shapes, seed).of(entry.first());
    String name = mesh != null ? meshName : Scene.title(entry.second());
    List<Question> questions = new ArrayList<>();
    for (Pattern pattern : patterns) {
      questions.add(PairQuestion.of(entry, pattern, name, queries, shapes, n, seed));
    }
    return questions;
  }

  /** This many triangles of a mesh: evenly spread if it has more, repeated if it has fewer. */
  private static Shapes sample(Triangles mesh, int n) {
    return (Shapes) Buffers.pick(mesh, n,
        i -> mesh.size() > n ? (int) ((long) i * mesh.size() / n) : i % mesh.size());
  }
}
