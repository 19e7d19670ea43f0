package lockstep.internal.bvh;

import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Kind;
import lockstep.internal.kernel.Tile;
import lockstep.internal.kernel.Verb;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;

/** The kernel of the catalogue that casts rays at the primitives of a tree, and room for its answers to {@value Tile#SIZE} pairs. */
final class WideRayKernel {
  /** A bit for each pair that is a hit. */
  final long[] hits = new long[Kernel.words(Tile.SIZE)];

  private final float[] t = new float[Tile.SIZE], u = t.clone(), v = t.clone();
  private final Output out = new Output().at(new long[][] {hits}, 0, new float[][] {t, u, v}, null, 0);
  private Kernels kernels;
  private Kernels.Entry entry; // of the last run

  /** Tests are those of these kernels. */
  void use(Kernels table) {
    if (kernels != table) {
      kernels = table;
      entry = null;
    }
  }

  /** Casts the first {@code count} rays at a primitive of this kind each. */
  void run(Kind kind, Operand rays, Operand primitives, int count) {
    if (entry == null || entry.second() != kind) {
      entry = kernels.get(Verb.CAST, Kind.RAY, kind);
    }
    entry.kernel().run(rays, primitives, count, out);
  }

  /** Records the hit of a pair as one of ray i; returns whether it is the closest so far. */
  boolean record(int pair, WideRayBlock rays, int i, int id, boolean any) {
    int floats = entry.floats(); // the others hold what they did
    return rays.record(i, t[pair], floats > 1 ? u[pair] : 0, floats > 2 ? v[pair] : 0, id, any);
  }
}
