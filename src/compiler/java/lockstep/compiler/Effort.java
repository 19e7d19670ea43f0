package lockstep.compiler;

import com.sun.source.tree.Tree;

/**
 * Limits the nesting and the number of steps of a definition, so that compilation ends and its stack stays
 * bounded.
 */
final class Effort {
  private static final int MOST_NESTED = 1000;
  private static final int MOST_STEPS = 4_000_000;

  private int nested;
  private int steps;

  /** Called before an expression or a statement is executed, inside others. */
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
