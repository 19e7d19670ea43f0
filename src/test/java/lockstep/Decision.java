package lockstep;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.contains.Inside;
import lockstep.internal.kernel.overlap.PlaneSide;
import lockstep.internal.query.ResultColumns;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Ball;
import lockstep.oracle.Box;
import lockstep.oracle.Capsule;
import lockstep.oracle.Content;
import lockstep.oracle.Exact;
import lockstep.oracle.HalfSpace;
import lockstep.oracle.OrientedBox;
import lockstep.oracle.Point;
import lockstep.oracle.Polytope;
import lockstep.oracle.Ray;
import lockstep.oracle.SegmentToBox;
import lockstep.oracle.SeparatingAxes;
import lockstep.oracle.Triangle;

/**
 * A question of which every answer is that of real arithmetic.
 *
 * @param exact its answer for the numbers of two shapes, which are proper, by an oracle in real numbers;
 *     cylinders are along z
 */
record Decision(Verb verb, Kind first, Kind second, BiPredicate<float[], float[]> exact) {
  /** What every container may hold. */
  private static final List<Kind> CONTENTS =
      List.of(Kind.SPHERE, Kind.CAPSULE, Kind.BOX, Kind.ORIENTED_BOX, Kind.TRIANGLE);

  static final List<Decision> ALL = Stream.of(basic(), planes(), frusta(), rays(), orientedBoxes(), inside())
      .flatMap(List::stream).toList();

  private static List<Decision> basic() {
    return List.of(overlap(Kind.SPHERE, Kind.SPHERE, (p, q) -> Ball.of(p, 0).overlaps(Ball.of(q, 0))),
        overlap(Kind.SPHERE, Kind.BOX, (p, q) -> Ball.of(p, 0).overlaps(Box.of(q, 0))),
        overlap(Kind.SPHERE, Kind.CAPSULE, (p, q) -> Capsule.of(q, 0).overlaps(Ball.of(p, 0))),
        overlap(Kind.CAPSULE, Kind.CAPSULE, (p, q) -> Capsule.of(p, 0).overlaps(Capsule.of(q, 0))),
        overlap(Kind.CAPSULE, Kind.BOX,
            (p, q) -> SegmentToBox.squaredDistance(Point.of(p, 0), Point.of(p, 3), Box.of(q, 0))
                .isAtMost(Exact.of(p[6]).square())),
        overlap(Kind.SPHERE, Kind.TRIANGLE, (p, q) -> Ball.of(p, 0).overlaps(Triangle.of(q, 0))),
        overlap(Kind.BOX, Kind.TRIANGLE, (p, q) -> Triangle.of(q, 0).overlaps(Box.of(p, 0))),
        overlap(Kind.TRIANGLE, Kind.TRIANGLE, (p, q) -> Triangle.of(p, 0).overlaps(Triangle.of(q, 0))),
        overlap(Kind.CAPSULE, Kind.TRIANGLE, (p, q) -> Triangle.of(q, 0).overlaps(Capsule.of(p, 0))),
        overlap(Kind.SPHERE, Kind.CYLINDER, (p, q) -> flat(p, 1).overlaps(circle(q))),
        overlap(Kind.CAPSULE, Kind.CYLINDER, (p, q) -> flat(p, 2).overlaps(circle(q))),
        overlap(Kind.CYLINDER, Kind.CYLINDER, (p, q) -> circle(p).overlaps(circle(q))),
        overlap(Kind.CYLINDER, Kind.BOX,
            (p, q) -> new Ball(circle(p).a(), circle(p).radius())
                .overlaps(Box.of(new float[] {q[0], q[1], 0, q[3], q[4], 0}, 0))),
        contains(Kind.SPHERE, Kind.SPHERE, (p, q) -> Content.sphere(q, 0).isIn(Ball.of(p, 0))),
        contains(Kind.SPHERE, Kind.CAPSULE, (p, q) -> Content.capsule(q, 0).isIn(Ball.of(p, 0))),
        contains(Kind.SPHERE, Kind.TRIANGLE, (p, q) -> Content.triangle(q, 0).isIn(Ball.of(p, 0))),
        contains(Kind.BOX, Kind.SPHERE, (p, q) -> Content.sphere(q, 0).isIn(Box.of(p, 0))),
        contains(Kind.BOX, Kind.CAPSULE, (p, q) -> Content.capsule(q, 0).isIn(Box.of(p, 0))));
  }

