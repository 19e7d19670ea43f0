package lockstep.bench.demo;

import java.util.SplittableRandom;
import lockstep.Boxes;
import lockstep.Triangles;
import lockstep.bench.scenes.Terrain;

/** The static scene of the demo: a height field with boxes on its floor, between four half-spaces. */
final class Valley {
  static final int WALLS = 4; // the first boxes
  static final float WIDTH = 72;
  private static final int CELLS = 60;
  private static final int STREETS = 6;

  final Triangles ground;
  final Boxes boxes;

  Valley(long seed) {
    Terrain terrain = new Terrain(CELLS, WIDTH / CELLS, (x, z) -> height(x, z, seed));
    ground = terrain.triangles(2 * CELLS * CELLS);
    boxes = Boxes.allocate(WALLS + STREETS * STREETS);
    float far = Float.POSITIVE_INFINITY; // boxes with infinite corners are half-spaces
    boxes.set(0, -far, -far, -far, 0, far, far);
    boxes.set(1, WIDTH, -far, -far, far, far, far);
    boxes.set(2, -far, -far, -far, far, far, 0);
    boxes.set(3, -far, -far, WIDTH, far, far, far);
    SplittableRandom random = new SplittableRandom(seed);
    for (int k = 0; k < STREETS * STREETS; k++) {
      int row = k / STREETS;
      float x = WIDTH / 2 + 5.2f * (k % STREETS - (STREETS - 1) / 2f);
      float z = WIDTH / 2 + 5.2f * (row - (STREETS - 1) / 2f);
      float luck = random.nextFloat();
      float top = 2.5f + 9 * luck * luck;
      float wide = 1 + 0.4f * random.nextFloat();
      float deep = 1 + 0.4f * random.nextFloat();
      boxes.set(WALLS + k, x - wide, -4, z - deep, x + wide, top, z + deep);
    }
  }

  /** A bowl with rough slopes and a flat floor. */
  private static float height(float x, float z, long seed) {
    float middle = WIDTH / 2;
    float distance = (float) Math.hypot(x - middle, z - middle) / middle;
    float slope = Math.clamp((distance - 0.48f) / 0.6f, 0, 1.6f);
    return slope * slope * (3 - slope) * 5 + 5 * Math.min(1, 3 * slope) * Terrain.rolling(x, z, 22, seed);
  }
}
