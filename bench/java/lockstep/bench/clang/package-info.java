/**
 * The speed limit: definitions of kernels translated to C++ and compiled by Clang with all vectors of the
 * processor. They perform the same arithmetic on the same data, and must give the same bits.
 */
package lockstep.bench.clang;
