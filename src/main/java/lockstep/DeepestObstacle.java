package lockstep;

import lockstep.internal.adaptive.Way;
import java.util.Arrays;
import lockstep.internal.push.Piece;
import lockstep.twin.Kernel;

/**
 * Which obstacle is a mover deepest in, of those that it overlaps at a place? Overlap is asked of the
 * kernels, by brute force or through a tree. Of obstacles that are equally deep it is the first by kind and
 * columns, so that their order does not matter. Not thread-safe: one per thread.
 */
final class DeepestObstacle {
  private PushOutScene scene;
  private Filter filter; // null for none
  private Way way;
  private int mover;
  private int target; // whose shapes are being tried

  /** The mover, at the place that is asked about: as a sphere, or a disc among what is seen along an axis. */
  private final Spheres ball = Spheres.allocate(1);

  private final Cylinders[] discs =
      {Cylinders.allocate(Axis.X, 1), Cylinders.allocate(Axis.Y, 1), Cylinders.allocate(Axis.Z, 1)};

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
  private final float[] columns = new float[10], foundColumns = new float[10];

  private final RowTask rows = new RowTask() {
    @Override
    void end(int row, int tile, int count, Workspace workspace) {
      long[] words = workspace.answers.words;
      for (int w = 0; w < Kernel.words(count); w++) {
        for (long word = words[w]; word != 0; word &= word - 1) {
          overlaps(tile + 64 * w + Long.numberOfTrailingZeros(word));
        }
      }
    }
  };

  private final TreeRowTask treeRows = new TreeRowTask() {
    @Override
    void run(int from, int to, Workspace workspace) {
      query(from, to, workspace);
    }

    @Override
    void found(int row, int element, int k, Workspace workspace) {
      overlaps(element);
    }
  };

  void begin(PushOutScene itsScene, Filter itsFilter, Way itsWay) {
    scene = itsScene;
    filter = itsFilter;
    way = itsWay;
  }

  void release() {
    scene = null;
    filter = null;
    rows.release();
    treeRows.release();
  }

  /** Asks about a mover, which is at a place of space. */
  void from(int itsMover, float[] itsHome, float itsRadius) {
    mover = itsMover;
    home = itsHome;
    radius = itsRadius;
  }

  /** Asks what it is deepest in at another place; false if it overlaps nothing there. */
  boolean find(float[] place, Workspace workspace) {
    number = -1;
    int[] order = scene.order();
    for (int c = 0; c < 3; c++) {
      at[c] = c == 2 && scene.isPlanar() ? 0 : (double) place[order[c]] - home[order[c]];
    }
    ball.x[0] = place[0];
    ball.y[0] = place[1];
    ball.z[0] = place[2];
    ball.radius[0] = radius;
    Cylinders disc = discs[order[2]];
    disc.u[0] = place[order[0]];
    disc.v[0] = place[order[1]];
    disc.radius[0] = radius;
    for (target = 0; target < scene.targets(); target++) {
      Shapes probe = scene.isShadow(target) ? disc : ball;
      switch (scene.target(target)) {
        case Shapes shapes -> rows.of(scene.overlap(target), probe, shapes, false, null).run(0, 1, workspace);
        case Tree tree ->
          treeRows.of(scene.overlap(target), way, probe, tree, false, null).run(0, 1, workspace);
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
    Shapes shapes = scene.shapes(itsTarget), found = scene.shapes(foundTarget);
    int order = shapes.kind.compareTo(found.kind);
    if (order == 0) {
      order = Arrays.compare(shapes.get(element, columns), 0, shapes.width(),
          found.get(foundElement, foundColumns), 0, shapes.width());
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
