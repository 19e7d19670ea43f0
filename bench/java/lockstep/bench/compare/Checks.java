package lockstep.bench.compare;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lockstep.Engine;

/**
 * Tests every kernel in every pattern, and every tree, with few elements, and compares all answers bit for
 * bit. Nothing is measured, so all cores may share the work, and nothing is warmed up: most time goes to code
 * that is not compiled yet.
 */
final class Checks {
  private final Trial pairs;
  private final Trial trees;
  private final Consumer<Message> report;
  private final List<Batch> pairBatches;
  private final List<Batch> treeBatches;
  private final AtomicInteger next = new AtomicInteger();
  private final AtomicInteger done = new AtomicInteger();

  /** Several threads report results, one at a time. */
  Checks(Job.Settings settings, Engine engine, ForkJoinPool pool, Consumer<Message> report)
      throws IOException {
    this.report = report;
    Trial.Contender other = new Trial.Contender(engine.toString(), engine);
    pairs = new Trial(other, null, this::complain);
    trees =
        new Trial(other, new Trial.Contender(engine + ", in pieces", engine.parallel(pool)), this::complain);
    pairBatches = settings.pairs().checks();
    treeBatches = settings.trees().checks();
  }

  /** The number of questions. */
  static int count(Job.Settings settings) throws IOException {
    return Stream.concat(settings.pairs().checks().stream(), settings.trees().checks().stream())
        .mapToInt(Batch::count).sum();
  }

  void run() {
    List<Batch> batches = new ArrayList<>(treeBatches); // first, because they take longest
    batches.addAll(pairBatches);
    int questions = batches.stream().mapToInt(Batch::count).sum();
    List<Thread> threads = IntStream.range(0, Runtime.getRuntime().availableProcessors())
        .mapToObj(k -> Thread.ofPlatform().unstarted(() -> work(batches, questions))).toList();
    threads.forEach(Thread::start);
    try {
      for (Thread thread : threads) {
        thread.join();
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted", e);
    }
    if (done.get() < questions) {
      throw new IllegalStateException("only " + done + " of " + questions + " questions were answered");
    }
  }

  private void work(List<Batch> batches, int questions) {
    for (int k = next.getAndIncrement(); k < batches.size(); k = next.getAndIncrement()) {
      for (Question question : batches.get(k).questions().get()) {
        Checked checked = (question instanceof TreeQuestion ? trees : pairs).check(question);
        tell(Message.of(checked));
        tell(Message.progress(done.incrementAndGet() / (double) questions, batches.get(k).title()));
      }
    }
  }

  private void complain(String text) {
    tell(Message.complaint(text));
  }

  private synchronized void tell(Message message) {
    report.accept(message);
  }
}
