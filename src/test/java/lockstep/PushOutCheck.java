package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.List;
import java.util.stream.IntStream;

/** Helpers of tests of pushing out, with a few shapes. */
final class PushOutCheck {
  private PushOutCheck() {}

  static Spheres spheres(float... columns) {
    Spheres spheres = Spheres.allocate(columns.length / 4);
    spheres.copyFrom(columns, 0);
    return spheres;
  }

  static Cylinders cylinders(Axis axis, float... columns) {
    Cylinders cylinders = Cylinders.allocate(axis, columns.length / 3);
    cylinders.copyFrom(columns, 0);
    return cylinders;
  }

  static Planes planes(float... columns) {
    Planes planes = Planes.allocate(columns.length / 4);
    planes.copyFrom(columns, 0);
    return planes;
  }

  static PushOut ask(Shapes movers, Target... obstacles) {
    PushOut out = PushOut.allocate(movers.size());
    Engine.scalar().pushOut(movers, Obstacles.of(obstacles), out);
    return out;
  }

  static void place(PushOut out, int i, double x, double y, double z) {
    assertArrayEquals(new float[] {(float) x, (float) y, (float) z},
        new float[] {out.x[i], out.y[i], out.z[i]}, 1e-6f);
  }

  /** Answers as bits: place and distance of each mover. */
  static int[] bits(PushOut out) {
    return IntStream.range(0, out.size())
        .flatMap(i -> IntStream.of(Float.floatToRawIntBits(out.x[i]), Float.floatToRawIntBits(out.y[i]),
            Float.floatToRawIntBits(out.z[i]), Float.floatToRawIntBits(out.distance[i])))
        .toArray();
  }
}
