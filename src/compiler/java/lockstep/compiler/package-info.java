/**
 * The twin compiler: reads scalar definitions of kernels, Java methods annotated {@code @Twin}, and writes their batch
 * forms, one scalar and one with the Vector API.
 *
 * <p>In order: {@link lockstep.compiler.SourceFile} parses. {@link lockstep.compiler.Lowering} executes a definition
 * symbolically, which turns control flow to masks and leaves a {@link lockstep.compiler.Graph} of operations on values; it has
 * {@link lockstep.compiler.Expressions}, {@link lockstep.compiler.Arithmetic}, {@link lockstep.compiler.Calls} and
 * {@link lockstep.compiler.Marks} for what stands in statements. {@link lockstep.compiler.Schedule} puts operations into loops
 * over a block of pairs, floats or doubles, and calls of passes. {@link lockstep.compiler.WideWriter} prints them. It depends on nothing but the JDK.
 */
package lockstep.compiler;
