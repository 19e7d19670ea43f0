package lockstep;

import java.util.Arrays;
import java.util.List;
import lockstep.internal.shape.Searchable;

/** The obstacles of a query: the shapes of one {@link Target}, or of several. */
public sealed interface Obstacles permits Target, Obstacles.Several {
  /**
   * Combines the shapes of several buffers and trees, such as pillars and walls, and numbers them
   * consecutively in this order: results and filters name shapes by these numbers. Make the result once and
   * use it for every call.
   */
  static Obstacles of(Target... targets) {
    return new Several(targets.clone());
  }

  /** Combines the shapes of a list of targets, as {@link #of(Target...)} does; the list is copied. */
  static Obstacles of(List<? extends Target> targets) {
    return new Several(targets.toArray(Target[]::new));
  }

  /** See {@link #of(Target...)}. */
  final class Several implements Obstacles {
    private final Target[] targets;

    /** The same targets as the internal packages see them. */
    final Searchable[] searchables;

    private Several(Target[] targets) {
      this.targets = targets;
      for (int k = 0; k < targets.length; k++) {
        if (targets[k] == null) {
          throw new NullPointerException("targets[" + k + "]");
        }
      }
      searchables = Arrays.stream(targets).map(Several::searchable).toArray(Searchable[]::new);
    }

    /** Returns a target as the internal packages see it. */
    static Searchable searchable(Target target) {
      return switch (target) {
        case Shapes shapes -> shapes.elements;
        case Tree tree -> tree.index;
        case PointCloud cloud -> cloud.index;
        case Heightfield field -> field.index;
      };
    }

    /** Returns the targets that obstacles are, likewise. */
    static Searchable[] searchables(Obstacles obstacles) {
      return switch (obstacles) {
        case Several several -> several.searchables;
        case Shapes shapes -> shapes.alone;
        case Tree tree -> tree.alone;
        case PointCloud cloud -> cloud.alone;
        case Heightfield field -> field.alone;
      };
    }

    @Override
    public String toString() {
      return "Obstacles" + Arrays.toString(targets);
    }
  }
}
