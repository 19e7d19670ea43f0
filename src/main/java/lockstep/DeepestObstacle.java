package lockstep;

import lockstep.twin.Kernel;

/**
 * Which obstacle is a mover deepest in, of those that it overlaps at a place? Overlap is asked of the kernels, by brute force or through a tree; of
 * those equally deep it is the one with the lowest number. Not thread-safe: one per thread.
 */
final class DeepestObstacle {
  private PushOutScene scene;
  private Filter filter; // null for none
  private Way way;
  private int mover;
  private int target; // whose shapes are being tried

  /** The mover, at the place that is asked about. */
  private final Spheres probe = Spheres.allocate(1);

  private final double[] at = new double[3];
  private final GrownObstacle tried = new GrownObstacle();

  /** The answer: number, depth, and where it is. */
  int number;

  double depth;
  private int foundTarget;
  private int foundElement;

  private final RowTask rows = new RowTask() {
    @Override
    void end(int row, int tile, int count, Workspace workspace) {
      long[] words = workspace.answers.planes[0];
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
      for (int row = from; row < to; row++) {
        query(row, workspace);
      }
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

  /** Asks about a mover at a place of space; false if it overlaps nothing there. */
  boolean find(int itsMover, float[] place, float radius, Workspace workspace) {
    mover = itsMover;
    number = -1;
    probe.x[0] = place[0];
    probe.y[0] = place[1];
    probe.z[0] = place[2];
    probe.radius[0] = radius;
    int[] order = scene.order();
    for (int c = 0; c < 3; c++) {
      at[c] = place[order[c]];
    }
    for (target = 0; target < scene.targets(); target++) {
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
    tried.of(scene.shapes(target), element, probe.radius[0], scene.order());
    double deep = tried.depth(at[0], at[1], scene.isPlanar() ? 0 : at[2]);
    if (number < 0 || deep > depth || (deep == depth && its < number)) {
      number = its;
      depth = deep;
      foundTarget = target;
      foundElement = element;
    }
  }

  /** The obstacle that was found. */
  GrownObstacle obstacle() {
    tried.of(scene.shapes(foundTarget), foundElement, probe.radius[0], scene.order());
    return tried;
  }
}
