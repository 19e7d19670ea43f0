package lockstep.bench.jmh;

import lockstep.RayHits;

/** Verifies that timed code gives equal answers; otherwise throws, with the pair and both answers. */
final class Agreement {
  /** Tolerance where libraries may compute t in another way: pairs are 4 to 20 apart. */
  private static final float T_TOLERANCE = 2e-3f;

  private Agreement() {}

  /** Compares the hit bits of n pairs. */
  static void bits(String pair, int n, String name, long[] expected, String other, long[] actual) {
    for (int i = 0; i < n; i++) {
      boolean hit = (expected[i >>> 6] >>> i & 1) != 0;
      if (hit != ((actual[i >>> 6] >>> i & 1) != 0)) {
        throw new IllegalStateException(pair + ", pair " + i + ": " + name + " says " + (hit ? "hit" : "miss")
            + ", " + other + " says " + (hit ? "miss" : "hit"));
      }
    }
  }

  /** How many of n pairs have another hit bit. */
  static int different(int n, long[] expected, long[] actual) {
    int different = 0;
    for (int i = 0; i < n; i++) {
      different += (int) ((expected[i >>> 6] ^ actual[i >>> 6]) >>> i & 1);
    }
    return different;
  }

  /** How many of n numbers are not the same. */
  static int different(int n, float[] expected, float[] actual) {
    int different = 0;
    for (int i = 0; i < n; i++) {
      different += expected[i] != actual[i] ? 1 : 0;
    }
    return different;
  }

  /** Compares every column of a cast, bit for bit; a NaN, which no answer may hold, equals nothing. */
  static void same(String pair, String name, RayHits expected, String other, RayHits actual) {
    for (int i = 0; i < expected.size(); i++) {
      if (expected.t[i] != actual.t[i] || expected.u[i] != actual.u[i] || expected.v[i] != actual.v[i]
          || expected.index[i] != actual.index[i]) {
        throw new IllegalStateException(pair + ", pair " + i + ": " + name + " says " + describe(expected, i)
            + ", " + other + " says " + describe(actual, i));
      }
    }
  }

  /** Compares one column of n casts, bit for bit. */
  static void same(String pair, int n, String name, float[] expected, String other, float[] actual) {
    for (int i = 0; i < n; i++) {
      if (expected[i] != actual[i]) {
        throw new IllegalStateException(pair + ", pair " + i + ": " + name + " says " + expected[i] + ", "
            + other + " says " + actual[i]);
      }
    }
  }

  /** Compares the t of n casts, up to rounding; peers that write no t pass null. */
  static void near(String pair, int n, String name, float[] expected, String other, float[] actual) {
    for (int i = 0; i < n; i++) {
      if (expected[i] != actual[i] && !(Math.abs(expected[i] - actual[i]) <= T_TOLERANCE)) {
        throw new IllegalStateException(pair + ", pair " + i + ": " + name + " says t " + expected[i] + ", "
            + other + " says t " + actual[i]);
      }
    }
  }

  private static String describe(RayHits hits, int i) {
    return "t " + hits.t[i] + ", u " + hits.u[i] + ", v " + hits.v[i] + ", index " + hits.index[i];
  }
}
