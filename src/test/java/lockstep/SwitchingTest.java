package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import lockstep.Samples.Distribution;
import lockstep.Samples.Placement;
import lockstep.internal.kernel.RestlessTwins;
import lockstep.internal.kernel.Twins;
import lockstep.internal.run.VectorSupport;
import lockstep.internal.shape.Kind;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** An engine that changes between twins, at any time, gives the answers of the scalar one. */
@Runs.Widest
class SwitchingTest {
  @Provide
  Arbitrary<Question> question() {
    return Arbitraries.of(Question.some(false));
  }

  private static void agree(Engine engine, Question question, Columns first, Columns second,
      List<Pairing> pairings) {
    for (Pairing pairing : pairings) {
      assertArrayEquals(question.ask(Engine.scalar(), first, second, pairing),
          question.ask(engine, first, second, pairing), () -> question + " " + pairing);
      assertEquals(question.count(Engine.scalar(), first, second, pairing),
          question.count(engine, first, second, pairing));
    }
  }

  /** It switches many times in a call of thousands of pairs, which is run in pieces. */
  @Property(tries = 200)
  void atRandom(@ForAll long seed, @ForAll("question") Question question,
      @ForAll @IntRange(max = 20_000) int size, @ForAll Distribution distribution,
      @ForAll Placement placement) {
    if (VectorSupport.KERNELS == null) {
      return; // nothing to switch to
    }
    Random random = new Random(seed);
    Engine engine =
        new Engine("restless", VectorSupport.lanes(), RestlessTwins.catalogue(new Random(seed)), null);
    Columns first = Samples.random(question.first(), random, distribution, size, placement);
    Columns second = Samples.random(question.second(), random, distribution, size, placement);
    agree(engine, question, first, second, Samples.pairings(random, size, size, random.nextInt(9000)));
  }

  /** Before, during and after the warm-up of vectors, for selected questions: at one width. */
  @Test
  @Runs.Thorough
  void whileItWarmsUp() throws InterruptedException {
    assumeTrue(System.getProperty("lockstep.bits") == null);
    Random random = new Random(1);
    List<Question> asked = Question.some(true);
    Engine engine = Engine.best();
    Random other = new Random(2);
    Thread warming = new Thread(() -> engine.warmUp(() -> ask(engine, asked, other)));
    int rounds = 0;
    do {
      if (rounds++ == 1) {
        warming.start();
      }
      ask(engine, asked, random);
      throughTrees(random);
    } while (rounds < 3 || warming.isAlive());
    warming.join();
    if (VectorSupport.TWINS != null) { // on a busy machine some may have been given up
      assertTrue(
          VectorSupport.TWINS.entries().stream().anyMatch(entry -> ((Twins) entry.kernel()).isReady()));
    }
  }

  private static void ask(Engine engine, List<Question> asked, Random random) {
    for (Question question : asked) {
      Columns first = Samples.random(question.first(), random, Distribution.EXTREME, 500);
      Columns second = Samples.random(question.second(), random, Distribution.EXTREME, 500);
      agree(engine, question, first, second, Samples.pairings(random, 500, 500, 300));
    }
  }

  private static void throughTrees(Random random) {
    Triangles triangles = (Triangles) Samples.random(Kind.TRIANGLE, random, Distribution.UNIFORM, 500);
    Rays rays = Samples.rays(random, Distribution.UNIFORM, 3000);
    Tree tree = Tree.of(triangles);
    List<int[]> answers = new ArrayList<>();
    for (Engine engine : List.of(Engine.scalar(), Engine.best())) {
      RayHits closest = Answers.stale(RayHits.allocate(rays.size()));
      engine.closest(rays, tree, closest);
      answers.add(Answers.of(closest, rays.size()));
      Hits any = Hits.allocate(rays.size());
      engine.any(rays, tree, any);
      answers.add(Answers.of(any, rays.size()));
      Pairs pairs = Pairs.allocate(20_000);
      engine.overlap(tree, pairs);
      answers.add(Answers.of(pairs));
    }
    for (int k = 0; k < 3; k++) {
      assertArrayEquals(answers.get(k), answers.get(3 + k));
    }
  }
}
