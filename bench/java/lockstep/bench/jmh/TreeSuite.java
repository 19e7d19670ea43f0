package lockstep.bench.jmh;

import java.io.IOException;
import java.util.concurrent.ForkJoinPool;
import lockstep.Engine;
import lockstep.Tree;
import lockstep.Triangles;
import lockstep.bench.embree.Embree;
import lockstep.bench.scenes.MeshModel;
import lockstep.bench.scenes.RaySet;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Trees against Embree's: every model, set of rays and mode of Embree, and the times to build and refit; and
 * against tinybvh's, where {@code --tinybvh} says where it is. One
 * thread, unless it is stated to be two. {@link Preset#TREE_BRIEF} includes only what the table of {@link
 * TreeTargets} needs.
 */
@Suite.Purpose("trees against Embree: casts, builds, refits")
public class TreeSuite extends Suite {
  /** Lockstep's casts. */
  public static class Own extends TreeCasts.Own {
    @Param({"statue", "halls", "soup"})
    public String scene;

    @Param({"camera", "shuffled", "incoherent", "axis", "shadow", "occlusion"})
    public String rays;

    @Param({"scalar", "wide", "two-threads"})
    public String engine;

    @Param("1024")
    public int pixels;

    @Param("16384")
    public int batch;

    @Setup
    public void setUp() throws IOException {
      use(scene, (view, caster) -> RaySet.of(rays).rays(view, pixels, caster), batch, engine);
    }
  }

  /** Embree's casts. */
  public static class Peer extends TreeCasts.Peer {
    @Param({"statue", "halls", "soup"})
    public String scene;

    @Param({"camera", "shuffled", "incoherent", "axis", "shadow", "occlusion"})
    public String rays;

    @Param({"single", "packet", "stream-1", "stream-16", "stream-columns", "coherent-packet",
        "coherent-stream-1", "coherent-stream-16", "coherent-stream-columns"})
    public String mode;

    @Param("1024")
    public int pixels;

    @Param("16384")
    public int batch;

    @Setup
    public void setUp() throws IOException {
      use(scene, (view, caster) -> RaySet.of(rays).rays(view, pixels, caster), batch, mode);
    }
  }

  /** tinybvh's casts. */
  public static class TinyBvhPeer extends TreeCasts.TinyBvhPeer {
    @Param({"statue", "halls", "soup"})
    public String scene;

    @Param({"camera", "shuffled", "incoherent", "axis", "shadow", "occlusion"})
    public String rays;

    @Param("1024")
    public int pixels;

    @Param("16384")
    public int batch;

    @Setup
    public void setUp() throws IOException {
      use(scene, (view, caster) -> RaySet.of(rays).rays(view, pixels, caster), batch);
    }
  }

  /** Casts through a plain binary tree, in plain Java. */
  public static class Plain extends TreeCasts.Plain {
    @Param({"statue", "halls", "soup"})
    public String scene;

    @Param({"camera", "shuffled", "incoherent", "axis", "shadow", "occlusion"})
    public String rays;

    @Param("1024")
    public int pixels;

    @Param("16384")
    public int batch;

    @Setup
    public void setUp() throws IOException {
      use(scene, (view, caster) -> RaySet.of(rays).rays(view, pixels, caster), batch);
      agree();
    }
  }

  /** A mesh without a tree. */
  @State(Scope.Benchmark)
  public abstract static class Builds {
    @Param({"statue", "halls", "soup"})
    public String scene;

    Triangles triangles;

    final void load() throws IOException {
      triangles = MeshModel.named(scene).triangles();
      System.out.println("# " + triangles.size() + " triangles");
    }
  }

  /** Lockstep's builder. */
  public static class OwnBuilds extends Builds {
    final ForkJoinPool pool = new ForkJoinPool(2);
    Tree tree;

    @Setup
    public void setUp() throws IOException {
      load();
      Engine.best().warmUp(() -> Tree.of(triangles)); // builds are in plain Java until vectors are compiled
      tree = Tree.of(triangles);
    }

    @TearDown
    public void tearDown() {
      pool.close();
    }
  }

  /** Embree's builder, at its default quality. */
  public static class PeerBuilds extends Builds {
    Embree building;
    Embree refitting;

    @Setup
    public void setUp() throws IOException {
      load();
      building = Embree.of(triangles, false);
      refitting = Embree.refitting(triangles, false);
    }

    @TearDown
    public void tearDown() {
      building.close();
      refitting.close();
    }
  }

  @Benchmark
  public long cast(Own casts) {
    return casts.cast();
  }

  @Benchmark
  public int castPlain(Plain casts) {
    return casts.cast();
  }

  @Benchmark
  public int castEmbree(Peer casts) {
    return casts.cast();
  }

  @Benchmark
  public int castTinyBvh(TinyBvhPeer casts) {
    return casts.cast();
  }

  @Benchmark
  public Tree build(OwnBuilds builds) {
    return Tree.of(builds.triangles);
  }

  @Benchmark
  public Tree buildOnTwoThreads(OwnBuilds builds) {
    return Tree.of(builds.triangles, builds.pool);
  }

  @Benchmark
  public void rebuild(OwnBuilds builds) {
    builds.tree.rebuild();
  }

  @Benchmark
  public void buildEmbree(PeerBuilds builds) {
    builds.building.build();
  }

  @Benchmark
  public void refit(OwnBuilds builds) {
    builds.tree.refit();
  }

  @Benchmark
  public void refitEmbree(PeerBuilds builds) {
    builds.refitting.build();
  }
}
