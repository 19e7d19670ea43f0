/** The same join by the plain library, by Spark, and as it is written without a library. */
package lockstep.bench.spark;
