package lockstep.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import lockstep.Boxes;
import lockstep.Columns;
import lockstep.Shapes;
import lockstep.Spheres;
import lockstep.Tree;
import lockstep.Triangles;

/** The questions of a compare run that go through trees: every verb, in each of the worlds. */
final class TreePlan {
  private static final int SHAPES = 1 << 14;
  private static final int QUERIES = 1 << 11;
  private static final int QUICK = 2; // a quick look is smaller by that power of 2
  private static final int WARM_SIZE = 256;
  private static final int LEAST_QUERIES = 8;

  private final Collection<Subject> subjects;
  private final int shapes;
  private final int queries;
  private final long seed;
  private final Triangles mesh;
  private final String meshName;

  /** With a mesh, all its triangles take the place of the terrain: fewer queries are made of more of them. */
  TreePlan(Collection<Subject> subjects, int size, boolean quick, long seed, Triangles mesh,
      String meshName) {
    this.subjects = subjects;
    shapes = Math.min(size, quick ? SHAPES >> QUICK : SHAPES);
    queries = Math.min(size, QUERIES);
    this.seed = seed;
    this.mesh = mesh;
    this.meshName = meshName;
  }

  /** How many questions there are. */
  int questions() {
    int questions = 0;
    for (Scene scene : Scene.values()) {
      for (Subject subject : subjects) {
        questions += subject.asksIn(scene) ? subject.casts() ? 4 : 1 : 0;
      }
    }
    return questions;
  }

  /** All questions over small worlds, for the compiler to get to know the code that will be timed. */
  List<TreeQuestion> warmUp() {
    TreePlan small = new TreePlan(subjects, Math.min(shapes, WARM_SIZE), false, seed, null, null);
    return Stream.of(Scene.values()).flatMap(scene -> small.questions(scene).stream()).toList();
  }

  /** The questions in a world, which is made here, so that only one is in memory. */
  List<TreeQuestion> questions(Scene scene) {
    List<Subject> asking = subjects.stream().filter(subject -> subject.asksIn(scene)).toList();
    List<TreeQuestion> questions = new ArrayList<>();
    if (!asking.isEmpty()) {
      boolean useMesh = mesh != null && scene == Scene.TERRAIN;
      Shapes world = useMesh ? mesh : scene.shapes(shapes, seed);
      Tree tree = Tree.of(world);
      long most = (long) shapes * queries / world.size(); // a larger mesh is asked less
      Shapes visited = sample(world, Math.clamp(most, Math.min(queries, LEAST_QUERIES), queries));
      for (Subject subject : asking) {
        Columns visitors = subject.visitorsIn(scene, new Visitors(visited, seed));
        for (TreeQuestion.Verb verb : TreeQuestion.Verb.values()) {
          if (subject.casts() != (verb == TreeQuestion.Verb.OVERLAP)) {
            questions
                .add(new TreeQuestion(subject, verb, useMesh ? meshName : scene.title(), visitors, tree));
          }
        }
      }
    }
    return questions;
  }

  /** So many of the shapes, evenly spread. */
  private static Shapes sample(Shapes world, int size) {
    float[] row = new float[world.width()];
    float[] rows = new float[size * row.length];
    for (int i = 0; i < size; i++) {
      world.get((int) ((long) i * world.size() / size), row);
      System.arraycopy(row, 0, rows, i * row.length, row.length);
    }
    Shapes sample = switch (world) {
      case Spheres s -> Spheres.allocate(size);
      case Boxes b -> Boxes.allocate(size);
      case Triangles t -> Triangles.allocate(size);
    };
    sample.copyFrom(rows, 0);
    return sample;
  }
}
