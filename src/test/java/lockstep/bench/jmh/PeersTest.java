package lockstep.bench.jmh;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import lockstep.Pairing;
import lockstep.Runs;
import lockstep.bench.Catalogue;
import lockstep.bench.scenes.Workload;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Timed peers agree on the answers, and the benches would detect a difference. */
@Runs.Bench
@Runs.Vectors
final class PeersTest {
  static List<String> pairs() {
    return Catalogue.constructed();
  }

  static List<String> joml() {
    return List.copyOf(Joml.LIBRARY.tests().keySet());
  }

  static List<String> libGdx() {
    return List.copyOf(Gdx.LIBRARY.tests().keySet());
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void scalarAndWideAgree(String pair) {
    new Batches() {
    }.use(Batches.scattered(pair, "1000", 50), Pairing.zip(), PairingSuite.shuffled(1000));
    new Batches() {
    }.use(Workload.around(Catalogue.named(pair), 1000, 10), Pairing.zip(), Pairing.oneToMany(7));
  }

  @ParameterizedTest
  @MethodSource("joml")
  void jomlAgrees(String pair) {
    for (int percent : new int[] {0, 10, 50, 100}) {
      new Batches() {
      }.use(Batches.scattered(pair, "16384", percent), Joml.LIBRARY);
    }
  }

  @ParameterizedTest
  @MethodSource("libGdx")
  void libGdxAgrees(String pair) {
    for (int percent : new int[] {0, 10, 50, 100}) {
      new Batches() {
      }.use(Batches.scattered(pair, "16384", percent), Gdx.LIBRARY);
    }
  }

  /** They get as far over hills and along walls as Lockstep's. */
  @Test
  void bulletsWalkersAgree() {
    new BulletWalkers(new WalkScene(100)).agree();
  }

  private static Peer.Library library(String pair, Peer.Factory test) {
    return new Peer.Library("wrong", Map.of(pair, test));
  }

  @Test
  void aPeerThatErrsOnceIsNamedWithPairAndAnswers() {
    Workload workload = Batches.scattered("box-box", "1000-fresh", 0);
    Exception e = assertThrows(IllegalStateException.class, () -> new Batches() {
    }.use(workload, library("box-box", (first, second, t) -> i -> i == 900)));
    assertTrue(e.getMessage().contains("box-box, batch 0, pair 900: scalar says miss, the peer says hit"),
        e.getMessage());
  }

  @Test
  void aPeerWithAnotherDistanceIsNamed() {
    Workload workload = Batches.scattered("ray-box", "1024", 100);
    Exception e = assertThrows(IllegalStateException.class, () -> new Batches() {
    }.use(workload, library("ray-box", (first, second, t) -> i -> {
      t[i] = 1;
      return true;
    })));
    assertTrue(e.getMessage().startsWith("ray-box, batch 0, pair 0: scalar says t "), e.getMessage());
  }
}
