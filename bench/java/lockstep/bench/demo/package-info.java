/** {@code bench/run demo}: a small simulation on its own arrays, the worked example of the library. */
package lockstep.bench.demo;
