package lockstep.internal.bvh;

import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;

/** The kernel of the catalogue that casts rays at the primitives of a tree, and room for its answers. */
final class RayKernel {
  private final int pairs;
  private final Output out = new Output();

  /** A bit for each pair that is a hit. */
  long[] hits;

  float[] t;
  private float[] u, v;
  private Kernels kernels;
  private Kernels.Entry entry;

  /**
   * A kernel for this many pairs at once, a multiple of a block; the room is allocated when rays are first
   * cast.
   */
  RayKernel(int pairs) {
    this.pairs = pairs;
  }

  /**
   * Selects, from these kernels, the one for rays and this kind of primitives.
   *
   * @throws UnsupportedOperationException if there is none
   */
  RayKernel of(Kernels table, Kind kind) {
    if (hits == null) {
      hits = new long[Kernel.words(pairs)];
      t = new float[pairs];
      u = new float[pairs];
      v = new float[pairs];
      out.at(hits, 0, new float[][] {t, u, v}, 0);
    }
    if (kernels != table || entry.second() != kind) {
      entry = table.get(Verb.CAST, Kind.RAY, kind);
      kernels = table;
    }
    return this;
  }

  /** Casts each of the first {@code count} rays at its primitive. */
  void run(Operand rays, Operand primitives, int count) {
    entry.kernel().run(rays, primitives, count, out);
    Kernel.trim(hits, 0, count);
  }

  /** The u of a pair that is a hit; 0 if the kernel has no u. */
  float u(int pair) {
    return entry.floats() > 1 ? u[pair] : 0;
  }

  /** The v of a pair that is a hit; 0 if the kernel has no v. */
  float v(int pair) {
    return entry.floats() > 2 ? v[pair] : 0;
  }
}
