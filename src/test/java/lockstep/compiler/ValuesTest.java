package lockstep.compiler;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Constructor;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import lockstep.Runs;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Records and arrays in definitions are decomposed: only operations on their components remain. */
@Runs.Once
class ValuesTest {
  /** Parts used by definitions here. */
  private static final String PARTS = """
      static final V ONE = new V(1, 1);
      static final V SAME = ONE;
      record V(float x, float y) {
        V { }
      }
      record V2(float x, float y) {
        static final float HALF = 0.5f;
        V2 plus(V2 v) { return new V2(x + v.x, y + v.y()); }
        V2 twice() { return plus(this); }
        V2 swapped() { return new V2(this.y, x()); }
        float dot(V2 v) { return x * v.x + y * v.y; }
        float get(int k) { return k == 0 ? x : y; }
        static V2 of(float x) { return new V2(x, HALF); }
        V2 least(V2 v) { if (x < v.x) { return this; } return v; }
      }
      record Pair(V2 a, V2 b, boolean swaps) {
        V2 first() { return swaps ? b : a; }
        public V2 b() { return a; }
      }
      record Self(Self self) {}
      record Of<T>(T t) {}
      record Text(String text) {}
      record Row(float[] row) {}
      record Own(float x) { Own(float x) { this.x = x + 1; } }
      record More(float x) { More(int n) { this((float) n); } }
      static final V2 UP = new V2(0, 1);
      static float sum(V2[] all) { float sum = 0; for (V2 v : all) { sum += v.x; } return sum; }
      static V2 part(V2 v, float a) { if (a < 0) { return new V2(a, a); } return v; }
      static float[] row(float a) { float[] row = {a, a}; return row; }
      static float written(float[] all) { all[0] = 1; return 2; }
      @Twin.Pass static float pass(V2 v, V2 w) { return v.dot(w); }
      @Twin.Pass static V2 record(V2 v) { return v; }
      """;

  private static Lowering.Result lower(String definition) {
    Sources sources =
        Sources.of(Map.of("Probe.java", "class Probe {\n@Twin " + definition + "\n" + PARTS + "}"));
    return Lowering.lower(Definition.of(sources.files().getFirst().definitions().getFirst()));
  }

  private static String hit(String body) {
    return NodeText.of(lower("static boolean f(V2 v, float a, @Twin.Second V2 w) { " + body + " }").hit());
  }

  /** The body of a definition of vectors v and w and a number a, and its result bit. */
  @ParameterizedTest
  @CsvSource(delimiterString = "=>",
      textBlock = """
          return v.x() < w.y(); => (vx < wy)
          return v.dot(w) < a; => (((vx * wx) + (vy * wy)) < a)
          return v.plus(w).x() < a; => ((vx + wx) < a)
          return v.twice().y() < a; => ((vy + vy) < a)
          return v.swapped().x() < a; => (vy < a)
          return V2.of(a).y() < a; => (0.5 < a)
          return UP.y() < a; => (1.0 < a)
          return new V2(1, a).plus(v).x() < 2; => ((1.0 + vx) < 2.0)
          V2 u = v; if (a < 0) { u = w; } return u.x() < 1; => (((a < 0.0) ? wx : vx) < 1.0)
          V2 u; if (a < 0) { u = w; } else { u = v.swapped(); } return u.x() < 1; => (((a < 0.0) ? wx : vy) < 1.0)
          V2 u = a < 0 ? v : w; return u.y() < 1; => (((a < 0.0) ? vy : wy) < 1.0)
          var u = v.plus(v); return u.y() < 1; => ((vy + vy) < 1.0)
          return part(v, a).x() < 1; => (((a < 0.0) ? a : vx) < 1.0)
          return v.least(w).y() < 1; => (((vx < wx) ? vy : wy) < 1.0)
          Pair p = new Pair(v, w, a < 0); return p.first().x() < 1; => (((a < 0.0) ? wx : vx) < 1.0)
          Pair p = new Pair(v, w, a < 0); return p.b().x() < 1 & p.a().y() < 1; => ((vx < 1.0) && (vy < 1.0))
          V2[] all = {v, w}; return sum(all) < a; => (((0.0 + vx) + wx) < a)
          V2[] all = {v, w}; return all[1].x() < a; => (wx < a)
          V2[] all = {v, w}; all[0] = all[1]; return all[0].x() < a; => (wx < a)
          float[] all = new float[2]; all[1] = a; return all[0] < all[1]; => (0.0 < a)
          float[] all = new float[3]; for (int i = 0; i < all.length; i++) { all[i] = i * a; } return all[2] < 1; => ((2.0 * a) < 1.0)
          V2[] all = new V2[2]; for (int i = 0; i < 2; i++) { all[i] = V2.of(a); } return all[1].x() < 1; => (a < 1.0)
          float[] all = {a, 1}; if (a < 0) { all[0] = 2; } return all[0] < 1; => (((a < 0.0) ? 2.0 : a) < 1.0)
          float s = 0; for (int i = 0; i < 2; i++) { s += v.get(i); } return s < 1; => (((0.0 + vx) + vy) < 1.0)
          """)
  void isTakenApart(String body, String hit) {
    assertEquals(hit, hit(body));
  }

