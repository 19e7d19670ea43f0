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
