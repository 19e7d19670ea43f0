/**
 * The twin compiler: reads scalar definitions of kernels, Java methods annotated {@code @Twin}, and writes
 * their batch forms, one scalar and one with the Vector API.
 *
 * <p>In order: {@link lockstep.compiler.Sources} has javac parse and attribute files, so that a name means
 * what it means to javac. {@link lockstep.compiler.Execution} executes a definition statement by statement on
 * values that stand for all that its variables may hold. {@link lockstep.compiler.Lowering} does so for the
 * wide twin: it turns control flow to masks and leaves a {@link lockstep.compiler.Graph} of operations on
 * values; {@link lockstep.compiler.Expressions}, {@link lockstep.compiler.Arithmetic}, {@link
 * lockstep.compiler.Calls}, {@link lockstep.compiler.KeyHit} and {@link lockstep.compiler.Marks} are parts of
 * it. {@link lockstep.compiler.Plan} says what of it a wide twin computes, and its {@link
 * lockstep.compiler.Schedule} puts operations into loops over a block of pairs, floats or doubles, and calls
 * of passes. {@link lockstep.compiler.WideWriter} prints them, with {@link lockstep.compiler.StageWriter},
 * {@link lockstep.compiler.KernelLoop}, {@link lockstep.compiler.LoopMethodWriter} and {@link
 * lockstep.compiler.PassWriter} for its methods, of which {@link lockstep.compiler.LoopWriter} prints the
 * operations. {@link lockstep.compiler.ScalarWriter} prints the scalar twin, for which {@link
 * lockstep.compiler.Flattening} executes a definition in values once more and prints it without them. {@link
 * lockstep.compiler.Stamp} spares a run that would change nothing. The compiler depends on nothing but the
 * JDK.
 */
package lockstep.compiler;
