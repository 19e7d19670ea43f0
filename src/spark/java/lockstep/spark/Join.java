package lockstep.spark;

import java.util.List;
import java.util.Objects;
import lockstep.Columns;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Nearest;
import lockstep.Pairs;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Shapes;
import lockstep.Spheres;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;

/**
 * A spatial join of two datasets of shapes, of rays and shapes, or of one with itself. Its rows are what
 * {@link Engine#scalar()} answers on one machine, whatever the partitions, the executors and the failures:
 *
 * <pre>
 *   Dataset&lt;Row&gt; pairs = Join.of(balls, Kind.SPHERE, crates, Kind.BOX).overlap();
 *   pairs.orderBy("first", "second");
 * </pre>
 *
 * <p>A dataset has a row for each shape: an id, of type bigint, int or string, and {@linkplain Kind#columns()
 * the columns of its kind}, of type float; others are left aside, unless they are {@linkplain #carry(List,
 * List) carried}. An answer has a row for each pair, in no order: the ids {@code first} and {@code second},
 * and what the question measures. Where one machine prefers the lowest index, the lowest id counts, as Spark
 * sorts them: buffers sorted by ids have the same answers.
 *
 * <p>A question first looks at all rows, in a job of its own: how many there are, where, and whether all are
 * shapes. What follows is lazy, as every dataset. If a side is {@linkplain #broadcastRows small}, every
 * executor gets all of it. Otherwise space is split into cells, each shape is sent to all cells that its box
 * meets, and each pair is found there. Both sides are computed more than once, so a dataset that is costly is
 * worth a {@code cache()}.
 *
 * <p>A row with a null is an error, and so is a shape that nothing can meet, as one with a NaN or a negative
 * radius, or an empty box; {@link #dropInvalid()} leaves them out. An id must not be on two rows of a side.
 */
public final class Join {
  private final Dataset<Row> first;
  private final Kind firstKind;
  private final Dataset<Row> second; // the first where it is joined with itself
  private final Kind secondKind;
  private final boolean isSelf;
  private String firstId = "id";
  private String secondId = "id";
  private boolean drops;
  private boolean trusts;
  private int broadcastRows = 100_000;
  private int rowsPerCell = 500_000;
  private Carry carry = Carry.NOTHING;
  private long dropped;

  private Join(Dataset<Row> first, Kind firstKind, Dataset<Row> second, Kind secondKind, boolean isSelf) {
    this.first = Objects.requireNonNull(first, Lines.FIRST);
    this.firstKind = Objects.requireNonNull(firstKind, "firstKind");
    this.second = Objects.requireNonNull(second, Lines.SECOND);
    this.secondKind = Objects.requireNonNull(secondKind, "secondKind");
    this.isSelf = isSelf;
  }

  /** Joins two datasets. Only the first may be of rays. */
  public static Join of(Dataset<Row> first, Kind firstKind, Dataset<Row> second, Kind secondKind) {
    return new Join(first, firstKind, second, secondKind, false);
  }

  /**
   * Joins a dataset with itself: each pair of two of its shapes is listed once, the lower id first, as Spark
   * sorts them.
   */
  public static Join self(Dataset<Row> shapes, Kind kind) {
    Objects.requireNonNull(shapes, "shapes");
    Objects.requireNonNull(kind, "kind");
    return new Join(shapes, kind, shapes, kind, true);
  }

  /** Sets the name of the column of ids, {@code id} where it is not set. */
  public Join id(String name) {
    return ids(name, name);
  }

  /** Sets the names of the columns of ids of both sides. */
  public Join ids(String ofFirst, String ofSecond) {
    firstId = Objects.requireNonNull(ofFirst, "ofFirst");
    secondId = Objects.requireNonNull(ofSecond, "ofSecond");
    return this;
  }

  /** Carries the same columns of both sides into answers: see {@link #carry(List, List)}. */
  public Join carry(String... columns) {
    return carry(List.of(columns), List.of(columns));
  }

  /**
   * Carries further columns into answers: a column {@code name} of the first side is called {@code
   * first_name} there, one of the second side {@code second_name}. They may be of any type, and travel with
   * the ids, in place of a join afterwards.
   *
   * @throws IllegalArgumentException if a column of a side is named twice
   */
  public Join carry(List<String> ofFirst, List<String> ofSecond) {
    carry =
        new Carry(Objects.requireNonNull(ofFirst, "ofFirst"), Objects.requireNonNull(ofSecond, "ofSecond"));
    return this;
  }

  /** Leaves out rows with a null and shapes that nothing can meet; {@link #dropped()} says how many. */
  public Join dropInvalid() {
    drops = true;
    return this;
  }

