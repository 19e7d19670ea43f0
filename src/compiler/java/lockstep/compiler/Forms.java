package lockstep.compiler;

import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The types that values may have: numbers and truth values, records of values, and arrays of these. */
final class Forms {
  /** Error text for a type that is none of these. */
  static final String ALLOWED =
      "floats, doubles, booleans, ints that the compiler can compute, and records of these";

  private Forms() {}

  /** Creates a number or truth value of a type, with a name. */
  interface Leaf {
    Node of(Type type, String name);
  }

  /** The record of a type, or null. */
  static TypeElement record(TypeMirror type) {
    return type instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element
        && element.getKind() == ElementKind.RECORD && element.getTypeParameters().isEmpty() ? element : null;
  }

  /** Whether a value may have the type. */
  static boolean allows(TypeMirror type) {
    TypeElement record = record(type);
    return Type.of(type.getKind()) != null || ExactNumbers.is(type)
        || (record != null && !record.getRecordComponents().isEmpty()
            && record.getRecordComponents().stream().allMatch(component -> isPart(component, record)));
  }

  private static boolean isPart(RecordComponentElement component, TypeElement of) {
    return record(component.asType()) != of && allows(component.asType());
  }

  /** Whether a local variable or a parameter of a part may have the type; arrays are allowed. */
  static boolean allowsArray(TypeMirror type) {
    return type.getKind() == TypeKind.ARRAY ? allows(((ArrayType) type).getComponentType()) : allows(type);
  }

  /** Whether a value has the type that javac reports. */
  static boolean fits(TypeMirror type, Value value, Graph graph) {
    return value instanceof Node node ? graph.type(type.getKind()) == node.type
        : value == null || type.toString().equals(((Tuple) value).type());
  }

  /** A value of an allowed type other than an array; its leaves are created in the order of components. */
  static Value make(TypeMirror type, String name, Leaf leaf) {
    return make(type, name, false, leaf);
  }

  /** The same where exact numbers may be places on a stack. */
  static Value make(TypeMirror type, String name, boolean isOnStack, Leaf leaf) {
    if (ExactNumbers.is(type)) {
      return ExactNumbers.made(name, isOnStack, leaf);
    }
    TypeElement record = record(type);
    if (record == null) {
      return leaf.of(Type.of(type.getKind()), name);
    }
    List<Value> parts = new ArrayList<>();
    for (RecordComponentElement component : record.getRecordComponents()) {
      parts.add(
          make(component.asType(), Tuple.name(name, component.getSimpleName().toString()), isOnStack, leaf));
    }
    return new Tuple(type.toString(), names(record), parts);
  }

  /** The names of the components of a record. */
  static List<String> names(TypeElement record) {
    return record.getRecordComponents().stream().map(component -> component.getSimpleName().toString())
        .toList();
  }

  /** The names and types of the leaves of a type, in order. */
  static List<Named> leaves(TypeMirror type, String name) {
    List<Named> leaves = new ArrayList<>();
    make(type, name, (its, leaf) -> {
      leaves.add(new Named(leaf, its));
      return null;
    });
    return leaves;
  }

  record Named(String name, Type type) {}

  /** A value in the type of its target; numbers are converted by Java's implicit conversions. */
  static Value converted(Value value, TypeMirror type, Arithmetic arithmetic, Tree where, Frame frame) {
    if (value instanceof Node node) {
      return arithmetic.converted(node, arithmetic.type(type.getKind()), where, frame);
    }
    if (value != null && !type.toString().equals(((Tuple) value).type())) {
      throw frame.error(where, "a " + ((Tuple) value).type() + " cannot stand where a " + type + " should");
    }
    return value;
  }

  /** Whether a field is a component of a record. */
  static boolean isComponent(Element field) {
    return field != null && field.getKind() == ElementKind.FIELD
        && field.getEnclosingElement().getKind() == ElementKind.RECORD
        && !field.getModifiers().contains(Modifier.STATIC);
  }
}
