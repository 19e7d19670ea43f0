package lockstep.bench.jmh;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.IntPredicate;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Tree;
import lockstep.bench.EngineName;
import lockstep.bench.distance.PlainCast;
import lockstep.bench.embree.Comparison;
import lockstep.bench.embree.Embree;
import lockstep.bench.embree.EmbreeRays;
import lockstep.bench.embree.Mode;
import lockstep.bench.scenes.MeshModel;
import lockstep.bench.scenes.RaySet;
import lockstep.bench.tinybvh.TinyBvh;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Rays and a mesh with a tree over it. A call casts one batch, and calls go through all batches in turn,
 * which are too many for a branch predictor to learn. Before anything is timed, Lockstep and Embree, if it is
 * installed, cast all the rays and must agree, except for one ray in ten thousand, or eight, that run along
 * an edge.
 */
@State(Scope.Benchmark)
public abstract class TreeCasts {
  private static final double MAY_DISAGREE = 1e-4;
  private static final int SOME = 8;

  /** The closest hit, or any. */
  @Param({"closest", "any"})
  public String verb;

  MeshModel.View view;
  Tree tree;
  Rays all;
  int size; // of a batch
  private int batches;
  private int next;

  /** Makes rays at a mesh; some begin where others hit. */
  @FunctionalInterface
  interface Source {
    Rays rays(MeshModel.View view, RaySet.Caster caster);
  }

  /** Prepares all data; {@code batch} rays are cast in a call. */
  void use(String scene, Source source, int batch) throws IOException {
    view = MeshModel.named(scene);
    tree = Tree.of(view.triangles());
    Rays rays = source.rays(view, (some, hits) -> EngineName.widest().closest(some, tree, hits));
    size = Math.min(batch, rays.size());
    batches = rays.size() / size;
    all = rays.slice(0, batches * size);
    System.out.println("# Lockstep: " + EngineName.widest() + ", " + Float.SIZE * EngineName.widest().lanes()
        + " bits; " + view.triangles().size() + " triangles, " + all.size() + " rays");
  }

  final int advance() {
    int current = next;
    next = current + 1 == batches ? 0 : current + 1;
    return current * size;
  }

  /** Throws unless an engine and a scene of Embree's give equal answers. */
  final void agree(Engine engine, Embree embree, Mode mode) {
    int n = all.size();
    float[] t = new float[n];
    int[] index = new int[n];
    try (EmbreeRays theirs = EmbreeRays.closest(mode, all)) {
      theirs.cast(embree, 0, n);
      theirs.read(0, n, t, index);
    }
    long[] words = new long[Hits.allocate(n).words().length];
    try (EmbreeRays theirs = EmbreeRays.any(mode, all)) {
      theirs.cast(embree, 0, n);
      theirs.read(0, n, words);
    }
    agree(engine, "Embree " + embree.version(), t, index, i -> (words[i >>> 6] >>> i & 1) != 0);
  }

  /** Throws unless an engine and a peer, which has cast all rays, give equal answers. */
  final void agree(Engine engine, String peer, float[] t, int[] index, IntPredicate isHit) {
    int n = all.size();
    RayHits ours = RayHits.allocate(n);
    engine.closest(all, tree, ours);
    Comparison comparison = Comparison.of(all, view.triangles(), ours, t, index);
    System.out
        .println("# " + peer + ": " + comparison.agree() + " closest hits agree, " + comparison.samePoint()
            + " are of a triangle that shares the point, " + comparison.disagree() + " differ");
    if (comparison.disagree() > Math.max(SOME, MAY_DISAGREE * n)) {
      throw new IllegalStateException(comparison.disagree() + " of " + n + " rays: " + comparison.example());
    }
    Hits any = Hits.allocate(n);
    engine.any(all, tree, any);
    int differ = 0;
    for (int i = 0; i < n; i++) {
      differ += any.get(i) == isHit.test(i) ? 0 : 1;
    }
    if (differ > Math.max(SOME, MAY_DISAGREE * n)) {
      throw new IllegalStateException(
          differ + " of " + n + " rays hit anything for one of Lockstep and " + peer + " only");
    }
  }

  /** Casts through a binary tree in plain Java. */
  public abstract static class Plain extends TreeCasts {
    private PlainCast plain;

    final void agree() {
      plain = new PlainCast(view.triangles());
      RayHits ours = RayHits.allocate(all.size());
      EngineName.widest().closest(all, tree, ours);
      int differ = 0;
      for (int i = 0; i < all.size(); i++) {
        plain.cast(all, i, false);
        boolean same = ours.t[i] == plain.t || Math.abs(ours.t[i] - plain.t) <= 1e-4f * plain.t;
        differ += same ? 0 : 1;
      }
      if (differ > Math.max(SOME, MAY_DISAGREE * all.size())) {
        throw new IllegalStateException(differ + " of " + all.size() + " rays differ in plain Java");
      }
    }

