package lockstep.compiler;

import java.util.Map;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/**
 * Constants that have another value when a definition is compiled for doubles: the limits of the type, and
 * its rounding error.
 */
final class Limits {
  private static final Map<String, Double> OF_DOUBLE =
      Map.of("java.lang.Float.MAX_VALUE", Double.MAX_VALUE, "java.lang.Float.MIN_VALUE", Double.MIN_VALUE,
          "java.lang.Float.MIN_NORMAL", Double.MIN_NORMAL, "lockstep.twin.Real.U", 0x1p-53);

  private Limits() {}

  /** The value of a constant for a number type; null if its initialiser must be evaluated for that type. */
  static Object of(VariableElement field, Declared source, Type real) {
    Object value = field.getConstantValue();
    if (real == Type.FLOAT || value == null) {
      return value;
    }
    Double ofDouble = field.getEnclosingElement() instanceof TypeElement owner
        ? OF_DOUBLE.get(owner.getQualifiedName() + "." + field.getSimpleName()) : null;
    return ofDouble != null ? ofDouble : source == null ? value : null;
  }
}
