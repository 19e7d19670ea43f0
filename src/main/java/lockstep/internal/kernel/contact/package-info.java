/** Definitions of the normal, the points and the depths of a contact between two shapes. */
package lockstep.internal.kernel.contact;
