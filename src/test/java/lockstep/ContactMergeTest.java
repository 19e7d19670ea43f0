package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Manifolds of a shape with many others, against the contacts that they are made of. */
@Runs.Widest
class ContactMergeTest {
  private static final double NEAR = Math.cos(Math.toRadians(5));

  private static final int SIDE = 10;

  /** A contact, or a manifold, with its points. */
  private record Manifold(int first, int second, List<Float> normal, List<List<Float>> points) {
    boolean isNear(Manifold other) {
      return dot(normal, other.normal) >= NEAR;
    }

    float deepest() {
      return (float) points.stream().mapToDouble(point -> point.get(3)).max().orElseThrow();
    }
  }

  private static double dot(List<Float> a, List<Float> b) {
    return (double) a.get(0) * b.get(0) + (double) a.get(1) * b.get(1) + (double) a.get(2) * b.get(2);
  }

  private static List<Manifold> list(Pairs pairs, Contacts contacts) {
    List<Manifold> list = new ArrayList<>();
    for (int k = 0; k < pairs.size(); k++) {
      List<List<Float>> points = new ArrayList<>();
      for (int p = 4 * k; p < 4 * k + contacts.count[k]; p++) {
        points.add(List.of(contacts.x[p], contacts.y[p], contacts.z[p], contacts.depth[p]));
      }
      if (!points.isEmpty()) {
        list.add(new Manifold(pairs.first(k), pairs.second(k),
            List.of(contacts.nx[k], contacts.ny[k], contacts.nz[k]), points));
      }
    }
    return list;
  }

  /** Hills of triangles between 0 and {@link #SIDE}, in x and y. */
  private static Triangles hills(Random random, float up) {
    Triangles hills = Triangles.allocate(2 * SIDE * SIDE);
    float[][] z = new float[SIDE + 1][SIDE + 1];
    for (float[] row : z) {
      for (int k = 0; k < row.length; k++) {
        row[k] = up * (random.nextFloat() - 0.5f);
      }
    }
    for (int k = 0; k < SIDE * SIDE; k++) {
      int x = k % SIDE, y = k / SIDE;
      hills.set(2 * k, x, y, z[x][y], x + 1, y, z[x + 1][y], x + 1, y + 1, z[x + 1][y + 1]);
      hills.set(2 * k + 1, x, y, z[x][y], x + 1, y + 1, z[x + 1][y + 1], x, y + 1, z[x][y + 1]);
    }
    return hills;
  }

  private static OrientedBoxes crates(Random random, int count, float turned) {
    OrientedBoxes crates = OrientedBoxes.allocate(count);
    for (int i = 0; i < count; i++) {
      float half = 0.3f + 2 * random.nextFloat();
      crates.set(i, 3 + 4 * random.nextFloat(), 3 + 4 * random.nextFloat(), half * 0.9f, half, half, half,
          turned * random.nextFloat(), turned * random.nextFloat(), random.nextFloat(), 1);
    }
    return crates;
  }

  /** Lists the contacts of crates, merges them, and gives the numbers to a caller. */
  private static int merge(OrientedBoxes crates, Triangles mesh, Pairs pairs, Contacts contacts,
      List<Manifold> before) {
    Engine.scalar().overlap(crates, mesh, pairs);
    Engine.scalar().contact(crates, mesh, pairs.pairing(), contacts);
    before.addAll(list(pairs, contacts));
    return contacts.merge(pairs);
  }

