package lockstep.spark;

import java.util.Iterator;

/** Rows in batches of at least some number, so that a question is worth it. */
record Reading(RowReader reader, Input input, int enough) implements Iterator<Batch> {
  @Override
  public boolean hasNext() {
    return reader.hasNext();
  }

  @Override
  public Batch next() {
    Batch all = reader.next();
    while (all.size() < enough && reader.hasNext()) {
      all.addAll(reader.next());
    }
    input.check(reader);
    return all;
  }
}
