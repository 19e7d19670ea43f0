package lockstep.bench.embree;

import static java.lang.foreign.ValueLayout.JAVA_FLOAT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.stream.Stream;
import lockstep.Placements;
import lockstep.Triangles;
import lockstep.bench.mesh.Placing;

/** Placed meshes in Embree: a scene of instances, each of the scene of its mesh. */
public final class EmbreeInstances extends EmbreeScene {
  private static final int INSTANCE = 121;
  private static final int FLOAT3X4_COLUMN_MAJOR = 0x9234;
  private static final long MATRIX_BYTES = 12 * Float.BYTES;

  private final Embree[] meshes;
  private final MemorySegment[] instances;
  private final Arena arena = Arena.ofShared();
  private final MemorySegment matrices; // of each instance three columns and a position

  /** Instance i is of {@code meshes[meshOf[i]]}, at placement i. */
  public EmbreeInstances(Placements where, int[] meshOf, boolean robust, Triangles... meshes) {
    super(null, robust ? ROBUST : 0);
    this.meshes = Stream.of(meshes).map(mesh -> Embree.of(mesh, robust, this)).toArray(Embree[]::new);
    instances = new MemorySegment[meshOf.length];
    matrices = arena.allocate(instances.length * MATRIX_BYTES, 16);
    try {
      for (int i = 0; i < instances.length; i++) {
        instances[i] = (MemorySegment) Native.NEW_GEOMETRY.invokeExact(device, INSTANCE);
        Native.SET_GEOMETRY_INSTANCED_SCENE.invokeExact(instances[i], this.meshes[meshOf[i]].scene);
        int id = (int) Native.ATTACH_GEOMETRY.invokeExact(scene, instances[i]);
        assert id == i;
      }
    } catch (Throwable e) {
      throw Native.broken(e);
    }
    place(where);
    build();
    check("build a scene of instances");
  }

  /** Places all instances anew; {@link #build()} follows. */
  public void place(Placements where) {
    for (int i = 0; i < instances.length; i++) {
      for (int axis = 0; axis < 3; axis++) {
        double[] column = Placing.turned(where, i, axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0);
        set(12 * i + 3 * axis, column[0], column[1], column[2]);
      }
      set(12 * i + 9, where.x[i], where.y[i], where.z[i]);
    }
  }

  /** Builds the hierarchy over all instances where they are placed now. */
  public void build() {
    try {
      for (int i = 0; i < instances.length; i++) {
        Native.SET_GEOMETRY_TRANSFORM.invokeExact(instances[i], 0, FLOAT3X4_COLUMN_MAJOR,
            matrices.asSlice(i * MATRIX_BYTES, MATRIX_BYTES));
        Native.COMMIT_GEOMETRY.invokeExact(instances[i]);
      }
      commit();
    } catch (Throwable e) {
      throw Native.broken(e);
    }
  }

  private void set(int at, double x, double y, double z) {
    matrices.setAtIndex(JAVA_FLOAT, at, (float) x);
    matrices.setAtIndex(JAVA_FLOAT, at + 1, (float) y);
    matrices.setAtIndex(JAVA_FLOAT, at + 2, (float) z);
  }

  @Override
  public void close() {
    try {
      for (MemorySegment instance : instances) {
        Native.RELEASE_GEOMETRY.invokeExact(instance);
      }
    } catch (Throwable e) {
      throw Native.broken(e);
    }
    super.close();
    for (Embree mesh : meshes) {
      mesh.close();
    }
    arena.close();
  }
}
