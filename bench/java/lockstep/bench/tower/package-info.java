/** {@code bench/run tower}: boxes that stand on each other, and their contact points. */
package lockstep.bench.tower;
