/**
 * How kernels are run: a {@link lockstep.internal.run.Question} about two operands, {@link
 * lockstep.internal.run.View views} that bring elements before a kernel, and the {@link
 * lockstep.internal.run.Runner} of each thread. An {@link lockstep.internal.run.Execution} says on which
 * threads, in which way, under which filter and watch.
 */
package lockstep.internal.run;
