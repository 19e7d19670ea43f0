package lockstep.compiler;

import com.sun.source.tree.MethodTree;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Compiles the definition in a Java file to its two batch forms. */
public final class TwinCompiler {
  /** How files begin that it has written. */
  static final String MARK = "// Compiled from ";

  private TwinCompiler() {}

  /** Compiles a file that needs no other: {@link #compile(String, String, Function)}. */
  public static Map<String, String> compile(String fileName, String source) {
    return compile(fileName, source, name -> null);
  }

  /**
   * Compiles the method annotated {@code @Twin} of the first class of a file.
   *
   * @param fileName for messages
   * @param siblings the source of another class of the same package, by its simple name; null if there is none
   * @return the source of the twins by the name of their class, the scalar one first; empty if nothing is annotated
   * @throws SourceError if the definition is outside the part of Java that can be compiled
   */
  public static Map<String, String> compile(String fileName, String source,
      Function<String, String> siblings) {
    SourceFile file = SourceFile.parse(fileName, source);
    List<MethodTree> definitions = file.definitions();
    if (definitions.isEmpty()) {
      return Map.of();
    }
    if (definitions.size() > 1) {
      throw file.error(definitions.get(1), "a file has one definition; put this one into a file of its own");
    }
    Map<String, SourceFile> parsed = new LinkedHashMap<>();
    Definition definition = Definition.of(file, definitions.getFirst());
    Lowering.Result result = Lowering.lower(definition, name -> parsed.computeIfAbsent(name, missing -> {
      String text = siblings.apply(missing);
      return text == null ? null : SourceFile.parse(missing + ".java", text);
    }));
    String scalar = file.className() + "Scalar";
    String wide = file.className() + "Wide";
    Map<String, String> twins = new LinkedHashMap<>();
    twins.put(scalar, ScalarWriter.write(definition, scalar, wide));
    twins.put(wide, new WideWriter(definition, result, wide, scalar).write());
    return twins;
  }

  static String header(Definition definition) {
    return MARK + definition.file().className() + ".java; changes are made there.\n";
  }
}
