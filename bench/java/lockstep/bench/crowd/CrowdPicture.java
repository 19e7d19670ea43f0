package lockstep.bench.crowd;

import java.awt.image.BufferedImage;
import lockstep.bench.raster.SunlitPicture;

/** Draws a crowd on its field from above one side; colours show where people go. */
final class CrowdPicture {
  private static final int WALL = SunlitPicture.rgb(0.86, 0.79, 0.69);
  private static final int STAIR = SunlitPicture.rgb(0.80, 0.72, 0.62);
  private static final int RAMP = SunlitPicture.rgb(0.80, 0.68, 0.55);
  private static final int LOW_WALL = SunlitPicture.rgb(0.74, 0.72, 0.72);
  private static final int PILLAR = SunlitPicture.rgb(0.90, 0.89, 0.86);
  private static final int[] EASTBOUND = {0xf2545b, 0xf7792b, 0xe8476f};
  private static final int[] WESTBOUND = {0x3d7ff0, 0x2e9fd4, 0x5a5ff0};

  private CrowdPicture() {}

  static BufferedImage of(Walkers walkers, int width, int height) {
    CrowdField field = walkers.field;
    double middle = field.middle, side = field.side;
    double[] eye = {middle - 0.52 * side, 0.50 * side, middle - 0.80 * side};
    double[] target = {middle + 0.01 * side, 0, middle - 0.07 * side};
    SunlitPicture picture = new SunlitPicture(width, height, eye, target, 1.02, 1.5 * side);
    picture.land(field.ground);
    for (int i = 0; i < field.blocks.size(); i++) {
      boolean wall = field.blocks.minX[i] < field.middle;
      picture.box(field.blocks, i, wall ? WALL : STAIR);
    }
    for (int i = 0; i < field.turned.size(); i++) {
      picture.box(field.turned, i, 2 * i + 1 < field.ways() ? RAMP : LOW_WALL);
    }
    for (int i = 0; i < field.pillars.size(); i++) {
      picture.column(field.pillars.u[i], -1, CrowdField.PILLAR_TOP, field.pillars.v[i],
          field.pillars.radius[i], PILLAR);
    }
    for (int i = 0; i < walkers.people.size(); i++) {
      int[] colours = walkers.isEastbound(i) ? EASTBOUND : WESTBOUND;
      picture.capsule(walkers.people, i, colours[i % colours.length]);
    }
    return picture.image();
  }
}
