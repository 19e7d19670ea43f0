package lockstep.internal.bvh;

import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;

/**
 * Primitives offered by trees to queries that are unbounded on some sides: those near the bounded sides, not
 * all of them.
 */
@Runs.Vectors
class RangeQueryTest {
  private static final float INF = Float.POSITIVE_INFINITY;
  private static final int SIDE = 10;

  /** Points at whole numbers. */
  private static final Bvh GRID = grid();

  private static Bvh grid() {
    float[][] points = new float[4][SIDE * SIDE * SIDE];
    for (int i = 0; i < points[0].length; i++) {
      int row = i / SIDE, layer = row / SIDE;
      points[0][i] = i % SIDE;
      points[1][i] = row % SIDE;
      points[2][i] = layer;
    }
    return Bvh.build(new Elements(Kind.SPHERE, points, 0, points[0].length), 8, Bins::scalar, null);
  }

  private static int offered(Kind kind, float... element) {
    float[][] columns = new float[element.length][];
    for (int c = 0; c < element.length; c++) {
      columns[c] = new float[] {element[c]};
    }
    RayCaster caster = RayCaster.scalar();
    caster.around(GRID, new Elements(kind, columns, 0, 1), 0, 0,
        ScalarKernels.TABLE.get(Verb.OVERLAP, kind, Kind.SPHERE).error());
    int[] ids = new int[8];
    int offered = 0;
    for (int more = caster.next(ids, 0); more > 0; more = caster.next(ids, 0)) {
      offered += more;
    }
    return offered;
  }

  private static void few(int least, int offered) {
    assertTrue(offered >= least && offered <= 4 * least + 50, () -> offered + " of 1000, not some " + least);
  }

  @Test
  void unboundedOnSomeSides() {
    few(SIDE, offered(Kind.CYLINDER, 3, 4, 0.5f));
    few(SIDE, offered(Kind.BOX, 3, 4, -INF, 3, 4, INF));
    few(SIDE * SIDE, offered(Kind.BOX, 3, -INF, -INF, 3, INF, INF));
    few(SIDE * SIDE, offered(Kind.PLANE, 2, 0, 0, -0.5f));
    few(SIDE, offered(Kind.FRUSTUM, -1, 0, 0, 3, 1, 0, 0, -3, 0, -1, 0, 4, 0, 1, 0, -4, 0, 0, 1, -100, 0, 0,
        1, -100));
  }
}