  @Property(tries = 100)
  void manifoldsAreThoseOfTheDeepest(@ForAll Random random) {
    Triangles hills = hills(random, random.nextInt(4) == 0 ? 0.02f : random.nextFloat());
    OrientedBoxes crates = crates(random, 4, random.nextBoolean() ? 0 : 0.3f);
    Pairs pairs = Pairs.allocate(1000);
    Contacts contacts = Contacts.allocate(1000).onMesh(random.nextBoolean() ? MeshTopology.of(hills) : null);
    List<Manifold> before = new ArrayList<>();
    int merged = merge(crates, hills, pairs, contacts, before);
    List<Manifold> after = list(pairs, contacts);
    assertEquals(merged, pairs.size());
    assertEquals(merged, contacts.size());
    assertEquals(merged, contacts.hits().count());
    assertEquals(merged, after.size());
    for (int k = 1; k < merged; k++) {
      assertTrue(pairs.first(k - 1) < pairs.first(k)
          || (pairs.first(k - 1) == pairs.first(k) && pairs.second(k - 1) < pairs.second(k)));
    }
    Map<Manifold, List<Manifold>> groups = group(before);
    assertEquals(groups.size(), merged);
    for (Map.Entry<Manifold, List<Manifold>> group : groups.entrySet()) {
      Manifold seed = group.getKey();
      Manifold manifold = after.stream().filter(m -> m.first == seed.first && m.second == seed.second)
          .findAny().orElseThrow();
      assertEquals(seed.normal, manifold.normal);
      checkPoints(manifold, group.getValue().stream().flatMap(m -> m.points.stream()).toList());
    }
    featuresDiffer(pairs, contacts);
  }

  private static void checkPoints(Manifold manifold, List<List<Float>> points) {
    if (points.size() <= 4) {
      assertEquals(points, manifold.points);
      return;
    }
    assertTrue(points.containsAll(manifold.points));
    assertEquals(manifold.points.size(), new HashSet<>(manifold.points).size());
    double across = 0, deepest = Double.NEGATIVE_INFINITY;
    for (List<Float> a : points) {
      deepest = Math.max(deepest, a.get(3));
      for (List<Float> b : points) {
        across = Math.max(across, Math.sqrt(dot(minus(a, b), minus(a, b))));
      }
    }
    assertTrue(manifold.deepest() >= deepest - across / 256);
    double all = area(points, manifold.normal), kept = area(manifold.points, manifold.normal);
    assertTrue(kept >= all / 8, manifold + " of " + points);
  }

  private static List<Float> minus(List<Float> a, List<Float> b) {
    return List.of(a.get(0) - b.get(0), a.get(1) - b.get(1), a.get(2) - b.get(2));
  }

  private static void featuresDiffer(Pairs pairs, Contacts contacts) {
    for (int k = 0; k < pairs.size(); k++) {
      Set<Integer> features = new HashSet<>();
      for (int p = 4 * k; p < 4 * k + contacts.count[k]; p++) {
        assertTrue(contacts.feature[p] > 0 && features.add(contacts.feature[p]));
      }
    }
  }

  /** Each contact goes to the deepest that is near it and goes to none: those by what goes to them. */
  private static Map<Manifold, List<Manifold>> group(List<Manifold> contacts) {
    List<Manifold> byDepth = new ArrayList<>(contacts);
    byDepth.sort(Comparator.comparing(Manifold::deepest).reversed()); // stable: the first of equal ones
    Map<Manifold, List<Manifold>> groups =
        new TreeMap<>(Comparator.comparingInt(Manifold::first).thenComparing(Manifold::second));
    List<Manifold> seeds = new ArrayList<>();
    for (Manifold contact : byDepth) {
      Optional<Manifold> known =
          seeds.stream().filter(s -> s.first == contact.first && s.isNear(contact)).findFirst();
      if (known.isEmpty()) {
        seeds.add(contact);
        groups.put(contact, new ArrayList<>());
      }
      groups.get(known.orElse(contact)).add(contact);
    }
    for (List<Manifold> group : groups.values()) {
      group.sort(Comparator.comparingInt(Manifold::second));
    }
    return groups;
  }

  /** The largest area of four points, across a normal, tried in all ways: at least half of that of all. */
  private static double area(List<List<Float>> points, List<Float> normal) {
    double most = 0;
    for (List<Float> a : points) {
      for (List<Float> b : points) {
        double left = 0, right = 0;
        for (List<Float> c : points) {
          double twice = dot(cross(minus(b, a), minus(c, a)), normal);
          left = Math.max(left, twice);
          right = Math.max(right, -twice);
        }
        most = Math.max(most, (left + right) / 2);
      }
    }
    return most;
  }

