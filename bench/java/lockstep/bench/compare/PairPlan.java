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
import lockstep.internal.kernel.Kind;

/**
 * The questions of a compare run without trees, in the order in which they are asked: each kernel in all patterns at the
 * main size, then zipped at other sizes, from those that stay in the first cache to those that live in RAM.
 */
final class PairPlan {
  private static final int[] SIZES = {1 << 10, 1 << 13, 1 << 16, 1 << 20};
  private static final int[] QUICK_SIZES = {1 << 10, 1 << 14};
  private static final int WARM_SIZE = 512;

  private final Collection<Entry> entries;
  private final int size;
  private final boolean quick;
  private final long seed;
  private final Triangles mesh;
  private final String meshName;

  /** With a mesh, its triangles take the place of the generated ones. */
  PairPlan(Collection<Entry> entries, int size, boolean quick, long seed, Triangles mesh, String meshName) {
    this.entries = entries;
    this.size = size;
    this.quick = quick;
    this.seed = seed;
    this.mesh = mesh;
    this.meshName = meshName;
  }

  List<Batch> batches() {
    List<Batch> batches = new ArrayList<>();
    for (Entry entry : entries) {
      batches.add(batch(entry, size, patterns(entry), 1));
      IntStream.of(quick ? QUICK_SIZES : SIZES).filter(other -> other != size)
          .forEach(other -> batches.add(batch(entry, other, List.of(Pattern.ZIP), 0.7)));
    }
    return batches;
  }

  /**
   * Every kernel in every pattern, for the compiler to get to know the code that will be timed. Small,
   * because it is many calls rather than long ones that make it compile a method.
   */
  List<Question> warmUp() {
    return entries.stream()
        .flatMap(entry -> questions(entry, Math.min(size, WARM_SIZE), patterns(entry)).stream()).toList();
  }

  private static List<Pattern> patterns(Entry entry) {
    return Stream.of(Pattern.values()).filter(pattern -> pattern.suits(entry)).toList();
  }

  private Batch batch(Entry entry, int n, List<Pattern> patterns, double weight) {
    return new Batch(Catalogue.name(entry), patterns.size(), weight, () -> questions(entry, n, patterns));
  }

  private List<Question> questions(Entry entry, int n, List<Pattern> patterns) {
    boolean useMesh = mesh != null && entry.second() == Kind.TRIANGLE;
    Shapes shapes = useMesh ? sample(mesh, n) : Scene.shapes(entry.second(), n, seed);
    Columns queries = new Queries(shapes, seed).of(entry.first());
    String name = useMesh ? meshName : Scene.title(entry.second());
    List<Question> questions = new ArrayList<>();
    for (Pattern pattern : patterns) {
      questions.add(PairQuestion.of(entry, pattern, name, queries, shapes, n, seed));
    }
    return questions;
  }

  /** So many triangles of a mesh: evenly spread if it has more, again and again if it has fewer. */
  private static Shapes sample(Triangles mesh, int n) {
    return (Shapes) Buffers.pick(mesh, n,
        i -> mesh.size() > n ? (int) ((long) i * mesh.size() / n) : i % mesh.size());
  }
}
