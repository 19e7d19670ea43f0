package lockstep.internal.kernel;

/** The wide kernels. Loading this class needs the module jdk.incubator.vector. */
public final class WideKernels {
  private static final Bits BITS = new WideBits();

  /** Every kernel with vectors of {@link WideLanes#count()} floats. */
  public static final Kernels WIDE = new Kernels(SphereSphereWide::overlap, SphereBoxWide::overlap,
      BoxBoxWide::overlap,
      new Staged(SphereTriangleWide::near, Staged.SPHERE_AXES, Staged.TRIANGLE_AXES,
          SphereTriangleWide::touches, BITS),
      new Staged(BoxTriangleWide::meet, Staged.BOX_AXES, Staged.TRIANGLE_AXES, BoxTriangleWide::axes, BITS),
      triangleTriangle(), RaySphereWide::cast, RayBoxWide::cast, RayTriangleWide::cast, BITS);

  private WideKernels() {}

  /** C2 has no masks of two lanes on x86: where doubles come in twos, the survivors are done one by one. */
  private static Kernel triangleTriangle() {
    Kernel axes = WideLanes.DOUBLES.length() < 4 ? TriangleTriangle::overlap : TriangleTriangleWide::axes;
    return new Staged(TriangleTriangleWide::boundsMeet, Staged.TRIANGLE_AXES, Staged.TRIANGLE_AXES, axes,
        BITS);
  }
}
