package lockstep.bench.scenes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lockstep.Rays;
import lockstep.Runs;
import org.junit.jupiter.api.Test;

/** Pictures and lidars hold the rays that they should, in their order. */
@Runs.Bench
@Runs.Once
class ViewOrderTest {
  private static final MeshModel.View VIEW = new MeshModel.View(MeshModel.HALLS.triangles(2000, 1), true);

  private static List<Float> ray(Rays rays, int i) {
    float[] r = rays.get(i, new float[8]);
    return List.of(r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7]);
  }

  @Test
  void tilesAreTheRowsInAnotherOrder() {
    Rays tiles = ViewOrder.TILES.rays(VIEW, 32, ViewOrder.width(90));
    Rays rows = ViewOrder.ROWS.rays(VIEW, 32, ViewOrder.width(90));
    Set<List<Float>> all = new HashSet<>();
    for (int i = 0; i < 32 * 32; i++) {
      all.add(ray(rows, i));
      int tile = i / 64, within = i % 64;
      int x = 8 * (tile % 4) + within % 8, y = 8 * (tile / 4) + within / 8;
      assertEquals(ray(rows, 32 * y + x), ray(tiles, i));
    }
    assertEquals(32 * 32, all.size());
    double corner = dot(rows, 0, 31), edge = dot(rows, 16, 32 * 31 + 16);
    assertEquals(Math.cos(Math.toRadians(90)), edge, 0.1, "from the top to the bottom of the picture");
    assertTrue(corner > edge);
  }

  @Test
  void aLidarTurnsOnceAndItsBeamsFan() {
    Rays rays = ViewOrder.LIDAR.rays(VIEW, 256, ViewOrder.width(40));
    assertEquals(16 * 256, rays.size());
    double fan = Math.toDegrees(Math.acos(dot(rays, 0, 15)));
    assertEquals(40 * 15 / 16.0, fan, 0.01);
    assertEquals(-1, Math.signum(dot(rays, 7, 7 + 16 * 128)), "half a turn");
    float[] first = rays.get(5, new float[8]), next = rays.get(5 + 16, new float[8]);
    assertEquals(first[4], next[4], 1e-6, "a beam keeps its height");
    assertEquals(3, Arrays.stream(new int[] {0, 1, 2}).filter(c -> first[c] == next[c]).count());
  }

  private static double dot(Rays rays, int i, int j) {
    return rays.dx[i] * rays.dx[j] + rays.dy[i] * rays.dy[j] + rays.dz[i] * (double) rays.dz[j];
  }
}
