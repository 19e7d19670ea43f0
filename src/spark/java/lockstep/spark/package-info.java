/**
 * Spatial joins of datasets on Apache Spark, with the answer of one machine, bit for bit: {@link
 * lockstep.spark.Join}. The columns of a dataset have the names that the buffers of {@link lockstep} give
 * their arrays: {@link lockstep.spark.Kind}.
 */
package lockstep.spark;
