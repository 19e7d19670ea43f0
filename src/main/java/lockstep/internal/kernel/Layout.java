package lockstep.internal.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import lockstep.twin.Output;

/**
 * What a verb's result tells of each pair: a bit, which says whether it hits, and an entry of each float
 * column, with the value that it holds for a miss, and what becomes of it when the operands are swapped. What
 * moves results about (pairings, rows, lists, trees, stages) is written against layouts and knows no verb.
 *
 * <p>Where hits are ranked (the closest of all shapes), float column 0 is the key, and the least wins.
 *
 * @param floats float columns
 * @param hasIndex whether there is also an int column, which names the element of the second operand, −1 for
 *     a miss; it is not written by kernels
 */
public record Layout(List<Column> floats, boolean hasIndex) {
  /**
   * A column of a result.
   *
   * @param name as callers know it
   * @param miss what it holds where the pair does not hit
   * @param swapped the column that takes its values when the operands are swapped; often itself
   * @param negated whether it then also changes its sign, as a normal does
   */
  public record Column(String name, float miss, int swapped, boolean negated) {}

  /** Only the bit. */
  public static final Layout BITS = new Layout(List.of(), false);

  /** With another float column that does not depend on the order of the operands. */
  public Layout column(String name, float miss) {
    return withFloats(new Column(name, miss, floats.size(), false));
  }

  /** With another float column that changes its sign when the operands are swapped. */
  public Layout negated(String name, float miss) {
    return withFloats(new Column(name, miss, floats.size(), true));
  }

  /** With two more float columns that change places when the operands are swapped. */
  public Layout exchanged(String ofFirst, String ofSecond, float miss) {
    int at = floats.size();
    return withFloats(new Column(ofFirst, miss, at + 1, false), new Column(ofSecond, miss, at, false));
  }

  /** With the columns of so many points of a contact: each has a place, a depth and a feature. */
  public Layout points(int count) {
    Layout layout = this;
    for (int k = 0; k < count; k++) {
      layout = layout.column("x" + k, 0).column("y" + k, 0).column("z" + k, 0)
          .column("depth" + k, Float.NEGATIVE_INFINITY).column("feature" + k, 0);
    }
    return layout;
  }

  /** With the index column. */
  public Layout index() {
    return new Layout(floats, true);
  }

  /** Whether kernels write anything but bits. */
  public boolean hasColumns() {
    return !floats.isEmpty();
  }

  private Layout withFloats(Column... columns) {
    List<Column> all = new ArrayList<>(floats);
    all.addAll(List.of(columns));
    return new Layout(List.copyOf(all), hasIndex);
  }

  /** Makes entries {@code from} to {@code to − 1} of float columns {@code first …} those of misses. */
  public void missFloats(float[][] columns, int first, int from, int to) {
    for (int c = first; c < floats.size(); c++) {
      Arrays.fill(columns[c], from, to, floats.get(c).miss);
    }
  }

  /** Makes one entry of all columns that of a miss. */
  public void miss(Output out, int at) {
    for (int c = 0; c < floats.size(); c++) {
      out.floats[c][at] = floats.get(c).miss;
    }
  }
}
