package lockstep.bench.clang;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.Verb;

/**
 * C++ source of a kernel's definition: of the form without records in its scalar twin or, if it uses none, of
 * the definition itself. That subset of Java is nearly C++: a class becomes a namespace, and little else
 * changes. The loop over pairs is added around it; the compiler vectorises it. Pairs in doubt are answered in
 * float, without the stages that decide them exactly.
 */
record CppSource(String text, int outputs) {
  private static final Path DEFINITIONS = Path.of("src/main/java/lockstep/internal");
  private static final Path TWINS = Path.of("target/generated-sources/twins");
  private static final Map<String, Path> FILES = files();
  private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\n]*", Pattern.DOTALL);
  private static final Pattern BODY =
      Pattern.compile("\\b(?:class|interface|record) \\w+[^{]*\\{(.*)\\}\\s*$", Pattern.DOTALL);
  private static final Pattern OTHER_CLASS = Pattern.compile("\\b([A-Z][A-Za-z]+)\\.(?=[A-Za-z_]+)");
  /** A method of numbers and truth values only. */
  private static final Pattern METHOD =
      Pattern.compile("\\bstatic (float|double|boolean|int|void) (\\w+)" + "\\(((?:(?:@Twin\\.Second )?"
          + "(?:float|double|boolean|int)(?:\\[\\])?\\s\\w+(?:,\\s+|(?=\\))))*)\\) \\{");
  private static final Pattern CALLED = Pattern.compile("(?:\\b([A-Z]\\w*)\\.)?\\b([a-z]\\w*_)\\(");
  private static final Pattern CALL =
      Pattern.compile("(?<!Math\\.)\\b(?!(?:if|for|while|return|switch)\\b)([a-z]\\w*)\\(");
  private static final Pattern CONSTANT =
      Pattern.compile("\\bstatic final (float|double|int) (\\w+) = ([^;]+);");

  /** What decides pairs in doubt exactly: about one of a million random pairs. */
  private static final Pattern CLOSELY = Pattern.compile("closely|Closely");

  /** An arm for pairs in doubt. */
  private static final Pattern DOUBT = Pattern.compile("if \\(open\\d*\\) \\{");

  /** Names and literals that are spelled differently in C++. */
  private static final String[][] SPELLINGS = {{"\\bboolean\\b", "bool"}, {"\\bfloat\\[\\]", "float *"},
      {"\\bfinal ", ""}, {"\\bFloat\\.MAX_VALUE\\b", "FLT_MAX"}, {"\\bDouble\\.MAX_VALUE\\b", "DBL_MAX"},
      {"\\b(?:Float|Double)\\.POSITIVE_INFINITY\\b", "INFINITY"},
      {"\\b(?:Float|Double)\\.NEGATIVE_INFINITY\\b", "(-INFINITY)"}, {"\\b(?:Float|Double)\\.NaN\\b", "NAN"},
      {"\\bFloat\\.MIN_NORMAL\\b", "FLT_MIN"}, {"\\bDouble\\.MIN_NORMAL\\b", "DBL_MIN"},
      {"\\bFloat\\.MIN_VALUE\\b", "FLT_TRUE_MIN"}, {"\\bMath\\.(abs|sqrt|fma)\\(", "std::$1("},
      {"(?<![\\w.]|[Ep]-|p\\+)(\\d+)f\\b", "$1.0f"}, {"@Twin\\.\\w+\\s+", ""}, {"@Twin\\s+", ""},
      {"\\bReal\\.U\\b", "0x1p-24f"}};

  /** Whether the entry's definition can be called. */
  static boolean has(Entry entry) {
    return entry.verb() == Verb.OVERLAP || entry.verb() == Verb.CAST;
  }

  /** The source of the file that answers batches for the entry; it has one function, {@code answer}. */
  static CppSource of(Entry entry) throws IOException {
    String name = entry.kernel().getClass().getSimpleName().replaceFirst("Scalar$", "");
    String method = entry.verb() == Verb.CAST ? "cast_" : "overlap_";
    Pattern signature = Pattern.compile("\\bstatic (float|boolean) " + method + "\\(([^)]*)\\)");
    Map<String, String> bodies = bodies(name + "Scalar");
    boolean isFlat =
        bodies.containsKey(name + "Scalar") && signature.matcher(bodies.get(name + "Scalar")).find();
    String home = isFlat ? name + "Scalar" : name;
    bodies = isFlat ? bodies : bodies(name);
    if (bodies.isEmpty()) {
      throw new IllegalArgumentException(entry + " has no definition of its own in " + DEFINITIONS);
    }
    StringBuilder text =
        new StringBuilder("#include <cfloat>\n#include <cmath>\n#include <cstdint>\n#include <cstring>\n");
    for (Map.Entry<String, String> type : bodies.entrySet()) {
      text.append(namespace(type.getKey(), constants(type.getValue()), bodies));
    }
    Set<String> called = called(home + "." + method, bodies);
    for (boolean whole : new boolean[] {false, true}) {
      for (Map.Entry<String, String> type : bodies.entrySet()) {
        String methods = methods(type.getKey(), type.getValue(), called, whole);
        text.append(namespace(type.getKey(), methods, bodies));
      }
    }
    Matcher definition = signature.matcher(bodies.get(home));
    if (!definition.find()) {
      throw new IllegalArgumentException(name + " has no method " + method);
    }
    boolean isTime = definition.group(1).equals("float");
    int columns = (int) definition.group(2).chars().filter(c -> c == '[').count();
    int outputs = isTime ? 1 : columns;
    text.append(loop(home + "::" + method, entry.first().width(), entry.second().width(), isTime, outputs));
    return new CppSource(text.toString(), outputs);
  }

  /** The bodies of a class and of all definitions that it names. */
  private static Map<String, String> bodies(String name) throws IOException {
    Map<String, String> bodies = new LinkedHashMap<>();
    Deque<String> wanted = new ArrayDeque<>();
    wanted.add(name);
    while (!wanted.isEmpty()) {
      String next = wanted.remove();
      Path file = FILES.get(next);
      if (!bodies.containsKey(next) && file != null) {
        String body = body(Files.readString(file));
        bodies.put(next, body);
        OTHER_CLASS.matcher(body).results().map(m -> m.group(1)).forEach(wanted::add);
      }
    }
    return bodies;
  }

  /** Definitions, their parts and their twins by the names of their classes. */
  private static Map<String, Path> files() {
    Map<String, Path> files = new HashMap<>();
    for (Path folder : List.of(DEFINITIONS, TWINS)) {
      try (Stream<Path> all = Files.walk(folder)) {
        all.filter(file -> file.toString().endsWith(".java"))
            .forEach(file -> files.putIfAbsent(file.getFileName().toString().replace(".java", ""), file));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return files;
  }

  /** The body of a class, without comments. Its methods are renamed so that no variable has their name. */
  private static String body(String source) {
    Matcher body = BODY.matcher(COMMENT.matcher(source).replaceAll(""));
    if (!body.find()) {
      throw new IllegalArgumentException("no class in " + source);
    }
    return CALL.matcher(withoutDoubt(body.group(1))).replaceAll("$1_(");
  }

  /** A body without the arms that decide exactly. */
  private static String withoutDoubt(String body) {
    StringBuilder rest = new StringBuilder();
    int from = 0;
    Matcher doubt = DOUBT.matcher(body);
    while (doubt.find(from)) {
      int end = end(body, doubt.end());
      boolean isExact = CLOSELY.matcher(body.substring(doubt.end(), end)).find();
      rest.append(body, from, isExact ? doubt.start() : end);
      from = end;
    }
    return rest.append(body.substring(from)).toString();
  }

  private static String namespace(String type, String content, Map<String, String> bodies) {
    String text = content;
    for (String other : bodies.keySet()) {
      text = text.replaceAll("\\b" + other + "\\.", other + "::");
    }
    for (String[] spelling : SPELLINGS) {
      text = text.replaceAll(spelling[0], spelling[1]);
    }
    return content.isEmpty() ? "" : "namespace " + type + " {\n" + text + "}\n";
  }

  private static String constants(String body) {
    return CONSTANT.matcher(body).results()
        .map(m -> "constexpr " + m.group(1) + " " + m.group(2) + " = " + m.group(3) + ";\n")
        .collect(Collectors.joining());
  }

  /** All methods that a method calls, and itself, each with its class. */
  private static Set<String> called(String definition, Map<String, String> bodies) {
    Set<String> called = new HashSet<>();
    Deque<String> wanted = new ArrayDeque<>();
    wanted.add(definition);
    while (!wanted.isEmpty()) {
      String next = wanted.remove();
      String type = next.substring(0, next.indexOf('.'));
      String body = bodies.getOrDefault(type, "");
      if (called.add(next)) {
        METHOD.matcher(body).results().filter(m -> next.equals(type + "." + m.group(2)))
            .flatMap(m -> CALLED.matcher(body.substring(m.end(), end(body, m.end()))).results()).forEach(
                call -> wanted.add((call.group(1) == null ? type : call.group(1)) + "." + call.group(2)));
      }
    }
    return called;
  }

  /** The methods of a class that are called, or only their declarations, which C++ needs first. */
  private static String methods(String type, String body, Set<String> called, boolean whole) {
    StringBuilder text = new StringBuilder();
    Matcher method = METHOD.matcher(body);
    while (method.find()) {
      if (called.contains(type + "." + method.group(2))) {
        text.append("static inline " + method.group(1) + " " + method.group(2) + "(" + method.group(3) + ")")
            .append(whole ? " {" + body.substring(method.end(), end(body, method.end())) : ";").append('\n');
      }
    }
    return text.toString();
  }

  /** The position after the brace that closes the one before {@code from}. */
  private static int end(String body, int from) {
    int open = 1;
    int at = from;
    while (open > 0) {
      char c = body.charAt(at++);
      open += c == '{' ? 1 : c == '}' ? -1 : 0;
    }
    return at;
  }

  /** The loop over blocks of 64 pairs, whose answers become the bits of a word. */
  private static String loop(String function, int first, int second, boolean isTime, int outputs) {
    String columns = columns("a", first) + columns("b", second);
    String arguments =
        IntStream.range(0, first).mapToObj(c -> "a" + c + "[i]").collect(Collectors.joining(", "))
            + IntStream.range(0, second).mapToObj(c -> ", b" + c + "[i]").collect(Collectors.joining());
    String results = IntStream.range(0, outputs)
        .mapToObj(c -> "float *__restrict o" + c + " = out[" + c + "];\n").collect(Collectors.joining());
    String writes =
        isTime ? "float t = " + function + "(" + arguments + "); o0[i] = t; hit[k] = t < INFINITY;"
            : "hit[k] = " + function + "(" + arguments
                + IntStream.range(0, outputs).mapToObj(c -> ", o" + c).collect(Collectors.joining())
                + (outputs > 0 ? ", i" : "") + ");";
    return """
        typedef uint8_t bytes __attribute__((ext_vector_type(64)));
        typedef bool bits __attribute__((ext_vector_type(64)));
        extern "C" void answer(float **a, float **b, uint64_t *words, float **out, int n) {
        %s%s
          for (int from = 0; from < n; from += 64) {
            alignas(64) uint8_t hit[64];
            #pragma clang loop vectorize(enable)
            for (int k = 0; k < 64; k++) { int i = from + k; %s }
            bytes all;
            memcpy(&all, hit, 64);
            bits packed = __builtin_convertvector(all != 0, bits);
            memcpy(words + from / 64, &packed, 8);
          }
        }
        """.formatted(columns, results, writes);
  }

  private static String columns(String name, int count) {
    return IntStream.range(0, count)
        .mapToObj(c -> "const float *__restrict " + name + c + " = " + name + "[" + c + "];\n")
        .collect(Collectors.joining());
  }
}
