package lockstep.bench.rain;

import java.awt.image.BufferedImage;
import lockstep.bench.raster.SunlitPicture;

/** Draws the valley and the bodies in it, from above one side. */
final class RainPicture {
  private static final int[] CRATES = {0xd9b38c, 0xc99a6b, 0xb98a5e, 0xe0c29a};
  private static final int[] BALLS = {0xf2545b, 0x3d7ff0, 0xf7b52b, 0x37a86b};

  private RainPicture() {}

  static BufferedImage of(Rain rain, int width, int height) {
    double side = Rain.SIDE, middle = side / 2;
    SunlitPicture picture = new SunlitPicture(width, height,
        new double[] {middle - 0.42 * side, 0.60 * side, middle - 0.95 * side},
        new double[] {middle, 0.02 * side, middle - 0.02 * side}, 0.95, 1.4 * side);
    picture.land(rain.land);
    Bodies bodies = rain.bodies;
    for (int i = 0; i < bodies.crates.size(); i++) {
      picture.box(bodies.crates, i, CRATES[i % CRATES.length]);
    }
    for (int i = 0; i < bodies.balls.size(); i++) {
      picture.sphere(bodies.balls.x[i], bodies.balls.y[i], bodies.balls.z[i], bodies.balls.radius[i],
          BALLS[i % BALLS.length]);
    }
    return picture.image();
  }
}
