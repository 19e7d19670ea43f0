package lockstep.compiler;

import com.sun.source.tree.ArrayTypeTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The signature of a definition.
 *
 * @param parameters into which columns are read
 * @param outputs names of the float columns it writes
 * @param returnsKey whether it returns a float, its only column, instead of a boolean
 */
record Definition(Declared declared, List<Parameter> parameters, List<String> outputs, boolean returnsKey) {
  /** A parameter, whose leaves are columns. */
  record Parameter(String name, TypeMirror type, boolean isSecond) {
    Stream<String> columns() {
      return Forms.leaves(type, name).stream().map(Forms.Named::name);
    }
  }

  static Definition of(Declared declared) {
    SourceFile file = declared.checked().file();
    MethodTree method = declared.method();
    if (!method.getModifiers().getFlags().contains(Modifier.STATIC)
        || method.getModifiers().getFlags().contains(Modifier.PRIVATE)) {
      throw file.error(method, "a definition is a static method that is not private");
    }
    List<Parameter> columns = new ArrayList<>();
    List<String> outputs = new ArrayList<>();
    List<? extends VariableTree> parameters = method.getParameters();
    boolean isSecond = false;
    int p = 0;
    for (; p < parameters.size() && isColumns(declared.typeOf(parameters.get(p))); p++) {
      VariableTree parameter = parameters.get(p);
      isSecond |= file.isMarked(parameter.getModifiers(), "Second");
      columns.add(new Parameter(parameter.getName().toString(), declared.typeOf(parameter), isSecond));
    }
    if (!isSecond || columns.getFirst().isSecond()) {
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
          "the parameters of a definition are floats, one for each column, or records of floats, and "
              + "then, if it has results, a float[] for each and an int, the entry to write");
    }
    return new Definition(declared, columns, outputs, false).answering();
  }

  /** This definition with the result columns implied by its return type. */
  private Definition answering() {
    TypeMirror result = declared.returnType();
    if (result.getKind() == TypeKind.FLOAT && outputs.isEmpty()) {
      return new Definition(declared, parameters, List.of("key"), true);
    }
    if (Forms.record(result) != null && Forms.allows(result) && outputs.isEmpty()) {
      List<Forms.Named> leaves = Forms.leaves(result, "");
      if (leaves.size() > 1 && leaves.getFirst().type() == Type.BOOLEAN
          && leaves.stream().skip(1).allMatch(leaf -> leaf.type() == Type.FLOAT)) {
        return new Definition(declared, parameters, leaves.stream().skip(1).map(Forms.Named::name).toList(),
            false);
      }
    }
    if (result.getKind() != TypeKind.BOOLEAN) {
      throw file().error(method(),
          "a definition returns a boolean, or a float if it has no other result, or a"
              + " record of a boolean, whether it is a hit, and floats, a column each");
    }
    return this;
  }

  private static boolean isColumns(TypeMirror type) {
    return Forms.allows(type) && Forms.leaves(type, "").stream().allMatch(leaf -> leaf.type() == Type.FLOAT);
  }

  /** The names of the columns of the first operand. */
  List<String> first() {
    return columns(false);
  }

  /** The names of the columns of the second operand. */
  List<String> second() {
    return columns(true);
  }

  private List<String> columns(boolean ofSecond) {
    return parameters.stream().filter(parameter -> parameter.isSecond() == ofSecond)
        .flatMap(Parameter::columns).toList();
  }

  /** Whether any parameter, or the result, is a record. */
  boolean takesValues() {
    return Forms.record(declared.returnType()) != null
        || parameters.stream().anyMatch(parameter -> Forms.record(parameter.type()) != null);
  }

  /** Whether it writes its columns to arrays instead of returning them. */
  boolean writesColumns() {
    return !returnsKey && !outputs.isEmpty() && Forms.record(declared.returnType()) == null;
  }

  SourceFile file() {
    return declared.file();
  }

  /** Whether other packages may call it, and hence its form without values. */
  boolean isPublic() {
    return method().getModifiers().getFlags().contains(Modifier.PUBLIC);
  }

  MethodTree method() {
    return declared.method();
  }

  String name() {
    return method().getName().toString();
  }

  /** Name of the parameter that is the index of the entry to write. */
  String at() {
    return method().getParameters().getLast().getName().toString();
  }
}
