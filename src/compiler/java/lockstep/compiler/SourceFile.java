package lockstep.compiler;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.PrimitiveTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.Modifier;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** A parsed Java file: its first class, with methods and constants, and where in the text things are. */
final class SourceFile {
  private final String fileName;
  private final String text;
  private final CompilationUnitTree unit;
  private final SourcePositions positions;
  private final ClassTree type;

  private SourceFile(String fileName, String text, CompilationUnitTree unit, SourcePositions positions) {
    this.fileName = fileName;
    this.text = text;
    this.unit = unit;
    this.positions = positions;
    ClassTree found = null;
    for (Tree tree : unit.getTypeDecls()) {
      if (found == null && tree instanceof ClassTree declared) {
        found = declared;
      }
    }
    if (found == null) {
      throw new SourceError(fileName, "there is no class");
    }
    type = found;
  }

  static SourceFile parse(String fileName, String text) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new IllegalStateException("this Java has no compiler: run it with a JDK, not a JRE");
    }
    DiagnosticCollector<JavaFileObject> faults = new DiagnosticCollector<>();
    JavaFileObject source =
        new SimpleJavaFileObject(URI.create("string:///Source.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
          }
        };
    JavacTask task =
        (JavacTask) compiler.getTask(null, null, faults, List.of("-proc:none"), null, List.of(source));
    try {
      CompilationUnitTree unit = task.parse().iterator().next();
      for (Diagnostic<? extends JavaFileObject> fault : faults.getDiagnostics()) {
        if (fault.getKind() == Diagnostic.Kind.ERROR) {
          throw new SourceError(fileName + ":" + fault.getLineNumber(), fault.getMessage(Locale.ROOT));
        }
      }
      return new SourceFile(fileName, text, unit, Trees.instance(task).getSourcePositions());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String packageName() {
    return unit.getPackageName() == null ? "" : unit.getPackageName().toString();
  }

  String className() {
    return type.getSimpleName().toString();
  }

  boolean isPublic() {
    return type.getModifiers().getFlags().contains(Modifier.PUBLIC);
  }

  /** Methods annotated {@code @Twin}. */
  List<MethodTree> definitions() {
    List<MethodTree> found = new ArrayList<>();
    for (Tree member : type.getMembers()) {
      if (member instanceof MethodTree method && isMarked(method.getModifiers(), "Twin")) {
        found.add(method);
      }
    }
    return found;
  }

  /** Methods of that name with so many parameters. */
  List<MethodTree> methods(String name, int parameters) {
    List<MethodTree> found = new ArrayList<>();
    for (Tree member : type.getMembers()) {
      if (member instanceof MethodTree method && method.getName().contentEquals(name)
          && method.getParameters().size() == parameters) {
        found.add(method);
      }
    }
    return found;
  }

  /** The static final field of that name, or null. */
  VariableTree constant(String name) {
    for (Tree member : type.getMembers()) {
      if (member instanceof VariableTree field && field.getName().contentEquals(name)
          && field.getModifiers().getFlags().containsAll(List.of(Modifier.STATIC, Modifier.FINAL))) {
        return field;
      }
    }
    return null;
  }

  /** Whether there is an annotation of that name, simple or {@code Twin.Name}. */
  static boolean isMarked(ModifiersTree modifiers, String name) {
    for (AnnotationTree annotation : modifiers.getAnnotations()) {
      String written = annotation.getAnnotationType().toString();
      if (written.equals(name) || written.endsWith("." + name)) {
        return true;
      }
    }
    return false;
  }

  /** The type that a declaration names, or null if values cannot have it. */
  static Type type(Tree tree) {
    return tree instanceof PrimitiveTypeTree primitive ? switch (primitive.getPrimitiveTypeKind()) {
      case FLOAT -> Type.FLOAT;
      case DOUBLE -> Type.DOUBLE;
      case BOOLEAN -> Type.BOOLEAN;
      case INT -> Type.INT;
      default -> null;
    } : null;
  }

  /** What Java calls a piece, as in {@code while loop}. */
  static String kind(Tree tree) {
    return tree.getKind().toString().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** An expression without the parentheses around it. */
  static ExpressionTree stripped(ExpressionTree tree) {
    return tree instanceof ParenthesizedTree inner ? stripped(inner.getExpression()) : tree;
  }

  /** The text of a piece, on one line. */
  String text(Tree tree) {
    int from = (int) positions.getStartPosition(unit, tree);
    int to = (int) positions.getEndPosition(unit, tree);
    if (from < 0) {
      return "var"; // the only type that is not a piece of the text
    }
    return text.substring(from, to).replaceAll("//[^\n]*", "").replaceAll("\\s+", " ");
  }

  /** The text of a condition, without the parentheses around it. */
  String condition(ExpressionTree tree) {
    return tree instanceof ParenthesizedTree inner ? text(inner.getExpression()) : text(tree);
  }

  /** What is wrong there, and what to write instead. */
  SourceError error(Tree where, String what) {
    return new SourceError(
        fileName + ":" + unit.getLineMap().getLineNumber(positions.getStartPosition(unit, where)), what);
  }
}
