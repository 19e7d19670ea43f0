package lockstep.compiler;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.PrimitiveTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** A Java file: its first class, which may have definitions, and positions in its text. */
final class SourceFile {
  static final String TOO_DEEP = "this is nested too deeply to be compiled; use variables for parts of it";
  private static final String TWIN = "lockstep.twin.Twin";

  private final Sources sources;
  private final CompilationUnitTree unit;
  private final String text;
  private final ClassTree type;

  /** Names that imports give to classes that are not available. */
  private final Set<String> missing = new HashSet<>();

  SourceFile(Sources sources, CompilationUnitTree unit) {
    this.sources = sources;
    this.unit = unit;
    try {
      text = unit.getSourceFile().getCharContent(true).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    ClassTree found = null;
    for (Tree tree : unit.getTypeDecls()) {
      if (found == null && tree instanceof ClassTree declared) {
        found = declared;
      }
    }
    if (found == null) {
      throw new SourceError(name(), "there is no class");
    }
    type = found;
  }

  Sources sources() {
    return sources;
  }

  String name() {
    return unit.getSourceFile().getName();
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

  /** Whether there is a class of that simple name in the package. */
  boolean seesInPackage(String simpleName) {
    return sources.hasClass(packageName().isEmpty() ? simpleName : packageName() + "." + simpleName);
  }

  /** Methods annotated {@code @Twin}. */
  List<Declared> definitions() {
    List<Declared> found = new ArrayList<>();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethod(MethodTree method, Void nothing) {
        if (isMarked(method.getModifiers(), "")) {
          if (getCurrentPath().getParentPath().getLeaf() != type) {
            throw error(method,
                "definitions are methods of the first class of a file, not of others or those in it");
          }
          found.add(new Declared(SourceFile.this, getCurrentPath()));
        }
        return super.visitMethod(method, null);
      }
    }.scan(unit, null);
    return found;
  }

  /**
   * Whether there is the annotation {@code @Twin}, or one in it of that name. The library need not be
   * available when definitions are compiled; annotations are then recognised by their spelling.
   */
  boolean isMarked(ModifiersTree modifiers, String name) {
    String simple = name.isEmpty() ? "Twin" : name;
    for (AnnotationTree annotation : modifiers.getAnnotations()) {
      Tree written = annotation.getAnnotationType();
      if (written.toString().equals(simple) || written.toString().endsWith("." + simple)) {
        String known = nameOf(written);
        if (known == null || known.equals(name.isEmpty() ? TWIN : TWIN + "." + name)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Rejects inherited members that the compiler does not see. */
  void requireSupertypes(TypeElement type, Tree where) {
    List<TypeMirror> supertypes = new ArrayList<>(type.getInterfaces());
    supertypes.add(type.getSuperclass());
    for (TypeMirror supertype : supertypes) {
      if (supertype.getKind() == TypeKind.ERROR) {
        throw error(where, "the twin compiler does not find " + supertype + ", of which "
            + type.getQualifiedName() + " inherits; put what definitions use into a class without it");
      }
      if (supertype instanceof DeclaredType declared) {
        requireSupertypes((TypeElement) declared.asElement(), where);
      }
    }
  }

  /** Rejects imports of unavailable classes where a definition could use them. */
  void requireImports() {
    for (ImportTree imported : unit.getImports()) {
      if (imported.getQualifiedIdentifier() instanceof MemberSelectTree name) {
        if (imported.isStatic()) {
          Tree from = name.getExpression();
          if (nameOf(from) == null) {
            throw error(imported, "the twin compiler does not find " + from
                + ", whose static members are imported; name the class where they are used");
          }
        } else if (!name.getIdentifier().contentEquals("*") && nameOf(name) == null) {
          missing.add(name.getIdentifier().toString());
        }
      }
    }
  }

  /** The full name of a class, or null if it is not available. */
  private String nameOf(Tree written) {
    Element meaning = sources.trees().getElement(new TreePath(new TreePath(unit), written));
    return meaning instanceof TypeElement found && found.asType().getKind() != TypeKind.ERROR
        ? found.getQualifiedName().toString() : null;
  }

  /** Rejects a name that an import gives to an unavailable class. */
  void requireImport(IdentifierTree name) {
    if (missing.contains(name.getName().toString())) {
      throw error(name, "the twin compiler does not find the imported class " + name);
    }
  }

  /** The type that a declaration names, or null if values cannot have it. */
  static Type type(Tree tree) {
    return tree instanceof PrimitiveTypeTree primitive ? Type.of(primitive.getPrimitiveTypeKind()) : null;
  }

  /** Java's name for a piece of code, as in {@code while loop}. */
  static String kind(Tree tree) {
    return tree.getKind().toString().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** An expression without its enclosing parentheses. */
  static ExpressionTree stripped(ExpressionTree tree) {
    return tree instanceof ParenthesizedTree inner ? stripped(inner.getExpression()) : tree;
  }

  /** The text of a piece of code, on one line. */
  String text(Tree tree) {
    SourcePositions positions = sources.trees().getSourcePositions();
    int from = (int) positions.getStartPosition(unit, tree);
    int to = (int) positions.getEndPosition(unit, tree);
    if (from < 0) {
      return "var"; // the only type that is not part of the text
    }
    // Without Unicode escapes: an escaped line end would end the comment in which the text is printed.
    return text.substring(from, to).replaceAll("//[^\r\n]*", "").replaceAll("\\s+", " ").replace("\\", "");
  }

  /** Whether javac finds a call, or one in its arguments, ambiguous between several methods. */
  boolean isAmbiguous(Tree call) {
    SourcePositions positions = sources.trees().getSourcePositions();
    return sources.isAmbiguous(unit, positions.getStartPosition(unit, call),
        positions.getEndPosition(unit, call));
  }

  /** The text of a condition, without the parentheses around it. */
  String condition(ExpressionTree tree) {
    return tree instanceof ParenthesizedTree inner ? text(inner.getExpression()) : text(tree);
  }

  /** An error at this place: what is wrong, and what to write instead. */
  SourceError error(Tree where, String what) {
    long start = sources.trees().getSourcePositions().getStartPosition(unit, where);
    return new SourceError(name() + ":" + unit.getLineMap().getLineNumber(start), what);
  }
}
