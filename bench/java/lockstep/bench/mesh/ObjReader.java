package lockstep.bench.mesh;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.StringTokenizer;
import lockstep.Triangles;
import lockstep.bench.BadInput;

/**
 * Parses the vertices and faces of a Wavefront OBJ file, and checks them line by line: every error is
 * reported with file, line and reason, which available parsers do not do. Polygons become fans of triangles;
 * all other content is skipped.
 */
final class ObjReader {
  /** Limit of what one process can hold, and far more than brute force can test. */
  static final int MOST_FACES = 20_000_000;

  /** Of UTF-8, in the form in which it is read byte by byte. */
  private static final String BYTE_ORDER_MARK = "\u00ef\u00bb\u00bf";

  private static final Set<String> OTHERS =
      Set.of("vt", "vn", "vp", "p", "l", "o", "g", "s", "mg", "mtllib", "usemtl", "usemap", "maplib", "bevel",
          "c_interp", "d_interp", "lod", "shadow_obj", "trace_obj", "ctech", "stech", "cstype", "deg", "bmat",
          "step", "curv", "curv2", "surf", "parm", "trim", "hole", "scrv", "sp", "end", "con");

  private final Path file;
  private final BufferedReader lines;
  private int line;
  private float[] vertices = new float[3 << 10];
  private int vertexCount;
  private int[] corners = new int[3 << 10]; // vertices of the faces, three each, counted from 0
  private int faceCount;
  private int highest; // the highest vertex number of a face, and its position
  private int highestLine;

  /** {@code lines} are read byte by byte: ISO 8859-1. */
  ObjReader(Path file, BufferedReader lines) {
    this.file = file;
    this.lines = lines;
  }

  /** The triangles, in the order of the file. */
  Triangles read() throws IOException {
    for (String text = logicalLine(); text != null; text = logicalLine()) {
      take(text);
    }
    if (highest > vertexCount) {
      line = highestLine;
      throw wrong("there is no vertex " + highest + ", the file has " + vertexCount);
    }
    if (faceCount == 0) {
      throw new BadInput(file + ": no faces, so there is nothing to hit");
    }
    return Triangles.of(Arrays.copyOf(vertices, 3 * vertexCount), Arrays.copyOf(corners, 3 * faceCount));
  }

  /** The next line without its comment, joined with the following ones if it ends in a backslash. */
  private String logicalLine() throws IOException {
    String text = lines.readLine();
    line++;
    if (text != null && line == 1 && text.startsWith(BYTE_ORDER_MARK)) {
      text = text.substring(BYTE_ORDER_MARK.length());
    }
    while (text != null && text.endsWith("\\") && text.indexOf('#') < 0) {
      String more = lines.readLine();
      if (more == null) {
        throw wrong("the file ends in the middle of a line");
      }
      line++;
      text = text.substring(0, text.length() - 1) + " " + more;
    }
    int comment = text == null ? -1 : text.indexOf('#');
    return comment < 0 ? text : text.substring(0, comment);
  }

  private void take(String text) throws IOException {
    StringTokenizer words = new StringTokenizer(text);
    if (!words.hasMoreTokens()) {
      return;
    }
    String keyword = words.nextToken();
    if (keyword.equals("v")) {
      vertex(words);
    } else if (keyword.equals("f")) {
      face(words);
    } else if (!OTHERS.contains(keyword)) {
      throw wrong("'" + shown(keyword) + "' is not an OBJ keyword");
    }
  }

  /** Reads a vertex; anything after the coordinates (weight, colour) is skipped. */
  private void vertex(StringTokenizer words) throws IOException {
    if (3 * vertexCount + 3 > vertices.length) {
      vertices = Arrays.copyOf(vertices, 2 * vertices.length);
    }
    for (int c = 0; c < 3; c++) {
      if (!words.hasMoreTokens()) {
        throw wrong("a vertex needs 3 coordinates, this one has " + c);
      }
      vertices[3 * vertexCount + c] = coordinate(words.nextToken());
    }
    vertexCount++;
  }

  private void face(StringTokenizer words) throws IOException {
    int first = 0;
    int previous = 0;
    int count = 0;
    for (; words.hasMoreTokens(); count++) {
      int vertex = index(words.nextToken());
      if (vertex > highest) {
        highest = vertex;
        highestLine = line;
      }
      if (count == 0) {
        first = vertex;
      } else if (count > 1) {
        triangle(first, previous, vertex);
      }
      previous = vertex;
    }
    if (count < 3) {
      throw wrong("a face needs 3 vertices, this one has " + count);
    }
  }

  private void triangle(int a, int b, int c) throws IOException {
    if (faceCount == MOST_FACES) {
      throw wrong("more than " + MOST_FACES + " triangles, which is the limit");
    }
    if (3 * faceCount + 3 > corners.length) {
      corners = Arrays.copyOf(corners, 2 * corners.length);
    }
    corners[3 * faceCount] = a - 1;
    corners[3 * faceCount + 1] = b - 1;
    corners[3 * faceCount + 2] = c - 1;
    faceCount++;
  }

  /** The vertex of a corner, counted from 1; negative ones count back from the last vertex so far. */
  private int index(String word) throws IOException {
    int slash = word.indexOf('/');
    int index;
    try {
      index = Integer.parseInt(slash < 0 ? word : word.substring(0, slash));
    } catch (NumberFormatException e) {
      throw wrong("'" + shown(word) + "' is not the number of a vertex");
    }
    if (index == 0 || index < -vertexCount) {
      throw wrong("there is no vertex " + index + ", so far there are " + vertexCount);
    }
    return index > 0 ? index : vertexCount + 1 + index;
  }

  private float coordinate(String word) throws IOException {
    float value;
    try {
      value = Float.parseFloat(word);
    } catch (NumberFormatException e) {
      throw wrong("'" + shown(word) + "' is not a number");
    }
    if (!Float.isFinite(value)) {
      throw wrong("coordinate " + shown(word) + " is not a finite number");
    }
    return value;
  }

  private BadInput wrong(String what) {
    return new BadInput(file + ":" + line + ": " + what);
  }

  /** A word fit for a message, even from a file that is not text. */
  private static String shown(String word) {
    String cut = word.length() > 20 ? word.substring(0, 20) + "…" : word;
    return cut.replaceAll("[^\\x20-\\x7e…]", "?");
  }
}