  /** Half-spaces, and frusta as six of them. */
  private static List<Decision> planes() {
    List<Decision> all = new ArrayList<>();
    for (Kind kind : CONTENTS) {
      all.add(overlap(kind, Kind.PLANE, (p, q) -> reaches(q, 0, content(kind, p))));
      all.add(contains(Kind.PLANE, kind, (p, q) -> content(kind, q).isIn(HalfSpace.of(p, 0))));
      all.add(contains(Kind.FRUSTUM, kind,
          (p, q) -> ofPlanes().allMatch(k -> content(kind, q).isIn(HalfSpace.of(p, k)))));
      all.add(new Decision(Verb.OVERLAP_BY_PLANES, Kind.FRUSTUM, kind,
          (p, q) -> ofPlanes().allMatch(k -> reaches(p, k, content(kind, q)))));
    }
    return all;
  }

  private static List<Decision> frusta() {
    return List.of(
        overlap(Kind.FRUSTUM, Kind.SPHERE,
            (p, q) -> Polytope.of(p).reaches(Point.of(q, 0), Point.of(q, 0), Exact.of(q[3]))),
        overlap(Kind.FRUSTUM, Kind.CAPSULE,
            (p, q) -> Polytope.of(p).reaches(Point.of(q, 0), Point.of(q, 3), Exact.of(q[6]))),
        overlap(Kind.FRUSTUM, Kind.BOX, (p, q) -> Polytope.of(p).overlaps(OrientedBox.of(Box.of(q, 0)))),
        overlap(Kind.FRUSTUM, Kind.ORIENTED_BOX, (p, q) -> Polytope.of(p).overlaps(OrientedBox.of(q, 0))),
        overlap(Kind.FRUSTUM, Kind.TRIANGLE, (p, q) -> Polytope.of(p).overlaps(Triangle.of(q, 0))));
  }

  private static List<Decision> rays() {
    return List.of(new Decision(Verb.CAST, Kind.RAY, Kind.PLANE, (p, q) -> {
      Ray ray = Ray.of(p, 0);
      return Stream.of(ray.tMin(), ray.tMax()).anyMatch(t -> HalfSpace.of(q, 0).contains(ray.at(t)));
    }), new Decision(Verb.CAST, Kind.RAY, Kind.SPHERE,
        (p, q) -> Ray.of(p, 0).reaches(Point.of(q, 0), Exact.of(q[3]))),
        new Decision(Verb.CAST, Kind.RAY, Kind.CYLINDER,
            (p, q) -> Ray.of(new float[] {p[0], p[1], 0, p[3], p[4], 0, p[6], p[7]}, 0).reaches(circle(q).a(),
                circle(q).radius())),
        new Decision(Verb.CAST, Kind.RAY, Kind.CAPSULE, (p, q) -> {
          Ray ray = Ray.of(p, 0);
          Capsule way = new Capsule(ray.at(ray.tMin()), ray.at(ray.tMax()), Exact.ZERO);
          return way.overlaps(Capsule.of(q, 0));
        }), new Decision(Verb.CAST, Kind.RAY, Kind.BOX, (p, q) -> Ray.of(p, 0).enters(Box.of(q, 0)) != null),
        new Decision(Verb.CAST, Kind.RAY, Kind.ORIENTED_BOX, (p, q) -> {
          OrientedBox box = OrientedBox.of(q, 0);
          Ray ray = Ray.of(p, 0);
          Ray local = new Ray(box.local(ray.o()), box.turned(ray.d()), ray.tMin(), ray.tMax());
          return local.enters(box.localBox()) != null;
        }), new Decision(Verb.CAST, Kind.RAY, Kind.TRIANGLE, (p, q) -> {
          Ray.Piercing at = Ray.of(p, 0).pierces(Triangle.of(q, 0));
          return at != null && at.hit() && Math.abs((float) at.t().toDouble()) <= Float.MAX_VALUE;
        }));
  }

