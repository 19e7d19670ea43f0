/**
 * Intel Embree 3 as a peer, through the foreign-function API and nothing else: the C++ library that
 * rays against triangles are measured by. It is no dependency: where it is not installed, {@link
 * lockstep.bench.embree.Embree#missing()} says so in one line.
 */
package lockstep.bench.embree;
