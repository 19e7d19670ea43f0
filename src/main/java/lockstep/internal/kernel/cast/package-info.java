/** Definitions of where a ray enters a shape. */
package lockstep.internal.kernel.cast;
