/**
 * The catalogue of kernels and everything that they share. {@link lockstep.internal.shape.Kind} declares the
 * kinds of shapes, {@link lockstep.internal.kernel.Verb} the questions and the {@link
 * lockstep.internal.kernel.Layout} of their results, {@link lockstep.internal.kernel.ScalarKernels} and
 * {@link lockstep.internal.kernel.WideKernels} list the kernels.
 *
 * <p>A pair of kinds has one scalar file, its definition, with derivation, source and edge cases; the file
 * beside it whose name ends in Wide gives the same bits with vectors. Only classes with Wide in their name
 * need the incubator module.
 */
package lockstep.internal.kernel;
