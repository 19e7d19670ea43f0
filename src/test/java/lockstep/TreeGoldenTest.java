package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lockstep.Samples.Kind;
import lockstep.Samples.Layout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * One answer, also through a tree: a number for each kind of shape and verb over a fixed scene, the same for every
 * engine, width, number of threads and tree, and without a tree.
 */
class TreeGoldenTest {
  private static final int RAYS = 2000;
  private static final int PER_RAY = 4;

  private static final List<Engine> ENGINES =
      Stream.concat(Stream.of(Engine.scalar(), Engine.scalar().parallel(ForkJoinPool.commonPool())),
          Samples.engines().stream().flatMap(e -> Stream.of(e, e.parallel(TreeCheck.POOL)))).toList();

  /** Some of every scene but those in which every ray starts inside something. */
  private static Shapes shapes(Kind kind, int seed, int each) {
    Random random = new Random(seed);
    List<Scene> scenes = List.of(Scene.RANDOM, Scene.CLUSTERED, Scene.GRID, Scene.LINE, Scene.SLIVERS,
        Scene.MESH, Scene.TINY, Scene.FLAT);
    Shapes shapes = (Shapes) kind.allocate(scenes.size() * each);
    for (int s = 0; s < scenes.size(); s++) {
      shapes.slice(s * each, each)
          .copyFrom(Samples.elements(scenes.get(s).shapes(random, kind, each, Layout.ALLOCATED)), 0);
    }
    return shapes;
  }

  private static Rays rays(Shapes shapes) {
    return Scene.rays(new Random(9), shapes, RAYS, Layout.ALLOCATED);
  }

  private static String hash(IntStream values) {
    long hash = 0xcbf29ce484222325L; // FNV-1a, over whole numbers instead of bytes
    for (int value : values.toArray()) {
      hash = (hash ^ (value & 0xffffffffL)) * 0x100000001b3L;
    }
    return Long.toHexString(hash);
  }

  private static IntStream bits(float[] elements) {
    return IntStream.range(0, elements.length).map(i -> Float.floatToRawIntBits(elements[i]));
  }

  /** If this fails, the scenes have changed, not the answers. */
  @ParameterizedTest
  @CsvSource({"SPHERES,7ebcc82b51e73777", "BOXES,74e102de1dd941fa", "TRIANGLES,64ae01becafb40bb"})
  void inputs(Kind kind, String expected) {
    Shapes shapes = shapes(kind, 1, 100);
    assertEquals(expected,
        hash(IntStream.concat(bits(Samples.elements(shapes)), bits(Samples.elements(rays(shapes))))));
  }

  @ParameterizedTest
  @CsvSource({"SPHERES,ac5ec0b3241996c6", "BOXES,651d5d12f38af054", "TRIANGLES,bc3e7d0e073fb716"})
  void closestAndAny(Kind kind, String expected) {
    Shapes shapes = shapes(kind, 1, 100);
    Rays rays = rays(shapes);
    RayHits hits = Samples.rubbish(RAYS);
    Engine.scalar().closest(rays, shapes, hits);
    assertEquals(expected, hash(IntStream.of(Samples.answer(hits, RAYS))), "without a tree");
    String any = hash(IntStream.of(Samples.answer(hits.hits(), RAYS)));
    Tree tree = Tree.of(shapes);
    for (Engine engine : ENGINES) {
      hits = Samples.rubbish(RAYS);
      engine.closest(rays, tree, hits);
      assertEquals(expected, hash(IntStream.of(Samples.answer(hits, RAYS))), engine::toString);
      Hits anything = Hits.allocate(RAYS);
      engine.any(rays, tree, anything);
      assertEquals(any, hash(IntStream.of(Samples.answer(anything, RAYS))), engine::toString);
    }
  }

  @ParameterizedTest
  @CsvSource({"SPHERES,bdf68d796cc899b0", "BOXES,f9eccf5867f7d7d6", "TRIANGLES,4cd09629caa09bdd"})
  void allHits(Kind kind, String expected) {
    Shapes shapes = shapes(kind, 1, 100);
    Rays rays = rays(shapes);
    Tree tree = Tree.of(shapes);
    for (Engine engine : ENGINES) {
      AllHits hits = AllHits.allocate(RAYS, PER_RAY);
      engine.all(rays, tree, hits);
      assertEquals(expected, hash(IntStream.range(0, RAYS).flatMap(i -> answer(hits, i))), engine::toString);
    }
  }

  private static IntStream answer(AllHits hits, int ray) {
    return IntStream.concat(IntStream.of(hits.needed(ray)),
        IntStream.range(ray * PER_RAY, ray * PER_RAY + hits.count(ray))
            .flatMap(k -> IntStream.of(hits.index[k], Float.floatToRawIntBits(hits.t[k]),
                Float.floatToRawIntBits(hits.u[k]), Float.floatToRawIntBits(hits.v[k]))));
  }

  @ParameterizedTest
  @CsvSource({"SPHERES,bc5ef28d61f58b55", "BOXES,74bceeecf2a749b0", "TRIANGLES,5109949f2f66b89a"})
  void candidates(Kind kind, String expected) {
    Shapes shapes = shapes(kind, 1, 100);
    Rays rays = rays(shapes);
    Tree tree = Tree.of(shapes);
    Pairs pairs = Pairs.allocate(200_000);
    Engine.scalar().cast(rays, shapes.bounds(), pairs);
    assertEquals(expected, hash(IntStream.of(Samples.answer(pairs))), "without a tree");
    for (Engine engine : ENGINES) {
      engine.candidates(rays, tree, pairs);
      assertEquals(expected, hash(IntStream.of(Samples.answer(pairs))), engine::toString);
    }
  }

  @ParameterizedTest
  @CsvSource({"SPHERES,SPHERES,92420602f3b29b6b", "SPHERES,BOXES,a6a8055284365982",
      "SPHERES,TRIANGLES,81789f393a566ea4", "BOXES,SPHERES,dad6e4cef8fd89c5", "BOXES,BOXES,969b00eacc34d09f",
      "BOXES,TRIANGLES,af5cd44915660b", "TRIANGLES,SPHERES,d9201f4dc73bc6c1",
      "TRIANGLES,BOXES,5213980662b0e904", "TRIANGLES,TRIANGLES,8ac03a469f2d8158"})
  void overlaps(Kind queryKind, Kind kind, String expected) {
    Shapes queries = shapes(queryKind, 2, 30);
    Shapes shapes = shapes(kind, 1, 100);
    Tree tree = Tree.of(shapes);
    Pairs pairs = Pairs.allocate(200_000);
    Engine.scalar().overlap(queries, shapes, pairs);
    assertEquals(expected, hash(IntStream.of(Samples.answer(pairs))), "without a tree");
    for (Engine engine : ENGINES) {
      engine.overlap(queries, tree, pairs);
      assertEquals(expected, hash(IntStream.of(Samples.answer(pairs))), engine::toString);
    }
  }
}
