/**
 * Exact arithmetic, and the questions of the kernels decided in it: what the tests hold the floats against.
 */
package lockstep.oracle;
