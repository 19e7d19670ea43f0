package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringWriter;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On the module path {@code requires lockstep} is all it takes: no flag, and no way into the kernels. */
class ModulePathTest {
  private static final String MAIN = """
      package consumer;

      import lockstep.Boxes;
      import lockstep.Engine;
      import lockstep.Pairing;

      public class Main {
        public static void main(String[] args) {
          System.out.println(Engine.best());
          System.out.println(Engine.best().count(Boxes.allocate(70), Boxes.allocate(70), Pairing.zip()));
        }
      }
      """;

  @TempDir
  private Path dir;

  private Path lockstep() throws Exception {
    return EngineTest.classes(Engine.class);
  }

  /** Compiles a module that requires lockstep, and returns what the compiler had against it. */
  private String compile(String main) throws Exception {
    Path source = Files.createDirectories(dir.resolve("source/consumer"));
    Path module =
        Files.writeString(dir.resolve("source/module-info.java"), "module consumer { requires lockstep; }");
    Path type = Files.writeString(source.resolve("Main.java"), main);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter errors = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      compiler.getTask(errors, files, null, List.of("-cp", dir.toString(), "-p", lockstep().toString(), "-d",
          dir.resolve("consumer").toString()), null, files.getJavaFileObjects(module, type)).call();
    }
    return errors.toString();
  }

  @Test
  void requiringIsEnough() throws Exception {
    assertFalse(compile(MAIN).contains("error"));
    EngineTest.Said said = EngineTest.java(List.of(EngineTest.ANY_JAVA, "-p",
        lockstep() + System.getProperty("path.separator") + dir.resolve("consumer"), "-m",
        "consumer/consumer.Main"));
    assertTrue(said.out().getFirst().matches("wide, (4|8|16) lanes"), said::toString);
    assertEquals("70", said.out().getLast());
    assertEquals(List.of(), said.err());
    assertEquals(0, said.exit());
  }

  @Test
  void theKernelsAreNobodyElsesBusiness() throws Exception {
    String errors =
        compile(MAIN.replace("lockstep.Boxes;", "lockstep.Boxes;\nimport lockstep.internal.kernel.Kernels;"));
    assertTrue(errors.contains("package lockstep.internal.kernel is not visible"), errors);
    assertTrue(errors.contains("module lockstep, which does not export it"), errors);
  }

  @Test
  void theModuleNeedsTheJdkAlone() throws Exception {
    ModuleDescriptor module = ModuleFinder.of(lockstep()).find("lockstep").orElseThrow().descriptor();
    assertEquals(Set.of("lockstep"),
        module.exports().stream().map(ModuleDescriptor.Exports::source).collect(Collectors.toSet()));
    assertEquals(Set.of("java.base", "jdk.incubator.vector"),
        module.requires().stream().map(ModuleDescriptor.Requires::name).collect(Collectors.toSet()));
  }
}
