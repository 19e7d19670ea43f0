package lockstep.internal.query;

import lockstep.internal.bvh.Hierarchy;
import lockstep.internal.bvh.HeightPyramid;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.HeightTriangles;

/** An index over a grid of heights. */
public final class HeightIndex implements Index {
  private final HeightTriangles triangles;
  private final HeightPyramid pyramid;

  public HeightIndex(HeightTriangles triangles) {
    this.triangles = triangles;
    pyramid = new HeightPyramid(triangles);
  }

  /** Follows the heights, which have changed. */
  public void update() {
    pyramid.update();
  }

  /** Follows the heights of columns and rows from one to another, without the latter. */
  public void update(int fromColumn, int toColumn, int fromRow, int toRow) {
    int cellsX = triangles.xs.length - 1, cellsY = triangles.ys.length - 1;
    if (fromColumn < toColumn && fromRow < toRow) { // a height belongs to the cells before and after it
      pyramid.update(Math.max(fromColumn - 1, 0), Math.min(toColumn, cellsX), Math.max(fromRow - 1, 0),
          Math.min(toRow, cellsY));
    }
  }

  @Override
  public Elements elements() {
    return triangles;
  }

  @Override
  public Hierarchy hierarchy() {
    return pyramid;
  }

  /** Bytes that the index takes, beyond those of the heights. */
  public long bytes() {
    return pyramid.bytes();
  }
}
