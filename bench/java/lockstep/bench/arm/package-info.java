/** {@code bench/run arm}: a robot arm that must touch neither its room nor itself, and its roadmap. */
package lockstep.bench.arm;
