package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The boxes around instances hold all of them, and are hardly larger than the trees' turned boxes. */
@Runs.Widest
class InstanceBoundsTest {
  /** The corner of a triangle or box, turned by a quaternion and moved, relative to a point. */
  private static double[] placed(Placements where, int i, double[] corner, double... point) {
    double qx = where.qx[i], qy = where.qy[i], qz = where.qz[i], qw = where.qw[i];
    double square = qx * qx + qy * qy + qz * qz + qw * qw;
    double[] axis = {qx, qy, qz}, once = cross(axis, corner), twice = cross(axis, once);
    double[] to = {where.x[i] - point[0], where.y[i] - point[1], where.z[i] - point[2]};
    for (int c = 0; c < 3; c++) {
      to[c] += where.scale[i] * (corner[c] + 2 * (qw * once[c] + twice[c]) / square);
    }
    return to;
  }

  private static double[] cross(double[] a, double[] b) {
    return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
  }

  @Property(tries = 100)
  void boxesHoldAllTriangles(@ForAll Random random) {
    Triangles mesh = Triangles.allocate(20);
    double[] least = new double[3], most = new double[3];
    for (int c = 0; c < 9; c++) {
      for (int i = 0; i < mesh.size(); i++) {
        float at = 3 + 4 * random.nextFloat();
        mesh.columns[c][i] = at;
        least[c % 3] = i == 0 && c < 3 ? at : Math.min(least[c % 3], at);
        most[c % 3] = i == 0 && c < 3 ? at : Math.max(most[c % 3], at);
      }
    }
    double x = 100 * random.nextDouble(), y = 4.6e6, z = -500_000 + random.nextDouble();
    Placements where = Placements.allocate(30);
    for (int i = 0; i < where.size(); i++) {
      where.set(i, x + 200 * random.nextGaussian(), y + 200 * random.nextGaussian(), z,
          (float) random.nextGaussian(), (float) random.nextGaussian(), (float) random.nextGaussian(),
          (float) random.nextGaussian(), 0.1f + random.nextFloat());
    }
    Boxes all = Boxes.allocate(40), boxes = all.slice(7, 30);
    Instances.of(where, Tree.of(mesh)).bounds(x, y, z, boxes);
    for (int i = 0; i < where.size(); i++) {
      double size = 20 * where.scale[i] + Math.abs(where.x[i] - x) + Math.abs(where.y[i] - y);
      for (int axis = 0; axis < 3; axis++) {
        double first = Double.POSITIVE_INFINITY, last = Double.NEGATIVE_INFINITY;
        for (int t = 0; t < 3 * mesh.size(); t++) {
          double[] corner = new double[3];
          for (int c = 0; c < 3; c++) {
            corner[c] = mesh.columns[t % 3 * 3 + c][t / 3];
          }
          double at = placed(where, i, corner, x, y, z)[axis];
          assertTrue(boxes.columns[axis][7 + i] <= at && at <= boxes.columns[3 + axis][7 + i]);
        }
        for (int k = 0; k < 8; k++) {
          double[] corner = {(k & 1) == 0 ? least[0] : most[0], (k & 2) == 0 ? least[1] : most[1],
              (k & 4) == 0 ? least[2] : most[2]};
          double at = placed(where, i, corner, x, y, z)[axis];
          first = Math.min(first, at);
          last = Math.max(last, at);
        }
        assertEquals(first, boxes.columns[axis][7 + i], 0x1p-13 * size);
        assertEquals(last, boxes.columns[3 + axis][7 + i], 0x1p-13 * size);
      }
    }
    assertEquals(0, all.minX[6], "untouched");
    assertEquals(0, all.minX[37], "untouched");
  }

  @Example
  void whatHasNoBoundsAndWhatIsNowhere() {
    Placements where = Placements.allocate(3);
    where.x[1] = Double.NaN;
    Spheres ball = Spheres.allocate(1);
    ball.set(0, 0, 0, 0, 1);
    Planes ground = Planes.allocate(1);
    ground.set(0, 0, 1, 0, 0);
    Instances instances =
        Instances.of(where, new int[] {0, 1, 2}, Tree.of(ball.slice(0, 0)), Tree.of(ball), Tree.of(ground));
    Boxes boxes = Boxes.allocate(3);
    instances.bounds(1, 2, 3, boxes);
    assertTrue(Float.isNaN(boxes.minX[0]) && Float.isNaN(boxes.maxZ[0]), "without shapes");
    assertTrue(Float.isNaN(boxes.minX[1]) && Float.isNaN(boxes.maxZ[1]), "nowhere");
    assertEquals(Float.NEGATIVE_INFINITY, boxes.minY[2]);
    assertEquals(Float.POSITIVE_INFINITY, boxes.maxY[2]);
    assertTrue(assertThrows(IllegalArgumentException.class, () -> instances.bounds(0, 0, Double.NaN, boxes))
        .getMessage().startsWith("z is NaN"));
    assertTrue(
        assertThrows(IllegalArgumentException.class, () -> instances.bounds(0, 0, 0, boxes.slice(0, 2)))
            .getMessage().startsWith("boxes.size() is 2"));
    Map<String, Runnable> call = new TreeMap<>();
    call.put("bounds", () -> instances.bounds(1, 2, 3, boxes));
    Allocations.none("instances", call, 10);
  }
}
