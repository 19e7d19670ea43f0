package lockstep.compiler;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** A method or a field whose source is available, with the resolution of the names in it. */
record Declared(SourceFile file, TreePath path) {
  MethodTree method() {
    return (MethodTree) path.getLeaf();
  }

  VariableTree field() {
    return (VariableTree) path.getLeaf();
  }

  /**
   * This declaration, if nothing that javac sees later, but not here, can change what its names resolve to.
   */
  Declared checked() {
    file.requireImports();
    for (TreePath around = path; around != null; around = around.getParentPath()) {
      if (around.getLeaf() instanceof ClassTree type) {
        file.requireSupertypes((TypeElement) file.sources().trees().getElement(around), type);
      }
    }
    return this;
  }

  /** The definition in the same file whose answer for the same arguments a statement returns; or null. */
  Declared asked(StatementTree arm) {
    StatementTree only = arm instanceof BlockTree block && block.getStatements().size() == 1
        ? block.getStatements().getFirst() : arm;
    if (!(only instanceof ReturnTree end)
        || !(SourceFile.stripped(end.getExpression()) instanceof MethodInvocationTree call)) {
      return null;
    }
    List<String> given = call.getArguments().stream().map(Tree::toString).toList();
    List<String> own = method().getParameters().stream().map(its -> its.getName().toString()).toList();
    Element meaning = given.equals(own) ? meaning(call) : null;
    Declared other = meaning == null ? null : file.sources().declared(meaning);
    return other != null && other.path.getCompilationUnit() == path.getCompilationUnit()
        && file.isMarked(other.method().getModifiers(), "") ? other : null;
  }

  /** An error at this place: what is wrong, and what to write instead. */
  SourceError error(Tree where, String what) {
    return file.error(where, what);
  }

  /**
   * The element to which javac resolves a name or a call in it; null or an unexpected element where that is
   * an error.
   */
  Element meaning(Tree tree) {
    return file.sources().trees().getElement(new TreePath(path, tree));
  }

  /** The type of a variable or parameter declared in it. */
  TypeMirror typeOf(VariableTree variable) {
    return meaning(variable).asType();
  }

  /** The type that a method returns. */
  TypeMirror returnType() {
    return ((ExecutableElement) file.sources().trees().getElement(path)).getReturnType();
  }

  /** The type that javac assigns to an expression in it. */
  TypeMirror type(Tree tree) {
    TreePath its = new TreePath(path, tree);
    meaning(tree); // attributes the class on first use
    return file.sources().trees().getTypeMirror(its);
  }

  /** Whether an expression only names a class, to reach its static members. */
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
