package lockstep.compiler;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * Random classes around a {@link RandomProgram}, several of which may have the name that it uses: nested,
 * inherited, imported, of its package, or of java.lang. Overloads are in it and in its superclass. Only
 * javac's rules decide which one is meant; each behaves differently.
 */
final class RandomSurroundings {
  private static final String MATH = """
      static class Math {
        public static float abs(float x) { return x - #; }
        public static double abs(double x) { return x - 2 * #; }
        public static float min(float x, float y) { return x + # * y; }
        public static double min(double x, double y) { return # * x + y; }
        public static float max(float x, float y) { return x - # * y; }
        public static double max(double x, double y) { return # * x - y; }
        public static float fma(float x, float y, float z) { return x * y - # * z; }
        public static double fma(double x, double y, double z) { return x + y - # * z; }
        public static float sqrt(float x) { return # * x; }
        public static double sqrt(double x) { return x + #; }
        public static double sqrt(int x) { return x + 0.5 * #; }
      }
      """;
  private static final String FLOAT = """
      static class Float {
        public static final float MAX_VALUE = #, MIN_NORMAL = # + 1f, NaN = # + 2f, NEGATIVE_INFINITY = -#;
        public static final float POSITIVE_INFINITY = 1f / 0f;
      }
      """;
  private static final String PARTS = """
      static class Parts {
        public static final float K = # + 0.5f;
        public static final float FROM_CALL = java.lang.Math.abs(K) + #, NEXT = FROM_CALL + K;
        public static float part(float x) { return x * K - #; }
        public static float part(double x) { return (float) (x + #); }
        public static float part(int n) { return n - FROM_CALL; }
      }
      """;

  /** An expression that is a constant to javac in each of these classes. */
  static final String CONSTANT = "Parts.K";

  /** Methods of a float that a program may call. */
  static final List<String> METHODS = List.of("Parts.part", "over");

  private final IntUnaryOperator choose;
  private int different;

  /** Contents of the class itself, of its superclass, and of the two packages. */
  private final StringBuilder inside = new StringBuilder();
  private final StringBuilder inherited = new StringBuilder();
  private final Map<String, String> ofPackage = new LinkedHashMap<>();
  private final Map<String, String> ofOther = new LinkedHashMap<>();
  private final StringBuilder imports = new StringBuilder();
  final boolean isTooEarly;

  RandomSurroundings(IntUnaryOperator choose) {
    this.choose = choose;
    ofPackage.put("Parts", different(PARTS));
    place("Math", MATH);
    place("Float", FLOAT);
    place("Parts", PARTS);
    place("Parts", PARTS);
    inherited.append("static float over(float x) { return x - 1; }\n");
    List<String> overloads = new ArrayList<>(List.of("double", "int"));
    for (int left = choose(4); left > 0 && !overloads.isEmpty(); left--) {
      String type = overloads.remove(choose(overloads.size()));
      (choose(2) == 0 ? inside : inherited)
          .append(different("static float over(" + type + " x) { return (float) x + #; }\n"));
    }
    isTooEarly = choose(16) == 15;
    if (isTooEarly) {
      inside.append("static final float EARLY = Probe.LATE + 1, LATE = java.lang.Math.abs(2f);\n");
    }
  }

  /** Fields that a program may read; {@code EARLY} gets its value too late. */
  List<String> numbers() {
    return isTooEarly ? List.of("Parts.FROM_CALL", "Parts.NEXT", "EARLY")
        : List.of("Parts.FROM_CALL", "Parts.NEXT");
  }

  private int choose(int count) {
    return choose.applyAsInt(count);
  }

  /** The text with a number in it that no other class has. */
  private String different(String text) {
    return text.replace("#", ++different + "");
  }

  /** Puts a class in one place, or in none. */
  private void place(String name, String text) {
    switch (choose(8)) {
      case 4 -> {
        if (inside.indexOf("class " + name) < 0) {
          inside.append(different(text));
        }
      }
      case 5 -> {
        if (inherited.indexOf("class " + name) < 0) {
          inherited.append(different(text));
        }
      }
      case 6 -> ofPackage.put(name, different(text));
      case 7 -> {
        ofOther.put(name, different(text));
        imports.append("import OTHER.").append(name).append(";\n");
      }
      default -> {
      }
    }
  }

  /** The classes of a program with these members, by name. */
  Map<String, String> sources(String packageName, String members) {
    String other = packageName + "q";
    Map<String, String> sources = new LinkedHashMap<>();
    sources.put(packageName + ".Probe",
        "package " + packageName + ";\n\nimport lockstep.twin.Twin;\n"
            + imports.toString().replace("OTHER", other) + "\nfinal class Probe extends Base {\n" + members
            + inside + "}\n");
    sources.put(packageName + ".Base", "package " + packageName + ";\n\nclass Base {\n" + inherited + "}\n");
    ofPackage.forEach((name, text) -> sources.put(packageName + "." + name,
        "package " + packageName + ";\n\n" + text.replaceFirst("static ", "")));
    ofOther.forEach((name, text) -> sources.put(other + "." + name,
        "package " + other + ";\n\n" + text.replaceFirst("static ", "public ")));
    return sources;
  }
}
