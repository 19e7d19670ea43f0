package lockstep.internal.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.Stream;
import lockstep.Engine;
import lockstep.Engines;
import lockstep.Hits;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Runs;
import lockstep.Triangles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * No ray leaves a closed mesh: rays from inside, aimed where triangles meet, hit at least one of them. All
 * meshes are closed and use the same floats for a corner in every triangle.
 */
@Runs.Ends
@Runs.Vectors
class WatertightTest {
  static Stream<Mesh> meshes() {
    Mesh sphere = Mesh.icosphere(2);
    Mesh torus = Mesh.torus(24, 12);
    Mesh rough = Mesh.roughBox(6, new Random(7));
    return Stream.of(sphere, torus, rough, Mesh.icosphere(0), sphere.moved(1e-6f, 0), sphere.moved(1, 1e6f),
        torus.moved(1e-6f, 0), torus.moved(100, 1e6f), rough.moved(1e-6f, 0), rough.moved(100, 1e6f),
        rough.moved(1e6f, 0), rough.moved(0.37f, -123.456f));
  }

  @ParameterizedTest
  @MethodSource("meshes")
  void noRayLeaves(Mesh mesh) {
    Rays rays = raysFromInside(mesh, new Random(1));
    for (Mesh wound : new Mesh[] {mesh, mesh.turned()}) {
      for (Engine engine : new Engine[] {Engine.scalar(), Engines.widest()}) {
        RayHits hits = RayHits.allocate(rays.size());
        engine.closest(rays, wound.triangles(), hits);
        for (int i = 0; i < rays.size(); i++) {
          assertTrue(hits.index[i] >= 0 && hits.t[i] >= 0, () -> "left: " + engine + " " + mesh);
        }
        Hits any = Hits.allocate(rays.size());
        engine.any(rays, wound.triangles(), any);
        assertEquals(rays.size(), any.count(), () -> "any: " + engine + " " + mesh);
      }
    }
  }

  /** Aimed at a corner, the hit is at that corner: t is 1 within rounding where nothing is in front. */
  @Test
  void cornersOfASphereAreHitWhereTheyAre() {
    Mesh mesh = Mesh.icosphere(2);
    Rays rays = Rays.allocate(mesh.vertices.length / 3);
    for (int i = 0; i < rays.size(); i++) {
      rays.set(i, 0.125f, -0.25f, 0.0625f, mesh.vertices[3 * i] - 0.125f, mesh.vertices[3 * i + 1] + 0.25f,
          mesh.vertices[3 * i + 2] - 0.0625f);
    }
    RayHits hits = RayHits.allocate(rays.size());
    Engines.widest().closest(rays, mesh.triangles(), hits);
    for (int i = 0; i < rays.size(); i++) {
      assertEquals(1, hits.t[i], 1e-5);
    }
  }

  /** Rays do leave a mesh without one of its triangles: the test above can fail. */
  @Test
  void aHoleLeaks() {
    Triangles all = Mesh.icosphere(2).triangles();
    Rays rays = raysFromInside(Mesh.icosphere(2), new Random(1));
    Hits hits = Hits.allocate(rays.size());
    Engines.widest().any(rays, all.slice(1, all.size() - 1), hits);
    assertTrue(hits.count() < rays.size());
  }

  private static Rays raysFromInside(Mesh mesh, Random random) {
    int edges = mesh.indices.length;
    int corners = mesh.vertices.length / 3;
    Rays rays = Rays.allocate(2 * corners + 3 * edges + 500);
    int ray = 0;
    for (int i = 0; i < rays.size(); i++) {
      float[] o = mesh.inside[i % mesh.inside.length];
      float[] at = new float[3];
      for (int c = 0; c < 3; c++) {
        if (i < 2 * corners) {
          at[c] = mesh.vertices[3 * (i % corners) + c];
        } else if (i < 2 * corners + 3 * edges) {
          int k = (i - 2 * corners) % edges;
          int next = k % 3 == 2 ? k - 2 : k + 1;
          float a = mesh.vertices[3 * mesh.indices[k] + c];
          float b = mesh.vertices[3 * mesh.indices[next] + c];
          float s = i < 2 * corners + edges ? 0.5f : (i * 0.6180339f) % 1;
          at[c] = a + s * (b - a);
        } else {
          at[c] = o[c] + (float) random.nextGaussian();
        }
      }
      rays.set(ray++, o[0], o[1], o[2], at[0] - o[0], at[1] - o[1], at[2] - o[2]);
    }
    return rays;
  }
}
