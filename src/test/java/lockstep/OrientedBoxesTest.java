package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import lockstep.oracle.OrientedBox;
import lockstep.oracle.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Oriented boxes from axes and matrices, in both orders, and rejected input. */
@Runs.Widest
@Runs.Vectors
class OrientedBoxesTest {
  private static final float NAN = Float.NaN;
  private static final float INF = Float.POSITIVE_INFINITY;
  private static final float[] BOX = {-1, -2, -3, 3, 2, 5};

  // ---- rotations ----

  /**
   * All ways to exchange and reverse axes, half of them reflections: every branch of the extraction,
   * including half turns.
   */
  @ParameterizedTest
  @EnumSource
  void axesThatAreExchangedAndReversed(MatrixOrder order) {
    int asked = 0;
    for (int first = 0; first < 3; first++) {
      for (int second = 0; second < 3; second++) {
        for (int signs = 0; signs < 8 && second != first; signs++) {
          double[][] axes = new double[3][3];
          axes[0][first] = (signs & 1) == 0 ? 1 : -1;
          axes[1][second] = (signs & 2) == 0 ? 1 : -1;
          axes[2][3 - first - second] = (signs & 4) == 0 ? 1 : -1;
          assertAxes(axes, setAxes(axes, order), 2e-7);
          asked++;
        }
      }
    }
    assertEquals(48, asked);
  }

  /** Exact half turns do not round. */
  @Test
  void halfTurns() {
    for (int axis = 0; axis < 3; axis++) {
      double[][] axes = new double[3][3];
      for (int k = 0; k < 3; k++) {
        axes[k][k] = k == axis ? 1 : -1;
      }
      float[] expected = {7, 8, 9, 1, 2, 3, 0, 0, 0, 0};
      expected[6 + axis] = 1;
      assertArrayEquals(expected, setAxes(axes, MatrixOrder.ROW_MAJOR));
    }
    double[][] none = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    assertArrayEquals(new float[] {7, 8, 9, 1, 2, 3, 0, 0, 0, 1}, setAxes(none, MatrixOrder.ROW_MAJOR));
  }

  /** Also with axes of any length, almost half turns, and nearly equal components of the quaternion. */
  @ParameterizedTest
  @EnumSource
  void anyRotation(MatrixOrder order) {
    Random random = new Random(3);
    for (int k = 0; k < 3000; k++) {
      float[] q = {0, 0, 0, 1, 1, 1, 0, 0, 0, 0};
      for (int c = 6; c < 10; c++) {
        boolean small = random.nextInt(3) == 0;
        q[c] = (float) (small ? random.nextGaussian() * 1e-6 : k % 5 == 0 ? 1 : random.nextGaussian());
      }
      double[][] axes = axes(q);
      double[][] longer = new double[3][3];
      for (int axis = 0; axis < 3; axis++) {
        double length = Math.scalb(1, random.nextInt(40) - 20) * (1 + random.nextFloat());
        for (int row = 0; row < 3; row++) {
          longer[axis][row] = axes[axis][row] * length;
        }
      }
      float[] set = setAxes(longer, order);
      assertAxes(axes, set, 1e-6);
      double length = 0, cosine = 0, given = 0;
      for (int c = 6; c < 10; c++) {
        length += (double) set[c] * set[c];
        cosine += (double) set[c] * q[c];
        given += (double) q[c] * q[c];
      }
      assertEquals(1, length, 1e-6);
      assertEquals(1, Math.abs(cosine) / Math.sqrt(given), 1e-6);
    }
  }

  /** A left-handed system is that of the box with its third axis reversed. */
  @Test
  void reflections() {
    double[][] axes = axes(0, 0, 0, 1, 1, 1, 1, 2, 3, 4);
    float[] right = setAxes(axes, MatrixOrder.COLUMN_MAJOR);
    for (int axis = 0; axis < 3; axis++) {
      double[][] left = {axes[0].clone(), axes[1].clone(), axes[2].clone()};
      for (int row = 0; row < 3; row++) {
        left[axis][row] = -left[axis][row];
      }
      float[] set = setAxes(left, MatrixOrder.COLUMN_MAJOR);
      assertAxes(left, set, 1e-6);
      if (axis == 2) {
        assertArrayEquals(right, set);
      }
    }
  }

  // ---- transforms ----

