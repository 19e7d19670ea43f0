package lockstep.bench.compare;

import lockstep.Engine;
import lockstep.internal.kernel.Kernels.Entry;

/** One call of the library with its data, and the answer that it must give. */
sealed interface Question permits PairQuestion, TreeQuestion {
  /** The kernel that decides. */
  Entry entry();

  /** The verb's name for users. */
  String verb();

  /** The pairing, such as {@code zip} or {@code tree over boxes}. */
  String pairing();

  /** The scene or mesh. */
  String scene();

  /** The unit of rates: the pairs that a call decides, or the queries that it answers. */
  long units();

  /** The right answer: that of the scalar engine without a tree. */
  Answer expected();

  /** The source of the right answer, for messages. */
  String reference();

  /** Room for an answer of the size of {@code expected}. */
  Answer room(Answer expected);

  /** Makes the call. */
  void ask(Engine engine, Answer answer);

  /** The label of its rows. */
  Label label(String family);
}
