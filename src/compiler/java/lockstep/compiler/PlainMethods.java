package lockstep.compiler;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/**
 * Finds methods that, with everything they call, use no records and no arrays of their own; they are called
 * unchanged.
 */
final class PlainMethods {
  /** Classes that scalar twins name themselves. */
  private static final Set<String> TAKEN = Set.of("Double", "Expansions", "Float", "Kernel", "Long", "Math",
      "Operand", "Output", "Override", "ScalarTwin");

  private final Map<MethodTree, Boolean> known = new HashMap<>();

  /** Whether a method, including all that it calls, computes with numbers and truth values alone. */
  boolean isPlain(Declared method) {
    Boolean plain = known.get(method.method());
    if (plain == null) {
      known.put(method.method(), true); // recursion is rejected elsewhere
      plain = method.method().getModifiers().getFlags().contains(Modifier.STATIC)
          && Forms.record(method.returnType()) == null && !new Scanner(method).findsValues();
      known.put(method.method(), plain);
    }
    return plain;
  }

  /**
   * Whether the twins of a file may call a method by the simple name of its class, which they import from
   * another package if it is public and no other class of that name is meant in twins.
   */
  static boolean isSeen(ExecutableElement method, SourceFile file) {
    if (method.getModifiers().contains(Modifier.PRIVATE)
        || !(method.getEnclosingElement() instanceof TypeElement type)
        || !(type.getEnclosingElement() instanceof PackageElement home)) {
      return false;
    }
    String name = type.getSimpleName().toString();
    return home.getQualifiedName().contentEquals(file.packageName()) || (!home.isUnnamed()
        && type.getModifiers().contains(Modifier.PUBLIC) && method.getModifiers().contains(Modifier.PUBLIC)
        && !TAKEN.contains(name) && !file.seesInPackage(name));
  }

  private final class Scanner extends TreeScanner<Void, Void> {
    private final Declared method;
    private boolean found;

    Scanner(Declared method) {
      this.method = method;
    }

    boolean findsValues() {
      scan(method.method(), null);
      return found;
    }

    @Override
    public Void visitVariable(VariableTree variable, Void nothing) {
      found |= Forms.record(method.typeOf(variable)) != null;
      return super.visitVariable(variable, null);
    }

    @Override
    public Void visitNewClass(NewClassTree made, Void nothing) {
      found = true;
      return null;
    }

    @Override
    public Void visitNewArray(NewArrayTree made, Void nothing) {
      found = true;
      return null;
    }

    @Override
    public Void visitIdentifier(IdentifierTree name, Void nothing) {
      look(name);
      return null;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree member, Void nothing) {
      look(member);
      return super.visitMemberSelect(member, null);
    }

    private void look(ExpressionTree name) {
      found |=
          method.meaning(name) instanceof VariableElement variable && Forms.record(variable.asType()) != null;
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree call, Void nothing) {
      Element meaning = method.meaning(call);
      Declared called =
          meaning instanceof ExecutableElement ? method.file().sources().declared(meaning) : null;
      found |= called != null && !isPlain(called);
      return super.visitMethodInvocation(call, null);
    }
  }
}
