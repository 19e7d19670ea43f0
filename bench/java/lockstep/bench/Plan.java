package lockstep.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import lockstep.Columns;
import lockstep.Shapes;
import lockstep.Triangles;

/**
 * The questions of a compare run, in the order in which they are asked: each kernel in all patterns at the
 * main size, then zipped at other sizes, from those that stay in the first cache to those that live in RAM.
 */
final class Plan {
  private static final int[] SIZES = {1 << 10, 1 << 13, 1 << 16, 1 << 20};
  private static final int[] QUICK_SIZES = {1 << 10, 1 << 14};

  private static final int WARM_SIZE = 512;

  private final Triangles mesh;
  private final String meshName;
  private final long seed;
  private final List<Batch> batches = new ArrayList<>();

  /**
   * Questions over the same data.
   *
   * @param weight the share of the time that each of them gets
   */
  record Batch(Subject subject, int size, List<Question.Pattern> patterns, double weight) {}

  /** With a mesh, its triangles take the place of the terrain. */
  Plan(Collection<Subject> subjects, int size, boolean quick, long seed, Triangles mesh, String meshName) {
    this.mesh = mesh;
    this.meshName = meshName;
    this.seed = seed;
    for (Subject subject : subjects) {
      List<Question.Pattern> patterns =
          List.of(Question.Pattern.values()).stream().filter(pattern -> pattern.suits(subject)).toList();
      batches.add(new Batch(subject, size, patterns, 1));
      IntStream.of(quick ? QUICK_SIZES : SIZES).filter(other -> other != size)
          .forEach(other -> batches.add(new Batch(subject, other, List.of(Question.Pattern.ZIP), 0.7)));
    }
  }

  List<Batch> batches() {
    return batches;
  }

  /**
   * Every kernel in every pattern, for the compiler to get to know the code that will be timed. Small,
   * because it is many calls rather than long ones that make it compile a method.
   */
  List<Question> warmUp() {
    return batches.stream().filter(batch -> batch.patterns.size() > 1)
        .map(batch -> new Batch(batch.subject, Math.min(batch.size, WARM_SIZE), batch.patterns, 0))
        .flatMap(batch -> questions(batch).stream()).toList();
  }

  int questions() {
    return batches.stream().mapToInt(batch -> batch.patterns.size()).sum();
  }

  double weight() {
    return batches.stream().mapToDouble(batch -> batch.weight * batch.patterns.size()).sum();
  }

  /** The questions of a batch. Their data is made here, so that only one batch's is in memory. */
  List<Question> questions(Batch batch) {
    Subject subject = batch.subject;
    boolean useMesh = mesh != null && subject.scene == Scene.TERRAIN;
    Shapes world = useMesh ? sample(mesh, batch.size) : subject.scene.shapes(batch.size, seed);
    Columns visitors = subject.visitors(new Visitors(world, seed));
    String name = useMesh ? meshName : subject.scene.title();
    return batch.patterns.stream()
        .map(pattern -> Question.of(subject, pattern, name, visitors, world, batch.size, seed)).toList();
  }

  /** So many triangles of a mesh: evenly spread if it has more, again and again if it has fewer. */
  static Triangles sample(Triangles mesh, int size) {
    Triangles sample = Triangles.allocate(size);
    float[] c = new float[9];
    for (int i = 0; i < size; i++) {
      mesh.get(mesh.size() > size ? (int) ((long) i * mesh.size() / size) : i % mesh.size(), c);
      sample.set(i, c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8]);
    }
    return sample;
  }
}
