package lockstep.bench.world;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import lockstep.Engine;

/** Milliseconds of a step against the number of bodies, for Lockstep and the peers. */
final class Growth {
  /** Largest number of bodies, beyond which the others take too long. */
  private static final Map<String, Integer> MOST =
      Map.of("Lockstep", 1 << 20, "plain grid", 1 << 20, "plain sweep", 1 << 14, "Bullet trees", 1 << 16);

  private static final int FIRST = 1 << 10;

  private Growth() {}

  /** The number of measurements. */
  static int count(int most) {
    int count = 0;
    for (int limit : MOST.values()) {
      for (int bodies = FIRST; bodies <= Math.min(limit, most); bodies *= 4) {
        count++;
      }
    }
    return count;
  }

  /** Measures by name, then number of bodies; the callback receives each before it begins. */
  static Map<String, Map<Integer, Double>> measure(Engine engine, int most, double seconds,
      Consumer<String> begins) {
    Map<String, Map<Integer, Double>> all = new LinkedHashMap<>();
    for (String name : new String[] {"Lockstep", "plain grid", "Bullet trees", "plain sweep"}) {
      Map<Integer, Double> millis = new TreeMap<>();
      all.put(name, millis);
      for (int bodies = FIRST; bodies <= Math.min(MOST.get(name), most); bodies *= 4) {
        begins.accept(name);
        MovingScene scene = new MovingScene(MovingScene.Kind.SIMILAR, bodies);
        try (BroadPhase finder = switch (name) {
          case "plain grid" -> new PlainGrid(scene.shapes, scene.boxes);
          case "plain sweep" -> new PlainSweep(scene.boxes);
          case "Bullet trees" -> BulletPairs.trees(scene.boxes);
          default -> new OwnPairs(scene.shapes, engine);
        }) {
          millis.put(bodies, time(scene, finder, seconds));
        }
      }
    }
    return all;
  }

  /** The least time of all steps but the first ones. */
  private static double time(MovingScene scene, BroadPhase finder, double seconds) {
    long end = System.nanoTime() + (long) (seconds * 1e9);
    long least = Long.MAX_VALUE;
    int steps = 0;
    while (System.nanoTime() < end || steps < 4) {
      scene.advance();
      long start = System.nanoTime();
      finder.step();
      long taken = System.nanoTime() - start;
      least = steps++ >= 2 ? Math.min(least, taken) : least;
    }
    return least / 1e6;
  }
}
