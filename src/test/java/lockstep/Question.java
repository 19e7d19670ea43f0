package lockstep;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.Layout.Column;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.run.VectorSupport;
import lockstep.internal.shape.Kind;

/**
 * A question of the catalogue: a verb and two kinds, in the order of the entry or, for a symmetric verb, the
 * other one. {@link VerbCall} defines the call of each verb.
 */
record Question(Verb verb, Kind first, Kind second) {
  private static final double GOLDEN = 0.6180339887498949;

  /** One for each entry of the catalogue, in its order. */
  static List<Question> entries() {
    return ScalarKernels.TABLE.entries().stream().map(Question::of).toList();
  }

  /** One for each entry and order of its operands. */
  static List<Question> all() {
    List<Question> all = new ArrayList<>();
    for (Question question : entries()) {
      all.add(question);
      if (question.verb.symmetric() && question.first != question.second) {
        all.add(question.swapped());
      }
    }
    return all;
  }

  /**
   * A selection whose size keeps a test's time independent of the catalogue, with few questions whose kernels
   * the JVM takes seconds to compile. There are fewer if less will do, or if vectors are narrower than they
   * could be or absent, since adapters and compiler are the same for all. {@link GoldenTest} covers all of
   * them, and an exhaustive {@link Effort} does so everywhere.
   */
  static List<Question> some(boolean lessWillDo) {
    boolean fewer =
        lessWillDo || System.getProperty("lockstep.bits") != null || VectorSupport.KERNELS == null;
    List<Question> listed = listed(all());
    List<Question> sweeps = all(Verb.SWEEP);
    List<Question> distances =
        all().stream().filter(question -> !listed.contains(question) && !sweeps.contains(question)).toList();
    return Stream.of(pick(listed, fewer ? Effort.choose(5, 10, 0) : Effort.choose(8, 20, 0), lessWillDo),
        pick(distances, fewer ? Effort.choose(2, 3, 0) : Effort.choose(3, 6, 0), lessWillDo),
        pick(sweeps, Effort.choose(1, fewer ? 1 : 2, 0), lessWillDo)).flatMap(List::stream).toList();
  }

  private static List<Question> pick(List<Question> questions, int most, boolean lessWillDo) {
    return lessWillDo ? few(questions, most) : some(questions, most);
  }

  /**
   * At most {@code most} of these, for tests of what brings pairs to kernels, which do not depend on the
   * kernel: a build takes them from the half whose kinds have fewer columns. The JVM compiles their kernels
   * in tenths of a second, and those of the others in seconds.
   */
  static List<Question> few(List<Question> questions, int most) {
    if (Effort.MINE != Effort.BUILD) {
      return some(questions, most);
    }
    List<Question> lighter = questions.stream().sorted(Comparator.comparingInt(Question::weight))
        .limit((questions.size() + 1) / 2).toList();
    return some(questions.stream().filter(lighter::contains).toList(), most);
  }

  private int weight() {
    return first.width() * second.width();
  }

  /** One for each verb, for tests that do not depend on the kernel. */
  static List<Question> ofEachVerb() {
    return Stream.of(Verb.values()).flatMap(verb -> some(all(verb), 1).stream()).toList();
  }

  /**
   * At most {@code most} of these, evenly spread, others at each width. More include fewer: kernels that one
   * test has had compiled, others ask too.
   */
  static <T> List<T> some(List<T> all, int most) {
    int width = switch (System.getProperty("lockstep.bits", "")) {
      case "256" -> 1;
      case "128" -> 2;
      default -> VectorSupport.KERNELS == null ? 3 : 0;
    };
    if (Effort.MINE == Effort.EXHAUSTIVE || all.size() <= most) {
      return all;
    }
    TreeSet<Integer> picked = new TreeSet<>();
    for (double at = width / 4.0; picked.size() < most; at += GOLDEN) {
      picked.add((int) ((at - Math.floor(at)) * all.size()));
    }
    return picked.stream().<T>map(all::get).toList();
  }

