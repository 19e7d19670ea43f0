package lockstep.bench.embree;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_FLOAT;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import lockstep.Hits;
import lockstep.Rays;

/**
 * Rays in native memory, in the layout of one of Embree's modes, and Embree's answers to them. Rays are cast
 * in batches: any range that starts at a multiple of 16.
 *
 * <p>Embree writes its answers into the rays: the end of the interval becomes t. A ray that was cast must
 * therefore be reset before it is cast again; {@link #reset} does so as cheaply as the layout allows: it
 * writes one or two words per ray.
 */
public final class EmbreeRays implements AutoCloseable {
  private static final int PACKET = 16;
  private static final int RAY_COMPONENTS = 12;
  private static final int HIT_COMPONENTS = 20;

  // components, in the order of RTCRay, followed by RTCHit
  private static final int T_MIN = 3;
  private static final int T_MAX = 8;
  private static final int MASK = 9;
  private static final int PRIMITIVE = 17;
  private static final int GEOMETRY = 18;

  /** The component of each column of {@link Rays}. */
  private static final int[] COMPONENT_OF_COLUMN = {0, 1, 2, 4, 5, 6, T_MIN, T_MAX};

  private final Mode mode;
  private final int size;
  private final int components;
  private final long width;
  private final Arena arena = Arena.ofShared();
  private final MemorySegment data;
  private final MemorySegment context;
  private final MemorySegment valid;
  private final MemorySegment columns; // pointers
  private final float[] tMax;
  private final int[] noGeometry = new int[1 << 16];

  private EmbreeRays(Mode mode, Rays rays, int components) {
    this.mode = mode;
    this.components = components;
    size = rays.size();
    int padded = (size + PACKET - 1) / PACKET * PACKET;
    width = mode.width == 0 ? padded : mode.width;
    data = arena.allocate((long) padded * components * Float.BYTES, 64);
    context = arena.allocate(64, 16);
    context.set(JAVA_INT, 0, mode.coherent ? 1 : 0);
    context.set(JAVA_INT, 16, -1); // no instance
    valid = arena.allocate(PACKET * Integer.BYTES, 64).fill((byte) -1);
    columns = arena.allocate(HIT_COMPONENTS * ADDRESS.byteSize(), 16);
    tMax = new float[padded];
    Arrays.fill(tMax, size, padded, Float.NEGATIVE_INFINITY); // the padding hits nothing
    Arrays.fill(noGeometry, -1);
    float[] ray = new float[8];
    for (int i = 0; i < padded; i++) {
      if (i < size) {
        rays.get(i, ray);
        for (int c = 0; c < ray.length; c++) {
          data.set(JAVA_FLOAT, at(i, COMPONENT_OF_COLUMN[c]), ray[c]);
        }
        tMax[i] = ray[7];
      }
      data.set(JAVA_INT, at(i, MASK), -1);
    }
    reset(0, size);
  }

  /** Rays for closest hits. */
  public static EmbreeRays closest(Mode mode, Rays rays) {
    return new EmbreeRays(mode, rays, HIT_COMPONENTS);
  }

  /** Rays for any hit. */
  public static EmbreeRays any(Mode mode, Rays rays) {
    return new EmbreeRays(mode, rays, RAY_COMPONENTS);
  }

  /** The position of a component of ray i: the rays of one block have all their first components first. */
  private long at(long i, int component) {
    return (i / width * width * components + component * width + i % width) * Float.BYTES;
  }

  /** Resets rays {@code from} to {@code from + count − 1} to the state before any cast. */
  public void reset(int from, int count) {
    int end = ceil(from + count);
    if (width == 1) {
      for (int i = from; i < end; i++) {
        data.set(JAVA_FLOAT, at(i, T_MAX), tMax[i]);
        if (components > RAY_COMPONENTS) {
          data.set(JAVA_INT, at(i, GEOMETRY), -1);
        }
      }
      return;
    }
    int step = (int) Math.min(width, noGeometry.length);
    for (int i = from; i < end; i += step) {
      int n = Math.min(step, end - i);
      MemorySegment.copy(tMax, i, data, JAVA_FLOAT, at(i, T_MAX), n);
      if (components > RAY_COMPONENTS) {
        MemorySegment.copy(noGeometry, 0, data, JAVA_INT, at(i, GEOMETRY), n);
      }
    }
  }

