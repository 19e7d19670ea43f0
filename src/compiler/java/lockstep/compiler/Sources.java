package lockstep.compiler;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * Java sources, parsed and attributed by javac, so that names resolve as they do for javac. A class is
 * attributed on first use. Errors of javac in code that no definition needs are ignored: twins, for example,
 * do not exist yet.
 */
final class Sources {
  /** The folder beside this class with the source of the records in {@code lockstep.twin}. */
  private static final Path VALUES = values();

  /** For sources without a folder; kept because it has already read the JDK classes they need. */
  private static final StandardJavaFileManager WITHOUT_FOLDER = manager(List.of(VALUES));

  private final JavacTask task;
  private final Trees trees;
  private final Map<CompilationUnitTree, SourceFile> files = new HashMap<>();
  private final Map<Element, TreePath> paths = new HashMap<>();
  private final Map<ExecutableElement, Boolean> implied = new HashMap<>();
  private final List<SourceFile> given = new ArrayList<>();
  private final ModuleElement unnamed;

  /** The file that is being parsed. */
  private String parsed = "";

  private Diagnostic<? extends JavaFileObject> firstError;
  private final List<Diagnostic<? extends JavaFileObject>> ambiguousCalls = new ArrayList<>();

  private Sources(StandardJavaFileManager manager, Iterable<? extends JavaFileObject> units) {
    List<String> options = List.of("-proc:none", "-implicit:none", "-Xprefer:source", "-nowarn");
    task = (JavacTask) compiler().getTask(null, new WithoutModule(manager), this::note, options, null, units);
    trees = Trees.instance(task);
    task.addTaskListener(new TaskListener() {
      @Override
      public void started(TaskEvent event) {
        if (event.getKind() == TaskEvent.Kind.PARSE) {
          parsed = event.getSourceFile().getName();
        }
      }
    });
    try {
      Iterable<? extends CompilationUnitTree> all = task.parse();
      if (firstError != null) {
        throw new SourceError(firstError.getSource().getName() + ":" + firstError.getLineNumber(),
            firstError.getMessage(Locale.ROOT));
      }
      unnamed = task.getElements().getModuleElement(""); // which enters the classes of all units
      all.forEach(unit -> given.add(file(unit)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (StackOverflowError e) {
      throw new SourceError(parsed, SourceFile.TOO_DEEP);
    }
  }

  private void note(Diagnostic<? extends JavaFileObject> fault) {
    if (firstError == null && fault.getKind() == Diagnostic.Kind.ERROR) {
      firstError = fault;
    }
    if (fault.getCode().equals("compiler.err.ref.ambiguous")) {
      ambiguousCalls.add(fault);
    }
  }

  /** Sources by file name; they need no others. */
  static Sources of(Map<String, String> texts) {
    List<JavaFileObject> units = new ArrayList<>();
    texts.forEach((name, text) -> units.add(new Text(name, text)));
    return new Sources(WITHOUT_FOLDER, units);
  }

  /** Files of a folder; the classes that they name are looked up in the folder. */
  static Sources of(Path folder, List<Path> files) {
    StandardJavaFileManager manager = manager(List.of(folder, VALUES));
    return new Sources(manager, manager.getJavaFileObjectsFromPaths(files));
  }

  private static Path values() {
    try {
      Path own = Path.of(Sources.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      Path root = Files.isDirectory(own) ? own : FileSystems.newFileSystem(own).getPath("/");
      return root.resolve("lockstep/compiler/values");
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JavaCompiler compiler() {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new IllegalStateException("this Java has no compiler: run it with a JDK, not a JRE");
    }
    return compiler;
  }

  private static StandardJavaFileManager manager(List<Path> sourcePath) {
    StandardJavaFileManager manager =
        compiler().getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
    manager.handleOption("-classpath", List.of(System.getProperty("java.class.path")).iterator());
    try {
      manager.setLocationFromPaths(StandardLocation.SOURCE_PATH, sourcePath);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return manager;
  }

  /** The files given, in order. */
  List<SourceFile> files() {
    return given;
  }

  Trees trees() {
    return trees;
  }

  private SourceFile file(CompilationUnitTree unit) {
    return files.computeIfAbsent(unit, key -> new SourceFile(this, key));
  }

  /** The declaration of an element, or null if its source is not available. */
  Declared declared(Element element) {
    TreePath path = paths.computeIfAbsent(element, trees::getPath); // searches its file
    return path == null ? null : new Declared(file(path.getCompilationUnit()), path).checked();
  }

  /** Whether javac finds a call within these characters of a file ambiguous between several methods. */
  boolean isAmbiguous(CompilationUnitTree unit, long from, long to) {
    return ambiguousCalls.stream()
        .anyMatch(fault -> fault.getSource().getName().equals(unit.getSourceFile().getName())
            && fault.getPosition() >= from && fault.getPosition() < to);
  }

  /** Whether a constructor or a method of a record is the implicit one. */
  boolean isImplied(ExecutableElement method) {
    return implied.computeIfAbsent(method,
        key -> key.getEnclosingElement().getKind() == ElementKind.RECORD && !isWritten(key));
  }

  private boolean isWritten(ExecutableElement method) {
    return task.getElements().getOrigin(method) != Elements.Origin.MANDATED && trees.getTree(method) != null;
  }

  /** Whether there is a class of that name, with its package. */
  boolean hasClass(String name) {
    return type(name) != null;
  }

  /** The class of that name, with its package, or null. */
  TypeElement type(String name) {
    return task.getElements().getTypeElement(unnamed, name);
  }

  /** Omits the declaration of the module, which may need modules that do not exist yet. */
  private static final class WithoutModule extends ForwardingJavaFileManager<StandardJavaFileManager> {
    WithoutModule(StandardJavaFileManager manager) {
      super(manager);
    }

    @Override
    public JavaFileObject getJavaFileForInput(JavaFileManager.Location location, String className,
        JavaFileObject.Kind kind) throws IOException {
      boolean isOfSources = location == StandardLocation.SOURCE_PATH && className.equals("module-info");
      return isOfSources ? null : super.getJavaFileForInput(location, className, kind);
    }
  }

  private static final class Text extends SimpleJavaFileObject {
    private final String name;
    private final String text;

    Text(String name, String text) {
      super(URI.create("string:///" + name.replace('\\', '/')), Kind.SOURCE);
      this.name = name;
      this.text = text;
    }

    @Override
    public String getName() {
      return name;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
