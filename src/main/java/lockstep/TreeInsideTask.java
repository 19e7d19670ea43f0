package lockstep;

import lockstep.internal.bvh.RayCaster;

/** All hits of the line from each point along +z, through a tree: the triangles that are above it. */
final class TreeInsideTask extends TreeHitTask {
  @Override
  void begin(RayCaster caster, Tree tree, Shapes queries, int row) {
    Spheres points = (Spheres) queries;
    int i = points.from() + row;
    caster.above(tree.bvh(), points.x[i], points.y[i], points.z[i], error());
  }
}
