/** SIMD batch collision kernels: one call tests thousands of pairs or rays, with one answer. */
module lockstep {
  requires transitive jdk.incubator.vector; // compiled kernels use it, those of other modules too

  exports lockstep;
  exports lockstep.twin;
}
