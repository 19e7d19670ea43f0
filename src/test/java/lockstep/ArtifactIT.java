package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Tests the jars of the current build as another project sees them: compiled against and run, on class path
 * and module path. On the module path {@code requires lockstep} suffices: no flag, and no access to the
 * kernels.
 */
class ArtifactIT {
  private static final Path JAR =
      Path.of(Objects.requireNonNull(System.getProperty("lockstep.jar"), "mvn verify sets lockstep.jar"));

  private static final String MAIN = """
      package consumer;

      import lockstep.Boxes;
      import lockstep.Engine;
      import lockstep.Pairs;

      public class Main {
        public static void main(String[] args) {
          System.out.println(Engine.best());
          System.out.println(Engine.best().overlap(Boxes.allocate(1), Boxes.allocate(70), Pairs.allocate(0)));
        }
      }
      """;

  @TempDir
  private Path dir;

  private static Path jar(String classifier) {
    return Path.of(JAR.toString().replaceAll("\\.jar$", "-" + classifier + ".jar"));
  }

  private static Set<String> entries(Path file) throws IOException {
    try (JarFile jar = new JarFile(file.toFile())) {
      return jar.stream().filter(entry -> !entry.isDirectory()).map(ZipEntry::getName)
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  /** Compiles a consumer into dir/consumer, and returns the compiler's messages. */
  private String compile(String main, String descriptor, Path classPath, Path modulePath) throws IOException {
    Path source = Files.createDirectories(dir.resolve("source/consumer"));
    return compile(List.of(Files.writeString(source.resolve("Main.java"), main)), descriptor, classPath,
        modulePath);
  }

  private String compile(List<Path> classes, String descriptor, Path classPath, Path modulePath,
      String... more) throws IOException {
    List<Path> sources = new ArrayList<>(classes);
    if (descriptor != null) {
      Path source = Files.createDirectories(dir.resolve("source"));
      sources.add(Files.writeString(source.resolve("module-info.java"), descriptor));
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter errors = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      List<String> options = new ArrayList<>(
          List.of("-proc:none", "-Xlint:all,-incubating", "-d", dir.resolve("consumer").toString(),
              "--class-path", classPath.toString(), "--module-path", modulePath.toString()));
      options.addAll(List.of(more));
      compiler.getTask(errors, files, null, options, null, files.getJavaFileObjectsFromPaths(sources)).call();
    }
    return errors.toString();
  }

  private String compileModule(String main) throws IOException {
    return compile(main, "module consumer { requires lockstep; }", empty(), JAR);
  }

  private String compileClass() throws IOException {
    return compile(MAIN, null, JAR, empty());
  }

  private Path empty() throws IOException {
    return Files.createDirectories(dir.resolve("empty"));
  }

  private String path() {
    return JAR + System.getProperty("path.separator") + dir.resolve("consumer");
  }

  private static void wideAndRight(EngineTest.Said said) {
    assertEquals(0, said.exit(), said::toString);
    assertTrue(said.out().getFirst().matches("best, (4|8|16) lanes"), said::toString);
    assertEquals("70", said.out().getLast());
    assertEquals(List.of(), said.err());
  }

  // ---- in another project ----

  @Test
  void requiringIsEnoughOnTheModulePath() throws Exception {
    assertEquals("", compileModule(MAIN));
    wideAndRight(EngineTest
        .java(List.of(EngineTest.ANY_JAVA, "--module-path", path(), "--module", "consumer/consumer.Main")));
  }

  @Test
  void oneFlagIsEnoughOnTheClassPath() throws Exception {
    assertEquals("", compileClass());
    wideAndRight(EngineTest.java(List.of(EngineTest.ANY_JAVA, "--add-modules", "jdk.incubator.vector",
        "--class-path", path(), "consumer.Main")));
  }

  @Test
  void withoutTheFlagItIsScalarOnTheClassPath() throws Exception {
    assertEquals("", compileClass());
    EngineTest.Said said = EngineTest.java(List.of("--class-path", path(), "consumer.Main"));
    assertEquals(List.of("scalar", "70"), said.out());
    assertEquals(1, said.err().size(), said::toString);
  }

  @Test
  void theKernelsAreNobodyElsesBusiness() throws Exception {
    String errors = compileModule(
        MAIN.replace("lockstep.Boxes;", "lockstep.Boxes;\nimport lockstep.internal.kernel.Kernels;"));
    assertTrue(errors.contains("package lockstep.internal.kernel is not visible"), errors);
    assertTrue(errors.contains("module lockstep, which does not export it"), errors);
  }

  // ---- a kernel of its own there ----

  /**
   * The example's sources, and the twins that the twin compiler generates from them as in its Maven build.
   */
  private List<Path> example() throws Exception {
    Path sources = Path.of("src/example/spotlight/src/main/java");
    Path twins = dir.resolve("twins");
    EngineTest.Said said = EngineTest.java(List.of("-classpath", jar("compiler").toString(),
        "lockstep.compiler.Main", sources.toString(), twins.toString()));
    assertEquals(0, said.exit(), said::toString);
    assertEquals(List.of(), said.err());
    assertEquals(
        Set.of("SpotLightScalar.java", "SpotLightWide.java", "PlaneSideInFrontScalar.java",
            "PlaneSideInFrontWide.java", "PlaneSideCloselyScalar.java", "PlaneSideCloselyWide.java"),
        java(twins).stream().map(file -> file.getFileName().toString()).collect(Collectors.toSet()));
    List<Path> all = new ArrayList<>(java(sources));
    all.addAll(java(twins));
    return all;
  }

  private static List<Path> java(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }

  /** A line for each pairing, each with the answer of the definition. */
  private static void asDefined(String engine, EngineTest.Said said) {
    assertEquals(0, said.exit(), said::toString);
    assertTrue(said.out().getFirst().matches(engine), said::toString);
    assertEquals(6, said.out().size(), said::toString);
    said.out().stream().skip(1)
        .forEach(line -> assertTrue(line.matches("[a-z ]+: [1-9][0-9]* lit, as defined"), line));
  }

  @Test
  void theExampleRunsOnTheClassPath() throws Exception {
    List<String> vectors = List.of("--add-modules", "jdk.incubator.vector");
    assertEquals("", compile(example(), null, JAR, empty(), vectors.toArray(String[]::new)));
    List<String> options = new ArrayList<>(vectors);
    options.addAll(List.of(EngineTest.ANY_JAVA, "--class-path", path(), "example.Main"));
    asDefined("best, (4|8|16) lanes", EngineTest.java(options));
    asDefined("scalar", EngineTest.java(List.of("--class-path", path(), "example.Main")));
  }

  @Test
  void theExampleRunsOnTheModulePath() throws Exception {
    assertEquals("", compile(example(), "module consumer { requires lockstep; }", empty(), JAR));
    asDefined("best, (4|8|16) lanes", EngineTest
        .java(List.of(EngineTest.ANY_JAVA, "--module-path", path(), "--module", "consumer/example.Main")));
  }

  // ---- what is in the jars ----

  @Test
  void theModuleNeedsTheJdkAlone() {
    ModuleDescriptor module = ModuleFinder.of(JAR).find("lockstep").orElseThrow().descriptor();
    assertFalse(module.isAutomatic());
    assertFalse(module.isOpen());
    assertEquals(Set.of("lockstep", "lockstep.twin"),
        module.exports().stream().map(ModuleDescriptor.Exports::source).collect(Collectors.toSet()));
    assertEquals(Set.of("java.base", "jdk.incubator.vector"),
        module.requires().stream().map(ModuleDescriptor.Requires::name).collect(Collectors.toSet()));
  }

  @Test
  void theJarHoldsTheClassesOfTheLibraryAlone() throws Exception {
    Set<String> expected = new TreeSet<>(Set.of("META-INF/MANIFEST.MF",
        "META-INF/maven/lockstep/lockstep/pom.xml", "META-INF/maven/lockstep/lockstep/pom.properties"));
    Path classes = EngineTest.classes(Engine.class);
    try (Stream<Path> files = Files.walk(classes)) {
      files.filter(Files::isRegularFile)
          .forEach(file -> expected.add(classes.relativize(file).toString().replace('\\', '/')));
    }
    assertTrue(expected.containsAll(Set.of("module-info.class", "lockstep/Engine.class")),
        expected::toString);
    assertEquals(expected, entries(JAR));
  }

  @Test
  void theCompilerIsAJarOfItsOwn() throws IOException {
    Set<String> names = entries(jar("compiler"));
    assertTrue(names.remove("META-INF/MANIFEST.MF"));
    assertTrue(names.contains("lockstep/compiler/Main.class"), names::toString);
    names.removeIf(name -> name.startsWith("lockstep/compiler/"));
    assertEquals(Set.of(), names);
    ModuleDescriptor module =
        ModuleFinder.of(jar("compiler")).find("lockstep.compiler").orElseThrow().descriptor();
    assertEquals("lockstep.compiler.Main", module.mainClass().orElseThrow());
  }

  @Test
  void sourcesAndJavadocStandBesideIt() throws IOException {
    assertTrue(entries(jar("sources")).containsAll(
        Set.of("module-info.java", "lockstep/Engine.java", "lockstep/internal/kernel/overlap/SphereBox.java",
            "lockstep/internal/kernel/overlap/SphereBoxOverlapScalar.java",
            "lockstep/internal/kernel/overlap/SphereBoxOverlapWide.java")));
    Set<String> pages = entries(jar("javadoc"));
    assertTrue(pages.containsAll(Set.of("index.html", "lockstep/lockstep/Engine.html")), pages::toString);
    pages.removeIf(page -> !page.contains("internal"));
    assertEquals(Set.of(), pages);
  }

  /** The same sources give the same bytes: they contain no time, path or Maven version of the build. */
  @Test
  void theJarsAreReproducible() throws IOException {
    for (Path file : List.of(JAR, jar("sources"), jar("javadoc"), jar("compiler"))) {
      Set<String> attributes = new TreeSet<>(Set.of("Manifest-Version"));
      if (file.equals(jar("compiler"))) {
        attributes.addAll(Set.of("Main-Class", "Automatic-Module-Name"));
      }
      try (JarFile jar = new JarFile(file.toFile())) {
        List<ZipEntry> entries = Collections.list(jar.entries()).stream().map(ZipEntry.class::cast).toList();
        assertEquals(1, entries.stream().map(ZipEntry::getTimeLocal).distinct().count(), file::toString);
        assertEquals(attributes, jar.getManifest().getMainAttributes().keySet().stream().map(Object::toString)
            .collect(Collectors.toSet()), file::toString);
      }
    }
  }

  /** The file is installed unchanged: projects that depend on the library get nothing else. */
  @Test
  void thePomHasNoDependencyBeyondTests() throws Exception {
    NodeList dependencies = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse("pom.xml")
        .getElementsByTagName("dependency");
    int found = 0;
    for (int i = 0; i < dependencies.getLength(); i++) {
      Element dependency = (Element) dependencies.item(i);
      Element plugin = (Element) dependency.getParentNode().getParentNode();
      if (plugin.getTagName().equals("project")) {
        found++;
        assertEquals("test", dependency.getElementsByTagName("scope").item(0).getTextContent());
      }
    }
    assertTrue(found > 5, "the dependencies are elsewhere");
  }
}
