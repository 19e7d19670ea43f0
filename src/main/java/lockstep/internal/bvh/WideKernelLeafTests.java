package lockstep.internal.bvh;

import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Kind;
import lockstep.internal.kernel.Tile;
import lockstep.internal.kernel.Verb;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;

/**
 * Tests against leaves that store nothing of their primitives: all rays with all primitives of their leaves are gathered, and tested by the kernel of the
 * catalogue that casts rays at such primitives. Loads of a gathered column do not wait for each other, so their cache misses overlap.
 */
final class WideKernelLeafTests extends WideLeafTests {
  private final Operand rayOperand = new Operand(), primitiveOperand = new Operand();
  private final Tile rayTile = new Tile(), primitiveTile = new Tile();
  private final long[] hits = new long[Kernel.words(Tile.SIZE)];
  private final float[] t = new float[Tile.SIZE], u = t.clone(), v = t.clone();
  private final Output out = new Output().at(new long[][] {hits}, 0, new float[][] {t, u, v}, null, 0);

  /** Pairs of a ray and a primitive: who they are, and where those of each leaf begin and the last ones end. */
  private final int[] rayOf = new int[Tile.SIZE], primitive = new int[Tile.SIZE];
  private final int[] starts;

  private Kernels kernels;
  private Kernels.Entry entry; // of the last test
  private WideRayBlock block;

  WideKernelLeafTests(int most) {
    super(most);
    if (most * Bvh.MOST_IN_LEAF > Tile.SIZE) {
      throw new IllegalArgumentException(most + " leaves are more than a tile has room for");
    }
    starts = new int[most + 1];
  }

  /** Tests are those of these kernels. */
  void use(Kernels table) {
    if (kernels != table) {
      kernels = table;
      entry = null;
    }
  }

  @Override
  int test(Bvh bvh, WideRayBlock rays, int count, boolean any) {
    block = rays;
    int pairs = 0;
    int[] ids = bvh.ids;
    for (int k = 0; k < count; k++) {
      int first = Bvh.first(leaf[k]), n = Bvh.count(leaf[k]);
      for (int j = 0; j < n; j++) {
        rayOf[pairs + j] = ray[k];
        primitive[pairs + j] = ids[first + j];
      }
      pairs += n;
      starts[k + 1] = pairs;
    }
    if (entry == null || entry.second() != bvh.primitives.kind) {
      entry = kernels.get(Verb.CAST, Kind.RAY, bvh.primitives.kind);
    }
    if (pairs > 0) {
      entry.kernel().run(rayTile.gather(rayOperand.scatter(rays.rays, 0, rayOf), 0, pairs),
          primitiveTile.gather(
              primitiveOperand.scatter(bvh.primitives.columns, bvh.primitives.from, primitive), 0, pairs),
          pairs, out);
      Kernel.trim(hits, 0, pairs);
    }
    int found = 0;
    for (int k = 0; k < count; k++) {
      candidates[found] = k;
      found += next(starts[k]) < starts[k + 1] ? 1 : 0;
    }
    return found;
  }

  /** The first pair from one on that hits, or one after all. */
  private int next(int from) {
    int word = from >>> 6;
    if (word == hits.length) {
      return Tile.SIZE;
    }
    long left = hits[word] >>> from;
    if (left != 0) {
      return from + Long.numberOfTrailingZeros(left);
    }
    while (++word < hits.length) {
      if (hits[word] != 0) {
        return 64 * word + Long.numberOfTrailingZeros(hits[word]);
      }
    }
    return Tile.SIZE;
  }

  @Override
  boolean record(int h, boolean any) {
    int k = candidates[h];
    int floats = entry.floats(); // the others hold what they did
    boolean closer = false;
    for (int pair = next(starts[k]); pair < starts[k + 1]; pair = next(pair + 1)) {
      closer |= block.record(ray[k], t[pair], floats > 1 ? u[pair] : 0, floats > 2 ? v[pair] : 0,
          any ? 0 : primitive[pair], any);
    }
    return closer;
  }
}
