package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import lockstep.internal.place.Frame;
import lockstep.internal.place.Transfer;
import lockstep.internal.shape.Kind;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Shapes as another frame has them, against double arithmetic of the test's own. */
@Runs.Once
class TransferTest {
  /** By how much a shape is off at most, of its distances from both origins. */
  private static final double BOUND = 0x1p-20;

  /** A placement in the numbers of the test. */
  private static final class Place {
    private final double[] at;
    private final float[] q;
    private final double scale;

    private Place(double[] at, float[] q, double scale) {
      this.at = at;
      this.q = q;
      this.scale = scale;
    }

    static Place random(Random random, double[] origin) {
      double reach = Math.scalb(1.0, random.nextInt(-3, 12));
      double[] at = new double[3];
      for (int axis = 0; axis < 3; axis++) {
        at[axis] = origin[axis] + (random.nextDouble() - 0.5) * reach;
      }
      float length = Math.scalb(1f, random.nextInt(-40, 40));
      float[] q = new float[4];
      for (int c = 0; c < 4; c++) {
        q[c] = length * (random.nextFloat() - 0.5f);
      }
      return new Place(at, q,
          random.nextBoolean() ? 1f : Math.scalb(1 + random.nextFloat(), random.nextInt(-5, 5)));
    }

    void set(Placements where, int i) {
      where.set(i, at[0], at[1], at[2], q[0], q[1], q[2], q[3], (float) scale);
    }

    /** What is at p in a frame of this place, as another frame has it. */
    double[] seenFrom(Place other, double[] p) {
      double[] v = turn(q[0], q[1], q[2], q[3], p);
      double[] d = new double[3];
      for (int axis = 0; axis < 3; axis++) {
        d[axis] = at[axis] - other.at[axis] + scale * v[axis];
      }
      double[] back = turn(-other.q[0], -other.q[1], -other.q[2], other.q[3], d);
      return new double[] {back[0] / other.scale, back[1] / other.scale, back[2] / other.scale};
    }
  }

  /** v turned by a quaternion of any length: v + 2 (w q × v + q × (q × v)) / |q|². */
  private static double[] turn(double x, double y, double z, double w, double[] v) {
    double square = x * x + y * y + z * z + w * w;
    double[] c = cross(x, y, z, v[0], v[1], v[2]);
    double[] cc = cross(x, y, z, c[0], c[1], c[2]);
    double[] turned = new double[3];
    for (int axis = 0; axis < 3; axis++) {
      turned[axis] = v[axis] + 2 * (w * c[axis] + cc[axis]) / square;
    }
    return turned;
  }

  private static double[] cross(double ax, double ay, double az, double bx, double by, double bz) {
    return new double[] {ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx};
  }

  /** Points that tell where a shape is: its corners, or its ends. */
  private static List<double[]> points(Kind kind, float[][] columns, int i) {
    List<double[]> points = new ArrayList<>();
    switch (kind) {
      case BOX -> {
        for (int corner = 0; corner < 8; corner++) {
          points.add(new double[3]);
          for (int axis = 0; axis < 3; axis++) {
            points.getLast()[axis] = columns[axis + 3 * (corner >> axis & 1)][i];
          }
        }
      }
      case ORIENTED_BOX -> {
        for (int corner = 0; corner < 8; corner++) {
          double[] v = new double[3];
          for (int axis = 0; axis < 3; axis++) {
            v[axis] = (corner >> axis & 1) == 0 ? -columns[3 + axis][i] : columns[3 + axis][i];
          }
          v = turn(columns[6][i], columns[7][i], columns[8][i], columns[9][i], v);
          for (int axis = 0; axis < 3; axis++) {
            v[axis] += columns[axis][i];
          }
          points.add(v);
        }
      }
      default -> {
        for (int p = 0; p < kind.points(); p++) {
          points.add(new double[] {columns[3 * p][i], columns[3 * p + 1][i], columns[3 * p + 2][i]});
        }
      }
    }
    return points;
  }

  private static double length(double[] v) {
    return Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
  }

  private static float[][] taken(Placements where, Shapes shapes) {
    Frame from = new Frame(), to = new Frame();
    assertTrue(from.of(where.places, 0) && to.of(where.places, 1));
    float[][] taken = new float[Transfer.turned(shapes.elements.kind).width()][shapes.size()];
    int[] all = new int[shapes.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = i;
    }
    new Transfer().of(from, to).write(shapes.elements, all, 0, all.length, taken);
    return taken;
  }

