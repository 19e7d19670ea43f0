package lockstep.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Path;
import java.util.Set;
import java.util.StringTokenizer;

/**
 * The lines of an OBJ file that make a mesh, checked one by one on their way to a parser that trusts its
 * input: whatever is wrong is reported with file and line. Vertices lose their colours and face corners
 * all but the vertex; everything else is left out.
 */
final class ObjLines extends Reader {
  /** What one process can be expected to hold, and far more than brute force can cast at. */
  static final int MOST_FACES = 20_000_000;

  private static final Set<String> OTHERS =
      Set.of("vt", "vn", "vp", "p", "l", "o", "g", "s", "mg", "mtllib", "usemtl", "usemap", "maplib", "bevel",
          "c_interp", "d_interp", "lod", "shadow_obj", "trace_obj", "ctech", "stech", "cstype", "deg", "bmat",
          "step", "curv", "curv2", "surf", "parm", "trim", "hole", "scrv", "sp", "end", "con");

  private final Path file;
  private final BufferedReader lines;
  private int line;
  private int vertices;
  private int faces;
  private int highest; // the highest vertex number of a face, and where it stands
  private int highestLine;
  private String ready = "";
  private int at;

  ObjLines(Path file, BufferedReader lines) {
    this.file = file;
    this.lines = lines;
  }

  int faces() {
    return faces;
  }

  @Override
  public int read(char[] buffer, int from, int length) throws IOException {
    while (at == ready.length()) {
      String next = logicalLine();
      if (next == null) {
        checkEnd();
        return -1;
      }
      ready = checked(next);
      at = 0;
    }
    int count = Math.min(length, ready.length() - at);
    ready.getChars(at, at + count, buffer, from);
    at += count;
    return count;
  }

  /** The next line, joined with those that follow it where it ends in a backslash. */
  private String logicalLine() throws IOException {
    String text = lines.readLine();
    line++;
    while (text != null && text.endsWith("\\")) {
      String more = lines.readLine();
      if (more == null) {
        throw wrong("the file ends in the middle of a line");
      }
      line++;
      text = text.substring(0, text.length() - 1) + " " + more;
    }
    return text;
  }

  /** What of a line the parser needs. */
  private String checked(String text) throws IOException {
    StringTokenizer words = new StringTokenizer(text);
    if (!words.hasMoreTokens() || text.stripLeading().startsWith("#")) {
      return "";
    }
    String keyword = words.nextToken();
    return switch (keyword) {
      case "v" -> vertex(words);
      case "f" -> face(words);
      default -> {
        if (!OTHERS.contains(keyword)) {
          throw wrong("'" + shown(keyword) + "' is not an OBJ keyword");
        }
        yield "";
      }
    };
  }

  private String vertex(StringTokenizer words) throws IOException {
    StringBuilder checked = new StringBuilder("v");
    for (int c = 0; c < 3; c++) {
      if (!words.hasMoreTokens()) {
        throw wrong("a vertex needs 3 coordinates, this one has " + c);
      }
      String word = words.nextToken();
      if (!Float.isFinite(number(word))) {
        throw wrong("coordinate " + shown(word) + " is not a finite number");
      }
      checked.append(' ').append(word);
    }
    vertices++;
    return checked.append('\n').toString();
  }

  private String face(StringTokenizer words) throws IOException {
    StringBuilder checked = new StringBuilder("f");
    int corners = 0;
    for (; words.hasMoreTokens(); corners++) {
      String word = words.nextToken();
      int slash = word.indexOf('/');
      int vertex = index(slash < 0 ? word : word.substring(0, slash), word);
      if (vertex > highest) {
        highest = vertex;
        highestLine = line;
      }
      checked.append(' ').append(vertex);
    }
    if (corners < 3) {
      throw wrong("a face needs 3 vertices, this one has " + corners);
    }
    faces += corners - 2;
    if (faces > MOST_FACES) {
      throw wrong("more than " + MOST_FACES + " triangles, which is the limit");
    }
    return checked.append('\n').toString();
  }

  /** A vertex number counted from 1; negative ones count back from the last vertex so far. */
  private int index(String digits, String word) throws IOException {
    int index;
    try {
      index = Integer.parseInt(digits);
    } catch (NumberFormatException e) {
      throw wrong("'" + shown(word) + "' is not the number of a vertex");
    }
    if (index == 0 || index < -vertices) {
      throw wrong("there is no vertex " + index + ", so far there are " + vertices);
    }
    return index > 0 ? index : vertices + 1 + index;
  }

  private void checkEnd() throws IOException {
    if (highest > vertices) {
      line = highestLine;
      throw wrong("there is no vertex " + highest + ", the file has " + vertices);
    }
    if (faces == 0) {
      throw new BadInput(file + ": no faces, so there is nothing to hit");
    }
  }

  private float number(String word) throws IOException {
    try {
      return Float.parseFloat(word);
    } catch (NumberFormatException e) {
      throw wrong("'" + shown(word) + "' is not a number");
    }
  }

  private BadInput wrong(String what) {
    return new BadInput(file + ":" + line + ": " + what);
  }

  /** A word fit for a message, whatever a file that is not text may hold. */
  private static String shown(String word) {
    String cut = word.length() > 20 ? word.substring(0, 20) + "…" : word;
    return cut.replaceAll("[^\\x20-\\x7e…]", "?");
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
