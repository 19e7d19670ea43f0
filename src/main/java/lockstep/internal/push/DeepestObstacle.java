package lockstep.internal.push;

import lockstep.internal.adaptive.Way;
import lockstep.internal.query.RangeTask;
import lockstep.internal.query.RowSink;
import lockstep.internal.query.RowSource;
import lockstep.internal.query.Index;
import lockstep.internal.run.Answers;
import lockstep.internal.run.PairFilter;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;

/**
 * Which obstacle is a mover deepest in, of those that it overlaps at a place? Overlap is asked of the
 * kernels, by brute force or through a tree. Of obstacles that are equally deep it is the first by kind and
 * columns, so that their order does not matter. Not thread-safe: one per thread.
 */
final class DeepestObstacle {
  private PushOutScene scene;
  private PairFilter filter; // null for none
  private Way way;
  private int mover;
  private int target; // whose shapes are being tried

  /** The mover, at the place that is asked about: as a sphere, or a disc among what is seen along an axis. */
  private final Elements ball = one(Kind.SPHERE, Elements.Z);

  private final Elements[] discs = {one(Kind.CYLINDER, 0), one(Kind.CYLINDER, 1), one(Kind.CYLINDER, 2)};

  private float radius;

  /** Where it was before. */
  private float[] home;

  /** The place, from there, in the scene's order of coordinates. */
  private final double[] at = new double[3];

  private final GrownObstacle tried = new GrownObstacle();

  /** The answer: number, depth, and where it is. */
  int number;

  double depth;
  private int foundTarget;
  private int foundElement;

  private final Question question = new Question();
  private final RowSource all = new RowSource();
  private final RangeTask range = new RangeTask();

  private final RowSink sink = new RowSink() {
    @Override
    public void add(int row, int element, Answers answers, int k) {
      overlaps(element);
    }
  };

  private static Elements one(Kind kind, int last) {
    return new Elements(kind, new float[kind.width()][Kernel.padded(1)], 0, 1, last);
  }

  void begin(PushOutScene itsScene, PairFilter itsFilter, Way itsWay) {
    scene = itsScene;
    filter = itsFilter;
    way = itsWay;
  }

  void release() {
    scene = null;
    filter = null;
    all.release();
    range.release();
    question.release();
  }

  /** Asks about a mover, which is at a place of space. */
  void from(int itsMover, float[] itsHome, float itsRadius) {
    mover = itsMover;
    home = itsHome;
    radius = itsRadius;
  }

  /** Asks what it is deepest in at another place; false if it overlaps nothing there. */
  boolean find(float[] place, Runner runner) {
    number = -1;
    int[] order = scene.order();
    for (int c = 0; c < 3; c++) {
      at[c] = c == 2 && scene.isPlanar() ? 0 : (double) place[order[c]] - home[order[c]];
    }
    float[][] of = ball.columns;
    of[0][0] = place[0];
    of[1][0] = place[1];
    of[2][0] = place[2];
    of[3][0] = radius;
    Elements disc = discs[order[2]];
    disc.columns[0][0] = place[order[0]];
    disc.columns[1][0] = place[order[1]];
    disc.columns[2][0] = radius;
    for (target = 0; target < scene.targets(); target++) {
      question.of(scene.overlap(target), scene.isShadow(target) ? disc : ball, scene.shapes(target));
      if (scene.target(target) instanceof Index tree) {
        range.of(question, tree, way, sink).run(0, 1, runner);
      } else {
        all.of(question, sink).run(0, 1, runner);
      }
    }
    return number >= 0;
  }

  private void overlaps(int element) {
    int its = scene.start(target) + element;
    if (filter != null && !filter.passes(mover, its)) {
      return;
    }
    double deep = depth(target, element);
    if (number < 0 || deep > depth || (deep == depth && isBefore(target, element, its))) {
      number = its;
      depth = deep;
      foundTarget = target;
      foundElement = element;
    }
  }

  /**
   * Whether an obstacle is taken before the one found, which is as deep. The number decides between equal
   * ones alone, of which either will do.
   */
  private boolean isBefore(int itsTarget, int element, int its) {
    Elements shapes = scene.shapes(itsTarget), found = scene.shapes(foundTarget);
    int order = shapes.kind.compareTo(found.kind);
    if (order == 0) {
      for (int c = 0; order == 0 && c < shapes.columns.length; c++) {
        order = Float.compare(shapes.value(c, element), found.value(c, foundElement));
      }
    }
    return order < 0 || (order == 0 && its < number);
  }

  /** The piece of the obstacle found that the place is in. */
  Piece piece() {
    depth(foundTarget, foundElement);
    return tried.piece;
  }

  private double depth(int itsTarget, int element) {
    return tried.depth(scene.shapes(itsTarget), element, radius, scene, home, at[0], at[1], at[2]);
  }
}
