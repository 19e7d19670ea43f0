/** {@code bench/run instances}: cars in a city, each a tree that is placed many times, and a lidar on one. */
package lockstep.bench.instances;
