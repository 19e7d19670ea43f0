package lockstep.compiler;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import lockstep.twin.Twin;

/** Classes compiled in memory from sources written by tests. */
final class CompiledSources extends ClassLoader {
  private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();
  private static final StandardJavaFileManager FILES = JAVAC.getStandardFileManager(null, null, null);

  private final Map<String, byte[]> classes;

  private CompiledSources(Map<String, byte[]> classes) {
    super(CompiledSources.class.getClassLoader());
    this.classes = classes;
  }

  /** Compiles sources, given by class name with package, in one run. */
  static CompiledSources of(Map<String, String> sources) {
    List<JavaFileObject> units = new ArrayList<>();
    sources.forEach((name, text) -> units.add(new Source(name, text)));
    Map<String, ByteArrayOutputStream> written = new HashMap<>();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    boolean isCompiled =
        JAVAC.getTask(null, new InMemory(written), diagnostics, options(), null, units).call();
    if (!isCompiled) {
      StringBuilder message = new StringBuilder("javac:\n");
      for (Diagnostic<?> diagnostic : diagnostics.getDiagnostics()) {
        if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
          message.append(diagnostic).append('\n');
        }
      }
      throw new AssertionError(message.toString());
    }
    Map<String, byte[]> classes = new HashMap<>();
    written.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
    return new CompiledSources(classes);
  }

  private static List<String> options() {
    try {
      Path library = Path.of(Twin.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return List.of("-proc:none", "-nowarn", "-Xlint:none", "--add-modules", "jdk.incubator.vector",
          "-classpath", library.toString());
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = classes.get(name);
    if (bytes == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, bytes, 0, bytes.length);
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String name, String text) {
      super(URI.create("string:///" + name.replace('.', '/') + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  /** Keeps the output of javac. */
  private static final class InMemory extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, ByteArrayOutputStream> written;

    InMemory(Map<String, ByteArrayOutputStream> written) {
      super(FILES);
      this.written = written;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(Location location, String name, JavaFileObject.Kind kind,
        FileObject sibling) {
      return new SimpleJavaFileObject(URI.create("memory:///" + name + ".class"), kind) {
        @Override
        public OutputStream openOutputStream() {
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          written.put(name, bytes);
          return bytes;
        }
      };
    }

    @Override
    public void close() throws IOException {
      // the files below it serve the next run too
    }
  }
}