  /** Takes the caller's word for it that no id is on two rows, which saves a shuffle of all ids. */
  public Join trustIds() {
    trusts = true;
    return this;
  }

  /**
   * Sets up to how many shapes of a side are sent to every executor as a whole, 100,000 where it is not set;
   * 0 for never.
   *
   * @throws IllegalArgumentException if {@code most} is negative
   */
  public Join broadcastRows(int most) {
    if (most < 0) {
      throw new IllegalArgumentException("most is " + most + ", less than 0");
    }
    broadcastRows = most;
    return this;
  }

  /**
   * Sets how many shapes of both sides a cell should not exceed, 500,000 where it is not set: what a task
   * keeps in memory, about 150 bytes for each, and four pairs at a time. Where more shapes than that are in
   * one place, one cell has them all.
   *
   * @throws IllegalArgumentException if {@code most} is not positive
   */
  public Join rowsPerCell(int most) {
    rowsPerCell = atLeastOne(most);
    return this;
  }

  private static int atLeastOne(int most) {
    if (most < 1) {
      throw new IllegalArgumentException("most is " + most + ", less than 1");
    }
    return most;
  }

  /** The number of rows of both sides that the last question left out. */
  public long dropped() {
    return dropped;
  }

  /**
   * Lists the pairs that overlap, as {@link Engine#overlap(lockstep.Target, lockstep.Obstacles, Pairs)} does.
   *
   * @throws IllegalArgumentException if a column is missing or of another type, a row is no shape, or an id
   *     is on two rows
   * @throws UnsupportedOperationException if the kinds have no overlap
   */
  public Dataset<Row> overlap() {
    return ask(new Question.Overlap());
  }

  /**
   * Lists the pairs that are at most so far apart, as {@link Engine#within(lockstep.Target,
   * lockstep.Obstacles, float, Pairs)} does, with their {@code distance}.
   *
   * @throws IllegalArgumentException if {@code distance} is NaN or negative, a column is missing or of
   *     another type, a row is no shape, or an id is on two rows
   * @throws UnsupportedOperationException if the kinds have no distance
   */
  public Dataset<Row> within(float distance) {
    return ask(new Question.Within(distance));
  }

  /**
   * Finds what each ray of the first side hits first, as {@link Engine#closest(Rays, lockstep.Obstacles,
   * RayHits)} does: {@code first}, {@code second}, {@code t} in units of the ray's direction, and of
   * triangles the barycentric {@code u} and {@code v}. On equal t the lowest id counts. A ray that hits
   * nothing has no row.
   *
   * @throws IllegalArgumentException if the first side is not of rays, a column is missing or of another
   *     type, a row is no ray or no shape, or an id is on two rows
   * @throws UnsupportedOperationException if no rays can be cast at the kind
   */
  public Dataset<Row> cast() {
    need(firstKind == Kind.RAY, "first is of the kind " + firstKind + ", not " + Kind.RAY);
    return search(new Search.Cast(secondKind == Kind.TRIANGLE));
  }

  /**
   * Finds who of the first side meets anything of the second, in which case there is a row with its id,
   * {@code first}: rays that hit, as {@link Engine#any(Rays, lockstep.Obstacles, Hits)} tells, or shapes that
   * overlap. A shape of a dataset that is joined with itself must overlap another one.
   *
   * @throws IllegalArgumentException if a column is missing or of another type, a row is no ray or no shape,
   *     or an id is on two rows, or columns of the second side are to be carried
   * @throws UnsupportedOperationException if there is no kernel for the kinds
   */
  public Dataset<Row> any() {
    return search(new Search.Any());
  }

  /** Finds the nearest shapes, however far they are: see {@link #nearest(int, float)}. */
  public Dataset<Row> nearest(int most) {
    return nearest(most, Float.POSITIVE_INFINITY);
  }

  /**
   * Finds for each shape of the first side the {@code most} nearest ones of the second that are at most so
   * far away, or fewer if there are no more, as {@link Engine#nearest(Shapes, lockstep.Obstacles, Nearest)}
   * does: their {@code distance} and {@code x, y, z}, their point that is nearest. On equal distances the
   * lowest ids count. A shape of a dataset that is joined with itself is not its own neighbour.
   *
   * @throws IllegalArgumentException if {@code most} is not positive, {@code within} is NaN or negative, a
   *     column is missing or of another type, a row is no shape, or an id is on two rows
   * @throws UnsupportedOperationException if the kinds have no distance
   */
  public Dataset<Row> nearest(int most, float within) {
    return search(new Search.Near(atLeastOne(most), within));
  }

