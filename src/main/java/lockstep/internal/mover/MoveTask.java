package lockstep.internal.mover;

import java.util.ArrayDeque;
import lockstep.internal.run.Execution;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Searchable;

/** A call of a {@code Mover}, in groups of characters that have nothing to do with each other. */
public final class MoveTask extends Task {
  private final Footing footing;
  private final State state;

  /** Those that no thread uses just now. */
  private final ArrayDeque<Group> groups = new ArrayDeque<>();

  private Execution execution;
  private Elements characters;
  private Elements motions; // null where the crowd pushes
  private Crowd crowd;
  private Searchable[] world;

  public MoveTask(Footing footing, int capacity) {
    this.footing = footing;
    state = new State(capacity);
  }

  /**
   * Moves characters as they wish, or, where there are no motions, as others push them. Arguments have been
   * checked.
   */
  public void move(Execution by, Elements all, Elements wishes, Crowd pushes, Searchable[] in) {
    execution = by.alone();
    characters = all;
    motions = wishes;
    crowd = pushes;
    world = in;
    by.run(this, all.size, Group.SIZE);
  }

  @Override
  public void run(int from, int to, Runner runner) {
    Group group = take();
    try {
      for (int start = from; start < to; start += Group.SIZE) {
        int end = Math.min(to, start + Group.SIZE);
        if (motions != null) {
          group.move(execution, characters, start, end, motions, world);
        } else {
          group.move(execution, characters, start, end, crowd, world);
        }
      }
    } finally {
      give(group);
    }
  }

  private synchronized Group take() {
    return groups.isEmpty() ? new Group(footing, state) : groups.pop();
  }

  private synchronized void give(Group group) {
    groups.push(group);
  }

  @Override
  public void release() {
    execution = null;
    characters = null;
    motions = null;
    crowd = null;
    world = null;
  }
}
