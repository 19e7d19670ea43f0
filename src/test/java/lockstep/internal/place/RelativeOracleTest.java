package lockstep.internal.place;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import lockstep.Runs;
import lockstep.oracle.Exact;
import lockstep.oracle.OrientedBox;
import lockstep.oracle.Point;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Rays in another frame, against the placements themselves in rational numbers. */
@Runs.Once
class RelativeOracleTest {
  /** What origins are off by, as a part of distances, and directions, as a part of their lengths. */
  private static final double ERROR = 0x1p-20;

  private static final double[] PLACES = {0, 1, 1000, 4.6e6, -2.9e7};

  private final Random random = new Random();

  private final double[][][] positions = new double[2][3][1];
  private final float[][][] turns = new float[2][4][1];
  private final float[] scales = new float[2];

  private Frame place(int i, double near) {
    for (int axis = 0; axis < 3; axis++) {
      positions[i][axis][0] = near + (random.nextDouble() - 0.5) * Math.scalb(1.0, random.nextInt(12));
    }
    for (int c = 0; c < 4; c++) {
      turns[i][c][0] = random.nextFloat() * 2 - 1;
    }
    scales[i] = random.nextBoolean() ? 1 : Math.scalb(1 + random.nextFloat(), random.nextInt(-20, 20));
    Frame frame = new Frame();
    assertTrue(frame.of(new Places(positions[i], turns[i], new float[] {scales[i]}, 0, 1), 0));
    return frame;
  }

  @Property(tries = 4000)
  void raysAreOffByRoundingAlone(@ForAll long seed) {
    random.setSeed(seed);
    double near = PLACES[random.nextInt(PLACES.length)];
    Frame from = place(0, near), to = place(1, near);
    float[][] ray = new float[8][1], there = new float[8][1];
    for (int c = 0; c < 3; c++) {
      ray[c][0] = (float) ((random.nextFloat() - 0.5f) * Math.scalb(1.0, random.nextInt(20)));
      ray[3 + c][0] = random.nextFloat() - 0.5f;
    }
    Relative relative = new Relative().of(from, to);
    relative.rays(ray, 0, 1, there);
    float[][] one = new float[8][1];
    relative.ray(ray, 0, one);
    assertArrayEquals(there, one, "one by one");
    OrientedBox exactFrom = exactly(0), exactTo = exactly(1);
    Exact scale = Exact.of(scales[0]), ofTo = Exact.ONE.dividedBy(Exact.of(scales[1]));
    Point out = out(exactFrom, ray, 0).times(scale);
    Point along = out(exactFrom, ray, 3).times(scale);
    Point origin = exactTo.local(exactFrom.centre().plus(out)).times(ofTo);
    Point direction = exactTo.local(exactTo.centre().plus(along)).times(ofTo);
    double way = out.length() + exactTo.centre().minus(exactFrom.centre()).length();
    for (int c = 0; c < 3; c++) {
      assertEquals(origin.on(c).toDouble(), there[c][0], ERROR * way / scales[1], "origin");
      assertEquals(direction.on(c).toDouble(), there[3 + c][0], ERROR * along.length() / scales[1],
          "direction");
    }
  }

  /** A vector of the ray, in space. */
  private static Point out(OrientedBox frame, float[][] ray, int c) {
    return frame.at(ray[c][0], ray[c + 1][0], ray[c + 2][0]).minus(frame.centre());
  }

  /** A box at the position of a frame, and turned as it is. */
  private OrientedBox exactly(int i) {
    return OrientedBox.of(Point.of(positions[i][0][0], positions[i][1][0], positions[i][2][0]),
        Point.of(1, 1, 1), turns[i][0][0], turns[i][1][0], turns[i][2][0], turns[i][3][0]);
  }
}
