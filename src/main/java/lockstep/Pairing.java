package lockstep;

import java.util.Objects;
import lockstep.internal.shape.Checks;

/**
 * A rule that selects which elements of two buffers are tested against each other: zip, one-to-many,
 * many-to-one or indexed. A pairing is a value: make it once and use it for any verb and any buffers that it
 * fits.
 */
public sealed interface Pairing {
  /** Pairs element i with element i; both buffers have the same size. */
  static Pairing zip() {
    return Zip.ZIP;
  }

  /** Pairs element {@code one} of the first buffer with every element of the second. */
  static Pairing oneToMany(int one) {
    return new OneToMany(one);
  }

  /** Pairs every element of the first buffer with element {@code one} of the second. */
  static Pairing manyToOne(int one) {
    return new ManyToOne(one);
  }

  /**
   * Pairs element {@code first[k]} of the first buffer with element {@code second[k]} of the second, as pair
   * k, for k from 0 to {@code count − 1}. The arrays are read at every call, not copied.
   *
   * @throws IllegalArgumentException if an array is shorter than {@code count}
   */
  static Pairing indexed(int[] first, int[] second, int count) {
    return new Indexed(first, second, count);
  }

  /** See {@link #zip()}. */
  record Zip() implements Pairing {
    private static final Zip ZIP = new Zip();
  }

  /** See {@link #oneToMany}. */
  record OneToMany(int one) implements Pairing {}

  /** See {@link #manyToOne}. */
  record ManyToOne(int one) implements Pairing {}

  /** See {@link #indexed}. */
  @SuppressWarnings("ArrayRecordComponent") // a view of the caller's arrays, never compared
  record Indexed(int[] first, int[] second, int count) implements Pairing {
    /** Checks that both arrays hold {@code count} indices. */
    public Indexed {
      Objects.requireNonNull(first, "first");
      Objects.requireNonNull(second, "second");
      Checks.range("first.length", first.length, 0, count);
      Checks.range("second.length", second.length, 0, count);
    }
  }
}
