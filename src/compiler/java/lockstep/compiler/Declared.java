package lockstep.compiler;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** A method or a field whose source is at hand, and what the names in it mean. */
record Declared(SourceFile file, TreePath path) {
  MethodTree method() {
    return (MethodTree) path.getLeaf();
  }

  VariableTree field() {
    return (VariableTree) path.getLeaf();
  }

  /** Itself, if nothing that javac may see later, but not here, can give its names another meaning. */
  Declared checked() {
    file.requireImports();
    for (TreePath around = path; around != null; around = around.getParentPath()) {
      if (around.getLeaf() instanceof ClassTree type) {
        file.requireSupertypes((TypeElement) file.sources().trees().getElement(around), type);
      }
    }
    return this;
  }

  /** What is wrong there, and what to write instead. */
  SourceError error(Tree where, String what) {
    return file.error(where, what);
  }

  /**
   * What a name or a call within it means to javac; null or anything else than is needed where that is an
   * error.
   */
  Element meaning(Tree tree) {
    return file.sources().trees().getElement(new TreePath(path, tree));
  }

  /** The type of a variable or a parameter that is declared within it. */
  TypeMirror typeOf(VariableTree variable) {
    return meaning(variable).asType();
  }

  /** The type that a method returns. */
  TypeMirror returnType() {
    return ((ExecutableElement) file.sources().trees().getElement(path)).getReturnType();
  }

  /** The type that javac gives to an expression within it. */
  TypeMirror type(Tree tree) {
    TreePath its = new TreePath(path, tree);
    meaning(tree); // attributes the class if nothing has yet
    return file.sources().trees().getTypeMirror(its);
  }

  /** Whether an expression only names a class, whose static members may be used. */
  boolean isClass(ExpressionTree expression) {
    if (!(meaning(expression) instanceof TypeElement type)) {
      return false;
    }
    file.requireSupertypes(type, expression);
    if (expression instanceof IdentifierTree name) {
      file.requireImport(name);
      return true;
    }
    return expression instanceof MemberSelectTree member && (isClass(member.getExpression())
        || meaning(member.getExpression()).getKind() == ElementKind.PACKAGE);
  }
}
