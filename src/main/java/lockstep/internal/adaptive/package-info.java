/**
 * What is done in two ways, scalar and with vectors: which of them is the faster just now, and how the wide
 * one is brought to speed. Knows nothing of what is done.
 */
package lockstep.internal.adaptive;
