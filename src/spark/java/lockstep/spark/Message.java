package lockstep.spark;

import java.io.Serializable;

/** What is sent in one piece: columns of what could be sent one by one. */
sealed interface Message<M extends Message<M>> extends Serializable permits Batch, Answers {
  int size();

  /** How much it holds, as compared with a shape. */
  int weight();

  /** Adds number i of another message of the same sort. */
  void add(M from, int i);

  /** Returns this message without room for more. */
  M trimmed();
}
