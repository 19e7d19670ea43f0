package lockstep.compiler;

import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Element;

/**
 * Finds the arms of an {@code if} that stay in the definition because they compute in double, while the rest
 * of the definition computes in float.
 */
final class DoubleArms {
  private final Declared definition;
  private final boolean inFloat;

  DoubleArms(Declared definition) {
    this.definition = definition;
    this.inFloat = !new Scanner().finds(definition.method().getBody());
  }

  boolean isForDefinition(StatementTree arm) {
    return inFloat && new Scanner().finds(arm);
  }

  /** Looks for variables, casts and methods of type double, outside arms, which are checked one by one. */
  private final class Scanner extends TreeScanner<Void, Void> {
    private final Set<MethodTree> seen = new HashSet<>();
    private boolean found;

    boolean finds(Tree tree) {
      scan(tree, null);
      return found;
    }

    @Override
    public Void visitIf(IfTree choice, Void nothing) {
      return scan(choice.getCondition(), null);
    }

    @Override
    public Void visitVariable(VariableTree variable, Void nothing) {
      found |= SourceFile.type(variable.getType()) == Type.DOUBLE;
      return super.visitVariable(variable, null);
    }

    @Override
    public Void visitTypeCast(TypeCastTree cast, Void nothing) {
      found |= SourceFile.type(cast.getType()) == Type.DOUBLE;
      return super.visitTypeCast(cast, null);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree call, Void nothing) {
      Element meaning = call.getMethodSelect() instanceof IdentifierTree ? definition.meaning(call) : null;
      Declared called = meaning == null ? null : definition.file().sources().declared(meaning);
      if (called != null && called.file() == definition.file() && seen.add(called.method())) {
        MethodTree method = called.method();
        found |= SourceFile.type(method.getReturnType()) == Type.DOUBLE;
        scan(method.getParameters(), null);
        scan(method.getBody(), null);
      }
      return super.visitMethodInvocation(call, null);
    }
  }
}
