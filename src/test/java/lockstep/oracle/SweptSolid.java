package lockstep.oracle;

import java.util.ArrayList;
import java.util.List;

/** A convex shape that moves by a vector while time goes from 0 to 1, in double. */
public final class SweptSolid {
  private static final int STEPS = 100;
  private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

  private final Solid solid;
  private final double[] motion;

  /** {@code motion}: x y z. */
  public SweptSolid(Solid solid, float[] motion) {
    this.solid = solid;
    this.motion = new double[] {motion[0], motion[1], motion[2]};
  }

  /** The shape at a time. */
  public Solid at(double t) {
    List<double[]> corners = new ArrayList<>();
    for (double[] c : solid.corners()) {
      corners.add(new double[] {c[0] + t * motion[0], c[1] + t * motion[1], c[2] + t * motion[2]});
    }
    return new Solid(corners, solid.edges(), solid.faces(), solid.isFull(), solid.radius());
  }

  /** The largest distance of corners, at any time, and the radii. */
  public double span(Solid other) {
    return Math.max(solid.span(other), at(1).span(other)) + length(motion);
  }

  /**
   * Whether it passes another without touching it, or penetrates it by at most {@code bound}. The distance of
   * convex sets is a convex function of time, so its minimum is found by golden sections. Where the cores
   * meet, some axis must separate the other from the core's path: a normal of a face, or a product of edges
   * or of an edge and the motion.
   */
  public boolean passes(Solid other, double bound) {
    double radii = solid.radius() + other.radius();
    double low = 0;
    double high = 1;
    for (int k = 0; k < STEPS; k++) {
      double left = high - GOLDEN * (high - low);
      double right = low + GOLDEN * (high - low);
      double atLeft = at(left).coreDistance(other);
      double atRight = at(right).coreDistance(other);
      if (atLeft == 0 || atRight == 0) {
        return radii <= bound && depth(other) <= bound - radii;
      }
      if (atLeft < atRight) {
        high = right;
      } else {
        low = left;
      }
    }
    double least = Math.min(at((low + high) / 2).coreDistance(other),
        Math.min(solid.coreDistance(other), at(1).coreDistance(other)));
    return least >= radii - bound;
  }

  /**
   * The depth of the core in another on the way: the least over all axes. The axes of space are added, since
   * points have no edges.
   */
  private double depth(Solid other) {
    List<double[]> directions = new ArrayList<>(
        List.of(motion, new double[] {1, 0, 0}, new double[] {0, 1, 0}, new double[] {0, 0, 1}));
    for (Solid each : List.of(solid, other)) {
      for (int[] edge : each.edges()) {
        directions.add(minus(each.corners().get(edge[1]), each.corners().get(edge[0])));
      }
    }
    double radii = solid.radius() + other.radius();
    double best = Double.POSITIVE_INFINITY;
    for (double[] e : directions) {
      for (double[] f : directions) {
        double[] axis = cross(e, f);
        double length = length(axis);
        if (length > 1e-12 * length(e) * length(f)) {
          double[] n = {axis[0] / length, axis[1] / length, axis[2] / length};
          best = Math.min(best, -Math.min(gap(solid, other, n), gap(at(1), other, n)) - radii);
        }
      }
    }
    return best;
  }

  /** The distance of a shape in front of another along a unit vector; negative if they overlap. */
  public static double gap(Solid a, Solid b, double[] n) {
    double least = Double.POSITIVE_INFINITY;
    for (double[] corner : a.corners()) {
      least = Math.min(least, dot(n, corner));
    }
    double most = Double.NEGATIVE_INFINITY;
    for (double[] corner : b.corners()) {
      most = Math.max(most, dot(n, corner));
    }
    return least - most - a.radius() - b.radius();
  }

  private static double[] minus(double[] a, double[] b) {
    return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
  }

  private static double[] cross(double[] a, double[] b) {
    return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }

  private static double length(double[] a) {
    return Math.sqrt(dot(a, a));
  }
}
