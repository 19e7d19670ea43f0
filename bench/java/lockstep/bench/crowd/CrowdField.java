package lockstep.bench.crowd;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import lockstep.Axis;
import lockstep.Boxes;
import lockstep.Cylinders;
import lockstep.OrientedBoxes;
import lockstep.Target;
import lockstep.Tree;
import lockstep.Triangles;
import lockstep.bench.scenes.Terrain;

/**
 * The static scene of a crowd's world: rolling land, a thick wall across its middle with gates and,
 * alternating with these, ways over it, up a ramp on one side and up stairs on the other; pillars, and low
 * walls in all directions.
 */
final class CrowdField {
  /** Distance from a gate to the next way over the wall. */
  private static final int APART = 16;

  /** Half the width of a gate, a ramp or stairs. */
  static final float HALF_WAY = 2.5f;

  /** Distance from the middle of the wall to the ends of all ramps and stairs. */
  static final float APPROACH = 11;

  /** Drawn height of pillars, which are infinite. */
  static final float PILLAR_TOP = 9;

  private static final float WALL_TOP = 4;
  private static final float HALF_WALL = 1.5f;
  private static final float RUN = 8; // of a ramp, level
  private static final int STAIRS = 16;
  private static final float BELOW = -0.1f; // where blocks begin, on flat ground
  private static final float HILLS = 7;
  private static final float PER_PERSON = 3; // square metres
  private static final int PER_OBSTACLE = 160;

  final int side;
  final float middle;
  final Triangles ground;
  final Boxes blocks;
  final OrientedBoxes turned;
  final Cylinders pillars;

  /** The whole scene. */
  final List<Target> world;

  private final SplittableRandom random;
  private final long seed;

  /** A field with room for this many people. */
  CrowdField(int people, long seed) {
    this.seed = seed;
    side = APART * Math.max(3, (int) Math.ceil(Math.sqrt(PER_PERSON * people) / APART));
    middle = side / 2f;
    random = new SplittableRandom(seed);
    ground = new Terrain(side, 1, this::height).triangles(2 * side * side);
    int obstacles = side * side / PER_OBSTACLE;
    pillars = Cylinders.allocate(Axis.Y, obstacles);
    turned = OrientedBoxes.allocate(ways() / 2 + obstacles);
    for (int w = 0; w < ways() / 2; w++) {
      ramp(w);
    }
    float firstX = random.nextFloat(), firstZ = random.nextFloat();
    for (int i = 0; i < 2 * obstacles; i++) {
      // evenly spread: Roberts, The Unreasonable Effectiveness of Quasirandom Sequences, 2018
      float x = place((firstX + 0.7548777f * i) % 1), z = 4 + (side - 8) * ((firstZ + 0.5698403f * i) % 1);
      if (i % 2 == 0) {
        pillars.set(i / 2, x, z, between(0.5f, 1.1f));
      } else {
        turned.set(ways() / 2 + i / 2, x, height(x, z), z, 0.3f, 1.6f, between(1.5f, 3.5f), 0, between(-1, 1),
            0, 1);
      }
    }
    blocks = blocks();
    world = List.of(Tree.of(ground), Tree.of(blocks), Tree.of(turned), pillars);
  }

  private float between(float least, float most) {
    return least + (most - least) * random.nextFloat();
  }

  /** An x on either side of the wall, away from it; {@code part} is in [0, 1). */
  private float place(float part) {
    float from = APPROACH + 2, away = from + (middle - 3 - from) * Math.abs(2 * part - 1);
    return part < 0.5f ? middle - away : middle + away;
  }

  /** The height of the land: flat before the wall. */
  float height(float x, float z) {
    float away = Math.clamp((Math.abs(x - middle) - APPROACH) / 10, 0f, 1f);
    return HILLS * away * away * (3 - 2 * away) * Terrain.rolling(x, z, 24, seed);
  }

  /** The number of ways through and over the wall: even ones are gates, odd ones lead over it. */
  int ways() {
    return side / APART;
  }

  /** The z of the middle of a way. */
  float way(int w) {
    return APART * (w + 0.5f);
  }

  /** The wall from gate to gate, and the stairs on the side of larger x. */
  private Boxes blocks() {
    List<float[]> all = new ArrayList<>();
    float from = 0;
    for (int w = 0; w < ways(); w++) {
      float z = way(w);
      if (w % 2 == 0) {
        all.add(new float[] {middle - HALF_WALL, from, middle + HALF_WALL, z - HALF_WAY, WALL_TOP});
        from = z + HALF_WAY;
      } else {
        for (int k = 0; k < STAIRS; k++) {
          float far = middle + HALF_WALL + RUN * (STAIRS - k) / STAIRS;
          all.add(
              new float[] {middle + HALF_WALL, z - HALF_WAY, far, z + HALF_WAY, WALL_TOP * (k + 1) / STAIRS});
        }
      }
    }
    all.add(new float[] {middle - HALF_WALL, from, middle + HALF_WALL, side, WALL_TOP});
    Boxes boxes = Boxes.allocate(all.size());
    for (int i = 0; i < all.size(); i++) {
      float[] b = all.get(i);
      boxes.set(i, b[0], BELOW, b[1], b[2], b[4], b[3]);
    }
    return boxes;
  }

  /**
   * The ramp of a way over the wall, on the side of smaller x: a box thick enough that nobody gets below it.
   */
  private void ramp(int w) {
    float half = 1.5f, length = (float) Math.hypot(RUN, WALL_TOP);
    float sin = WALL_TOP / length, cos = RUN / length;
    float x = middle - HALF_WALL - RUN / 2 + half * sin, y = WALL_TOP / 2 - half * cos;
    turned.set(w, x, y, way(2 * w + 1), length / 2, half, HALF_WAY, 0, 0, sin, 1 + cos); // turned about z
  }
}
