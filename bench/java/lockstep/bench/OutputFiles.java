package lockstep.bench;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import javax.imageio.ImageIO;

/**
 * Files that are written all or none: each goes to a temporary file beside its place, and when all are
 * complete they are renamed. A reader never sees half of one, and a full disk leaves the old ones as they
 * were, all of the same run.
 */
public final class OutputFiles {
  /** Where a run writes by default; ignored by git, so that running does not change what is committed. */
  public static final Path LATEST = Path.of("results", "latest");

  private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private final Map<Path, byte[]> contents = new LinkedHashMap<>();

  /**
   * Makes sure that a file can be written before work is put into it; makes its directory if that is missing.
   */
  public static void prepare(Path file) throws BadInput {
    if (Files.isDirectory(file)) {
      throw new BadInput(file + ": is a directory");
    }
    Path directory = file.toAbsolutePath().getParent();
    if (directory == null) {
      throw new BadInput(file + ": cannot be written");
    }
    try {
      Files.createDirectories(directory);
    } catch (IOException e) {
      throw new BadInput(directory + ": cannot be made a directory for the results");
    }
    if (!Files.isWritable(directory)) {
      throw new BadInput(directory + ": may not be written to");
    }
  }

  /** As {@link #prepare}, for a picture, of which one format can be written. */
  public static void preparePicture(Path file) throws BadInput {
    if (!Files.isDirectory(file) && !file.toString().toLowerCase(Locale.ROOT).endsWith(".png")) {
      throw new BadInput(file + ": only PNG can be written; the name must end in .png");
    }
    prepare(file);
  }

  /** As {@link #prepare}, for figures that go beside a picture, as JSON; returns where. */
  public static Path prepareFigures(Path picture) throws BadInput {
    Path file = picture.resolveSibling(picture.getFileName().toString().replaceFirst("\\.[^.]*$", ".json"));
    prepare(file);
    return file;
  }

  public OutputFiles add(Path file, byte[] content) {
    contents.put(file, content);
    return this;
  }

  public OutputFiles add(Path file, String text) {
    return add(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /** As JSON that people can read. */
  public OutputFiles addJson(Path file, Object value) throws IOException {
    return add(file, JSON.writeValueAsString(value) + "\n");
  }

  /** As PNG. */
  public OutputFiles add(Path file, BufferedImage picture) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    if (!ImageIO.write(picture, "png", bytes)) {
      throw new IOException(file + ": this Java writes no PNG");
    }
    return add(file, bytes.toByteArray());
  }

  /** Writes all that was added, or throws, naming the file that cannot be written. */
  public void write() throws BadInput {
    Path at = null;
    try {
      for (var entry : contents.entrySet()) {
        at = entry.getKey();
        prepare(at);
        Files.write(temporary(at), entry.getValue());
      }
      for (Path file : contents.keySet()) {
        at = file;
        Files.move(temporary(file), file, StandardCopyOption.ATOMIC_MOVE,
            StandardCopyOption.REPLACE_EXISTING);
      }
    } catch (BadInput e) {
      throw e;
    } catch (IOException e) {
      throw new BadInput(at + ": cannot be written: " + reason(e));
    } finally {
      for (Path file : contents.keySet()) {
        discard(temporary(file));
      }
    }
  }

  private static Path temporary(Path file) {
    return file.resolveSibling(file.getFileName() + ".tmp");
  }

  private static void discard(Path temporary) {
    try {
      Files.deleteIfExists(temporary);
    } catch (IOException e) {
      // whatever made it so is what the caller hears of
    }
  }

  private static String reason(IOException e) {
    if (e instanceof FileSystemException failure && failure.getReason() != null) {
      return failure.getReason();
    }
    return e instanceof FileSystemException ? e.getClass().getSimpleName() : e.getMessage();
  }
}