  @ParameterizedTest
  @EnumSource
  void cornersOfATransformedBox(MatrixOrder order) {
    Random random = new Random(7);
    for (int k = 0; k < 500; k++) {
      double[][] axes = axes(0, 0, 0, 1, 1, 1, (float) random.nextGaussian(), (float) random.nextGaussian(),
          (float) random.nextGaussian(), (float) random.nextGaussian());
      double[][] m = new double[3][4];
      for (int column = 0; column < 4; column++) {
        double scale = (random.nextBoolean() ? 1 : -1) * (0.1 + random.nextFloat());
        for (int row = 0; row < 3; row++) {
          m[row][column] = column == 3 ? random.nextFloat() * 10 : axes[column][row] * scale;
        }
      }
      OrientedBox box = OrientedBox.of(setTransformed(BOX, affine(m, order), order), 0);
      for (int corner = 0; corner < 8; corner++) {
        double x = BOX[(corner & 1) * 3], y = BOX[(corner & 2) / 2 * 3 + 1],
            z = BOX[(corner & 4) / 4 * 3 + 2];
        double[] p = new double[3];
        for (int row = 0; row < 3; row++) {
          p[row] = m[row][0] * x + m[row][1] * y + m[row][2] * z + m[row][3];
        }
        Point moved = Point.of(p[0], p[1], p[2]);
        double nearest = Double.POSITIVE_INFINITY;
        for (int other = 0; other < 8; other++) {
          nearest = Math.min(nearest, box.corner(other).minus(moved).length());
        }
        assertEquals(0, nearest, 1e-5, "corner " + corner);
      }
    }
  }

  @Test
  void nothingRoundsWithoutARotation() {
    float[] identity = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    float[] expected = {1, 0, 1, 2, 2, 4, 0, 0, 0, 1};
    assertArrayEquals(expected, setTransformed(BOX, identity, MatrixOrder.ROW_MAJOR));
    assertArrayEquals(expected, setTransformed(BOX, identity, MatrixOrder.COLUMN_MAJOR));
    // scaled by 2, 4 and −8, and moved by (10, 20, 30)
    float[] rows = {2, 0, 0, 10, 0, 4, 0, 20, 0, 0, -8, 30, 0, 0, 0, 1};
    float[] columns = {2, 0, 0, 0, 0, 4, 0, 0, 0, 0, -8, 0, 10, 20, 30, 1};
    expected = new float[] {12, 20, 22, 4, 8, 32, 0, 0, 0, 1};
    assertArrayEquals(expected, setTransformed(BOX, rows, MatrixOrder.ROW_MAJOR), Float.MIN_VALUE);
    assertArrayEquals(expected, setTransformed(BOX, columns, MatrixOrder.COLUMN_MAJOR), Float.MIN_VALUE);
  }

