package lockstep;

import java.util.ArrayDeque;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;

/** A call of a {@link Mover}, in groups of characters that have nothing to do with each other. */
final class MoverTask extends Task {
  private final Mover mover;
  private final MoverState state;

  /** Those that no thread uses just now. */
  private final ArrayDeque<MoverGroup> groups = new ArrayDeque<>();

  private Engine engine;
  private Shapes characters;
  private Motions motions; // null where the crowd pushes
  private MoverCrowd crowd;
  private Target[] world;
  private int targets;

  MoverTask(Mover mover, int capacity) {
    this.mover = mover;
    state = new MoverState(capacity);
  }

  /**
   * Moves characters as they wish, or, where there are no motions, as others push them. Arguments have been
   * checked.
   */
  void move(Engine by, Shapes all, Motions wishes, MoverCrowd pushes, Target[] in, int inTargets) {
    engine = by.alone();
    characters = all;
    motions = wishes;
    crowd = pushes;
    world = in;
    targets = inTargets;
    by.execution().run(this, all.size(), MoverGroup.SIZE);
  }

  @Override
  public void run(int from, int to, Runner runner) {
    MoverGroup group = take();
    try {
      for (int start = from; start < to; start += MoverGroup.SIZE) {
        int end = Math.min(to, start + MoverGroup.SIZE);
        if (motions != null) {
          group.move(engine, characters, start, end, motions, world, targets);
        } else {
          group.move(engine, characters, start, end, crowd, world, targets);
        }
      }
    } finally {
      give(group);
    }
  }

  private synchronized MoverGroup take() {
    return groups.isEmpty() ? new MoverGroup(mover, state) : groups.pop();
  }

  private synchronized void give(MoverGroup group) {
    groups.push(group);
  }

  @Override
  public void release() {
    engine = null;
    characters = null;
    motions = null;
    crowd = null;
    world = null;
  }
}
