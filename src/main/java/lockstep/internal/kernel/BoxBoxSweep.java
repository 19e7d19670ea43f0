package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Sweep of two axis-aligned boxes (AABBs): when a moving box touches another.
 *
 * <p>On each axis they overlap during an interval of time, and they meet where the three have a time in common (Ericson, Real-Time Collision Detection,
 * 2005, 5.5.8): see {@link SweptAxis}. The normal is the axis on which they come to overlap last, x before y before z where several do at
 * once.
 *
 * <p>They overlap from the start as {@link BoxBox} says. Boxes are closed: to touch a face, an edge or a corner in passing is a contact. Either may be flat: a
 * rectangle, a segment or a point. An empty box (min &gt; max on an axis), a NaN anywhere or an infinite motion is a miss; infinite planes are allowed.
 *
 * <p>There is no slack. A quotient rounds correctly, so where differences of planes do not round, entries and exits are in their right
 * order, and no contact is lost: not that of flat boxes either, for which both are the same. Else, with u = 2⁻²⁴, planes are off by u of their difference, and t by u of
 * itself: at that time boxes are apart, or in each other, by at most 2 u of the difference and of the way on each axis. That is 3 u of the span.
 *
 * <p>Range: differences of planes that are not infinite must fit a float.
 */
final class BoxBoxSweep {
  /** On an axis, u of the difference of two planes, and u of the way. */
  static final ErrorBound ERROR = new ErrorBound(3, 0);

  private BoxBoxSweep() {}

  @Twin
  static boolean sweep(float minX1, float minY1, float minZ1, float maxX1, float maxY1, float maxZ1, float vx,
      float vy, float vz, @Twin.Second float minX2, float minY2, float minZ2, float maxX2, float maxY2,
      float maxZ2, float[] t, float[] nx, float[] ny, float[] nz, int at) {
    boolean overlap =
        BoxBox.overlap(minX1, minY1, minZ1, maxX1, maxY1, maxZ1, minX2, minY2, minZ2, maxX2, maxY2, maxZ2);
    float entryX = entry(minX1, maxX1, vx, minX2, maxX2);
    float entryY = entry(minY1, maxY1, vy, minY2, maxY2);
    float entryZ = entry(minZ1, maxZ1, vz, minZ2, maxZ2);
    float entry = SweptAxis.last(SweptAxis.last(SweptAxis.last(SweptAxis.NONE, entryX), entryY), entryZ);
    float exit = SweptAxis.first(
        SweptAxis.first(exit(minX1, maxX1, vx, minX2, maxX2), exit(minY1, maxY1, vy, minY2, maxY2)),
        exit(minZ1, maxZ1, vz, minZ2, maxZ2));
    boolean valid = minX1 <= maxX1 && minY1 <= maxY1 && minZ1 <= maxZ1 && minX2 <= maxX2 && minY2 <= maxY2
        && minZ2 <= maxZ2 && Sweep.proper(vx, vy, vz);
    float time = valid ? Sweep.time(overlap, SweptAxis.meeting(entry, exit)) : Float.POSITIVE_INFINITY;
    boolean hit = time < Float.POSITIVE_INFINITY;
    boolean onX = entryX == entry;
    boolean onY = !onX && entryY == entry;
    float x = onX ? -vx : 0;
    float y = onY ? -vy : 0;
    float z = onX || onY ? 0 : -vz;
    t[at] = time;
    nx[at] = hit ? Sweep.normal(overlap, x, y, z, vx, vy, vz) : 0;
    ny[at] = hit ? Sweep.normal(overlap, y, z, x, vy, vz, vx) : 0;
    nz[at] = hit ? Sweep.normal(overlap, z, x, y, vz, vx, vy) : 0;
    return hit;
  }

  /** When two intervals, of which the first goes at a speed of v, begin to overlap. */
  private static float entry(float min1, float max1, float v, float min2, float max2) {
    return SweptAxis.entry(ahead(min1, max1, v, min2, max2), 0, 0, 0, v);
  }

  /** How far the first has to go until they touch. */
  static float ahead(float min1, float max1, float v, float min2, float max2) {
    return v >= 0 ? min2 - max1 : min1 - max2;
  }

  /** When they cease to. */
  static float exit(float min1, float max1, float v, float min2, float max2) {
    return SweptAxis.exit(v >= 0 ? max2 - min1 : max1 - min2, v);
  }
}
