package lockstep.bench.compare;

import java.util.List;
import java.util.function.Function;
import lockstep.bench.compare.PairQuestion.Pattern;
import lockstep.bench.scenes.RaySet;

/**
 * The default measurements of a run: about forty rows, in families of typical program tasks, with the hit
 * rates that programs meet, and with other libraries if they offer the same. Each family is measured in its
 * own JVM.
 */
enum Family {
  OVERLAP("overlaps of pairs", 11, 10, 3,
      rows -> List.of(rows.pairs("sphere-sphere", 10), rows.pairs("box-box", 10), rows.pairs("obb-obb", 10),
          rows.pairs("sphere-sphere", 100), rows.pairs("box-box", 100), rows.pairs("obb-obb", 100),
          rows.pairs("capsule-capsule", 10), rows.pattern("box-box", Pattern.ONE_TO_MANY),
          rows.pattern("box-box", Pattern.MANY_TO_ONE), rows.pattern("box-box", Pattern.INDEXED))), //
  TRIANGLES("overlaps with triangles", 7, 5, 0,
      rows -> List.of(rows.pairs("sphere-triangle", 10), rows.pairs("box-triangle", 10),
          rows.pairs("box-triangle", 100), rows.pairs("triangle-triangle", 10),
          rows.pairs("triangle-triangle", 100))), //
  CONTAINMENT("views and containment", 7, 3, 0,
      rows -> List.of(rows.pattern("frustum-box-by-planes", Pattern.ONE_TO_MANY),
          rows.pattern("frustum-contains-box", Pattern.ONE_TO_MANY),
          rows.pattern("box-contains-sphere", Pattern.ZIP))), //
  CASTS("casts", 9, 6, 3,
      rows -> List.of(rows.pairs("ray-sphere", 10), rows.pairs("ray-box", 10), rows.pairs("ray-triangle", 10),
          rows.pairs("ray-box", 100), rows.pairs("ray-triangle", 100), rows.pairs("ray-obb", 10))), //
  DISTANCES("distances", 9, 4, 0,
      rows -> List.of(rows.pairs("sphere-plane-distance", 10), rows.pairs("capsule-capsule-points", 10),
          rows.pairs("sphere-triangle-points", 10), rows.pairs("obb-obb-points", 10))), //
  SWEEPS("sweeps", 10, 2, 0, rows -> List.of(rows.pairs("sphere-triangle-sweep", 10), rows.projectiles())), //
  CONTACTS("contacts", 11, 3, 0, rows -> List.of(rows.pairs("obb-obb-contact", 10),
      rows.pairs("obb-obb-contact", 100), rows.pairs("box-plane-contact", 100))), //
  RAYS("trees: rays", 10, 4, 3, rows -> List.of(rows.closest(RaySet.CAMERA), rows.closest(RaySet.INCOHERENT),
      rows.build(), rows.any(RaySet.SHADOW))), //
  QUERIES("trees: queries", 10, 3, 0, rows -> List.of(rows.boxesInTree(), rows.nearest(), rows.inside())), //
  WORLDS("pairs of moving worlds", 9, 2, 0, rows -> List.of(rows.world("similar"), rows.world("few-move")));

  /** The title in reports. */
  final String title;

  private final double seconds; // until it is steady
  private final int rows;
  private final int quickRows; // the first ones
  @SuppressWarnings("ImmutableEnumChecker") // a lambda without state
  private final Function<ChosenRows, List<Candidate>> make;

  Family(String title, double seconds, int rows, int quickRows, Function<ChosenRows, List<Candidate>> make) {
    this.title = title;
    this.seconds = seconds;
    this.rows = rows;
    this.quickRows = quickRows;
    this.make = make;
  }

  /** The number of rows, smaller in a quick look. */
  int rows(boolean quick) {
    return quick ? quickRows : rows;
  }

  /** The approximate time until its rows are steady. */
  double seconds(boolean quick) {
    return seconds * rows(quick) / rows;
  }

  List<Candidate> candidates(ChosenRows chosen, boolean quick) {
    return make.apply(chosen).subList(0, rows(quick));
  }
}
