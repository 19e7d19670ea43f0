package lockstep.compiler;

import java.util.List;

/**
 * A part of a definition that runs as a loop of its own over a block.
 *
 * @param name of the method
 * @param type of its parameters, of all that it computes with, and of its result unless that is a boolean
 * @param result what it answers, from {@link Op#PARAMETER parameters}
 */
record Pass(String name, Type type, List<String> parameters, Node result) {
  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }
}
