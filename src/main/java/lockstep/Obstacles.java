package lockstep;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import lockstep.internal.shape.Searchable;

/** What stands in the way: the shapes of one {@link Target}, or of several. */
public sealed interface Obstacles permits Target, Obstacles.Several {
  /**
   * The shapes of several buffers and trees, such as pillars and walls, numbered through all of them in this
   * order. Make it once and use it for every call.
   */
  static Obstacles of(Target... targets) {
    return new Several(targets.clone());
  }

  /** The same of a list, which is copied. */
  static Obstacles of(List<? extends Target> targets) {
    return new Several(targets.toArray(Target[]::new));
  }

  /** See {@link #of(Target...)}. */
  final class Several implements Obstacles {
    final Target[] targets;

    /** The same as all below this package sees them. */
    final Searchable[] searchables;

    Several(Target[] targets) {
      this.targets = targets;
      for (int k = 0; k < targets.length; k++) {
        if (targets[k] == null) {
          throw new NullPointerException("targets[" + k + "]");
        }
      }
      searchables = Arrays.stream(targets).map(Engine::searchable).toArray(Searchable[]::new);
    }

    /** The targets of some obstacles; of one alone in the array given. */
    static Target[] of(Obstacles obstacles, String name, Target[] one) {
      return switch (Objects.requireNonNull(obstacles, name)) {
        case Several several -> several.targets;
        case Target target -> {
          one[0] = target;
          yield one;
        }
      };
    }

    @Override
    public String toString() {
      return "Obstacles" + Arrays.toString(targets);
    }
  }
}
