package lockstep.bench.embree;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** A scene of Embree's, on a device that builds with one thread. Cast at it with {@link EmbreeRays}. */
public abstract class EmbreeScene implements AutoCloseable {
  static final int ROBUST = 4;
  private static final int QUALITY_MEDIUM = 1;
  private static final int VERSION = 0;

  final MemorySegment device, scene;

  /** An empty scene on the device of another one, or on one of its own for null. */
  EmbreeScene(EmbreeScene onDeviceOf, int flags) {
    device = onDeviceOf == null ? newDevice() : retained(onDeviceOf.device);
    try {
      scene = (MemorySegment) Native.NEW_SCENE.invokeExact(device);
      Native.SET_SCENE_FLAGS.invokeExact(scene, flags);
      Native.SET_SCENE_BUILD_QUALITY.invokeExact(scene, QUALITY_MEDIUM);
    } catch (Throwable e) {
      throw Native.broken(e);
    }
  }

  private static MemorySegment newDevice() {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment device = (MemorySegment) Native.NEW_DEVICE.invokeExact(arena.allocateFrom("threads=1"));
      if (device.equals(MemorySegment.NULL)) {
        throw new IllegalStateException(
            "Embree makes no device: error " + (int) Native.GET_DEVICE_ERROR.invokeExact(device));
      }
      return device;
    } catch (Throwable e) {
      throw Native.broken(e);
    }
  }

  private static MemorySegment retained(MemorySegment device) {
    try {
      Native.RETAIN_DEVICE.invokeExact(device);
      return device;
    } catch (Throwable e) {
      throw Native.broken(e);
    }
  }

  /** The version, such as {@code 3.13.5}. */
  public final String version() {
    try {
      long version = (long) Native.GET_DEVICE_PROPERTY.invokeExact(device, VERSION);
      return version / 10_000 + "." + version / 100 % 100 + "." + version % 100;
    } catch (Throwable e) {
      throw Native.broken(e);
    }
  }

  /** Builds the scene's hierarchy from its geometries as they are now. */
  final void commit() throws Throwable {
    Native.COMMIT_SCENE.invokeExact(scene);
  }

  /** Throws if anything has failed since the last check. */
  final void check(String what) {
    int error;
    try {
      error = (int) Native.GET_DEVICE_ERROR.invokeExact(device);
    } catch (Throwable e) {
      throw Native.broken(e);
    }
    if (error != 0) {
      throw new IllegalStateException("Embree could not " + what + ": error " + error);
    }
  }

  @Override
  public void close() {
    try {
      Native.RELEASE_SCENE.invokeExact(scene);
      Native.RELEASE_DEVICE.invokeExact(device);
    } catch (Throwable e) {
      throw Native.broken(e);
    }
  }
}
