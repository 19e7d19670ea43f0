package lockstep.internal.query;

import java.util.Arrays;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Tile;
import lockstep.internal.kernel.Verb;
import lockstep.internal.run.Answers;
import lockstep.internal.run.Question;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.internal.shape.Topology;

/**
 * Where edges of a placed mesh cross another one: each edge is cast as a ray from its first corner to its
 * second, both taken to the frame of the other. A carrier, of a thread.
 */
final class EdgeCrossings extends RowSink {
  private static final int BLOCK = Tile.SIZE;

  private final Elements rays = new Elements(Kind.RAY, new float[Kind.RAY.width()][BLOCK], 0, BLOCK);
  private final float[][] ends = new float[3][BLOCK];
  private final int[] edges = new int[BLOCK];
  private final PairKeys found = new PairKeys(); // edges of the block, and t as bits, which ascend like t
  private final Question question = new Question();
  private final RangeSource inTree = new RangeSource();

  /**
   * Finds where the edges of a block cross, from edge {@code from} of the mesh on; returns where to go on.
   */
  int next(InstanceCorners corners, int from) {
    Topology topology = corners.topology;
    int edge = from, count = 0;
    for (; edge < topology.edges() && count < BLOCK; edge++) {
      if (topology.isFirst(edge)) {
        edges[count] = edge;
        for (int axis = 0; axis < 3; axis++) {
          rays.columns[axis][count] = topology.coordinate(edge, axis);
          ends[axis][count] = topology.coordinate(Topology.next(edge), axis);
        }
        count++;
      }
    }
    cast(corners, count);
    return edge;
  }

  private void cast(InstanceCorners corners, int count) {
    float[][] c = rays.columns;
    corners.toOther.points(c[0], c[1], c[2], count);
    corners.toOther.points(ends[0], ends[1], ends[2], count);
    for (int axis = 0; axis < 3; axis++) {
      for (int k = 0; k < count; k++) {
        c[3 + axis][k] = ends[axis][k] - c[axis][k];
      }
    }
    Arrays.fill(c[6], 0, count, 0);
    Arrays.fill(c[7], 0, count, 1);
    found.begin(Integer.MAX_VALUE, Float.floatToRawIntBits(1) + 1);
    Kernels.Entry kernel = corners.execution.kernels().get(Verb.CAST, Kind.RAY, Kind.TRIANGLE);
    question.of(kernel, rays, corners.mesh.elements());
    try {
      inTree.of(question, corners.mesh, corners.execution.way(), this).query(0, count, corners.runner,
          corners.task, 0);
    } finally {
      inTree.release();
      question.release();
    }
    found.sort();
  }

  @Override
  public void add(int row, int element, Answers answers, int k) {
    found.add(row, Float.floatToRawIntBits(Math.min(1, Math.max(0f, answers.key(k)))));
  }

  /** How many crossings there are, ordered by edge and t. */
  int size() {
    return found.size();
  }

  /** The edge that crosses, as 3 triangle + edge. */
  int edge(int k) {
    return edges[found.first(found.key(k))];
  }

  /** Where on the edge: 0 at its first corner, 1 at its second. */
  float t(int k) {
    return Float.intBitsToFloat(found.second(found.key(k)));
  }
}
