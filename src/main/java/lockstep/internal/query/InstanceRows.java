package lockstep.internal.query;

import lockstep.internal.bvh.Meetings;

/**
 * Rows, each with some instances, sorted by the instances: group k holds the rows of one of them, in the
 * order in which they came. Groups come in the order in which their instances first did.
 */
final class InstanceRows {
  /** The rows of all groups. */
  int[] rows = {};

  /** What the pairs say of the time of their meeting. */
  float[] when = {};

  /** The number of groups. */
  int groups;

  private int[] met = {}; // the instance of each group
  private int[] ends = {};
  private int[] counts = {}; // of each instance: first its rows, then its group

  /** Begins without any, for so many instances. */
  void begin(int instances) {
    if (counts.length < instances) {
      counts = new int[instances];
      met = new int[instances];
      ends = new int[instances];
    }
    groups = 0;
  }

  /** Counts a row of an instance. */
  void count(int instance) {
    if (counts[instance]++ == 0) {
      met[groups++] = instance;
    }
  }

  /** Sorts the pairs, each of which has been counted. */
  void sort(Meetings pairs) {
    int end = 0;
    for (int k = 0; k < groups; k++) {
      int count = counts[met[k]];
      counts[met[k]] = k;
      ends[k] = end;
      end += count;
    }
    if (rows.length < pairs.size) {
      rows = new int[pairs.ray.length];
      when = new float[pairs.ray.length];
    }
    for (int p = 0; p < pairs.size; p++) {
      int at = ends[counts[pairs.primitive[p]]]++;
      rows[at] = pairs.ray[p];
      when[at] = pairs.when[p];
    }
  }

  /** The instance of a group. */
  int instance(int group) {
    return met[group];
  }

  /** The group of an instance. */
  int group(int instance) {
    return counts[instance];
  }

  /** Where a group begins. */
  int from(int group) {
    return group == 0 ? 0 : ends[group - 1];
  }

  /** Where it ends. */
  int end(int group) {
    return ends[group];
  }

  /** Forgets what has been counted. */
  void clear() {
    for (int k = 0; k < groups; k++) {
      counts[met[k]] = 0;
    }
    groups = 0;
  }
}