  private static List<Float> cross(List<Float> a, List<Float> b) {
    return List.of(a.get(1) * b.get(2) - a.get(2) * b.get(1), a.get(2) * b.get(0) - a.get(0) * b.get(2),
        a.get(0) * b.get(1) - a.get(1) * b.get(0));
  }

  @Property(tries = 50)
  void crateOnAPlaneHasItsFourCorners(@ForAll Random random) {
    Triangles plane = hills(random, 0);
    OrientedBoxes crates = crates(random, 5, 0);
    Pairs pairs = Pairs.allocate(1000);
    Contacts contacts = Contacts.allocate(1000).onMesh(MeshTopology.of(plane));
    assertEquals(5, merge(crates, plane, pairs, contacts, new ArrayList<>()));
    for (int i = 0; i < 5; i++) {
      assertEquals(i, pairs.first(i));
      assertEquals(4, contacts.count[i]);
      float half = crates.halfX[i];
      double area = area(list(pairs, contacts).get(i).points, List.of(0f, 0f, 1f));
      assertTrue(area > 0.8 * 4 * half * half, area + " of " + 4 * half * half);
    }
  }

  @Example
  void deepestPointTakesThePlaceOfTheNearest() {
    Spheres balls = Spheres.allocate(6); // a large one on five small ones
    balls.set(0, 0, 0, 100, 100);
    balls.set(1, -2, -2, -0.9f, 1);
    balls.set(2, 2, -2, -0.9f, 1);
    balls.set(3, 2, 2, -0.9f, 1);
    balls.set(4, -2, 2, -0.9f, 1);
    balls.set(5, 0.5f, 0.25f, -0.8f, 1);
    Pairs pairs = Pairs.wrap(new int[] {0, 0, 0, 0, 0}, new int[] {1, 2, 3, 4, 5});
    pairs.setSize(5);
    Contacts contacts = Contacts.allocate(5);
    Engine.scalar().contact(balls, balls, pairs.pairing(), contacts);
    assertEquals(1, contacts.merge(pairs));
    assertEquals(5, pairs.second(0));
    assertEquals(4, contacts.count[0]);
    Set<Float> xs = new HashSet<>();
    for (int p = 0; p < 4; p++) {
      xs.add(Math.round(2 * contacts.x[p]) / 2f);
    }
    assertEquals(Set.of(-2f, 2f, 0.5f), xs);
  }

  @Example
  void nothingIsMergedToNothing() {
    Pairs pairs = Pairs.allocate(4);
    Contacts contacts = Contacts.allocate(4);
    Spheres balls = Spheres.allocate(4);
    balls.set(1, 5, 0, 0, 1);
    Engine.scalar().contact(balls, balls, pairs.pairing(), contacts);
    assertEquals(0, contacts.merge(pairs));
    pairs.setSize(1); // of 0 and 0, by the array's zeros
    pairs.second()[0] = 1;
    assertTrue(assertThrows(IllegalArgumentException.class, () -> contacts.merge(pairs)).getMessage()
        .startsWith("pairs.size() is 1"));
    assertThrows(NullPointerException.class, () -> contacts.merge(null));
    Engine.scalar().contact(balls, balls, pairs.pairing(), contacts);
    assertEquals(0, contacts.merge(pairs));
    assertEquals(0, pairs.size());
  }

  @Example
  void mergingAllocatesNothing() {
    Random random = new Random(1);
    Triangles hills = hills(random, 1);
    OrientedBoxes crates = crates(random, 10, 0.3f);
    Pairs pairs = Pairs.allocate(2000), kept = Pairs.allocate(2000);
    Contacts contacts = Contacts.allocate(2000);
    Engine.scalar().overlap(crates, hills, pairs);
    Pairing pairing = pairs.pairing();
    Map<String, Runnable> call = new TreeMap<>();
    call.put("merge", () -> {
      System.arraycopy(pairs.first(), 0, kept.first(), 0, pairs.size());
      System.arraycopy(pairs.second(), 0, kept.second(), 0, pairs.size());
      kept.setSize(pairs.size());
      Engine.scalar().contact(crates, hills, pairing, contacts);
      contacts.merge(kept);
    });
    Allocations.none("contacts", call, 10);
  }
}
