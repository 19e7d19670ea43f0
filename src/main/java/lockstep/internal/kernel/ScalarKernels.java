package lockstep.internal.kernel;

import static lockstep.internal.kernel.Verb.CAST;
import static lockstep.internal.kernel.Verb.CLOSEST_POINTS;
import static lockstep.internal.kernel.Verb.CONTACT;
import static lockstep.internal.kernel.Verb.CONTAINS;
import static lockstep.internal.kernel.Verb.DISTANCE;
import static lockstep.internal.kernel.Verb.OVERLAP;
import static lockstep.internal.kernel.Verb.OVERLAP_BY_PLANES;
import static lockstep.internal.kernel.Verb.REACHES_INTO;
import static lockstep.internal.kernel.Verb.SIGNED_DISTANCE;
import static lockstep.internal.kernel.Verb.SWEEP;
import static lockstep.internal.kernel.Verb.UNDER;
import static lockstep.internal.shape.Kind.BOX;
import static lockstep.internal.shape.Kind.CAPSULE;
import static lockstep.internal.shape.Kind.CYLINDER;
import static lockstep.internal.shape.Kind.FRUSTUM;
import static lockstep.internal.shape.Kind.ORIENTED_BOX;
import static lockstep.internal.shape.Kind.PLANE;
import static lockstep.internal.shape.Kind.RAY;
import static lockstep.internal.shape.Kind.SPHERE;
import static lockstep.internal.shape.Kind.TRIANGLE;

import java.util.ArrayList;
import java.util.List;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.Kernels.Made;
import lockstep.internal.kernel.cast.*;
import lockstep.internal.kernel.contact.*;
import lockstep.internal.kernel.contains.*;
import lockstep.internal.kernel.distance.*;
import lockstep.internal.kernel.overlap.*;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.sweep.*;
import lockstep.internal.shape.Kind;
import lockstep.twin.ScalarTwin;

/**
 * The list of kernels, one for each verb and pair of kinds that is supported: the scalar twin of its
 * definition, which provides the wide one.
 *
 * <p>Creating the catalogue runs only the first half of each line. The second half, which loads the twin and
 * its definition, runs when the kernel of the entry is first requested. It is one method because a lambda for
 * each line would be a class for each line.
 */
public final class ScalarKernels {
  /** The reference that every other implementation must equal, bit for bit. */
  public static final Kernels TABLE = new Kernels(Bits.SCALAR, entries());

  /** The entry whose line is run, or null to list them all. */
  private final Entry wanted;

  private final List<Entry> entries = new ArrayList<>();

  private ScalarKernels(Entry wanted) {
    this.wanted = wanted;
  }

  private static List<Entry> entries() {
    ScalarKernels all = new ScalarKernels(null);
    all.list();
    return all.entries;
  }

  private static Made make(Entry entry) {
    return new ScalarKernels(entry).list();
  }

  /** Whether this line is the one wanted. */
  private boolean on(Verb verb, Kind first, Kind second) {
    if (wanted == null) {
      entries.add(new Entry(verb, first, second, ScalarKernels::make));
      return false;
    }
    return wanted.verb() == verb && wanted.first() == first && wanted.second() == second;
  }

  private static Made is(ScalarTwin twin, ErrorBound error) {
    return new Made(twin, twin.floats(), error);
  }

  private static Made one(Made... lines) {
    for (Made line : lines) {
      if (line != null) {
        return line;
      }
    }
    return null;
  }

