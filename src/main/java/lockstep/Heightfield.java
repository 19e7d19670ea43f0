package lockstep;

import java.util.Objects;
import lockstep.internal.bvh.HeightPyramid;
import lockstep.internal.query.HeightIndex;
import lockstep.internal.shape.Checks;
import lockstep.internal.shape.HeightTriangles;
import lockstep.internal.shape.Searchable;

/**
 * A heightfield: terrain given by a grid of heights along z. Pass it to the verbs of {@link Engine} in place
 * of shapes or a {@link Tree}. It answers, bit for bit, as the buffer {@link #triangles()} does, but stores
 * no triangle: beside the caller's heights it takes 9 bytes for each of them.
 *
 * <pre>
 *   Heightfield terrain = Heightfield.of(heights, 1025, 1025, -512, -512, 1, 1);
 *   engine.closest(rays, terrain, hits);                    // hits.index names a triangle
 *   mover.move(engine, people, motions, terrain);
 * </pre>
 *
 * <p>The height of column i and row j is {@code heights[j · columns + i]}. It stands at {@code x = originX +
 * i · cellX} and {@code y = originY + j · cellY}, computed in double and rounded to float: see {@link #x} and
 * {@link #y}. Four neighbours are the corners of a cell, which is two triangles:
 *
 * <pre>
 *   (i, j + 1) ----- (i + 1, j + 1)       cell number c = j · (columns − 1) + i
 *       |  2 c + 1  /  |
 *       |         /    |                  triangle 2 c     (i, j), (i + 1, j), (i + 1, j + 1)
 *       |       /      |                  triangle 2 c + 1 (i, j), (i + 1, j + 1), (i, j + 1)
 *       |     /        |
 *       |   /   2 c    |
 *   (i, j) --------- (i + 1, j)
 * </pre>
 *
 * <p>So the index of a hit, divided by 2, is a cell, and u and v are weights of the second and third corner.
 * Seen from above, triangles are counterclockwise: normals point up. Each is a closed patch with two sides;
 * the ground below is not solid.
 *
 * <p>A NaN is a hole: the triangles at it are never hit. If a height, or a corner of the grid, is beyond
 * 2⁶⁰, about 1.15e18, answers are still those of the triangles, but every query tests all of them.
 *
 * <p>The field reads the heights when it is made and when it is {@linkplain #update() updated}. If they
 * change in between, answers are unspecified. Any number of threads may use it at once, but not while it is
 * updated.
 */
public final class Heightfield implements Target {
  private final HeightTriangles grid;
  final HeightIndex index;

  /** This alone, as obstacles are seen by the internal packages. */
  final Searchable[] alone;

  private Heightfield(HeightTriangles grid) {
    this.grid = grid;
    index = new HeightIndex(grid);
    alone = new Searchable[] {index};
  }

  /**
   * Makes a heightfield over the caller's own array, without a copy, with the calling thread.
   *
   * @param heights the height of column i and row j at {@code j · columns + i}
   * @param columns the number of heights along x, from 2 to 32,769
   * @param rows the number of heights along y, from 2 to 32,769
   * @param originX x of column 0
   * @param originY y of row 0
   * @param cellX the distance of columns
   * @param cellY the distance of rows
   * @throws IllegalArgumentException if there are fewer or more columns or rows, or {@code 2 (columns + 2)
   *     (rows + 2)} is more than 2³¹ − 64; if the array is shorter than {@code columns · rows}; if a corner
   *     of the grid is not finite or a distance is not positive
   */
  public static Heightfield of(float[] heights, int columns, int rows, float originX, float originY,
      float cellX, float cellY) {
    Objects.requireNonNull(heights, "heights");
    float[] xs = places("columns", columns, "originX", originX, "cellX", cellX);
    float[] ys = places("rows", rows, "originY", originY, "cellY", cellY);
    // cells are stored in whole blocks
    Checks.entries("2 (columns + 2) (rows + 2)", 2L * (columns + 2) * (rows + 2));
    Checks.room("heights.length", heights.length, "columns and rows of heights", (long) columns * rows);
    return new Heightfield(new HeightTriangles(heights, xs, ys));
  }

  /** The coordinates of columns or rows, after a check of what says them. */
  private static float[] places(String name, int count, String originName, float origin, String cellName,
      float cell) {
    Checks.atLeast(name, count, 2);
    if (count > HeightPyramid.MOST_CELLS + 1) {
      throw new IllegalArgumentException(
          name + " is " + count + ", more than " + (HeightPyramid.MOST_CELLS + 1));
    }
    Checks.finite(originName, origin);
    if (!(cell > 0)) {
      throw new IllegalArgumentException(cellName + " is " + cell + ", not more than 0");
    }
    float[] places = new float[count];
    for (int k = 0; k < count; k++) {
      places[k] = (float) (origin + k * (double) cell);
    }
    Checks.finite(originName + " + (" + name + " - 1) " + cellName, places[count - 1]);
    return places;
  }

  /** Follows the heights, which have changed, with the calling thread. It allocates nothing. */
  public void update() {
    index.update();
  }

  /**
   * Follows heights of which only some have changed: those of columns {@code fromColumn} to {@code toColumn −
   * 1} in rows {@code fromRow} to {@code toRow − 1}. It takes time in proportion to their number. If others
   * have changed too, answers are unspecified until these are followed. It allocates nothing.
   *
   * @throws IndexOutOfBoundsException if there are no such columns or rows, or a first one is after the last
   */
  public void update(int fromColumn, int toColumn, int fromRow, int toRow) {
    Checks.offset("toColumn", toColumn, columns());
    Checks.offset("fromColumn", fromColumn, toColumn);
    Checks.offset("toRow", toRow, rows());
    Checks.offset("fromRow", fromRow, toRow);
    index.update(fromColumn, toColumn, fromRow, toRow);
  }

  /** The number of heights along x. */
  public int columns() {
    return grid.xs.length;
  }

  /** The number of heights along y. */
  public int rows() {
    return grid.ys.length;
  }

  /** The number of triangles: twice that of cells. */
  public int size() {
    return grid.size;
  }

  /**
   * The x of a column.
   *
   * @throws IndexOutOfBoundsException if there is no such column
   */
  public float x(int column) {
    Checks.index("column", column, columns());
    return grid.xs[column];
  }

  /**
   * The y of a row.
   *
   * @throws IndexOutOfBoundsException if there is no such row
   */
  public float y(int row) {
    Checks.index("row", row, rows());
    return grid.ys[row];
  }

  /** Returns a new buffer of the triangles as they are now, {@link #size()} of them. */
  public Triangles triangles() {
    return Triangles.copied(grid);
  }

  /**
   * Writes the triangles as they are now.
   *
   * @throws IllegalArgumentException if {@code into} does not have as many triangles
   */
  public void triangles(Triangles into) {
    Checks.same("into.size()", Objects.requireNonNull(into, "into").size(), "size()", size());
    into.set(grid);
  }

  /** Returns {@link #triangles()}: a new buffer at each call, for what is no query. */
  @Override
  public Shapes shapes() {
    return triangles();
  }

  /** The number of bytes that the field takes, beyond those of the heights. */
  public long bytes() {
    return index.bytes();
  }

  @Override
  public String toString() {
    return "Heightfield[" + columns() + " × " + rows() + "]";
  }
}
