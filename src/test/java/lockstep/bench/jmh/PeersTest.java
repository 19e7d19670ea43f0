package lockstep.bench.jmh;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Pairing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Who is timed agrees on what is timed, and the benches would notice if not. */
final class PeersTest {
  @ParameterizedTest
  @EnumSource
  void scalarAndWideAgree(Pair pair) {
    new Batches() {
    }.use(Batches.scattered(pair.label(), "1000", 50), Pairing.zip(), PairingSuite.shuffled(1000));
    new Batches() {
    }.use(Workload.around(pair, 1000, 10), Pairing.zip(), Pairing.oneToMany(7));
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = {"BOX_TRIANGLE", "TRIANGLE_TRIANGLE"})
  void jomlAgrees(Pair pair) {
    for (int percent : new int[] {0, 10, 50, 100}) {
      new Batches() {
      }.use(Batches.scattered(pair.label(), "16384", percent), Joml::of);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"SPHERE_SPHERE", "BOX_BOX", "RAY_SPHERE", "RAY_BOX", "RAY_TRIANGLE"})
  void libGdxAgrees(Pair pair) {
    for (int percent : new int[] {0, 10, 50, 100}) {
      new Batches() {
      }.use(Batches.scattered(pair.label(), "16384", percent), Gdx::of);
    }
  }

  @Test
  void aPeerThatErrsOnceIsNamedWithPairAndAnswers() {
    Workload workload = Batches.scattered("box-box", "1000-fresh", 0);
    Exception e = assertThrows(IllegalStateException.class, () -> new Batches() {
    }.use(workload, (pair, first, second, t) -> i -> i == 900));
    assertTrue(e.getMessage().contains("box-box, batch 0, pair 900: scalar says miss, the peer says hit"),
        e.getMessage());
  }

  @Test
  void aPeerWithAnotherDistanceIsNamed() {
    Workload workload = Batches.scattered("ray-box", "1024", 100);
    Exception e = assertThrows(IllegalStateException.class, () -> new Batches() {
    }.use(workload, (pair, first, second, t) -> i -> {
      t[i] = 1;
      return true;
    }));
    assertTrue(e.getMessage().startsWith("ray-box, batch 0, pair 0: scalar says t "), e.getMessage());
  }
}
