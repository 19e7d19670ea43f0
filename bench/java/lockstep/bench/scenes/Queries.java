package lockstep.bench.scenes;

import java.util.SplittableRandom;
import lockstep.Axis;
import lockstep.Boxes;
import lockstep.Capsules;
import lockstep.Columns;
import lockstep.Cylinders;
import lockstep.Frusta;
import lockstep.OrientedBoxes;
import lockstep.Planes;
import lockstep.Rays;
import lockstep.Shapes;
import lockstep.Spheres;
import lockstep.Triangles;
import lockstep.internal.shape.Kind;

/**
 * Generates query shapes and rays for a scene: one for each of its shapes, of similar size and close to it,
 * so that about half of the pairs hit, as with the candidates of a broad phase. Query 0 has the size of the
 * scene instead, like a region query or a long ray.
 */
public final class Queries {
  private static final float ENDLESS = 20;

  private final Shapes scene;
  private final SplittableRandom random;
  private final float[] sceneMin =
      {Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY};
  private final float[] sceneMax =
      {Float.NEGATIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NEGATIVE_INFINITY};
  private final Boxes bounds;

  // the shape that the next query is near: its centre and half its extent
  private float x, y, z, reach;

  public Queries(Shapes scene, long seed) {
    this.scene = scene;
    random = new SplittableRandom(~seed);
    bounds = scene.bounds();
    float[] box = new float[6];
    for (int i = 0; i < scene.size(); i++) {
      bounds.get(i, box);
      for (int c = 0; c < 6; c++) { // queries for infinite shapes are near the origin
        box[c] = Float.isInfinite(box[c]) ? Math.signum(box[c]) * ENDLESS : box[c];
      }
      bounds.set(i, box[0], box[1], box[2], box[3], box[4], box[5]);
      for (int c = 0; c < 3; c++) { // a NaN changes nothing
        sceneMin[c] = box[c] < sceneMin[c] ? box[c] : sceneMin[c];
        sceneMax[c] = box[c + 3] > sceneMax[c] ? box[c + 3] : sceneMax[c];
      }
    }
  }

  /** Queries of a kind. */
  public Columns of(Kind kind) {
    return Generator.of(kind).queries().apply(this);
  }

  Spheres spheres() {
    Spheres spheres = Spheres.allocate(scene.size());
    for (int i = 0; i < scene.size(); i++) {
      approach(i);
      spheres.set(i, near(x), near(y), near(z), reach * within(0.3f, 0.8f));
    }
    return spheres;
  }

  Capsules capsules() {
    Capsules capsules = Capsules.allocate(scene.size());
    for (int i = 0; i < scene.size(); i++) {
      approach(i);
      capsules.set(i, near(x), near(y), near(z), near(x), near(y), near(z), reach * within(0.1f, 0.4f));
    }
    return capsules;
  }

  Boxes boxes() {
    Boxes boxes = Boxes.allocate(scene.size());
    for (int i = 0; i < scene.size(); i++) {
      approach(i);
      float left = near(x), bottom = near(y), front = near(z);
      boxes.set(i, left, bottom, front, left + reach * within(0.2f, 1), bottom + reach * within(0.2f, 1),
          front + reach * within(0.2f, 1));
    }
    return boxes;
  }

  OrientedBoxes orientedBoxes() {
    OrientedBoxes boxes = OrientedBoxes.allocate(scene.size());
    for (int i = 0; i < scene.size(); i++) {
      approach(i);
      boxes.set(i, near(x), near(y), near(z), reach * within(0.1f, 0.5f), reach * within(0.1f, 0.5f),
          reach * within(0.1f, 0.5f), within(-1, 1), within(-1, 1), within(-1, 1), within(-1, 1));
    }
    return boxes;
  }

  /** The half-spaces behind planes near the shapes. */
  Planes planes() {
    Planes planes = Planes.allocate(scene.size());
    for (int i = 0; i < scene.size(); i++) {
      approach(i);
      planes.set(i, within(-1, 1), within(-1, 1), within(-1, 1), near(x), near(y), near(z));
    }
    return planes;
  }

  /** Upright cylinders through the shapes. */
  Cylinders cylinders() {
    Cylinders cylinders = Cylinders.allocate(Axis.Y, scene.size());
    for (int i = 0; i < scene.size(); i++) {
      approach(i);
      cylinders.set(i, near(x), near(z), reach * within(0.1f, 0.4f));
    }
    return cylinders;
  }

  /** Frusta of cameras that look at the shapes from a few sizes away. */
  Frusta frusta() {
    Frusta frusta = Frusta.allocate(scene.size());
    for (int i = 0; i < scene.size(); i++) {
      approach(i);
      Vec eye = new Vec(near(x), near(y), near(z));
      Vec to = new Vec(within(-1, 1), within(-1, 1), within(-1, 1)).unit();
      Solid.Frustum.of(eye.minus(to.times(2 * reach)), to, 0.3, reach, 3 * reach).store(i, frusta);
    }
    return frusta;
  }

  Triangles triangles() {
    Triangles triangles = Triangles.allocate(scene.size());
    for (int i = 0; i < scene.size(); i++) {
      approach(i);
      triangles.set(i, near(x), near(y), near(z), near(x), near(y), near(z), near(x), near(y), near(z));
    }
    return triangles;
  }

  /** Rays at the shapes: half of them steeply from above, half grazing from the side. */
  Rays rays() {
    Rays rays = Rays.allocate(scene.size());
    float width = sceneMax[0] - sceneMin[0];
    float height = sceneMax[1] - sceneMin[1];
    for (int i = 0; i < scene.size(); i++) {
      approach(i);
      boolean above = random.nextBoolean();
      float ox = above ? x + within(-0.1f, 0.1f) * width : sceneMin[0] - 0.1f * width;
      float oy = sceneMax[1] + (above ? height : 0.2f * height) + reach;
      float oz = above ? z + within(-0.1f, 0.1f) * width : within(sceneMin[2], sceneMax[2]);
      float dx = x + reach * within(-0.7f, 0.7f) - ox;
      float dy = y + reach * within(-0.7f, 0.7f) - oy;
      float dz = z + reach * within(-0.7f, 0.7f) - oz;
      float length = (float) Math.sqrt(dx * dx + dy * dy + dz * dz);
      rays.set(i, ox, oy, oz, dx / length, dy / length, dz / length);
    }
    return rays;
  }

  private void approach(int i) {
    float[] b = {sceneMin[0], sceneMin[1], sceneMin[2], sceneMax[0], sceneMax[1], sceneMax[2]};
    if (i > 0) {
      bounds.get(i, b);
    }
    x = (b[0] + b[3]) / 2;
    y = (b[1] + b[4]) / 2;
    z = (b[2] + b[5]) / 2;
    float ex = b[3] - b[0], ey = b[4] - b[1], ez = b[5] - b[2];
    reach = (float) Math.sqrt(ex * ex + ey * ey + ez * ez) / (i > 0 ? 2 : 8);
  }

  private float near(float centre) {
    return centre + reach * within(-0.9f, 0.9f);
  }

  private float within(float low, float high) {
    return low + (high - low) * random.nextFloat();
  }
}
