package lockstep.bench.embree;

import static java.lang.foreign.ValueLayout.JAVA_FLOAT;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.MemorySegment;
import java.util.Optional;
import lockstep.Triangles;
import lockstep.bench.mesh.IndexedMesh;

/**
 * Triangles in Embree: one scene of one indexed mesh, with Embree's default build quality.
 *
 * <p>Embree's robust scenes guarantee what Lockstep always does, that no ray slips between triangles that
 * share an edge; its other scenes are slightly faster.
 */
public final class Embree extends EmbreeScene {
  private static final int TRIANGLES = 0;
  private static final int INDEX_BUFFER = 0;
  private static final int VERTEX_BUFFER = 1;
  private static final int UINT3 = 0x5003;
  private static final int FLOAT3 = 0x9003;
  private static final int DYNAMIC = 1;
  private static final int QUALITY_MEDIUM = 1;
  private static final int QUALITY_REFIT = 3;
  private static final int VERTEX_BYTES = 3 * Float.BYTES;

  private final MemorySegment geometry;
  private final MemorySegment vertices;
  private final int[] indices;

  private Embree(EmbreeScene onDeviceOf, Triangles triangles, int flags, int quality) {
    super(onDeviceOf, flags);
    IndexedMesh mesh = IndexedMesh.of(triangles);
    indices = mesh.indices();
    try {
      geometry = (MemorySegment) Native.NEW_GEOMETRY.invokeExact(device, TRIANGLES);
      Native.SET_GEOMETRY_BUILD_QUALITY.invokeExact(geometry, quality);
      vertices = buffer(VERTEX_BUFFER, FLOAT3, mesh.vertices().length / 3);
      MemorySegment.copy(mesh.vertices(), 0, vertices, JAVA_FLOAT, 0, mesh.vertices().length);
      MemorySegment.copy(indices, 0, buffer(INDEX_BUFFER, UINT3, indices.length / 3), JAVA_INT, 0,
          indices.length);
      Native.COMMIT_GEOMETRY.invokeExact(geometry);
      int id = (int) Native.ATTACH_GEOMETRY.invokeExact(scene, geometry);
      assert id == 0;
      commit();
    } catch (Throwable e) {
      throw Native.broken(e);
    }
    check("build a scene");
  }

  /** Why Embree is missing here and how to get it, in one line; empty if it is available. */
  public static Optional<String> missing() {
    return Native.LIBRARY != null ? Optional.empty()
        : Optional.of("Embree 3 is not installed and is left out (Debian 12: apt install libembree3-3; "
            + "elsewhere name libembree3.so.3 with -Dlockstep.embree=FILE)");
  }

  /** A scene of these triangles, which keep their numbers. Call it only if nothing is {@link #missing()}. */
  public static Embree of(Triangles triangles, boolean robust) {
    return of(triangles, robust, null);
  }

  /** The same on the device of another scene, or on one of its own for null. */
  static Embree of(Triangles triangles, boolean robust, EmbreeScene onDeviceOf) {
    return new Embree(onDeviceOf, triangles, robust ? ROBUST : 0, QUALITY_MEDIUM);
  }

  /** As {@link #of}, but {@link #build()} refits the tree to moved vertices. */
  public static Embree refitting(Triangles triangles, boolean robust) {
    return new Embree(null, triangles, DYNAMIC | (robust ? ROBUST : 0), QUALITY_REFIT);
  }

  /** Takes the vertices from moved triangles of the same mesh. */
  public void move(Triangles triangles) {
    float[] t = new float[9];
    for (int i = 0; i < triangles.size(); i++) {
      triangles.get(i, t);
      for (int k = 0; k < 3; k++) {
        MemorySegment.copy(t, 3 * k, vertices, JAVA_FLOAT, (long) indices[3 * i + k] * VERTEX_BYTES, 3);
      }
    }
  }

  /** Rebuilds the tree from the current vertices. */
  public void build() {
    try {
      Native.UPDATE_GEOMETRY_BUFFER.invokeExact(geometry, VERTEX_BUFFER, 0);
      Native.COMMIT_GEOMETRY.invokeExact(geometry);
      commit();
    } catch (Throwable e) {
      throw Native.broken(e);
    }
  }

  @Override
  public void close() {
    try {
      Native.RELEASE_GEOMETRY.invokeExact(geometry);
    } catch (Throwable e) {
      throw Native.broken(e);
    }
    super.close();
  }

  /** A new buffer of three numbers an item, which Embree owns and pads. */
  @SuppressWarnings("restricted")
  private MemorySegment buffer(int kind, int format, int count) throws Throwable {
    MemorySegment start = (MemorySegment) Native.SET_NEW_GEOMETRY_BUFFER.invokeExact(geometry, kind, 0,
        format, (long) VERTEX_BYTES, (long) count);
    check("allocate " + count + " items");
    return start.reinterpret((long) VERTEX_BYTES * count);
  }
}
