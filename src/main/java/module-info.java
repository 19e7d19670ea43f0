/** SIMD batch collision kernels: one call tests thousands of pairs or rays, with one answer. */
module lockstep {
  requires jdk.incubator.vector;

  exports lockstep;
  exports lockstep.twin;
}
