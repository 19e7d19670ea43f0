package lockstep.bench.jmh;

import java.util.Arrays;
import lockstep.Engine;
import lockstep.GroupDistances;
import lockstep.Groups;
import lockstep.Hits;
import lockstep.PointCloud;
import lockstep.Spheres;
import lockstep.Tree;
import lockstep.bench.arm.Arm;
import lockstep.bench.arm.ArmRoom;
import lockstep.bench.arm.PlainPoints;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Which balls of a robot arm touch one of the 100,000 points that depth cameras see: by a {@link PointCloud},
 * by a {@link Tree}, and by a KD-tree in plain Java; and what it takes to build each over a scan. All must
 * find the same before anything is timed.
 */
@Suite.Purpose("balls against the points of depth cameras: a cloud, a tree, plain Java")
public class CloudSuite extends Suite {
  /** The balls of some configurations, and a scan. */
  @State(Scope.Benchmark)
  public static class Scan {
    @Param("2000")
    public int configurations;

    @Param({"OPEN", "CROWDED"})
    public ArmRoom.Kind room;

    private Spheres balls, points;
    private Groups robots;
    private PointCloud cloud;
    private Tree tree;
    private PlainPoints plain;
    private Hits hits, free;
    private GroupDistances distances;
    private long[] words;

    @Setup
    public void setUp() {
      ArmRoom seen = new ArmRoom(room, 1);
      balls = new Arm().spheres(Arm.configurations(configurations, 1));
      points = seen.points;
      robots = balls.groups(Arm.SPHERES);
      cloud = seen.cloud;
      tree = Tree.of(points);
      plain = new PlainPoints(points);
      hits = Hits.allocate(balls.size());
      free = Hits.allocate(configurations);
      distances = GroupDistances.allocate(configurations);
      byTree(Engine.scalar());
      words = Arrays.copyOf(hits.words(), hits.words().length);
      byCloud(Engine.scalar());
      agree("cloud", hits.words());
      long[] found = new long[words.length];
      for (int i = 0; i < balls.size(); i++) {
        found[i >>> 6] |= byPlain(i) ? 1L << i : 0;
      }
      agree("plain", found);
    }

    private void agree(String other, long[] found) {
      Agreement.bits("balls", balls.size(), "tree", words, other, found);
    }

    int byCloud(Engine engine) {
      engine.any(balls, cloud, hits);
      return hits.count();
    }

    int byTree(Engine engine) {
      engine.any(balls, tree, hits);
      return hits.count();
    }

    boolean byPlain(int i) {
      return plain.any(balls.x[i], balls.y[i], balls.z[i], balls.radius[i]);
    }
  }

  @Benchmark
  public int cloud(Scan scan, EngineChoice choice) {
    return scan.byCloud(choice.engine());
  }

  @Benchmark
  public int tree(Scan scan, EngineChoice choice) {
    return scan.byTree(choice.engine());
  }

  @Benchmark
  public int plain(Scan scan) {
    int count = 0;
    for (int i = 0; i < scan.balls.size(); i++) {
      count += scan.byPlain(i) ? 1 : 0;
    }
    return count;
  }

  @Benchmark
  public int cloudOfGroups(Scan scan, EngineChoice choice) {
    choice.engine().any(scan.robots, scan.cloud, scan.free);
    return scan.free.count();
  }

  @Benchmark
  public int treeOfGroups(Scan scan, EngineChoice choice) {
    choice.engine().any(scan.robots, scan.tree, scan.free);
    return scan.free.count();
  }

  @Benchmark
  public float nearestOfGroups(Scan scan, EngineChoice choice) {
    choice.engine().nearest(scan.robots, scan.tree, scan.distances);
    return scan.distances.distance[0];
  }

  @Benchmark
  public long updateCloud(Scan scan) {
    scan.cloud.update();
    return scan.cloud.bytes();
  }

  @Benchmark
  public long rebuildTree(Scan scan) {
    scan.tree.rebuild();
    return scan.tree.bytes();
  }

  @Benchmark
  public PlainPoints buildPlain(Scan scan) {
    return new PlainPoints(scan.points);
  }
}