  private static List<Decision> orientedBoxes() {
    List<Decision> all = new ArrayList<>();
    all.add(overlap(Kind.SPHERE, Kind.ORIENTED_BOX, (p, q) -> Ball.of(p, 0).overlaps(OrientedBox.of(q, 0))));
    all.add(overlap(Kind.CAPSULE, Kind.ORIENTED_BOX, (p, q) -> {
      OrientedBox box = OrientedBox.of(q, 0);
      return SegmentToBox
          .squaredDistance(box.local(Point.of(p, 0)), box.local(Point.of(p, 3)), box.localBox())
          .isAtMost(Exact.of(p[6]).square());
    }));
    all.add(overlap(Kind.BOX, Kind.ORIENTED_BOX,
        (p, q) -> SeparatingAxes.overlap(Box.of(p, 0), OrientedBox.of(q, 0))));
    all.add(overlap(Kind.ORIENTED_BOX, Kind.ORIENTED_BOX,
        (p, q) -> SeparatingAxes.overlap(OrientedBox.of(p, 0), OrientedBox.of(q, 0))));
    all.add(overlap(Kind.ORIENTED_BOX, Kind.TRIANGLE,
        (p, q) -> Triangle.of(q, 0).overlaps(OrientedBox.of(p, 0))));
    for (Kind kind : CONTENTS) {
      all.add(contains(Kind.ORIENTED_BOX, kind, (p, q) -> content(kind, q).isIn(OrientedBox.of(p, 0))));
    }
    for (Kind kind : List.of(Kind.BOX, Kind.ORIENTED_BOX)) {
      all.add(contains(Kind.SPHERE, kind, (p, q) -> content(kind, q).isIn(Ball.of(p, 0))));
    }
    all.add(contains(Kind.BOX, Kind.ORIENTED_BOX, (p, q) -> Content.orientedBox(q, 0).isIn(Box.of(p, 0))));
    return all;
  }

  private static List<Decision> inside() {
    List<Decision> all = new ArrayList<>();
    for (Kind container : List.of(Kind.SPHERE, Kind.BOX, Kind.ORIENTED_BOX, Kind.PLANE, Kind.FRUSTUM)) {
      for (Kind kind : CONTENTS) {
        all.add(
            new Decision(Verb.REACHES_INTO, container, kind, (p, q) -> Inside.has(container, p, kind, q)));
      }
    }
    return all;
  }

  /** Where the planes of a frustum begin. */
  private static IntStream ofPlanes() {
    return IntStream.iterate(0, k -> k < Kind.FRUSTUM.width(), k -> k + 4);
  }

  private static boolean reaches(float[] plane, int at, Content content) {
    return PlaneSide.reaches(HalfSpace.of(plane, at), content.radius(),
        content.points().toArray(Point[]::new));
  }

  private static Content content(Kind kind, float[] p) {
    return switch (kind) {
      case SPHERE -> Content.sphere(p, 0);
      case CAPSULE -> Content.capsule(p, 0);
      case BOX -> Content.box(p, 0);
      case ORIENTED_BOX -> Content.orientedBox(p, 0);
      case TRIANGLE -> Content.triangle(p, 0);
      default -> throw new IllegalArgumentException(kind.label());
    };
  }

  private static Decision overlap(Kind first, Kind second, BiPredicate<float[], float[]> answer) {
    return new Decision(Verb.OVERLAP, first, second, answer);
  }

  private static Decision contains(Kind first, Kind second, BiPredicate<float[], float[]> answer) {
    return new Decision(Verb.CONTAINS, first, second, answer);
  }

  /** A sphere or capsule with that number of ends, in the plane z = 0. */
  private static Capsule flat(float[] p, int ends) {
    int b = 3 * (ends - 1);
    return new Capsule(Point.of(p[0], p[1], 0), Point.of(p[b], p[b + 1], 0), Exact.of(p[p.length - 1]));
  }

  /** A cylinder along z as a circle in the plane z = 0. */
  private static Capsule circle(float[] p) {
    Point centre = Point.of(p[0], p[1], 0);
    return new Capsule(centre, centre, Exact.of(p[2]));
  }

  /** The one with a name. */
  static Decision of(String name) {
    return ALL.stream().filter(decision -> decision.toString().equals(name)).findFirst().orElseThrow();
  }

  boolean holds(float[] p, float[] q) {
    return exact.test(p, q);
  }

  @Override
  public String toString() {
    return verb.label() + " " + first.label() + "-" + second.label();
  }

  boolean[] answers(Engine engine, float[][] a, float[][] b) {
    return answers(verb, first, second, engine, a, b);
  }

  /** Answers for the pairs of shapes in columns. */
  static boolean[] answers(Verb verb, Kind kind, Kind other, Engine engine, float[][] a, float[][] b) {
    VerbCall<Object> call = VerbCall.of(verb);
    int pairs = a[0].length;
    Object result = call.result(pairs);
    Columns first = BufferFactory.of(kind, Axis.Z).wrap(a, 0, pairs);
    Columns second = BufferFactory.of(other, Axis.Z).wrap(b, 0, pairs);
    call.ask(engine, first, null, (Shapes) second, Pairing.zip(), result);
    ResultColumns columns = VerbCall.resultColumns(result);
    boolean[] answers = new boolean[pairs];
    for (int i = 0; i < pairs; i++) {
      answers[i] = columns.get(i);
    }
    return answers;
  }
}