  /**
   * Tells for each point of the first side, or centre of a sphere, whether it is {@code inside} of the closed
   * mesh that all triangles of the second side are, as {@link Engine#inside(Spheres, lockstep.Obstacles,
   * Hits)} does: a row for each point, with its id, {@code first}, and a boolean. The order of the triangles
   * does not matter. Every executor gets the whole mesh, however large.
   *
   * @throws IllegalArgumentException if the first side is not of points or spheres, or the second not of
   *     triangles, a column is missing or of another type, a row is no point or no triangle, or an id is on
   *     two rows, or columns of the second side are to be carried
   */
  public Dataset<Row> inside() {
    need(firstKind == Kind.POINT || firstKind == Kind.SPHERE,
        "first is of the kind " + firstKind + ", not " + Kind.POINT + " or " + Kind.SPHERE);
    need(secondKind == Kind.TRIANGLE, "second is of the kind " + secondKind + ", not " + Kind.TRIANGLE);
    checkCarriesNoSecond();
    Sides sides = look(Reach::points, Reach::points);
    Input points = sides.first().input(), mesh = sides.second().input();
    JavaRDD<Row> rows = sides.first().rows()
        .mapPartitions(new Inside(points, mesh, carry, sides.context().broadcast(sides.second().all())));
    return answer(sides, false, rows,
        List.of(DataTypes.createStructField("inside", DataTypes.BooleanType, false)));
  }

  private Dataset<Row> ask(Question question) {
    need(firstKind != Kind.RAY, "first is of the kind " + Kind.RAY + ": rays are cast");
    question.list(Engine.scalar(), (Shapes) none(firstKind), nothing(), Pairs.allocate(0)); // or throws
    Sides sides = look(question, question);
    return answer(sides, true, PairQuery.rows(sides, question), Lines.floats(question.values()));
  }

  private Dataset<Row> search(Search search) {
    need(firstKind != Kind.RAY || !(search instanceof Search.Near),
        "first is of the kind " + Kind.RAY + ": rays are cast");
    boolean isAboutSecond = !search.values().isEmpty();
    if (!isAboutSecond) {
      checkCarriesNoSecond();
    }
    Ids ids = Ids.empty(false, 0);
    search.ask(Engine.scalar(), new Search.Asking(none(firstKind), ids, 0, ids), nothing(),
        new Answers(1, 1, ids, ids)); // or throws
    Sides sides = look(Reach::points, SearchQuery::reach);
    return answer(sides, isAboutSecond, SearchQuery.rows(sides, search), Lines.floats(search.values()));
  }

  /** No shapes of the second kind. */
  private Shapes nothing() {
    need(secondKind != Kind.RAY, "second is of the kind " + Kind.RAY + ": nothing meets rays");
    return (Shapes) none(secondKind);
  }

  private static Columns none(Kind kind) {
    return kind.wrap(new float[kind.columns().size()][0], 0);
  }

  private static void need(boolean is, String message) {
    if (!is) {
      throw new IllegalArgumentException(message);
    }
  }

  private void checkCarriesNoSecond() {
    need(carry.ofSecond().isEmpty(),
        "the answer is not about shapes of second, so it cannot carry " + carry.ofSecond());
  }

  /** Looks at both sides, in jobs of their own. */
  private Sides look(Reaching toFirst, Reaching toSecond) {
    List<String> carried = isSelf ? carry.ofBoth() : carry.ofFirst();
    Selection a = ofFirst(carried), plainA = carried.isEmpty() ? a : ofFirst(List.of());
    Selection b = isSelf ? a : ofSecond(carry.ofSecond());
    Selection plainB = isSelf ? plainA : carry.ofSecond().isEmpty() ? b : ofSecond(List.of());
    Survey ofA = plainA.survey(toFirst, !trusts);
    Survey ofB = isSelf && toFirst.equals(toSecond) ? ofA : plainB.survey(toSecond, !trusts && !isSelf);
    dropped = ofA.faults() + (isSelf ? 0 : ofB.faults());
    return new Sides(a, ofA, b, ofB, isSelf, carry, broadcastRows, rowsPerCell);
  }

  private Selection ofFirst(List<String> carried) {
    return Selection.of(isSelf ? "shapes" : Lines.FIRST, first, firstKind, firstId, drops, carried);
  }

  private Selection ofSecond(List<String> carried) {
    return Selection.of(Lines.SECOND, second, secondKind, secondId, drops, carried);
  }

  private Dataset<Row> answer(Sides sides, boolean isAboutSecond, JavaRDD<Row> rows,
      List<StructField> values) {
    return first.sparkSession().createDataFrame(rows,
        Lines.schema(sides.first().input(), isAboutSecond ? sides.second().input() : null, carry, values));
  }
}
