/**
 * Computations with two ways, scalar and with vectors: choosing the currently faster one, and warming up the
 * wide one. Independent of what is computed.
 */
package lockstep.internal.adaptive;
