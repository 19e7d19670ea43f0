/**
 * Exact arithmetic, and the questions of the kernels decided in it: the reference for the floats in tests.
 */
package lockstep.oracle;
