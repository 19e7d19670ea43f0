package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Clouds of points: arguments, empty and improper clouds, many in a call. */
class PointCloudsTest {
  private static final float NAN = Float.NaN;

  private static void throwsArgument(String message, Executable executable) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, executable).getMessage());
  }

  /** All fitted volumes, element by element: 6 + 4 + 4 + 10 floats a cloud. */
  private static float[] all(PointClouds clouds) {
    int size = clouds.size();
    Boxes boxes = Boxes.allocate(size);
    clouds.boxes(boxes);
    Spheres ritter = Spheres.allocate(size), minimum = Spheres.allocate(size);
    clouds.ritterSpheres(ritter);
    clouds.minimumSpheres(minimum);
    OrientedBoxes oriented = OrientedBoxes.allocate(size);
    clouds.orientedBoxes(oriented);
    float[] all = new float[24 * size];
    for (int i = 0; i < size; i++) {
      System.arraycopy(boxes.get(i, new float[6]), 0, all, 24 * i, 6);
      System.arraycopy(ritter.get(i, new float[4]), 0, all, 24 * i + 6, 4);
      System.arraycopy(minimum.get(i, new float[4]), 0, all, 24 * i + 10, 4);
      System.arraycopy(oriented.get(i, new float[10]), 0, all, 24 * i + 14, 10);
    }
    return all;
  }

  private static float[][] random(int points) {
    Random random = new Random(11);
    float[][] columns = new float[3][points];
    for (float[] column : columns) {
      for (int i = 0; i < points; i++) {
        column[i] = (float) random.nextGaussian();
      }
    }
    return columns;
  }

  /** Each cloud gives the same alone as among others, in an object that has processed larger ones. */
  @Test
  void cloudsDoNotMatterToEachOther() {
    float[][] p = random(1000);
    int[] offsets = {3, 3, 4, 6, 9, 13, 100, 100, 900, 950};
    PointClouds many = PointClouds.wrap(p[0], p[1], p[2], offsets, 9);
    assertEquals(9, many.size());
    assertEquals("PointClouds[9]", many.toString());
    float[] all = all(many);
    assertArrayEquals(all, all(many));
    for (int i = 0; i < 9; i++) {
      PointClouds one = PointClouds.wrap(p[0], p[1], p[2], new int[] {offsets[i], offsets[i + 1]}, 1);
      float[] expected = new float[24];
      System.arraycopy(all, 24 * i, expected, 0, 24);
      assertArrayEquals(expected, all(one), "cloud " + i);
    }
  }

  @Test
  void whatNothingIsFittedTo() {
    float[] none = new float[24];
    Arrays.fill(none, NAN);
    float[][] p = random(30);
    int[] offsets = {0, 10, 20, 30};
    float[] proper = all(PointClouds.wrap(p[0], p[1], p[2], offsets, 3));
    for (float bad : new float[] {NAN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY}) {
      for (int axis = 0; axis < 3; axis++) {
        for (int at : new int[] {10, 15, 19}) {
          float kept = p[axis][at];
          p[axis][at] = bad;
          float[] all = all(PointClouds.wrap(p[0], p[1], p[2], offsets, 3));
          p[axis][at] = kept;
          for (int k = 0; k < all.length; k++) {
            assertEquals(k / 24 == 1 ? NAN : proper[k], all[k]);
          }
        }
      }
    }
    assertArrayEquals(none, all(PointClouds.wrap(p[0], p[1], p[2], new int[] {30, 30}, 1)));
    assertEquals(0, PointClouds.wrap(new float[0], new float[0], new float[0], new int[1], 0).size());
  }

  /** A sphere around points as far apart as floats allow has no radius in floats; a box has half extents. */
  @Test
  void theLargestFloats() {
    float most = Float.MAX_VALUE;
    float[] c = {-most, most};
    float[] all = all(PointClouds.wrap(c, c, c, new int[] {0, 2}, 1));
    assertArrayEquals(new float[] {-most, -most, -most, most, most, most, 0, 0, 0, Float.POSITIVE_INFINITY, 0,
        0, 0, Float.POSITIVE_INFINITY, 0, 0, 0, most, most, most, 0, 0, 0, 1}, all);
  }

  @Test
  void arguments() {
    float[] ten = new float[10], nine = new float[9];
    int[] offsets = {0, 4, 4, 10};
    throwsArgument("count is -1, less than 0", () -> PointClouds.wrap(ten, ten, ten, offsets, -1));
    throwsArgument("offsets.length is 4, but there are 5 clouds and one more",
        () -> PointClouds.wrap(ten, ten, ten, offsets, 4));
    throwsArgument("offsets[3] is 10, but x.length is 9", () -> PointClouds.wrap(nine, ten, ten, offsets, 3));
    throwsArgument("offsets[3] is 10, but y.length is 9", () -> PointClouds.wrap(ten, nine, ten, offsets, 3));
    throwsArgument("offsets[3] is 10, but z.length is 9", () -> PointClouds.wrap(ten, ten, nine, offsets, 3));
    throwsArgument("offsets[0] is -1, less than 0",
        () -> PointClouds.wrap(ten, ten, ten, new int[] {-1, 2}, 1));
    throwsArgument("offsets[2] is 4, less than offsets[1], which is 5",
        () -> PointClouds.wrap(ten, ten, ten, new int[] {0, 5, 4}, 2));
    for (int missing = 0; missing < 4; missing++) {
      float[] x = missing == 0 ? null : ten, y = missing == 1 ? null : ten, z = missing == 2 ? null : ten;
      int[] rows = missing == 3 ? null : offsets;
      assertEquals(new String[] {"x", "y", "z", "offsets"}[missing],
          assertThrows(NullPointerException.class, () -> PointClouds.wrap(x, y, z, rows, 1)).getMessage());
    }
    PointClouds clouds = PointClouds.wrap(ten, ten, ten, offsets, 3);
    throwsArgument("into.size() is 2, but size() is 3", () -> clouds.boxes(Boxes.allocate(2)));
    throwsArgument("into.size() is 4, but size() is 3", () -> clouds.ritterSpheres(Spheres.allocate(4)));
    throwsArgument("into.size() is 2, but size() is 3", () -> clouds.minimumSpheres(Spheres.allocate(2)));
    throwsArgument("into.size() is 2, but size() is 3",
        () -> clouds.orientedBoxes(OrientedBoxes.allocate(2)));
    assertEquals("into", assertThrows(NullPointerException.class, () -> clouds.boxes(null)).getMessage());
    Boxes boxes = Boxes.allocate(3);
    offsets[2] = 11; // the caller's own array, still: seen before anything is written
    throwsArgument("offsets[3] is 10, less than offsets[2], which is 11", () -> clouds.boxes(boxes));
    assertArrayEquals(new float[18], Samples.elements(boxes));
  }

  @Test
  void allocatesNothing() {
    float[][] p = random(2000);
    int[] offsets = {0, 0, 1, 3, 10, 100, 1100, 2000};
    PointClouds clouds = PointClouds.wrap(p[0], p[1], p[2], offsets, 7);
    Boxes boxes = Boxes.allocate(7);
    Spheres spheres = Spheres.allocate(7);
    OrientedBoxes oriented = OrientedBoxes.allocate(7);
    Map<String, Runnable> calls = new LinkedHashMap<>();
    calls.put("boxes", () -> clouds.boxes(boxes));
    calls.put("Ritter spheres", () -> clouds.ritterSpheres(spheres));
    calls.put("minimum spheres", () -> clouds.minimumSpheres(spheres));
    calls.put("oriented boxes", () -> clouds.orientedBoxes(oriented));
    Allocations.none("fits", calls, 20);
  }
}
