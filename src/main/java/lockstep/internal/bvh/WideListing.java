package lockstep.internal.bvh;

import static lockstep.internal.bvh.WideRayBlock.FIRST;
import static lockstep.internal.bvh.WideRayBlock.NEAR_X;
import static lockstep.internal.bvh.WideRayBlock.NEAR_Y;
import static lockstep.internal.bvh.WideRayBlock.NEAR_Z;
import static lockstep.internal.bvh.WideRayBlock.RX;
import static lockstep.internal.bvh.WideRayBlock.RY;
import static lockstep.internal.bvh.WideRayBlock.RZ;

import lockstep.internal.shape.Elements;

/** Lists which primitives rays may hit, instead of testing them. */
final class WideListing extends WideLeafTests {
  private final float[] box = new float[Elements.BOUNDS];
  private Bvh bvh;
  private WideRayBlock rays;
  private Meetings to;
  private int first;

  /** Lists up to {@code most} pairs at a time. */
  WideListing(int most) {
    super(most);
  }

  /** Sets where to list; ray 0 of the block is the caller's ray {@code itsFirst}. */
  void begin(Bvh itsBvh, WideRayBlock itsRays, Meetings list, int itsFirst) {
    bvh = itsBvh;
    rays = itsRays;
    to = list;
    first = itsFirst;
  }

  /** Lets go of the list. */
  void end() {
    bvh = null;
    to = null;
  }

  @Override
  int test(Hierarchy tree, WideRayBlock itsRays, int count, boolean any) {
    for (int k = 0; k < count; k++) {
      add(leaf[k], ray[k], 1);
    }
    return 0;
  }

  @Override
  boolean record(int h, boolean any) {
    return false;
  }

  /** Lists the primitives of a leaf for the rays whose bits are set, from {@code from} on. */
  void add(int itsLeaf, int from, long set) {
    for (int k = 0; k < Bvh.count(itsLeaf); k++) {
      int id = bvh.ids[Bvh.first(itsLeaf) + k];
      bvh.primitives.bounds(id, box, 0);
      bvh.pad(box, 0);
      for (long left = set; left != 0; left &= left - 1) {
        int i = from + Long.numberOfTrailingZeros(left);
        to.add(first + i, id, enters(i));
      }
    }
  }

  /** The t at which ray i enters the box, or its interval begins. */
  private float enters(int i) {
    float[] d = rays.derived;
    float rx = d[RX + i], ry = d[RY + i], rz = d[RZ + i];
    float x = rx * box[rx < 0 ? 3 : 0] + d[NEAR_X + i], y = ry * box[ry < 0 ? 4 : 1] + d[NEAR_Y + i],
        z = rz * box[rz < 0 ? 5 : 2] + d[NEAR_Z + i];
    return Math.max(Math.max(d[FIRST + i], x), Math.max(y, z));
  }
}
