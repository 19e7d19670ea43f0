package lockstep.bench.embree;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.util.List;

/**
 * The functions of Embree 3, named as in its headers without {@code rtc}; all null if it is not installed.
 * Functions that cast one ray or one packet are called without the thread transition that would let the
 * garbage collector run meanwhile, as it would cost as much as some of these casts.
 */
final class Native {
  /** The soname first: the bare name comes only with the development package. */
  private static final List<String> USUAL =
      List.of("libembree3.so.3", "libembree3.so", "libembree3.3.dylib", "libembree3.dylib", "embree3.dll");

  /** Null if the library is neither under a usual name nor at {@code -Dlockstep.embree=FILE}. */
  static final SymbolLookup LIBRARY = find();

  static final MethodHandle NEW_DEVICE = of("rtcNewDevice", ADDRESS, ADDRESS);
  static final MethodHandle RETAIN_DEVICE = of("rtcRetainDevice", null, ADDRESS);
  static final MethodHandle RELEASE_DEVICE = of("rtcReleaseDevice", null, ADDRESS);
  static final MethodHandle GET_DEVICE_ERROR = of("rtcGetDeviceError", JAVA_INT, ADDRESS);
  static final MethodHandle GET_DEVICE_PROPERTY = of("rtcGetDeviceProperty", JAVA_LONG, ADDRESS, JAVA_INT);
  static final MethodHandle NEW_SCENE = of("rtcNewScene", ADDRESS, ADDRESS);
  static final MethodHandle SET_SCENE_FLAGS = of("rtcSetSceneFlags", null, ADDRESS, JAVA_INT);
  static final MethodHandle SET_SCENE_BUILD_QUALITY = of("rtcSetSceneBuildQuality", null, ADDRESS, JAVA_INT);
  static final MethodHandle COMMIT_SCENE = of("rtcCommitScene", null, ADDRESS);
  static final MethodHandle RELEASE_SCENE = of("rtcReleaseScene", null, ADDRESS);
  static final MethodHandle NEW_GEOMETRY = of("rtcNewGeometry", ADDRESS, ADDRESS, JAVA_INT);
  static final MethodHandle SET_GEOMETRY_BUILD_QUALITY =
      of("rtcSetGeometryBuildQuality", null, ADDRESS, JAVA_INT);
  static final MethodHandle SET_NEW_GEOMETRY_BUFFER =
      of("rtcSetNewGeometryBuffer", ADDRESS, ADDRESS, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_LONG, JAVA_LONG);
  static final MethodHandle UPDATE_GEOMETRY_BUFFER =
      of("rtcUpdateGeometryBuffer", null, ADDRESS, JAVA_INT, JAVA_INT);
  static final MethodHandle SET_GEOMETRY_INSTANCED_SCENE =
      of("rtcSetGeometryInstancedScene", null, ADDRESS, ADDRESS);
  static final MethodHandle SET_GEOMETRY_TRANSFORM =
      of("rtcSetGeometryTransform", null, ADDRESS, JAVA_INT, JAVA_INT, ADDRESS);
  static final MethodHandle COMMIT_GEOMETRY = of("rtcCommitGeometry", null, ADDRESS);
  static final MethodHandle ATTACH_GEOMETRY = of("rtcAttachGeometry", JAVA_INT, ADDRESS, ADDRESS);
  static final MethodHandle RELEASE_GEOMETRY = of("rtcReleaseGeometry", null, ADDRESS);

  static final MethodHandle INTERSECT_1 = critical("rtcIntersect1", ADDRESS, ADDRESS, ADDRESS);
  static final MethodHandle OCCLUDED_1 = critical("rtcOccluded1", ADDRESS, ADDRESS, ADDRESS);
  static final MethodHandle INTERSECT_16 = critical("rtcIntersect16", ADDRESS, ADDRESS, ADDRESS, ADDRESS);
  static final MethodHandle OCCLUDED_16 = critical("rtcOccluded16", ADDRESS, ADDRESS, ADDRESS, ADDRESS);
  static final MethodHandle INTERSECT_1M =
      of("rtcIntersect1M", null, ADDRESS, ADDRESS, ADDRESS, JAVA_INT, JAVA_LONG);
  static final MethodHandle OCCLUDED_1M =
      of("rtcOccluded1M", null, ADDRESS, ADDRESS, ADDRESS, JAVA_INT, JAVA_LONG);
  static final MethodHandle INTERSECT_NM =
      of("rtcIntersectNM", null, ADDRESS, ADDRESS, ADDRESS, JAVA_INT, JAVA_INT, JAVA_LONG);
  static final MethodHandle OCCLUDED_NM =
      of("rtcOccludedNM", null, ADDRESS, ADDRESS, ADDRESS, JAVA_INT, JAVA_INT, JAVA_LONG);
  static final MethodHandle INTERSECT_NP = of("rtcIntersectNp", null, ADDRESS, ADDRESS, ADDRESS, JAVA_INT);
  static final MethodHandle OCCLUDED_NP = of("rtcOccludedNp", null, ADDRESS, ADDRESS, ADDRESS, JAVA_INT);

  private Native() {}

  /** The failure of the call mechanism itself, not of Embree: there is no way to continue. */
  static RuntimeException broken(Throwable e) {
    return e instanceof RuntimeException unchecked ? unchecked : new IllegalStateException(e);
  }

  @SuppressWarnings("restricted")
  private static SymbolLookup find() {
    String named = System.getProperty("lockstep.embree");
    for (String name : named == null ? USUAL : List.of(named)) {
      try {
        return SymbolLookup.libraryLookup(name, Arena.global());
      } catch (IllegalArgumentException none) {
        // there is no library with this name
      }
    }
    return null;
  }

  private static MethodHandle of(String name, MemoryLayout result, MemoryLayout... arguments) {
    FunctionDescriptor type =
        result == null ? FunctionDescriptor.ofVoid(arguments) : FunctionDescriptor.of(result, arguments);
    return bind(name, type);
  }

  private static MethodHandle critical(String name, MemoryLayout... arguments) {
    return bind(name, FunctionDescriptor.ofVoid(arguments), Linker.Option.critical(false));
  }

  @SuppressWarnings("restricted")
  private static MethodHandle bind(String name, FunctionDescriptor type, Linker.Option... options) {
    if (LIBRARY == null) {
      return null;
    }
    MemorySegment function = LIBRARY.findOrThrow(name);
    return Linker.nativeLinker().downcallHandle(function, type, options);
  }
}
