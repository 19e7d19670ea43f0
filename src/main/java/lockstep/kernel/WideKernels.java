package lockstep.kernel;

/** The wide kernels. Loading this class needs the module jdk.incubator.vector. */
public final class WideKernels {
  private static final Bits BITS = new WideBits();

  /** Every kernel with vectors of {@link Lanes#count()} floats. */
  public static final Kernels WIDE = new Kernels(SphereSphereWide::overlap, SphereBoxWide::overlap,
      BoxBoxWide::overlap, new Staged(SphereTriangleWide::bounds, SphereTriangleWide::touches, BITS),
      new Staged(BoxTriangleWide::bounds, BoxTriangleWide::axes, BITS),
      new Staged(TriangleTriangleWide::bounds, TriangleTriangleWide::axes, BITS), RaySphereWide::cast,
      RayBoxWide::cast, RayTriangleWide::cast, BITS);

  private WideKernels() {}
}
