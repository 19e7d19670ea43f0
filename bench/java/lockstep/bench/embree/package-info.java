/**
 * Intel Embree 3 as a peer, through the foreign-function API only: the C++ library that sets the standard for
 * rays against triangles. It is not a dependency: if it is not installed, {@link
 * lockstep.bench.embree.Embree#missing()} reports so in one line.
 */
package lockstep.bench.embree;
