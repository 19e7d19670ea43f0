package lockstep.bench.jmh;

import java.util.SplittableRandom;
import lockstep.Engine;
import lockstep.Heightfield;
import lockstep.Instances;
import lockstep.Placements;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Tree;
import lockstep.Triangles;
import lockstep.bench.BadInput;
import lockstep.bench.EngineName;
import lockstep.bench.embree.Embree;
import lockstep.bench.embree.EmbreeInstances;
import lockstep.bench.embree.EmbreeRays;
import lockstep.bench.embree.Mode;
import lockstep.bench.mesh.Placing;
import lockstep.bench.scenes.MeshBounds;
import lockstep.bench.scenes.MeshModel;
import lockstep.bench.scenes.Terrain;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Closest hits among 200 instances of a mesh on rolling land of a million triangles, as instances, in one
 * tree of copies, and among Embree's instances; and how long instances take to be moved.
 */
@Suite.Purpose("rays among instances, against one tree of copies and Embree")
public class InstanceSuite extends Suite {
  /** The width of the land, in metres; cells and waves of it. */
  private static final int SIDE = 1024, CELLS = 708, WAVE = 128;

  private static final float HEIGHT = 30;

  /** The radius of an instance. */
  private static final float RADIUS = 6;

  /** What is on the land. */
  static final class Scene {
    final Triangles land, mesh;
    final Placements where;
    private final MeshBounds bounds;
    private final SplittableRandom random = new SplittableRandom(3);

    Scene(int count, int triangles) throws BadInput {
      float[] heights = new float[(CELLS + 1) * (CELLS + 1)];
      float cell = (float) SIDE / CELLS;
      for (int k = 0; k < heights.length; k++) {
        int column = k % (CELLS + 1), row = k / (CELLS + 1);
        heights[k] = height(column * cell, row * cell);
      }
      land = Heightfield.of(heights, CELLS + 1, CELLS + 1, 0, 0, cell, cell).triangles();
      mesh = MeshModel.STATUE.triangles(triangles, 1);
      bounds = MeshBounds.of(mesh);
      where = Placements.allocate(count + 1);
      where.set(count, 0, 0, 0);
      place();
    }

    static float height(float x, float y) {
      return HEIGHT * Terrain.rolling(x, y, WAVE, 7);
    }

    /** Places all but the land at random. */
    void place() {
      for (int i = 0; i < where.size() - 1; i++) {
        double x = SIDE * random.nextDouble(), y = SIDE * random.nextDouble();
        where.set(i, x, y, height((float) x, (float) y), (float) random.nextGaussian(),
            (float) random.nextGaussian(), (float) random.nextGaussian(), (float) random.nextGaussian(),
            RADIUS / (float) bounds.radius());
      }
    }

    int[] meshOf() {
      int[] meshOf = new int[where.size()];
      meshOf[where.size() - 1] = 1; // the land
      return meshOf;
    }

    Instances instances() {
      return Instances.of(where, meshOf(), Tree.of(mesh), Tree.of(land));
    }

    Triangles copies() {
      int count = where.size() - 1, each = mesh.size();
      Triangles copies = Triangles.allocate(count * each + land.size());
      for (int i = 0; i < count; i++) {
        Placing.copy(mesh, where, i, copies, i * each);
      }
      Placing.copy(land, where, count, copies, count * each);
      return copies;
    }

    EmbreeInstances embree(boolean robust) {
      return new EmbreeInstances(where, meshOf(), robust, mesh, land);
    }
  }

  /** Rays at the scene; they must hit as often, and where, in all ways. */
  @State(Scope.Benchmark)
  public static class Data {
    /** A picture in tiles of 8 × 8, and a lidar with 128 beams, those above each other together. */
    @Param({"camera", "lidar"})
    public String rays;

    private static final int INSTANCES = 200, TRIANGLES = 10_000, WIDE = 512, BEAMS = 128, AROUND = 2048,
        TILE = 8;
    private static final double MAY_DISAGREE = 1e-3;
    Scene scene;
    Rays all;
    RayHits hits;

