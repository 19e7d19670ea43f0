/** A robot arm that must touch neither its room nor itself, and a check of its configurations in plain Java. */
package lockstep.bench.arm;
