package lockstep.bench.instances;

import java.awt.image.BufferedImage;
import lockstep.Placements;
import lockstep.Rays;
import lockstep.bench.scenes.Camera;

/**
 * What a camera sees from above and behind the car with the lidar. The camera has a frame of its own, with
 * its eye in the origin, which is placed in the world like everything else.
 */
final class CityView {
  /** Pixels drawn per pixel shown, in each direction. */
  static final int FINER = 2;

  /** The number of rays of a batch. */
  static final int BATCH = 1 << 16;

  private static final int TILE = 8;
  private static final double BEHIND = 84, ABOVE = 80, ASIDE = 0.26; // where it is, and how far it is turned
  private static final double AHEAD = 44; // where it looks, seen from the car
  private static final double WIDTH = 1.02; // at depth 1

  final Camera camera;

  /** Where its frame is. */
  final Placements eye = Placements.allocate(1);

  /** The colours of pixels, and how far away is what they show, along the line of sight. */
  final int[] rgb;
  final float[] depth;

  CityView(Traffic.Pose car, int width, int height) {
    double look = car.turn() + ASIDE, cos = Math.cos(look), sin = Math.sin(look);
    eye.set(0, Drive.EAST + car.x() - BEHIND * cos, ABOVE, Drive.NORTH + car.z() + BEHIND * sin);
    double[] target = {(BEHIND + AHEAD) * cos, -ABOVE, -(BEHIND + AHEAD) * sin};
    camera = new Camera(FINER * width, FINER * height, new double[3], target, WIDTH, true);
    rgb = new int[camera.width * camera.height];
    depth = new float[rgb.length];
  }

  private int columns() {
    return (camera.width + TILE - 1) / TILE;
  }

  private int tiles() {
    return columns() * ((camera.height + TILE - 1) / TILE);
  }

  /** The number of batches of the picture. */
  int batches() {
    return (tiles() * TILE * TILE + BATCH - 1) / BATCH;
  }

  /** Sets rays through the pixels of a batch, tile by tile, and the pixels; returns how many. */
  int aim(int batch, Rays rays, int[] pixel) {
    int atOnce = BATCH / (TILE * TILE), count = 0;
    double[] origin = new double[3], direction = new double[3];
    for (int tile = batch * atOnce; tile < Math.min(tiles(), (batch + 1) * atOnce); tile++) {
      int left = tile % columns() * TILE, top = tile / columns() * TILE;
      for (int y = top; y < Math.min(top + TILE, camera.height); y++) {
        for (int x = left; x < Math.min(left + TILE, camera.width); x++) {
          camera.line(x + 0.5, y + 0.5, origin, direction);
          rays.set(count, 0, 0, 0, (float) direction[0], (float) direction[1], (float) direction[2]);
          pixel[count++] = y * camera.width + x;
        }
      }
    }
    return count;
  }

  /** The pixel shown that a pixel is a part of. */
  int shown(int pixel) {
    return pixel / camera.width / FINER * camera.width + pixel % camera.width / FINER;
  }

  /** Which of its parts that is. */
  int part(int pixel) {
    return pixel / camera.width % FINER * FINER + pixel % camera.width % FINER;
  }

  /** Projects a point of its frame, and finds whether nothing hides it that is nearer by a distance. */
  boolean sees(double[] point, double nearer, double[] to) {
    camera.project(point[0], point[1], point[2], to);
    int x = (int) Math.floor(to[0]), y = (int) Math.floor(to[1]);
    return to[2] > 1 && x >= 0 && x < camera.width && y >= 0 && y < camera.height
        && to[2] < 1.001 * depth[y * camera.width + x] + nearer;
  }

  /** Draws a square dot about a projected point, by half of its side in pixels. */
  void dot(double[] at, double half, int colour) {
    for (int y = (int) (at[1] - half + 0.5); y < at[1] + half; y++) {
      for (int x = (int) (at[0] - half + 0.5); x < at[0] + half; x++) {
        if (x >= 0 && x < camera.width && y >= 0 && y < camera.height) {
          rgb[y * camera.width + x] = colour;
        }
      }
    }
  }

  /** The picture at the size in which it is shown. */
  BufferedImage image() {
    int width = camera.width / FINER, height = camera.height / FINER, all = FINER * FINER;
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int red = 0, green = 0, blue = 0;
        for (int k = 0; k < all; k++) {
          int one = rgb[(FINER * y + k / FINER) * camera.width + FINER * x + k % FINER];
          red += one >> 16 & 255;
          green += one >> 8 & 255;
          blue += one & 255;
        }
        image.setRGB(x, y, (red / all) << 16 | (green / all) << 8 | blue / all);
      }
    }
    return image;
  }
}
