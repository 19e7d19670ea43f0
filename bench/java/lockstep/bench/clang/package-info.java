/**
 * The limit: definitions of kernels translated to C++ and compiled by Clang with all vectors that the
 * processor has. They do the same arithmetic on the same data, and must give the same bits.
 */
package lockstep.bench.clang;
