package lockstep.bench.compare;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import lockstep.BuffersByKind;
import lockstep.Columns;
import lockstep.Shapes;
import lockstep.Tree;
import lockstep.Triangles;
import lockstep.bench.scenes.Buffers;
import lockstep.bench.scenes.Queries;
import lockstep.bench.scenes.Scene;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.shape.Kind;

/**
 * The questions of a compare run that use trees: a tree over the scene of each kind, queried by each kind.
 */
final class TreePlan {
  private static final int SHAPES = 1 << 14;
  private static final int QUERIES = 1 << 11;
  private static final int CHECKED_SHAPES = 600;
  private static final int CHECKED_QUERIES = 150;
  private static final int LEAST_QUERIES = 8;
  private static final int LEAST_SWEEPS = 64;
  private static final int SWEEPS = 3; // fewer of them, by this power of 2

  private final Collection<Entry> entries;
  private final int shapes;
  private final int queries;
  private final long seed;
  private final Triangles mesh;
  private final String meshName;

  /** A kernel with the kind of its querying operand; the tree is over the other. */
  private record Asking(Entry entry, Kind queries) {}

  /** With a mesh, only trees over all its triangles are queried; more triangles get fewer queries. */
  TreePlan(Collection<Entry> entries, int size, long seed, Triangles mesh, String meshName) {
    this(entries, Math.min(size, SHAPES), Math.min(size, QUERIES), seed, mesh, meshName);
  }

  private TreePlan(Collection<Entry> entries, int shapes, int queries, long seed, Triangles mesh,
      String meshName) {
    this.entries = entries;
    this.shapes = shapes;
    this.queries = queries;
    this.seed = seed;
    this.mesh = mesh;
    this.meshName = meshName;
  }

  /** All questions to small trees, for comparing answers. */
  List<Batch> checks() {
    return new TreePlan(entries, Math.min(shapes, CHECKED_SHAPES), Math.min(queries, CHECKED_QUERIES), seed,
        mesh, meshName).batches();
  }

  /** All questions at the main size, for measuring. */
  List<Batch> batches() {
    return batches(mesh != null ? List.of(Kind.TRIANGLE) : List.of(Kind.values()));
  }

  /** The batches of trees over some kinds. */
  List<Batch> batches(List<Kind> kinds) {
    List<Batch> batches = new ArrayList<>();
    for (Kind kind : kinds) {
      int count = asking(kind).stream()
          .mapToInt(asking -> TreeQuestion.Ask.of(asking.entry, asking.queries).size()).sum();
      if (count > 0) {
        batches.add(new Batch("tree over the " + Scene.title(kind), count, () -> questions(kind)));
      }
    }
    return batches;
  }

  /**
   * The kinds that can query a tree over a kind: if the order of operands does not matter, its kernel may
   * have it first.
   */
  private List<Asking> asking(Kind kind) {
    List<Asking> asking = new ArrayList<>();
    for (Entry entry : entries) {
      if (entry.second() == kind) {
        asking.add(new Asking(entry, entry.first()));
      } else if (entry.first() == kind && entry.verb().symmetric()) {
        asking.add(new Asking(entry, entry.second()));
      }
    }
    return asking;
  }

  private List<Question> questions(Kind kind) {
    Shapes scene = mesh != null ? mesh : Scene.shapes(kind, shapes, seed);
    String name = mesh != null ? meshName : Scene.title(kind);
    Tree tree = Tree.of(scene);
    long most = (long) shapes * queries / scene.size(); // a larger mesh gets fewer queries
    int size = Math.clamp(most, Math.min(queries, LEAST_QUERIES), queries);
    Shapes near = (Shapes) Buffers.pick(scene, size, i -> (int) ((long) i * scene.size() / size));
    List<Question> questions = new ArrayList<>();
    for (Asking asking : asking(kind)) {
      Columns columns = new Queries(near, seed).of(asking.queries);
      for (TreeQuestion.Ask ask : TreeQuestion.Ask.of(asking.entry, asking.queries)) {
        Tree asked = ask == TreeQuestion.Ask.SELF ? Tree.of((Shapes) columns) : tree;
        if (ask == TreeQuestion.Ask.SWEEP) { // one takes microseconds by brute force
          Columns few =
              BuffersByKind.slice(columns, 0, Math.max(Math.min(size, LEAST_SWEEPS), size >> SWEEPS));
          questions
              .add(new TreeQuestion(asking.entry, ask, name, few, Buffers.motions(few.size(), seed), asked));
        } else {
          questions.add(new TreeQuestion(asking.entry, ask, name, columns, null, asked));
        }
      }
    }
    return questions;
  }
}
