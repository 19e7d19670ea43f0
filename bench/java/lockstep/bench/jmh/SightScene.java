package lockstep.bench.jmh;

import java.util.SplittableRandom;
import lockstep.Boxes;
import lockstep.Capsules;
import lockstep.OrientedBoxes;
import lockstep.Rays;
import lockstep.Shapes;
import lockstep.Spheres;
import org.joml.Intersectionf;
import org.joml.Vector2f;

/**
 * A city of boxes and lines of sight in it. Whether each is blocked is also decided by a grid walk over the
 * ground in plain Java (Amanatides and Woo, A fast voxel traversal algorithm, 1987), which tests the boxes of
 * each cell by JOML until one is hit, at the level of a competent first version.
 */
final class SightScene {
  private static final int SIDE = 1000, CELL = 16, CELLS = (SIDE + 16) / CELL + 1;

  final Boxes city;
  final Rays lines;
  private final int[] starts = new int[CELLS * CELLS + 1];
  private final int[] ids;
  private final Vector2f scratch = new Vector2f();

  SightScene(int boxes, int count, int reach, SplittableRandom random) {
    city = Boxes.allocate(boxes);
    for (int k = 0; k < boxes; k++) {
      float x = SIDE * random.nextFloat(), z = SIDE * random.nextFloat();
      city.set(k, x, 0, z, x + 2 + 6 * random.nextFloat(), 3 + 20 * random.nextFloat(),
          z + 2 + 6 * random.nextFloat());
    }
    lines = Rays.allocate(count);
    for (int i = 0; i < count; i++) {
      float x = SIDE * random.nextFloat(), z = SIDE * random.nextFloat();
      double turn = 2 * Math.PI * random.nextDouble(), far = reach * random.nextDouble();
      float toX = Math.clamp(x + (float) (far * Math.cos(turn)), 0, SIDE),
          toZ = Math.clamp(z + (float) (far * Math.sin(turn)), 0, SIDE);
      float y = 2 + 10 * random.nextFloat();
      lines.set(i, x, y, z, toX - x, 2 + 10 * random.nextFloat() - y, toZ - z, 0, 1);
    }
    for (int k = 0; k < boxes; k++) {
      count(k, 1);
    }
    for (int cell = 0; cell < CELLS * CELLS; cell++) {
      starts[cell + 1] += starts[cell];
    }
    ids = new int[starts[CELLS * CELLS]];
    for (int k = boxes - 1; k >= 0; k--) {
      count(k, -1);
    }
  }

  /** Counts the cells of a box, or adds the box to them. */
  private void count(int k, int by) {
    for (int cz = cell(city.minZ[k]); cz <= cell(city.maxZ[k]); cz++) {
      for (int cx = cell(city.minX[k]); cx <= cell(city.maxX[k]); cx++) {
        int at = cz * CELLS + cx;
        starts[at] += by;
        if (by < 0) {
          ids[starts[at]] = k;
        }
      }
    }
  }

  private static int cell(float coordinate) {
    return (int) (coordinate / CELL);
  }

  /** Whether a box blocks line i. */
  boolean isBlocked(int i) {
    float x = lines.ox[i], y = lines.oy[i], z = lines.oz[i];
    float dx = lines.dx[i], dz = lines.dz[i], toX = x + dx, toY = y + lines.dy[i], toZ = z + dz;
    int cx = cell(x), cz = cell(z), endX = cell(toX), endZ = cell(toZ);
    int stepX = dx > 0 ? 1 : -1, stepZ = dz > 0 ? 1 : -1;
    float perX = Math.abs(CELL / dx), perZ = Math.abs(CELL / dz);
    float nextX = dx == 0 ? Float.POSITIVE_INFINITY : ((cx + (dx > 0 ? 1 : 0)) * CELL - x) / dx;
    float nextZ = dz == 0 ? Float.POSITIVE_INFINITY : ((cz + (dz > 0 ? 1 : 0)) * CELL - z) / dz;
    for (;;) {
      int at = cz * CELLS + cx;
      for (int e = starts[at]; e < starts[at + 1]; e++) {
        int k = ids[e];
        if (Intersectionf.intersectLineSegmentAab(x, y, z, toX, toY, toZ, city.minX[k], city.minY[k],
            city.minZ[k], city.maxX[k], city.maxY[k], city.maxZ[k], scratch) != Intersectionf.OUTSIDE) {
          return true;
        }
      }
      if ((cx == endX && cz == endZ) || Math.min(nextX, nextZ) > 1) {
        return false;
      }
      if (nextX < nextZ) {
        cx += stepX;
        nextX += perX;
      } else {
        cz += stepZ;
        nextZ += perZ;
      }
    }
  }

  /** This many shapes in a unit cube. */
  static Shapes cube(String kind, int count, SplittableRandom random) {
    Shapes shapes = switch (kind) {
      case "sphere" -> Spheres.allocate(count);
      case "capsule" -> Capsules.allocate(count);
      case "box" -> Boxes.allocate(count);
      case "obb" -> OrientedBoxes.allocate(count);
      default -> throw new IllegalArgumentException(kind);
    };
    float size = (float) (0.5 / Math.cbrt(count));
    for (int i = 0; i < count; i++) {
      float x = random.nextFloat(), y = random.nextFloat(), z = random.nextFloat();
      float a = size * random.nextFloat(), b = size * random.nextFloat(), c = size * random.nextFloat();
      switch (shapes) {
        case Spheres spheres -> spheres.set(i, x, y, z, a);
        case Capsules capsules -> capsules.set(i, x, y, z, x + a, y + b, z + c, a / 2);
        case Boxes boxes -> boxes.set(i, x - a, y - b, z - c, x + a, y + b, z + c);
        case OrientedBoxes boxes ->
          boxes.set(i, x, y, z, a, b, c, random.nextFloat(), random.nextFloat(), random.nextFloat(), 0.5f);
        default -> throw new IllegalArgumentException(kind);
      }
    }
    return shapes;
  }
}
