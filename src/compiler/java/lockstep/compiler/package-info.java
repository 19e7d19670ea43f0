/**
 * The twin compiler reads scalar definitions of kernels, Java methods annotated {@code @Twin}, and writes
 * their batch forms, one scalar and one with the Vector API.
 *
 * <p>The steps, in order: {@link lockstep.compiler.Sources} has javac parse and attribute files, so that
 * names resolve as they do for javac. {@link lockstep.compiler.Execution} executes a definition statement by
 * statement on values that represent everything its variables may hold. {@link lockstep.compiler.Lowering}
 * does so for the wide twin: it turns control flow to masks and produces a {@link lockstep.compiler.Graph} of
 * operations on values; {@link lockstep.compiler.Expressions}, {@link lockstep.compiler.Arithmetic}, {@link
 * lockstep.compiler.Calls}, {@link lockstep.compiler.KeyHit} and {@link lockstep.compiler.Marks} are parts of
 * it. {@link lockstep.compiler.Plan} selects what a wide twin computes, and its {@link
 * lockstep.compiler.Schedule} puts operations into loops over a block of pairs, floats or doubles, and calls
 * of passes. {@link lockstep.compiler.WideWriter} prints them; {@link lockstep.compiler.StageWriter}, {@link
 * lockstep.compiler.KernelLoop}, {@link lockstep.compiler.LoopMethodWriter} and {@link
 * lockstep.compiler.PassWriter} print its methods, and {@link lockstep.compiler.LoopWriter} the operations in
 * loops. {@link lockstep.compiler.ScalarWriter} prints the scalar twin; {@link lockstep.compiler.Flattening}
 * executes a definition in values again for it and prints it without values. {@link lockstep.compiler.Stamp}
 * skips a run that would change nothing. The compiler depends on nothing but the JDK.
 */
package lockstep.compiler;
