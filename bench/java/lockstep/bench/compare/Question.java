package lockstep.bench.compare;

import lockstep.Engine;
import lockstep.internal.kernel.Kernels.Entry;

/** One call of the library with its data, and the answer that it must give. */
sealed interface Question permits PairQuestion, TreeQuestion {
  /** The kernel that decides. */
  Entry entry();

  /** The verb as users know it. */
  String verb();

  /** How the elements meet, such as {@code zip} or {@code tree over boxes}. */
  String pairing();

  /** The scene or mesh. */
  String scene();

  /** What rates are counted in: the pairs that a call decides, or the queries that it answers. */
  long units();

  /** The right answer: that of the scalar engine without a tree. */
  Answer expected();

  /** Who gives it, as messages name it. */
  String reference();

  /** Room for an answer that is as large as {@code expected}. */
  Answer room(Answer expected);

  /** Makes the call. */
  void ask(Engine engine, Answer answer);

  /** What rows about it are called. */
  Label label(String family);
}
