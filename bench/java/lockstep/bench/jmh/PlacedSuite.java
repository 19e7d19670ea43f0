package lockstep.bench.jmh;

import java.util.Random;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Instances;
import lockstep.Motions;
import lockstep.Nearest;
import lockstep.Pairs;
import lockstep.Placements;
import lockstep.Spheres;
import lockstep.SweepHits;
import lockstep.Tree;
import lockstep.Triangles;
import lockstep.bench.BadInput;
import lockstep.bench.EngineName;
import lockstep.bench.mesh.Placing;
import lockstep.bench.scenes.MeshBounds;
import lockstep.bench.scenes.MeshModel;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Spheres among instances of a mesh that stand on a plain, against one tree of copies of their triangles: as
 * it is, and brought up to date before each call, as it has to be where instances move.
 */
@Suite.Purpose("shapes among instances, against one tree of copies")
public class PlacedSuite extends Suite {
  private static final int SPHERES = 10_000;

  /** What is asked. */
  public enum Verb {
    ANY, OVERLAP, NEAREST, SWEEP
  }

  /** The scene, and room for answers. */
  @State(Scope.Benchmark)
  public static class Data {
    @Param({"ANY", "OVERLAP", "NEAREST", "SWEEP"})
    public Verb verb;

    /** How many instances of how many triangles. */
    @Param({"200x10000", "2000x200"})
    public String scene;

    @Param({"scalar", "wide"})
    public String engine;

    private final Spheres spheres = Spheres.allocate(SPHERES);
    private final Motions motions = Motions.allocate(SPHERES);
    private final Hits hits = Hits.allocate(SPHERES);
    private final Pairs pairs = Pairs.allocate(100 * SPHERES);
    private final Nearest nearest = Nearest.withInstances(SPHERES);
    private final SweepHits sweeps = SweepHits.withInstances(SPHERES);
    private Engine own;
    private Instances instances;
    private Tree copies;

    @Setup
    public void setUp() throws BadInput {
      own = EngineName.of(engine).engine();
      String[] sizes = scene.split("x", -1);
      int count = Integer.parseInt(sizes[0]);
      Triangles mesh = MeshModel.STATUE.triangles(Integer.parseInt(sizes[1]), 1);
      Random random = new Random(1);
      double side = 4.2 * reach(mesh) * Math.sqrt(count);
      Placements where = Placements.allocate(count);
      for (int i = 0; i < count; i++) {
        where.set(i, side * random.nextDouble(), side * random.nextDouble(), 0, (float) random.nextGaussian(),
            (float) random.nextGaussian(), (float) random.nextGaussian(), (float) random.nextGaussian());
      }
      instances = Instances.of(where, Tree.of(mesh));
      copies = Tree.of(copies(mesh, where));
      float size = reach(mesh);
      for (int k = 0; k < SPHERES; k++) {
        spheres.set(k, (float) (side * random.nextDouble()), (float) (side * random.nextDouble()),
            size * (random.nextFloat() * 2 - 1), 0.1f * size * random.nextFloat());
        motions.set(k, size * (random.nextFloat() - 0.5f), size * (random.nextFloat() - 0.5f),
            size * (random.nextFloat() - 0.5f));
      }
      float among = ofInstances(), inCopies = ofCopies();
      if (verb != Verb.OVERLAP && Math.abs(among - inCopies) > 1e-3f * (1 + Math.abs(inCopies))) {
        throw new IllegalStateException(verb + ": " + among + " among instances, " + inCopies + " in copies");
      }
    }

    private static float reach(Triangles mesh) {
      float most = 0;
      MeshBounds bounds = MeshBounds.of(mesh);
      for (int axis = 0; axis < 3; axis++) {
        most = Math.max(most, (float) Math.max(-bounds.min()[axis], bounds.max()[axis]));
      }
      return most;
    }

    private static Triangles copies(Triangles mesh, Placements where) {
      Triangles copies = Triangles.allocate(mesh.size() * where.size());
      for (int i = 0; i < where.size(); i++) {
        Placing.copy(mesh, where, i, copies, i * mesh.size());
      }
      return copies;
    }

    float ofInstances() {
      switch (verb) {
        case ANY -> own.any(spheres, instances, hits);
        case OVERLAP -> own.overlap(spheres, instances, pairs);
        case NEAREST -> own.nearest(spheres, instances, nearest);
        default -> own.sweep(spheres.moving(motions), instances, sweeps);
      }
      return answer();
    }

    float ofCopies() {
      switch (verb) {
        case ANY -> own.any(spheres, copies, hits);
        case OVERLAP -> own.overlap(spheres, copies, pairs);
        case NEAREST -> own.nearest(spheres, copies, nearest);
        default -> own.sweep(spheres.moving(motions), copies, sweeps);
      }
      return answer();
    }

    private float answer() {
      return switch (verb) {
        case ANY -> hits.count();
        case OVERLAP -> pairs.needed();
        case NEAREST -> nearest.distance[SPHERES / 2];
        default -> sweeps.count();
      };
    }
  }

  @Benchmark
  public float instances(Data data) {
    return data.ofInstances();
  }

  @Benchmark
  public float copies(Data data) {
    return data.ofCopies();
  }

  @Benchmark
  public float copiesThatMove(Data data) {
    data.copies.update();
    return data.ofCopies();
  }
}
