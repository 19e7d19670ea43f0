/**
 * The bounding volume hierarchy: it is built and refitted over elements, and offers those that a ray or a
 * shape may meet; and a pyramid over heights, which does the same. They decide nothing.
 */
package lockstep.internal.bvh;
