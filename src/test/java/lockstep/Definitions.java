package lockstep;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * A definition in values, called by reflection with the numbers of one pair, and the twin's method into which
 * it was decomposed.
 */
public final class Definitions {
  private final Method definition;

  private Definitions(Method definition) {
    this.definition = definition;
    definition.setAccessible(true);
  }

  /** The definition of a scalar twin, or null if the twin calls it unchanged. */
  public static Definitions of(Class<?> twin) {
    List<Method> flat = Arrays.stream(twin.getDeclaredMethods())
        .filter(
            method -> Modifier.isStatic(method.getModifiers()) && !Modifier.isPrivate(method.getModifiers()))
        .toList();
    if (flat.isEmpty()) {
      return null;
    }
    String name = twin.getName().substring(0, twin.getName().length() - "Scalar".length());
    String method = flat.getFirst().getName();
    String owner = name.toLowerCase(Locale.ROOT).endsWith(method.toLowerCase(Locale.ROOT))
        && !exists(name, twin.getClassLoader()) ? name.substring(0, name.length() - method.length()) : name;
    try {
      return new Definitions(Arrays.stream(twin.getClassLoader().loadClass(owner).getDeclaredMethods())
          .filter(other -> other.getName().equals(method) && !Modifier.isPrivate(other.getModifiers())
              && Arrays.stream(other.getParameterTypes()).mapToInt(Definitions::leaves).sum()
                  + (other.getReturnType().isRecord() ? leaves(other.getReturnType()) : 0)
                  == flat.getFirst().getParameterCount())
          .findFirst().orElseThrow(() -> new AssertionError("no definition for " + twin)));
    } catch (ClassNotFoundException e) {
      throw new LinkageError(name, e);
    }
  }

  private static boolean exists(String name, ClassLoader classes) {
    try {
      classes.loadClass(name);
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  /** The number of numbers in a value of a type; an array, and the entry to write, are one parameter each. */
  private static int leaves(Class<?> type) {
    return !type.isRecord() ? 1
        : Arrays.stream(type.getRecordComponents()).mapToInt(component -> leaves(component.getType())).sum();
  }

  /** The answer of a pair: 1 for a hit, else 0, and then the columns. */
  public float[] ask(float[] pair, int floats) {
    List<Object> arguments = new ArrayList<>();
    int[] next = {0};
    float[][] columns = new float[floats][1];
    int column = 0;
    for (Class<?> type : definition.getParameterTypes()) {
      arguments.add(type == float[].class ? columns[column++]
          : type == int.class ? (Object) 0 : value(type, pair, next));
    }
    List<Float> answer = new ArrayList<>();
    try {
      read(definition.invoke(null, arguments.toArray()), answer);
      for (int c = 0; c < column; c++) {
        answer.add(columns[c][0]);
      }
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new LinkageError(definition.toString(), e);
    }
    if (definition.getReturnType() == float.class) {
      answer.addFirst(answer.getFirst() < Float.POSITIVE_INFINITY ? 1f : 0);
    }
    float[] numbers = new float[answer.size()];
    for (int k = 0; k < numbers.length; k++) {
      numbers[k] = answer.get(k);
    }
    return numbers;
  }

  private static Object value(Class<?> type, float[] numbers, int[] next) {
    if (!type.isRecord()) {
      return numbers[next[0]++];
    }
    RecordComponent[] components = type.getRecordComponents();
    Object[] parts = new Object[components.length];
    Class<?>[] types = new Class<?>[components.length];
    for (int c = 0; c < parts.length; c++) {
      types[c] = components[c].getType();
      parts[c] = value(types[c], numbers, next);
    }
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor.newInstance(parts);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(type.toString(), e);
    }
  }

  private static void read(Object value, List<Float> into) {
    switch (value) {
      case Float number -> into.add(number);
      case Boolean hit -> into.add(hit ? 1f : 0);
      default -> {
        for (RecordComponent component : value.getClass().getRecordComponents()) {
          try {
            Method accessor = component.getAccessor();
            accessor.setAccessible(true);
            read(accessor.invoke(value), into);
          } catch (IllegalAccessException | InvocationTargetException e) {
            throw new LinkageError(component.toString(), e);
          }
        }
      }
    }
  }
}
