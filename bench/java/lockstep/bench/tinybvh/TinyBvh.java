package lockstep.bench.tinybvh;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_FLOAT;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import lockstep.Rays;
import lockstep.Triangles;
import lockstep.bench.clang.CompiledLibrary;

/** A tree of tinybvh's with eight children a node ({@code BVH8_CPU}), and rays for it, in native memory. */
public final class TinyBvh implements AutoCloseable {
  private static final int COMPONENTS = 8;

  private final Arena arena = Arena.ofShared();
  private final MemorySegment scene, rays, ends, t, index, hits;
  private final float[] starts, lengths;

  /**
   * Builds a tree and copies rays.
   *
   * @param splits whether triangles may be split, which takes longer to build and gives faster trees
   */
  public TinyBvh(Triangles triangles, boolean splits, Rays rays) {
    int n = rays.size();
    ends = arena.allocate(JAVA_FLOAT, n);
    t = arena.allocate(JAVA_FLOAT, n);
    index = arena.allocate(JAVA_INT, n);
    hits = arena.allocate(n);
    starts = new float[n];
    lengths = new float[n];
    float[] ray = new float[COMPONENTS];
    try (Arena once = Arena.ofConfined()) {
      MemorySegment columns = once.allocate(JAVA_FLOAT, (long) COMPONENTS * n);
      for (int i = 0; i < n; i++) {
        rays.get(i, ray);
        MemorySegment.copy(ray, 0, columns, JAVA_FLOAT, (long) COMPONENTS * i * Float.BYTES, COMPONENTS);
        lengths[i] =
            (float) Math.sqrt((double) ray[3] * ray[3] + (double) ray[4] * ray[4] + (double) ray[5] * ray[5]);
        starts[i] = ray[6];
        // it makes directions unit vectors, and its infinity is 1e30
        ends.setAtIndex(JAVA_FLOAT, i, Math.min(1e30f, (ray[7] - ray[6]) * lengths[i]));
      }
      MemorySegment corners = once.allocate(JAVA_FLOAT, 9L * triangles.size());
      float[] corner = new float[9];
      for (int i = 0; i < triangles.size(); i++) {
        MemorySegment.copy(triangles.get(i, corner), 0, corners, JAVA_FLOAT, 9L * i * Float.BYTES, 9);
      }
      scene = (MemorySegment) Page.NEW_SCENE.invokeExact(corners, triangles.size(), splits ? 1 : 0);
      this.rays = (MemorySegment) Page.NEW_RAYS.invokeExact(columns, n);
    } catch (Throwable e) {
      throw broken(e);
    }
    reset(0, n);
  }

  /** The directory of the header, if {@code -Dlockstep.tinybvh} names one. */
  static Optional<Path> directory() {
    return Optional.ofNullable(System.getProperty("lockstep.tinybvh")).map(Path::of);
  }

  /** Why it is missing here and how to get it, in one line; empty if it is available. */
  public static Optional<String> missing() {
    Optional<Path> directory = directory();
    if (directory.isEmpty()) {
      return Optional.of("tinybvh is left out: --tinybvh DIRECTORY says where its tiny_bvh.h is");
    }
    return Files.exists(directory.get().resolve("tiny_bvh.h")) ? CompiledLibrary.missing()
        : Optional.of("tinybvh is left out: there is no tiny_bvh.h in " + directory.get());
  }

  private static RuntimeException broken(Throwable e) {
    return e instanceof RuntimeException unchecked ? unchecked : new IllegalStateException(e);
  }

  /** Resets rays {@code from} to {@code from + count − 1} to the state before any cast. */
  public void reset(int from, int count) {
    try {
      Page.RESET.invokeExact(rays, ends, from, count);
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  /** Casts these rays for the closest hit, or for any. */
  public void cast(boolean any, int from, int count) {
    try {
      if (any) {
        Page.ANY.invokeExact(scene, rays, from, count, hits);
      } else {
        Page.CLOSEST.invokeExact(scene, rays, from, count);
      }
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  /** Reads all closest hits, in the units of the rays: +∞ and −1 for a miss. */
  public void read(float[] tOut, int[] indexOut) {
    try {
      Page.READ.invokeExact(rays, 0, tOut.length, t, index);
    } catch (Throwable e) {
      throw broken(e);
    }
    for (int i = 0; i < tOut.length; i++) {
      indexOut[i] = index.getAtIndex(JAVA_INT, i);
      tOut[i] =
          indexOut[i] < 0 ? Float.POSITIVE_INFINITY : starts[i] + t.getAtIndex(JAVA_FLOAT, i) / lengths[i];
    }
  }

  /** Whether ray i has hit anything. */
  public boolean isHit(int i) {
    return hits.get(JAVA_BYTE, i) != 0;
  }

  @Override
  public void close() {
    try {
      Page.DELETE_RAYS.invokeExact(rays);
      Page.DELETE_SCENE.invokeExact(scene);
    } catch (Throwable e) {
      throw broken(e);
    }
    arena.close();
  }
}
