package lockstep.bench.start;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lockstep.Boxes;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.OrientedBoxes;
import lockstep.Pairing;
import lockstep.bench.ChildJvm;

/**
 * The first call of a fresh JVM, an overlap of boxes and oriented boxes: its time includes loading the
 * library.
 *
 * @param millis from before the first class of the library is loaded until the call returns
 * @param classes number of classes of the library loaded by then, not counting classes of the JDK and of
 *     benches
 */
record FirstCall(String engine, double millis, long classes) {
  private static final int PAIRS = 64;

  /** Argument: an engine. */
  public static void main(String[] args) {
    long start = System.nanoTime();
    Engine engine = switch (args[0]) {
      case "scalar" -> Engine.scalar();
      case "wide" -> Engine.wide();
      default -> Engine.best();
    };
    engine.overlap(Boxes.allocate(PAIRS), OrientedBoxes.allocate(PAIRS), Pairing.zip(), Hits.allocate(PAIRS));
    System.out.println(1e-6 * (System.nanoTime() - start));
  }

  /** Measures in a JVM with these options. */
  static FirstCall of(String engine, List<String> options) throws IOException {
    Path log = Files.createTempFile("lockstep-", ".classes");
    List<String> jvm = new ArrayList<>(options);
    jvm.add("-Xlog:class+load:file=" + log + ":none");
    List<String> said = new ArrayList<>();
    ChildJvm.run("the first call, " + engine, FirstCall.class, jvm, List.of(engine), said::add);
    try (Stream<String> lines = Files.lines(log)) {
      return new FirstCall(engine, Double.parseDouble(said.getLast()),
          lines.filter(line -> line.startsWith("lockstep.") && !line.startsWith("lockstep.bench.")).count());
    } finally {
      Files.delete(log);
    }
  }
}
