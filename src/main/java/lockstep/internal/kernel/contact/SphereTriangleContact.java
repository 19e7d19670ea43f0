package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.distance.SphereTriangleDistance;
import lockstep.internal.kernel.overlap.SphereTriangle;
import lockstep.internal.kernel.part.BoxTriangleAxes;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.TriangleEdge;
import lockstep.internal.kernel.part.TriangleFace;
import lockstep.twin.Real;
import lockstep.twin.Sphere;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of a sphere and a triangle: one point, towards the triangle's point nearest to the centre (Ericson,
 * Real-Time Collision Detection, 2005, 5.1.5), from either side; a centre on the triangle leaves along the
 * normal of its face, that of a b c.
 *
 * <p>The depth is not negative exactly where {@link SphereTriangle} reports an overlap. A triangle without
 * area is represented by its edges. A negative radius, a NaN or an infinity anywhere has no contact.
 *
 * <p>The nearest point q is found as in {@link SphereTriangleDistance}. The whole triangle must lie beyond q
 * along the normal, as otherwise moving the sphere against it would not end the overlap: so the vector from
 * the centre to q loses its component along the edge of q, and on a wide face its component along the face,
 * twice, as the first subtraction leaves rounding. The same is done at a corner, or on an edge, if the rest
 * of the triangle would not lie beyond: then that component is rounding too.
 *
 * <p>With u = 2⁻²⁴, D the largest distance of a corner from the centre and L the longest edge the way to q is
 * off by 6 u D, see there. The normal of the face, a cross product, is off by 3.5 u, and h by 2 u L: with it
 * a corner may reach back by 9 u L. The largest error found in three million pairs is less than 16 u of the
 * span for all of it, except at slivers: there it may be up to 216 u, in one of 200,000 that nearly touch.
 *
 * <p>Range: as {@link SphereTriangleDistance}.
 */
public final class SphereTriangleContact {
  /** The way to the nearest point is off by 6 u of the farthest corner's. */
  public static final ErrorBound ERROR = new ErrorBound(7, 0);

  /** Largest difference of equal gaps, as a part of the sum of the distances of the corners: 4 u. */
  private static final float ROUNDING = 4 * Real.U;

  private SphereTriangleContact() {}

