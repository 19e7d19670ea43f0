package lockstep.bench.mesh;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import lockstep.Rays;
import lockstep.Triangles;
import lockstep.bench.BadInput;

/** Reads files supplied by users: a mesh as OBJ, and rays with their known hits. */
public final class MeshFile {
  private static final int RECORD = 8 * Float.BYTES;

  private MeshFile() {}

  /** The triangles of an OBJ file, in file order; polygons are split into fans. */
  public static Triangles triangles(Path file) throws IOException {
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(open(file), StandardCharsets.ISO_8859_1))) {
      return new ObjReader(file, lines).read();
    } catch (OutOfMemoryError e) {
      throw new BadInput(file + ": does not fit into the " + (Runtime.getRuntime().maxMemory() >> 20)
          + " MB of this process; set JDK_JAVA_OPTIONS=-Xmx… for more");
    }
  }

  /**
   * Rays, each with its known hit.
   *
   * @param t of the hit, +∞ for a miss
   * @param index of the triangle, −1 for a miss
   */
  @SuppressWarnings("ArrayRecordComponent") // columns, as everywhere; never compared
  public record Recorded(Rays rays, float[] t, int[] index) {}

  /** Records of ox oy oz dx dy dz t (32-bit floats) and index (32-bit integer), all little-endian. */
  public static Recorded rays(Path file) throws IOException {
    ByteBuffer bytes;
    try (InputStream in = open(file)) {
      bytes = ByteBuffer.wrap(in.readAllBytes()).order(ByteOrder.LITTLE_ENDIAN);
    }
    if (bytes.limit() == 0 || bytes.limit() % RECORD != 0) {
      throw new BadInput(
          file + ": has " + bytes.limit() + " bytes, which is no whole number of records of " + RECORD);
    }
    int count = bytes.limit() / RECORD;
    Recorded recorded = new Recorded(Rays.allocate(count), new float[count], new int[count]);
    for (int i = 0; i < count; i++) {
      recorded.rays.set(i, bytes.getFloat(), bytes.getFloat(), bytes.getFloat(), bytes.getFloat(),
          bytes.getFloat(), bytes.getFloat());
      recorded.t[i] = bytes.getFloat();
      recorded.index[i] = bytes.getInt();
    }
    var invalid = recorded.rays.firstInvalid();
    if (invalid.isPresent()) {
      throw new BadInput(file + ": record " + invalid.get().index() + ": " + invalid.get().reason());
    }
    return recorded;
  }

  private static InputStream open(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw new BadInput(file + ": is a directory");
    }
    try {
      return Files.newInputStream(file);
    } catch (NoSuchFileException e) {
      throw new BadInput(file + ": there is no such file");
    } catch (AccessDeniedException e) {
      throw new BadInput(file + ": may not be read");
    }
  }
}
