package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Member;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lockstep.internal.run.VectorSupport;
import org.junit.jupiter.api.Test;

/** Import rules: the public packages, and the classes that need the incubator module. */
@Runs.Widest
@Runs.Vectors
class ArchitectureTest {
  private static final List<Path> SOURCES =
      List.of(Path.of("src/main/java"), Path.of("target/generated-sources/twins"));
  private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\n]*", Pattern.DOTALL);
  private static final Pattern TEXT_BLOCK = Pattern.compile("\"\"\"\n.*?\"\"\"", Pattern.DOTALL);
  private static final Pattern VECTORS = Pattern.compile("\\bjdk\\.incubator\\.vector\\.");
  private static final Pattern WORD = Pattern.compile("\\w+");

  /**
   * The only class without Wide in its name that may name classes with vectors: it decides whether to load
   * them.
   */
  private static final String LOADER = "VectorSupport";

  /** All files below a folder with that ending, relative to it, with slashes and without the ending. */
  private static Map<String, Path> files(Path folder, String ending) throws IOException {
    Map<String, Path> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(file -> file.toString().endsWith(ending)).toList()) {
        String name = folder.relativize(file).toString().replace('\\', '/');
        files.put(name.substring(0, name.length() - ending.length()), file);
      }
    }
    return files;
  }

  private static List<Class<?>> classes() throws Exception {
    List<Class<?>> classes = new ArrayList<>();
    for (String name : files(EngineTest.classes(Engine.class), ".class").keySet()) {
      if (!name.endsWith("-info")) {
        classes.add(Class.forName(name.replace('/', '.'), false, Engine.class.getClassLoader()));
      }
    }
    return classes;
  }

  /** Text blocks are exempt, as their lines may have to be longer. */
  @Test
  void linesEndAt110Characters() throws IOException {
    Set<String> longer = new TreeSet<>();
    for (String folder : List.of("src/main/java", "src/compiler/java", "src/test/java", "src/example",
        "src/spark", "bench")) {
      for (Map.Entry<String, Path> file : files(Path.of(folder), ".java").entrySet()) {
        String code = TEXT_BLOCK.matcher(Files.readString(file.getValue())).replaceAll("");
        code.lines().filter(line -> line.codePointCount(0, line.length()) > 110)
            .forEach(line -> longer.add(file.getKey() + ": " + line.strip()));
      }
    }
    assertEquals(Set.of(), longer);
  }

  /**
   * Tests with the tag {@code once}, such as those against exact arithmetic, run at one width only. So they
   * must call definitions, which have no width; scalar twins have none either.
   */
  @Test
  void testsThatRunOnceAskDefinitionsOnly() throws IOException {
    Pattern once = Pattern.compile("^@Runs\\.Once$", Pattern.MULTILINE);
    Pattern engines = Pattern.compile("\\b(Engine|SinglePair|SharedKernel|ScalarKernels|WideKernels)\\b");
    Set<String> asking = new TreeSet<>();
    for (Map.Entry<String, Path> test : files(Path.of("src/test/java"), ".java").entrySet()) {
      String text = Files.readString(test.getValue());
      if (once.matcher(text).find() && engines.matcher(text).find()) {
        asking.add(test.getKey());
      }
    }
    assertEquals(Set.of("lockstep/ScalarTwinTest"), asking);
  }

  /**
   * Each test against exact arithmetic, which calls definitions, has the tag that excludes it from other
   * widths.
   */
  @Test
  void oracleTestsRunOnce() throws IOException {
    Set<String> untagged = new TreeSet<>();
    for (Map.Entry<String, Path> test : files(Path.of("src/test/java"), "OracleTest.java").entrySet()) {
      if (!Files.readString(test.getValue()).contains("\n@Runs.Once\n")) {
        untagged.add(test.getKey());
      }
    }
    assertEquals(Set.of(), untagged);
  }

  /**
   * The compiler lets anyone import a public class on the class path, so its name states that it is internal.
   */
  @Test
  void packagesArePublicOrSayInternal() throws Exception {
    Set<String> packages = new TreeSet<>();
    for (Class<?> type : classes()) {
      packages.add(type.getPackageName());
    }
    assertTrue(packages.remove("lockstep"));
    assertTrue(packages.remove("lockstep.twin"));
    assertTrue(packages.size() >= 2, packages::toString);
    packages.removeIf(name -> name.startsWith("lockstep.internal."));
    assertEquals(Set.of(), packages);
  }

  @Test
  void noPublicSignatureNamesAnInternalType() throws Exception {
    Set<String> found = new TreeSet<>();
    int looked = 0;
    for (Class<?> type : classes()) {
      boolean there = VectorSupport.KERNELS != null || !isWide(type.getSimpleName());
      if (there && !type.getPackageName().startsWith("lockstep.internal.")
          && isVisible(type.getModifiers())) {
        looked++;
        List<Object> signatures =
            new ArrayList<>(List.of(type.getTypeParameters(), type.getGenericInterfaces()));
        signatures.add(type.getGenericSuperclass());
        Stream.of(type.getDeclaredConstructors(), type.getDeclaredMethods(), type.getDeclaredFields())
            .flatMap(Stream::of).filter(member -> isVisible(((Member) member).getModifiers()))
            .forEach(signatures::add);
        if (type.isSealed()) {
          signatures.addAll(List.of(type.getPermittedSubclasses()));
        }
        for (Object signature : signatures) {
          found.addAll(internal(type, signature));
        }
      }
    }
    assertTrue(looked > 10, "no public classes found");
    assertEquals(Set.of(), found);
  }

  private static List<String> internal(Class<?> type, Object signature) {
    List<String> found = new ArrayList<>();
    for (Object part : signature instanceof Object[] parts ? parts : new Object[] {signature}) {
      String text = switch (part) {
        case java.lang.reflect.Executable method -> method.toGenericString();
        case java.lang.reflect.Field field -> field.toGenericString();
        case null -> "";
        default -> part.toString();
      };
      if (text.contains("lockstep.internal.")) {
        found.add(type.getName() + ": " + text);
      }
    }
    return found;
  }

  private static boolean isVisible(int modifiers) {
    return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
  }

  /** The code of source files by simple name, without comments. */
  private static Map<String, String> code() throws IOException {
    Map<String, String> code = new TreeMap<>();
    for (Path sources : SOURCES) {
      for (Map.Entry<String, Path> file : files(sources, ".java").entrySet()) {
        String name = file.getKey().substring(file.getKey().lastIndexOf('/') + 1);
        code.merge(name, COMMENT.matcher(Files.readString(file.getValue())).replaceAll(""), String::concat);
      }
    }
    return code;
  }

  /** No package below {@code lockstep.internal} depends on one that depends on it; javadoc does not count. */
  @Test
  void internalPackagesHaveNoCircle() throws IOException {
    Map<String, Set<String>> uses = packages();
    assertTrue(uses.size() > 10, uses::toString);
    boolean isLess = true;
    while (isLess) {
      isLess = uses.values().removeIf(used -> used.stream().noneMatch(uses::containsKey));
    }
    assertEquals(Map.of(), uses, "packages of a circle, and those that depend on it");
  }

  /** What stands in the public package is for users; all else is below it, and knows nothing of it. */
  @Test
  void thePublicPackageIsPublicAndAboveAllOthers() throws Exception {
    Set<String> hidden = new TreeSet<>();
    for (Class<?> type : classes()) {
      if (type.getPackageName().equals("lockstep") && type.getEnclosingClass() == null
          && !Modifier.isPublic(type.getModifiers())) {
        hidden.add(type.getSimpleName());
      }
    }
    assertEquals(Set.of(), hidden);
    packages().forEach((name, used) -> assertFalse(used.contains("lockstep"), name));
  }

  /** Definitions do not depend on the catalogue, nor their parts on definitions, nor shapes on kernels. */
  @Test
  void definitionsStandBelowTheCatalogue() throws IOException {
    String shape = "lockstep.internal.shape";
    String catalogue = "lockstep.internal.kernel";
    Map<String, Set<String>> packages = packages();
    Set<String> verbs = new TreeSet<>(packages.keySet());
    verbs.removeIf(name -> !name.startsWith(catalogue + "."));
    assertTrue(verbs.size() >= 7, verbs::toString);
    Set<String> allowed = new TreeSet<>(verbs);
    allowed.addAll(Set.of(shape, "lockstep.twin"));
    for (String verb : verbs) {
      assertTrue(allowed.containsAll(packages.get(verb)), () -> verb + " names what is above it");
    }
    assertEquals(Set.of(shape, "lockstep.twin"), packages.get(catalogue + ".part"));
    assertEquals(Set.of("lockstep.twin"), packages.get(shape));
  }

  /** Packages below {@code lockstep.internal}, with those of the library that each names in its code. */
  private static Map<String, Set<String>> packages() throws IOException {
    Pattern named = Pattern.compile("\\b(lockstep(?:\\.[a-z]\\w*)*)\\.[A-Z*]");
    Map<String, Set<String>> packages = new TreeMap<>();
    for (Path sources : SOURCES) {
      for (Map.Entry<String, Path> file : files(sources, ".java").entrySet()) {
        String name = file.getKey().replaceFirst("/?[^/]*$", "").replace('/', '.');
        if (name.startsWith("lockstep.internal.")) {
          String code = COMMENT.matcher(Files.readString(file.getValue())).replaceAll("");
          Set<String> used = packages.computeIfAbsent(name, key -> new TreeSet<>());
          named.matcher(code).results().map(match -> match.group(1)).forEach(used::add);
          used.remove(name);
        }
      }
    }
    return packages;
  }

  private static boolean isWide(String name) {
    return name.contains("Wide");
  }

  /**
   * Whether it names another source file with Wide in its name. A scalar twin may name the wide one, which is
   * loaded on demand.
   */
  private static boolean namesWide(String name, String code, Set<String> files) {
    String twin = name.replaceFirst("Scalar$", "Wide");
    return WORD.matcher(code).results().map(MatchResult::group)
        .anyMatch(word -> isWide(word) && !word.equals(name) && !word.equals(twin) && files.contains(word));
  }

  @Test
  void whatNeedsTheIncubatorModuleIsNamedWide() throws IOException {
    Map<String, String> code = code();
    Set<String> found = new TreeSet<>();
    code.forEach((name, text) -> {
      if (!isWide(name) && VECTORS.matcher(text).find()) {
        found.add(name + " uses the Vector API");
      } else if (!isWide(name) && !name.equals(LOADER) && namesWide(name, text, code.keySet())) {
        found.add(name + " uses what uses the Vector API");
      }
    });
    assertEquals(Set.of(), found);
  }

  @Test
  void whatIsNamedWideNeedsTheIncubatorModule() throws IOException {
    Map<String, String> code = code();
    Set<String> found = new TreeSet<>(code.keySet());
    found.removeIf(name -> !isWide(name) || VECTORS.matcher(code.get(name)).find()
        || namesWide(name, code.get(name), code.keySet()));
    assertEquals(Set.of(), found);
    assertTrue(code.containsKey(LOADER), "the loader has another name");
  }

  /**
   * {@code intoArray} is one method for vectors of all lengths; without the class of its vector it may
   * allocate the vector as an object.
   */
  @Test
  void storesNameTheClassOfTheirVector() throws IOException {
    Pattern store = Pattern.compile("\\.intoArray\\(");
    Set<String> found = new TreeSet<>();
    int stores = 0;
    for (Map.Entry<String, String> file : code().entrySet()) {
      String code = file.getValue();
      for (MatchResult match : store.matcher(code).results().toList()) {
        stores++;
        int begin = match.start();
        while (begin > 0 && ";{}".indexOf(code.charAt(begin - 1)) < 0) {
          begin--;
        }
        String statement = code.substring(begin, match.end()).strip();
        if (!statement.matches("(?s)(\\w+\\.)?\\w+_VECTOR\\s*\\.cast\\(.*|ALL_\\w+\\.intoArray\\(")) {
          found.add(file.getKey() + ": " + statement);
        }
      }
    }
    assertEquals(Set.of(), found);
    assertTrue(stores > 50, "only " + stores + " stores found");
  }
}
