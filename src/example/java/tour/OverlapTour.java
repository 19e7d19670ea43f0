package tour;

import java.util.Arrays;
import lockstep.Boxes;
import lockstep.Engine;
import lockstep.FirstHits;
import lockstep.Groups;
import lockstep.Hits;
import lockstep.Pairing;
import lockstep.Pairs;
import lockstep.PointCloud;
import lockstep.Spheres;

/**
 * Asks whether shapes overlap: pair by pair, one against many, chosen pairs, groups as one question, small
 * worlds, points of a scan, and all against all as a list.
 */
public final class OverlapTour {
  private OverlapTour() {}

  /** Prints a line for each way to ask. */
  public static void main(String[] args) {
    Engine engine = Engine.best();
    int count = 1000;
    Spheres balls = Spheres.allocate(count);
    Boxes crates = Boxes.allocate(count);
    for (int i = 0; i < count; i++) {
      balls.set(i, i, 0f, 0f, 0.5f); // neighbours touch, which counts as an overlap
      crates.set(i, i - 0.5f, -1f, -1f, i + 1.5f, 1 - i % 2, 1f); // every second one is lower
    }

    Hits hits = Hits.allocate(count); // a bit per pair
    engine.overlap(balls, crates, Pairing.zip(), hits); // ball i against crate i
    System.out.println("ball i touches crate i: " + hits.count() + " times");
    engine.overlap(balls, crates, Pairing.oneToMany(7), hits); // ball 7 against every crate
    int[] indices = new int[hits.count()];
    hits.toIndices(indices);
    System.out.println("ball 7 touches crates " + Arrays.toString(indices));
    int[] first = {0, 1, 2};
    int[] second = {0, 2, 9};
    engine.overlap(balls, crates, Pairing.indexed(first, second, 3), hits);
    System.out.println("of three chosen pairs " + hits.count() + " touch");

    Groups rows = balls.groups(20); // 20 balls are one question: does any of them touch one of these crates?
    engine.any(rows, crates.slice(100, 25), hits);
    System.out.println(hits.count() + " of " + rows.size() + " rows of balls are not free");
    FirstHits firsts = FirstHits.allocate(rows.size());
    engine.first(rows, crates.slice(100, 25), firsts);
    System.out.println("the first to touch in row 4 is ball " + firsts.index[4]);
    engine.any(rows, crates.groups(20), hits); // each row in a small world of its own, of 20 crates
    System.out.println(hits.count() + " rows of balls touch their own crates");
    Spheres scan = Spheres.allocate(100); // what a depth camera sees: points
    for (int i = 0; i < scan.size(); i++) {
      scan.set(i, 40 + 0.1f * i, 0.4f, 0f, 0f);
    }
    PointCloud cloud = PointCloud.of(scan, 0.5f); // for balls with radii up to 0.5; then cloud.update()
    engine.any(balls, cloud, hits);
    System.out.println(hits.count() + " balls touch a point");

    Pairs pairs = Pairs.allocate(10);
    long needed = engine.overlap(balls, pairs); // all pairs i < j of balls
    System.out.println(needed + " pairs of balls touch, " + pairs.size() + " of them fit");
    if (needed > pairs.capacity()) { // nothing is cut silently: ask again with room for all
      pairs = Pairs.allocate(needed);
      engine.overlap(balls, pairs);
    }
    System.out
        .println("the last pair is " + pairs.first(pairs.size() - 1) + ", " + pairs.second(pairs.size() - 1));

    engine.overlap(crates, balls, pairs); // all crates against all balls
    int found = pairs.size();
    Hits inside = Hits.allocate(found);
    engine.contains(crates, balls, pairs.pairing(), inside); // a second question about these pairs
    System.out.println(found + " pairs of a crate and a ball touch, " + pairs.retain(inside)
        + " of these balls are all inside");
  }
}
