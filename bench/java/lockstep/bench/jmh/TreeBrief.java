package lockstep.bench.jmh;

import java.io.IOException;
import lockstep.Tree;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Exactly what the table of {@link TreeTargets} needs, in one run of about half an hour. Of Embree's modes
 * it takes those that may be the fastest on the rays in question.
 */
public final class TreeBrief {
  private TreeBrief() {}

  /** Lockstep's casts. */
  public static class Own extends Headline.Brief {
    /** What is cast. */
    public static class OwnCasts extends TreeCasts.Own {
      @Param({"statue", "soup"})
      public String scene;

      @Param({"camera", "shuffled", "incoherent"})
      public String rays;

      @Param({"wide", "two-threads"})
      public String engine;

      @Setup
      public void setUp() throws IOException {
        use(scene, rays, engine);
      }
    }

    @Benchmark
    public long cast(OwnCasts casts) {
      return casts.cast();
    }
  }

  /** Embree with rays that stay together. */
  public static class Coherent extends Headline.Brief {
    /** What is cast. */
    public static class CoherentCasts extends TreeCasts.Peer {
      @Param({"statue", "soup"})
      public String scene;

      @Param("camera")
      public String rays;

      @Param({"coherent-packet", "coherent-stream-1", "coherent-stream-16"})
      public String mode;

      @Setup
      public void setUp() throws IOException {
        use(scene, rays, mode);
      }
    }

    @Benchmark
    public int castEmbree(CoherentCasts casts) {
      return casts.cast();
    }
  }

  /** Embree with rays that do not. */
  public static class Incoherent extends Headline.Brief {
    /** What is cast. */
    public static class IncoherentCasts extends TreeCasts.Peer {
      @Param({"statue", "soup"})
      public String scene;

      @Param("incoherent")
      public String rays;

      @Param({"packet", "stream-1", "stream-16", "stream-columns"})
      public String mode;

      @Setup
      public void setUp() throws IOException {
        use(scene, rays, mode);
      }
    }

    @Benchmark
    public int castEmbree(IncoherentCasts casts) {
      return casts.cast();
    }
  }

  /** Both builders. */
  public static class Builds extends Headline.Brief {
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
