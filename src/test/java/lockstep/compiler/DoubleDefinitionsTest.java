package lockstep.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.DoublePredicate;
import java.util.stream.Stream;
import lockstep.Runs;
import lockstep.oracle.Ball;
import lockstep.oracle.Box;
import lockstep.oracle.Capsule;
import lockstep.oracle.Exact;
import lockstep.oracle.OrientedBox;
import lockstep.oracle.Point;
import lockstep.oracle.Ray;
import lockstep.oracle.SeparatingAxes;
import lockstep.oracle.Triangle;
import org.junit.jupiter.api.Test;

/**
 * Kernels of the catalogue, compiled for doubles instead of floats, are as exact as doubles are, by the
 * oracles in exact arithmetic. Pairs are nearer to a touch than floats can resolve.
 */
@Runs.Once
class DoubleDefinitionsTest {
  private static final Path SOURCES = Path.of("src", "main", "java");
  private static final double U = 0x1p-53;
  private static final int PAIRS = 2000;

  private final Random random = new Random(53);

  /** A definition for doubles, called with the columns of a pair. */
  private static Method inDouble(String name) throws IOException, ReflectiveOperationException {
    Path file;
    try (Stream<Path> files = Files.walk(SOURCES)) {
      file = files.filter(each -> each.endsWith(name + ".java")).findFirst().orElseThrow();
    }
    String text = TwinCompiler.onDeepStack(() -> Flattening.printInDouble(
        Definition.of(Sources.of(SOURCES, List.of(file)).files().getFirst().definitions().getFirst())));
    Class<?> type =
        CompiledSources.of(Map.of("p.InDouble", "package p;\nfinal class InDouble {\n" + text + "}\n"))
            .loadClass("p.InDouble");
    Method method = Arrays.stream(type.getDeclaredMethods())
        .filter(each -> !Modifier.isPrivate(each.getModifiers())).findFirst().orElseThrow();
    method.setAccessible(true);
    assertTrue(Arrays.stream(method.getParameterTypes()).noneMatch(each -> each == float.class));
    return method;
  }

  private static boolean ask(Method method, double... pair) {
    Object[] arguments = new Object[method.getParameterCount()];
    for (int k = 0; k < arguments.length; k++) {
      Class<?> type = method.getParameterTypes()[k];
      arguments[k] = k < pair.length ? (Object) pair[k] : type == int.class ? (Object) 0 : new double[1];
    }
    try {
      return (boolean) method.invoke(null, arguments);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new LinkageError(method.toString(), e);
    }
  }

  private double[] numbers(int count) {
    return random.doubles(count, -2, 2).toArray();
  }

  private static Point point(double[] p, int at) {
    return Point.of(p[at], p[at + 1], p[at + 2]);
  }

  /**
   * Finds by bisection where an answer changes between a small and a large number, within an ulp, and checks
   * both sides.
   */
  private void aboutATouch(BiConsumer<Double, Boolean> check, DoublePredicate overlaps) {
    double apart = 0;
    double touching = 16;
    for (int k = 0; k < 60; k++) {
      double middle = 0.5 * (apart + touching);
      if (overlaps.test(middle)) {
        touching = middle;
      } else {
        apart = middle;
      }
    }
    for (int ulps : new int[] {-300, -20, 0, 20, 300}) {
      double r = touching + ulps * 0x1p-52;
      check.accept(r, overlaps.test(r));
    }
  }

  @Test
  void spheres() throws IOException, ReflectiveOperationException {
    Method kernel = inDouble("SphereSphere");
    for (int n = 0; n < PAIRS; n++) {
      double[] p = numbers(8);
      p[3] = Math.abs(p[3]) / 4;
      aboutATouch((r, hit) -> {
        Ball one = new Ball(point(p, 0), Exact.of(p[3] + 0));
        Ball other = new Ball(point(p, 4), Exact.of(r));
        checkHit(hit, one.grown(8 * U * 4).overlaps(other), one.grown(-8 * U * 4).overlaps(other), p);
      }, r -> ask(kernel, p[0], p[1], p[2], p[3], p[4], p[5], p[6], r));
    }
  }

  @Test
  void sphereAndBox() throws IOException, ReflectiveOperationException {
    Method kernel = inDouble("SphereBox");
    for (int n = 0; n < PAIRS; n++) {
      double[] p = numbers(9);
      for (int k = 3; k < 6; k++) {
        double low = Math.min(p[k], p[k + 3]);
        p[k + 3] = Math.max(p[k], p[k + 3]);
        p[k] = low;
      }
      Box box = new Box(point(p, 3), point(p, 6));
      aboutATouch((r, hit) -> {
        Ball ball = new Ball(point(p, 0), Exact.of(r));
        checkHit(hit, ball.grown(32 * U).overlaps(box), r >= 32 * U && ball.grown(-32 * U).overlaps(box), p);
      }, r -> ask(kernel, p[0], p[1], p[2], r, p[3], p[4], p[5], p[6], p[7], p[8]));
    }
  }

