package lockstep.internal.query;

import java.util.concurrent.atomic.AtomicLong;
import lockstep.internal.run.Answers;
import lockstep.internal.run.Execution;
import lockstep.internal.run.IntList;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.run.Workers;
import lockstep.internal.shape.Elements;

/**
 * Lists pairs through a tree whose elements are the first of each pair: the elements of the second operand
 * are the queries, and what they meet is put into order in the end. Where so much is met that this takes
 * longer, it is left to brute force.
 */
public final class RangeKeys extends Task {
  private static final ThreadLocal<RangeKeys> MINE = ThreadLocal.withInitial(RangeKeys::new);

  /** One hit among so many pairs: then brute force takes no longer. */
  private static final int DENSE = 64;

  /** Fewer hits than that take no time worth the question. */
  private static final long SPARSE = 1 << 14;

  private static final int GRAIN = 64;

  private final RangeSource source = new RangeSource();
  private final Question turned = new Question();
  private final PairMerge merge = new PairMerge();
  private final AtomicLong hits = new AtomicLong();
  private Question asked; // about the pairs as the caller sees them
  private long tooMany;

  private final RowSink sink = new RowSink() {
    @Override
    boolean wants(int row) {
      return isSparse();
    }

    @Override
    public void add(int row, int element, Answers answers, int k) {
      if (asked.passes(element, row)) {
        answers.keep(row, element);
      }
    }

    @Override
    void flush(Answers answers) {
      PairKeys keys = PairKeys.mine();
      IntList rows = answers.keptRows(), elements = answers.kept();
      for (int k = 0; k < rows.size; k++) {
        keys.add(elements.values[k], rows.values[k]);
      }
      hits.addAndGet(rows.size);
      answers.dropKept();
    }
  };

  /** Lists the pairs that a question is about; false, with nothing listed, if brute force is better. */
  public static boolean list(Execution execution, Question question, Index tree, PairList pairs) {
    RangeKeys mine = MINE.get();
    mine.asked = question;
    Elements queries = question.second(), elements = question.first();
    mine.turned.of(question.kernel(), queries, elements).within(question.most());
    if (question.isOfBounds()) {
      mine.turned.ofBounds();
    }
    mine.source.of(mine.turned, tree, execution.way(), mine.sink);
    execution.watch(mine, mine.source.rows(), 1, pairs.clear);
    try {
      return mine.list(tree.elements().size, execution.workers(), pairs);
    } finally {
      mine.end();
    }
  }

  @Override
  public void release() {
    source.release();
    turned.release();
    merge.release();
    asked = null;
  }

  private boolean list(int treeSize, Workers workers, PairList pairs) {
    int rows = source.rows();
    if (source.isDense()) {
      return false;
    }
    merge.begin(pairs, rows, workers == null ? 1 : workers.size());
    hits.set(0);
    tooMany = Math.max(SPARSE, (long) treeSize * rows / DENSE);
    if (workers == null) {
      work(0, rows, Runner.get());
      return merged(null);
    }
    workers.stay(); // with what they have found
    try {
      workers.run(this, 0, rows, GRAIN);
      return merged(workers);
    } finally {
      workers.leave();
    }
  }

  private boolean merged(Workers workers) {
    if (!isSparse()) {
      return false;
    }
    merge.list(workers);
    return true;
  }

  private boolean isSparse() {
    return hits.get() <= tooMany;
  }

  /** The source asks the watch before each query. */
  @Override
  protected boolean watchesItself() {
    return true;
  }

  @Override
  public void run(int from, int to, Runner runner) {
    merge.mine();
    source.query(from, to, runner, this);
  }
}
