package lockstep.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import lockstep.Runs;
import org.junit.jupiter.api.Test;

/** The assignment of operations to loops, and the values kept in memory in between. */
@Runs.Once
class ScheduleTest {
  private final Graph graph = new Graph();
  private final Node x = graph.make(Op.COLUMN, Type.FLOAT, new Node.Column(0, 0)).named("x");
  private final Node y = graph.make(Op.COLUMN, Type.FLOAT, new Node.Column(1, 0)).named("y");
  private final Node sum = graph.operation(Op.ADD, x, y);
  private final Node near = graph.operation(Op.LT, sum, y);
  private final Node wide = graph.convert(sum, Type.DOUBLE);
  private final Node square = graph.operation(Op.MUL, wide, wide);
  private final Node small = graph.operation(Op.LT, square, graph.constant(1d));
  private final Pass pass = new Pass("cut", Type.FLOAT, List.of("v"), graph.operation(Op.GT,
      graph.make(Op.PARAMETER, Type.FLOAT, new Node.Parameter("cut", 0)), graph.constant(0f)));

  private Schedule schedule(Node hit, Node... roots) {
    return new Schedule(graph, hit, List.of(roots));
  }

  /** The units of the steps, each with its operations. */
  private static List<String> steps(Schedule schedule) {
    return schedule.steps.stream().map(step -> step.unit() + ": "
        + String.join(" ", step.nodes().stream().map(node -> node.op + "").toList())).toList();
  }

  @Test
  void floatsAreOneLoop() {
    Node hit = graph.and(near, graph.not(graph.operation(Op.EQ, x, y)));
    Schedule schedule = schedule(hit);
    assertEquals(List.of("FLOATS: ADD LT EQ NOT AND"), steps(schedule));
    assertTrue(schedule.isOneLoop());
    assertSame(hit, schedule.hit);
    assertTrue(schedule.isNeededLater(hit));
    assertFalse(schedule.isNeededLater(near));
  }

  /** Wherever they are cut: C1 refuses a loop of 70, and its vectors may then be objects for ever. */
  @Test
  void loopsHaveAtMost64Operations() {
    Random random = new Random(1);
    int longest = 0;
    for (int k = 0; k < 200; k++) {
      List<Node> values = new ArrayList<>(List.of(x, y));
      for (int size = 66 + random.nextInt(300); values.size() < size;) {
        Node a = values.get(values.size() - 1 - random.nextInt(2));
        Node b = values.get(Math.max(0, values.size() - 1 - random.nextInt(20)));
        values.add(random.nextBoolean() ? graph.operation(Op.ADD, a, b)
            : graph.operation(random.nextBoolean() ? Op.ABS : Op.SQRT, a));
      }
      Schedule schedule = schedule(graph.yes, graph.make(Op.STORE, Type.FLOAT, 0, values.getLast()));
      for (Schedule.Step step : schedule.steps) {
        longest = Math.max(longest, step.nodes().size());
      }
    }
    assertEquals(64, longest);
  }

  @Test
  void whatIsGivenTakesNoStep() {
    Schedule schedule = schedule(graph.yes);
    assertTrue(schedule.steps.isEmpty() && schedule.isOneLoop());
    assertFalse(schedule.isNeededLater(graph.yes));
    assertTrue(schedule(graph.no, graph.make(Op.STORE, Type.FLOAT, 0, x)).isOneLoop());
  }

  @Test
  void floatsComeBeforeDoublesAndLogicOfBothIsDoneOnWords() {
    Node hit = graph.and(near, small);
    Schedule schedule = schedule(hit);
    assertEquals(List.of("FLOATS: ADD LT", "DOUBLES: WIDEN MUL LT", "WORDS: AND"), steps(schedule));
    assertFalse(schedule.isOneLoop());
    assertEquals(List.of(sum, near, small, hit),
        Stream.of(sum, near, wide, square, small, hit).filter(schedule::isNeededLater).toList());
  }

  /** Logic of doubles alone needs no words. */
  @Test
  void doublesAloneAreALoopButNotOfFloats() {
    Schedule schedule = schedule(graph.operation(Op.LT, graph.convert(x, Type.DOUBLE), graph.constant(1d)));
    assertEquals(List.of("DOUBLES: WIDEN LT"), steps(schedule));
    assertFalse(schedule.isOneLoop());
    assertEquals(List.of("DOUBLES: WIDEN LT NOT"), steps(
        schedule(graph.not(graph.operation(Op.LT, graph.convert(x, Type.DOUBLE), graph.constant(1d))))));
  }

