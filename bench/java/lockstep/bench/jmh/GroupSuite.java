package lockstep.bench.jmh;

import java.util.Arrays;
import java.util.function.IntPredicate;
import lockstep.Engine;
import lockstep.Groups;
import lockstep.Hits;
import lockstep.Pairing;
import lockstep.Spheres;
import lockstep.bench.arm.Arm;
import lockstep.bench.arm.ArmRoom;
import lockstep.bench.arm.PlainConflicts;
import lockstep.bench.arm.PlainPoints;
import lockstep.twin.Kernel;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Which configurations of a robot arm, 60 spheres each, touch themselves, known obstacles, or a cloud of
 * 100,000 points: as groups; by questions about all spheres, whose answers are then put together; and in
 * plain Java, whose links ask first, the cloud in a KD-tree. All must find the same before anything is timed.
 */
@Suite.Purpose("a robot's configurations, as groups, by all spheres, in plain Java")
public class GroupSuite extends Suite {
  private static final int EACH = Arm.SPHERES;

  /** Random configurations, and room for answers. */
  @State(Scope.Benchmark)
  public static class Robots {
    /** Configurations asked about at once where all of their pairs are listed. */
    private static final int SLICE = 100;

    @Param("10000")
    public int configurations;

    private Spheres spheres;
    private Groups groups;
    private Hits hits;
    private PlainConflicts plain;
    private Pairing pairs;
    private int pairCount;
    private Pairing slicePairs; // those of all configurations of a slice
    private Spheres[] slices;
    private Hits ofSlice;
    private long[] words;

    @Setup
    public void setUp() {
      if (configurations < SLICE || configurations % SLICE != 0) {
        throw new IllegalArgumentException(
            "configurations is " + configurations + ", no multiple of " + SLICE);
      }
      Arm arm = new Arm();
      double[] angles = Arm.configurations(configurations, 1);
      spheres = arm.spheres(angles);
      groups = spheres.groups(EACH);
      pairs = arm.selfPairs();
      pairCount = arm.first.length;
      slicePairs = Pairing.indexed(repeated(arm.first), repeated(arm.second), SLICE * pairCount);
      slices = new Spheres[configurations / SLICE];
      Arrays.setAll(slices, k -> spheres.slice(k * SLICE * EACH, SLICE * EACH));
      plain = new PlainConflicts(spheres, arm.links(angles));
      hits = Hits.allocate(configurations);
      ofSlice = Hits.allocate(SLICE * pairCount);
      words = new long[Kernel.words(configurations)];
      self(Engine.scalar());
      agree("self, flat", selfFlat(Engine.scalar()));
      agree("self, plain", one(plain::self));
    }

    private static int[] repeated(int[] spheres) {
      int[] all = new int[SLICE * spheres.length];
      Arrays.setAll(all, i -> EACH * (i / spheres.length) + spheres[i % spheres.length]);
      return all;
    }

    void agree(String other, int count) {
      Agreement.bits("arm", configurations, "groups", hits.words(), other, words);
      if (count != hits.count()) {
        throw new IllegalStateException(other + ": counts " + count + ", groups " + hits.count());
      }
    }

    int self(Engine engine) {
      engine.any(groups, groups, pairs, hits);
      return hits.count();
    }

    int selfFlat(Engine engine) {
      Arrays.fill(words, 0);
      int count = 0;
      for (int k = 0; k < slices.length; k++) {
        engine.overlap(slices[k], slices[k], slicePairs, ofSlice);
        for (int i = 0; i < SLICE; i++) {
          count += note(k * SLICE + i, ofSlice.count(pairCount * i, pairCount) > 0);
        }
      }
      return count;
    }

    /** Asks about one configuration after the other. */
    int one(IntPredicate touches) {
      Arrays.fill(words, 0);
      int count = 0;
      for (int i = 0; i < configurations; i++) {
        count += note(i, touches.test(i));
      }
      return count;
    }

    private int note(int configuration, boolean touches) {
      words[configuration >>> 6] |= touches ? 1L << configuration : 0;
      return touches ? 1 : 0;
    }
  }

  /** The configurations in a room. */
  @State(Scope.Benchmark)
  public static class Placed {
    /** Of how many configurations in a hundred nothing is touched. */
    @Param({"65", "10"})
    public int freePercent;

    private Robots robots;
    private ArmRoom room;
    private PlainPoints points;
    private Hits ofSpheres, ofBalls;

    @Setup
    public void setUp(Robots placed) {
      robots = placed;
      room = new ArmRoom(kind(), 1);
      points = new PlainPoints(room.points);
      ofSpheres = Hits.allocate(robots.spheres.size());
      ofBalls = Hits.allocate(robots.spheres.size());
      Engine scalar = Engine.scalar();
      obstacles(scalar);
      robots.agree("obstacles, flat", obstaclesFlat(scalar));
      robots.agree("obstacles, plain", obstaclesPlain());
      cloud(scalar);
      robots.agree("cloud, flat", cloudFlat(scalar));
      robots.agree("cloud, plain", cloudPlain());
    }

    private ArmRoom.Kind kind() {
      return Arrays.stream(ArmRoom.Kind.values()).filter(kind -> kind.freePercent == freePercent).findAny()
          .orElseThrow(() -> new IllegalArgumentException("no room has freePercent " + freePercent));
    }

    int obstacles(Engine engine) {
      engine.any(robots.groups, room.obstacles, robots.hits);
      return robots.hits.count();
    }

    int obstaclesFlat(Engine engine) {
      engine.any(robots.spheres, room.boxes, ofSpheres);
      engine.any(robots.spheres, room.balls, ofBalls);
      return robots.one(i -> ofSpheres.count(EACH * i, EACH) > 0 || ofBalls.count(EACH * i, EACH) > 0);
    }

    int obstaclesPlain() {
      return robots.one(i -> robots.plain.obstacles(i, room));
    }

    int cloud(Engine engine) {
      engine.any(robots.groups, room.cloud, robots.hits);
      return robots.hits.count();
    }

    int cloudFlat(Engine engine) {
      engine.any(robots.spheres, room.cloud, ofSpheres);
      return robots.one(i -> ofSpheres.count(EACH * i, EACH) > 0);
    }

    int cloudPlain() {
      return robots.one(i -> robots.plain.cloud(i, points));
    }
  }

  @Benchmark
  public int self(Robots robots, EngineChoice choice) {
    return robots.self(choice.engine());
  }

  @Benchmark
  public int selfFlat(Robots robots, EngineChoice choice) {
    return robots.selfFlat(choice.engine());
  }

  @Benchmark
  public int selfPlain(Robots robots) {
    return robots.one(robots.plain::self);
  }

  @Benchmark
  public int obstacles(Placed robots, EngineChoice choice) {
    return robots.obstacles(choice.engine());
  }

  @Benchmark
  public int obstaclesFlat(Placed robots, EngineChoice choice) {
    return robots.obstaclesFlat(choice.engine());
  }

  @Benchmark
  public int obstaclesPlain(Placed robots) {
    return robots.obstaclesPlain();
  }

  @Benchmark
  public int cloud(Placed robots, EngineChoice choice) {
    return robots.cloud(choice.engine());
  }

  @Benchmark
  public int cloudFlat(Placed robots, EngineChoice choice) {
    return robots.cloudFlat(choice.engine());
  }

  @Benchmark
  public int cloudPlain(Placed robots) {
    return robots.cloudPlain();
  }
}