  /** Casts rays {@code from} to {@code from + count − 1} at a scene; {@code from} is a multiple of 16. */
  public void cast(EmbreeScene at, int from, int count) {
    try {
      if (components == HIT_COMPONENTS) {
        intersect(at.scene, from, count);
      } else {
        occluded(at.scene, from, count);
      }
    } catch (Throwable e) {
      throw Native.broken(e);
    }
  }

  private void intersect(MemorySegment scene, int from, int count) throws Throwable {
    int packets = (count + PACKET - 1) / PACKET;
    long bytes = width * components * Float.BYTES;
    switch (mode) {
      case SINGLE -> {
        for (int i = from; i < from + count; i++) {
          Native.INTERSECT_1.invokeExact(scene, context, data.asSlice(at(i, 0)));
        }
      }
      case PACKET, COHERENT_PACKET -> {
        for (int i = from; i < from + count; i += PACKET) {
          Native.INTERSECT_16.invokeExact(valid, scene, context, data.asSlice(at(i, 0)));
        }
      }
      case STREAM_1, COHERENT_STREAM_1 ->
        Native.INTERSECT_1M.invokeExact(scene, context, data.asSlice(at(from, 0)), count, bytes);
      case STREAM_16, COHERENT_STREAM_16 ->
        Native.INTERSECT_NM.invokeExact(scene, context, data.asSlice(at(from, 0)), PACKET, packets, bytes);
      case STREAM_COLUMNS, COHERENT_STREAM_COLUMNS ->
        Native.INTERSECT_NP.invokeExact(scene, context, columns(from), count);
    }
  }

  private void occluded(MemorySegment scene, int from, int count) throws Throwable {
    int packets = (count + PACKET - 1) / PACKET;
    long bytes = width * components * Float.BYTES;
    switch (mode) {
      case SINGLE -> {
        for (int i = from; i < from + count; i++) {
          Native.OCCLUDED_1.invokeExact(scene, context, data.asSlice(at(i, 0)));
        }
      }
      case PACKET, COHERENT_PACKET -> {
        for (int i = from; i < from + count; i += PACKET) {
          Native.OCCLUDED_16.invokeExact(valid, scene, context, data.asSlice(at(i, 0)));
        }
      }
      case STREAM_1, COHERENT_STREAM_1 ->
        Native.OCCLUDED_1M.invokeExact(scene, context, data.asSlice(at(from, 0)), count, bytes);
      case STREAM_16, COHERENT_STREAM_16 ->
        Native.OCCLUDED_NM.invokeExact(scene, context, data.asSlice(at(from, 0)), PACKET, packets, bytes);
      case STREAM_COLUMNS, COHERENT_STREAM_COLUMNS ->
        Native.OCCLUDED_NP.invokeExact(scene, context, columns(from), count);
    }
  }

  /** The position of the columns, for the rays from {@code from} on. */
  private MemorySegment columns(int from) {
    for (int c = 0; c < components; c++) {
      columns.setAtIndex(ADDRESS, c, data.asSlice(at(from, c)));
    }
    return columns;
  }

  /** Reads the closest hits of rays {@code from} to {@code from + count − 1}: +∞ and −1 for a miss. */
  public void read(int from, int count, float[] t, int[] index) {
    for (int k = 0; k < count; k++) {
      boolean hit = data.get(JAVA_INT, at(from + k, GEOMETRY)) != -1;
      t[k] = hit ? data.get(JAVA_FLOAT, at(from + k, T_MAX)) : Float.POSITIVE_INFINITY;
      index[k] = hit ? data.get(JAVA_INT, at(from + k, PRIMITIVE)) : -1;
    }
  }

  /**
   * Reads whether rays {@code from} to {@code from + count − 1} hit anything, as bits packed as in {@link
   * Hits}.
   */
  public void read(int from, int count, long[] words) {
    Arrays.fill(words, 0, (count + 63) >>> 6, 0);
    for (int k = 0; k < count; k++) {
      if (data.get(JAVA_FLOAT, at(from + k, T_MAX)) == Float.NEGATIVE_INFINITY) {
        words[k >>> 6] |= 1L << k;
      }
    }
  }

  private static int ceil(int n) {
    return (n + PACKET - 1) / PACKET * PACKET;
  }

  @Override
  public void close() {
    arena.close();
  }
}
