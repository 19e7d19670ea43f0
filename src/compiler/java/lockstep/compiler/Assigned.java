package lockstep.compiler;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreeScanner;
import java.util.HashSet;
import java.util.Set;

/** Finds the variables of a method that are assigned after their declaration. */
final class Assigned {
  private Assigned() {}

  static Set<String> in(MethodTree method) {
    Set<String> assigned = new HashSet<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitAssignment(AssignmentTree assignment, Void nothing) {
        add(assignment.getVariable());
        return super.visitAssignment(assignment, null);
      }

      @Override
      public Void visitAnnotation(AnnotationTree annotation, Void nothing) {
        return null;
      }

      @Override
      public Void visitCompoundAssignment(CompoundAssignmentTree assignment, Void nothing) {
        add(assignment.getVariable());
        return super.visitCompoundAssignment(assignment, null);
      }

      @Override
      public Void visitUnary(UnaryTree unary, Void nothing) {
        if (Expressions.isStep(unary)) {
          add(unary.getExpression());
        }
        return super.visitUnary(unary, null);
      }

      private void add(ExpressionTree variable) {
        assigned.add(
            (variable instanceof ArrayAccessTree element ? element.getExpression() : variable).toString());
      }
    }.scan(method, null);
    return assigned;
  }
}
