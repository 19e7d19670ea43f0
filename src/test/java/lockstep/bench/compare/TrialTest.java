package lockstep.bench.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import lockstep.Engine;
import lockstep.Runs;
import lockstep.bench.Catalogue;
import lockstep.bench.compare.PairQuestion.Pattern;
import org.junit.jupiter.api.Test;

/** An engine with a wrong answer is detected. */
@Runs.Bench
@Runs.Vectors
class TrialTest {
  private static final Trial.Contender RIGHT = new Trial.Contender("right", Engine.scalar());

  private final List<String> complaints = new ArrayList<>();

  private static Question question(String kernel, Pattern pattern) {
    PairPlan plan = new PairPlan(List.of(Catalogue.named(kernel)), 130, 1, null, null);
    return plan.checks().stream().flatMap(batch -> batch.questions().get().stream())
        .filter(q -> ((PairQuestion) q).pattern() == pattern).findFirst().orElseThrow();
  }

  private Trial trial(String name, Trial.Answering wrong) {
    return new Trial(new Trial.Contender(name, wrong), RIGHT, complaints::add);
  }

  /** Answers like the scalar engine, and then spoils the answer. */
  private Checked tryWith(Question question, Trial.Answering spoiler) {
    Trial.Answering wrong = (asked, answer) -> {
      asked.ask(Engine.scalar(), answer);
      spoiler.ask(asked, answer);
    };
    return trial("wrong", wrong).check(question);
  }

  private void assertComplaint(long mismatches, Checked row, String... parts) {
    assertEquals(mismatches, row.mismatches());
    assertEquals(1, complaints.size());
    for (String part : parts) {
      assertTrue(complaints.getFirst().contains(part), complaints.getFirst());
    }
  }

  @Test
  void aRightAnswerHasNoMismatch() {
    Checked row = tryWith(question("box-box", Pattern.ZIP), (asked, answer) -> {});
    assertEquals(0, row.mismatches());
    assertEquals(List.of(), complaints);
    assertTrue(row.hits() > 0 && row.hits() < 130, "the scene has hits and misses: " + row.hits());
  }

  @Test
  void aFlippedBitIsNamedWithBothValues() {
    Question question = question("box-box", Pattern.INDEXED);
    boolean[] hit = new boolean[1];
    Checked row = tryWith(question, (asked, answer) -> {
      long[] words = ((Answer.Bits) answer).values().words();
      hit[0] = (words[1] & 1L << 7) != 0;
      words[1] ^= 1L << 7;
    });
    assertComplaint(1, row, "box-box overlap indexed", "index 71:",
        hit[0] ? "scalar says hit, wrong says miss" : "scalar says miss, wrong says hit");
  }

  @Test
  void aBitBehindTheLastPairIsAMismatch() {
    Checked row = tryWith(question("sphere-box", Pattern.ZIP),
        (asked, answer) -> ((Answer.Bits) answer).values().words()[2] |= 1L << 63);
    assertComplaint(1, row, "sphere-box overlap zip", "index 191:");
  }

  @Test
  void oneUlpOfTIsAMismatch() {
    Checked row = tryWith(question("ray-sphere", Pattern.CLOSEST), (asked, answer) -> {
      float[] t = ((Answer.Casts) answer).values().t;
      t[4] = Math.nextUp(t[4]);
      t[9] = -1;
    });
    assertTrue(row.mismatches() >= 1);
    assertTrue(complaints.getFirst().contains("ray-sphere closest all-pairs"), complaints.getFirst());
  }

  @Test
  void aPairThatIsMissingIsAMismatch() {
    Question question = question("sphere-sphere", Pattern.ALL_PAIRS);
    Checked row = trial("silent",
        (asked, answer) -> asked.ask(Engine.scalar(), new Answer.Listed(lockstep.Pairs.allocate(0))))
        .check(question);
    assertEquals(row.hits(), row.mismatches());
    assertTrue(complaints.getFirst().contains("silent says nothing"), complaints.getFirst());
  }

  @Test
  void anEntryThatIsNeverWrittenIsAMismatch() {
    Checked row = trial("idle", (asked, answer) -> {}).check(question("ray-box", Pattern.CLOSEST));
    assertTrue(row.mismatches() > 0);
  }
}
