package example;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import lockstep.Engine;
import lockstep.Pairing;
import lockstep.Pairs;
import lockstep.Records;
import lockstep.Spheres;
import lockstep.Values;

/**
 * Asks which spheres spot lights fall on, with every pairing, on the scalar engine and on the best there is,
 * and compares their answers. Exits with status 1 if a single bit differs.
 */
public final class Main {
  private static final int SIZE = 1000;
  private static final float SPACE = 50;

  private final Engine reference = Engine.scalar();
  private final Engine engine = Engine.best();
  private final SpotLightScalar test = new SpotLightScalar();
  private final Records lights = Records.allocate(8, SIZE);
  private final Spheres spheres = Spheres.allocate(SIZE);
  private boolean same = true;

  private Main() {
    Random random = new Random(1);
    for (int i = 0; i < SIZE; i++) {
      float dx = random.nextFloat() - 0.5f, dy = random.nextFloat() - 0.5f, dz = random.nextFloat() - 0.5f;
      float length = (float) Math.sqrt(dx * dx + dy * dy + dz * dz);
      lights.set(i, place(random), place(random), place(random), dx / length, dy / length, dz / length,
          0.5f + random.nextFloat() / 2, SPACE * random.nextFloat());
      spheres.set(i, place(random), place(random), place(random), 2 * random.nextFloat());
    }
  }

  private static float place(Random random) {
    return SPACE * random.nextFloat();
  }

  /** The bits of a pairing, and how many they are. */
  private void ask(String what, Pairing pairing) {
    Values expected = Values.allocate(0, SIZE); // bits alone
    Values lit = Values.allocate(0, SIZE);
    reference.test(test, lights, spheres, pairing, expected);
    engine.test(test, lights, spheres, pairing, lit);
    compare(what, expected.count(), lit.count(), Arrays.equals(expected.hits().words(), lit.hits().words()));
  }

  /** The list of all pairs, every light and every sphere. */
  private void askAll() {
    Pairs expected = Pairs.allocate(reference.test(test, lights, spheres, Pairs.allocate(0)));
    Pairs pairs = Pairs.allocate(expected.capacity());
    reference.test(test, lights, spheres, expected);
    long needed = engine.test(test, lights, spheres, pairs);
    compare("all pairs", expected.needed(), needed,
        Arrays.equals(expected.first(), pairs.first()) && Arrays.equals(expected.second(), pairs.second()));
  }

  private void compare(String what, long expected, long hits, boolean equal) {
    boolean right = equal && hits == expected;
    System.out
        .println(what + ": " + hits + " lit, " + (right ? "as defined" : "WRONG: should be " + expected));
    same &= right;
  }

  /** Prints the engine, and a line for each pairing. */
  public static void main(String[] args) {
    Main main = new Main();
    System.out.println(main.engine);
    int[] some = new Random(2).ints(SIZE, 0, SIZE).toArray();
    int[] others = new Random(3).ints(SIZE, 0, SIZE).toArray();
    Map<String, Pairing> pairings = new LinkedHashMap<>();
    pairings.put("zip", Pairing.zip());
    pairings.put("one light", Pairing.oneToMany(7));
    pairings.put("one sphere", Pairing.manyToOne(7));
    pairings.put("some pairs", Pairing.indexed(some, others, SIZE));
    pairings.forEach(main::ask);
    main.askAll();
    if (!main.same) {
      System.exit(1);
    }
  }
}
