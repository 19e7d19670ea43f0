package lockstep.bench.spark;

import java.util.concurrent.ForkJoinPool;
import lockstep.Boxes;
import lockstep.Engine;
import lockstep.Pairs;
import lockstep.Spheres;
import lockstep.Tree;
import org.apache.spark.sql.catalyst.expressions.XXH64;

/** A JVM that answers one join again and again, in one way, and prints how long each time took. */
final class Trial {
  /** Seconds after which two rounds are enough. */
  private static final double PATIENCE = 60;

  private Trial() {}

  /** Arguments: the name of a {@link Way}, how many balls, and how many rounds. */
  public static void main(String[] args) throws Exception {
    Way way = Way.valueOf(args[0]);
    Scene scene = new Scene(Integer.parseInt(args[1]));
    int rounds = Integer.parseInt(args[2]);
    if (way.isSpark()) {
      SparkJoin.run(way, scene, rounds);
    } else {
      runPlainly(scene, way == Way.ONE_THREAD ? null : new ForkJoinPool(2), rounds);
    }
  }

  /** Prints how long each round takes. */
  static void measure(int rounds, Runnable join) {
    double seconds = 0;
    for (int round = 0; round < rounds && (round < 2 || seconds < PATIENCE); round++) {
      long start = System.nanoTime();
      join.run();
      double millis = (System.nanoTime() - start) / 1e6;
      seconds += millis / 1e3;
      System.out.println(SparkRow.round(millis));
    }
  }

  private static void runPlainly(Scene scene, ForkJoinPool pool, int rounds) {
    Spheres balls = Spheres.allocate(scene.count());
    Boxes crates = Boxes.allocate(scene.count());
    for (int i = 0; i < scene.count(); i++) {
      float[] b = scene.ball(i), c = scene.crate(i);
      balls.set(i, b[0], b[1], b[2], b[3]);
      crates.set(i, c[0], c[1], c[2], c[3], c[4], c[5]);
    }
    Engine engine = pool == null ? Engine.best() : Engine.best().parallel(pool);
    Pairs pairs = Pairs.allocate(2L * scene.count());
    measure(rounds, () -> {
      Tree ballTree = pool == null ? Tree.of(balls) : Tree.of(balls, pool);
      Tree crateTree = pool == null ? Tree.of(crates) : Tree.of(crates, pool);
      engine.overlap(ballTree, crateTree, pairs);
    });
    long digest = 0;
    for (int k = 0; k < pairs.size(); k++) {
      digest ^= XXH64.hashLong(pairs.second(k), XXH64.hashLong(pairs.first(k), SparkJoin.SEED));
    }
    System.out.println(SparkRow.answer(pairs.size(), digest));
  }
}