  @Test
  void columnsOfRecordsAreTheirComponentsInOrder() {
    Definition definition = Definition.of(Sources.of(Map.of("Probe.java",
        "class Probe { @Twin static boolean f(float a, V2 v, @Twin.Second Pair2 p, float b) { return true; }"
            + " record Pair2(V2 v, V2 next) {} " + PARTS + "}"))
        .files().getFirst().definitions().getFirst());
    assertEquals(List.of("a", "vx", "vy"), definition.first());
    assertEquals(List.of("pvX", "pvY", "pNextX", "pNextY", "b"), definition.second());
  }

  /** A record that a definition returns: first the bit, then the columns. */
  @Test
  void aResultOfSeveralColumnsIsARecord() {
    Lowering.Result result = lower(
        "static Hit f(V2 v, @Twin.Second V2 w) {" + " if (v.x() < w.x()) { return new Hit(false, UP, 0); }"
            + " return new Hit(v.y() < 1, v.plus(w), v.dot(w)); }"
            + " record Hit(boolean hit, V2 normal, float depth) {}");
    assertEquals("(not((vx < wx)) && (vy < 1.0))", NodeText.of(result.hit()));
    assertEquals(
        List.of("((vx < wx) ? 0.0 : (vx + wx))", "((vx < wx) ? 1.0 : (vy + wy))",
            "((vx < wx) ? 0.0 : ((vx * wx) + (vy * wy)))"),
        result.outputs().stream().map(NodeText::of).toList());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      Self s = null; return true;                                        | variables are floats
      Of<V2> o = new Of<>(v); return true;                               | variables are floats
      Text t = new Text("a"); return true;                               | variables are floats
      Row r = new Row(new float[2]); return true;                        | variables are floats
      return new Own(a).x() < 1;                                         | write a static method instead
      return new More(1).x() < 1;                                        | write a static method instead
      return new V(a, a).x() < 1;                                        | write a static method instead
      return SAME.x() < 1;                                               | write a static method instead
      return v == w;                                                     | a number or a boolean is needed
      return v.equals(w);                                                | methods of records
      return v.hashCode() < 1;                                           | methods of records
      return a[0] < 1;                                                   | a is no array
      return v + 1 < 2;                                                  | a number or a boolean is needed
      Object o = v; return true;                                         | variables are floats
      V2 u; return u.x() < 1;                                            | not assigned on every way
      V2 u = null; return true;                                          | floats, doubles and booleans
      V2[] all = new V2[2]; return all[0].x() < 1;                       | element 0 is not assigned
      V2[] all = {v}; V2[] same = all; return true;                      | an array is made where
      V2[] all = {v}; all = new V2[2]; return true;                      | cannot be compiled
      V2[] all = {v}; return all[1].x() < 1;                             | below the length
      float[] all = {a, a}; return all[-1] < 1;                          | below the length
      float[] all = {a, a}; return all[(int) 0.5f + 2] < 1;              | below the length
      float[][] all = new float[2][2]; return true;                      | arrays of them
      float[] all = new float[0]; return true;                           | from 1 to
      float[] all = new float[99]; return true;                          | from 1 to
      float[] all = row(a); return true;                                 | an array is made where
      float[] all = {a}; return written(all) < 1;                        | arrays that can be assigned
      return pass(v, w) < 1 & record(v).x() < 1;                         | returns a number or a boolean
      v = w; this.a = 1; return true;                                    | only local variables
      """)
  void isRefused(String body, String remedy) {
    String message = assertThrows(SourceError.class, () -> hit(body)).getMessage();
    assertTrue(message.contains(remedy), message);
    assertTrue(message.startsWith("Probe.java:"), message);
  }

  /** The ready set: its source is available wherever the compiler is. */
  @Test
  void recordsOfTheLibraryAreAtHand() {
    Map<String, String> twins = TwinCompiler.compile("Near.java", """
        import lockstep.twin.Sphere;
        import lockstep.twin.Twin;

        class Near {
          @Twin
          static boolean near(Sphere a, @Twin.Second Sphere b) {
            float r = a.radius() + b.radius();
            return a.center().minus(b.center()).square() <= r * r;
          }
        }
        """);
    assertEquals(Set.of("NearScalar", "NearWide"), twins.keySet());
  }

  /** The answers of twins for pairs of columns, scalar and wide, are those of the definition for records. */
  @Test
  void twinsTakeRecordsFromColumnsAndGiveThemBack() throws ReflectiveOperationException {
    ScalarTwin scalar = scalarTwin("ProbeScalar", """
        package p;
        import lockstep.twin.Twin;
        final class Probe {
          record V(float x, float y) {
            V minus(V v) { return new V(x - v.x, y - v.y); }
          }
          record Ball(V center, float radius) {}
          record Hit(boolean hit, V way, float square) {}
          @Twin
          static Hit near(Ball ball, @Twin.Second V point, float least) {
            V way = point.minus(ball.center);
            float square = way.x * way.x + way.y * way.y;
            @Twin.Doubt
            boolean same = square < least;
            if (same) {
              return new Hit(true, new V(0, 0), -1);
            }
            return new Hit(square <= ball.radius * ball.radius, way, square);
          }
        }
        """);
    check(scalar);
    if (ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent()) {
      check(scalar.wide());
    }
  }

  /** Definitions that decide pairs in doubt by exact numbers: those of another one, or of their own. */
  private static final String DECISIONS = """
      package p;
      import lockstep.twin.Exact;
      import lockstep.twin.Twin;
      final class Probe {
        record V(float x) {}
        record Hit(boolean hit, float decided, float computed) {}
        @Twin
        static boolean less(V a, @Twin.Second V b) {
          @Twin.Doubt
          boolean open = Math.abs(a.x - b.x) <= 4;
          if (open) {
            return closely(a, b);
          }
          return a.x < b.x;
        }
        @Twin
        static boolean closely(V a, @Twin.Second V b) {
          Exact gap = Exact.difference(a.x, b.x).minus(Exact.of(0x1p-90f));
          return gap.isPositive() == b.x > 0; // deliberately another answer
        }
        @Twin
        static boolean more(V a, @Twin.Second V b) {
          @Twin.Doubt
          boolean open = a.x >= b.x;
          if (open) {
            return exactly(a, b);
          }
          return false;
        }
        private static boolean exactly(V a, V b) {
          return Exact.difference(a.x, b.x).isPositive();
        }
        @Twin
        static Hit both(V a, @Twin.Second V b) {
          boolean less = less(a, b), more = more(a, b);
          float y = 1;
          %s
          return new Hit(less || more, (less ? 1f : 0f) + (more ? 2f : 0f) + y, y);
        }
      }
      """.formatted("y = y * 0.5f + a.x;\n".repeat(80));

  /** Elements of pairs of which many are in doubt; those beyond {@code COUNT} must be answered by no one. */
  private static final float[] A = new float[2 * Kernel.BLOCK], B = new float[A.length];

  private static final int COUNT = A.length - 3;

  static {
    for (int i = 0; i < A.length; i++) {
      A[i] = i % 7 + 1;
      B[i] = i % 13;
    }
  }

  private static boolean less(int i) {
    float gap = A[i] - B[i];
    return Math.abs(gap) > 4 ? gap < 0 : gap > 0 == B[i] > 0;
  }

  /** Both twins, or the scalar one where vectors are missing. */
  private static List<Kernel> twins(String name) throws ReflectiveOperationException {
    ScalarTwin scalar = scalarTwin(name, DECISIONS);
    return ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent() ? List.of(scalar, scalar.wide())
        : List.of(scalar);
  }

  /** Answers about all pairs, hits first. */
  private static long[] ask(Kernel kernel, float[][] columns, boolean leavesDoubts) {
    long[] hits = new long[2];
    Output out = new Output().at(hits, 0, columns, 0);
    out.leavesDoubts = leavesDoubts;
    kernel.run(new Operand().walk(new float[][] {A}, 0), new Operand().walk(new float[][] {B}, 0), COUNT,
        out);
    Kernel.trim(hits, 0, COUNT);
    return hits;
  }

  private static long[] hits(IntPredicate hit) {
    long[] hits = new long[2];
    IntStream.range(0, COUNT).filter(hit).forEach(i -> hits[i >> 6] |= 1L << i);
    return hits;
  }

  /** Pairs in doubt are left to another definition, whose decision is exact. */
  @Test
  void anotherDefinitionDecidesPairsInDoubt() throws ReflectiveOperationException {
    for (Kernel kernel : twins("ProbeLessScalar")) {
      assertArrayEquals(hits(ValuesTest::less), ask(kernel, new float[0][], false),
          kernel.getClass().getName());
    }
  }

  /** A long definition with columns asks it between its loops, and only what the decision needs. */
  @Test
  void decisionsAreAskedForBetweenLoops() throws ReflectiveOperationException {
    String wide =
        TwinCompiler.compile("p/Probe.java", Map.of("p/Probe.java", DECISIONS)).get("ProbeBothWide");
    assertTrue(wide.contains("ProbeCloselyScalar.closely(") && wide.contains("ProbeMoreScalar.more(")
        && !wide.contains("byDefinition"), wide);
    for (Kernel kernel : twins("ProbeBothScalar")) {
      float[][] columns = new float[2][A.length], undecided = new float[2][A.length];
      assertArrayEquals(hits(i -> less(i) || A[i] > B[i]), ask(kernel, columns, false));
      ask(kernel, undecided, true);
      for (int i = 0; i < COUNT; i++) {
        float y = 1;
        for (int k = 0; k < 80; k++) {
          y = y * 0.5f + A[i];
        }
        assertEquals((less(i) ? 1 : 0) + (A[i] > B[i] ? 2 : 0) + y, columns[0][i]);
        assertEquals(y, columns[1][i]);
        assertEquals(y, undecided[1][i], "does not depend on the decision");
      }
    }
  }

  /** The scalar twin of that name, of the definitions in the class {@code p.Probe}. */
  private static ScalarTwin scalarTwin(String name, String probe) throws ReflectiveOperationException {
    Map<String, String> sources = new LinkedHashMap<>();
    sources.put("p.Probe", probe);
    TwinCompiler.compile("p/Probe.java", Map.of("p/Probe.java", probe))
        .forEach((twin, text) -> sources.put("p." + twin, text));
    Constructor<?> constructor = CompiledSources.of(sources).loadClass("p." + name).getDeclaredConstructor();
    constructor.setAccessible(true);
    return (ScalarTwin) constructor.newInstance();
  }

  /** A ball with a point outside, one with a point inside, and one with its centre at the point. */
  private static void check(Kernel kernel) {
    Operand balls = operand(new float[] {1, 2, 5}, new float[] {5, 5, 0}, new float[] {2, 3, 2});
    Operand points = operand(new float[] {4, 4, 5}, new float[] {5, 5, 0}, new float[] {0, 0, 1});
    float[][] columns = new float[3][Kernel.BLOCK];
    long[] hits = new long[1];
    kernel.run(balls, points, 3, new Output().at(hits, 0, columns, 0));
    assertEquals(0b110, hits[0] & 0b111);
    assertArrayEquals(new float[] {3, 2, 0}, Arrays.copyOf(columns[0], 3));
    assertArrayEquals(new float[] {0, 0, 0}, Arrays.copyOf(columns[1], 3));
    assertArrayEquals(new float[] {9, 4, -1}, Arrays.copyOf(columns[2], 3));
  }

  private static Operand operand(float[]... columns) {
    float[][] padded =
        Arrays.stream(columns).map(column -> Arrays.copyOf(column, Kernel.BLOCK)).toArray(float[][]::new);
    return new Operand().walk(padded, 0);
  }

  /** A definition whose parameters or result are not allowed. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      static boolean f(Pair p, @Twin.Second float b) { return true; }     | a float
      static boolean f(V2[] v, @Twin.Second float b) { return true; }     | @Twin.Second
      static V2 f(V2 v, @Twin.Second V2 w) { return v; }                  | a record of a boolean
      static boolean f(@Twin.Second V2 v, V2 w) { return true; }          | @Twin.Second
      """)
  void isNoDefinition(String definition, String remedy) {
    String message = assertThrows(SourceError.class, () -> lower(definition)).getMessage();
    assertTrue(message.contains(remedy), message);
  }
}
