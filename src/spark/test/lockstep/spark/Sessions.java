package lockstep.spark;

import org.apache.spark.sql.SparkSession;

/** The session of the tests: one at a time in a JVM. */
final class Sessions {
  private Sessions() {}

  /** The session that is there, or a new one with three threads in this JVM. */
  static SparkSession local() {
    return builder("local[3]").getOrCreate();
  }

  static SparkSession.Builder builder(String master) {
    return SparkSession.builder().master(master).appName("lockstep").config("spark.ui.enabled", false)
        .config("spark.sql.shuffle.partitions", 3).config("spark.sql.adaptive.enabled", false)
        .config("spark.driver.host", "localhost").config("spark.driver.bindAddress", "127.0.0.1");
  }
}
