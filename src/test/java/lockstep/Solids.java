package lockstep;

/** Closed meshes. */
final class Solids {
  /** Each face as two triangles, counterclockwise seen from outside; bit k of a corner: at the upper end. */
  private static final int[] CORNERS = {0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6,
      7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5};

  static final int BOX = CORNERS.length / 3;

  private Solids() {}

  /** Sets {@link #BOX} triangles to a box. */
  static void box(Triangles mesh, int at, float... minMax) {
    for (int k = 0; k < CORNERS.length; k++) {
      for (int axis = 0; axis < 3; axis++) {
        int upper = CORNERS[k] >> axis & 1;
        mesh.columns[k % 3 * 3 + axis][mesh.from() + at + k / 3] = minMax[3 * upper + axis];
      }
    }
  }

  /** A box. */
  static Triangles box(float... minMax) {
    Triangles mesh = Triangles.allocate(BOX);
    box(mesh, 0, minMax);
    return mesh;
  }
}
