package lockstep.bench;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import javax.imageio.ImageIO;

/**
 * What a compare run found, as {@code compare.json} has it.
 *
 * @param engine what was compared with the scalar engine
 * @param date when
 * @param seconds how long it took
 * @param trees the questions to trees
 * @param recorded how the hits on a mesh agree with recorded ones; absent without
 * @param recordedTree the same of the hits found with a tree
 * @param embree how they agree with Embree's; absent without
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record Results(Machine machine, String engine, String date, long seed, double seconds, List<Row> kernels,
    List<TreeRow> trees, Judge.Agreement recorded, Judge.Agreement recordedTree, EmbreeCheck embree) {

  /**
   * Where it ran.
   *
   * @param lanes floats per vector of the engine
   */
  record Machine(String cpu, int cores, String os, String jdk, int lanes) {
    static Machine here(int lanes) {
      return new Machine(processor(), Runtime.getRuntime().availableProcessors(),
          System.getProperty("os.name") + " " + System.getProperty("os.arch"),
          System.getProperty("java.vm.vendor") + " " + Runtime.version(), lanes);
    }

    /** What Linux calls the processor; elsewhere only its architecture is known. */
    private static String processor() {
      try (var lines = Files.lines(Path.of("/proc/cpuinfo"))) {
        return lines.filter(line -> line.startsWith("model name")).findFirst()
            .map(line -> line.substring(line.indexOf(':') + 1).strip())
            .orElseGet(() -> System.getProperty("os.arch"));
      } catch (IOException e) {
        return System.getProperty("os.arch");
      }
    }
  }

  /** The geometric mean of the speed-ups. */
  double meanSpeedup() {
    return Math.exp(kernels.stream().mapToDouble(row -> Math.log(row.speedup())).average().orElse(0));
  }

  long mismatches() {
    return kernels.stream().mapToLong(Row::mismatches).sum()
        + trees.stream().mapToLong(TreeRow::mismatches).sum();
  }

  String json() throws IOException {
    return new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT).writeValueAsString(this) + "\n";
  }

  /** Makes sure that results can be written before work is put into them. */
  static void directory(Path directory) throws IOException {
    try {
      Files.createDirectories(directory);
    } catch (IOException e) {
      throw new BadInput(directory + ": cannot be made a directory for the results");
    }
    if (!Files.isWritable(directory)) {
      throw new BadInput(directory + ": may not be written to");
    }
  }

  /** Makes sure that a file can be written, where its directory is missing by making that. */
  static void place(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw new BadInput(file + ": is a directory");
    }
    Path directory = file.toAbsolutePath().getParent();
    directory(directory == null ? Path.of("/") : directory);
  }

  /** Writes a file whole or not at all: a reader never sees half of it. */
  static void write(Path file, String text) throws IOException {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Writes a picture as PNG, whole or not at all. */
  static void write(Path file, BufferedImage picture) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    if (!ImageIO.write(picture, "png", bytes)) {
      throw new IOException(file + ": this Java writes no PNG");
    }
    write(file, bytes.toByteArray());
  }

  private static void write(Path file, byte[] content) throws IOException {
    Path half = file.resolveSibling(file.getFileName() + ".tmp");
    try {
      Files.write(half, content);
      Files.move(half, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(half);
    }
  }
}
