/** {@code bench/run tower}: boxes that stand on each other, and the points in which they touch. */
package lockstep.bench.tower;
