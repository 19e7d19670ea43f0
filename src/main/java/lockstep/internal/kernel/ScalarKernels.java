package lockstep.internal.kernel;

import static lockstep.internal.kernel.Kind.BOX;
import static lockstep.internal.kernel.Kind.CAPSULE;
import static lockstep.internal.kernel.Kind.CYLINDER;
import static lockstep.internal.kernel.Kind.FRUSTUM;
import static lockstep.internal.kernel.Kind.ORIENTED_BOX;
import static lockstep.internal.kernel.Kind.RAY;
import static lockstep.internal.kernel.Kind.SPHERE;
import static lockstep.internal.kernel.Kind.TRIANGLE;
import static lockstep.internal.kernel.Verb.CAST;
import static lockstep.internal.kernel.Verb.OVERLAP;

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
      on(OVERLAP, BOX, BOX, new BoxBoxScalar(), ErrorBound.EXACT),
      on(OVERLAP, SPHERE, TRIANGLE, new SphereTriangleScalar(), SphereTriangle.ERROR),
      on(OVERLAP, BOX, TRIANGLE, new BoxTriangleScalar(), BoxTriangle.ERROR),
      on(OVERLAP, TRIANGLE, TRIANGLE, new TriangleTriangleScalar(), TriangleTriangle.ERROR),
      on(OVERLAP, SPHERE, CYLINDER, new SphereCylinderScalar(), SphereCylinder.ERROR),
      on(OVERLAP, CAPSULE, CYLINDER, new CapsuleCylinderScalar(), CapsuleCylinder.ERROR),
      on(OVERLAP, BOX, CYLINDER, new BoxCylinderScalar(), BoxCylinder.ERROR),
      on(OVERLAP, CYLINDER, CYLINDER, new CylinderCylinderScalar(), CylinderCylinder.ERROR),
      on(OVERLAP, FRUSTUM, SPHERE, new FrustumSphereScalar(), FrustumSphere.ERROR),
      on(OVERLAP, FRUSTUM, CAPSULE, new FrustumCapsuleScalar(), FrustumCapsule.ERROR),
      on(OVERLAP, FRUSTUM, BOX, new FrustumBoxScalar(), FrustumBox.ERROR),
      on(OVERLAP, FRUSTUM, ORIENTED_BOX, new FrustumOrientedBoxScalar(), FrustumOrientedBox.ERROR),
      on(OVERLAP, FRUSTUM, TRIANGLE, new FrustumTriangleScalar(), FrustumTriangle.ERROR),
      on(CAST, RAY, SPHERE, new RaySphereScalar(), RaySphere.ERROR),
      on(CAST, RAY, BOX, new RayBoxScalar(), RayBox.ERROR),
      on(CAST, RAY, TRIANGLE, new RayTriangleScalar(), RayTriangle.ERROR),
      on(CAST, RAY, CYLINDER, new RayCylinderScalar(), RayCylinder.ERROR)));

  private ScalarKernels() {}

  private static Entry on(Verb verb, Kind first, Kind second, ScalarTwin twin, ErrorBound error) {
    return new Entry(verb, first, second, twin, twin.floats(), error);
  }
}
