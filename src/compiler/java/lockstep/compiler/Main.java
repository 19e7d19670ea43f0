package lockstep.compiler;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Compiles all definitions of source trees: {@code java lockstep.compiler.Main <sources> <output> …}. With
 * {@code --stamp <file>} first, it does nothing if sources, twins and class path have not changed since the
 * run that wrote the file.
 */
public final class Main {
  private Main() {}

  /** Exits with 1 if a definition cannot be compiled; nothing of its tree has been written then. */
  public static void main(String[] args) throws IOException {
    int status = run(List.of(args), System.getProperty("java.class.path"), System.err);
    if (status != 0) {
      System.exit(status);
    }
  }

  /**
   * Runs the compiler in this JVM.
   *
   * @param classPath that a stamp records, with the compiler on it
   * @return the status to exit with
   */
  static int run(List<String> args, String classPath, PrintStream errors) throws IOException {
    boolean hasStamp = !args.isEmpty() && args.getFirst().equals("--stamp");
    List<String> folders = args.subList(hasStamp ? Math.min(2, args.size()) : 0, args.size());
    if (folders.isEmpty() || folders.size() % 2 != 0) {
      errors.println("usage: java lockstep.compiler.Main [--stamp <file>] "
          + "(<folder of sources> <folder to write twins to>)…");
      return 2;
    }
    Stamp stamp = hasStamp ? new Stamp(Path.of(args.get(1)), folders, classPath) : null;
    if (stamp != null && stamp.isCurrent()) {
      return 0;
    }
    for (int i = 0; i < folders.size(); i += 2) {
      if (!Files.isDirectory(Path.of(folders.get(i)))) {
        errors.println(folders.get(i) + " is not a folder");
        return 2;
      }
      try {
        write(Path.of(folders.get(i + 1)), compile(Path.of(folders.get(i))));
      } catch (SourceError e) {
        errors.println(e.getMessage());
        return 1;
      }
    }
    if (stamp != null) {
      stamp.write();
    }
    return 0;
  }

  /** Twins by the path of their file, below the output folder. */
  static Map<Path, String> compile(Path folder) throws IOException {
    List<Path> definitions = new ArrayList<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Main::mayHaveClasses).sorted().toList()) {
        String source = Files.readString(file);
        if ((source.contains("Twin") || source.contains("\\u")) && !source.startsWith(TwinCompiler.MARK)) {
          definitions.add(file);
        }
      }
    }
    if (definitions.isEmpty()) {
      return Map.of(); // javac requires at least one file
    }
    return TwinCompiler.onDeepStack(() -> {
      Map<Path, String> twins = new LinkedHashMap<>();
      for (SourceFile file : Sources.of(folder, definitions).files()) {
        Path relative = folder.relativize(Path.of(file.name()));
        TwinCompiler.compile(file)
            .forEach((name, text) -> twins.put(relative.resolveSibling(name + ".java"), text));
      }
      return twins;
    });
  }

  private static boolean mayHaveClasses(Path file) {
    return file.toString().endsWith(".java") && !file.endsWith("package-info.java")
        && !file.endsWith("module-info.java");
  }

  /** Writes the twins that changed, and deletes twins whose definition is gone. */
  static void write(Path folder, Map<Path, String> twins) throws IOException {
    Files.createDirectories(folder);
    List<Path> old;
    try (Stream<Path> all = Files.walk(folder)) {
      old = all.filter(file -> file.toString().endsWith(".java")).toList();
    }
    for (Path file : old) {
      if (!twins.containsKey(folder.relativize(file))
          && Files.readString(file).startsWith(TwinCompiler.MARK)) {
        Files.delete(file);
      }
    }
    for (Map.Entry<Path, String> twin : twins.entrySet()) {
      Path file = folder.resolve(twin.getKey());
      if (!Files.exists(file) || !Files.readString(file).equals(twin.getValue())) {
        Files.createDirectories(file.getParent());
        Files.writeString(file, twin.getValue());
      }
    }
  }
}
