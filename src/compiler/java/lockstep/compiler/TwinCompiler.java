package lockstep.compiler;

import com.sun.source.tree.MethodTree;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** Compiles the definitions in a Java file to their two batch forms. */
public final class TwinCompiler {
  /** How files begin that it has written. */
  static final String MARK = "// Compiled from ";

  private TwinCompiler() {}

  /** Compiles a file that needs no other: {@link #compile(String, String, Function)}. */
  public static Map<String, String> compile(String fileName, String source) {
    return compile(fileName, source, name -> null);
  }

  /**
   * Compiles the methods annotated {@code @Twin} of the first class of a file. The twins of one alone are called after the class, those
   * of several after class and method.
   *
   * @param fileName for messages
   * @param siblings the source of another class of the same package, by its simple name; null if there is none
   * @return the source of the twins by the name of their class, for each method the scalar one first; empty if nothing is annotated
   * @throws SourceError if the definition is outside the part of Java that can be compiled
   */
  public static Map<String, String> compile(String fileName, String source,
      Function<String, String> siblings) {
    SourceFile file = SourceFile.parse(fileName, source);
    List<MethodTree> definitions = file.definitions();
    Map<String, SourceFile> parsed = new LinkedHashMap<>();
    Map<String, String> twins = new LinkedHashMap<>();
    for (MethodTree method : definitions) {
      String name =
          file.className() + (definitions.size() == 1 ? "" : capitalised(method.getName().toString()));
      if (twins.containsKey(name + "Scalar")) {
        throw file.error(method, "there are two definitions of this name; give this one another");
      }
      compile(file, method, name, siblings, parsed, twins);
    }
    return twins;
  }

  private static String capitalised(String name) {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  /** Adds the twins of one definition. */
  private static void compile(SourceFile file, MethodTree method, String name,
      Function<String, String> siblings, Map<String, SourceFile> parsed, Map<String, String> twins) {
    Definition definition = Definition.of(file, method);
    Lowering.Result result =
        Lowering.lower(definition, sibling -> parsed.computeIfAbsent(sibling, missing -> {
          String text = siblings.apply(missing);
          return text == null ? null : SourceFile.parse(missing + ".java", text);
        }));
    String scalar = name + "Scalar";
    String wide = name + "Wide";
    twins.put(scalar, ScalarWriter.write(definition, scalar, wide));
    twins.put(wide, new WideWriter(definition, result, wide, scalar).write());
  }

  static String header(Definition definition) {
    return MARK + definition.file().className() + ".java; changes are made there.\n";
  }
}