  /** Rotated by 90° about z: x becomes y. In the other order it is rotated the other way. */
  @Test
  void theOrderOfAMatrixMatters() {
    float[] rows = {0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    float half = (float) Math.sqrt(0.5);
    assertArrayEquals(new float[] {0, 1, 1, 2, 2, 4, 0, 0, half, half},
        setTransformed(BOX, rows, MatrixOrder.ROW_MAJOR), 1e-7f);
    assertArrayEquals(new float[] {0, -1, 1, 2, 2, 4, 0, 0, -half, half},
        setTransformed(BOX, rows, MatrixOrder.COLUMN_MAJOR), 1e-7f);
  }

  /**
   * From the original box, as documented; the bounds of a box rotated by 45° eight times are 16 times as
   * large.
   */
  @Test
  void reboxingRotatedCornersAgainAndAgainGrows() {
    float[] cube = {-1, -1, -1, 1, 1, 1};
    OrientedBoxes boxes = OrientedBoxes.allocate(1);
    float[] reboxed = cube;
    for (int turns = 1; turns <= 8; turns++) {
      boxes.setTransformed(0, cube, turnedAboutZ(turns * Math.PI / 4), MatrixOrder.ROW_MAJOR);
      float expected = turns % 2 == 0 ? 1 : (float) Math.sqrt(2);
      assertArrayEquals(new float[] {-expected, -expected, -1, expected, expected, 1},
          boxes.bounds().get(0, new float[6]), 2e-6f, turns + " turns");
      boxes.setTransformed(0, reboxed, turnedAboutZ(Math.PI / 4), MatrixOrder.ROW_MAJOR);
      reboxed = boxes.bounds().get(0, new float[6]);
    }
    assertEquals(16, reboxed[3], 1e-4);
  }

  @Test
  void anEmptyOrInfiniteBoxBecomesOneThatNothingMeets() {
    Spheres all = Spheres.allocate(1);
    all.set(0, 0, 0, 0, INF);
    OrientedBoxes boxes = OrientedBoxes.allocate(1);
    Hits hits = Hits.allocate(1);
    for (float[] box : new float[][] {{1, 1, 1, -1, 2, 2}, {-INF, 0, 0, 1, 1, 1},
        {-INF, -INF, -INF, INF, INF, INF}, {NAN, 0, 0, 1, 1, 1}}) {
      boxes.setTransformed(0, box, turnedAboutZ(1), MatrixOrder.ROW_MAJOR);
      Engine.scalar().overlap(all, boxes, Pairing.zip(), hits);
      assertFalse(hits.get(0));
      assertTrue(boxes.firstInvalid().isPresent());
    }
  }

  // ---- rejected input ----

  private static void refused(String message, Executable call) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, call).getMessage());
  }

  @Test
  void arraysOfTheWrongLength() {
    OrientedBoxes boxes = OrientedBoxes.allocate(2);
    refused("axes.length is 8, but 3 · 3 is 9",
        () -> boxes.setAxes(0, 0, 0, 0, 1, 1, 1, new float[8], MatrixOrder.ROW_MAJOR));
    refused("axes.length is 16, but 3 · 3 is 9",
        () -> boxes.setAxes(0, 0, 0, 0, 1, 1, 1, new float[16], MatrixOrder.ROW_MAJOR));
    refused("matrix.length is 12, but 4 · 4 is 16",
        () -> boxes.setTransformed(0, BOX, new float[12], MatrixOrder.ROW_MAJOR));
    refused("box.length is 7, but 2 · 3 is 6",
        () -> boxes.setTransformed(0, new float[7], turnedAboutZ(0), MatrixOrder.ROW_MAJOR));
    assertEquals("i is 2, not in [0, 2)", assertThrows(IndexOutOfBoundsException.class,
        () -> boxes.setTransformed(2, BOX, turnedAboutZ(0), MatrixOrder.ROW_MAJOR)).getMessage());
    assertEquals("i is -1, not in [0, 2)", assertThrows(IndexOutOfBoundsException.class,
        () -> boxes.setAxes(-1, 0, 0, 0, 1, 1, 1, new float[9], MatrixOrder.ROW_MAJOR)).getMessage());
    assertEquals("order",
        assertThrows(NullPointerException.class, () -> boxes.setTransformed(0, BOX, turnedAboutZ(0), null))
            .getMessage());
    assertEquals("order",
        assertThrows(NullPointerException.class, () -> boxes.setAxes(0, 0, 0, 0, 1, 1, 1, new float[9], null))
            .getMessage());
    assertEquals("axes", assertThrows(NullPointerException.class,
        () -> boxes.setAxes(0, 0, 0, 0, 1, 1, 1, null, MatrixOrder.ROW_MAJOR)).getMessage());
    assertEquals("box", assertThrows(NullPointerException.class,
        () -> boxes.setTransformed(0, null, turnedAboutZ(0), MatrixOrder.ROW_MAJOR)).getMessage());
    assertEquals("matrix", assertThrows(NullPointerException.class,
        () -> boxes.setTransformed(0, BOX, null, MatrixOrder.ROW_MAJOR)).getMessage());
    assertUntouched(boxes);
  }

  @Test
  void matricesThatAreNoBoxes() {
    OrientedBoxes boxes = OrientedBoxes.allocate(2);
    refusedMatrix(boxes, "axis 1 is [0.0, 0.0, 0.0], of length 0.0", 5, 0);
    refusedMatrix(boxes, "axis 0 is [NaN, 0.0, 0.0], of length NaN", 0, NAN);
    refusedMatrix(boxes, "axis 2 is [0.0, -Infinity, 1.0], of length Infinity", 6, -INF);
    refusedMatrix(boxes,
        "the cosine of the angle between axes 0 and 1 is 0.7071067811865475, not 0 within 1.0E-4", 1, 1);
    refusedMatrix(boxes,
        "the cosine of the angle between axes 1 and 2 is -0.7071067811865475, not 0 within 1.0E-4", 6, -1);
    refusedMatrix(boxes,
        "the cosine of the angle between axes 2 and 0 is 0.7071067811865475, not 0 within 1.0E-4", 8, 1);
    refusedMatrix(boxes, "entry 0 of the last row is 0.5, not 0", 12, 0.5f);
    refusedMatrix(boxes, "entry 2 of the last row is NaN, not 0", 14, NAN);
    refusedMatrix(boxes, "entry 3 of the last row is 2.0, not 1", 15, 2);
    refusedMatrix(boxes, "entry 1 of the translation is NaN, not a finite number", 7, NAN);
    refusedMatrix(boxes, "entry 2 of the translation is Infinity, not a finite number", 11, INF);
    refused("axes: axis 2 is [0.0, 0.0, 0.0], of length 0.0", () -> boxes.setAxes(0, 0, 0, 0, 1, 1, 1,
        new float[] {1, 0, 0, 0, 1, 0, 0, 0, 0}, MatrixOrder.COLUMN_MAJOR));
    assertUntouched(boxes);
  }

  /** The rounding error of many products is not a shear. */
  @Test
  void almostPerpendicular() {
    float[] matrix = turnedAboutZ(0);
    matrix[1] = 0.9e-4f;
    assertEquals(1, setTransformed(BOX, matrix, MatrixOrder.ROW_MAJOR)[9], 1e-6);
    matrix[1] = 1.1e-4f;
    assertThrows(IllegalArgumentException.class, () -> setTransformed(BOX, matrix, MatrixOrder.ROW_MAJOR));
  }

  /** Rejects a matrix that is the identity except for one entry, row by row. */
  private static void refusedMatrix(OrientedBoxes boxes, String message, int entry, float value) {
    float[] matrix = turnedAboutZ(0);
    matrix[entry] = value;
    refused("matrix: " + message, () -> boxes.setTransformed(0, BOX, matrix, MatrixOrder.ROW_MAJOR));
  }

  private static void assertUntouched(OrientedBoxes boxes) {
    for (int i = 0; i < boxes.size(); i++) {
      assertArrayEquals(new float[] {0, 0, 0, 0, 0, 0, 0, 0, 0, 1}, boxes.get(i, new float[10]));
    }
  }

  // ---- helpers ----

  /** The matrix, row by row. */
  private static float[] turnedAboutZ(double angle) {
    float cos = (float) Math.cos(angle), sin = (float) Math.sin(angle);
    return new float[] {cos, 0 - sin, 0, 0, sin, cos, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
  }

  private static float[] affine(double[][] m, MatrixOrder order) {
    float[] matrix = new float[16];
    for (int row = 0; row < 4; row++) {
      for (int column = 0; column < 4; column++) {
        double entry = row < 3 ? m[row][column] : column == 3 ? 1 : 0;
        matrix[order == MatrixOrder.ROW_MAJOR ? 4 * row + column : 4 * column + row] = (float) entry;
      }
    }
    return matrix;
  }

  /** The ten columns of the middle one of three boxes, at (7, 8, 9) and of half extents 1, 2, 3. */
  private static float[] setAxes(double[][] axes, MatrixOrder order) {
    float[] matrix = new float[9];
    for (int row = 0; row < 3; row++) {
      for (int axis = 0; axis < 3; axis++) {
        matrix[order == MatrixOrder.ROW_MAJOR ? 3 * row + axis : 3 * axis + row] = (float) axes[axis][row];
      }
    }
    OrientedBoxes boxes = OrientedBoxes.allocate(5);
    boxes.slice(1, 3).setAxes(1, 7, 8, 9, 1, 2, 3, matrix, order);
    assertUntouched(boxes.slice(0, 2));
    assertUntouched(boxes.slice(3, 2));
    return boxes.get(2, new float[10]);
  }

  private static float[] setTransformed(float[] box, float[] matrix, MatrixOrder order) {
    OrientedBoxes boxes = OrientedBoxes.allocate(5);
    boxes.slice(1, 3).setTransformed(1, box, matrix, order);
    assertUntouched(boxes.slice(0, 2));
    assertUntouched(boxes.slice(3, 2));
    return boxes.get(2, new float[10]);
  }

  /** The axes of a box of ten floats, one after the other. */
  private static double[][] axes(float... box) {
    OrientedBox exact = OrientedBox.of(box, 0);
    double[][] axes = new double[3][3];
    for (int axis = 0; axis < 3; axis++) {
      for (int row = 0; row < 3; row++) {
        axes[axis][row] = exact.axis(axis).on(row).toDouble();
      }
    }
    return axes;
  }

  /** Asserts that these are the axes of the box, in either direction. */
  private static void assertAxes(double[][] expected, float[] box, double tolerance) {
    double[][] axes = axes(box);
    for (int axis = 0; axis < 3; axis++) {
      double cosine = 0;
      for (int row = 0; row < 3; row++) {
        cosine += axes[axis][row] * expected[axis][row];
      }
      for (int row = 0; row < 3; row++) {
        assertEquals(expected[axis][row], Math.signum(cosine) * axes[axis][row], tolerance, "axis " + axis);
      }
    }
  }
}
