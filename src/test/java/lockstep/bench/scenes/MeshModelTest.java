package lockstep.bench.scenes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lockstep.Columns;
import lockstep.Engines;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Runs;
import lockstep.Triangles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The generated meshes, and the rays cast at them. */
@Runs.Bench
@Runs.Vectors
final class MeshModelTest {
  private static final int PIXELS = 48;

  private static Rays rays(RaySet set, MeshModel.View view) {
    return set.rays(view, PIXELS, (rays, hits) -> Engines.widest().closest(rays, view.triangles(), hits));
  }

  private static int hits(Rays rays, Triangles triangles) {
    RayHits hits = RayHits.allocate(rays.size());
    Engines.widest().closest(rays, triangles, hits);
    return hits.count();
  }

  private static float[] floats(Columns columns) {
    float[] floats = new float[columns.size() * columns.width()];
    columns.copyTo(floats, 0);
    return floats;
  }

  @ParameterizedTest
  @CsvSource({"statue-3000, 2500, 3500", "statue-20000, 18000, 22000", "halls-5000, 5000, 5000",
      "soup-777, 777, 777"})
  void modelsHaveAboutTheSizeAskedForAndNothingInvalid(String name, int least, int most) throws IOException {
    Triangles triangles = MeshModel.named(name).triangles();
    assertTrue(triangles.size() >= least && triangles.size() <= most, triangles.toString());
    assertEquals("Optional.empty", triangles.firstInvalid().toString());
    assertArrayEquals(floats(triangles), floats(MeshModel.named(name).triangles()));
  }

  @Test
  void everyEdgeOfTheStatueHasATriangleToEitherSide() throws IOException {
    Triangles triangles = MeshModel.named("statue-6000").triangles();
    Map<List<Float>, Integer> edges = new HashMap<>();
    float[] t = new float[9];
    for (int i = 0; i < triangles.size(); i++) {
      triangles.get(i, t);
      for (int k = 0; k < 3; k++) {
        int a = 3 * k;
        int b = (3 * k + 3) % 9;
        edges.merge(List.of(t[a], t[a + 1], t[a + 2], t[b], t[b + 1], t[b + 2]), 1, Integer::sum);
      }
    }
    for (var edge : edges.entrySet()) {
      assertEquals(1, edge.getValue(), edge.toString());
      List<Float> points = edge.getKey();
      assertEquals(1, edges.get(
          List.of(points.get(3), points.get(4), points.get(5), points.get(0), points.get(1), points.get(2))),
          edge.toString());
    }
  }

  @ParameterizedTest
  @EnumSource
  void raysMeetTheModelsOftenAndAreTheSameEveryTime(RaySet set) throws IOException {
    for (String name : List.of("statue-3000", "halls-4000", "soup-2000")) {
      MeshModel.View view = MeshModel.named(name);
      Rays rays = rays(set, view);
      assertEquals("Optional.empty", rays.firstInvalid().toString());
      int hits = hits(rays, view.triangles());
      assertTrue(hits > rays.size() / 50, name + ": " + hits + " of " + rays.size());
      assertArrayEquals(floats(rays), floats(rays(set, view)));
    }
  }

  @Test
  void shuffledRaysAreTheCamerasInAnotherOrder() throws IOException {
    MeshModel.View view = MeshModel.named("soup-100");
    float[] tiled = floats(rays(RaySet.CAMERA, view));
    float[] shuffled = floats(rays(RaySet.SHUFFLED, view));
    assertTrue(!Arrays.equals(tiled, shuffled));
    Arrays.sort(tiled);
    Arrays.sort(shuffled);
    assertArrayEquals(tiled, shuffled);
  }

  @Test
  void axisRaysHaveExactZeros() throws IOException {
    Rays rays = rays(RaySet.AXIS, MeshModel.named("statue-3000"));
    for (int i = 0; i < rays.size(); i++) {
      assertEquals(1, Math.abs(rays.dx[i]) + Math.abs(rays.dy[i]) + Math.abs(rays.dz[i]));
    }
  }
}
