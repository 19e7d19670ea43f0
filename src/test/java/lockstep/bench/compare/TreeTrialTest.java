package lockstep.bench.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import lockstep.BuffersByKind;
import lockstep.Engine;
import lockstep.Engines;
import lockstep.Runs;
import lockstep.bench.Catalogue;
import lockstep.bench.compare.TreeQuestion.Ask;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;

/** A tree with a wrong answer is detected. */
@Runs.Bench
@Runs.Vectors
class TreeTrialTest {
  private static final Trial.Contender RIGHT = new Trial.Contender("scalar", Engine.scalar());

  private final List<String> complaints = new ArrayList<>();

  private static List<Question> questions(List<Entry> entries) {
    return new TreePlan(entries, 150, 1, null, null).batches().stream()
        .flatMap(batch -> batch.questions().get().stream()).toList();
  }

  private static Question question(String kernel, Ask ask) {
    return questions(List.of(Catalogue.named(kernel))).stream()
        .filter(question -> ((TreeQuestion) question).asked() == ask).findFirst().orElseThrow();
  }

  private Checked tryWith(Question question, Trial.Answering spoiler) {
    Trial.Contender wrong = new Trial.Contender("wrong", (asked, answer) -> {
      RIGHT.ask(asked, answer);
      spoiler.ask(asked, answer);
    });
    return new Trial(wrong, RIGHT, complaints::add).check(question);
  }

  private void assertComplaint(Checked row, long mismatches, String... parts) {
    assertEquals(mismatches, row.mismatches());
    assertEquals(1, complaints.size(), complaints::toString);
    for (String part : parts) {
      assertTrue(complaints.getFirst().contains(part), complaints.getFirst());
    }
  }

  @Test
  void everyVerbIsAskedInEveryWorldAndRightAnswersHaveNoMismatch() {
    Set<String> asked = new TreeSet<>();
    for (Question question : questions(Catalogue.entries())) {
      Checked row = tryWith(question, (same, answer) -> {});
      assertEquals(0, row.mismatches(), question::toString);
      assertTrue(row.hits() > 10, question + " has hits: " + row.hits());
      asked.add(row.pairing() + ": " + row.verb());
    }
    assertEquals(List.of(), complaints);
    for (Kind kind : Kind.values()) {
      for (Entry entry : Catalogue.entries()) {
        String tree = "tree over " + plural(kind) + ": ";
        if (entry.verb() == Verb.CAST && entry.second() == kind) {
          for (String verb : List.of("closest", "any", "all hits", "cast", "candidates")) {
            assertTrue(asked.contains(tree + verb), tree + verb);
          }
        } else if (entry.verb() == Verb.OVERLAP && (entry.second() == kind || entry.first() == kind)) {
          Kind other = entry.second() == kind ? entry.first() : entry.second();
          assertTrue(asked.contains(tree + "overlap " + plural(other)), tree + plural(other));
        }
      }
    }
  }

  private static String plural(Kind kind) {
    return BuffersByKind.allocate(kind, 0).getClass().getSimpleName().toLowerCase(Locale.ROOT);
  }

  @Test
  void aHitOnAnotherShapeIsNamed() {
    Checked row = tryWith(question("ray-triangle", Ask.CLOSEST),
        (asked, answer) -> ((Answer.Casts) answer).values().index[7] += 1000);
    assertComplaint(row, 1,
        "closest of 150 in a tree over 150 triangles of terrain, index 7: brute force says", "wrong says");
  }

  @Test
  void anOrderOfHitsThatIsWrongIsNamed() {
    Question question = question("ray-sphere", Ask.ALL);
    Checked row = tryWith(question, (asked, answer) -> {
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
    Question question = question("box-box", Ask.OVERLAP);
    Trial.Contender idle = new Trial.Contender("idle",
        (asked, answer) -> asked.ask(Engines.widest(), new Answer.Listed(lockstep.Pairs.allocate(0))));
    Checked row = new Trial(idle, RIGHT, complaints::add).check(question);
    assertComplaint(row, row.hits(), "overlap boxes of 150 in a tree over 150 boxes of city, index 0",
        "idle says nothing");
  }

  @Test
  void whatOnlyThreadsGetWrongIsNamed() {
    Trial.Contender wrong = new Trial.Contender("wrong", (asked, answer) -> {
      RIGHT.ask(asked, answer);
      ((Answer.Bits) answer).values().words()[1] ^= 1;
    });
    Checked row = new Trial(RIGHT, wrong, complaints::add).check(question("ray-box", Ask.ANY));
    assertComplaint(row, 1, "any of 150 in a tree over 150 boxes of city, index 64", "wrong says");
  }
}
