package lockstep.bench.clang;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.lang.foreign.Arena;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Pairing;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Runs;
import lockstep.bench.Catalogue;
import lockstep.bench.scenes.Workload;
import lockstep.internal.kernel.Kernels.Entry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Runs.Bench
class CompiledKernelTest {
  private static final int PAIRS = 1024;

  @ParameterizedTest
  @MethodSource("lockstep.bench.clang.CompiledKernel#pairs")
  void everyDefinitionIsTranslated(String pair) throws IOException {
    String text = CppSource.of(Catalogue.named(pair)).text();
    assertTrue(text.contains("extern \"C\" void answer("), text);
  }

  @Test
  void whatJavaSpellsOtherwise() throws IOException {
    String text = CppSource.of(Catalogue.named("ray-triangle")).text();
    assertTrue(text.contains("static inline bool cast_(float rayOriginX"), text);
    assertTrue(text.contains("bool alongX = std::abs(rayDirectionX)"), text);
    assertTrue(text.contains("RayTriangleScalar::cast_(a0[i], a1[i]"), text);
    assertTrue(text.contains("b8[i], o0, o1, o2, i);"), text);
    assertEquals(3, CppSource.of(Catalogue.named("ray-triangle")).outputs());
    assertEquals(1, CppSource.of(Catalogue.named("ray-sphere")).outputs());
    assertEquals(0, CppSource.of(Catalogue.named("obb-obb")).outputs());
  }

  @ParameterizedTest
  @ValueSource(strings = {"sphere-box", "capsule-capsule", "triangle-triangle", "ray-box", "ray-triangle"})
  void bitsAreThoseOfJava(String pair) throws IOException {
    assumeTrue(CompiledLibrary.missing().isEmpty(), "there is no clang++");
    Entry entry = Catalogue.named(pair);
    Workload data = Workload.scattered(entry, PAIRS, 1, 50);
    CompiledKernel kernel = CompiledKernel.of(entry);
    try (Arena arena = Arena.ofConfined()) {
      CompiledBatch batch = new CompiledBatch(kernel, arena, data.first(0), data.second(0));
      batch.answer();
      if (data.first(0) instanceof Rays rays) {
        RayHits hits = RayHits.allocate(PAIRS);
        Engine.scalar().cast(rays, data.second(0), Pairing.zip(), hits);
        assertArrayEquals(hits.hits().words(), batch.words());
        float[][] columns = {hits.t, hits.u, hits.v};
        for (int c = 0; c < batch.outputs(); c++) {
          assertArrayEquals(columns[c], batch.output(c));
        }
      } else {
        Hits hits = Hits.allocate(PAIRS);
        Catalogue.ask(Engine.scalar(), entry, data.first(0), data.second(0), Pairing.zip(), hits);
        assertArrayEquals(hits.words(), batch.words());
      }
    }
  }
}
