/**
 * JMH suites: scalar, wide and the peers side by side on the same constructed data, which all of them
 * must answer alike before anything is timed. A score is the time of one batch; {@link
 * lockstep.bench.jmh.Ratios} turns scores into ratios and pairs per second.
 *
 * <p>{@link lockstep.bench.jmh.Headline} is the short run; the suites are the long ones.
 */
package lockstep.bench.jmh;
