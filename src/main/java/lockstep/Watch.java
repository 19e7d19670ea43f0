package lockstep;

/**
 * Receives the progress of the calls of a {@linkplain Engine#watched watched engine}, and may cancel them.
 *
 * <pre>
 *   AtomicBoolean isWanted = new AtomicBoolean(true); // a token, which any thread may clear
 *   Engine watched = engine.watched((done, total) -&gt; isWanted.get());
 * </pre>
 *
 * <p>All queries and {@link World#pairs} are watched. The watch is called between pieces of work: the
 * smallest are 1024 pairs, 64 elements against a tree or, by brute force, 8 elements against all others.
 * These are not watched:
 *
 * <ul>
 *   <li>the building of a {@link Tree}, done by its first query after a change, and the sorting of found
 *   pairs;
 *   <li>{@link Engine#slide}, which is short and may overwrite what it reads;
 *   <li>{@link Engine#warmUp}, which ends early if the thread is interrupted.
 * </ul>
 */
@FunctionalInterface
public interface Watch {
  /**
   * Returns whether the call should go on. Otherwise the call ends with a {@link
   * java.util.concurrent.CancellationException}. If this method throws, the call ends likewise, with the
   * thrown exception as the cause. The thread that called the engine asks about once per millisecond of work,
   * and so not at all in a shorter call. This method must not call an engine.
   *
   * <p>Most calls have one step. {@link Engine#classify}, {@linkplain Nearest#signed signed distances}, lists
   * that turn out to be long, casts at {@linkplain Obstacles#of several targets}, and {@link World#pairs}
   * have several, each of which counts from 0. Within a step {@code done} never falls. The end of a step
   * need not be reported.
   *
   * @param done how many parts of the current step are done or begun
   * @param total how many parts the step has: elements, pairs, or groups of them
   */
  boolean goesOn(long done, long total);

  /**
   * Returns a watch that lets calls go on until the calling thread is interrupted; the interrupt flag stays
   * set. Engines without this watch ignore interrupts.
   */
  static Watch interrupts() {
    return (done, total) -> !Thread.currentThread().isInterrupted();
  }
}
