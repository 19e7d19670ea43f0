package lockstep.internal.kernel;

import static lockstep.internal.kernel.Kind.BOX;
import static lockstep.internal.kernel.Kind.RAY;
import static lockstep.internal.kernel.Kind.SPHERE;
import static lockstep.internal.kernel.Kind.TRIANGLE;

import java.util.List;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.twin.Kernel;

/** The catalogue of scalar kernels, the definitions: one for each verb and pair of kinds that has an answer. */
public final class ScalarKernels {
  /** What every other implementation must equal, bit for bit. */
  public static final Kernels TABLE = new Kernels(Bits.SCALAR, List.of(//
      overlap(SPHERE, SPHERE, SphereSphere::overlap, SphereSphere.ERROR),
      overlap(SPHERE, BOX, SphereBox::overlap, SphereBox.ERROR),
      overlap(BOX, BOX, BoxBox::overlap, ErrorBound.EXACT),
      overlap(SPHERE, TRIANGLE, SphereTriangle::overlap, SphereTriangle.ERROR),
      overlap(BOX, TRIANGLE, BoxTriangle::overlap, BoxTriangle.ERROR),
      overlap(TRIANGLE, TRIANGLE, TriangleTriangle::overlap, TriangleTriangle.ERROR),
      cast(SPHERE, RaySphere::cast, 1, RaySphere.ERROR), //
      cast(BOX, RayBox::cast, 1, RayBox.ERROR), //
      cast(TRIANGLE, RayTriangle::cast, 3, RayTriangle.ERROR)));

  private ScalarKernels() {}

  private static Entry overlap(Kind first, Kind second, Kernel kernel, ErrorBound error) {
    return new Entry(Verb.OVERLAP, first, second, kernel, 0, error);
  }

  /** {@code floats}: 1 for a kernel that gives t alone, 3 for one that gives t, u and v. */
  private static Entry cast(Kind second, Kernel kernel, int floats, ErrorBound error) {
    return new Entry(Verb.CAST, RAY, second, kernel, floats, error);
  }
}
