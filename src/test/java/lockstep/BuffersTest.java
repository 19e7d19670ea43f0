package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import lockstep.Samples.Distribution;
import lockstep.Samples.Placement;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Buffers: the caller's arrays without a copy, views, interleaved data, and the detection of faults. */
class BuffersTest {
  private static void throwsArgument(String message, Executable executable) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, executable).getMessage());
  }

  private static void throwsIndex(String message, Executable executable) {
    assertEquals(message, assertThrows(IndexOutOfBoundsException.class, executable).getMessage());
  }

  // ---- making one ----

  @ParameterizedTest
  @EnumSource
  void allocateMakesZeros(Kind kind) {
    for (int size : new int[] {0, 1, 63, 64, 65, 1000}) {
      Columns columns = Samples.allocate(kind, size);
      assertEquals(size, columns.size());
      assertEquals(0, columns.from());
      assertEquals(kind.width(), columns.width());
      float[] expected = new float[size * kind.width()];
      for (int i = 0; i < size; i++) {
        if (kind == Kind.RAY) {
          expected[8 * i + 7] = Float.POSITIVE_INFINITY; // tMax
        } else if (kind == Kind.ORIENTED_BOX) {
          expected[10 * i + 9] = 1; // qw
        }
      }
      assertArrayEquals(expected, Samples.elements(columns));
    }
    throwsArgument("size is -1, less than 0", () -> Samples.allocate(kind, -1));
    throwsArgument("size is 2147483647, more than 2147483584",
        () -> Samples.allocate(kind, Integer.MAX_VALUE));
  }

  /** Not for frusta, which have too many columns for that. */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "FRUSTUM")
  void eachColumnIsTheFieldOfItsName(Kind kind) throws ReflectiveOperationException {
    Columns columns = Samples.allocate(kind, 1);
    for (int c = 0; c < kind.width(); c++) {
      assertSame(columns.columns[c], columns.getClass().getField(kind.column(c)).get(columns));
    }
  }

  /** Columns that are coordinates of points. */
  private static final Pattern PLACES = Pattern.compile("[abco]?[xyz]|(min|max)[XYZ]|[uv]");

  /** Far from the origin, and back without rounding: whole numbers. */
  @ParameterizedTest
  @EnumSource
  void shapesInDoubleBecomeRelativeToAPointNearThem(Kind kind) {
    double[] origin = {500_000, 4_600_000, -3};
    float[] near =
        Samples.elements(Samples.random(kind, new Random(2), Distribution.GRID, 50, Placement.MIDDLE));
    double[] far = new double[near.length + 7];
    for (int k = 0; k < near.length; k++) {
      String name = kind.column(k % kind.width());
      char last = Character.toLowerCase(name.charAt(name.length() - 1));
      near[k] += 0; // no negative zeros
      far[7 + k] = near[k];
      if (PLACES.matcher(name).matches()) {
        far[7 + k] += origin[Math.max("xyz".indexOf(last), "u v".indexOf(last))]; // cylinders along y
      } else if (name.equals("d") || name.endsWith(" d")) {
        for (int c = 0; c < 3; c++) {
          far[7 + k] -= near[k - 3 + c] * origin[c];
        }
      }
    }
    Columns columns = Samples.slice(Samples.allocate(kind, 60), 4, 50);
    copyFrom(columns, far, 7, origin);
    assertArrayEquals(near, Samples.elements(columns));
    throwsArgument("source.length - offset is " + (far.length - 8) + ", but there are " + near.length
        + " numbers of all elements", () -> copyFrom(columns, far, 8, origin));
    throwsArgument("originY is NaN, not a finite number",
        () -> copyFrom(columns, far, 0, new double[] {0, Double.NaN, 0}));
    throwsIndex("offset is -1, not in [0, " + far.length + "]", () -> copyFrom(columns, far, -1, origin));
  }

  private static void copyFrom(Columns columns, double[] from, int offset, double[] origin) {
    if (columns instanceof Rays rays) {
      rays.copyFrom(from, offset, origin[0], origin[1], origin[2]);
    } else {
      ((Shapes) columns).copyFrom(from, offset, origin[0], origin[1], origin[2]);
    }
  }

  /** The other coordinates keep their order. */
  @ParameterizedTest
  @EnumSource
  void cylindersAreRelativeAcrossTheirAxis(Axis axis) {
    Cylinders cylinders = Cylinders.allocate(axis, 1);
    cylinders.copyFrom(new double[] {1e7, 1e8, 2}, 0, axis == Axis.X ? 0 : 1e7 - 1,
        axis == Axis.X ? 1e7 - 1 : axis == Axis.Y ? 0 : 1e8 - 3, axis == Axis.Z ? 0 : 1e8 - 3);
    assertArrayEquals(new float[] {1, 3, 2}, Samples.elements(cylinders));
  }

  @Test
  void aMeshInDoubleIsRelativeToAPointNearIt() {
    double[] vertices = {4.6e6, 0.25, 1, 4.6e6 + 0.5, 0, 1, 4.6e6, 0, 2.5};
    Triangles triangles = Triangles.of(vertices, new int[] {0, 1, 2, 2, 1, 0}, 4.6e6, 0, 1);
    assertArrayEquals(new float[] {0, 0.25f, 0, 0.5f, 0, 0, 0, 0, 1.5f, 0, 0, 1.5f, 0.5f, 0, 0, 0, 0.25f, 0},
        Samples.elements(triangles));
    throwsArgument("originZ is Infinity, not a finite number",
        () -> Triangles.of(vertices, new int[3], 0, 0, Double.POSITIVE_INFINITY));
    assertEquals("vertices",
        assertThrows(NullPointerException.class, () -> Triangles.of(null, new int[3], 0, 0, 0)).getMessage());
  }

  @Test
  void wrapSharesTheCallersArrays() {
    float[] x = {1, 2, 3};
    float[] y = {4, 5, 6};
    float[] z = {7, 8, 9};
    float[] r = {1, 1, 1};
    Spheres spheres = Spheres.wrap(x, y, z, r, 1, 2);
    assertSame(x, spheres.x);
    assertSame(r, spheres.radius);
    assertEquals(1, spheres.from());
    assertEquals(2, spheres.size());
    x[1] = 40;
    assertEquals(40, spheres.get(0, new float[4])[0]);
    spheres.set(1, 10, 11, 12, 13);
    assertEquals(10, x[2]);
    assertEquals(13, r[2]);
    assertEquals(7, z[0]);
    assertEquals(0, Spheres.wrap(x, y, z, r, 3).from());
  }

  @ParameterizedTest
  @EnumSource
  void wrapNamesTheArrayThatIsTooShort(Kind kind) {
    String[] names = IntStream.range(0, kind.width()).mapToObj(kind::column).toArray(String[]::new);
    for (int c = 0; c < kind.width(); c++) {
      float[][] columns = new float[kind.width()][10];
      columns[c] = new float[9];
      throwsArgument("from + count is 10, but " + names[c] + ".length is 9",
          () -> Samples.wrap(kind, columns, 4, 6));
      Samples.wrap(kind, columns, 4, 5);
      columns[c] = null;
      assertEquals(names[c],
          assertThrows(NullPointerException.class, () -> Samples.wrap(kind, columns, 0, 1)).getMessage());
    }
    float[][] ten = new float[kind.width()][10];
    throwsArgument("count is 11, but " + names[0] + ".length is 10", () -> Samples.wrap(kind, ten, 0, 11));
    throwsArgument("from is -1, less than 0", () -> Samples.wrap(kind, ten, -1, 5));
    throwsArgument("count is -5, less than 0", () -> Samples.wrap(kind, ten, 7, -5));
    throwsArgument("from + count is 2147483650, but " + names[0] + ".length is 10",
        () -> Samples.wrap(kind, ten, 3, Integer.MAX_VALUE));
    throwsArgument("from + count is 4294967294, but " + names[0] + ".length is 10",
        () -> Samples.wrap(kind, ten, Integer.MAX_VALUE, Integer.MAX_VALUE));
    assertEquals(0, Samples.wrap(kind, ten, 10, 0).size());
  }

  @ParameterizedTest
  @EnumSource
  void aSliceIsAView(Kind kind) {
    Columns whole = Samples.random(kind, new Random(1), Distribution.UNIFORM, 100, Placement.MIDDLE);
    Columns part = Samples.slice(Samples.slice(whole, 10, 50), 5, 20);
    assertEquals(20, part.size());
    assertEquals(whole.from() + 15, part.from());
    float[] element = new float[kind.width()];
    assertArrayEquals(whole.get(34, new float[kind.width()]), part.get(19, element));
    whole.columns[0][whole.from() + 15] = 123;
    assertEquals(123, part.get(0, element)[0]);
    assertEquals(0, Samples.slice(whole, 100, 0).size());
    throwsArgument("from + count is 101, but size is 100", () -> Samples.slice(whole, 41, 60));
    throwsArgument("from is -1, less than 0", () -> Samples.slice(whole, -1, 1));
    throwsArgument("count is -1, less than 0", () -> Samples.slice(whole, 1, -1));
    throwsArgument("from + count is 2147483747, but size is 100",
        () -> Samples.slice(whole, 100, Integer.MAX_VALUE));
    throwsIndex("i is 20, not in [0, 20)", () -> part.get(20, element));
    assertEquals(part.getClass().getSimpleName() + "[20]", part.toString());
  }

  // ---- one element at a time ----

  @Test
  void setAndGet() {
    Spheres spheres = Spheres.allocate(2);
    spheres.set(1, 1, 2, 3, 4);
    assertArrayEquals(new float[] {1, 2, 3, 4}, spheres.get(1, new float[4]));
    Capsules capsules = Capsules.allocate(2);
    capsules.set(1, 1, 2, 3, 4, 5, 6, 7);
    assertArrayEquals(new float[] {1, 2, 3, 4, 5, 6, 7}, capsules.get(1, new float[7]));
    assertEquals(7, capsules.radius[1]);
    Boxes boxes = Boxes.allocate(2);
    boxes.set(1, 1, 2, 3, 4, 5, 6);
    assertArrayEquals(new float[] {1, 2, 3, 4, 5, 6, 0}, boxes.get(1, new float[7]));
    assertEquals(4, boxes.maxX[1]);
    Triangles triangles = Triangles.allocate(2);
    triangles.set(1, 1, 2, 3, 4, 5, 6, 7, 8, 9);
    assertArrayEquals(new float[] {1, 2, 3, 4, 5, 6, 7, 8, 9}, triangles.get(1, new float[9]));
    Rays rays = Rays.allocate(2);
    rays.set(1, 1, 2, 3, 4, 5, 6, 7, 8);
    assertArrayEquals(new float[] {1, 2, 3, 4, 5, 6, 7, 8}, rays.get(1, new float[8]));
    rays.set(1, 1, 2, 3, 4, 5, 6);
    assertArrayEquals(new float[] {1, 2, 3, 4, 5, 6, 0, Float.POSITIVE_INFINITY}, rays.get(1, new float[8]));
    throwsIndex("i is 2, not in [0, 2)", () -> boxes.set(2, 0, 0, 0, 0, 0, 0));
    throwsIndex("i is -1, not in [0, 2)", () -> rays.set(-1, 0, 0, 0, 0, 0, 0));
    throwsIndex("i is -1, not in [0, 2)", () -> spheres.get(-1, new float[4]));
    throwsArgument("into.length is 8, but there are 9 columns", () -> triangles.get(0, new float[8]));
  }

  // ---- interleaved ----

  @ParameterizedTest
  @EnumSource
  void interleavedDataGoesInAndOut(Kind kind) {
    float[] elements = Samples.elements(kind, new Random(2), Distribution.EXTREME, 37);
    for (Placement placement : Placement.values()) {
      Columns columns = Samples.buffer(kind, elements, placement);
      float[] out = new float[elements.length + 5];
      Arrays.fill(out, -1);
      columns.copyTo(out, 3);
      assertEquals(-1, out[2]);
      assertEquals(-1, out[elements.length + 3]);
      for (int i = 0; i < elements.length; i++) {
        assertEquals(Float.floatToRawIntBits(elements[i]), Float.floatToRawIntBits(out[i + 3]));
      }
      Columns again = Samples.allocate(kind, 37);
      again.copyFrom(out, 3);
      assertArrayEquals(elements, Samples.elements(again));
    }
  }

  @ParameterizedTest
  @EnumSource
  void floatBuffersMoveOn(Kind kind) {
    float[] elements = Samples.elements(kind, new Random(3), Distribution.UNIFORM, 20);
    FloatBuffer direct = ByteBuffer.allocateDirect(4 * elements.length + 4).asFloatBuffer();
    direct.put(99).put(elements).flip().get();
    Columns first = Samples.allocate(kind, 5);
    Columns rest = Samples.allocate(kind, 15);
    first.copyFrom(direct);
    assertEquals(1 + 5 * kind.width(), direct.position());
    rest.copyFrom(direct);
    assertEquals(0, direct.remaining());
    FloatBuffer out = FloatBuffer.allocate(elements.length + 1);
    first.copyTo(out);
    assertEquals(5 * kind.width(), out.position());
    rest.copyTo(out);
    assertEquals(1, out.remaining());
    assertArrayEquals(elements, Arrays.copyOf(out.array(), elements.length));
  }

  @Test
  void tooLittleRoomCopiesNothing() {
    Boxes boxes = Boxes.allocate(2);
    float[] eleven = new float[11];
    Arrays.fill(eleven, 5);
    throwsArgument("source.remaining() is 11, but there are 12 floats of all elements",
        () -> boxes.copyFrom(eleven, 0));
    throwsArgument("source.remaining() is 11, but there are 12 floats of all elements",
        () -> boxes.copyFrom(FloatBuffer.wrap(eleven)));
    throwsArgument("target.remaining() is 9, but there are 12 floats of all elements",
        () -> boxes.copyTo(eleven, 2));
    throwsIndex("offset is 12, not in [0, 11]", () -> boxes.copyFrom(eleven, 12));
    throwsIndex("offset is -1, not in [0, 11]", () -> boxes.copyTo(eleven, -1));
    assertArrayEquals(new float[12], Samples.elements(boxes));
    assertEquals(5, eleven[2]);
    Boxes.allocate(0).copyFrom(eleven, 11);
  }

  @Test
  void trianglesOfAMesh() {
    float[] vertices = {0, 1, 2, 10, 11, 12, 20, 21, 22, 30, 31, 32};
    Triangles triangles = Triangles.of(vertices, new int[] {0, 1, 2, 3, 2, 0});
    assertEquals(2, triangles.size());
    assertArrayEquals(new float[] {0, 1, 2, 10, 11, 12, 20, 21, 22, 30, 31, 32, 20, 21, 22, 0, 1, 2},
        Samples.elements(triangles));
    assertEquals(0, Triangles.of(new float[0], new int[0]).size());
    throwsArgument("vertices.length is 4, not a multiple of 3",
        () -> Triangles.of(new float[4], new int[] {0, 0, 0}));
    throwsArgument("indices.length is 2, not a multiple of 3", () -> Triangles.of(vertices, new int[2]));
    throwsArgument("indices[4] is 4, not in [0, 4)",
        () -> Triangles.of(vertices, new int[] {0, 1, 2, 3, 4, 0}));
    throwsArgument("indices[0] is -1, not in [0, 4)", () -> Triangles.of(vertices, new int[] {-1, 1, 2}));
  }

  /** A mesh that deforms: its tree, once updated, is that of the new triangles. */
  @Test
  void trianglesFollowVertices() {
    float[] vertices = {0, 0, 0, 4, 0, 0, 0, 4, 0, 4, 4, 0};
    int[] indices = {0, 1, 2, 3, 2, 1};
    Triangles all = Triangles.allocate(3), mesh = all.slice(1, 2);
    mesh.set(vertices, indices);
    Tree tree = Tree.of(mesh);
    Spheres balls = Spheres.allocate(1);
    balls.set(0, 1, 1, 5, 1);
    Hits hits = Hits.allocate(1);
    Engine.scalar().any(balls, tree, hits);
    assertEquals(0, hits.count());
    vertices[2] = 20;
    mesh.set(vertices, indices);
    tree.update();
    Engine.scalar().any(balls, tree, hits);
    assertEquals(1, hits.count());
    assertArrayEquals(Samples.elements(Triangles.of(vertices, indices)), Samples.elements(mesh));
    assertArrayEquals(new float[9], Samples.elements(all.slice(0, 1)));
    throwsArgument("indices.length / 3 is 1, but size() is 2", () -> mesh.set(vertices, new int[3]));
    throwsArgument("indices[5] is 4, not in [0, 4)", () -> mesh.set(vertices, new int[] {0, 0, 0, 0, 0, 4}));
    assertEquals(20, mesh.az[1], "untouched");
  }

  /** Segments are capsules of radius 0 over the caller's arrays. */
  @Test
  void segmentsAreCapsules() {
    float[][] c = new float[6][];
    for (int k = 0; k < 6; k++) {
      c[k] = new float[] {k, k + 10, k + 20};
    }
    Capsules segments = Capsules.segments(c[0], c[1], c[2], c[3], c[4], c[5], 2);
    assertEquals(2, segments.size());
    assertSame(c[0], segments.ax);
    assertSame(c[5], segments.bz);
    assertArrayEquals(new float[] {10, 11, 12, 13, 14, 15, 0}, segments.get(1, new float[7]));
    segments.radius[1] = 3;
    assertEquals(3, segments.get(1, new float[7])[6]);
    throwsArgument("count is 4, but ax.length is 3",
        () -> Capsules.segments(c[0], c[1], c[2], c[3], c[4], c[5], 4));
    throwsArgument("count is -1, less than 0",
        () -> Capsules.segments(c[0], c[1], c[2], c[3], c[4], c[5], -1));
  }

  // ---- faults ----

  /** Spoils element 2 of 5 valid ones and finds it, and no other. */
  private static <C extends Columns> void fault(C good, String reason, Consumer<C> spoil) {
    assertEquals(Optional.empty(), good.firstInvalid());
    float[] before = Samples.elements(good);
    spoil.accept(good);
    assertEquals(Optional.of(new Invalid(2, reason)), good.firstInvalid());
    assertEquals(Optional.empty(), Samples.slice(good, 3, 2).firstInvalid());
    assertEquals(Optional.of(new Invalid(0, reason)), Samples.slice(good, 2, 3).firstInvalid());
    good.copyFrom(before, 0);
  }

  private static Columns good(Kind kind) {
    return Samples.random(kind, new Random(4), Distribution.UNIFORM, 5);
  }

  @Test
  void faultsOfSpheres() {
    Spheres spheres = (Spheres) good(Kind.SPHERE);
    fault(spheres, "x is NaN, not a finite number", s -> s.x[2] = Float.NaN);
    fault(spheres, "z is -Infinity, not a finite number", s -> s.z[2] = Float.NEGATIVE_INFINITY);
    fault(spheres, "radius is Infinity, not a finite number", s -> s.radius[2] = Float.POSITIVE_INFINITY);
    fault(spheres, "radius is -0.5, less than 0", s -> s.radius[2] = -0.5f);
    spheres.radius[2] = -0f;
    assertEquals(Optional.empty(), spheres.firstInvalid());
  }

  @Test
  void faultsOfCapsules() {
    Capsules capsules = (Capsules) good(Kind.CAPSULE);
    fault(capsules, "ay is NaN, not a finite number", c -> c.ay[2] = Float.NaN);
    fault(capsules, "bz is -Infinity, not a finite number", c -> c.bz[2] = Float.NEGATIVE_INFINITY);
    fault(capsules, "radius is Infinity, not a finite number", c -> c.radius[2] = Float.POSITIVE_INFINITY);
    fault(capsules, "radius is -0.5, less than 0", c -> c.radius[2] = -0.5f);
    capsules.set(2, 1, 2, 3, 1, 2, 3, -0f); // a point
    assertEquals(Optional.empty(), capsules.firstInvalid());
  }

  @Test
  void faultsOfBoxes() {
    Boxes boxes = (Boxes) good(Kind.BOX);
    fault(boxes, "minX is 3.0 and maxX is 2.0: not an interval", b -> b.set(2, 3, 0, 0, 2, 1, 1));
    fault(boxes, "minY is NaN and maxY is 2.0: not an interval", b -> b.set(2, 0, Float.NaN, 0, 2, 2, 1));
    fault(boxes, "minX is Infinity and maxX is -Infinity: not an interval", b -> {
      float infinity = Float.POSITIVE_INFINITY;
      b.set(2, infinity, infinity, infinity, -infinity, -infinity, -infinity);
    });
    boxes.set(2, Float.NEGATIVE_INFINITY, 0, 1, Float.POSITIVE_INFINITY, 0, 1);
    assertEquals(Optional.empty(), boxes.firstInvalid());
  }

  @Test
  void faultsOfTriangles() {
    Triangles triangles = (Triangles) good(Kind.TRIANGLE);
    fault(triangles, "cz is NaN, not a finite number", t -> t.cz[2] = Float.NaN);
    fault(triangles, "bx is Infinity, not a finite number", t -> t.bx[2] = Float.POSITIVE_INFINITY);
    String flat = "the corners are on one line: no area";
    fault(triangles, flat, t -> t.set(2, 1, 1, 1, 2, 2, 2, 5, 5, 5));
    fault(triangles, flat, t -> t.set(2, 1, 1, 1, 1, 1, 1, 1, 1, 1));
    for (float size : new float[] {Float.MIN_VALUE, 1e-30f, 1e30f, 3e38f}) {
      triangles.set(2, 0, 0, 0, size, 0, 0, 0, size, 0);
      assertEquals(Optional.empty(), triangles.firstInvalid(), "size " + size);
    }
  }

  @Test
  void faultsOfRays() {
    Rays rays = (Rays) good(Kind.RAY);
    fault(rays, "oy is NaN, not a finite number", r -> r.oy[2] = Float.NaN);
    fault(rays, "dz is Infinity, not a finite number", r -> r.dz[2] = Float.POSITIVE_INFINITY);
    fault(rays, "the direction is zero", r -> r.set(2, 0, 0, 0, 0, -0f, 0));
    fault(rays, "tMin is 2.0 and tMax is 1.0: not an interval", r -> r.set(2, 0, 0, 0, 1, 0, 0, 2, 1));
    fault(rays, "tMin is NaN and tMax is 1.0: not an interval",
        r -> r.set(2, 0, 0, 0, 1, 0, 0, Float.NaN, 1));
    rays.set(2, 0, 0, 0, 0, 1e-40f, 0, 1, 1);
    assertEquals(Optional.empty(), rays.firstInvalid());
  }

  @Test
  void anEmptyBufferHasNoFault() {
    for (Kind kind : List.of(Kind.values())) {
      assertTrue(Samples.allocate(kind, 0).firstInvalid().isEmpty());
    }
  }
}
