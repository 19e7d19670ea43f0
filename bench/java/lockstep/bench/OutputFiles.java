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
 * Files that are written all or none: each goes to a temporary file beside its target, and when all are
 * complete they are renamed. A reader never sees a partial file, and a full disk leaves the old ones
 * unchanged, all from the same run.
 */
public final class OutputFiles {
  /** Default output directory; ignored by git, so that a run does not change committed files. */
  public static final Path LATEST = Path.of("results", "latest");

  private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private final Map<Path, byte[]> contents = new LinkedHashMap<>();

  /** Verifies that a file can be written before work is put into it; creates its directory if missing. */
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

  /** As {@link #prepare}, for a picture; one image format is supported. */
  public static void preparePicture(Path file) throws BadInput {
    if (!Files.isDirectory(file) && !file.toString().toLowerCase(Locale.ROOT).endsWith(".png")) {
      throw new BadInput(file + ": only PNG can be written; the name must end in .png");
    }
    prepare(file);
  }

  /** As {@link #prepare}, for figures stored beside a picture, as JSON; returns their path. */
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

  /** Adds a file of readable JSON. */
  public OutputFiles addJson(Path file, Object value) throws IOException {
    return add(file, JSON.writeValueAsString(value) + "\n");
  }

  /** Adds a PNG file. */
  public OutputFiles add(Path file, BufferedImage picture) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    if (!ImageIO.write(picture, "png", bytes)) {
      throw new IOException(file + ": this Java writes no PNG");
    }
    return add(file, bytes.toByteArray());
  }

  /** Writes all added files, or throws, naming the file that cannot be written. */
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
      // the caller is told the original cause
    }
  }

  private static String reason(IOException e) {
    if (e instanceof FileSystemException failure && failure.getReason() != null) {
      return failure.getReason();
    }
    return e instanceof FileSystemException ? e.getClass().getSimpleName() : e.getMessage();
  }
}
