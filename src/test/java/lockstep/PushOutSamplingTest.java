package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import lockstep.PushOut.Status;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/**
 * No nearer place is free: many places are tested, just outside of every obstacle, all around it. They are
 * independent of crossings. The place found is free by the library's own overlap test.
 */
@Runs.Widest
@Runs.Vectors
class PushOutSamplingTest {
  /** Tested places are so far outside obstacles that they are free whatever the rounding. */
  private static final double CLEAR = 4e-5;

  /** Extent of the samples of a half-space's border, from the position of the mover. */
  private static final double FAR = 6;

  /**
   * Obstacles in double, grown by the radius of the mover: balls or discs (x, y, z, radius), and half-spaces
   * (unit normal, extent along it).
   */
  private record Grown(boolean flat, double x, double y, double z, double size) {
    double outside(double px, double py, double pz) {
      return flat ? x * px + y * py + z * pz - size
          : Math.sqrt(Samples.square(px - x, py - y, pz - z)) - size;
    }
  }

  /** Places around obstacles, and the distance of the nearest free one. */
  private static final class Samples {
    final List<Grown> all;
    final double[] home;
    double nearest = Double.POSITIVE_INFINITY;

    Samples(List<Grown> all, double... home) {
      this.all = all;
      this.home = home;
    }

    static double square(double x, double y, double z) {
      return x * x + y * y + z * z;
    }

    void tryOut(double x, double y, double z) {
      double away = Math.sqrt(square(x - home[0], y - home[1], z - home[2]));
      if (away < nearest && all.stream().allMatch(one -> one.outside(x, y, z) >= CLEAR / 2)) {
        nearest = away;
      }
    }

    void inPlane(int steps) {
      for (Grown one : all) {
        for (int k = 0; k < steps; k++) {
          double turn = 2 * Math.PI * k / steps, size = one.size + CLEAR;
          if (one.flat) {
            double off = one.outside(home[0], home[1], 0) - CLEAR, along = FAR * (2.0 * k / steps - 1);
            tryOut(home[0] - off * one.x - along * one.y, home[1] - off * one.y + along * one.x, 0);
          } else {
            tryOut(one.x + size * Math.cos(turn), one.y + size * Math.sin(turn), 0);
          }
        }
      }
    }

    /** Evenly spread points of a sphere, along a spiral; those of a plane on such a spiral too. */
    void inSpace(int steps) {
      for (Grown one : all) {
        double[] u =
            Math.abs(one.x) < 0.6 ? new double[] {0, one.z, -one.y} : new double[] {one.z, 0, -one.x};
        double length = Math.sqrt(square(u[0], u[1], u[2]));
        for (int k = 0; k < steps; k++) {
          double turn = k * Math.PI * (3 - Math.sqrt(5)), h = 1 - (2 * k + 1.0) / steps,
              w = Math.sqrt(1 - h * h);
          double size = one.size + CLEAR, c = Math.cos(turn), s = Math.sin(turn);
          if (one.flat) {
            double off = one.outside(home[0], home[1], home[2]) - CLEAR,
                along = FAR * Math.sqrt((k + 0.5) / steps);
            double a = along * c / length, b = along * s / length;
            tryOut(home[0] - off * one.x + a * u[0] + b * (one.y * u[2] - one.z * u[1]),
                home[1] - off * one.y + a * u[1] + b * (one.z * u[0] - one.x * u[2]),
                home[2] - off * one.z + a * u[2] + b * (one.x * u[1] - one.y * u[0]));
          } else {
            tryOut(one.x + size * w * c, one.y + size * w * s, one.z + size * h);
          }
        }
      }
    }
  }

  /**
   * Some random numbers, some quarters: then obstacles touch, coincide, or overlap, and places are equally
   * near.
   */
  private static float number(Random random, boolean whole, double from, double to) {
    return whole ? Math.round(4 * (from + random.nextFloat() * (to - from))) / 4f
        : (float) (from + random.nextFloat() * (to - from));
  }

