package lockstep.kernel;

/** One implementation of every kernel: the scalar reference, or its wide twin. */
public record Kernels(Kernel sphereSphere, Kernel sphereBox, Kernel boxBox, Kernel sphereTriangle,
    Kernel boxTriangle, Kernel triangleTriangle, Kernel raySphere, Kernel rayBox, Kernel rayTriangle,
    Bits bits) {

  /** The reference: what every other implementation must equal, bit for bit. */
  public static final Kernels SCALAR = new Kernels(SphereSphere::overlap, SphereBox::overlap, BoxBox::overlap,
      SphereTriangle::overlap, BoxTriangle::overlap, TriangleTriangle::overlap, RaySphere::cast, RayBox::cast,
      RayTriangle::cast, Bits.SCALAR);
}
