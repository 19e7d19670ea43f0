package lockstep;

/** What a {@linkplain Engine#sweep sweep} meets: shapes that stand still, or that are {@link Moving}. */
public sealed interface Sweepable permits Shapes, Moving {
  /** The shapes, where they are at time 0. */
  Shapes shapes();
}
