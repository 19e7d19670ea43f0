package lockstep.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import lockstep.Engine;
import org.junit.jupiter.api.Test;

/** An engine that is wrong somewhere must not get through. */
class TrialTest {
  private final List<String> complaints = new ArrayList<>();

  private static Question question(Subject subject, Question.Pattern pattern) {
    Plan plan = new Plan(EnumSet.of(subject), 130, true, 1, null, null);
    return plan.questions(plan.batches().getFirst()).stream().filter(q -> q.pattern() == pattern).findFirst()
        .orElseThrow();
  }

  /** Answers as the scalar engine does, and then spoils the answer. */
  private Row tryWith(Question question, Trial.Contender spoiler) {
    Trial.Contender wrong = (asked, answer) -> {
      asked.ask(Engine.scalar(), answer);
      spoiler.ask(asked, answer);
    };
    return new Trial(wrong, "wrong", complaints).run(question, 0);
  }

  private void assertComplaint(long mismatches, Row row, String... parts) {
    assertEquals(mismatches, row.mismatches());
    assertEquals(1, complaints.size());
    for (String part : parts) {
      assertTrue(complaints.getFirst().contains(part), complaints.getFirst());
    }
  }

  @Test
  void aRightAnswerHasNoMismatch() {
    Row row = tryWith(question(Subject.BOX_BOX, Question.Pattern.ZIP), (asked, answer) -> {});
    assertEquals(0, row.mismatches());
    assertEquals(List.of(), complaints);
    assertTrue(row.hits() > 0 && row.hits() < 130, "the scene has hits and misses: " + row.hits());
  }

  @Test
  void aFlippedBitIsNamedWithBothValues() {
    Question question = question(Subject.BOX_BOX, Question.Pattern.INDEXED);
    boolean[] hit = new boolean[1];
    Row row = tryWith(question, (asked, answer) -> {
      long[] words = ((Answer.Bits) answer).values().words();
      hit[0] = (words[1] & 1L << 7) != 0;
      words[1] ^= 1L << 7;
    });
    assertComplaint(1, row, "box-box overlap indexed", "index 71:",
        hit[0] ? "scalar says hit, wrong says miss" : "scalar says miss, wrong says hit");
  }

  @Test
  void aBitBehindTheLastPairIsAMismatch() {
    Row row = tryWith(question(Subject.SPHERE_BOX, Question.Pattern.ZIP),
        (asked, answer) -> ((Answer.Bits) answer).values().words()[2] |= 1L << 63);
    assertComplaint(1, row, "sphere-box overlap zip", "index 191:");
  }

  @Test
  void oneUlpOfTIsAMismatch() {
    Row row = tryWith(question(Subject.RAY_SPHERE, Question.Pattern.CLOSEST), (asked, answer) -> {
      float[] t = ((Answer.Casts) answer).values().t;
      t[4] = Math.nextUp(t[4]);
      t[9] = -1;
    });
    assertTrue(row.mismatches() >= 1);
    assertTrue(complaints.getFirst().contains("ray-sphere closest all-pairs"), complaints.getFirst());
  }

  @Test
  void aPairThatIsMissingIsAMismatch() {
    Question question = question(Subject.SPHERE_SPHERE, Question.Pattern.ALL_PAIRS);
    Row row = new Trial(
        (asked, answer) -> asked.ask(Engine.scalar(), new Answer.Listed(lockstep.Pairs.allocate(0))),
        "silent", complaints).run(question, 0);
    assertEquals(row.hits(), row.mismatches());
    assertTrue(complaints.getFirst().contains("silent says nothing"), complaints.getFirst());
  }

  @Test
  void anEntryThatIsNeverWrittenIsAMismatch() {
    Row row = new Trial((asked, answer) -> {}, "idle", complaints)
        .run(question(Subject.RAY_BOX, Question.Pattern.CLOSEST), 0);
    assertTrue(row.mismatches() > 0);
  }
}
