package lockstep.internal.kernel;

import static lockstep.internal.kernel.Kind.BOX;
import static lockstep.internal.kernel.Kind.RAY;
import static lockstep.internal.kernel.Kind.SPHERE;
import static lockstep.internal.kernel.Kind.TRIANGLE;
import static lockstep.internal.kernel.Verb.CAST;
import static lockstep.internal.kernel.Verb.OVERLAP;

import java.util.List;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.twin.Kernel;
import lockstep.twin.WideLanes;

/** The catalogue of wide kernels. Loading this class needs the module jdk.incubator.vector. */
public final class WideKernels {
  private static final Bits BITS = new WideBits();

  /** The catalogue with vectors of {@link WideLanes#count()} floats; what has no twin runs its definition. */
  public static final Kernels TABLE = ScalarKernels.TABLE.with(BITS, List.of(//
      on(OVERLAP, SPHERE, SPHERE, SphereSphereWide::overlap), //
      on(OVERLAP, SPHERE, BOX, SphereBoxWide::overlap), //
      on(OVERLAP, BOX, BOX, BoxBoxWide::overlap),
      staged(OVERLAP, SPHERE, TRIANGLE, SphereTriangleWide::near, SphereTriangleWide::touches),
      staged(OVERLAP, BOX, TRIANGLE, BoxTriangleWide::meet, BoxTriangleWide::axes),
      staged(OVERLAP, TRIANGLE, TRIANGLE, TriangleTriangleWide::boundsMeet, triangleAxes()),
      on(CAST, RAY, SPHERE, RaySphereWide::cast), //
      on(CAST, RAY, BOX, RayBoxWide::cast), //
      on(CAST, RAY, TRIANGLE, RayTriangleWide::cast)));

  private WideKernels() {}

  private static Entry on(Verb verb, Kind first, Kind second, Kernel kernel) {
    return Entry.twin(verb, first, second, kernel);
  }

  private static Entry staged(Verb verb, Kind first, Kind second, Staged.AxisTest cheap, Kernel costly) {
    return on(verb, first, second, new Staged(verb.layout(), first, second, cheap, costly, BITS));
  }

  /** C2 has no masks of two lanes on x86: where doubles come in twos, the definition decides pair by pair. */
  private static Kernel triangleAxes() {
    return WideLanes.DOUBLES.length() < 4 ? TriangleTriangle::overlap : TriangleTriangleWide::axes;
  }
}
