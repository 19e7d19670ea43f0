package lockstep.bench.arm;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import lockstep.Engine;
import lockstep.FirstHits;
import lockstep.Groups;
import lockstep.Hits;
import lockstep.Pairing;
import lockstep.Spheres;
import lockstep.bench.Times;

/**
 * A probabilistic roadmap of an arm (Kavraki, Svestka, Latombe and Overmars, 1996). Its nodes are those of
 * some random configurations that are free. Its edges lead straight through joint space to the nearest nodes;
 * configurations along them are tested, those of one edge as one group. The scalar engine is asked the same.
 */
final class Roadmap {
  /** Configurations tested on an edge, at equal distances between its ends. */
  static final int STEPS = 20;

  private static final int NEAREST = 6; // nodes to which a node gets edges
  private static final int EDGE = STEPS * Arm.SPHERES;
  private static final int BATCH = 128; // edges asked about at once, at most
  private static final int WARMING = 32; // edges

  /** The answers of one engine. */
  private static final class Answers {
    final Engine engine;
    final FirstHits touches = FirstHits.allocate(BATCH), self = FirstHits.allocate(BATCH);
    final Times times = new Times();

    Answers(Engine engine) {
      this.engine = engine;
    }
  }

  final Arm arm = new Arm();
  final ArmRoom room;

  /** The angles of the nodes, one after the other. */
  final double[] nodes;

  /** The nodes that an edge joins. */
  final int[] from, to;

  /** The first configuration of an edge that touches something, or −1 if the edge is free. */
  final int[] conflict;

  private final Pairing pairs = arm.selfPairs();
  private final Pairing pairsOnEdge =
      Pairing.indexed(onEdge(arm.first), onEdge(arm.second), STEPS * arm.first.length);
  private final Answers own, scalar = new Answers(Engine.scalar());
  private final Spheres spheres = Spheres.allocate(BATCH * EDGE);
  private boolean agrees = true;

  /** Finds the free ones of some random configurations, and the edges between them. */
  Roadmap(Engine engine, int configurations, long seed) {
    own = new Answers(engine);
    room = new ArmRoom(ArmRoom.Kind.OPEN, seed);
    nodes = free(Arm.configurations(configurations, seed));
    int[] ends = edges();
    from = new int[ends.length / 2];
    to = new int[from.length];
    Arrays.setAll(from, e -> ends[2 * e]);
    Arrays.setAll(to, e -> ends[2 * e + 1]);
    conflict = new int[from.length];
    Arrays.fill(conflict, -1);
  }

  private static int[] onEdge(int[] pair) {
    int[] all = new int[STEPS * pair.length];
    Arrays.setAll(all, i -> Arm.SPHERES * (i / pair.length) + pair[i % pair.length]);
    return all;
  }

  private double[] free(double[] angles) {
    Groups robots = arm.spheres(angles).groups(Arm.SPHERES);
    Hits blocked = blocked(own.engine, robots), others = blocked(scalar.engine, robots);
    agrees &= Arrays.equals(blocked.words(), others.words());
    double[] free = new double[angles.length - Arm.JOINTS * blocked.count()];
    int size = 0;
    for (int i = 0; i < robots.size(); i++) {
      if (!blocked.get(i)) {
        System.arraycopy(angles, Arm.JOINTS * i, free, size, Arm.JOINTS);
        size += Arm.JOINTS;
      }
    }
    return free;
  }

  private Hits blocked(Engine engine, Groups robots) {
    Hits blocked = Hits.allocate(robots.size()), self = Hits.allocate(robots.size());
    engine.any(robots, room.all, blocked);
    engine.any(robots, robots, pairs, self);
    long[] all = blocked.words();
    Arrays.setAll(all, w -> all[w] | self.words()[w]);
    return blocked;
  }

  /** The number of nodes. */
  int size() {
    return nodes.length / Arm.JOINTS;
  }

  /** The ends of all edges. Each node has one to its nearest nodes; two may have the same. */
  private int[] edges() {
    int[][] near = IntStream.range(0, size()).mapToObj(this::nearest).toArray(int[][]::new);
    return IntStream.range(0, size())
        .flatMap(node -> Arrays.stream(near[node])
            .filter(other -> other > node || Arrays.stream(near[other]).noneMatch(back -> back == node))
            .flatMap(other -> IntStream.of(node, other)))
        .toArray();
  }

  private int[] nearest(int node) {
    int[] near = new int[Math.min(NEAREST, size() - 1)];
    double[] squares = new double[near.length];
    Arrays.fill(squares, Double.POSITIVE_INFINITY);
    for (int other = 0; other < size(); other++) {
      double square = square(node, other);
      int at = near.length;
      while (at > 0 && square < squares[at - 1] && other != node) {
        at--;
      }
      if (at < near.length) {
        System.arraycopy(near, at, near, at + 1, near.length - 1 - at);
        System.arraycopy(squares, at, squares, at + 1, near.length - 1 - at);
        near[at] = other;
        squares[at] = square;
      }
    }
    return near;
  }

  private double square(int node, int other) {
    double square = 0;
    for (int joint = 0; joint < Arm.JOINTS; joint++) {
      double turn = nodes[Arm.JOINTS * node + joint] - nodes[Arm.JOINTS * other + joint];
      square += turn * turn;
    }
    return square;
  }

