package lockstep.compiler;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * A file that records what a run of the compiler read and wrote, as hashes. While they still match, another
 * run would write the same twins and is skipped.
 */
final class Stamp {
  private final Path file;
  private final String classPath;
  private final List<Path> read = new ArrayList<>();
  private final List<Path> written = new ArrayList<>();
  private final String before;

  /**
   * The stamp in {@code file} for a run with that class path, on pairs of a source folder and the folder of
   * its twins.
   */
  Stamp(Path file, List<String> folders, String classPath) throws IOException {
    this.file = file;
    this.classPath = classPath;
    for (int i = 0; i < folders.size(); i += 2) {
      read.add(Path.of(folders.get(i)));
      written.add(Path.of(folders.get(i + 1)));
    }
    before = hash(read);
  }

  /** Whether sources, twins, the compiler and the rest of its class path are unchanged. */
  boolean isCurrent() throws IOException {
    return Files.exists(file) && Files.readString(file).equals(text());
  }

  /** Records the sources as they were when this stamp was made, and the twins as they are now. */
  void write() throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.writeString(file, text());
  }

  private String text() throws IOException {
    return Runtime.version() + "\n" + hashOfClassPath() + "\n" + before + "\n" + hash(written) + "\n";
  }

  private String hashOfClassPath() throws IOException {
    MessageDigest digest = digest();
    for (String entry : classPath.split(File.pathSeparator, -1)) {
      add(digest, Path.of(entry), "");
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static String hash(List<Path> folders) throws IOException {
    MessageDigest digest = digest();
    for (Path folder : folders) {
      digest.update(folder.toString().getBytes(StandardCharsets.UTF_8));
      add(digest, folder, ".java");
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Adds all files with this ending, or {@code root} itself if it is a file. */
  private static void add(MessageDigest digest, Path root, String ending) throws IOException {
    if (!Files.exists(root)) {
      return;
    }
    try (Stream<Path> all = Files.walk(root)) {
      for (Path found : all.filter(Files::isRegularFile).filter(path -> path.toString().endsWith(ending))
          .sorted().toList()) {
        byte[] content = Files.readAllBytes(found);
        digest
            .update((root.relativize(found) + "\n" + content.length + "\n").getBytes(StandardCharsets.UTF_8));
        digest.update(content);
      }
    }
  }
}
