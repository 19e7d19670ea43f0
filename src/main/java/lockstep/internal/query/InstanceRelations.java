package lockstep.internal.query;

import java.util.Arrays;
import lockstep.internal.kernel.Verb;
import lockstep.internal.query.InstanceCorners.Share;
import lockstep.internal.run.Execution;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Sides;

/**
 * How instances of meshes lie to each other. If their surfaces meet, they intersect. If not, each part of a
 * mesh, whatever hangs together, is all inside of the other or all outside: one corner tells.
 */
final class InstanceRelations extends InstanceTask {
  private static final ThreadLocal<InstanceRelations> MINE = ThreadLocal.withInitial(InstanceRelations::new);

  private static final ThreadLocal<InstanceCorners> CORNERS = ThreadLocal.withInitial(InstanceCorners::new);

  private static final byte DISJOINT = 0, INTERSECTS = 1, CONTAINS = 2;

  private byte[] relations = {}; // words of bits are for more than one thread

  private InstanceRelations() {}

  /** Answers how the second instance of each pair lies to the first. */
  static void classify(Execution execution, InstanceIndex instances, Sides sides, int count,
      RelationSink to) {
    InstanceRelations mine = MINE.get();
    if (mine.relations.length < count) {
      mine.relations = new byte[count];
    }
    Arrays.fill(mine.relations, 0, count, DISJOINT);
    mine.ask(execution, instances, sides, count, to.overlapping.clear);
    for (int k = 0; k < count; k++) {
      if (mine.relations[k] != DISJOINT) {
        to.overlapping.set(k);
      }
      if (mine.relations[k] == CONTAINS) {
        to.contained.set(k);
      }
    }
  }

  @Override
  void ask(int k, int container, int other, Runner runner) {
    relations[k] = relation(container, other, runner);
  }

  private byte relation(int container, int other, Runner runner) {
    if (InstanceMeeting.mine().meet(instances, container, instances, other, Verb.OVERLAP, Question.ANY, null,
        null, execution, runner, this)) {
      return INTERSECTS;
    }
    Share contained = inside(container, other, runner);
    if (contained == Share.NONE) {
      return inside(other, container, runner) == Share.NONE ? DISJOINT : INTERSECTS;
    }
    return contained == Share.ALL ? CONTAINS : INTERSECTS;
  }

  /** How much of an instance is inside another. */
  private Share inside(int container, int id, Runner runner) {
    InstanceCorners corners = CORNERS.get();
    try {
      return corners.begin(instances, id, container, execution, runner, this) ? corners.parts() : Share.NONE;
    } finally {
      corners.end();
    }
  }
}
