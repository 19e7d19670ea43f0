/**
 * tinybvh as a peer: a C++ library of trees for triangles, whose tree of eight children is the fastest of its
 * own on processors. It is a header that users may have: {@code -Dlockstep.tinybvh=DIRECTORY} says where, and
 * Clang compiles it with a page of functions that Java can call.
 */
package lockstep.bench.tinybvh;
