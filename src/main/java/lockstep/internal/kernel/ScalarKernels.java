package lockstep.internal.kernel;

import static lockstep.internal.kernel.Kind.BOX;
import static lockstep.internal.kernel.Kind.CAPSULE;
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
      on(CAST, RAY, SPHERE, new RaySphereScalar(), RaySphere.ERROR),
      on(CAST, RAY, CAPSULE, new RayCapsuleScalar(), RayCapsule.ERROR),
      on(CAST, RAY, BOX, new RayBoxScalar(), RayBox.ERROR),
      on(CAST, RAY, ORIENTED_BOX, new RayOrientedBoxScalar(), RayOrientedBox.ERROR),
      on(CAST, RAY, TRIANGLE, new RayTriangleScalar(), RayTriangle.ERROR)));

  private ScalarKernels() {}

  private static Entry on(Verb verb, Kind first, Kind second, ScalarTwin twin, ErrorBound error) {
    return new Entry(verb, first, second, twin, twin.floats(), error);
  }
}
