package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Vertices, neighbours and parts of meshes, against a search through maps and lists. */
@Runs.Once
class MeshTopologyTest {
  /** The corners of a triangle; null if it has none. */
  private static List<List<Float>> corners(Triangles mesh, int i) {
    List<List<Float>> corners = new ArrayList<>();
    for (int c = 0; c < 3; c++) {
      List<Float> corner = new ArrayList<>();
      for (int axis = 0; axis < 3; axis++) {
        float x = mesh.columns[3 * c + axis][mesh.from() + i];
        if (!(Math.abs(x) <= 0x1p60f)) {
          return null;
        }
        corner.add(x == 0 ? 0f : x);
      }
      corners.add(corner);
    }
    return corners;
  }

  /** A few points of a grid, so that many corners are equal; now and then something else. */
  private static Triangles mesh(Random random) {
    int size = random.nextInt(24), side = 1 + random.nextInt(3);
    Triangles mesh = Triangles.allocate(size + 2).slice(1, size);
    for (float[] column : mesh.columns) {
      for (int i = 0; i < size; i++) {
        column[1 + i] = random.nextInt(side) * (random.nextBoolean() ? 1f : -1f);
      }
    }
    if (size > 0 && random.nextInt(3) == 0) {
      mesh.columns[random.nextInt(9)][1 + random.nextInt(size)] =
          random.nextBoolean() ? Float.NaN : Float.POSITIVE_INFINITY;
    }
    return mesh;
  }

  @Property(tries = 300)
  void topologyIsWhatMapsTell(@ForAll Random random) {
    Triangles mesh = mesh(random);
    MeshTopology topology = MeshTopology.of(mesh);
    Map<List<Float>, Integer> vertices = new HashMap<>();
    Map<Set<List<Float>>, List<Integer>> edges = new HashMap<>();
    Map<List<Float>, List<Integer>> around = new HashMap<>();
    for (int i = 0; i < mesh.size(); i++) {
      List<List<Float>> corners = corners(mesh, i);
      for (int c = 0; c < 3; c++) {
        int expected = MeshTopology.NONE;
        if (corners != null) {
          vertices.putIfAbsent(corners.get(c), vertices.size());
          expected = vertices.get(corners.get(c));
          around.computeIfAbsent(corners.get(c), v -> new ArrayList<>()).add(i);
          if (new HashSet<>(corners).size() == 3) {
            edges.computeIfAbsent(Set.of(corners.get(c), corners.get((c + 1) % 3)), e -> new ArrayList<>())
                .add(3 * i + c);
          }
        }
        assertEquals(expected, topology.vertex(i, c));
      }
    }
    assertEquals(vertices.size(), topology.vertices());
    Map<Integer, Integer> neighbours = new HashMap<>();
    edges.values().forEach(of -> {
      for (int k = 0; k < of.size() && of.size() > 1; k++) {
        neighbours.put(of.get(k), of.size() == 2 ? of.get(1 - k) : MeshTopology.SEVERAL);
      }
    });
    for (int edge = 0; edge < 3 * mesh.size(); edge++) {
      int across = neighbours.getOrDefault(edge, MeshTopology.NONE);
      assertEquals(across < 0 ? across : across / 3, topology.neighbour(edge / 3, edge % 3));
      assertEquals(across < 0 ? across : across % 3, topology.neighbourEdge(edge / 3, edge % 3));
    }
    assertEquals(!edges.isEmpty() && edges.values().stream().allMatch(of -> of.size() == 2),
        topology.isClosed());
    int parts = 0;
    Map<Integer, Integer> partOf = new HashMap<>();
    for (int i = 0; i < mesh.size(); i++) {
      if (corners(mesh, i) != null && !partOf.containsKey(i)) {
        Deque<Integer> reached = new ArrayDeque<>(List.of(i));
        partOf.put(i, parts);
        while (!reached.isEmpty()) {
          for (List<Float> corner : corners(mesh, reached.remove())) {
            for (int next : around.get(corner)) {
              if (partOf.putIfAbsent(next, parts) == null) {
                reached.add(next);
              }
            }
          }
        }
        parts++;
      }
      assertEquals(partOf.getOrDefault(i, MeshTopology.NONE), topology.part(i));
    }
    assertEquals(parts, topology.parts());
  }

  @Example
  void cubeIsClosedAndTwoOfThemAreTwoParts() {
    Triangles cubes = Triangles.allocate(24);
    Solids.box(cubes, 0, 0, 0, 0, 1, 1, 1);
    Solids.box(cubes, 12, 2, 0, 0, 3, 1, 1);
    MeshTopology one = MeshTopology.of(cubes.slice(0, 12));
    assertEquals(8, one.vertices());
    assertEquals(1, one.parts());
    assertTrue(one.isClosed());
    MeshTopology both = MeshTopology.of(cubes);
    assertEquals(2, both.parts());
    assertEquals(1, both.part(12));
    assertTrue(both.isClosed());
    MeshTopology open = MeshTopology.of(cubes.slice(0, 11));
    assertFalse(open.isClosed());
    assertEquals("MeshTopology[11 triangles, 8 vertices, 1 parts, open]", open.toString());
  }

  @Example
  void trianglesOfAPlainAreOnePart() {
    int side = 200;
    Triangles plain = Triangles.allocate(2 * side * side);
    for (int k = 0; k < side * side; k++) {
      int x = k % side, y = k / side;
      plain.set(2 * k, x, y, 0, x + 1, y, 0, x + 1, y + 1, 0);
      plain.set(2 * k + 1, x, y, 0, x + 1, y + 1, 0, x, y + 1, 0);
    }
    MeshTopology topology = MeshTopology.of(plain);
    assertEquals((side + 1) * (side + 1), topology.vertices());
    assertEquals(1, topology.parts());
    assertEquals(2 * side, topology.neighbour(1, 1)); // in the next row
    assertFalse(topology.isClosed());
  }

  @Example
  void wrongArgumentsAreNamed() {
    MeshTopology none = MeshTopology.of(Triangles.allocate(1));
    assertEquals(1, none.vertices());
    assertEquals(MeshTopology.NONE, none.neighbour(0, 0));
    assertThrows(IndexOutOfBoundsException.class, () -> none.vertex(1, 0));
    assertThrows(IndexOutOfBoundsException.class, () -> none.neighbour(0, 3));
    assertThrows(IndexOutOfBoundsException.class, () -> none.part(-1));
    assertThrows(NullPointerException.class, () -> MeshTopology.of(null));
  }
}