  @Property(tries = 200)
  void pointsAreOffByLittle(@ForAll Random random) {
    for (Kind kind : List.of(Kind.SPHERE, Kind.CAPSULE, Kind.BOX, Kind.ORIENTED_BOX, Kind.TRIANGLE)) {
      double[] origin = {random.nextInt(3) * 1e6, 0, random.nextInt(2) * 4.6e6};
      Place from = Place.random(random, origin), to = Place.random(random, origin);
      Placements where = Placements.allocate(2);
      from.set(where, 0);
      to.set(where, 1);
      Shapes shapes = Samples.shapes(kind, random, Samples.Distribution.UNIFORM, 20);
      float[][] taken = taken(where, shapes);
      double apart = length(from.seenFrom(to, new double[3]));
      Kind turned = Transfer.turned(kind);
      for (int i = 0; i < shapes.size(); i++) {
        List<double[]> own = points(kind, shapes.columns, shapes.from() + i);
        List<double[]> seen = points(turned, taken, i);
        for (int p = 0; p < own.size(); p++) {
          double[] exact = from.seenFrom(to, own.get(p));
          double bound = BOUND * (from.scale / to.scale * size(own) + apart);
          for (int axis = 0; axis < 3; axis++) {
            assertEquals(exact[axis], seen.get(p)[axis], bound, kind + ", point " + p);
          }
        }
        int r = kind == Kind.SPHERE ? 3 : 6;
        if (kind == Kind.SPHERE || kind == Kind.CAPSULE) {
          double radius = shapes.columns[r][shapes.from() + i] * from.scale / to.scale;
          assertEquals(radius, taken[r][i], 0x1p-22 * Math.abs(radius));
        }
      }
    }
  }

  /** How far from the origin the farthest of some points is. */
  private static double size(List<double[]> points) {
    return points.stream().mapToDouble(TransferTest::length).max().orElseThrow();
  }

  @Property(tries = 200)
  void halfSpacesAreOffByLittle(@ForAll Random random) {
    Place from = Place.random(random, new double[3]), to = Place.random(random, new double[3]);
    Placements where = Placements.allocate(2);
    from.set(where, 0);
    to.set(where, 1);
    double[] n = {random.nextFloat() - 0.5f, random.nextFloat() - 0.5f, random.nextFloat() - 0.5f};
    Planes planes = Planes.allocate(1);
    planes.set(0, (float) n[0], (float) n[1], (float) n[2], random.nextFloat());
    float[][] taken = taken(where, planes);
    double[] p = {random.nextDouble() * 9, random.nextDouble() * 9, random.nextDouble() * 9};
    double[] seen = from.seenFrom(to, p), origin = from.seenFrom(to, new double[3]);
    double scale = from.scale / to.scale;
    double own = scale * (n[0] * p[0] + n[1] * p[1] + n[2] * p[2] + planes.d[planes.from()]);
    double other = taken[0][0] * seen[0] + taken[1][0] * seen[1] + taken[2][0] * seen[2] + taken[3][0];
    assertEquals(own, other, BOUND * length(n) * (scale * (length(p) + 1) + length(seen) + length(origin)));
  }

  @Example
  void quaternionsKeepALengthThatBoxesTake() {
    Placements where = Placements.allocate(2);
    float least = 0x1p-49f, most = 0x1p49f;
    where.set(0, 0, 0, 0, most, 0, 0, most);
    where.set(1, 0, 0, 0, 0, least, 0, 0);
    for (float length : new float[] {0x1p-48f, 1, 0x1p48f}) {
      OrientedBoxes box = OrientedBoxes.allocate(1);
      box.set(0, 0, 0, 0, 1, 1, 1, 0, 0, 0, length);
      float[][] taken = taken(where, box);
      OrientedBoxes seen = OrientedBoxes.allocate(1);
      for (int c = 0; c < taken.length; c++) {
        seen.columns[c][seen.from()] = taken[c][0];
      }
      assertTrue(seen.firstInvalid().isEmpty(), seen.firstInvalid()::toString);
    }
  }

  @Example
  void cylindersFrustaAndRaysAreNotTurned() {
    assertNull(Transfer.turned(Kind.CYLINDER));
    assertNull(Transfer.turned(Kind.FRUSTUM));
    assertNull(Transfer.turned(Kind.RAY));
  }
}
