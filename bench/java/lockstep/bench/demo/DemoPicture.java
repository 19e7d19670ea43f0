package lockstep.bench.demo;

import java.awt.image.BufferedImage;
import lockstep.bench.raster.SunlitPicture;

/** Draws the state of the simulation. */
final class DemoPicture {
  private static final int[] BALLS = {0xf2545b, 0xf7b32b, 0x2ec4b6, 0x3d7ff0, 0xf6f7eb};

  private DemoPicture() {}

  static BufferedImage of(BallRain rain, int width, int height) {
    double middle = Valley.WIDTH / 2;
    double[] eye = {middle + 24, 33, -15};
    double[] target = {middle + 1, 1.5, middle + 1};
    SunlitPicture picture = new SunlitPicture(width, height, eye, target, 0.92, 1.5 * Valley.WIDTH);
    picture.land(rain.valley.ground);
    for (int i = Valley.WALLS; i < rain.valley.boxes.size(); i++) {
      picture.box(rain.valley.boxes, i, i % 3 == 0 ? SunlitPicture.rgb(0.88, 0.80, 0.70)
          : i % 3 == 1 ? SunlitPicture.rgb(0.80, 0.80, 0.84) : SunlitPicture.rgb(0.78, 0.66, 0.58));
    }
    for (int i = 0; i < rain.count; i++) {
      picture.sphere(rain.x[i], rain.y[i], rain.z[i], rain.radius[i], BALLS[i % BALLS.length]);
    }
    return picture.image();
  }
}