    @Setup
    public void setUp() throws BadInput {
      scene = new Scene(INSTANCES, TRIANGLES);
      boolean isCamera = rays.equals("camera");
      all = Rays.allocate(isCamera ? WIDE * WIDE : BEAMS * AROUND);
      float x = isCamera ? -50 : SIDE / 2f, y = SIDE / 2f,
          z = isCamera ? 2.5f * HEIGHT : Scene.height(x, y) + 3;
      for (int i = 0; i < all.size(); i++) {
        if (isCamera) {
          int tile = i / (TILE * TILE), column = tile % (WIDE / TILE) * TILE + i % TILE;
          int row = tile / (WIDE / TILE) * TILE + i / TILE % TILE;
          all.set(i, x, y, z, 1, 1.4f * (column - WIDE / 2f) / WIDE, -0.9f * row / WIDE);
        } else {
          int beam = i % BEAMS, column = i / BEAMS;
          double up = Math.toRadians(-25 + 40.0 * beam / (BEAMS - 1));
          double turn = 2 * Math.PI * column / AROUND;
          all.set(i, x, y, z, (float) (Math.cos(up) * Math.cos(turn)),
              (float) (Math.cos(up) * Math.sin(turn)), (float) Math.sin(up));
        }
      }
      hits = RayHits.withInstances(all.size());
      EngineName.widest().closest(all, scene.instances(), hits);
      System.out.println("# hits: " + hits.count() + " of " + all.size());
    }

    /** Throws if many of other hits are elsewhere. */
    void check(String who, float[] t) {
      int differ = 0;
      for (int i = 0; i < t.length; i++) {
        boolean same = t[i] == hits.t[i] || Math.abs(t[i] - hits.t[i]) <= 1e-3f * (1 + hits.t[i]);
        differ += same ? 0 : 1;
      }
      System.out.println("# " + who + ": " + differ + " hits differ");
      if (differ > MAY_DISAGREE * t.length) {
        throw new IllegalStateException(who + ": " + differ + " of " + t.length + " rays hit elsewhere");
      }
    }
  }

  /** Lockstep's instances, and a tree of copies. */
  @State(Scope.Benchmark)
  public static class Own {
    @Param({"scalar", "wide"})
    public String engine;

    private Engine own;
    private Instances instances;
    private Tree copies;
    private RayHits inCopies;

    @Setup
    public void setUp(Data data) throws BadInput {
      own = EngineName.of(engine).engine();
      instances = data.scene.instances();
      copies = Tree.of(data.scene.copies());
      inCopies = RayHits.allocate(data.all.size());
      own.closest(data.all, copies, inCopies);
      data.check("copies", inCopies.t);
    }
  }

  /** Embree's instances, in its fastest mode for what is asked. */
  @State(Scope.Benchmark)
  public static class Peer {
    @Param({"packet", "stream-16", "coherent-packet", "coherent-stream-16"})
    public String mode;

    @Param({"default", "robust"})
    public String scenes;

    private EmbreeInstances embree;
    private EmbreeRays inNativeMemory;

    @Setup
    public void setUp(Data data) {
      embree = data.scene.embree(scenes.equals("robust"));
      int size = data.all.size();
      inNativeMemory = EmbreeRays.closest(Mode.of(mode), data.all);
      inNativeMemory.cast(embree, 0, size);
      float[] t = new float[size];
      inNativeMemory.read(0, size, t, new int[size]);
      data.check("Embree " + embree.version(), t);
    }

    /** Not counted against it, as in {@link TreeCasts.Peer}. */
    @Setup(Level.Invocation)
    public void reset(Data data) {
      inNativeMemory.reset(0, data.all.size());
    }

    @TearDown
    public void tearDown() {
      inNativeMemory.close();
      embree.close();
    }
  }

  /** Many instances, all of which have moved. */
  @State(Scope.Benchmark)
  public static class Moved {
    private static final int INSTANCES = 10_000, TRIANGLES = 200;
    private Scene scene;
    private Instances instances;
    private EmbreeInstances embree;

    @Setup
    public void setUp() throws BadInput {
      scene = new Scene(INSTANCES, TRIANGLES);
      instances = scene.instances();
      embree = Embree.missing().isEmpty() ? scene.embree(false) : null;
    }

    @Setup(Level.Invocation)
    public void move() {
      scene.place();
      if (embree != null) {
        embree.place(scene.where);
      }
    }

    @TearDown
    public void tearDown() {
      if (embree != null) {
        embree.close();
      }
    }
  }

  @Benchmark
  public int instances(Data data, Own own) {
    own.own.closest(data.all, own.instances, data.hits);
    return data.hits.index[0];
  }

  @Benchmark
  public int copies(Data data, Own own) {
    own.own.closest(data.all, own.copies, own.inCopies);
    return own.inCopies.index[0];
  }

  @Benchmark
  public int copiesRebuilt(Data data, Own own) {
    own.copies.rebuild();
    return copies(data, own);
  }

  @Benchmark
  public int instancesEmbree(Data data, Peer peer) {
    peer.inNativeMemory.cast(peer.embree, 0, data.all.size());
    return data.all.size();
  }

  @Benchmark
  public void update(Moved moved) {
    moved.instances.update();
  }

  @Benchmark
  public void updateEmbree(Moved moved) {
    moved.embree.build();
  }
}
