package lockstep.compiler;

import com.sun.source.tree.Tree;

/**
 * Limits the nesting and the number of steps of a definition, so that compiling it ends and needs no endless
 * stack.
 */
final class Effort {
  private static final int MOST_NESTED = 1000;
  private static final int MOST_STEPS = 4_000_000;

  private int nested;
  private int steps;

  /** Before an expression or a statement is executed, within others. */
  void begin(Tree where, Frame frame) {
    if (++nested > MOST_NESTED) {
      throw frame.error(where, SourceFile.TOO_DEEP);
    }
    if (++steps > MOST_STEPS) {
      throw frame.error(where,
          "this definition is too long to be compiled, with its loops and calls written out");
    }
  }

  void end() {
    nested--;
  }
}
