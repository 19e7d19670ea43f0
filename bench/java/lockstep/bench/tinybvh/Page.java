package lockstep.bench.tinybvh;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;
import java.util.List;
import lockstep.bench.clang.CompiledLibrary;

/** Functions of C that call tinybvh, compiled with it when first needed. */
final class Page {
  /** Its rays begin at t = 0, so those that begin later are moved along by tMin. */
  private static final String SOURCE = """
      #define TINYBVH_IMPLEMENTATION
      #include "tiny_bvh.h"
      #include <cmath>
      #include <cstdint>
      #include <vector>

      struct Scene {
        std::vector<tinybvh::bvhvec4> corners;
        tinybvh::BVH8_CPU tree;
      };

      extern "C" {
      void* newScene(const float* corners, int32_t triangles, int32_t splits) {
        Scene* scene = new Scene();
        scene->corners.resize(3 * (size_t) triangles);
        for (size_t k = 0; k < scene->corners.size(); k++) {
          scene->corners[k] = tinybvh::bvhvec4(corners[3 * k], corners[3 * k + 1], corners[3 * k + 2], 0);
        }
        if (splits) {
          scene->tree.BuildHQ(scene->corners.data(), (uint32_t) triangles);
        } else {
          scene->tree.Build(scene->corners.data(), (uint32_t) triangles);
        }
        return scene;
      }

      void deleteScene(void* scene) {
        delete (Scene*) scene;
      }

      void* newRays(const float* rays, int32_t count) {
        std::vector<tinybvh::Ray>* all = new std::vector<tinybvh::Ray>();
        for (int32_t k = 0; k < count; k++) {
          const float* r = rays + 8 * (size_t) k;
          tinybvh::bvhvec3 from(r[0] + r[6] * r[3], r[1] + r[6] * r[4], r[2] + r[6] * r[5]);
          all->push_back(tinybvh::Ray(from, tinybvh::bvhvec3(r[3], r[4], r[5])));
        }
        return all;
      }

      void deleteRays(void* rays) {
        delete (std::vector<tinybvh::Ray>*) rays;
      }

      void reset(void* rays, const float* ends, int32_t from, int32_t count) {
        tinybvh::Ray* all = ((std::vector<tinybvh::Ray>*) rays)->data();
        for (int32_t k = from; k < from + count; k++) {
          all[k].hit.t = ends[k];
          all[k].hit.prim = UINT32_MAX;
        }
      }

      void closest(void* scene, void* rays, int32_t from, int32_t count) {
        const tinybvh::BVH8_CPU& tree = ((Scene*) scene)->tree;
        tinybvh::Ray* all = ((std::vector<tinybvh::Ray>*) rays)->data();
        for (int32_t k = from; k < from + count; k++) {
          tree.Intersect(all[k]);
        }
      }

      void any(void* scene, void* rays, int32_t from, int32_t count, int8_t* hits) {
        const tinybvh::BVH8_CPU& tree = ((Scene*) scene)->tree;
        const tinybvh::Ray* all = ((std::vector<tinybvh::Ray>*) rays)->data();
        for (int32_t k = from; k < from + count; k++) {
          hits[k] = tree.IsOccluded(all[k]);
        }
      }

      void read(void* rays, int32_t from, int32_t count, float* t, int32_t* index) {
        const tinybvh::Ray* all = ((std::vector<tinybvh::Ray>*) rays)->data();
        for (int32_t k = from; k < from + count; k++) {
          t[k] = all[k].hit.t;
          index[k] = (int32_t) all[k].hit.prim;
        }
      }
      }
      """;

  private static final SymbolLookup LIBRARY = compiled();

  static final MethodHandle NEW_SCENE = of("newScene", ADDRESS, ADDRESS, JAVA_INT, JAVA_INT);
  static final MethodHandle DELETE_SCENE = of("deleteScene", null, ADDRESS);
  static final MethodHandle NEW_RAYS = of("newRays", ADDRESS, ADDRESS, JAVA_INT);
  static final MethodHandle DELETE_RAYS = of("deleteRays", null, ADDRESS);
  static final MethodHandle RESET = of("reset", null, ADDRESS, ADDRESS, JAVA_INT, JAVA_INT);
  static final MethodHandle CLOSEST = of("closest", null, ADDRESS, ADDRESS, JAVA_INT, JAVA_INT);
  static final MethodHandle ANY = of("any", null, ADDRESS, ADDRESS, JAVA_INT, JAVA_INT, ADDRESS);
  static final MethodHandle READ = of("read", null, ADDRESS, JAVA_INT, JAVA_INT, ADDRESS, ADDRESS);

  private Page() {}

  private static SymbolLookup compiled() {
    Path directory = TinyBvh.directory().orElseThrow();
    try {
      return CompiledLibrary.of(SOURCE, List.of("-ffast-math", "-w", "-I" + directory));
    } catch (IOException e) {
      throw new UncheckedIOException("tinybvh in " + directory, e);
    }
  }

  @SuppressWarnings("restricted")
  private static MethodHandle of(String name, MemoryLayout result, MemoryLayout... arguments) {
    return Linker.nativeLinker().downcallHandle(LIBRARY.findOrThrow(name),
        result == null ? FunctionDescriptor.ofVoid(arguments) : FunctionDescriptor.of(result, arguments));
  }
}