  @Test
  void segments() throws IOException, ReflectiveOperationException {
    Method kernel = inDouble("CapsuleCapsule");
    for (int n = 0; n < PAIRS; n++) {
      double[] p = numbers(12);
      aboutATouch((r, hit) -> {
        Capsule one = new Capsule(point(p, 0), point(p, 3), Exact.of(r));
        Capsule other = new Capsule(point(p, 6), point(p, 9), Exact.of(0));
        checkHit(hit, one.grown(512 * U).overlaps(other), r >= 512 * U && one.grown(-512 * U).overlaps(other),
            p);
      }, r -> ask(kernel, p[0], p[1], p[2], p[3], p[4], p[5], r, p[6], p[7], p[8], p[9], p[10], p[11], 0));
    }
  }

  @Test
  void orientedBoxes() throws IOException, ReflectiveOperationException {
    Method kernel = inDouble("OrientedBoxOrientedBox");
    for (int n = 0; n < PAIRS / 4; n++) {
      double[] p = numbers(20);
      for (int k : new int[] {3, 4, 5, 13, 14, 15}) {
        p[k] = Math.abs(p[k]) / 2;
      }
      for (int k = 0; k < 3; k++) {
        p[10 + k] *= 3;
      }
      double[] half = {p[13], p[14], p[15]};
      aboutATouch((r, hit) -> {
        set(p, half, r);
        OrientedBox one = box(p, 0);
        OrientedBox other = box(p, 10);
        checkHit(hit, SeparatingAxes.overlap(one.grown(2048 * U), other),
            Math.min(p[3], Math.min(p[4], p[5])) >= 2048 * U
                && SeparatingAxes.overlap(one.grown(-2048 * U), other),
            p);
      }, r -> ask(kernel, set(p, half, r)));
    }
  }

  private static double[] set(double[] p, double[] half, double r) {
    for (int k = 0; k < 3; k++) {
      p[13 + k] = half[k] * r;
    }
    return p;
  }

  private static OrientedBox box(double[] p, int at) {
    return OrientedBox.of(point(p, at), point(p, at + 3), p[at + 6], p[at + 7], p[at + 8], p[at + 9]);
  }

  @Test
  void raysAndTriangles() throws IOException, ReflectiveOperationException {
    Method kernel = inDouble("RayTriangle");
    int hits = 0;
    for (int n = 0; n < PAIRS; n++) {
      double[] p = numbers(17);
      double u = random.nextDouble() * 1.5 - 0.25;
      double v = random.nextDouble() * 1.5 - 0.25;
      // half of the rays pass an edge, nearer than floats can resolve
      double edge = random.nextInt(3) * 0x1p-44;
      u = n % 2 == 0 ? edge - 0x1p-44 : u;
      for (int k = 0; k < 3; k++) {
        double target = (1 - u - v) * p[8 + k] + u * p[11 + k] + v * p[14 + k];
        p[3 + k] = target - p[k];
      }
      p[6] = 0;
      p[7] = Double.POSITIVE_INFINITY;
      Ray ray = new Ray(point(p, 0), point(p, 3), Exact.ZERO, Exact.of(4));
      Ray.Piercing exact = ray.pierces(new Triangle(point(p, 8), point(p, 11), point(p, 14)));
      double[] t = new double[1];
      Object[] arguments = new Object[kernel.getParameterCount()];
      for (int k = 0; k < arguments.length; k++) {
        arguments[k] =
            k < 17 ? (Object) p[k] : k == 17 ? t : k == arguments.length - 1 ? (Object) 0 : new double[1];
      }
      boolean hit = (boolean) kernel.invoke(null, arguments);
      double toEdge = Math.min(Math.min(Math.abs(u), Math.abs(v)), Math.abs(1 - u - v));
      if (toEdge > 0x1p-45) {
        assertEquals(exact.hit(), hit, () -> Arrays.toString(p));
      }
      if (hit && exact.hit()) {
        hits++;
        assertEquals(exact.t().toDouble(), t[0], 1e-10);
      }
    }
    assertTrue(hits > PAIRS / 10, "hits " + hits);
  }

  private static void checkHit(boolean hit, boolean mayHit, boolean mustHit, double[] p) {
    assertTrue(mayHit || !hit, () -> "false hit " + Arrays.toString(p));
    assertTrue(hit || !mustHit, () -> "false miss " + Arrays.toString(p));
  }
}
