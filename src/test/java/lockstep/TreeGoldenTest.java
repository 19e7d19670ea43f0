package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import lockstep.GoldenNumbers.Case;
import lockstep.Samples.Placement;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Golden numbers of trees: the answers to each question over a fixed scene are the same for every engine,
 * width, number of threads and tree, and without a tree.
 */
@Runs.Widest
@Runs.Vectors
class TreeGoldenTest {
  private static final int RAYS = 2000;
  private static final int PER_RAY = 4;

  /** In a build two of them: by plain calls, and by threads with vectors. */
  private static final List<Engine> ENGINES =
      Effort.MINE == Effort.BUILD ? List.of(Engine.scalar(), Engines.widest().parallel(TreeCheck.POOL))
          : List.of(Engine.scalar(), Engine.scalar().parallel(ForkJoinPool.commonPool()), Engines.widest(),
              Engines.widest().parallel(TreeCheck.POOL));

  /** In a build vectors are asked of few kinds: walks do not depend on the kernel. */
  private static List<Engine> engines(Question question) {
    boolean isFew = Question.few(Question.all(question.verb()), 4).contains(question);
    return Effort.MINE == Effort.BUILD && !isFew ? List.of(Engine.scalar()) : ENGINES;
  }

  static List<Kind> kinds() {
    return Samples.SHAPES;
  }

  static List<Question> casts() {
    return Question.all(Verb.CAST);
  }

  /** In a build some of them. */
  static List<Question> overlaps() {
    List<Question> all = Question.all(Verb.OVERLAP);
    return GoldenNumbers.ACCEPT ? all : Question.few(all, Effort.choose(8, 99, 99));
  }

  /** Some of every scene except those in which every ray starts inside something. */
  private static Shapes shapes(Kind kind, int seed, int each) {
    Random random = new Random(seed);
    List<Scene> scenes = List.of(Scene.RANDOM, Scene.CLUSTERED, Scene.GRID, Scene.LINE, Scene.SLIVERS,
        Scene.MESH, Scene.TINY, Scene.FLAT);
    Shapes shapes = (Shapes) Samples.allocate(kind, scenes.size() * each);
    for (int s = 0; s < scenes.size(); s++) {
      shapes.slice(s * each, each)
          .copyFrom(Samples.elements(scenes.get(s).shapes(random, kind, each, Placement.ALLOCATED)), 0);
    }
    return shapes;
  }

  private static Rays rays(Shapes shapes) {
    return SceneRays.at(new Random(9), shapes, RAYS, Placement.ALLOCATED);
  }

  /** If this fails, the scenes have changed, not the answers. */
  @ParameterizedTest
  @MethodSource("kinds")
  void inputs(Kind kind) {
    Shapes shapes = shapes(kind, 1, 100);
    GoldenNumbers.check(Case.SCENES, kind, "scenes",
        IntStream.concat(IntStream.of(Answers.bits(Samples.elements(shapes))),
            IntStream.of(Answers.bits(Samples.elements(rays(shapes))))).toArray());
  }

  @ParameterizedTest
  @MethodSource("casts")
  void closestAndAny(Question question) {
    Shapes shapes = shapes(question.second(), 1, 100);
    Rays rays = rays(shapes);
    RayHits hits = Answers.stale(RayHits.allocate(RAYS));
    Engine.scalar().closest(rays, shapes, hits);
    GoldenNumbers.check(Case.TREE_CLOSEST, question, "without a tree", Answers.of(hits, RAYS));
    int[] any = Answers.of(hits.hits(), RAYS);
    Tree tree = Tree.of(shapes);
    for (Engine engine : engines(question)) {
      hits = Answers.stale(RayHits.allocate(RAYS));
      engine.closest(rays, tree, hits);
      GoldenNumbers.check(Case.TREE_CLOSEST, question, engine, Answers.of(hits, RAYS));
      Hits anything = Answers.stale(Hits.allocate(RAYS));
      engine.any(rays, tree, anything);
      assertArrayEquals(any, Answers.of(anything, RAYS), engine::toString);
    }
  }

  @ParameterizedTest
  @MethodSource("casts")
  void allHits(Question question) {
    Shapes shapes = shapes(question.second(), 1, 100);
    Rays rays = rays(shapes);
    AllHits hits = AllHits.allocate(RAYS, PER_RAY);
    Engine.scalar().all(rays, shapes, hits);
    GoldenNumbers.check(Case.TREE_ALL, question, "without a tree", Answers.of(hits));
    Tree tree = Tree.of(shapes);
    for (Engine engine : engines(question)) {
      engine.all(rays, tree, hits);
      GoldenNumbers.check(Case.TREE_ALL, question, engine, Answers.of(hits));
    }
  }

  @ParameterizedTest
  @MethodSource("casts")
  void candidates(Question question) {
    Shapes shapes = shapes(question.second(), 1, 100);
    Rays rays = rays(shapes);
    Tree tree = Tree.of(shapes);
    Pairs pairs = Pairs.allocate(200_000);
    Engine.scalar().cast(rays, shapes.bounds(), pairs);
    GoldenNumbers.check(Case.TREE_CANDIDATES, question, "without a tree", Answers.of(pairs));
    for (Engine engine : engines(question)) {
      engine.candidates(rays, tree, pairs);
      GoldenNumbers.check(Case.TREE_CANDIDATES, question, engine, Answers.of(pairs));
    }
  }

  @ParameterizedTest
  @MethodSource("overlaps")
  void overlaps(Question question) {
    Shapes queries = shapes(question.first(), 2, 30);
    Shapes shapes = shapes(question.second(), 1, 100);
    Tree tree = Tree.of(shapes);
    Pairs pairs = Pairs.allocate(200_000);
    Engine.scalar().overlap(queries, shapes, pairs);
    GoldenNumbers.check(Case.TREE_OVERLAPS, question, "without a tree", Answers.of(pairs));
    for (Engine engine : engines(question)) {
      engine.overlap(queries, tree, pairs);
      GoldenNumbers.check(Case.TREE_OVERLAPS, question, engine, Answers.of(pairs));
    }
  }
}
