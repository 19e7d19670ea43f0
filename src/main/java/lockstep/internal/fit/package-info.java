/** Bounding volumes fitted to clouds of points, computed in double relative to a point of the cloud. */
package lockstep.internal.fit;
