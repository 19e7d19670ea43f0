package lockstep.compiler;

import java.util.ArrayList;
import java.util.List;

/**
 * Calls a kernel's loop methods without data, so that they return at once; {@code LoopedKernel} explains why.
 */
final class EmptyCalls {
  private final List<String> calls = new ArrayList<>();

  /**
   * Prints the early return of a method that has no data, and records the method for such a call. Methods
   * that compute with constants alone are skipped.
   *
   * @param parameters their declarations
   */
  void add(String method, List<String> parameters, boolean answersBits, JavaWriter out) {
    parameters.stream().filter(EmptyCalls::isArray).findFirst().ifPresent(data -> {
      List<String> arguments =
          parameters.stream().map(parameter -> isArray(parameter) ? "null" : "0").toList();
      calls.add(method + "(" + String.join(", ", arguments) + ");");
      out.open("if (" + data.substring(data.lastIndexOf(' ') + 1) + " == null)");
      out.line(answersBits ? "return 0;" : "return;");
      out.close();
    });
  }

  /** Adds a call as it is. */
  void add(String call) {
    calls.add(call);
  }

  private static boolean isArray(String parameter) {
    return parameter.contains("[]");
  }

  /** Prints the method that calls all of them. */
  void write(JavaWriter out) {
    out.line("@Override");
    out.open("public void callLoops(int times)");
    out.open("for (int k = 0; k < times; k++)");
    calls.forEach(out::line);
    out.close();
    out.close();
  }
}
