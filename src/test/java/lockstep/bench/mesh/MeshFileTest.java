package lockstep.bench.mesh;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import lockstep.Runs;
import lockstep.Triangles;
import lockstep.bench.BadInput;
import lockstep.bench.scenes.Terrain;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Runs.Bench
@Runs.Vectors
class MeshFileTest {
  private static final String CORNERS = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n";

  @TempDir
  Path folder;

  private Path file;

  @BeforeEach
  void name() {
    file = folder.resolve("mesh.obj");
  }

  private Triangles read(String text) throws IOException {
    Files.writeString(file, text);
    return MeshFile.triangles(file);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      v 0 0                | :5: a vertex needs 3 coordinates, this one has 2
      v 0 0 z              | :5: 'z' is not a number
      v 0 NaN 0            | :5: coordinate NaN is not a finite number
      v 0 0 1e99           | :5: coordinate 1e99 is not a finite number
      f 1 2                | :5: a face needs 3 vertices, this one has 2
      f 1 2 x/1            | :5: 'x/1' is not the number of a vertex
      f 1 2 5              | :5: there is no vertex 5, the file has 4
      f 1 2 0              | :5: there is no vertex 0, so far there are 4
      f 1 2 -5             | :5: there is no vertex -5, so far there are 4
      f 1 2 3\\            | :5: the file ends in the middle of a line
      \u007fELF            | :5: '?ELF' is not an OBJ keyword
      """)
  void whatIsWrongIsReportedWithFileAndLine(String line, String message) {
    String text = CORNERS + line;
    IOException wrong = assertThrows(BadInput.class, () -> read(text));
    assertEquals(file + message, wrong.getMessage());
  }

  @Test
  void aFaceMayNameVerticesThatComeLater() throws IOException {
    assertEquals(1, read("f 1 2 3\n" + CORNERS).size());
  }

  @Test
  void polygonsBecomeFansAndTheRestIsLeftOut() throws IOException {
    Triangles triangles = read("mtllib x.mtl\no thing\n" + CORNERS
        + "vn 0 0 1\nvt 0 0\ns off\nusemtl grey\nf 1/1/1 2/1/1 \\\n3/1/1 4//1\nf -4 -3 -2\n");
    assertEquals(3, triangles.size());
    float[] corners = new float[9];
    assertArrayEquals(new float[] {0, 0, 0, 1, 0, 0, 1, 1, 0}, triangles.get(0, corners));
    assertArrayEquals(new float[] {0, 0, 0, 1, 1, 0, 0, 1, 0}, triangles.get(1, corners));
    assertArrayEquals(new float[] {0, 0, 0, 1, 0, 0, 1, 1, 0}, triangles.get(2, corners));
  }

  @Test
  void anEmptyFileHasNoFaces() {
    assertEquals(file + ": no faces, so there is nothing to hit",
        assertThrows(BadInput.class, () -> read("")).getMessage());
  }

  /** Some exporters write one; and comments follow faces. */
  @Test
  void aByteOrderMarkAndCommentsAreLeftOut() throws IOException {
    Triangles triangles =
        read("\ufeff" + CORNERS + "v 9 9 9 # far\nf 1 2 4 # comment\nf 1 2 3# another \\\nf 2 3 4\n");
    assertEquals(3, triangles.size());
    assertArrayEquals(new float[] {0, 0, 0, 1, 0, 0, 0, 1, 0}, triangles.get(0, new float[9]));
    Files.write(file, ("\ufeffnonsense\n" + CORNERS).getBytes(StandardCharsets.UTF_8));
    assertEquals(file + ":1: 'nonsense' is not an OBJ keyword",
        assertThrows(BadInput.class, () -> MeshFile.triangles(file)).getMessage());
  }

  @Test
  void whatIsWrittenIsReadAgainBitForBit() throws IOException {
    Triangles terrain = new Terrain(9, 0.1f, (x, z) -> Terrain.rolling(x, z, 3, 1)).triangles(160);
    Triangles again = read(ObjWriter.text(terrain, "a landscape"));
    float[] expected = new float[9 * terrain.size()];
    float[] actual = new float[9 * again.size()];
    terrain.copyTo(expected, 0);
    again.copyTo(actual, 0);
    assertArrayEquals(expected, actual);
  }
}
