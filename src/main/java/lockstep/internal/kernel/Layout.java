package lockstep.internal.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import lockstep.twin.Output;

/**
 * The columns of a verb's result for each pair: a bit, whether it hits, and an entry of each float column,
 * with its value for a miss, and its rule for swapped operands. The code that moves results (pairings, rows,
 * lists, trees, stages) is written against layouts and knows no verb.
 *
 * <p>Where hits are ranked (the closest of all shapes), float column 0 is the key, and the least wins.
 *
 * @param floats float columns
 * @param hasIndex whether there is also an int column, with the index of the element of the second operand,
 *     −1 for a miss; kernels do not write it
 */
public record Layout(List<Column> floats, boolean hasIndex) {
  /**
   * A column of a result.
   *
   * @param name its name for callers
   * @param miss value for a pair that does not hit
   * @param swapped the column that takes its values when the operands are swapped; often the column itself
   * @param negated whether its sign then changes too, as a normal's does
   */
  public record Column(String name, float miss, int swapped, boolean negated) {}

  /** A layout with only the bit. */
  public static final Layout BITS = new Layout(List.of(), false);

  /** This layout with another float column, independent of the order of the operands. */
  public Layout column(String name, float miss) {
    return withFloats(new Column(name, miss, floats.size(), false));
  }

  /** This layout with another float column, which changes its sign when the operands are swapped. */
  public Layout negated(String name, float miss) {
    return withFloats(new Column(name, miss, floats.size(), true));
  }

  /** This layout with two more float columns, which are exchanged when the operands are swapped. */
  public Layout exchanged(String ofFirst, String ofSecond, float miss) {
    int at = floats.size();
    return withFloats(new Column(ofFirst, miss, at + 1, false), new Column(ofSecond, miss, at, false));
  }

  /**
   * This layout with the columns of {@code count} points of a contact: each has a place, a depth and a
   * feature.
   */
  public Layout points(int count) {
    Layout layout = this;
    for (int k = 0; k < count; k++) {
      layout = layout.column("x" + k, 0).column("y" + k, 0).column("z" + k, 0)
          .column("depth" + k, Float.NEGATIVE_INFINITY).column("feature" + k, 0);
    }
    return layout;
  }

  /** This layout with the index column. */
  public Layout index() {
    return new Layout(floats, true);
  }

  /** Whether kernels write more than bits. */
  public boolean hasColumns() {
    return !floats.isEmpty();
  }

  private Layout withFloats(Column... columns) {
    List<Column> all = new ArrayList<>(floats);
    all.addAll(List.of(columns));
    return new Layout(List.copyOf(all), hasIndex);
  }

  /** Sets entries {@code from} to {@code to − 1} of float columns {@code first …} to those of misses. */
  public void missFloats(float[][] columns, int first, int from, int to) {
    for (int c = first; c < floats.size(); c++) {
      Arrays.fill(columns[c], from, to, floats.get(c).miss);
    }
  }

  /** Sets one entry of all columns to that of a miss. */
  public void miss(Output out, int at) {
    for (int c = 0; c < floats.size(); c++) {
      out.floats[c][at] = floats.get(c).miss;
    }
  }
}
