/** Definitions of whether two shapes have a point in common. All other verbs may ask them. */
package lockstep.internal.kernel.overlap;