  /** Those of one verb. */
  static List<Question> all(Verb verb) {
    return all().stream().filter(question -> question.verb == verb).toList();
  }

  /** Those whose hits can be listed. */
  static List<Question> listed(List<Question> questions) {
    return questions.stream().filter(question -> VerbCall.lists(question.verb)).toList();
  }

  /** Overlaps of one kind with itself. */
  static List<Question> ofOneKind() {
    return all(Verb.OVERLAP).stream().filter(question -> question.first == question.second).toList();
  }

  /** The kinds for which ray casts exist. */
  static List<Kind> castAt() {
    return all(Verb.CAST).stream().map(Question::second).toList();
  }

  static Question of(Entry entry) {
    return new Question(entry.verb(), entry.first(), entry.second());
  }

  /** Whether the catalogue has an answer; if not, every engine throws. */
  boolean hasAnswer() {
    return all().contains(this);
  }

  Question swapped() {
    return new Question(verb, second, first);
  }

  /** The first operand of a sweep with motions of its own; null for other verbs. */
  Moving moving(Columns first) {
    return verb.motions() == 0 ? null : ((Shapes) first).moving(Samples.motions(first));
  }

  /**
   * Runs the pairs of a pairing on {@code engine}, with fresh results, checks the properties of every answer,
   * and returns it as bits: those of each pair, then every column of the result.
   */
  int[] ask(Engine engine, Columns first, Columns second, Pairing pairing) {
    int pairs = Pairs.count(pairing, first.size(), second.size());
    VerbCall<Object> call = VerbCall.of(verb);
    Object result = Answers.stale(call.result(pairs));
    call.ask(engine, first, moving(first), (Shapes) second, pairing, result);
    return Answers.of(result, pairs);
  }

  /**
   * The answers to the question with the operands swapped, from those to this one: values of either operand
   * are exchanged.
   */
  int[] exchanged(int[] answers) {
    List<Column> columns = verb.layout().floats();
    int pairs = answers.length / (1 + columns.size());
    int[] exchanged = answers.clone();
    for (int c = 0; c < columns.size(); c++) {
      System.arraycopy(answers, (1 + columns.get(c).swapped()) * pairs, exchanged, (1 + c) * pairs, pairs);
      if (columns.get(c).negated()) {
        for (int i = (1 + c) * pairs; i < (2 + c) * pairs; i++) {
          exchanged[i] = Float.floatToRawIntBits(0f - Float.intBitsToFloat(exchanged[i]));
        }
      }
    }
    return exchanged;
  }

  /** The number of pairs that hit. */
  long count(Engine engine, Columns first, Columns second, Pairing pairing) {
    return Arrays.stream(ask(engine, first, second, pairing))
        .limit(Pairs.count(pairing, first.size(), second.size())).sum();
  }

  /** Lists all pairs that hit. */
  long list(Engine engine, Columns first, Target second, Pairs pairs) {
    return VerbCall.of(verb).list(engine, first, second, pairs);
  }

  /** The number of pairs that would be listed. */
  long count(Engine engine, Columns first, Target second) {
    return list(engine, first, second, Pairs.allocate(0));
  }

  /**
   * All pairs that hit by definition, as alternating first and second elements: one row of the scalar engine
   * after the other.
   */
  int[] definition(Columns first, Columns second, boolean self) {
    IntStream.Builder list = IntStream.builder();
    for (int i = 0; i < first.size(); i++) {
      int[] row = ask(Engine.scalar(), first, second, Pairing.oneToMany(i));
      for (int j = self ? i + 1 : 0; j < second.size(); j++) {
        if (row[j] != 0) {
          list.add(i).add(j);
        }
      }
    }
    return list.build().toArray();
  }

  /** Such as {@code overlap sphere-box}. */
  @Override
  public String toString() {
    return verb.label() + " " + first.label() + "-" + second.label();
  }
}
