package lockstep.internal.query;

import lockstep.internal.kernel.Verb;
import lockstep.internal.query.InstanceCorners.Share;
import lockstep.internal.run.Execution;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.internal.shape.Topology;

/**
 * How deep two placed meshes reach into each other: the largest distance of a point of one that is inside the
 * other from the surface of that. Points are the vertices, and of an edge that crosses the other surface the
 * middles of what lies between two crossings, or a crossing and an end. On equal depth those of the second
 * mesh count, and what comes first of vertices and edges. A carrier, of a thread.
 */
final class InstanceDepth {
  private static final ThreadLocal<InstanceDepth> MINE = ThreadLocal.withInitial(InstanceDepth::new);

  /** What is so much less than the deepest so far is so in floats, too. */
  private static final double LESS = 1 - 0x1p-20;

  private final InstanceCorners corners = new InstanceCorners();
  private final EdgeCrossings crossings = new EdgeCrossings();
  private final NearestSink nearest = new NearestSink(InstanceCorners.BLOCK, 1);
  private final Question question = new Question();
  private final SearchSource search = new SearchSource();

  /** The points as their own mesh has them, and the triangle of each. */
  private final float[][] own = new float[3][InstanceCorners.BLOCK];
  private final int[] triangles = new int[InstanceCorners.BLOCK];
  private int points;

  private boolean intoSecond;
  private float deepest;
  private InstanceClearances of;
  private int entry;

  private InstanceDepth() {}

  static InstanceDepth mine() {
    return MINE.get();
  }

  /** Overwrites entry k, in which the distance of instances stands, if a point is inside. */
  void measure(InstanceClearances task, int k, int one, int other, Runner runner) {
    of = task;
    entry = k;
    deepest = 0;
    boolean theyMeet = task.result.floats[0][k] == 0;
    try {
      intoSecond = false;
      reach(one, other, theyMeet, runner);
      intoSecond = true;
      reach(other, one, theyMeet, runner);
    } finally {
      of = null;
    }
  }

  /** How deep an instance reaches into another. */
  private void reach(int into, int id, boolean theyMeet, Runner runner) {
    try {
      points = 0;
      if (corners.begin(of.instances, id, into, of.execution, runner, of)
          && (theyMeet || corners.parts() != Share.NONE)) {
        addVertices();
        if (theyMeet) {
          addEdges();
        }
        measure();
      }
    } finally {
      corners.end();
    }
  }

  private void addVertices() {
    Topology topology = corners.topology;
    for (int v = 0; v < topology.vertices() && corners.task.goesOn(0); v++) {
      int corner = topology.corner(v);
      add(topology.coordinate(corner, 0), topology.coordinate(corner, 1), topology.coordinate(corner, 2),
          corner / 3);
    }
  }

  private void addEdges() {
    for (int next = 0; next < corners.topology.edges() && corners.task.goesOn(0);) {
      next = crossings.next(corners, next);
      for (int k = 0; k < crossings.size(); k++) {
        int edge = crossings.edge(k);
        boolean isFirst = k == 0 || crossings.edge(k - 1) != edge;
        addMiddle(edge, isFirst ? 0 : crossings.t(k - 1), crossings.t(k));
        if (k + 1 == crossings.size() || crossings.edge(k + 1) != edge) {
          addMiddle(edge, crossings.t(k), 1);
        }
      }
    }
  }

  /** Adds the middle of a piece of an edge. */
  private void addMiddle(int edge, float from, float to) {
    if (from < to) {
      double t = 0.5 * ((double) from + to);
      add(between(edge, t, 0), between(edge, t, 1), between(edge, t, 2), edge / 3);
    }
  }

  private float between(int edge, double t, int axis) {
    double from = corners.topology.coordinate(edge, axis);
    return (float) (from + t * (corners.topology.coordinate(Topology.next(edge), axis) - from));
  }

  private void add(float x, float y, float z, int triangle) {
    own[0][points] = x;
    own[1][points] = y;
    own[2][points] = z;
    triangles[points++] = triangle;
    if (points == InstanceCorners.BLOCK) {
      measure();
    }
  }

  /** Measures how deep the points are. */
  private void measure() {
    for (int axis = 0; axis < 3; axis++) {
      System.arraycopy(own[axis], 0, corners.points.columns[axis], 0, points);
    }
    corners.ask(points);
    int count = keepInside();
    points = 0;
    if (count == 0) {
      return;
    }
    Elements inside = corners.points, mesh = corners.mesh.elements();
    Execution execution = corners.execution;
    nearest.of(execution.kernels().get(Verb.CLOSEST_POINTS, Kind.SPHERE, Kind.TRIANGLE), inside, mesh,
        Float.POSITIVE_INFINITY, count).fartherThan((float) (deepest / corners.there.scale() * LESS));
    question.of(execution.kernels().get(Verb.DISTANCE, Kind.SPHERE, Kind.TRIANGLE), inside, mesh);
    try {
      search.of(question, corners.mesh, execution.way(), Float.POSITIVE_INFINITY, nearest).run(0, count,
          corners.runner);
    } finally {
      search.release();
      question.release();
      nearest.release();
    }
    take(count);
  }

  /** Moves the points that are inside to the front, and returns how many there are. */
  private int keepInside() {
    float[][] taken = corners.points.columns;
    int kept = 0;
    for (int k = 0; k < points; k++) {
      for (int axis = 0; axis < 3; axis++) {
        taken[axis][kept] = taken[axis][k];
        own[axis][kept] = own[axis][k];
      }
      triangles[kept] = triangles[k];
      kept += corners.inside.get(k) ? 1 : 0;
    }
    return kept;
  }

  private void take(int count) {
    float[][] there = nearest.columns.floats;
    int[] ofMesh = nearest.columns.index;
    for (int k = 0; k < count; k++) {
      float depth = (float) (there[0][k] * corners.there.scale());
      if (ofMesh[k] < 0 || depth <= deepest) {
        continue;
      }
      deepest = depth;
      float[][] result = of.result.floats;
      result[0][entry] = -depth;
      for (int axis = 0; axis < 3; axis++) {
        float inside = own[axis][k], surface = there[1 + axis][k];
        result[1 + axis][entry] = intoSecond ? inside : surface;
        result[4 + axis][entry] = intoSecond ? surface : inside;
      }
      of.firsts[entry] = intoSecond ? triangles[k] : ofMesh[k];
      of.seconds[entry] = intoSecond ? ofMesh[k] : triangles[k];
    }
  }
}
