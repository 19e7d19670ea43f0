package lockstep.internal.kernel;

import static lockstep.internal.kernel.Kind.BOX;
import static lockstep.internal.kernel.Kind.CAPSULE;
import static lockstep.internal.kernel.Kind.CYLINDER;
import static lockstep.internal.kernel.Kind.FRUSTUM;
import static lockstep.internal.kernel.Kind.ORIENTED_BOX;
import static lockstep.internal.kernel.Kind.PLANE;
import static lockstep.internal.kernel.Kind.RAY;
import static lockstep.internal.kernel.Kind.SPHERE;
import static lockstep.internal.kernel.Kind.TRIANGLE;
import static lockstep.internal.kernel.Verb.CAST;
import static lockstep.internal.kernel.Verb.CLOSEST_POINTS;
import static lockstep.internal.kernel.Verb.CONTACT;
import static lockstep.internal.kernel.Verb.CONTAINS;
import static lockstep.internal.kernel.Verb.DISTANCE;
import static lockstep.internal.kernel.Verb.OVERLAP;
import static lockstep.internal.kernel.Verb.OVERLAP_BY_PLANES;
import static lockstep.internal.kernel.Verb.SIGNED_DISTANCE;
import static lockstep.internal.kernel.Verb.SWEEP;
import static lockstep.internal.kernel.Verb.UNDER;

import java.util.List;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.twin.ScalarTwin;

/**
 * The list of kernels, one for each verb and pair of kinds that has an answer: the scalar twin of its definition, which
 * knows the wide one.
 */