  /** The angles of an edge's ends, and between them those of its configurations, in order. */
  double[] along(int edge) {
    return between(from[edge], to[edge], STEPS + 1);
  }

  /** Angles from a node to another one, by a number of equal parts. */
  private double[] between(int node, int other, int parts) {
    double[] angles = new double[Arm.JOINTS * (parts + 1)];
    for (int i = 0; i < angles.length; i++) {
      int step = i / Arm.JOINTS, joint = i % Arm.JOINTS;
      double part = (double) step / parts;
      angles[i] = (1 - part) * nodes[Arm.JOINTS * node + joint] + part * nodes[Arm.JOINTS * other + joint];
    }
    return angles;
  }

  /** Waits until the engine is as fast as it gets with such questions. */
  void warmUp() {
    if (from.length > 0) {
      Groups edges = place(0, Math.min(WARMING, from.length));
      own.engine.warmUp(() -> ask(own, edges));
    }
  }

  /** The number of batches of edges. */
  int batches() {
    return (from.length + BATCH - 1) / BATCH;
  }

  /** Finds the conflicts of a batch of edges. All batches are of one size, or one less. */
  void test(int batch) {
    int first = start(batch);
    Groups edges = place(first, start(batch + 1) - first);
    own.times.measure(() -> ask(own, edges));
    scalar.times.measure(() -> ask(scalar, edges));
    for (int e = 0; e < edges.size(); e++) {
      int touches = own.touches.index[e], self = own.self.index[e];
      agrees &= touches == scalar.touches.index[e] && self == scalar.self.index[e];
      int touching = touches < 0 ? STEPS : touches / Arm.SPHERES - STEPS * e;
      int selfTouching = self < 0 ? STEPS : self / arm.first.length;
      int step = Math.min(touching, selfTouching);
      conflict[first + e] = step == STEPS ? -1 : step;
    }
  }

  private int start(int batch) {
    return (int) ((long) from.length * batch / batches());
  }

  /** Writes the spheres of some edges; each of them is a group. */
  private Groups place(int first, int count) {
    for (int e = 0; e < count; e++) {
      double[] angles = along(first + e);
      for (int step = 0; step < STEPS; step++) {
        arm.pose(angles, step + 1);
        arm.spheres(spheres, e * EDGE + step * Arm.SPHERES);
      }
    }
    return spheres.slice(0, count * EDGE).groups(EDGE);
  }

  private void ask(Answers answers, Groups edges) {
    answers.engine.first(edges, room.all, answers.touches);
    answers.engine.first(edges, edges, pairsOnEdge, answers.self);
  }

  /** The number of edges of which no configuration touches anything. */
  int freeEdges() {
    return (int) IntStream.of(conflict).filter(step -> step < 0).count();
  }

  /** Configurations that the engine answers for in a second, by edges; NaN if there are none. */
  double perSecond() {
    return perSecond(own);
  }

  /** What the scalar engine does of that. */
  double scalarPerSecond() {
    return perSecond(scalar);
  }

  private double perSecond(Answers answers) {
    return (double) STEPS * from.length / batches() / answers.times.median();
  }

  /** Whether the scalar engine has given the same answers to all that was asked so far. */
  boolean agrees() {
    return agrees;
  }

  /**
   * Angles along a path of free edges, the one with the fewest, by equal parts of each: from the tip that is
   * farthest in a direction of the floor to the farthest one the other way that can be reached.
   */
  double[] path(double x, double z, int parts) {
    double[] far = new double[size()];
    double[] tip = new double[3];
    for (int node = 0; node < far.length; node++) {
      arm.pose(nodes, node);
      arm.tip(tip);
      far[node] = x * tip[0] + z * tip[2];
    }
    if (freeEdges() == 0) {
      return new double[0];
    }
    int[][] next = neighbours();
    int start = IntStream.range(0, far.length).filter(node -> next[node].length > 0).boxed()
        .max(Comparator.comparingDouble(node -> far[node])).orElseThrow();
    int[] before = new int[far.length];
    Arrays.fill(before, -1);
    before[start] = start;
    int end = start;
    ArrayDeque<Integer> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      int node = open.remove();
      end = far[node] < far[end] ? node : end;
      for (int other : next[node]) {
        if (before[other] < 0) {
          before[other] = node;
          open.add(other);
        }
      }
    }
    DoubleStream angles = DoubleStream.empty();
    for (int node = end; node != start; node = before[node]) {
      angles = DoubleStream.concat(Arrays.stream(between(before[node], node, parts)), angles);
    }
    return angles.toArray();
  }

  /** The nodes to which a free edge leads from each node. */
  private int[][] neighbours() {
    List<List<Integer>> next = new ArrayList<>();
    for (int node = 0; node < size(); node++) {
      next.add(new ArrayList<>());
    }
    for (int e = 0; e < from.length; e++) {
      if (conflict[e] < 0) {
        next.get(from[e]).add(to[e]);
        next.get(to[e]).add(from[e]);
      }
    }
    return next.stream().map(all -> all.stream().mapToInt(node -> node).toArray()).toArray(int[][]::new);
  }
}