  private Made list() {
    return one(//
        on(OVERLAP, SPHERE, SPHERE) ? is(new SphereSphereOverlapScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, SPHERE, CAPSULE) ? is(new SphereCapsuleOverlapScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, CAPSULE, CAPSULE) ? is(new CapsuleCapsuleOverlapScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, SPHERE, BOX) ? is(new SphereBoxOverlapScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, CAPSULE, BOX) ? is(new CapsuleBoxOverlapScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, BOX, BOX) ? is(new BoxBoxScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, SPHERE, ORIENTED_BOX) ? is(new SphereOrientedBoxOverlapScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, CAPSULE, ORIENTED_BOX) ? is(new CapsuleOrientedBoxScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, BOX, ORIENTED_BOX) ? is(new BoxOrientedBoxOverlapScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, ORIENTED_BOX, ORIENTED_BOX)
            ? is(new OrientedBoxOrientedBoxOverlapScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, SPHERE, TRIANGLE) ? is(new SphereTriangleOverlapScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, CAPSULE, TRIANGLE) ? is(new CapsuleTriangleScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, BOX, TRIANGLE) ? is(new BoxTriangleOverlapScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, ORIENTED_BOX, TRIANGLE) ? is(new OrientedBoxTriangleOverlapScalar(), ErrorBound.EXACT)
            : null,
        on(OVERLAP, TRIANGLE, TRIANGLE) ? is(new TriangleTriangleOverlapScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, SPHERE, PLANE) ? is(new SpherePlaneOverlapScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, CAPSULE, PLANE) ? is(new CapsulePlaneOverlapScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, BOX, PLANE) ? is(new BoxPlaneOverlapScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, ORIENTED_BOX, PLANE) ? is(new OrientedBoxPlaneOverlapScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, TRIANGLE, PLANE) ? is(new TrianglePlaneOverlapScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, SPHERE, CYLINDER) ? is(new SphereCylinderScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, CAPSULE, CYLINDER) ? is(new CapsuleCylinderScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, BOX, CYLINDER) ? is(new BoxCylinderScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, CYLINDER, CYLINDER) ? is(new CylinderCylinderScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, FRUSTUM, SPHERE) ? is(new FrustumSphereScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, FRUSTUM, CAPSULE) ? is(new FrustumCapsuleOverlapScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, FRUSTUM, BOX) ? is(new FrustumBoxScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, FRUSTUM, ORIENTED_BOX) ? is(new FrustumOrientedBoxScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP, FRUSTUM, TRIANGLE) ? is(new FrustumTriangleScalar(), ErrorBound.EXACT) : null,
        on(OVERLAP_BY_PLANES, FRUSTUM, SPHERE) ? is(new FrustumPlanesSphereScalar(), FrustumPlanes.ERROR)
            : null,
        on(OVERLAP_BY_PLANES, FRUSTUM, CAPSULE) ? is(new FrustumPlanesCapsuleScalar(), FrustumPlanes.ERROR)
            : null,
        on(OVERLAP_BY_PLANES, FRUSTUM, BOX) ? is(new FrustumPlanesBoxScalar(), FrustumPlanes.ERROR) : null,
        on(OVERLAP_BY_PLANES, FRUSTUM, ORIENTED_BOX)
            ? is(new FrustumPlanesOrientedBoxScalar(), FrustumPlanes.ERROR) : null,
        on(OVERLAP_BY_PLANES, FRUSTUM, TRIANGLE) ? is(new FrustumPlanesTriangleScalar(), FrustumPlanes.ERROR)
            : null,
        on(CONTAINS, SPHERE, SPHERE) ? is(new InSphereSphereScalar(), ErrorBound.EXACT) : null,
        on(CONTAINS, SPHERE, CAPSULE) ? is(new InSphereCapsuleScalar(), ErrorBound.EXACT) : null,
        on(CONTAINS, SPHERE, BOX) ? is(new InSphereBoxScalar(), ErrorBound.EXACT) : null,
        on(CONTAINS, SPHERE, ORIENTED_BOX) ? is(new InSphereOrientedBoxScalar(), ErrorBound.EXACT) : null,
        on(CONTAINS, SPHERE, TRIANGLE) ? is(new InSphereTriangleScalar(), ErrorBound.EXACT) : null,
        on(CONTAINS, BOX, SPHERE) ? is(new InBoxSphereScalar(), ErrorBound.EXACT) : null,
        on(CONTAINS, BOX, CAPSULE) ? is(new InBoxCapsuleScalar(), ErrorBound.EXACT) : null,
        on(CONTAINS, BOX, BOX) ? is(new InBoxBoxScalar(), ErrorBound.EXACT) : null,
        on(CONTAINS, BOX, ORIENTED_BOX) ? is(new InBoxOrientedBoxScalar(), ErrorBound.EXACT) : null,
        on(CONTAINS, BOX, TRIANGLE) ? is(new InBoxTriangleScalar(), ErrorBound.EXACT) : null,
        on(CONTAINS, ORIENTED_BOX, SPHERE) ? is(new InOrientedBoxSphereScalar(), ErrorBound.EXACT) : null,
        on(CONTAINS, ORIENTED_BOX, CAPSULE) ? is(new InOrientedBoxCapsuleScalar(), ErrorBound.EXACT) : null,
        on(CONTAINS, ORIENTED_BOX, BOX) ? is(new InOrientedBoxBoxScalar(), ErrorBound.EXACT) : null,
        on(CONTAINS, ORIENTED_BOX, ORIENTED_BOX) ? is(new InOrientedBoxOrientedBoxScalar(), ErrorBound.EXACT)
            : null,
        on(CONTAINS, ORIENTED_BOX, TRIANGLE) ? is(new InOrientedBoxTriangleScalar(), ErrorBound.EXACT) : null,
        on(CONTAINS, PLANE, SPHERE) ? is(new InPlaneSphereScalar(), ErrorBound.EXACT) : null,
        on(CONTAINS, PLANE, CAPSULE) ? is(new InPlaneCapsuleScalar(), ErrorBound.EXACT) : null,
        on(CONTAINS, PLANE, BOX) ? is(new InPlaneBoxScalar(), ErrorBound.EXACT) : null,
        on(CONTAINS, PLANE, ORIENTED_BOX) ? is(new InPlaneOrientedBoxScalar(), ErrorBound.EXACT) : null,
        on(CONTAINS, PLANE, TRIANGLE) ? is(new InPlaneTriangleScalar(), ErrorBound.EXACT) : null,
        on(CONTAINS, FRUSTUM, SPHERE) ? is(new InFrustumSphereScalar(), InFrustum.ERROR) : null,
        on(CONTAINS, FRUSTUM, CAPSULE) ? is(new InFrustumCapsuleScalar(), InFrustum.ERROR) : null,
        on(CONTAINS, FRUSTUM, BOX) ? is(new InFrustumBoxScalar(), InFrustum.ERROR) : null,
        on(CONTAINS, FRUSTUM, ORIENTED_BOX) ? is(new InFrustumOrientedBoxScalar(), InFrustum.ERROR) : null,
        on(CONTAINS, FRUSTUM, TRIANGLE) ? is(new InFrustumTriangleScalar(), InFrustum.ERROR) : null,
        on(REACHES_INTO, SPHERE, SPHERE) ? is(new IntoSphereSphereScalar(), ErrorBound.EXACT) : null,
        on(REACHES_INTO, SPHERE, CAPSULE) ? is(new IntoSphereCapsuleScalar(), ErrorBound.EXACT) : null,
        on(REACHES_INTO, SPHERE, BOX) ? is(new IntoSphereBoxScalar(), ErrorBound.EXACT) : null,
        on(REACHES_INTO, SPHERE, ORIENTED_BOX) ? is(new IntoSphereOrientedBoxScalar(), ErrorBound.EXACT)
            : null,
        on(REACHES_INTO, SPHERE, TRIANGLE) ? is(new IntoSphereTriangleScalar(), ErrorBound.EXACT) : null,
        on(REACHES_INTO, BOX, SPHERE) ? is(new IntoBoxSphereScalar(), ErrorBound.EXACT) : null,
        on(REACHES_INTO, BOX, CAPSULE) ? is(new IntoBoxCapsuleScalar(), ErrorBound.EXACT) : null,
        on(REACHES_INTO, BOX, BOX) ? is(new IntoBoxBoxScalar(), ErrorBound.EXACT) : null,
        on(REACHES_INTO, BOX, ORIENTED_BOX) ? is(new IntoBoxOrientedBoxScalar(), ErrorBound.EXACT) : null,
        on(REACHES_INTO, BOX, TRIANGLE) ? is(new IntoBoxTriangleScalar(), ErrorBound.EXACT) : null,
        on(REACHES_INTO, ORIENTED_BOX, SPHERE) ? is(new IntoOrientedBoxSphereScalar(), ErrorBound.EXACT)
            : null,
        on(REACHES_INTO, ORIENTED_BOX, CAPSULE) ? is(new IntoOrientedBoxCapsuleScalar(), ErrorBound.EXACT)
            : null,
        on(REACHES_INTO, ORIENTED_BOX, BOX) ? is(new IntoOrientedBoxBoxScalar(), ErrorBound.EXACT) : null,
        on(REACHES_INTO, ORIENTED_BOX, ORIENTED_BOX)
            ? is(new IntoOrientedBoxOrientedBoxScalar(), ErrorBound.EXACT) : null,
        on(REACHES_INTO, ORIENTED_BOX, TRIANGLE) ? is(new IntoOrientedBoxTriangleScalar(), ErrorBound.EXACT)
            : null,
        on(REACHES_INTO, PLANE, SPHERE) ? is(new IntoPlaneSphereScalar(), ErrorBound.EXACT) : null,
        on(REACHES_INTO, PLANE, CAPSULE) ? is(new IntoPlaneCapsuleScalar(), ErrorBound.EXACT) : null,
        on(REACHES_INTO, PLANE, BOX) ? is(new IntoPlaneBoxScalar(), ErrorBound.EXACT) : null,
        on(REACHES_INTO, PLANE, ORIENTED_BOX) ? is(new IntoPlaneOrientedBoxScalar(), ErrorBound.EXACT) : null,
        on(REACHES_INTO, PLANE, TRIANGLE) ? is(new IntoPlaneTriangleScalar(), ErrorBound.EXACT) : null,
        on(REACHES_INTO, FRUSTUM, SPHERE) ? is(new IntoFrustumSphereScalar(), ErrorBound.EXACT) : null,
        on(REACHES_INTO, FRUSTUM, CAPSULE) ? is(new IntoFrustumCapsuleScalar(), ErrorBound.EXACT) : null,
        on(REACHES_INTO, FRUSTUM, BOX) ? is(new IntoFrustumBoxScalar(), ErrorBound.EXACT) : null,
        on(REACHES_INTO, FRUSTUM, ORIENTED_BOX) ? is(new IntoFrustumOrientedBoxScalar(), ErrorBound.EXACT)
            : null,
        on(REACHES_INTO, FRUSTUM, TRIANGLE) ? is(new IntoFrustumTriangleScalar(), ErrorBound.EXACT) : null,
        on(CAST, RAY, SPHERE) ? is(new RaySphereScalar(), RaySphere.ERROR) : null,
        on(CAST, RAY, CAPSULE) ? is(new RayCapsuleScalar(), RayCapsule.ERROR) : null,
        on(CAST, RAY, BOX) ? is(new RayBoxScalar(), RayBox.ERROR) : null,
        on(CAST, RAY, ORIENTED_BOX) ? is(new RayOrientedBoxScalar(), RayOrientedBox.ERROR) : null,
        on(CAST, RAY, TRIANGLE) ? is(new RayTriangleScalar(), RayTriangle.ERROR) : null,
        on(CAST, RAY, PLANE) ? is(new RayPlaneScalar(), RayPlane.ERROR) : null,
        on(CAST, RAY, CYLINDER) ? is(new RayCylinderScalar(), RayCylinder.ERROR) : null,
        on(UNDER, SPHERE, TRIANGLE) ? is(new UnderTriangleUnderScalar(), ErrorBound.EXACT) : null,
        on(DISTANCE, SPHERE, SPHERE) ? is(new SphereSphereDistanceAloneScalar(), SphereSphereDistance.ERROR)
            : null,
        on(DISTANCE, SPHERE, CAPSULE)
            ? is(new SphereCapsuleDistanceAloneScalar(), SphereCapsuleDistance.ERROR) : null,
        on(DISTANCE, CAPSULE, CAPSULE)
            ? is(new CapsuleCapsuleDistanceAloneScalar(), CapsuleCapsuleDistance.ERROR) : null,
        on(DISTANCE, SPHERE, BOX) ? is(new SphereBoxDistanceAloneScalar(), SphereBoxDistance.ERROR) : null,
        on(DISTANCE, CAPSULE, BOX) ? is(new CapsuleBoxDistanceAloneScalar(), CapsuleBoxDistance.ERROR) : null,
        on(DISTANCE, BOX, BOX) ? is(new BoxBoxDistanceAloneScalar(), BoxBoxDistance.ERROR) : null,
        on(DISTANCE, SPHERE, ORIENTED_BOX)
            ? is(new SphereOrientedBoxDistanceAloneScalar(), SphereOrientedBoxDistance.ERROR) : null,
        on(DISTANCE, CAPSULE, ORIENTED_BOX)
            ? is(new CapsuleOrientedBoxDistanceAloneScalar(), CapsuleOrientedBoxDistance.ERROR) : null,
        on(DISTANCE, BOX, ORIENTED_BOX)
            ? is(new BoxOrientedBoxDistanceAloneScalar(), BoxOrientedBoxDistance.ERROR) : null,
        on(DISTANCE, ORIENTED_BOX, ORIENTED_BOX)
            ? is(new OrientedBoxOrientedBoxDistanceAloneScalar(), OrientedBoxOrientedBoxDistance.ERROR)
            : null,
        on(DISTANCE, SPHERE, TRIANGLE)
            ? is(new SphereTriangleDistanceAloneScalar(), SphereTriangleDistance.ERROR) : null,
        on(DISTANCE, CAPSULE, TRIANGLE)
            ? is(new CapsuleTriangleDistanceAloneScalar(), CapsuleTriangleDistance.ERROR) : null,
        on(DISTANCE, BOX, TRIANGLE) ? is(new BoxTriangleDistanceAloneScalar(), BoxTriangleDistance.ERROR)
            : null,
        on(DISTANCE, ORIENTED_BOX, TRIANGLE)
            ? is(new OrientedBoxTriangleDistanceAloneScalar(), OrientedBoxTriangleDistance.ERROR) : null,
        on(DISTANCE, TRIANGLE, TRIANGLE)
            ? is(new TriangleTriangleDistanceAloneScalar(), TriangleTriangleDistance.ERROR) : null,
        on(DISTANCE, SPHERE, PLANE) ? is(new SpherePlaneDistanceAloneScalar(), SpherePlaneDistance.ERROR)
            : null,
        on(DISTANCE, CAPSULE, PLANE) ? is(new CapsulePlaneDistanceAloneScalar(), CapsulePlaneDistance.ERROR)
            : null,
        on(DISTANCE, BOX, PLANE) ? is(new BoxPlaneDistanceAloneScalar(), BoxPlaneDistance.ERROR) : null,
        on(DISTANCE, ORIENTED_BOX, PLANE)
            ? is(new OrientedBoxPlaneDistanceAloneScalar(), OrientedBoxPlaneDistance.ERROR) : null,
        on(DISTANCE, TRIANGLE, PLANE)
            ? is(new TrianglePlaneDistanceAloneScalar(), TrianglePlaneDistance.ERROR) : null,
        on(SIGNED_DISTANCE, SPHERE, SPHERE)
            ? is(new SphereSphereDistanceSignedScalar(), SphereSphereDistance.ERROR) : null,
        on(SIGNED_DISTANCE, SPHERE, CAPSULE)
            ? is(new SphereCapsuleDistanceSignedScalar(), SphereCapsuleDistance.ERROR) : null,
        on(SIGNED_DISTANCE, CAPSULE, CAPSULE)
            ? is(new CapsuleCapsuleDistanceSignedScalar(), CapsuleCapsuleDistance.ERROR) : null,
        on(SIGNED_DISTANCE, SPHERE, PLANE)
            ? is(new SpherePlaneDistanceSignedScalar(), SpherePlaneDistance.ERROR) : null,
        on(SIGNED_DISTANCE, CAPSULE, PLANE)
            ? is(new CapsulePlaneDistanceSignedScalar(), CapsulePlaneDistance.ERROR) : null,
        on(CLOSEST_POINTS, SPHERE, SPHERE)
            ? is(new SphereSphereDistancePointsScalar(), SphereSphereDistance.ERROR) : null,
        on(CLOSEST_POINTS, SPHERE, CAPSULE)
            ? is(new SphereCapsuleDistancePointsScalar(), SphereCapsuleDistance.ERROR) : null,
        on(CLOSEST_POINTS, CAPSULE, CAPSULE)
            ? is(new CapsuleCapsuleDistancePointsScalar(), CapsuleCapsuleDistance.ERROR) : null,
        on(CLOSEST_POINTS, SPHERE, BOX) ? is(new SphereBoxDistancePointsScalar(), SphereBoxDistance.ERROR)
            : null,
        on(CLOSEST_POINTS, CAPSULE, BOX) ? is(new CapsuleBoxDistancePointsScalar(), CapsuleBoxDistance.ERROR)
            : null,
        on(CLOSEST_POINTS, BOX, BOX) ? is(new BoxBoxDistancePointsScalar(), BoxBoxDistance.ERROR) : null,
        on(CLOSEST_POINTS, SPHERE, ORIENTED_BOX)
            ? is(new SphereOrientedBoxDistancePointsScalar(), SphereOrientedBoxDistance.ERROR) : null,
        on(CLOSEST_POINTS, CAPSULE, ORIENTED_BOX)
            ? is(new CapsuleOrientedBoxDistancePointsScalar(), CapsuleOrientedBoxDistance.ERROR) : null,
        on(CLOSEST_POINTS, BOX, ORIENTED_BOX)
            ? is(new BoxOrientedBoxDistancePointsScalar(), BoxOrientedBoxDistance.ERROR) : null,
        on(CLOSEST_POINTS, ORIENTED_BOX, ORIENTED_BOX)
            ? is(new OrientedBoxOrientedBoxDistancePointsScalar(), OrientedBoxOrientedBoxDistance.ERROR)
            : null,
        on(CLOSEST_POINTS, SPHERE, TRIANGLE)
            ? is(new SphereTriangleDistancePointsScalar(), SphereTriangleDistance.ERROR) : null,
        on(CLOSEST_POINTS, CAPSULE, TRIANGLE)
            ? is(new CapsuleTriangleDistancePointsScalar(), CapsuleTriangleDistance.ERROR) : null,
        on(CLOSEST_POINTS, BOX, TRIANGLE)
            ? is(new BoxTriangleDistancePointsScalar(), BoxTriangleDistance.ERROR) : null,
        on(CLOSEST_POINTS, ORIENTED_BOX, TRIANGLE)
            ? is(new OrientedBoxTriangleDistancePointsScalar(), OrientedBoxTriangleDistance.ERROR) : null,
        on(CLOSEST_POINTS, TRIANGLE, TRIANGLE)
            ? is(new TriangleTriangleDistancePointsScalar(), TriangleTriangleDistance.ERROR) : null,
        on(CLOSEST_POINTS, SPHERE, PLANE)
            ? is(new SpherePlaneDistancePointsScalar(), SpherePlaneDistance.ERROR) : null,
        on(CLOSEST_POINTS, CAPSULE, PLANE)
            ? is(new CapsulePlaneDistancePointsScalar(), CapsulePlaneDistance.ERROR) : null,
        on(CLOSEST_POINTS, BOX, PLANE) ? is(new BoxPlaneDistancePointsScalar(), BoxPlaneDistance.ERROR)
            : null,
        on(CLOSEST_POINTS, ORIENTED_BOX, PLANE)
            ? is(new OrientedBoxPlaneDistancePointsScalar(), OrientedBoxPlaneDistance.ERROR) : null,
        on(CLOSEST_POINTS, TRIANGLE, PLANE)
            ? is(new TrianglePlaneDistancePointsScalar(), TrianglePlaneDistance.ERROR) : null,
        on(SWEEP, SPHERE, SPHERE) ? is(new SphereSphereSweepScalar(), SphereSphereSweep.ERROR) : null,
        on(SWEEP, SPHERE, CAPSULE) ? is(new SphereCapsuleSweepScalar(), SphereCapsuleSweep.ERROR) : null,
        on(SWEEP, CAPSULE, CAPSULE) ? is(new CapsuleCapsuleSweepScalar(), CapsuleCapsuleSweep.ERROR) : null,
        on(SWEEP, SPHERE, BOX) ? is(new SphereBoxSweepScalar(), SphereBoxSweep.ERROR) : null,
        on(SWEEP, CAPSULE, BOX) ? is(new CapsuleBoxSweepScalar(), CapsuleBoxSweep.ERROR) : null,
        on(SWEEP, BOX, BOX) ? is(new BoxBoxSweepScalar(), BoxBoxSweep.ERROR) : null,
        on(SWEEP, SPHERE, ORIENTED_BOX) ? is(new SphereOrientedBoxSweepScalar(), SphereOrientedBoxSweep.ERROR)
            : null,
        on(SWEEP, CAPSULE, ORIENTED_BOX)
            ? is(new CapsuleOrientedBoxSweepScalar(), CapsuleOrientedBoxSweep.ERROR) : null,
        on(SWEEP, BOX, ORIENTED_BOX) ? is(new BoxOrientedBoxSweepScalar(), BoxOrientedBoxSweep.ERROR) : null,
        on(SWEEP, ORIENTED_BOX, ORIENTED_BOX)
            ? is(new OrientedBoxOrientedBoxSweepScalar(), OrientedBoxOrientedBoxSweep.ERROR) : null,
        on(SWEEP, SPHERE, TRIANGLE) ? is(new SphereTriangleSweepScalar(), SphereTriangleSweep.ERROR) : null,
        on(SWEEP, CAPSULE, TRIANGLE) ? is(new CapsuleTriangleSweepScalar(), CapsuleTriangleSweep.ERROR)
            : null,
        on(SWEEP, BOX, TRIANGLE) ? is(new BoxTriangleSweepScalar(), BoxTriangleSweep.ERROR) : null,
        on(SWEEP, ORIENTED_BOX, TRIANGLE)
            ? is(new OrientedBoxTriangleSweepScalar(), OrientedBoxTriangleSweep.ERROR) : null,
        on(SWEEP, TRIANGLE, TRIANGLE) ? is(new TriangleTriangleSweepScalar(), TriangleTriangleSweep.ERROR)
            : null,
        on(SWEEP, SPHERE, PLANE) ? is(new SpherePlaneSweepScalar(), SpherePlaneSweep.ERROR) : null,
        on(SWEEP, CAPSULE, PLANE) ? is(new CapsulePlaneSweepScalar(), CapsulePlaneSweep.ERROR) : null,
        on(SWEEP, BOX, PLANE) ? is(new BoxPlaneSweepScalar(), BoxPlaneSweep.ERROR) : null,
        on(SWEEP, ORIENTED_BOX, PLANE) ? is(new OrientedBoxPlaneSweepScalar(), OrientedBoxPlaneSweep.ERROR)
            : null,
        on(SWEEP, TRIANGLE, PLANE) ? is(new TrianglePlaneSweepScalar(), TrianglePlaneSweep.ERROR) : null,
        on(SWEEP, SPHERE, CYLINDER) ? is(new SphereCylinderSweepScalar(), SphereCylinderSweep.ERROR) : null,
        on(SWEEP, CAPSULE, CYLINDER) ? is(new CapsuleCylinderSweepScalar(), CapsuleCylinderSweep.ERROR)
            : null,
        on(SWEEP, BOX, CYLINDER) ? is(new BoxCylinderSweepScalar(), BoxCylinderSweep.ERROR) : null,
        on(CONTACT, SPHERE, SPHERE) ? is(new SphereSphereContactScalar(), SphereSphereContact.ERROR) : null,
        on(CONTACT, SPHERE, CAPSULE) ? is(new SphereCapsuleContactScalar(), SphereCapsuleContact.ERROR)
            : null,
        on(CONTACT, SPHERE, BOX) ? is(new SphereBoxContactScalar(), SphereBoxContact.ERROR) : null,
        on(CONTACT, SPHERE, ORIENTED_BOX)
            ? is(new SphereOrientedBoxContactScalar(), SphereOrientedBoxContact.ERROR) : null,
        on(CONTACT, SPHERE, TRIANGLE)
            ? is(new SphereTriangleContactScalar(), SphereTriangleContact.ERROR) : null,
        on(CONTACT, SPHERE, PLANE) ? is(new SpherePlaneContactScalar(), ErrorBound.EXACT) : null,
        on(CONTACT, CAPSULE, CAPSULE)
            ? is(new CapsuleCapsuleContactScalar(), CapsuleCapsuleContact.ERROR) : null,
        on(CONTACT, CAPSULE, BOX) ? is(new CapsuleBoxContactScalar(), ErrorBound.EXACT) : null,
        on(CONTACT, CAPSULE, ORIENTED_BOX) ? is(new CapsuleOrientedBoxContactScalar(), ErrorBound.EXACT)
            : null,
        on(CONTACT, CAPSULE, TRIANGLE) ? is(new CapsuleTriangleContactScalar(), ErrorBound.EXACT) : null,
        on(CONTACT, CAPSULE, PLANE) ? is(new CapsulePlaneContactScalar(), ErrorBound.EXACT) : null,
        on(CONTACT, BOX, BOX) ? is(new BoxBoxContactScalar(), ErrorBound.EXACT) : null,
        on(CONTACT, BOX, ORIENTED_BOX) ? is(new BoxOrientedBoxContactScalar(), BoxOrientedBoxContact.ERROR)
            : null,
        on(CONTACT, BOX, TRIANGLE) ? is(new BoxTriangleContactScalar(), BoxTriangleContact.ERROR) : null,
        on(CONTACT, BOX, PLANE) ? is(new BoxPlaneContactScalar(), ErrorBound.EXACT) : null,
        on(CONTACT, ORIENTED_BOX, ORIENTED_BOX)
            ? is(new OrientedBoxOrientedBoxContactScalar(), OrientedBoxOrientedBoxContact.ERROR) : null,
        on(CONTACT, ORIENTED_BOX, TRIANGLE) ? is(new OrientedBoxTriangleContactScalar(), ErrorBound.EXACT)
            : null,
        on(CONTACT, ORIENTED_BOX, PLANE)
            ? is(new OrientedBoxPlaneContactScalar(), OrientedBoxPlaneContact.ERROR) : null,
        on(CONTACT, TRIANGLE, TRIANGLE)
            ? is(new TriangleTriangleContactScalar(), TriangleTriangleContact.ERROR) : null,
        on(CONTACT, TRIANGLE, PLANE) ? is(new TrianglePlaneContactScalar(), ErrorBound.EXACT) : null);
  }
}
