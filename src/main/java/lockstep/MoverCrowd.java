package lockstep;

import lockstep.internal.kernel.Kind;

/**
 * How a {@link Mover}'s characters that overlap push each other apart: all from the places where they are, each by half of what a pair overlaps, along the line between what is nearest
 * of their cores. Pushes are summed as whole numbers of a small unit, so their order does not matter.
 */
final class MoverCrowd {
  /** Pairs that are measured at once. */
  private static final int CHUNK = 256;

  /** Units of a push in a skin. */
  private static final double UNITS = 1 << 30;

  private final MoverSettings set;
  private final long[] pushes; // x, y and z of each character
  private final Distances distances = Distances.allocate(CHUNK);
  private Pairs pairs = Pairs.allocate(1 << 10);
  private Shapes characters;
  private Tree tree; // over the characters
  private Shapes firsts, seconds; // cores of the pairs of a chunk

  MoverCrowd(MoverSettings settings, int capacity) {
    set = settings;
    pushes = new long[3 * capacity];
  }

  /** Finds the pushes; returns the number of pairs. */
  int find(Engine engine, Shapes all) {
    if (all != characters) {
      characters = all;
      tree = Tree.of(all);
      firsts = all.kind == Kind.SPHERE ? Spheres.allocate(CHUNK) : Capsules.allocate(CHUNK);
      seconds = all.kind == Kind.SPHERE ? Spheres.allocate(CHUNK) : Capsules.allocate(CHUNK);
    } else {
      tree.update();
    }
    long needed = engine.overlap(tree, pairs);
    if (needed > pairs.capacity()) {
      pairs = Pairs.allocate(needed + needed / 4);
      engine.overlap(tree, pairs);
    }
    java.util.Arrays.fill(pushes, 0, 3 * all.size(), 0);
    for (int from = 0; from < pairs.size(); from += CHUNK) {
      int count = Math.min(CHUNK, pairs.size() - from);
      for (int k = 0; k < CHUNK; k++) {
        core(pairs.first()[from + Math.min(k, count - 1)], firsts, k);
        core(pairs.second()[from + Math.min(k, count - 1)], seconds, k);
      }
      engine.distance(firsts, seconds, Pairing.zip(), distances);
      for (int k = 0; k < count; k++) {
        push(pairs.first()[from + k], pairs.second()[from + k], k);
      }
    }
    return pairs.size();
  }

  private void core(int i, Shapes into, int k) {
    int radius = characters.width() - 1;
    for (int c = 0; c < radius; c++) {
      into.columns[c][k] = characters.columns[c][characters.from() + i];
    }
    into.columns[radius][k] = 0;
  }

  private void push(int i, int j, int k) {
    float[] radius = characters.columns[characters.width() - 1];
    double x = (double) distances.ax[k] - distances.bx[k], y = (double) distances.ay[k] - distances.by[k],
        z = (double) distances.az[k] - distances.bz[k];
    double apart = Math.sqrt(x * x + y * y + z * z);
    double deep = ((double) radius[characters.from() + i] + radius[characters.from() + j]) - apart;
    if (apart > 0 && deep < Float.POSITIVE_INFINITY) {
      double by = (Math.max(0, deep) + set.skin) / 2 / apart;
      add(i, j, 0, by * x);
      add(i, j, 1, by * y);
      add(i, j, 2, by * z);
    }
  }

  private void add(int i, int j, int axis, double by) {
    long units = (long) Math.rint(by / set.skin * UNITS); // of −by exactly the opposite
    pushes[3 * i + axis] += units;
    pushes[3 * j + axis] -= units;
  }

  /** The push of a character along an axis. */
  double push(int i, int axis) {
    return pushes[3 * i + axis] / UNITS * set.skin;
  }
}
