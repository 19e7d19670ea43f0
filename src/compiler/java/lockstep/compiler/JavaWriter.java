package lockstep.compiler;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.TreeSet;

/** Text of a Java file, with indented, wrapped lines and the imports that they need. */
final class JavaWriter {
  private static final List<String> JAVA_LANG =
      List.of("Double", "Float", "IndexOutOfBoundsException", "Long", "Math", "Override");

  private static final int WIDTH = 112;
  private static final String[] BREAKS =
      {", ", ".lanewise(", ".blend(", ".compare(", ".and(", ".andNot(", ".or(", "("};

  private static final String FIELDS = "$fields$";

  private final StringBuilder body = new StringBuilder();
  private final Set<String> imports;
  private final Set<String> staticImports;

  /** Names of the fields printed where {@link #fields} was called, by type and value. */
  private final Map<String, String> fields;

  private int depth;

  JavaWriter() {
    this(new TreeSet<>(), new TreeSet<>(), new LinkedHashMap<>());
  }

  private JavaWriter(Set<String> imports, Set<String> staticImports, Map<String, String> fields) {
    this.fields = fields;
    this.imports = imports;
    this.staticImports = staticImports;
  }

  /** Imports a class, and returns its simple name. */
  String use(String className) {
    imports.add(className);
    return className.substring(className.lastIndexOf('.') + 1);
  }

  /** Imports a static member, and returns its name. */
  String useStatic(String className, String member) {
    staticImports.add(className + "." + member);
    return member;
  }

  void line(String text) {
    wrapped("", text);
  }

  void comment(String text) {
    wrapped("// ", text);
  }

  void javadoc(String text) {
    if (2 * depth + text.length() + 7 <= WIDTH) {
      line("/** " + text + " */");
      return;
    }
    line("/**");
    wrapped(" * ", text);
    line(" */");
  }

  void blank() {
    body.append('\n');
  }

  /** A line that opens a block. */
  void open(String text) {
    line(text + " {");
    depth++;
  }

  void close() {
    close("");
  }

  /** Closes a block, with text after the brace. */
  void close(String end) {
    depth--;
    line("}" + end);
  }

  private void wrapped(String prefix, String text) {
    String indent = "  ".repeat(depth) + prefix;
    String rest = text;
    while (indent.length() + rest.length() > WIDTH) {
      int at = prefix.isEmpty() ? breakAt(rest, WIDTH - indent.length())
          : rest.lastIndexOf(' ', WIDTH - indent.length());
      if (at <= 0) {
        break;
      }
      body.append(indent).append(rest.substring(0, at).stripTrailing()).append('\n');
      rest = rest.substring(at).stripLeading();
      indent = "  ".repeat(depth) + (prefix.isEmpty() ? "    " : prefix);
    }
    body.append(indent).append(rest).append('\n');
  }

  /** The position at which to break a line: as late as possible, inside as few parentheses as possible. */
  private static int breakAt(String text, int limit) {
    int best = -1;
    int bestNesting = Integer.MAX_VALUE;
    int nesting = 0;
    for (int i = 0; i < Math.min(limit, text.length()); i++) {
      char c = text.charAt(i);
      nesting += c == '(' ? 1 : c == ')' ? -1 : 0;
      for (String candidate : BREAKS) {
        int at = candidate.startsWith(".") ? i : i + candidate.length();
        if (text.startsWith(candidate, i) && at <= limit && i > limit / 3 && nesting <= bestNesting) {
          best = at;
          bestNesting = nesting;
        }
      }
      if ((text.startsWith(" & ", i) || text.startsWith(" | ", i)) && i > limit / 3
          && nesting <= bestNesting) {
        best = i + 1;
        bestNesting = nesting;
      }
    }
    return best;
  }

  /**
   * A writer for a piece of the same file, indented further; its text is {@link #body} and can be added by
   * {@link #text}.
   */
  JavaWriter nested(int indent) {
    JavaWriter nested = new JavaWriter(imports, staticImports, fields);
    nested.depth = depth + indent;
    return nested;
  }

  /** The name of a private static final field of the class; one field for each value. */
  String field(String type, String wish, String value) {
    return fields.computeIfAbsent(type + " " + value,
        key -> fields.containsValue(wish) ? wish + "_" + fields.size() : wish);
  }

  /** Reserves the place for fields that later lines need. */
  void fields() {
    body.append(FIELDS);
  }

  private String declarations() {
    StringBuilder text = new StringBuilder();
    fields.forEach((key, name) -> {
      int space = key.indexOf(' ');
      text.append("  private static final ").append(key, 0, space).append(' ').append(name).append(" = ")
          .append(key.substring(space + 1)).append(";\n");
    });
    return text.append(fields.isEmpty() ? "" : "\n").toString();
  }

  String body() {
    return body.toString();
  }

  /** Adds lines unchanged. */
  void text(String lines) {
    body.append(lines);
  }

  /** Imports classes of java.lang that the text may name but that a class of the package would hide. */
  void importHidden(Predicate<String> isInPackage) {
    JAVA_LANG.stream().filter(isInPackage).forEach(name -> use("java.lang." + name));
  }

  /** Whether it has imported a class of that simple name. */
  boolean hasImported(String simpleName) {
    return imports.stream().anyMatch(name -> name.endsWith("." + simpleName));
  }

  /** The whole file. */
  String file(String header, String packageName) {
    StringBuilder text = new StringBuilder(header);
    if (!packageName.isEmpty()) {
      text.append("package ").append(packageName).append(";\n\n");
    }
    for (String name : staticImports) {
      text.append("import static ").append(name).append(";\n");
    }
    text.append(staticImports.isEmpty() ? "" : "\n");
    for (String name : imports) {
      text.append("import ").append(name).append(";\n");
    }
    return text.append(imports.isEmpty() ? "" : "\n").append(body.toString().replace(FIELDS, declarations()))
        .toString();
  }
}
