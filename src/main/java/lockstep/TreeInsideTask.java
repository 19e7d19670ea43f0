package lockstep;

import lockstep.internal.bvh.RayCaster;

/** How many triangles are above a point through a tree: odd, and so inside, or even. */
final class TreeInsideTask extends TreeRowTask {
  private ResultColumns result;

  TreeInsideTask into(ResultColumns result) {
    this.result = result;
    return this;
  }

  @Override
  void release() {
    result = null;
    super.release();
  }

  @Override
  void begin(RayCaster caster, Tree tree, Shapes queries, int row) {
    Spheres points = (Spheres) queries;
    int i = points.from() + row;
    caster.above(tree.bvh(), points.x[i], points.y[i], points.z[i], error());
  }

  @Override
  void run(int from, int to, Workspace workspace) {
    for (int row = from; row < to; row++) {
      query(row, workspace);
    }
  }

  @Override
  void found(int row, int element, int k, Workspace workspace) {
    result.flip(row);
  }
}
