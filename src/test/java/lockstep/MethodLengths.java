package lockstep;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.CodeAttribute;
import java.util.LinkedHashMap;
import java.util.Map;

/** The lengths of the methods of a class, in bytes. */
public final class MethodLengths {
  /** C2 calls what is longer, as it is {@code -XX:FreqInlineSize}, and compiles it by itself. */
  public static final int INLINED = 325;

  private MethodLengths() {}

  public static Map<String, Integer> of(Class<?> type) {
    String name = type.getName();
    try (InputStream in = type.getResourceAsStream(name.substring(name.lastIndexOf('.') + 1) + ".class")) {
      Map<String, Integer> lengths = new LinkedHashMap<>();
      for (MethodModel method : ClassFile.of().parse(in.readAllBytes()).methods()) {
        method.code().ifPresent(code -> lengths.put(method.methodName() + " " + method.methodType(),
            ((CodeAttribute) code).codeLength()));
      }
      return lengths;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
