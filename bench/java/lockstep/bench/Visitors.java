package lockstep.bench;

import java.util.SplittableRandom;
import lockstep.Boxes;
import lockstep.Rays;
import lockstep.Shapes;
import lockstep.Spheres;
import lockstep.Triangles;

/**
 * Makes the other side of each question: for every shape of a world something of a like size that came
 * close to it, so that about half of the pairs hit, as with the candidates of a broad phase. Visitor 0 is
 * of the size of the world instead: what a query for a region or a long ray is.
 */
final class Visitors {
  private final Shapes world;
  private final SplittableRandom random;
  private final float[] worldMin =
      {Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY};
  private final float[] worldMax =
      {Float.NEGATIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NEGATIVE_INFINITY};
  private final float[] values = new float[9];

  // the shape that is visited: its centre and half its extent
  private float x, y, z, reach;

  Visitors(Shapes world, long seed) {
    this.world = world;
    random = new SplittableRandom(~seed);
    float[] min = new float[3];
    float[] max = new float[3];
    for (int i = 0; i < world.size(); i++) {
      bounds(i, min, max);
      for (int c = 0; c < 3; c++) {
        worldMin[c] = Math.min(worldMin[c], min[c]);
        worldMax[c] = Math.max(worldMax[c], max[c]);
      }
    }
  }

  Spheres spheres() {
    Spheres spheres = Spheres.allocate(world.size());
    for (int i = 0; i < world.size(); i++) {
      visit(i);
      spheres.set(i, near(x), near(y), near(z), reach * within(0.3f, 0.8f));
    }
    return spheres;
  }

  Boxes boxes() {
    Boxes boxes = Boxes.allocate(world.size());
    for (int i = 0; i < world.size(); i++) {
      visit(i);
      float left = near(x), bottom = near(y), front = near(z);
      boxes.set(i, left, bottom, front, left + reach * within(0.2f, 1), bottom + reach * within(0.2f, 1),
          front + reach * within(0.2f, 1));
    }
    return boxes;
  }

  Triangles triangles() {
    Triangles triangles = Triangles.allocate(world.size());
    for (int i = 0; i < world.size(); i++) {
      visit(i);
      triangles.set(i, near(x), near(y), near(z), near(x), near(y), near(z), near(x), near(y), near(z));
    }
    return triangles;
  }

  /** Rays at the shapes: half of them steeply from above, half grazing from the side. */
  Rays rays() {
    Rays rays = Rays.allocate(world.size());
    float width = worldMax[0] - worldMin[0];
    float height = worldMax[1] - worldMin[1];
    for (int i = 0; i < world.size(); i++) {
      visit(i);
      boolean above = random.nextBoolean();
      float ox = above ? x + within(-0.1f, 0.1f) * width : worldMin[0] - 0.1f * width;
      float oy = worldMax[1] + (above ? height : 0.2f * height) + reach;
      float oz = above ? z + within(-0.1f, 0.1f) * width : within(worldMin[2], worldMax[2]);
      float dx = x + reach * within(-0.7f, 0.7f) - ox;
      float dy = y + reach * within(-0.7f, 0.7f) - oy;
      float dz = z + reach * within(-0.7f, 0.7f) - oz;
      float length = (float) Math.sqrt(dx * dx + dy * dy + dz * dz);
      rays.set(i, ox, oy, oz, dx / length, dy / length, dz / length);
    }
    return rays;
  }

  private void visit(int i) {
    float[] min = worldMin.clone();
    float[] max = worldMax.clone();
    if (i > 0) {
      bounds(i, min, max);
    }
    x = (min[0] + max[0]) / 2;
    y = (min[1] + max[1]) / 2;
    z = (min[2] + max[2]) / 2;
    float ex = max[0] - min[0], ey = max[1] - min[1], ez = max[2] - min[2];
    reach = (float) Math.sqrt(ex * ex + ey * ey + ez * ez) / (i > 0 ? 2 : 8);
  }

  private float near(float centre) {
    return centre + reach * within(-0.9f, 0.9f);
  }

  private float within(float low, float high) {
    return low + (high - low) * random.nextFloat();
  }

  private void bounds(int i, float[] min, float[] max) {
    world.get(i, values);
    for (int c = 0; c < 3; c++) {
      switch (world) {
        case Spheres s -> {
          min[c] = values[c] - values[3];
          max[c] = values[c] + values[3];
        }
        case Boxes b -> {
          min[c] = values[c];
          max[c] = values[c + 3];
        }
        case Triangles t -> {
          min[c] = Math.min(values[c], Math.min(values[c + 3], values[c + 6]));
          max[c] = Math.max(values[c], Math.max(values[c + 3], values[c + 6]));
        }
      }
    }
  }
}
