package lockstep.internal.grid;

import lockstep.internal.kernel.part.SquareTest;

/**
 * A search for what a ball may touch of a {@link PointField}, block by block of those that the ball reaches.
 * Each thread has its own.
 */
public final class PointSearch {
  private PointField field;
  private float x, y, z, radius;
  private float limit; // square of the distance to centres at most
  private int minX, minY, maxX, maxY, maxZ; // blocks
  private int blockY, blockZ; // the row of blocks that it is in
  private int block, rowEnd; // the next block, and the last one of the row
  private int at, end; // spheres of a block
  private boolean isCertain;

  /** Begins a search for what ball {@code i} of some columns may touch: with the spheres that are loose. */
  public void begin(PointField in, float[][] balls, int i) {
    field = in;
    x = balls[0][i];
    y = balls[1][i];
    z = balls[2][i];
    radius = balls[3][i];
    float reach = radius + in.radius();
    limit = reach * reach;
    float far = reach * (1 + 0x1p-20f); // more than rounding takes, of sums with a coordinate, too
    float farX = far + Math.abs(x) * 0x1p-22f;
    float farY = far + Math.abs(y) * 0x1p-22f;
    float farZ = far + Math.abs(z) * 0x1p-22f;
    minX = in.block(x - farX, 0);
    minY = in.block(y - farY, 1);
    int minZ = in.block(z - farZ, 2);
    maxX = in.block(x + farX, 0);
    maxY = in.block(y + farY, 1);
    maxZ = in.block(z + farZ, 2);
    at = in.looseBegin();
    end = in.looseEnd();
    blockY = minY - 1;
    blockZ = minZ;
    block = 0;
    rowEnd = -1;
  }

  /** Lets go of the field. */
  public void release() {
    field = null;
  }

  /** The next sphere that the ball may touch, −1 if there is no other. */
  public int next() {
    float[] spheres = field.spheres;
    do {
      for (int k = at; k < end; k++) {
        float dx = spheres[4 * k] - x, dy = spheres[4 * k + 1] - y, dz = spheres[4 * k + 2] - z;
        float sum = spheres[4 * k + 3] + radius;
        float square = dx * dx + dy * dy + dz * dz;
        if (SquareTest.mayBeAtMost(square, sum * sum)) {
          isCertain = SquareTest.isCertainlyLess(square, sum * sum);
          at = k + 1;
          return field.ids[k];
        }
      }
    } while (nextBlock());
    return -1;
  }

  /** Whether the ball certainly touches the sphere of the last {@link #next}. */
  public boolean isCertain() {
    return isCertain;
  }

  /** Turns to the next block with a centre that may be near enough; false if there is none. */
  private boolean nextBlock() {
    int[] starts = field.starts;
    do {
      while (block <= rowEnd) {
        at = starts[block];
        end = starts[block + 1];
        block++;
        if (at < end && isNear(field.boxes, 6 * (block - 1))) {
          return true;
        }
      }
    } while (nextRow(starts));
    at = 0;
    end = 0;
    return false;
  }

  /** Turns to the next row that is not empty. */
  private boolean nextRow(int[] starts) {
    do {
      if (blockY < maxY) {
        blockY++;
      } else if (blockZ < maxZ) {
        blockY = minY;
        blockZ++;
      } else {
        return false;
      }
      block = field.block(minX, blockY, blockZ);
      rowEnd = block + maxX - minX;
    } while (starts[block] == starts[rowEnd + 1]);
    return true;
  }

  private boolean isNear(float[] boxes, int box) {
    float apartX = apart(x, boxes[box], boxes[box + 3]);
    float apartY = apart(y, boxes[box + 1], boxes[box + 4]);
    float apartZ = apart(z, boxes[box + 2], boxes[box + 5]);
    return SquareTest.mayBeAtMost(apartX * apartX + apartY * apartY + apartZ * apartZ, limit);
  }

  private static float apart(float coordinate, float min, float max) {
    return Math.max(Math.max(min - coordinate, coordinate - max), 0);
  }
}
