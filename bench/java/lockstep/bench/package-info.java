/** The command line of {@code bench/run} and what its commands have in common. */
package lockstep.bench;
