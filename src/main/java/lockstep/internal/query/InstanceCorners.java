package lockstep.internal.query;

import lockstep.internal.kernel.Layout;
import lockstep.internal.kernel.Tile;
import lockstep.internal.kernel.Verb;
import lockstep.internal.place.Frame;
import lockstep.internal.place.Relative;
import lockstep.internal.run.Execution;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.internal.shape.Topology;

/**
 * Which points of a placed mesh are inside another one: each is taken to the frame of the other as {@link
 * Relative} does, and there it is decided as the verb {@code inside} does. A carrier, of a thread.
 */
final class InstanceCorners {
  /** So many are asked about together. */
  static final int BLOCK = Tile.SIZE;

  /** What is inside of something else. */
  enum Share {
    NONE, SOME, ALL
  }

  /** The frame of the other mesh, and what leads there. */
  final Frame there = new Frame();

  final Relative toOther = new Relative();

  /** Of the mesh whose corners these are. */
  Topology topology;

  /** The other mesh. */
  SpatialIndex mesh;

  /** The points, as the other frame has them. */
  final Elements points = new Elements(Kind.SPHERE, new float[Kind.SPHERE.width()][BLOCK], 0, BLOCK);

  /** Which of them are inside. */
  final ResultColumns inside = new ResultColumns(Layout.BITS, BLOCK);

  Execution execution;
  Runner runner;
  Task task;

  private final Frame here = new Frame();
  private final Question question = new Question();
  private final RangeSource inTree = new RangeSource();

  /** Begins with points of an instance, and another that they may be inside of; false if one is nowhere. */
  boolean begin(InstanceIndex instances, int id, int other, Execution itsExecution, Runner itsRunner,
      Task itsTask) {
    if (!here.of(instances.places, id) || !there.of(instances.places, other)) {
      return false;
    }
    toOther.of(here, there);
    topology = instances.trees[id].topology();
    mesh = instances.trees[other];
    execution = itsExecution;
    runner = itsRunner;
    task = itsTask;
    return true;
  }

  void end() {
    topology = null;
    mesh = null;
    execution = null;
    runner = null;
    task = null;
  }

  /** How many parts of the mesh are inside, of surfaces that do not meet: none, some, or all. */
  Share parts() {
    int count = topology.parts(), found = 0;
    for (int from = 0; from < count && task.goesOn(0); from += BLOCK) {
      int end = Math.min(count, from + BLOCK);
      for (int part = from; part < end; part++) {
        for (int axis = 0; axis < 3; axis++) {
          points.columns[axis][part - from] = topology.coordinate(3 * topology.first(part), axis);
        }
      }
      ask(end - from);
      found += inside.count();
      if (found > 0 && found < end) {
        return Share.SOME;
      }
    }
    return found == 0 ? Share.NONE : Share.ALL;
  }

  /** Asks about the first points, which are given in the frame of their own mesh. */
  void ask(int count) {
    toOther.points(points.columns[0], points.columns[1], points.columns[2], count);
    inside.beginWithoutHits(count);
    question.of(execution.kernels().get(Verb.UNDER, Kind.SPHERE, Kind.TRIANGLE), points, mesh.elements());
    try {
      inTree.of(question, mesh, execution.way(), inside.odd).query(0, count, runner, task, 0);
    } finally {
      inTree.release();
      question.release();
    }
  }
}
