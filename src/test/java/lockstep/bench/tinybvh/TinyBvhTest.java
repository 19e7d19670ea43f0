package lockstep.bench.tinybvh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Runs;
import lockstep.Tree;
import lockstep.Triangles;
import lockstep.bench.clang.CompiledLibrary;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The way to tinybvh and back: with a header that has its interface, as far as it is used, and tests all
 * triangles. What is measured is the real one, which users bring along.
 */
@Runs.Bench
class TinyBvhTest {
  private static final String PROPERTY = "lockstep.tinybvh";
  private static final int TRIANGLES = 200, RAYS = 1000;

  private static final String HEADER = """
      #pragma once
      #include <cmath>
      #include <cstdint>
      namespace tinybvh {
      struct bvhvec3 {
        float x, y, z;
        bvhvec3(float x = 0, float y = 0, float z = 0) : x(x), y(y), z(z) {}
      };
      struct bvhvec4 {
        float x, y, z, w;
        bvhvec4(float x = 0, float y = 0, float z = 0, float w = 0) : x(x), y(y), z(z), w(w) {}
      };
      struct Ray {
        bvhvec3 O, D;
        struct { float t, u, v; uint32_t prim; } hit;
        Ray(bvhvec3 from, bvhvec3 d, float t = 1e30f) : O(from) {
          float s = 1 / std::sqrt(d.x * d.x + d.y * d.y + d.z * d.z);
          D = bvhvec3(s * d.x, s * d.y, s * d.z);
          hit = {t, 0, 0, 0};
        }
      };
      class BVH8_CPU {
        const bvhvec4* c;
        uint32_t n;
        static double det(const double* a, const double* b, const double* c) {
          return a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2])
              + a[2] * (b[0] * c[1] - b[1] * c[0]);
        }
        double at(const Ray& r, uint32_t i) const {
          const bvhvec4 &p = c[3 * i], &q = c[3 * i + 1], &s = c[3 * i + 2];
          double d[] = {-r.D.x, -r.D.y, -r.D.z}, e[] = {q.x - p.x, q.y - p.y, q.z - p.z};
          double g[] = {s.x - p.x, s.y - p.y, s.z - p.z};
          double o[] = {r.O.x - p.x, r.O.y - p.y, r.O.z - p.z};
          double all = det(d, e, g), t = det(o, e, g) / all, u = det(d, o, g) / all, v = det(d, e, o) / all;
          return u >= 0 && v >= 0 && u + v <= 1 && t > 0 ? t : 1e38;
        }
       public:
        void Build(const bvhvec4* corners, uint32_t triangles) {
          c = corners;
          n = triangles;
        }
        void BuildHQ(const bvhvec4* corners, uint32_t triangles) { Build(corners, triangles); }
        int32_t Intersect(Ray& ray) const {
          for (uint32_t i = 0; i < n; i++) {
            double t = at(ray, i);
            if (t < ray.hit.t) {
              ray.hit.t = (float) t;
              ray.hit.prim = i;
            }
          }
          return 0;
        }
        bool IsOccluded(const Ray& ray) const {
          bool any = false;
          for (uint32_t i = 0; i < n; i++) {
            any |= at(ray, i) < ray.hit.t;
          }
          return any;
        }
      };
      }
      """;

  private static String before;

  @BeforeAll
  static void writesHeader(@TempDir Path directory) throws IOException {
    assumeTrue(CompiledLibrary.missing().isEmpty(), "there is no clang++");
    before = System.getProperty(PROPERTY);
    System.setProperty(PROPERTY, directory.toString());
    assertTrue(TinyBvh.missing().orElseThrow().endsWith("there is no tiny_bvh.h in " + directory));
    Files.writeString(directory.resolve("tiny_bvh.h"), HEADER);
    assertEquals("", TinyBvh.missing().orElse(""));
  }

  @AfterAll
  static void forgetsIt() {
    if (before == null) {
      System.clearProperty(PROPERTY);
    } else {
      System.setProperty(PROPERTY, before);
    }
  }

  private static float[] uniform(Random random, int count, float from, float to) {
    float[] values = new float[count];
    for (int k = 0; k < count; k++) {
      values[k] = from + (to - from) * random.nextFloat();
    }
    return values;
  }

  /** Intervals that begin late and end early, and directions of any length. */
  @Test
  void answersComeBackInTheUnitsOfTheRays() {
    Random random = new Random(1);
    Triangles triangles = Triangles.allocate(TRIANGLES);
    for (int i = 0; i < TRIANGLES; i++) {
      float[] p = uniform(random, 3, -1, 1), e = uniform(random, 6, -0.6f, 0.6f);
      triangles.set(i, p[0], p[1], p[2], p[0] + e[0], p[1] + e[1], p[2] + e[2], p[0] + e[3], p[1] + e[4],
          p[2] + e[5]);
    }
    Rays rays = Rays.allocate(RAYS);
    for (int i = 0; i < RAYS; i++) {
      float[] o = uniform(random, 3, -2, 2), d = uniform(random, 3, -3, 3);
      rays.set(i, o[0], o[1], o[2], d[0], d[1], d[2], i % 3 == 0 ? 0.3f : 0,
          i % 2 == 0 ? Float.POSITIVE_INFINITY : 1);
    }
    Tree tree = Tree.of(triangles);
    RayHits hits = RayHits.allocate(RAYS);
    Engine.scalar().closest(rays, tree, hits);
    Hits any = Hits.allocate(RAYS);
    Engine.scalar().any(rays, tree, any);
    float[] t = new float[RAYS];
    int[] index = new int[RAYS];
    int differ = 0;
    for (boolean splits : new boolean[] {false, true}) {
      try (TinyBvh peer = new TinyBvh(triangles, splits, rays)) {
        peer.cast(true, 0, RAYS);
        peer.cast(false, 0, RAYS / 2);
        peer.cast(false, RAYS / 2, RAYS - RAYS / 2);
        peer.read(t, index);
        for (int i = 0; i < RAYS; i++) {
          boolean same = index[i] == hits.index[i] && peer.isHit(i) == any.get(i)
              && (t[i] == hits.t[i] || Math.abs(t[i] - hits.t[i]) <= 1e-4f * hits.t[i]);
          differ += same ? 0 : 1;
        }
        peer.reset(0, RAYS);
        peer.read(t, index);
        assertEquals(-1, index[RAYS - 1]);
      }
    }
    assertTrue(hits.count() > RAYS / 10 && hits.count() < RAYS, () -> hits.count() + " hits");
    assertTrue(differ <= 2, differ + " differ"); // as it rounds otherwise
  }
}