  @Test
  void whatWasRoundedIsUsedInAStepOfItsOwn() {
    Node rounded = graph.convert(square, Type.FLOAT);
    Node hit = graph.operation(Op.LT, rounded, y);
    Schedule schedule = schedule(hit);
    assertEquals(List.of("FLOATS: ADD", "DOUBLES: WIDEN MUL NARROW", "FLOATS: LT"), steps(schedule));
    assertTrue(schedule.isNeededLater(rounded));
    assertFalse(schedule.isNeededLater(square));
    Node again = graph.operation(Op.LT, graph.convert(rounded, Type.DOUBLE), graph.constant(1d));
    assertEquals(List.of("FLOATS: ADD", "DOUBLES: WIDEN MUL NARROW", "DOUBLES: WIDEN LT"),
        steps(schedule(again)));
  }

  @Test
  void aStepTakesAllThatCanBeComputed() {
    Node difference = graph.operation(Op.SUB, x, y); // created after all doubles
    Node hit = graph.and(small, graph.operation(Op.LT, difference, y));
    assertEquals(List.of("FLOATS: ADD SUB LT", "DOUBLES: WIDEN MUL LT", "WORDS: AND"), steps(schedule(hit)));
  }

  /** Pairs are asked about between loops; what needs the answer waits for it. */
  @Test
  void decisionsAreMadeOnWords() {
    Node decided = graph.make(Op.DECIDE, Type.BOOLEAN, "closely", near, x, y);
    Node hit = graph.and(decided, graph.operation(Op.LT, x, y));
    Node store = graph.make(Op.STORE, Type.FLOAT, 0, graph.select(decided, x, sum));
    Schedule schedule = schedule(hit, store);
    assertEquals(List.of("FLOATS: ADD LT LT", "WORDS: DECIDE AND", "FLOATS: SELECT STORE"), steps(schedule));
    assertTrue(schedule.isNeededLater(near) && schedule.isNeededLater(decided));
  }

  // ---- passes ----

  @Test
  void passesOfAConjunctionComeLast() {
    Node first = graph.call(pass, sum);
    Node second = graph.call(pass, x);
    Schedule schedule = schedule(graph.and(graph.and(first, near), second));
    assertEquals(List.of(first, second), schedule.lastPasses);
    assertSame(near, schedule.hit);
    assertEquals(List.of("FLOATS: ADD LT COPY"), steps(schedule));
    assertFalse(schedule.isOneLoop());
    assertTrue(schedule.isNeededLater(sum));
    assertTrue(schedule.isNeededLater(second.arg(0)));
  }

  @Test
  void aHitThatIsAPassIsOneOfEveryPair() {
    Node call = graph.call(pass, sum);
    Schedule schedule = schedule(call);
    assertEquals(List.of(call), schedule.lastPasses);
    assertSame(graph.yes, schedule.hit);
    assertEquals(List.of("FLOATS: ADD"), steps(schedule));
  }

  @Test
  void aPassThatOthersNeedIsAStep() {
    Node call = graph.call(pass, sum);
    Node store = graph.make(Op.STORE, Type.FLOAT, 0, graph.select(call, x, y));
    Schedule schedule = schedule(graph.and(near, call), store);
    assertTrue(schedule.lastPasses.isEmpty());
    assertEquals(List.of("FLOATS: ADD LT", "WORDS: PASS AND", "FLOATS: SELECT STORE"), steps(schedule));
    assertTrue(schedule.isNeededLater(call) && schedule.isNeededLater(sum) && schedule.isNeededLater(near));
  }

  @Test
  void aPassThatIsPartOfAnotherConjunctIsAStep() {
    Node call = graph.call(pass, sum);
    Schedule schedule = schedule(graph.and(call, graph.or(near, graph.not(call))));
    assertTrue(schedule.lastPasses.isEmpty());
    assertEquals(List.of("FLOATS: ADD LT", "WORDS: PASS NOT OR AND"), steps(schedule));
  }

  /** A pass reads what another has written. */
  @Test
  void aPassOfAPassFollowsIt() {
    Pass twice = new Pass("twice", Type.FLOAT, List.of("v"), graph.operation(Op.ADD,
        graph.make(Op.PARAMETER, Type.FLOAT, new Node.Parameter("twice", 0)), graph.constant(1f)));
    Node outer = graph.call(twice, graph.call(twice, sum));
    Schedule schedule = schedule(graph.operation(Op.LT, outer, y));
    assertEquals(List.of("FLOATS: ADD", "WORDS: PASS", "WORDS: PASS", "FLOATS: LT"), steps(schedule));
  }
}
