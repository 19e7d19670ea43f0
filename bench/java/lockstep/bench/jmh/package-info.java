/**
 * JMH suites: scalar, wide and the peers side by side on the same constructed data; all must give equal
 * answers before anything is timed. A score is the time of one batch; {@link
 * lockstep.bench.jmh.RatiosCommand} turns scores into ratios and pairs per second. Presets are short runs of
 * chosen parameters.
 */
package lockstep.bench.jmh;
