/** The command line of {@code bench/run} and the code that its commands share. */
package lockstep.bench;
