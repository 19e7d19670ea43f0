/**
 * The catalogue of kernels, and how they are run. {@link lockstep.internal.kernel.Verb} declares the
 * questions and the {@link lockstep.internal.kernel.Layout} of their results, {@link
 * lockstep.internal.kernel.ScalarKernels} and {@link lockstep.internal.kernel.WideKernels} list the
 * kernels.
 *
 * <p>The packages below hold the definitions, one for each verb; {@code part} holds what they share. A pair
 * of kinds has one scalar file, its definition, with derivation, source and edge cases; the generated class
 * whose name ends in Wide gives the same bits with vectors. Only classes with Wide in their name need the
 * incubator module.
 */
package lockstep.internal.kernel;
