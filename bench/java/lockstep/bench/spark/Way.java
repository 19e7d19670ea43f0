package lockstep.bench.spark;

/** A way to list which balls touch which crates. */
enum Way {
  ONE_THREAD("one thread", null, Integer.MAX_VALUE),

  TWO_THREADS("two threads", null, Integer.MAX_VALUE),

  SPARK("Spark, local[2]", "local[2]", Integer.MAX_VALUE),

  /** Two executors in processes of their own, with a core and 2 GB each. */
  CLUSTER("Spark, local-cluster", "local-cluster[2,1,2048]", 16_000_000),

  /** As it is written without a library; much of it is spilled to disk for more than that. */
  CELLS("Spark, cells and a UDF", "local[2]", 1_000_000);

  final String title;

  /** Null without Spark. */
  final String master;

  /** Up to how many shapes of each side it is asked. */
  final int most;

  Way(String title, String master, int most) {
    this.title = title;
    this.master = master;
    this.most = most;
  }

  boolean isSpark() {
    return master != null;
  }
}
