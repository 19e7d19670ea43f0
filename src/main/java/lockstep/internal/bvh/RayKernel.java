package lockstep.internal.bvh;

import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Kind;
import lockstep.internal.kernel.Tile;
import lockstep.internal.kernel.Verb;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;

/** The kernel of the catalogue that casts rays at the primitives of a tree, and room for its answers to {@value Tile#SIZE} pairs. */
final class RayKernel {
  /** A bit for each pair that is a hit. */
  final long[] hits = new long[Kernel.words(Tile.SIZE)];

  final float[] t = new float[Tile.SIZE];
  private final float[] u = t.clone(), v = t.clone();
  private final Output out = new Output().at(new long[][] {hits}, 0, new float[][] {t, u, v}, null, 0);
  private Kernels kernels;
  private Kernels.Entry entry;

  /**
   * Tests are from now on those of these kernels, of rays and this kind of primitives.
   *
   * @throws UnsupportedOperationException if there is none
   */
  RayKernel of(Kernels table, Kind kind) {
    if (kernels != table || entry.second() != kind) {
      entry = table.get(Verb.CAST, Kind.RAY, kind);
      kernels = table;
    }
    return this;
  }

  /** Casts the first {@code count} rays at a primitive each. */
  void run(Operand rays, Operand primitives, int count) {
    entry.kernel().run(rays, primitives, count, out);
    Kernel.trim(hits, 0, count);
  }

  /** The u of a pair that is a hit; 0 where the kernel tells none. */
  float u(int pair) {
    return entry.floats() > 1 ? u[pair] : 0;
  }

  /** Its v likewise. */
  float v(int pair) {
    return entry.floats() > 2 ? v[pair] : 0;
  }
}
