package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The engine that a process gets, and its log messages. Whatever a process can get only once is tested in a
 * process of its own.
 */
@Runs.Widest
class EngineTest {
  private static final String FLAG = "--add-modules jdk.incubator.vector";
  private static final String[] WITH_MODULE = FLAG.split(" ");

  /** The current Java may not have been tested before. */
  static final String ANY_JAVA = "-Dlockstep.java=" + Runtime.version().feature();

  // ---- other processes ----

  /** The output of another Java process. */
  record Said(int exit, List<String> out, List<String> err) {}

  /** Runs java and returns its output, without Java's own warnings. */
  static Said java(List<String> arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Xshare:auto");
    command.add("-Djava.util.logging.SimpleFormatter.format=%4$s %5$s%n"); // a line per message
    command.addAll(arguments);
    Path out = Files.createTempFile("out", null);
    Path err = Files.createTempFile("err", null);
    int exit = new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile()).start()
        .waitFor();
    List<String> errors = new ArrayList<>(Files.readAllLines(err));
    errors.remove("WARNING: Using incubator modules: jdk.incubator.vector");
    Said said = new Said(exit, Files.readAllLines(out), errors);
    Files.delete(out);
    Files.delete(err);
    return said;
  }

  /** The path of the classes to which {@code type} belongs. */
  static Path classes(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  /** The program of such a process: prints its engines, uses one. */
  static final class Speaker {
    private Speaker() {}

    public static void main(String[] args) throws InterruptedException {
      if (args.length > 0) {
        System.out.println(Engine.scalar());
        return;
      }
      System.out.println(Engine.best());
      Thread other = new Thread(Engine::best);
      other.start();
      other.join();
      Hits hits = Hits.allocate(100);
      Engine.best().overlap(Boxes.allocate(100), Triangles.allocate(100), Pairing.zip(), hits);
      System.out.println(hits.toIndices(new int[100]));
      try {
        System.out.println(Engine.wide());
      } catch (UnsupportedOperationException e) {
        System.out.println(e.getMessage());
      }
    }
  }

  private static Said speak(String... options) throws Exception {
    List<String> arguments = new ArrayList<>(List.of(options));
    arguments.add("-cp");
    arguments.add(classes(Engine.class) + System.getProperty("path.separator") + classes(EngineTest.class));
    arguments.add(Speaker.class.getName());
    return java(arguments);
  }

  private static Said speakWithModule(String... options) throws Exception {
    List<String> all = new ArrayList<>(List.of(WITH_MODULE));
    all.add(ANY_JAVA);
    all.addAll(List.of(options));
    return speak(all.toArray(String[]::new));
  }

  /** Expects scalar, correct answers, one line of warning, and that wide() throws for the same reason. */
  private static void scalarBecause(String reason, Said said) {
    assertEquals(List.of("scalar", "100", reason), said.out);
    assertEquals(List.of("WARNING Lockstep runs scalar: " + reason), said.err);
    assertEquals(0, said.exit);
  }

  @Test
  void withoutTheModuleTheFlagIsNamedOnce() throws Exception {
    scalarBecause("module jdk.incubator.vector is missing: start java with " + FLAG, speak());
  }

  @Test
  void whoAsksForScalarIsToldNothing() throws Exception {
    List<String> arguments = List.of("-cp",
        classes(Engine.class) + System.getProperty("path.separator") + classes(EngineTest.class),
        Speaker.class.getName(), "scalar");
    assertEquals(new Said(0, List.of("scalar"), List.of()), java(arguments));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1024", "64", "-128", "wide", ""})
  void bitsThatAreNoWidth(String bits) throws Exception {
    scalarBecause("lockstep.bits is " + bits + "; it must be 128, 256 or 512",
        speakWithModule("-Dlockstep.bits=" + bits));
  }

  @ParameterizedTest
  @CsvSource({"16,256", "16,512", "32,512"})
  void widerThanTheHardware(int bytes, int bits) throws Exception {
    Said said = speakWithModule("-XX:MaxVectorSize=" + bytes, "-Dlockstep.bits=" + bits);
    Assumptions.assumeFalse(bytes == 32 && said.out.getLast().contains("128"), "hardware of 128 bits");
    scalarBecause("lockstep.bits is " + bits + ", but this JVM has vectors of " + bytes * 8 + " bits", said);
  }

  /** Uncompiled vector code is hundreds of times slower than scalar code, and allocates. */
  @ParameterizedTest
  @ValueSource(strings = {"-XX:TieredStopAtLevel=1", "-XX:TieredStopAtLevel=3", "-Xint", "-XX:-UseCompiler",
      "-XX:+UnlockExperimentalVMOptions -XX:-EnableVectorSupport"})
  void withoutTheOptimizingCompiler(String options) throws Exception {
    Said said = speakWithModule(options.split(" "));
    assertTrue(said.out.getLast().startsWith("this JVM runs without the optimizing compiler"),
        said::toString);
    scalarBecause(said.out.getLast(), said);
  }

  @Test
  void vectorsTooShort() throws Exception {
    scalarBecause(
        "this JVM has vectors of 64 bits, and 128 are needed: start java without -XX:MaxVectorSize, or on"
            + " another processor",
        speakWithModule("-XX:MaxVectorSize=8"));
  }

  /** To a library that knows at most Java 24, this Java is what the next one is to this library. */
  @Test
  void newerJavaThanAllowed() throws Exception {
    int here = Runtime.version().feature();
    scalarBecause("vectors are not tested on Java " + here + ": start java with -Dlockstep.java=" + here
        + " to use them all the same", speakWithModule("-Dlockstep.java=24"));
  }

  @Test
  void javaThatIsNoVersion() throws Exception {
    scalarBecause("lockstep.java is next; it must be a version of Java such as 25",
        speakWithModule("-Dlockstep.java=next"));
  }

  /** If HotSpot's flags cannot be read, their usual values are assumed. */
  @Test
  void withoutManagementModules() throws Exception {
    Said said = speakWithModule("--limit-modules", "java.logging,jdk.incubator.vector");
    assertTrue(said.out.getFirst().matches("best, (4|8|16) lanes"), said::toString);
    assertEquals(List.of(), said.err);
  }

  @Test
  void withTheModuleVectorsAreAsWideAsAsked() throws Exception {
    Said said = speakWithModule("-Dlockstep.bits=128");
    assertEquals(new Said(0, List.of("best, 4 lanes", "100", "wide, 4 lanes"), List.of()), said);
  }

  @Test
  void withTheModuleVectorsAreAsWideAsTheHardware() throws Exception {
    Said said = speakWithModule();
    assertTrue(said.out.getFirst().matches("best, (4|8|16) lanes"), said::toString);
    assertEquals(said.out.getFirst().replace("best", "wide"), said.out.getLast());
    assertEquals(List.of(), said.err);
  }

  // ---- this process ----

  @Test
  void scalarHasOneLane() {
    assertEquals(1, Engine.scalar().lanes());
    assertEquals("scalar", Engine.scalar().toString());
    assertSame(Engine.scalar(), Engine.scalar());
  }

  @Test
  void bestHasBothTwinsWhereThereIsWide() {
    assertSame(Engine.best(), Engine.best());
    if (ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent()) {
      assertEquals("best, " + Engine.wide().lanes() + " lanes", Engine.best().toString());
      assertEquals(Engine.wide().lanes(), Engine.best().lanes());
      String bits = System.getProperty("lockstep.bits");
      if (bits != null) {
        assertEquals(Integer.parseInt(bits), 32 * Engine.best().lanes());
      }
    } else {
      assertSame(Engine.scalar(), Engine.best());
      assertTrue(assertThrows(UnsupportedOperationException.class, Engine::wide).getMessage().endsWith(FLAG));
    }
  }

  @Test
  void parallelIsTheSameEngineOnMoreThreads() {
    try (ForkJoinPool pool = new ForkJoinPool(3)) {
      Engine parallel = Engine.best().parallel(pool);
      assertEquals(Engine.best().lanes(), parallel.lanes());
      assertEquals(Engine.best() + ", 3 threads", parallel.toString());
      assertFalse(Engine.best().toString().contains("threads"));
    }
  }
}
