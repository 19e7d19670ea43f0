package lockstep.bench.compare;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * A report from a job; all parts are optional.
 *
 * @param done the part of the job that is done
 * @param doing its current task
 * @param complaint a mismatch or disagreement, in words
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record Message(Double done, String doing, Checked checked, Row row, String complaint, HitAgreement recorded,
    HitAgreement recordedTree, EmbreeCheck embree) {
  static Message progress(double done, String doing) {
    return new Message(done, doing, null, null, null, null, null, null);
  }

  static Message of(Checked checked) {
    return new Message(null, null, checked, null, null, null, null, null);
  }

  static Message of(Row row) {
    return new Message(null, null, null, row, null, null, null, null);
  }

  static Message complaint(String text) {
    return new Message(null, null, null, null, text, null, null, null);
  }

  static Message of(HitAgreement recorded, HitAgreement recordedTree, EmbreeCheck embree) {
    return new Message(null, null, null, null, null, recorded, recordedTree, embree);
  }
}
