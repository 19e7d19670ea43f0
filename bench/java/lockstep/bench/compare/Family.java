package lockstep.bench.compare;

import java.util.List;
import java.util.function.Function;
import lockstep.bench.compare.PairQuestion.Pattern;
import lockstep.bench.scenes.RaySet;

/**
 * The chosen measurements of a run, in families of typical program tasks, with the hit rates that programs
 * meet, and with other libraries if they offer the same. Each family is measured in its own JVM. A run takes
 * the first rows of each: few kernels, as each has to be compiled before it can be measured, which takes
 * seconds.
 */
enum Family {
  OVERLAP("overlaps of pairs", 3, 3, 3, 10,
      rows -> List.of(rows.pairs("sphere-sphere", 10), rows.pairs("box-box", 10), rows.pairs("obb-obb", 100),
          rows.pairs("sphere-sphere", 100), rows.pairs("box-box", 100), rows.pairs("obb-obb", 10),
          rows.pairs("capsule-capsule", 10), rows.pattern("box-box", Pattern.ONE_TO_MANY),
          rows.pattern("box-box", Pattern.MANY_TO_ONE), rows.pattern("box-box", Pattern.INDEXED))), //
  TRIANGLES("overlaps with triangles", 4, 0, 1, 5,
      rows -> List.of(rows.pairs("triangle-triangle", 10), rows.pairs("triangle-triangle", 100),
          rows.pairs("sphere-triangle", 10), rows.pairs("box-triangle", 10),
          rows.pairs("box-triangle", 100))), //
  CONTAINMENT("views and containment", 3, 0, 1, 3,
      rows -> List.of(rows.pattern("frustum-box-by-planes", Pattern.ONE_TO_MANY),
          rows.pattern("frustum-contains-box", Pattern.ONE_TO_MANY),
          rows.pattern("box-contains-sphere", Pattern.ZIP))), //
  CASTS("casts", 3, 2, 2, 6,
      rows -> List.of(rows.pairs("ray-box", 10), rows.pairs("ray-triangle", 10), rows.pairs("ray-sphere", 10),
          rows.pairs("ray-box", 100), rows.pairs("ray-triangle", 100), rows.pairs("ray-obb", 10))), //
  DISTANCES("distances", 4, 0, 1, 4,
      rows -> List.of(rows.pairs("sphere-triangle-points", 10), rows.pairs("sphere-plane-distance", 10),
          rows.pairs("capsule-capsule-points", 10), rows.pairs("obb-obb-points", 10))), //
  SWEEPS("sweeps", 11, 0, 1, 2, //
      rows -> List.of(rows.pairs("sphere-triangle-sweep", 10), rows.projectiles())), //
  CONTACTS("contacts", 9, 0, 1, 3, rows -> List.of(rows.pairs("obb-obb-contact", 100),
      rows.pairs("obb-obb-contact", 10), rows.pairs("box-plane-contact", 100))), //
  RAYS("trees: rays", 5, 1, 2, 4, rows -> List.of(rows.closest(RaySet.CAMERA), rows.build(),
      rows.closest(RaySet.INCOHERENT), rows.any(RaySet.SHADOW))), //
  QUERIES("trees: queries", 8, 0, 1, 3, //
      rows -> List.of(rows.nearest(), rows.boxesInTree(), rows.inside())), //
  WORLDS("pairs of moving worlds", 6, 0, 1, 2,
      rows -> List.of(rows.world("similar"), rows.world("few-move")));

  /** The title in reports. */
  final String title;

  private final int seconds; // for a row, until it is steady
  private final int quick; // the first rows
  private final int usual;
  private final int all;
  @SuppressWarnings("ImmutableEnumChecker") // a lambda without state
  private final Function<ChosenRows, List<Candidate>> make;

  Family(String title, int seconds, int quick, int usual, int all,
      Function<ChosenRows, List<Candidate>> make) {
    this.title = title;
    this.seconds = seconds;
    this.quick = quick;
    this.usual = usual;
    this.all = all;
    this.make = make;
  }

  /** The number of rows. */
  int rows(Extent extent) {
    return switch (extent) {
      case QUICK -> quick;
      case USUAL -> usual;
      case FULL -> all;
    };
  }

  /** The approximate time until so many of its rows are steady. */
  int seconds(int rows) {
    return 1 + seconds * rows;
  }

  List<Candidate> candidates(ChosenRows chosen, Extent extent) {
    List<Candidate> candidates = make.apply(chosen);
    return extent == Extent.FULL ? candidates : candidates.subList(0, rows(extent));
  }
}
