package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.part.Axis;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Box;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of two boxes at different orientations with a face of one against the other: A's face that faces
 * most along the normal is a rectangle; B's is projected to its plane, along the normal, and clipped to it
 * ({@link FacePoints}), and four of the corners are kept ({@link FourPoints}). Shared by several definitions.
 *
 * <p>A point outside the rectangle by rounding counts as on its border, so equal boxes stacked on each other
 * have four points however they round. The deepest point has the depth of the boxes: the shortest way out
 * leads to where faces meet. If it has not, the faces meet only at corners or edges: a doubt.
 *
 * <p>Frame and names as in {@link BoxPairContact}.
 */
final class BoxFacesContact {
  private BoxFacesContact() {}

  /**
   * @param best the normal, and the gap along it
   * @param bias by how much edges may be better
   */
  static Manifold4 contact(BoxPairContact pair, Separation best, EdgeSeparation edges, float bias) {
    ContactFrame frame = pair.frame();
    Vec n = best.normal(), h = pair.h();
    Rotation r = pair.r();
    // the axis u v w of A's face is w
    Axis onA = Axis.of(n);
    Vec normal = onA.uvw(n);
    Box rectangle = new Box(onA.uvw(pair.a().min()), onA.uvw(pair.a().max()));
    float plane = normal.z() > 0 ? rectangle.max().z() : rectangle.min().z();
    // the face of B that looks most against it, its middle and half edges
    Vec along = new Vec(r.x().dot(n), r.y().dot(n), r.z().dot(n));
    Axis onB = Axis.of(along);
    boolean lower = onB.pick(along) > 0;
    Rotation axes = onB.uvw(r);
    Vec halfs = onB.uvw(h);
    Vec middle = onA.uvw(axes.z().times(lower ? -halfs.z() : halfs.z()));
    Vec first = onA.uvw(axes.x().times(halfs.x())), second = onA.uvw(axes.y().times(halfs.y()));
    boolean isThin1 = halfs.x() == 0, isThin2 = halfs.y() == 0;
    // their depth below A's face along the normal, and their projections to it
    Vec mid = seen(middle, (plane - middle.z()) / normal.z(), normal);
    Vec e = seen(first, -first.z() / normal.z(), normal), f = seen(second, -second.z() / normal.z(), normal);
    float slack = Contact.tolerance(h.sum() + (Math.abs(mid.x()) + Math.abs(mid.y())), best.gap());
    // the feature numbers of A count more if it is behind
    boolean forward = Contact.isForward(frame.direction(n));
    float unitA = Contact.feature(forward, 1, 0), unitB = Contact.feature(forward, 0, 1);
    Vec bits = new Vec(1, 4, 16), bitsA = onA.uvw(bits), bitsB = onB.uvw(bits);
    float ofU = unitA * bitsA.x(), ofV = unitA * bitsA.y();
    float ofE = unitB * bitsB.x(), ofF = unitB * bitsB.y();
    boolean upperA = normal.z() > 0;
    float axisA = onA.pick(0, 1, 2), axisB = onB.pick(0, 1, 2);
    float faces = forward ? FacePoints.ofFaces(axisA, upperA, axisB, !lower)
        : FacePoints.ofFaces(axisB, !lower, axisA, upperA);
    float ofFaces = faces + unitA * (bitsA.z() * (upperA ? 2 : 1)) + unitB * (bitsB.z() * (lower ? 1 : 2));
    float[] ofEdges = {ofFaces + ofF, ofFaces + 2 * ofE, ofFaces + 2 * ofF, ofFaces + ofE};
    float[] ofCorners = {ofEdges[0] + ofE, ofEdges[0] + 2 * ofE, ofEdges[2] + 2 * ofE, ofEdges[2] + ofE};
    // the ends of the edges of B's face, clipped, and the corners of A's
    Box wide = wide(rectangle, slack);
    Vec[] mids = {mid.minus(f), mid.plus(e), mid.plus(f), mid.minus(e)};
    boolean[] areEdges = {!isThin1, true, !isThin2, !isThin1 && !isThin2};
    FacePoint[] points = new FacePoint[12];
    for (int k = 0; k < 4; k++) {
      ClippedEdge edge = ClippedEdge.of(mids[k], k == 0 || k == 2 ? e : f, wide);
      float start = edge.first(), end = edge.last();
      float enters = edge.entersThrough(ofU, ofV) + ofEdges[k];
      float leaves = edge.leavesThrough(ofU, ofV) + ofEdges[k];
      boolean isThere = areEdges[k] && start <= end;
      boolean isLong = areEdges[k] && start < end;
      // all four go round the face
      if (k < 2) {
        points[k] = edge.at(start, rectangle, isThere, start <= -1 ? ofCorners[k] : enters);
        points[4 + k] = edge.at(end, rectangle, isLong && end < 1, leaves);
      } else {
        points[k] = edge.at(end, rectangle, isThere, end >= 1 ? ofCorners[k] : leaves);
        points[4 + k] = edge.at(start, rectangle, isLong && start > -1, enters);
      }
      boolean isHighU = k == 1 || k == 2, isHighV = k >= 2;
      points[8 + k] = FacePoints.inParallelogram(corner(rectangle, isHighU, isHighV), mid, e, f,
          ofFaces + (isHighU ? 2 * ofU : ofU) + (isHighV ? 2 * ofV : ofV));
    }
    FacePoints all = FacePoints.of(points);
    float most = all.most();
    boolean found = most > Contact.NONE;
    @Twin.Doubt
    boolean apart = frame.valid() && !frame.overlap() && (!found || -most > best.gap() + slack);
    if (apart) {
      return BoxCornersContact.contact(pair, edges.gap() > best.gap() ? edges.separation() : best);
    }
    // they overlap, but not on this face, or far above it; or it was preferred to edges that are apart
    @Twin.Doubt
    boolean beside = frame.valid() && edges.gap() > Float.NEGATIVE_INFINITY && (frame.overlap()
        ? !found || -most > best.gap() + (bias + slack) : best.gap() < -slack && edges.gap() > best.gap());
    if (beside) {
      return BoxEdgesContact.contact(pair, edges);
    }
    return new FourPoints(frame, best, face(onA, plane)).contact(all);
  }

  /** The projection of a point to a face, along the face's normal, with the depth of the point. */
  static Vec seen(Vec p, float deep, Vec normal) {
    return new Vec(p.x() + deep * normal.x(), p.y() + deep * normal.y(), deep);
  }

  /** The rectangle enlarged by the slack. */
  static Box wide(Box rectangle, float slack) {
    return new Box(rectangle.min().minus(Vec.all(slack)), rectangle.max().plus(Vec.all(slack)));
  }

  /** A corner of a rectangle. */
  static Vec corner(Box rectangle, boolean isHighU, boolean isHighV) {
    return new Vec(isHighU ? rectangle.max().x() : rectangle.min().x(),
        isHighV ? rectangle.max().y() : rectangle.min().y(), 0);
  }

  /** The face of A on an axis. */
  static ContactFace face(Axis axis, float plane) {
    return new ContactFace(axis.xyz(new Vec(0, 0, plane)), axis.xyz(new Vec(1, 0, 0)),
        axis.xyz(new Vec(0, 1, 0)), -0.5f);
  }
}
