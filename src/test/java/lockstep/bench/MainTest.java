package lockstep.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import lockstep.Engine;
import lockstep.Runs;
import lockstep.bench.mesh.MeshFile;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Runs.Bench
class MainTest {
  @TempDir
  Path folder;

  @ParameterizedTest
  @CsvSource(delimiter = '|',
      textBlock = """
          --nonsense                                | Unknown option: '--nonsense'
          --engine best --size x                    | 'x' is not an int
          --engine best --size 1                    | --size is 1, not in [2, 16777216]
          --engine best --seconds -1                | --seconds is -1.0, not in [0, 36000]
          --engine best --kernel box-box,box-cone   | no kernel is called 'box-cone'; there are sphere-sphere,
          --engine fast                             | no engine is called 'fast'; there are scalar, wide, best
          --engine scalar-0-threads                 | no engine is called 'scalar-0-threads'
          --engine best --rays some.bin             | --rays needs the mesh that was hit: --mesh FILE.obj
          --engine best --mesh no-such.obj          | no-such.obj: there is no such file
          compare --engine best --mesh .            | is a directory
          demo --balls 0                            | --balls is 0, not in [1, 200000]
          demo --steps -3                           | --steps is -3, not in [1, 1000000]
          render --size 15                          | --size is 15, not in [16, 8192]
          render --size 1e3                         | '1e3' is not an int
          render --samples 9                        | --samples is 9, not in [1, 8]
          render --engine best --mesh no-such.obj   | no-such.obj: there is no such file
          render --engine fast                      | no engine is called 'fast'
          render --out x.gif                        | x.gif: only PNG can be written; the name must end in .png
          demo --out x.jpg                          | x.jpg: only PNG can be written; the name must end in .png
          spark --most 0                            | --most is 0, not in [1, 100000000]
          spark                                     | Spark is not on the class path: bench/run spark puts it there
          mesh                                      | FILE.obj
          mesh x.stl                                | x.stl: only OBJ can be written; the name must end in .obj
          mesh x.obj --model cube                   | no mesh is called 'cube'; there are statue, halls, colonnade, parking, soup
          mesh x.obj --size 3                       | --size is 3, not in [500, 5000000]
          jmh -wi                                   | wi
          ratios no-such.json                       | no-such.json: there is no such file
          """)
  void wrongCommandsAreAnsweredInOneLine(String arguments, String message) {
    CommandLineRun run = CommandLineRun.of(arguments.split(" +"));
    assertEquals(2, run.status());
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().startsWith("error: ") && run.err().contains(message), run.err());
    assertEquals("", run.out());
  }

  @Test
  void withoutTheModuleTheWideEngineSaysWhichFlagToAdd() {
    Assumptions.assumeTrue(ModuleLayer.boot().findModule("jdk.incubator.vector").isEmpty(),
        "only where the module is missing");
    CommandLineRun run = CommandLineRun.of("--quick");
    assertEquals(2, run.status());
    assertTrue(run.err().contains("--add-modules jdk.incubator.vector"), run.err());
  }

  @Test
  void resultsCannotGoWhereAFileIs() throws IOException {
    Path file = Files.createFile(folder.resolve("taken"));
    CommandLineRun run = CommandLineRun.of("--engine", "best", "--out", file.toString());
    assertEquals(2, run.status());
    assertTrue(run.err().startsWith("error: " + file + ": "), run.err());
  }

  @Test
  void helpNamesTheCommands() {
    CommandLineRun run = CommandLineRun.of("--help");
    assertEquals(0, run.status());
    for (String command : new String[] {"compare", "demo", "render", "shapes", "world", "crowd", "instances",
        "arm", "tower", "mesh", "start", "jmh", "ratios", "--quick", "--full", "--mesh"}) {
      assertTrue(run.out().contains(command), command);
    }
  }

  @Test
  void enginesHaveNames() throws BadInput {
    assertEquals("scalar", EngineName.of("scalar").engine().toString());
    assertEquals("scalar, 3 threads", EngineName.of("scalar-3-threads").engine().toString());
    assertEquals(Engine.best().toString(), EngineName.of("best").engine().toString());
  }

  @Test
  void aGeneratedMeshIsWrittenToTryTheOthersWith() throws IOException {
    Path file = folder.resolve("figure.obj");
    CommandLineRun run = CommandLineRun.of("mesh", file.toString(), "--size", "2000");
    assertEquals(0, run.status(), run.err());
    assertTrue(run.out().contains("try: bench/run --mesh"), run.out());
    int triangles = MeshFile.triangles(file).size();
    assertTrue(triangles > 1500 && triangles < 2500, triangles + " triangles");
  }

  /** Otherwise running the README's commands would change committed files. */
  @Test
  void runsWriteWhereGitLooksAway() throws IOException {
    assertTrue(Files.readAllLines(Path.of(".gitignore")).contains("results/latest/"));
    assertEquals(Path.of("results/latest"), OutputFiles.LATEST);
    for (String command : new String[] {"compare", "demo", "render", "shapes", "world", "crowd", "instances",
        "arm", "tower", "start", "jmh"}) {
      CommandLineRun run = CommandLineRun.of(command, "--help");
      assertEquals(0, run.status());
      String help = run.out().replaceAll("\\s+", " ");
      assertTrue(help.contains("default: results/latest"), help);
    }
  }

  @Test
  void machinesAreNamedByModelAndCores() {
    assertEquals("intel-xeon-platinum-8375c-8c",
        Processor.directory("Intel(R) Xeon(R) Platinum 8375C CPU @ 2.90GHz", 8));
    assertEquals("amd-ryzen-9-9950x-32c", Processor.directory(" AMD Ryzen 9 9950X 16-Core Processor", 32));
    assertTrue(Processor.directory().matches("[a-z0-9-]+-[0-9]+c"), Processor.directory());
  }
}
