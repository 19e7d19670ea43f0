package lockstep.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import lockstep.Engine;
import org.junit.jupiter.api.Test;

/** A tree that is wrong somewhere must not get through. */
class TreeTrialTest {
  private static final TreeTrial.Contender RIGHT = TreeTrial.Contender.of(Engine.best());

  private final List<String> complaints = new ArrayList<>();

  private static TreeQuestion question(Subject subject, TreeQuestion.Verb verb) {
    return new TreePlan(EnumSet.of(subject), 150, true, 1, null, null).questions(subject.scene).stream()
        .filter(question -> question.verb() == verb).findFirst().orElseThrow();
  }

  private TreeRow tryWith(TreeQuestion question, TreeTrial.Contender spoiler) {
    TreeTrial.Contender wrong = (asked, answer) -> {
      RIGHT.ask(asked, answer);
      spoiler.ask(asked, answer);
    };
    return new TreeTrial(wrong, "wrong", complaints).run(question, RIGHT, 0);
  }

  private void assertComplaint(TreeRow row, long mismatches, String... parts) {
    assertEquals(mismatches, row.mismatches());
    assertEquals(1, complaints.size(), complaints::toString);
    for (String part : parts) {
      assertTrue(complaints.getFirst().contains(part), complaints.getFirst());
    }
  }

  @Test
  void everyVerbIsAskedInEveryWorldAndRightAnswersHaveNoMismatch() {
    TreePlan plan = new TreePlan(EnumSet.allOf(Subject.class), 150, true, 1, null, null);
    List<String> asked = new ArrayList<>();
    for (Scene scene : Scene.values()) {
      for (TreeQuestion question : plan.questions(scene)) {
        TreeRow row = tryWith(question, (same, answer) -> {});
        assertEquals(0, row.mismatches(), question::toString);
        assertTrue(row.hits() > 10, question + " has hits: " + row.hits());
        asked.add(question.shapes() + " " + question.asked());
      }
    }
    assertEquals(List.of(), complaints);
    assertEquals(plan.questions(), asked.size());
    for (String shapes : List.of("spheres ", "boxes ", "triangles ")) {
      for (String verb : List.of("closest", "any", "all hits", "candidates", "overlap spheres",
          "overlap boxes")) {
        assertTrue(asked.contains(shapes + verb), shapes + verb);
      }
    }
  }

  @Test
  void aHitOnAnotherShapeIsNamed() {
    TreeRow row = tryWith(question(Subject.RAY_TRIANGLE, TreeQuestion.Verb.CLOSEST),
        (asked, answer) -> ((Answer.Casts) answer).values().index[7] += 1000);
    assertComplaint(row, 1,
        "closest of 150 in a tree over 150 triangles of terrain, index 7: brute force says", "wrong say");
  }

  @Test
  void anOrderOfHitsThatIsWrongIsNamed() {
    TreeQuestion question = question(Subject.RAY_SPHERE, TreeQuestion.Verb.ALL);
    TreeRow row = tryWith(question, (asked, answer) -> {
      Answer.Ranked hits = (Answer.Ranked) answer;
      int ray = 0;
      while (hits.values().needed(ray) < 2) {
        ray++;
      }
      int at = ray * hits.values().perRay();
      int first = hits.values().index[at];
      hits.values().index[at] = hits.values().index[at + 1];
      hits.values().index[at + 1] = first;
    });
    assertComplaint(row, 2, "all hits of 150 in a tree over 150 spheres of cloud", "index=");
  }

  @Test
  void aPairThatIsMissingIsNamed() {
    TreeQuestion question = question(Subject.BOX_BOX, TreeQuestion.Verb.OVERLAP);
    TreeRow row = new TreeTrial(
        (asked, answer) -> asked.ask(Engine.best(), new Answer.Listed(lockstep.Pairs.allocate(0))), "idle",
        complaints).run(question, RIGHT, 0);
    assertComplaint(row, row.hits(), "overlap boxes of 150 in a tree over 150 boxes of city, index 0",
        "idle say pair (-1, -1)");
  }

  @Test
  void whatOnlyThreadsGetWrongIsNamed() {
    TreeRow row = new TreeTrial(RIGHT, "best", complaints)
        .run(question(Subject.RAY_BOX, TreeQuestion.Verb.ANY), (asked, answer) -> {
          RIGHT.ask(asked, answer);
          ((Answer.Bits) answer).values().words()[1] ^= 1;
        }, 0);
    assertComplaint(row, 1, "any of 150 in a tree over 150 boxes of city, index 64", "best, in pieces, say");
  }
}
