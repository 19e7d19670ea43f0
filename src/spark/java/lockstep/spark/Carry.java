package lockstep.spark;

import java.io.Serializable;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** The names of further columns of both sides that an answer has, too. */
record Carry(List<String> ofFirst, List<String> ofSecond) implements Serializable {
  static final Carry NOTHING = new Carry(List.of(), List.of());

  /**
   * Checks the names.
   *
   * @throws IllegalArgumentException if a column of a side is named twice
   */
  Carry {
    ofFirst = List.copyOf(ofFirst);
    ofSecond = List.copyOf(ofSecond);
    for (List<String> names : List.of(ofFirst, ofSecond)) {
      Set<String> seen = new HashSet<>();
      for (String name : names) {
        if (!seen.add(name.toLowerCase(Locale.ROOT))) {
          throw new IllegalArgumentException("the column " + name + " is to be carried twice");
        }
      }
    }
  }

  /** What a side carries that is both. */
  List<String> ofBoth() {
    Set<String> seen = new HashSet<>();
    return Stream.concat(ofFirst.stream(), ofSecond.stream())
        .filter(name -> seen.add(name.toLowerCase(Locale.ROOT))).toList();
  }
}
