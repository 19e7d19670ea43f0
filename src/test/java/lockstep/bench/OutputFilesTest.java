package lockstep.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import lockstep.Runs;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** All files of a run are written, or none. */
@Runs.Bench
class OutputFilesTest {
  @TempDir
  Path folder;

  private Path one;
  private Path two;

  @BeforeEach
  void oldFiles() throws IOException {
    one = Files.writeString(folder.resolve("one.json"), "old one");
    two = Files.writeString(folder.resolve("two.html"), "old two");
  }

  private void assertOld(List<String> files, String message) throws IOException {
    BadInput failure =
        assertThrows(BadInput.class, () -> new OutputFiles().add(one, "new one").add(two, "new two").write());
    assertEquals(message, failure.getMessage());
    assertEquals("old one", Files.readString(one));
    try (Stream<Path> left = Files.list(folder)) {
      assertEquals(files, left.map(file -> file.getFileName().toString()).sorted().toList());
    }
  }

  @Test
  void filesAreReplacedAndNothingElseIsLeft() throws IOException {
    Path deep = folder.resolve("new").resolve("three.md");
    new OutputFiles().add(one, "new one").add(two, "new two").add(deep, "three").write();
    assertEquals("new one", Files.readString(one));
    assertEquals("new two", Files.readString(two));
    assertEquals("three", Files.readString(deep));
    try (Stream<Path> left = Files.list(folder)) {
      assertEquals(3, left.count());
    }
  }

  /** Linux has a file that behaves like a full disk. */
  @Test
  void aFullDiskLeavesAllAsItWas() throws IOException {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full) && Files.isWritable(full));
    Files.createSymbolicLink(folder.resolve("two.html.tmp"), full);
    assertOld(List.of("one.json", "two.html"), two + ": cannot be written: No space left on device");
    assertEquals("old two", Files.readString(two));
  }

  @Test
  void aDirectoryInTheWayLeavesAllAsItWas() throws IOException {
    Files.delete(two);
    Files.createDirectory(two);
    assertOld(List.of("one.json", "two.html"), two + ": is a directory");
  }
}
