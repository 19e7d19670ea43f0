package lockstep.internal.query;

import lockstep.internal.kernel.Verb;
import lockstep.internal.run.Execution;
import lockstep.internal.run.PairFilter;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Elements;

/**
 * Which instances meet: those whose bounds do are candidates, and of each pair of these the {@link
 * InstanceMeeting} tells. Pieces are pairs.
 */
public final class InstancePairs extends Task {
  private static final ThreadLocal<InstancePairs> MINE = ThreadLocal.withInitial(InstancePairs::new);

  private PairList candidates = new PairList(new int[64], new int[64]);
  private boolean[] meet = {};
  private Execution execution;
  private InstanceIndex instances, others; // the same, if both of a pair are of them
  private Elements seen; // the bounds of others, as instances see them
  private Verb verb;
  private float most;
  private PairKeys found; // null where it is enough to know which instances meet
  private PairFilter filter; // of shapes; null for none

  private InstancePairs() {}

  /**
   * Lists the pairs of instances, the lower one first, of which shapes meet, and returns how many there are.
   *
   * @param most how far apart they may be, {@link Question#ANY} if they have to overlap
   */
  static long list(Execution execution, InstanceIndex instances, Verb verb, float most, PairList pairs) {
    return list(execution, instances, null, verb, most, pairs);
  }

  /**
   * Lists the pairs of an instance and one of others, likewise.
   *
   * @param others null for the instances themselves, each pair once
   */
  static long list(Execution execution, InstanceIndex instances, InstanceIndex others, Verb verb, float most,
      PairList pairs) {
    InstancePairs mine = MINE.get();
    float margin = InstanceIndex.margin(most);
    pairs.clear();
    long needed = mine.near(execution, instances, others, margin);
    if (needed > mine.candidates.capacity()) {
      long more = Math.max(needed, Math.min(2L * mine.candidates.capacity(), Checks.MAX_ARRAY));
      int room = Checks.arrayLength("the number of instances near each other", more);
      mine.candidates = new PairList(new int[room], new int[room]);
      mine.near(execution, instances, others, margin);
    }
    mine.found = null;
    mine.ask(execution, instances, others == null ? instances : others, verb, most, pairs.clear);
    mine.write(pairs);
    return pairs.needed();
  }

  /** Lists the candidates, and returns how many there are. */
  private long near(Execution execution, InstanceIndex itsInstances, InstanceIndex itsOthers, float margin) {
    if (itsOthers == null) {
      return Verbs.listBoundsSelf(execution, itsInstances.boxes(), margin, candidates);
    }
    if (seen == null || seen.size != itsOthers.size()) {
      seen = InstanceIndex.boxes(itsOthers.size());
    }
    itsOthers.bounds(itsInstances.middle, seen);
    return Verbs.listBounds(execution, itsInstances.boxes(), seen, margin, candidates);
  }

  /** Lists the pairs of a shape of one instance and a shape of another that meet, likewise. */
  static long list(Execution execution, InstanceIndex instances, int first, int second, Verb verb, float most,
      PairList pairs) {
    int firsts = instances.trees[first].elements().size, seconds = instances.trees[second].elements().size;
    execution.check(firsts, seconds, 1, 1);
    pairs.clear();
    InstancePairs mine = MINE.get();
    mine.candidates.first[0] = first;
    mine.candidates.second[0] = second;
    mine.candidates.set(1);
    mine.found = PairKeys.mine();
    mine.found.begin(pairs.capacity(), seconds);
    mine.filter = execution.filter();
    PairKeys keys = mine.found;
    mine.ask(execution.alone(), instances, instances, verb, most, pairs.clear);
    keys.sort();
    for (int k = 0; k < keys.size(); k++) {
      pairs.first[k] = keys.first(keys.key(k));
      pairs.second[k] = keys.second(keys.key(k));
    }
    pairs.found(keys.total(), keys.size());
    return pairs.needed();
  }

  /** Asks about the candidates. */
  private void ask(Execution itsExecution, InstanceIndex itsInstances, InstanceIndex itsOthers, Verb itsVerb,
      float itsMost, Runnable clear) {
    execution = itsExecution;
    instances = itsInstances;
    others = itsOthers;
    verb = itsVerb;
    most = itsMost;
    if (meet.length < candidates.size()) {
      meet = new boolean[candidates.capacity()];
    }
    itsExecution.run(this, candidates.size(), 1, clear);
  }

  /** Lists the candidates that meet. */
  private void write(PairList pairs) {
    int listed = 0;
    long all = 0;
    for (int k = 0; k < candidates.size(); k++) {
      if (meet[k]) {
        all++;
        if (listed < pairs.capacity()) {
          pairs.first[listed] = candidates.first[k];
          pairs.second[listed++] = candidates.second[k];
        }
      }
    }
    pairs.found(all, listed);
  }

  @Override
  public void run(int from, int to, Runner runner) {
    InstanceMeeting pair = InstanceMeeting.mine();
    for (int k = from; k < to && goesOn(1); k++) {
      meet[k] = pair.meet(instances, candidates.first[k], others, candidates.second[k], verb, most, found,
          filter, execution, runner, this);
    }
  }

  /** A pair may take long. */
  @Override
  protected boolean watchesItself() {
    return true;
  }

  @Override
  public void release() {
    execution = null;
    instances = null;
    others = null;
    found = null;
    filter = null;
  }
}