  @Twin
  static Manifold1 contact(Sphere s, @Twin.Second Triangle triangle) {
    Vec p = s.center();
    float r = s.radius();
    Vec a = triangle.a(), b = triangle.b(), c = triangle.c();
    Vec edges = SphereTriangleDistance.edges(p, triangle);
    float toFace = TriangleFace.squaredDistance(a.minus(p), b.minus(a), c.minus(a));
    float weightC = TriangleFace.weightC(a.minus(p), b.minus(a), c.minus(a));
    float weightB = TriangleFace.weightB(weightC, a.minus(p), b.minus(a), c.minus(a));
    // on its border the face is an edge, and nearer only by rounding
    boolean face = toFace < TriangleEdge.least(edges) && weightB > 0 && weightC > 0 && weightB + weightC < 1;
    TriangleEdge nearest = TriangleEdge.nearest(triangle, edges);

    // the nearest edge, from o along e, and the third corner from there, f; for the face, the first edge
    boolean fromA = face || nearest.isAB();
    Vec o = fromA ? a : nearest.isBC() ? b : c;
    Vec end = fromA ? b : nearest.isBC() ? c : a;
    Vec third = fromA ? c : nearest.isBC() ? a : b;
    Vec e = end.minus(o), f = third.minus(o);
    float ee = e.square();
    float t = SphereTriangle.along(o.minus(p), e);
    float alongE = face ? weightB : t;
    float alongF = face ? weightC : 0;
    Vec step = e.times(alongE).plus(f.times(alongF));
    Vec d = o.minus(p).plus(step);

    // subtract the component of the vector to q along the edge, unless q is an end and the edge leads on from
    // there
    float product = d.dot(e);
    boolean corner = !face && ((t <= 0 && product >= 0) || (t >= 1 && product <= 0));
    Vec once = d.minus(e.times(corner ? 0 : Contact.along(product, ee)));
    Vec v = once.minus(e.times(corner ? 0 : Contact.along(once.dot(e), ee)));

    // and its component along the face, h, which is the shorter vector to the third corner without its part
    // along e; at a corner, along g, the other edge, if that leads back
    Vec fromEndToThird = third.minus(end);
    boolean fromEnd = fromEndToThird.square() < f.square();
    Vec m = fromEnd ? fromEndToThird : f;
    float alongM = Contact.along(m.dot(e), ee);
    Vec q = m.minus(e.times(alongM));
    Vec h = q.minus(e.times(Contact.along(q.dot(e), ee)));
    Vec g = f.minus(step);
    Vec k = corner ? g : h;
    float kk = k.square();
    boolean back = face || v.dot(g) < 0;
    float slide = back ? Contact.along(v.dot(k), kk) : 0;
    // for a thin triangle h is not exact: q stays in it, and its width there is bounded by lines from both
    // ends of e to the third corner
    boolean thin = kk < v.square();
    float foot = fromEnd ? 1 + alongM : alongM;
    float place = alongE + alongF * foot;
    float most = corner ? 1 : place < foot ? place / foot : place > foot ? (1 - place) / (1 - foot) : 1;
    float least = alongF - most;
    float kept = thin && slide < least ? least : thin && slide > alongF ? alongF : slide;
    boolean atEnd = kept != slide;
    Vec w = v.minus(k.times(kept));
    Vec i = w.minus(e.times(back && !corner ? Contact.along(w.dot(e), ee) : 0));
    Vec j = i.minus(k.times(back && !atEnd ? Contact.along(i.dot(k), kk) : 0));
    float leads = j.dot(e);
    boolean astray = corner && back && !atEnd && (t <= 0 ? leads < 0 : leads > 0);
    boolean isWay = Contact.isLeft(Contact.largest(v), Contact.largest(once));
    boolean slides = !astray && isWay && Contact.isLeft(Contact.largest(j), Contact.largest(w));

    // if nothing is left, the normal of the face; for a triangle without area, across the edge, or across the
    // other if that is a point; for a point, x
    Vec ofFace = e.cross(h);
    Vec line = ee > 0 ? e : f;
    Vec instead = slides ? j : Contact.largest(ofFace) > 0 ? ofFace : Contact.across(line);
    // the h of a thin face may be tilted, or be only rounding: then the triangle lies farther along the
    // original vector
    Triangle from = triangle.minus(p);
    float rounding =
        ROUNDING * (Contact.largest(from.a()) + Contact.largest(from.b()) + Contact.largest(from.c()));
    float ofInstead = gap(instead, from), ofV = gap(v, from);
    boolean asItWas = isWay && ofV > ofInstead + rounding;
    Vec out = asItWas ? v : instead;
    // then the subtracted part was the error of q
    boolean reaches = slides || asItWas;
    // the edge that seems nearest may be behind the other one from there: then it lies farther across that
    @Twin.Doubt
    boolean doubtful = (asItWas ? ofV : ofInstead) + rounding < d.length();
    if (doubtful) {
      Vec beside = Contact.across(d, t > 0.5f ? fromEndToThird : f);
      boolean isBehind = gap(beside, from) > (asItWas ? ofV : ofInstead + rounding);
      out = isBehind ? beside : out;
      reaches = reaches && !isBehind;
    }
    Vec normal = Contact.normal(Contact.orX(out));
    Vec to = reaches ? out : d;
    float deep = r - normal.dot(to);
    Vec middle = Contact.middle(p.plus(normal.times(Vec.all(r))), p.plus(to));
    boolean hit = r >= 0 && Contact.proper(deep) && edges.x() <= Float.MAX_VALUE
        && edges.y() <= Float.MAX_VALUE && edges.z() <= Float.MAX_VALUE && ee <= Float.MAX_VALUE
        && f.square() <= Float.MAX_VALUE && Contact.proper(middle);
    float feature = face ? 7 : TriangleFace.feature(t < 1, t > 0, nearest.isAB(), nearest.isBC());
    return Contact.one(SphereTriangle.overlap(s, triangle), hit, normal,
        new ContactPoint(middle, deep, feature));
  }

  /** The distance of the triangle along a direction of any length: 0 along none. */
  private static float gap(Vec n, Triangle t) {
    float length = Contact.length(n);
    float least = BoxTriangleAxes.min(n.dot(t.a()), n.dot(t.b()), n.dot(t.c()));
    return length > 0 ? least / length : 0;
  }
}
