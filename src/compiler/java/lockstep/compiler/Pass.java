package lockstep.compiler;

import java.util.List;

/**
 * A part of a definition that runs as a loop of its own over a block.
 *
 * @param name of the method
 * @param type of its parameters, of everything it computes, and of its result unless that is a boolean
 * @param result its result, in terms of {@link Op#PARAMETER parameters}
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
