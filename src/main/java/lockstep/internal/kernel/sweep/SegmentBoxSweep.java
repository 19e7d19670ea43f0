package lockstep.internal.kernel.sweep;

import lockstep.internal.kernel.part.CentredBox;
import lockstep.internal.kernel.part.SegmentBox;
import lockstep.twin.Vec;

/**
 * The time at which a moving segment comes within a radius of a box about the origin, and the normal then.
 * Shared by sweeps of a capsule and a box.
 *
 * <p>The middle of the segment moves towards the box grown by the segment and rounded (Ericson, Real-Time
 * Collision Detection, 2005, 5.5), see {@link RoundedHull}. Axes are mirrored so that h, half of the segment,
 * is not negative on any. Then the parts are
 *
 * <ol>
 * <li>the six faces of the box at both ends of the segment: the box about either end, made thicker by the
 * radius on one axis after the other;
 * <li>an edge along each axis, swept along the segment: of the two parallelograms that face each other, the
 * one against the motion. Where the segment is parallel to a face, that side of it is made of the boxes at
 * both ends and two parallelograms, at whichever edges;
 * <li>of the eight edges along an axis, four at either end of the segment, the six that are on the outside:
 * not the upper one of the lower end, nor the lower one of the upper end;
 * <li>the segment at six of eight corners, all but the lowest and the highest; and the fourteen corners of
 * all these.
 * </ol>
 *
 * <p>The normal is that of the closest points of segment and box, see {@link SegmentBox}: 0 on an axis on
 * which the segment's point is between the faces, and perpendicular to the segment if that point is between
 * its ends. A segment that is nearly parallel to a face leaves it at an edge, and is above it by less than
 * rounding there: so where the point is within the slack of an edge, the normal may lean over it.
 *
 * @param m the middle of the segment
 * @param h half of it
 * @param v its motion
 * @param b the half extents of the box
 */
record SegmentBoxSweep(Vec m, Vec h, Vec v, Vec b, float r) {
  /** How far outside a face a point still counts as over it. */
  private float slack() {
    return RoundedHull.SLACK * size();
  }

  /** The sum of all lengths. */
  float size() {
    return m.abs().sum() + (h.abs().sum() + (b.sum() + r));
  }

  /** The time of contact, if they do not overlap from the start; +∞ for none. */
  float enter() {
    float s = RoundedHull.nearest(m, v);
    RoundedHull hull = new RoundedHull(SegmentBox.mirrored(h, v), slack(), r, s);
    Vec x = SegmentBox.mirrored(h, m.plus(v.times(s)));
    Vec g = h.abs();
    float faces = hull.box(x.minus(g), b);
    faces = Sweep.least(hull.box(x.plus(g), b), faces);
    faces = Sweep.least(face(hull, x, g, b), faces);
    faces = Sweep.least(face(hull.yzx(), x.yzx(), g.yzx(), b.yzx()), faces);
    faces = Sweep.least(face(hull.zxy(), x.zxy(), g.zxy(), b.zxy()), faces);
    float enter = edges(hull, x, g, b);
    enter = Sweep.least(edges(hull.yzx(), x.yzx(), g.yzx(), b.yzx()), enter);
    enter = Sweep.least(edges(hull.zxy(), x.zxy(), g.zxy(), b.zxy()), enter);
    // the corners, the highest first
    for (int i = 0; i < 2; i++) {
      for (int j = 0; j < 2; j++) {
        for (int k = 0; k < 2; k++) {
          Vec c = new Vec(i == 0 ? x.x() - b.x() : x.x() + b.x(), j == 0 ? x.y() - b.y() : x.y() + b.y(),
              k == 0 ? x.z() - b.z() : x.z() + b.z());
          boolean highest = i == 0 && j == 0 && k == 0;
          boolean lowest = i == 1 && j == 1 && k == 1;
          if (!highest && !lowest) {
            enter = Sweep.least(hull.edge(c, g), enter);
          }
          if (!lowest) {
            enter = Sweep.least(hull.corner(c.minus(g)), enter);
          }
          if (!highest) {
            enter = Sweep.least(hull.corner(c.plus(g)), enter);
          }
        }
      }
    }
    return Sweep.least(enter, faces);
  }

  /** The entry from x into the face that an edge along the first axis sweeps along the segment. */
  private static float face(RoundedHull hull, Vec x, Vec g, Vec b) {
    boolean flip = hull.d().z() * g.y() - hull.d().y() * g.z() > 0;
    Vec from = new Vec(x.x(), flip ? x.y() - b.y() : x.y() + b.y(), flip ? x.z() + b.z() : x.z() - b.z());
    // it faces the motion, so a point that is behind it by rounding enters
    return hull.parallelogram(from, new Vec(b.x(), 0, 0), g, hull.slack());
  }

  /** The entry from x into the edges along the first axis. */
  private static float edges(RoundedHull hull, Vec x, Vec g, Vec b) {
    Vec low = x.plus(g), high = x.minus(g);
    float enter = hull.axis(new Vec(high.x(), high.y() - b.y(), high.z() - b.z()), b.x());
    enter = Sweep.least(hull.axis(new Vec(high.x(), high.y() - b.y(), high.z() + b.z()), b.x()), enter);
    enter = Sweep.least(hull.axis(new Vec(high.x(), high.y() + b.y(), high.z() - b.z()), b.x()), enter);
    enter = Sweep.least(hull.axis(new Vec(low.x(), low.y() + b.y(), low.z() + b.z()), b.x()), enter);
    enter = Sweep.least(hull.axis(new Vec(low.x(), low.y() - b.y(), low.z() + b.z()), b.x()), enter);
    return Sweep.least(hull.axis(new Vec(low.x(), low.y() + b.y(), low.z() - b.z()), b.x()), enter);
  }

  /** The normal at the touch at a time. */
  Vec normal(float time) {
    Vec p = m.plus(v.times(time));
    float t = CentredBox.closest(p, h, b);
    Vec at = p.plus(h.times(t));
    Vec w = new Vec(outside(at.x(), b.x()), outside(at.y(), b.y()), outside(at.z(), b.z()));
    boolean outX = isOut(at.x(), b.x()), outY = isOut(at.y(), b.y()), outZ = isOut(at.z(), b.z());
    boolean single = !((outX && (outY || outZ)) || (outY && outZ));
    Vec g = new Vec(outX ? h.x() : 0, outY ? h.y() : 0, outZ ? h.z() : 0);
    Vec d = new Vec(outX ? v.x() : 0, outY ? v.y() : 0, outZ ? v.z() : 0);
    // if a segment along a face is not exactly along it, its rise must not turn the normal
    boolean between = Math.abs(t) < 1 && !single && Math.abs(w.dot(g)) <= 4 * slack() * g.abs().sum();
    return ContactNormal.of(false, w, between ? g : Vec.all(0), d, v.square());
  }

  /** Whether a coordinate is outside [−half, half], or may be by rounding. */
  private boolean isOut(float p, float half) {
    return Math.abs(p) > half - slack();
  }

  /** The signed distance of a coordinate outside [−half, half]. */
  private static float outside(float p, float half) {
    return p > half ? p - half : p < -half ? p + half : 0;
  }
}
