package lockstep.internal.query;

import lockstep.internal.kernel.Verb;
import lockstep.internal.query.InstanceCorners.Share;
import lockstep.internal.run.Execution;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.shape.Elements;

/**
 * How deep two placed meshes reach into each other: the largest distance of a corner of one that is inside
 * the other from the surface of that, on equal ones that of the second, then of its lowest triangle. A
 * carrier, of a thread.
 */
final class InstanceDepth {
  private static final ThreadLocal<InstanceDepth> MINE = ThreadLocal.withInitial(InstanceDepth::new);

  private final InstanceCorners corners = new InstanceCorners();
  private final NearestSink nearest = new NearestSink(InstanceCorners.BLOCK, 1);
  private final Question question = new Question();
  private final SearchSource search = new SearchSource();
  private final int[] vertices = new int[InstanceCorners.BLOCK];
  private float deepest;
  private ResultColumns result;
  private int[] firsts, seconds;
  private int entry;

  private InstanceDepth() {}

  static InstanceDepth mine() {
    return MINE.get();
  }

  /** Overwrites entry k, in which their distance stands, if a corner is inside. */
  void measure(InstanceIndex instances, int one, int other, ResultColumns itsResult, int[] itsFirsts,
      int[] itsSeconds, int k, Execution execution, Runner runner, Task task) {
    result = itsResult;
    firsts = itsFirsts;
    seconds = itsSeconds;
    entry = k;
    deepest = 0;
    boolean theyMeet = itsResult.floats[0][k] == 0;
    try {
      reach(instances, one, other, theyMeet, false, execution, runner, task);
      reach(instances, other, one, theyMeet, true, execution, runner, task);
    } finally {
      result = null;
      firsts = null;
      seconds = null;
    }
  }

  /** How deep the corners of an instance reach into another. */
  private void reach(InstanceIndex instances, int into, int id, boolean theyMeet, boolean intoSecond,
      Execution execution, Runner runner, Task task) {
    try {
      if (!corners.begin(instances, id, into, execution, runner, task)
          || (!theyMeet && corners.parts() == Share.NONE)) {
        return;
      }
      SpatialIndex mesh = instances.trees[into];
      for (int from = 0; from < corners.vertices() && task.goesOn(0); from += InstanceCorners.BLOCK) {
        int count = Math.min(InstanceCorners.BLOCK, corners.vertices() - from);
        corners.vertices(from, count);
        int found = keepInside(from, count);
        if (found > 0) {
          measure(mesh, found, execution, runner);
          take(found, intoSecond);
        }
      }
    } finally {
      corners.end();
    }
  }

  /** Moves the points that are inside to the front, and returns how many there are. */
  private int keepInside(int from, int count) {
    float[][] points = corners.points.columns;
    int found = 0;
    for (int k = 0; k < count; k++) {
      for (int axis = 0; axis < 3; axis++) {
        points[axis][found] = points[axis][k];
      }
      vertices[found] = from + k;
      found += corners.inside.get(k) ? 1 : 0;
    }
    return found;
  }

  private void measure(SpatialIndex mesh, int count, Execution execution, Runner runner) {
    Elements points = corners.points, triangles = mesh.elements();
    nearest.of(execution.kernels().get(Verb.CLOSEST_POINTS, points.kind, triangles.kind), points, triangles,
        Float.POSITIVE_INFINITY, count);
    question.of(execution.kernels().get(Verb.DISTANCE, points.kind, triangles.kind), points, triangles);
    try {
      search.of(question, mesh, execution.way(), Float.POSITIVE_INFINITY, nearest).run(0, count, runner);
    } finally {
      search.release();
      question.release();
      nearest.release();
    }
  }

  private void take(int count, boolean intoSecond) {
    float[][] there = nearest.columns.floats;
    for (int k = 0; k < count; k++) {
      float depth = (float) (there[0][k] * corners.there.scale());
      if (nearest.columns.index[k] < 0 || depth <= deepest) {
        continue;
      }
      deepest = depth;
      result.floats[0][entry] = -depth;
      for (int axis = 0; axis < 3; axis++) {
        float onSurface = there[1 + axis][k], inside = corners.coordinate(vertices[k], axis);
        result.floats[1 + axis][entry] = intoSecond ? inside : onSurface;
        result.floats[4 + axis][entry] = intoSecond ? onSurface : inside;
      }
      int ofMesh = nearest.columns.index[k], ofCorner = corners.triangle(vertices[k]);
      firsts[entry] = intoSecond ? ofCorner : ofMesh;
      seconds[entry] = intoSecond ? ofMesh : ofCorner;
    }
  }
}