    /** Casts the next batch; a sum that needs all answers. */
    final int cast() {
      int sum = 0;
      for (int i = advance(), end = i + size; i < end; i++) {
        plain.cast(all, i, verb.equals("any"));
        sum += plain.index;
      }
      return sum;
    }
  }

  /** Lockstep's casts. */
  public abstract static class Own extends TreeCasts {
    private final List<Rays> slices = new ArrayList<>();
    private Engine chosen;
    private ForkJoinPool pool;
    private RayHits closest;
    private Hits any;

    final void use(String scene, Source source, int batch, String engine) throws IOException {
      use(scene, source, batch);
      if (engine.equals("two-threads")) {
        pool = new ForkJoinPool(2);
        chosen = Engine.wide().parallel(pool);
      } else {
        chosen = engine.equals("wide") ? Engine.wide() : Engine.scalar();
      }
      for (int from = 0; from < all.size(); from += size) {
        slices.add(all.slice(from, size));
      }
      closest = RayHits.allocate(size);
      any = Hits.allocate(size);
      agreeWithScalar();
      if (Embree.missing().isEmpty()) {
        try (Embree embree = Embree.of(view.triangles(), true)) {
          agree(chosen, embree, Mode.PACKET);
        }
      }
    }

    private void agreeWithScalar() {
      RayHits expected = RayHits.allocate(size);
      Engine.scalar().closest(slices.get(0), tree, expected);
      chosen.closest(slices.get(0), tree, closest);
      Agreement.same("closest", "scalar", expected, chosen.toString(), closest);
      chosen.any(slices.get(0), tree, any);
      Agreement.bits("any", size, "closest", expected.hits().words(), chosen.toString(), any.words());
    }

    final long cast() {
      Rays rays = slices.get(advance() / size);
      if (verb.equals("closest")) {
        chosen.closest(rays, tree, closest);
        return closest.index[0];
      }
      chosen.any(rays, tree, any);
      return any.words()[0];
    }

    /** Ends the threads. */
    @TearDown
    public void tearDown() {
      if (pool != null) {
        pool.close();
      }
    }
  }

  /** Embree's casts, in one of its modes. */
  public abstract static class Peer extends TreeCasts {
    /** Robust scenes guarantee, as Lockstep does, that no ray slips between triangles that share an edge. */
    @Param({"default", "robust"})
    public String scenes;

    private Embree embree;
    private EmbreeRays inNativeMemory;
    private int from;

    final void use(String scene, Source source, int batch, String mode) throws IOException {
      use(scene, source, batch);
      embree = Embree.of(view.triangles(), scenes.equals("robust"));
      Mode how = Mode.of(mode);
      agree(EngineName.widest(), embree, how);
      inNativeMemory = verb.equals("closest") ? EmbreeRays.closest(how, all) : EmbreeRays.any(how, all);
    }

    /**
     * Resets the rays for the next call, as Embree writes its answers into them. That is not counted against
     * it: a program that uses it writes new rays anyway.
     */
    @Setup(Level.Invocation)
    public void nextBatch() {
      from = advance();
      inNativeMemory.reset(from, size);
    }

    final int cast() {
      inNativeMemory.cast(embree, from, size);
      return from;
    }

    /** Frees native memory. */
    @TearDown
    public void tearDown() {
      inNativeMemory.close();
      embree.close();
    }
  }

  /** tinybvh's casts. */
  public abstract static class TinyBvhPeer extends TreeCasts {
    /** Whether its builder may split triangles. */
    @Param({"false", "true"})
    public boolean splits;

    private TinyBvh peer;
    private int from;

    @Override
    final void use(String scene, Source source, int batch) throws IOException {
      super.use(scene, source, batch);
      int n = all.size();
      peer = new TinyBvh(view.triangles(), splits, all);
      float[] t = new float[n];
      int[] index = new int[n];
      peer.cast(true, 0, n);
      peer.cast(false, 0, n);
      peer.read(t, index);
      agree(EngineName.widest(), "tinybvh", t, index, peer::isHit);
      peer.reset(0, n);
    }

    /** Resets the rays for the next call, which is not counted. */
    @Setup(Level.Invocation)
    public void nextBatch() {
      from = advance();
      peer.reset(from, size);
    }

    final int cast() {
      peer.cast(verb.equals("any"), from, size);
      return from;
    }

    /** Frees native memory. */
    @TearDown
    public void tearDown() {
      peer.close();
    }
  }
}
