package lockstep.compiler;

import com.sun.source.tree.ArrayTypeTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * The signature of a definition.
 *
 * @param first names of the columns of the first operand
 * @param second names of the columns of the second operand
 * @param outputs names of the float columns it writes
 * @param returnsKey whether it answers a float, the only column, instead of a boolean
 */
record Definition(Declared declared, List<String> first, List<String> second, List<String> outputs,
    boolean returnsKey) {
  static Definition of(Declared declared) {
    SourceFile file = declared.checked().file();
    MethodTree method = declared.method();
    if (!method.getModifiers().getFlags().contains(Modifier.STATIC)
        || method.getModifiers().getFlags().contains(Modifier.PRIVATE)) {
      throw file.error(method, "a definition is a static method that is not private");
    }
    List<String> first = new ArrayList<>();
    List<String> second = new ArrayList<>();
    List<String> outputs = new ArrayList<>();
    List<? extends VariableTree> parameters = method.getParameters();
    int p = 0;
    for (; p < parameters.size() && SourceFile.type(parameters.get(p).getType()) == Type.FLOAT; p++) {
      boolean isSecond = !second.isEmpty() || file.isMarked(parameters.get(p).getModifiers(), "Second");
      (isSecond ? second : first).add(parameters.get(p).getName().toString());
    }
    if (first.isEmpty() || second.isEmpty()) {
      throw file.error(method, "mark the parameter that is the first column of the second operand"
          + " with @Twin.Second; each operand has at least one column, a float");
    }
    for (; p < parameters.size() && parameters.get(p).getType() instanceof ArrayTypeTree array
        && SourceFile.type(array.getType()) == Type.FLOAT; p++) {
      outputs.add(parameters.get(p).getName().toString());
    }
    boolean at = p == parameters.size() - 1 && SourceFile.type(parameters.get(p).getType()) == Type.INT;
    boolean isComplete = outputs.isEmpty() ? p == parameters.size() : at;
    if (!isComplete) {
      throw file.error(p < parameters.size() ? parameters.get(p) : method,
          "the parameters of a definition are floats, one for each column, and then, if it has results,"
              + " a float[] for each and an int, the entry to write");
    }
    Type result = SourceFile.type(method.getReturnType());
    if (result != Type.BOOLEAN && (result != Type.FLOAT || !outputs.isEmpty())) {
      throw file.error(method, "a definition returns a boolean, or a float if it has no other result");
    }
    boolean returnsKey = result == Type.FLOAT;
    return new Definition(declared, first, second, returnsKey ? List.of("key") : outputs, returnsKey);
  }

  SourceFile file() {
    return declared.file();
  }

  MethodTree method() {
    return declared.method();
  }

  String name() {
    return method().getName().toString();
  }

  /** The name of the parameter that is the entry to write. */
  String at() {
    return method().getParameters().getLast().getName().toString();
  }
}