public final class ScalarKernels {
  /** What every other implementation must equal, bit for bit. */
  public static final Kernels TABLE = new Kernels(Bits.SCALAR, List.of(//
      on(OVERLAP, SPHERE, SPHERE, new SphereSphereScalar(), SphereSphere.ERROR),
      on(OVERLAP, SPHERE, CAPSULE, new SphereCapsuleScalar(), SphereCapsule.ERROR),
      on(OVERLAP, CAPSULE, CAPSULE, new CapsuleCapsuleScalar(), CapsuleCapsule.ERROR),
      on(OVERLAP, SPHERE, BOX, new SphereBoxScalar(), SphereBox.ERROR),
      on(OVERLAP, CAPSULE, BOX, new CapsuleBoxScalar(), CapsuleBox.ERROR),
      on(OVERLAP, BOX, BOX, new BoxBoxScalar(), ErrorBound.EXACT),
      on(OVERLAP, SPHERE, ORIENTED_BOX, new SphereOrientedBoxScalar(), SphereOrientedBox.ERROR),
      on(OVERLAP, CAPSULE, ORIENTED_BOX, new CapsuleOrientedBoxScalar(), CapsuleOrientedBox.ERROR),
      on(OVERLAP, BOX, ORIENTED_BOX, new BoxOrientedBoxScalar(), BoxOrientedBox.ERROR),
      on(OVERLAP, ORIENTED_BOX, ORIENTED_BOX, new OrientedBoxOrientedBoxScalar(),
          OrientedBoxOrientedBox.ERROR),
      on(OVERLAP, SPHERE, TRIANGLE, new SphereTriangleScalar(), SphereTriangle.ERROR),
      on(OVERLAP, CAPSULE, TRIANGLE, new CapsuleTriangleScalar(), CapsuleTriangle.ERROR),
      on(OVERLAP, BOX, TRIANGLE, new BoxTriangleScalar(), BoxTriangle.ERROR),
      on(OVERLAP, ORIENTED_BOX, TRIANGLE, new OrientedBoxTriangleScalar(), OrientedBoxTriangle.ERROR),
      on(OVERLAP, TRIANGLE, TRIANGLE, new TriangleTriangleScalar(), TriangleTriangle.ERROR),
      on(OVERLAP, SPHERE, PLANE, new SpherePlaneScalar(), SpherePlane.ERROR),
      on(OVERLAP, CAPSULE, PLANE, new CapsulePlaneScalar(), CapsulePlane.ERROR),
      on(OVERLAP, BOX, PLANE, new BoxPlaneScalar(), BoxPlane.ERROR),
      on(OVERLAP, ORIENTED_BOX, PLANE, new OrientedBoxPlaneScalar(), OrientedBoxPlane.ERROR),
      on(OVERLAP, TRIANGLE, PLANE, new TrianglePlaneScalar(), TrianglePlane.ERROR),
      on(OVERLAP, SPHERE, CYLINDER, new SphereCylinderScalar(), SphereCylinder.ERROR),
      on(OVERLAP, CAPSULE, CYLINDER, new CapsuleCylinderScalar(), CapsuleCylinder.ERROR),
      on(OVERLAP, BOX, CYLINDER, new BoxCylinderScalar(), BoxCylinder.ERROR),
      on(OVERLAP, CYLINDER, CYLINDER, new CylinderCylinderScalar(), CylinderCylinder.ERROR),
      on(OVERLAP, FRUSTUM, SPHERE, new FrustumSphereScalar(), FrustumSphere.ERROR),
      on(OVERLAP, FRUSTUM, CAPSULE, new FrustumCapsuleScalar(), FrustumCapsule.ERROR),
      on(OVERLAP, FRUSTUM, BOX, new FrustumBoxScalar(), FrustumBox.ERROR),
      on(OVERLAP, FRUSTUM, ORIENTED_BOX, new FrustumOrientedBoxScalar(), FrustumOrientedBox.ERROR),
      on(OVERLAP, FRUSTUM, TRIANGLE, new FrustumTriangleScalar(), FrustumTriangle.ERROR),
      on(OVERLAP_BY_PLANES, FRUSTUM, SPHERE, new FrustumPlanesSphereScalar(), FrustumPlanes.ERROR),
      on(OVERLAP_BY_PLANES, FRUSTUM, CAPSULE, new FrustumPlanesCapsuleScalar(), FrustumPlanes.ERROR),
      on(OVERLAP_BY_PLANES, FRUSTUM, BOX, new FrustumPlanesBoxScalar(), FrustumPlanes.ERROR),
      on(OVERLAP_BY_PLANES, FRUSTUM, ORIENTED_BOX, new FrustumPlanesOrientedBoxScalar(), FrustumPlanes.ERROR),
      on(OVERLAP_BY_PLANES, FRUSTUM, TRIANGLE, new FrustumPlanesTriangleScalar(), FrustumPlanes.ERROR),
      on(CONTAINS, SPHERE, SPHERE, new InSphereSphereScalar(), InSphere.ERROR),
      on(CONTAINS, SPHERE, CAPSULE, new InSphereCapsuleScalar(), InSphere.ERROR),
      on(CONTAINS, SPHERE, BOX, new InSphereBoxScalar(), InSphere.ERROR),
      on(CONTAINS, SPHERE, ORIENTED_BOX, new InSphereOrientedBoxScalar(), InSphere.ERROR_ORIENTED_BOX),
      on(CONTAINS, SPHERE, TRIANGLE, new InSphereTriangleScalar(), InSphere.ERROR),
      on(CONTAINS, BOX, SPHERE, new InBoxSphereScalar(), ErrorBound.EXACT),
      on(CONTAINS, BOX, CAPSULE, new InBoxCapsuleScalar(), ErrorBound.EXACT),
      on(CONTAINS, BOX, BOX, new InBoxBoxScalar(), ErrorBound.EXACT),
      on(CONTAINS, BOX, ORIENTED_BOX, new InBoxOrientedBoxScalar(), ErrorBound.EXACT),
      on(CONTAINS, BOX, TRIANGLE, new InBoxTriangleScalar(), ErrorBound.EXACT),
      on(CONTAINS, ORIENTED_BOX, SPHERE, new InOrientedBoxSphereScalar(), InOrientedBox.ERROR),
      on(CONTAINS, ORIENTED_BOX, CAPSULE, new InOrientedBoxCapsuleScalar(), InOrientedBox.ERROR),
      on(CONTAINS, ORIENTED_BOX, BOX, new InOrientedBoxBoxScalar(), InOrientedBox.ERROR),
      on(CONTAINS, ORIENTED_BOX, ORIENTED_BOX, new InOrientedBoxOrientedBoxScalar(), InOrientedBox.ERROR),
      on(CONTAINS, ORIENTED_BOX, TRIANGLE, new InOrientedBoxTriangleScalar(), InOrientedBox.ERROR),
      on(CONTAINS, PLANE, SPHERE, new InPlaneSphereScalar(), InPlane.ERROR),
      on(CONTAINS, PLANE, CAPSULE, new InPlaneCapsuleScalar(), InPlane.ERROR),
      on(CONTAINS, PLANE, BOX, new InPlaneBoxScalar(), InPlane.ERROR),
      on(CONTAINS, PLANE, ORIENTED_BOX, new InPlaneOrientedBoxScalar(), InPlane.ERROR),
      on(CONTAINS, PLANE, TRIANGLE, new InPlaneTriangleScalar(), InPlane.ERROR),
      on(CONTAINS, FRUSTUM, SPHERE, new InFrustumSphereScalar(), InFrustum.ERROR),
      on(CONTAINS, FRUSTUM, CAPSULE, new InFrustumCapsuleScalar(), InFrustum.ERROR),
      on(CONTAINS, FRUSTUM, BOX, new InFrustumBoxScalar(), InFrustum.ERROR),
      on(CONTAINS, FRUSTUM, ORIENTED_BOX, new InFrustumOrientedBoxScalar(), InFrustum.ERROR),
      on(CONTAINS, FRUSTUM, TRIANGLE, new InFrustumTriangleScalar(), InFrustum.ERROR),
      on(CAST, RAY, SPHERE, new RaySphereScalar(), RaySphere.ERROR),
      on(CAST, RAY, CAPSULE, new RayCapsuleScalar(), RayCapsule.ERROR),
      on(CAST, RAY, BOX, new RayBoxScalar(), RayBox.ERROR),
      on(CAST, RAY, ORIENTED_BOX, new RayOrientedBoxScalar(), RayOrientedBox.ERROR),
      on(CAST, RAY, TRIANGLE, new RayTriangleScalar(), RayTriangle.ERROR),
      on(CAST, RAY, PLANE, new RayPlaneScalar(), RayPlane.ERROR),
      on(CAST, RAY, CYLINDER, new RayCylinderScalar(), RayCylinder.ERROR),
      on(UNDER, SPHERE, TRIANGLE, new UnderTriangleScalar(), UnderTriangle.ERROR),
      on(DISTANCE, SPHERE, SPHERE, new SphereSphereDistanceAloneScalar(), SphereSphereDistance.ERROR),
      on(DISTANCE, SPHERE, CAPSULE, new SphereCapsuleDistanceAloneScalar(), SphereCapsuleDistance.ERROR),
      on(DISTANCE, CAPSULE, CAPSULE, new CapsuleCapsuleDistanceAloneScalar(), CapsuleCapsuleDistance.ERROR),
      on(DISTANCE, SPHERE, BOX, new SphereBoxDistanceAloneScalar(), SphereBoxDistance.ERROR),
      on(DISTANCE, CAPSULE, BOX, new CapsuleBoxDistanceAloneScalar(), CapsuleBoxDistance.ERROR),
      on(DISTANCE, BOX, BOX, new BoxBoxDistanceAloneScalar(), BoxBoxDistance.ERROR),
      on(DISTANCE, SPHERE, ORIENTED_BOX, new SphereOrientedBoxDistanceAloneScalar(),
          SphereOrientedBoxDistance.ERROR),
      on(DISTANCE, CAPSULE, ORIENTED_BOX, new CapsuleOrientedBoxDistanceAloneScalar(),
          CapsuleOrientedBoxDistance.ERROR),
      on(DISTANCE, BOX, ORIENTED_BOX, new BoxOrientedBoxDistanceAloneScalar(), BoxOrientedBoxDistance.ERROR),
      on(DISTANCE, ORIENTED_BOX, ORIENTED_BOX, new OrientedBoxOrientedBoxDistanceAloneScalar(),
          OrientedBoxOrientedBoxDistance.ERROR),
      on(DISTANCE, SPHERE, TRIANGLE, new SphereTriangleDistanceAloneScalar(), SphereTriangleDistance.ERROR),
      on(DISTANCE, CAPSULE, TRIANGLE, new CapsuleTriangleDistanceAloneScalar(),
          CapsuleTriangleDistance.ERROR),
      on(DISTANCE, BOX, TRIANGLE, new BoxTriangleDistanceAloneScalar(), BoxTriangleDistance.ERROR),
      on(DISTANCE, ORIENTED_BOX, TRIANGLE, new OrientedBoxTriangleDistanceAloneScalar(),
          OrientedBoxTriangleDistance.ERROR),
      on(DISTANCE, TRIANGLE, TRIANGLE, new TriangleTriangleDistanceAloneScalar(),
          TriangleTriangleDistance.ERROR),
      on(DISTANCE, SPHERE, PLANE, new SpherePlaneDistanceAloneScalar(), SpherePlaneDistance.ERROR),
      on(DISTANCE, CAPSULE, PLANE, new CapsulePlaneDistanceAloneScalar(), CapsulePlaneDistance.ERROR),
      on(DISTANCE, BOX, PLANE, new BoxPlaneDistanceAloneScalar(), BoxPlaneDistance.ERROR),
      on(DISTANCE, ORIENTED_BOX, PLANE, new OrientedBoxPlaneDistanceAloneScalar(),
          OrientedBoxPlaneDistance.ERROR),
      on(DISTANCE, TRIANGLE, PLANE, new TrianglePlaneDistanceAloneScalar(), TrianglePlaneDistance.ERROR),
      on(SIGNED_DISTANCE, SPHERE, SPHERE, new SphereSphereDistanceSignedScalar(), SphereSphereDistance.ERROR),
      on(SIGNED_DISTANCE, SPHERE, CAPSULE, new SphereCapsuleDistanceSignedScalar(),
          SphereCapsuleDistance.ERROR),
      on(SIGNED_DISTANCE, CAPSULE, CAPSULE, new CapsuleCapsuleDistanceSignedScalar(),
          CapsuleCapsuleDistance.ERROR),
      on(SIGNED_DISTANCE, SPHERE, PLANE, new SpherePlaneDistanceSignedScalar(), SpherePlaneDistance.ERROR),
      on(SIGNED_DISTANCE, CAPSULE, PLANE, new CapsulePlaneDistanceSignedScalar(), CapsulePlaneDistance.ERROR),
      on(CLOSEST_POINTS, SPHERE, SPHERE, new SphereSphereDistancePointsScalar(), SphereSphereDistance.ERROR),
      on(CLOSEST_POINTS, SPHERE, CAPSULE, new SphereCapsuleDistancePointsScalar(),
          SphereCapsuleDistance.ERROR),
      on(CLOSEST_POINTS, CAPSULE, CAPSULE, new CapsuleCapsuleDistancePointsScalar(),
          CapsuleCapsuleDistance.ERROR),
      on(CLOSEST_POINTS, SPHERE, BOX, new SphereBoxDistancePointsScalar(), SphereBoxDistance.ERROR),
      on(CLOSEST_POINTS, CAPSULE, BOX, new CapsuleBoxDistancePointsScalar(), CapsuleBoxDistance.ERROR),
      on(CLOSEST_POINTS, BOX, BOX, new BoxBoxDistancePointsScalar(), BoxBoxDistance.ERROR),
      on(CLOSEST_POINTS, SPHERE, ORIENTED_BOX, new SphereOrientedBoxDistancePointsScalar(),
          SphereOrientedBoxDistance.ERROR),
      on(CLOSEST_POINTS, CAPSULE, ORIENTED_BOX, new CapsuleOrientedBoxDistancePointsScalar(),
          CapsuleOrientedBoxDistance.ERROR),
      on(CLOSEST_POINTS, BOX, ORIENTED_BOX, new BoxOrientedBoxDistancePointsScalar(),
          BoxOrientedBoxDistance.ERROR),
      on(CLOSEST_POINTS, ORIENTED_BOX, ORIENTED_BOX, new OrientedBoxOrientedBoxDistancePointsScalar(),
          OrientedBoxOrientedBoxDistance.ERROR),
      on(CLOSEST_POINTS, SPHERE, TRIANGLE, new SphereTriangleDistancePointsScalar(),
          SphereTriangleDistance.ERROR),
      on(CLOSEST_POINTS, CAPSULE, TRIANGLE, new CapsuleTriangleDistancePointsScalar(),
          CapsuleTriangleDistance.ERROR),
      on(CLOSEST_POINTS, BOX, TRIANGLE, new BoxTriangleDistancePointsScalar(), BoxTriangleDistance.ERROR),
      on(CLOSEST_POINTS, ORIENTED_BOX, TRIANGLE, new OrientedBoxTriangleDistancePointsScalar(),
          OrientedBoxTriangleDistance.ERROR),
      on(CLOSEST_POINTS, TRIANGLE, TRIANGLE, new TriangleTriangleDistancePointsScalar(),
          TriangleTriangleDistance.ERROR),
      on(CLOSEST_POINTS, SPHERE, PLANE, new SpherePlaneDistancePointsScalar(), SpherePlaneDistance.ERROR),
      on(CLOSEST_POINTS, CAPSULE, PLANE, new CapsulePlaneDistancePointsScalar(), CapsulePlaneDistance.ERROR),
      on(CLOSEST_POINTS, BOX, PLANE, new BoxPlaneDistancePointsScalar(), BoxPlaneDistance.ERROR),
      on(CLOSEST_POINTS, ORIENTED_BOX, PLANE, new OrientedBoxPlaneDistancePointsScalar(),
          OrientedBoxPlaneDistance.ERROR),
      on(CLOSEST_POINTS, TRIANGLE, PLANE, new TrianglePlaneDistancePointsScalar(),
          TrianglePlaneDistance.ERROR),
      on(SWEEP, SPHERE, SPHERE, new SphereSphereSweepScalar(), SphereSphereSweep.ERROR),
      on(SWEEP, SPHERE, CAPSULE, new SphereCapsuleSweepScalar(), SphereCapsuleSweep.ERROR),
      on(SWEEP, CAPSULE, CAPSULE, new CapsuleCapsuleSweepScalar(), CapsuleCapsuleSweep.ERROR),
      on(SWEEP, SPHERE, BOX, new SphereBoxSweepScalar(), SphereBoxSweep.ERROR),
      on(SWEEP, CAPSULE, BOX, new CapsuleBoxSweepScalar(), CapsuleBoxSweep.ERROR),
      on(SWEEP, BOX, BOX, new BoxBoxSweepScalar(), BoxBoxSweep.ERROR),
      on(SWEEP, SPHERE, ORIENTED_BOX, new SphereOrientedBoxSweepScalar(), SphereOrientedBoxSweep.ERROR),
      on(SWEEP, CAPSULE, ORIENTED_BOX, new CapsuleOrientedBoxSweepScalar(), CapsuleOrientedBoxSweep.ERROR),
      on(SWEEP, BOX, ORIENTED_BOX, new BoxOrientedBoxSweepScalar(), BoxOrientedBoxSweep.ERROR),
      on(SWEEP, ORIENTED_BOX, ORIENTED_BOX, new OrientedBoxOrientedBoxSweepScalar(),
          OrientedBoxOrientedBoxSweep.ERROR),
      on(SWEEP, SPHERE, TRIANGLE, new SphereTriangleSweepScalar(), SphereTriangleSweep.ERROR),
      on(SWEEP, CAPSULE, TRIANGLE, new CapsuleTriangleSweepScalar(), CapsuleTriangleSweep.ERROR),
      on(SWEEP, BOX, TRIANGLE, new BoxTriangleSweepScalar(), BoxTriangleSweep.ERROR),
      on(SWEEP, ORIENTED_BOX, TRIANGLE, new OrientedBoxTriangleSweepScalar(), OrientedBoxTriangleSweep.ERROR),
      on(SWEEP, TRIANGLE, TRIANGLE, new TriangleTriangleSweepScalar(), TriangleTriangleSweep.ERROR),
      on(SWEEP, SPHERE, PLANE, new SpherePlaneSweepScalar(), SpherePlaneSweep.ERROR),
      on(SWEEP, CAPSULE, PLANE, new CapsulePlaneSweepScalar(), CapsulePlaneSweep.ERROR),
      on(SWEEP, BOX, PLANE, new BoxPlaneSweepScalar(), BoxPlaneSweep.ERROR),
      on(SWEEP, ORIENTED_BOX, PLANE, new OrientedBoxPlaneSweepScalar(), OrientedBoxPlaneSweep.ERROR),
      on(SWEEP, TRIANGLE, PLANE, new TrianglePlaneSweepScalar(), TrianglePlaneSweep.ERROR),
      on(SWEEP, SPHERE, CYLINDER, new SphereCylinderSweepScalar(), SphereCylinderSweep.ERROR),
      on(SWEEP, CAPSULE, CYLINDER, new CapsuleCylinderSweepScalar(), CapsuleCylinderSweep.ERROR),
      on(SWEEP, BOX, CYLINDER, new BoxCylinderSweepScalar(), BoxCylinderSweep.ERROR),
      on(CONTACT, SPHERE, SPHERE, new SphereSphereContactScalar(), SphereSphere.ERROR),
      on(CONTACT, SPHERE, CAPSULE, new SphereCapsuleContactScalar(), SphereCapsule.ERROR),
      on(CONTACT, SPHERE, BOX, new SphereBoxContactScalar(), SphereBox.ERROR),
      on(CONTACT, SPHERE, ORIENTED_BOX, new SphereOrientedBoxContactScalar(), SphereOrientedBox.ERROR),
      on(CONTACT, SPHERE, TRIANGLE, new SphereTriangleContactScalar(), SphereTriangle.ERROR),
      on(CONTACT, SPHERE, PLANE, new SpherePlaneContactScalar(), SpherePlane.ERROR),
      on(CONTACT, CAPSULE, PLANE, new CapsulePlaneContactScalar(), CapsulePlane.ERROR),
      on(CONTACT, BOX, PLANE, new BoxPlaneContactScalar(), BoxPlane.ERROR),
      on(CONTACT, ORIENTED_BOX, PLANE, new OrientedBoxPlaneContactScalar(), OrientedBoxPlane.ERROR),
      on(CONTACT, TRIANGLE, PLANE, new TrianglePlaneContactScalar(), TrianglePlane.ERROR)));

  private ScalarKernels() {}

  private static Entry on(Verb verb, Kind first, Kind second, ScalarTwin twin, ErrorBound error) {
    return new Entry(verb, first, second, twin, twin.floats(), error);
  }
}
