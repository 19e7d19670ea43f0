/**
 * One kernel per pair of shapes and verb: the scalar file is the definition, with derivation and edge
 * cases; the Wide file beside it gives the same bits with vectors. Only Wide files, {@link
 * lockstep.internal.kernel.WideLanes} and {@link lockstep.internal.kernel.WideBits} need the incubator module.
 */
package lockstep.internal.kernel;