  private static List<Shapes> obstacles(Random random, boolean planar, boolean whole, int balls, int walls) {
    Shapes round = planar ? Cylinders.allocate(Axis.Z, balls) : Spheres.allocate(balls);
    float[] columns = new float[round.width()];
    for (int k = 0; k < balls; k++) {
      if (k == 0 || random.nextInt(6) > 0) { // otherwise the same again
        for (int c = 0; c < columns.length - 1; c++) {
          columns[c] = number(random, whole, -1, 1);
        }
        columns[columns.length - 1] = number(random, whole, 0, random.nextInt(4) == 0 ? 2 : 0.8);
      }
      round.setAll(k, columns);
    }
    Planes planes = Planes.allocate(walls);
    for (int k = 0; k < walls; k++) {
      float nx = number(random, whole, -1, 1), ny = number(random, whole, -1, 1);
      planes.set(k, nx, ny, planar ? 0 : number(random, whole, -1, 1), number(random, whole, -1, 1));
    }
    return List.of(round, planes);
  }

  private static List<Grown> grown(List<Shapes> obstacles, double radius) {
    List<Grown> grown = new ArrayList<>();
    for (Shapes shapes : obstacles) {
      float[] c = new float[shapes.width()];
      for (int k = 0; k < shapes.size(); k++) {
        shapes.get(k, c);
        double length = Math.sqrt(Samples.square(c[0], c[1], c[2]));
        if (shapes instanceof Spheres) {
          grown.add(new Grown(false, c[0], c[1], c[2], radius + c[3]));
        } else if (shapes instanceof Cylinders) {
          grown.add(new Grown(false, c[0], c[1], 0, radius + c[2]));
        } else if (length > 0) {
          grown.add(new Grown(true, c[0] / length, c[1] / length, c[2] / length, radius - c[3] / length));
        }
      }
    }
    return grown;
  }

  /** Whether samples have found a place that is nearly as near as the answer. */
  private static boolean check(Random random, boolean planar, boolean whole, int balls, int walls) {
    List<Shapes> obstacles = obstacles(random, planar, whole, balls, walls);
    Spheres mover = Spheres.allocate(1);
    mover.set(0, number(random, whole, -1, 1), number(random, whole, -1, 1),
        planar ? 0 : number(random, whole, -1, 1), number(random, whole, 0, 0.3));
    PushOut out = PushOut.allocate(1);
    Engine.scalar().pushOut(mover, Obstacles.of(obstacles), out);
    List<Grown> grown = grown(obstacles, mover.radius[0]);
    Samples samples = new Samples(grown, mover.x[0], mover.y[0], mover.z[0]);
    samples.tryOut(mover.x[0], mover.y[0], mover.z[0]);
    if (planar) {
      samples.inPlane(400);
    } else {
      samples.inSpace(1000);
    }
    String what = Arrays.toString(mover.get(0, new float[4])) + " among " + grown + ": " + out.x[0] + ", "
        + out.y[0] + ", " + out.z[0] + " at " + out.distance[0] + ", sampled " + samples.nearest;
    if (samples.nearest < out.distance[0]) {
      fail(what);
    }
    if (out.status(0) == Status.NONE) {
      assertEquals(mover.x[0], out.x[0]);
      return true;
    }
    Spheres there = Spheres.wrap(out.x, out.y, out.z, mover.radius, 1);
    for (Shapes shapes : obstacles) {
      assertEquals(0, Engine.scalar().overlap(there, shapes, Pairs.allocate(0)), what);
    }
    double away = Math.sqrt(Samples.square((double) out.x[0] - mover.x[0], (double) out.y[0] - mover.y[0],
        (double) out.z[0] - mover.z[0]));
    assertEquals(away, out.distance[0], 1e-6 * (1 + away), what);
    return samples.nearest < out.distance[0] + 0.03;
  }

  @Property(tries = 250)
  void discs(@ForAll long seed, @ForAll boolean whole, @ForAll @IntRange(min = 1, max = 12) int balls,
      @ForAll @IntRange(max = 3) int walls) {
    check(new Random(seed), true, whole, balls, walls);
  }

  @Property(tries = 100)
  void inSpace(@ForAll long seed, @ForAll boolean whole, @ForAll @IntRange(min = 1, max = 12) int balls,
      @ForAll @IntRange(max = 3) int walls) {
    check(new Random(seed), false, whole, balls, walls);
  }

  /** Samples would detect errors: they usually come close to the answer. */
  @Test
  void samplesComeClose() {
    int close = 0;
    for (int seed = 0; seed < 60; seed++) {
      close += check(new Random(seed), seed % 3 > 0, seed % 2 > 0, 1 + seed % 9, seed % 4) ? 1 : 0;
    }
    assertTrue(close > 50, close + " of 60");
  }
}
