package lockstep.bench.jmh;

import java.io.IOException;
import lockstep.Tree;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Exactly what the table of {@link TreeTargets} needs, in one run of about half an hour. Of Embree's modes
 * it takes those that may be the fastest on the rays in question.
 */
public final class TreeBrief {
  private TreeBrief() {}

  /** Trees are larger than caches, and Embree asks for huge pages by itself. */
  @Fork(value = 2,
      jvmArgsPrepend = {"--add-modules=jdk.incubator.vector", "--sun-misc-unsafe-memory-access=allow",
          "--enable-native-access=ALL-UNNAMED", "-XX:+UseTransparentHugePages"})
  public abstract static class HugePages extends Headline.Brief {}

  /** Lockstep's casts. */
  public static class Own extends HugePages {
    /** What is cast. */
    public static class OwnCasts extends TreeCasts.Own {
      @Param({"statue", "soup"})
      public String scene;

      @Param({"camera", "shuffled", "incoherent"})
      public String rays;

      @Param("wide")
      public String engine;

      @Param("1024")
      public int pixels;

      @Param("16384")
      public int batch;

      @Setup
      public void setUp() throws IOException {
        use(scene, rays, pixels, batch, engine);
      }
    }

    @Benchmark
    public long cast(OwnCasts casts) {
      return casts.cast();
    }
  }

  /** A whole picture in one batch: what is it to take rays in no order? */
  public static class Picture extends HugePages {
    /** What is cast. */
    public static class PictureCasts extends TreeCasts.Own {
      @Param({"statue", "soup"})
      public String scene;

      @Param({"camera", "shuffled"})
      public String rays;

      @Param("wide")
      public String engine;

      @Param("128")
      public int pixels;

      @Param("16384")
      public int batch;

      @Setup
      public void setUp() throws IOException {
        use(scene, rays, pixels, batch, engine);
      }
    }

    @Benchmark
    public long cast(PictureCasts casts) {
      return casts.cast();
    }
  }

  /** Large batches: what is a second thread worth? */
  public static class Two extends HugePages {
    /** What is cast. */
    public static class TwoCasts extends TreeCasts.Own {
      @Param({"statue", "soup"})
      public String scene;

      @Param({"camera", "incoherent"})
      public String rays;

      @Param({"wide", "two-threads"})
      public String engine;

      @Param("1024")
      public int pixels;

      @Param("131072")
      public int batch;

      @Setup
      public void setUp() throws IOException {
        use(scene, rays, pixels, batch, engine);
      }
    }

    @Benchmark
    public long cast(TwoCasts casts) {
      return casts.cast();
    }
  }

  /** Embree with rays that stay together. */
  public static class Coherent extends HugePages {
    /** What is cast. */
    public static class CoherentCasts extends TreeCasts.Peer {
      @Param({"statue", "soup"})
      public String scene;

      @Param("camera")
      public String rays;

      @Param({"coherent-packet", "coherent-stream-16", "stream-1"})
      public String mode;

      @Param("1024")
      public int pixels;

      @Param("16384")
      public int batch;

      @Setup
      public void setUp() throws IOException {
        use(scene, rays, pixels, batch, mode);
      }
    }

    @Benchmark
    public int castEmbree(CoherentCasts casts) {
      return casts.cast();
    }
  }

  /** Embree with rays that do not. */
  public static class Incoherent extends HugePages {
    /** What is cast. */
    public static class IncoherentCasts extends TreeCasts.Peer {
      @Param({"statue", "soup"})
      public String scene;

      @Param("incoherent")
      public String rays;

      @Param({"packet", "stream-1", "single"})
      public String mode;

      @Param("1024")
      public int pixels;

      @Param("16384")
      public int batch;

      @Setup
      public void setUp() throws IOException {
        use(scene, rays, pixels, batch, mode);
      }
    }

    @Benchmark
    public int castEmbree(IncoherentCasts casts) {
      return casts.cast();
    }
  }

  /** Both builders. */
  public static class Builds extends HugePages {
    @Benchmark
    public Tree build(TreeSuite.OwnBuilds builds) {
      return Tree.of(builds.triangles);
    }

    @Benchmark
    public void buildEmbree(TreeSuite.PeerBuilds builds) {
      builds.building.build();
    }
  }
}
