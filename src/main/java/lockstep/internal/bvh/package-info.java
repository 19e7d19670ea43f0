/**
 * The bounding volume hierarchy: it is built and refitted over elements, and offers those that a ray or a
 * shape may meet. It decides nothing.
 */
package lockstep.internal.bvh;
