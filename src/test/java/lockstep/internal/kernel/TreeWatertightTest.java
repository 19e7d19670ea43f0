package lockstep.internal.kernel;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import lockstep.Engine;
import lockstep.Engines;
import lockstep.Hits;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Runs;
import lockstep.Tree;
import lockstep.Triangles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No ray leaves a closed mesh through its tree, and from outside rays hit it where the flat kernels do. */
@Runs.Vectors
class TreeWatertightTest {
  private static final List<Engine> ENGINES = List.of(Engine.scalar(), Engines.widest());

  static Stream<Mesh> meshes() {
    Mesh sphere = Mesh.icosphere(3);
    Mesh torus = Mesh.torus(24, 12);
    Mesh rough = Mesh.roughBox(6, new Random(7));
    Mesh cube = Mesh.roughBox(5, new Random(0) { // not rough: faces along the axes
      private static final long serialVersionUID = 1;

      @Override
      public double nextGaussian() {
        return 0;
      }
    });
    return Stream.of(sphere, torus, rough, cube, Mesh.icosphere(0), sphere.moved(1e-6f, 0),
        Mesh.icosphere(1).moved(1, 1e6f), torus.moved(100, 1e6f), rough.moved(1e6f, 0),
        rough.moved(0.37f, -123.456f), rough.moved(1e-12f, 0), cube.moved(1e12f, 0), cube.moved(0.1f, 7),
        sphere.rotated(0.3), torus.rotated(-1.1).moved(3, 50), cube.rotated(Math.PI / 4), rough.rotated(2));
  }

  @ParameterizedTest
  @MethodSource("meshes")
  void noRayLeaves(Mesh mesh) {
    Rays rays = raysToEveryPlace(mesh, mesh.inside, 1000);
    for (Mesh wound : new Mesh[] {mesh, mesh.turned()}) {
      Tree tree = Tree.of(wound.triangles());
      for (Engine engine : ENGINES) {
        RayHits hits = RayHits.allocate(rays.size());
        engine.closest(rays, tree, hits);
        Hits any = Hits.allocate(rays.size());
        engine.any(rays, tree, any);
        for (int i = 0; i < rays.size(); i++) {
          int ray = i;
          assertTrue(hits.index[i] >= 0 && hits.t[i] >= 0,
              () -> "ray " + ray + " left: " + engine + " " + mesh);
          assertTrue(any.get(i), () -> "any, ray " + ray + ": " + engine + " " + mesh);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("meshes")
  void fromOutsideAsWithoutTheTree(Mesh mesh) {
    Rays rays = raysToEveryPlace(mesh, outside(mesh), 500);
    Triangles triangles = mesh.triangles();
    Tree tree = Tree.of(triangles);
    RayHits expected = RayHits.allocate(rays.size());
    Engines.widest().closest(rays, triangles, expected);
    assertTrue(expected.count() > rays.size() / 2, "rays to the mesh hit it");
    for (Engine engine : ENGINES) {
      RayHits hits = RayHits.allocate(rays.size());
      engine.closest(rays, tree, hits);
      for (int i = 0; i < rays.size(); i++) {
        assertEquals(expected.index[i], hits.index[i]);
        assertEquals(expected.t[i], hits.t[i]);
        assertEquals(expected.u[i], hits.u[i]);
        assertEquals(expected.v[i], hits.v[i]);
      }
      Hits any = Hits.allocate(rays.size());
      engine.any(rays, tree, any);
      assertArrayEquals(expected.hits().words(), any.words());
    }
  }

  /** Rays do leave a mesh without one of its triangles: the tests above can fail. */
  @Test
  void aHoleLeaks() {
    Mesh mesh = Mesh.icosphere(2);
    Triangles all = mesh.triangles();
    Rays rays = raysToEveryPlace(mesh, mesh.inside, 0);
    Hits hits = Hits.allocate(rays.size());
    Engines.widest().any(rays, Tree.of(all.slice(1, all.size() - 1)), hits);
    assertTrue(hits.count() < rays.size());
  }

  /** Points around the mesh: beside it, far away, and straight above one of its vertices on each axis. */
  private static float[][] outside(Mesh mesh) {
    float[] centre = mesh.inside[0];
    float reach = 0;
    for (int k = 0; k < mesh.vertices.length; k++) {
      reach = Math.max(reach, Math.abs(mesh.vertices[k] - centre[k % 3]));
    }
    float[][] points = new float[5][];
    for (int p = 0; p < 5; p++) {
      points[p] = p < 2 ? centre.clone() : new float[] {mesh.vertices[0], mesh.vertices[1], mesh.vertices[2]};
      points[p][p % 3] += (p == 1 ? 1000 : -4) * reach;
    }
    return points;
  }

  /** Rays to every vertex, edge midpoint, face centre and some random points, from the points in turn. */
  private static Rays raysToEveryPlace(Mesh mesh, float[][] from, int random) {
    Random more = new Random(1);
    int corners = mesh.vertices.length / 3;
    int edges = mesh.indices.length;
    int faces = edges / 3;
    Rays rays = Rays.allocate(corners + edges + faces + random);
    for (int i = 0; i < rays.size(); i++) {
      float[] o = from[i % from.length];
      float[] d = new float[3];
      for (int c = 0; c < 3; c++) {
        float at;
        if (i < corners) {
          at = mesh.vertices[3 * i + c];
        } else if (i < corners + edges) {
          int k = i - corners;
          at = (corner(mesh, k, c) + corner(mesh, k % 3 == 2 ? k - 2 : k + 1, c)) / 2;
        } else if (i < corners + edges + faces) {
          int k = 3 * (i - corners - edges);
          at = (corner(mesh, k, c) + corner(mesh, k + 1, c) + corner(mesh, k + 2, c)) / 3;
        } else {
          int k = more.nextInt(edges);
          at = corner(mesh, k, c); // any coordinates in use
        }
        d[c] = at - o[c];
      }
      if (d[0] == 0 && d[1] == 0 && d[2] == 0) {
        d[i % 3] = 1;
      }
      rays.set(i, o[0], o[1], o[2], d[0], d[1], d[2]);
    }
    return rays;
  }

  private static float corner(Mesh mesh, int k, int c) {
    return mesh.vertices[3 * mesh.indices[k] + c];
  }
}
