package lockstep.internal.run;

/**
 * Which elements of two operands the pairs of a batch are: of each operand one after the other, one for all,
 * or listed ones. A carrier that its thread reuses.
 */
public final class Sides {
  private final Side first = new Side();
  private final Side second = new Side();

  /** Which elements of one operand. */
  public static final class Side {
    private int[] indices; // null if they are not listed
    private int one; // −1 if there are many

    private void set(int[] itsIndices, int itsOne) {
      indices = itsIndices;
      one = itsOne;
    }

    /** The element of a pair. */
    public int of(int pair) {
      return indices != null ? indices[pair] : one >= 0 ? one : pair;
    }

    /** Whether it is one element for all pairs. */
    public boolean isOne() {
      return one >= 0;
    }

    /** Whether the elements are listed. */
    public boolean isListed() {
      return indices != null;
    }

    /** Loads the elements of pairs {@code start} to {@code start + count − 1}. */
    public void load(View view, int start, int count) {
      if (indices != null) {
        view.list(indices, start, count);
      } else if (one >= 0) {
        view.repeat(one, count);
      } else {
        view.walk(start, count);
      }
    }
  }

  /** Pair i is element i of both. */
  public Sides zip() {
    first.set(null, -1);
    second.set(null, -1);
    return this;
  }

  /** Pair i is one element of the first and element i of the second. */
  public Sides oneToMany(int one) {
    first.set(null, one);
    second.set(null, -1);
    return this;
  }

  /** Pair i is element i of the first and one element of the second. */
  public Sides manyToOne(int one) {
    first.set(null, -1);
    second.set(null, one);
    return this;
  }

  /** Pair i is elements {@code firsts[i]} and {@code seconds[i]}. */
  public Sides listed(int[] firsts, int[] seconds) {
    first.set(firsts, -1);
    second.set(seconds, -1);
    return this;
  }

  public Side first() {
    return first;
  }

  public Side second() {
    return second;
  }

  /** Lets go of the caller's arrays. */
  public void release() {
    zip();
  }
}
