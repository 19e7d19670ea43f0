package lockstep.compiler;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/** Compiles the definitions in a Java file to their two batch forms. */
public final class TwinCompiler {
  /** First characters of every file it has written. */
  static final String MARK = "// Compiled from ";

  /** Stack size in bytes, for nested code; memory is used only as needed. */
  private static final long STACK = 256 << 20;

  private TwinCompiler() {}

  /** Compiles a file that needs no other: {@link #compile(String, Map)}. */
  public static Map<String, String> compile(String fileName, String source) {
    return compile(fileName, Map.of(fileName, source));
  }

  /**
   * Compiles the methods annotated {@code @Twin} of the first class of a file. A single definition's twins
   * are named after the class, those of several after class and method.
   *
   * @param sources the texts of this file and of others that its definitions use, by file name
   * @return the source of the twins by class name, for each method the scalar one first; empty if nothing is
   *     annotated
   * @throws SourceError if the definition is outside the subset of Java that can be compiled
   */
  public static Map<String, String> compile(String fileName, Map<String, String> sources) {
    return onDeepStack(() -> {
      List<SourceFile> files = Sources.of(sources).files();
      return compile(files.stream().filter(file -> file.name().equals(fileName)).findFirst().orElseThrow());
    });
  }

  static Map<String, String> compile(SourceFile file) {
    List<Declared> definitions = file.definitions();
    Map<String, String> twins = new LinkedHashMap<>();
    for (Declared method : definitions) {
      String name = name(method);
      if (twins.containsKey(name + "Scalar")) {
        throw method.error(method.method(), "there are two definitions of this name; give this one another");
      }
      try {
        compile(method, name, twins);
      } catch (StackOverflowError e) {
        throw method.error(method.method(), SourceFile.TOO_DEEP);
      }
    }
    return twins;
  }

  /**
   * Runs a task on a thread with a deep stack, as javac also recurses into nested code. Tasks run one at a
   * time, as they share the JDK classes that javac has read.
   */
  static synchronized <T> T onDeepStack(Supplier<T> task) {
    FutureTask<T> future = new FutureTask<>(task::get);
    Thread thread = new Thread(null, future, "twin compiler", STACK);
    thread.start();
    try {
      return future.get();
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case RuntimeException cause -> throw cause;
        case Error cause -> throw cause;
        default -> throw new IllegalStateException(e);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The name of the twins of a definition, without Scalar or Wide. */
  static String name(Declared method) {
    return method.file().definitions().size() == 1 ? method.file().className() : nameOfSeveral(method);
  }

  private static String nameOfSeveral(Declared method) {
    String name = method.method().getName().toString();
    return method.file().className() + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  /** Adds the twins of one definition. */
  private static void compile(Declared method, String name, Map<String, String> twins) {
    Definition definition = Definition.of(method);
    Lowering.Result result = Lowering.lower(definition);
    String scalar = name + "Scalar";
    String wide = name + "Wide";
    Flattening.Flat flat = Flattening.print(definition);
    String answering = (flat == null ? definition.file().className() : scalar) + "." + definition.name();
    twins.put(scalar, ScalarWriter.write(definition, scalar, wide, flat));
    twins.put(wide, new WideWriter(definition, result, wide, scalar, answering).write());
  }

  /** The file of a twin whose class has been printed. */
  static String file(Definition definition, JavaWriter out) {
    SourceFile source = definition.file();
    out.importHidden(source::seesInPackage);
    if (out.hasImported(source.className())) {
      throw source.error(definition.method(), "twins use another class called " + source.className()
          + "; give that of the definition another name");
    }
    return out.file(MARK + source.className() + ".java; changes are made there.\n", source.packageName());
  }
}
