/**
 * Definitions of when a moving shape first touches another, and of the normal there. They ask whether the
 * shapes overlap at the start, and cast rays at rounded shapes.
 */
package lockstep.internal.kernel.sweep;
