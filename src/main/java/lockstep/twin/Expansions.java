package lockstep.twin;

import java.util.Arrays;

/**
 * The arithmetic of {@link Exact} for the few pairs of which rounding leaves a sign open. Twins call it;
 * definitions use {@code Exact}. A number is an expansion: a sum of doubles that do not overlap, the smallest
 * first, without zeros (Shewchuk, Adaptive precision floating-point arithmetic and fast robust geometric
 * predicates, 1997). Numbers are on a stack, and are named by their place there.
 *
 * <p>Nothing overflows or underflows up to products of seven finite floats. Each thread has one stack; {@link
 * #begin} empties it, and it is allocated once.
 */
public final class Expansions {
  private static final ThreadLocal<Expansions> OF_THREAD = ThreadLocal.withInitial(Expansions::new);

  private double[] parts = new double[256];

  /** Where each number ends; it begins where the one before ends. */
  private int[] ends = new int[64];

  private int count;

  private Expansions() {}

  /** The stack of the calling thread, emptied. */
  public static Expansions begin() {
    Expansions stack = OF_THREAD.get();
    stack.count = 0;
    return stack;
  }

  /** The number x, which is finite. */
  public int of(double x) {
    int from = open();
    return close(grow(from, from, x));
  }

  /** a + b. */
  public int sum(double a, double b) {
    int from = open();
    return close(grow(from, grow(from, from, a), b));
  }

  /** a − b. */
  public int difference(double a, double b) {
    return sum(a, -b);
  }

  public int plus(int a, int b) {
    return add(a, b, 1);
  }

  public int minus(int a, int b) {
    return add(a, b, -1);
  }

  public int times(int a, int b) {
    int from = open();
    int end = from;
    for (int i = from(b); i < ends[b]; i++) {
      for (int j = from(a); j < ends[a]; j++) {
        double product = parts[j] * parts[i];
        end = grow(from, grow(from, end, Math.fma(parts[j], parts[i], -product)), product);
      }
    }
    return close(end);
  }

  public int square(int a) {
    return times(a, a);
  }

  public int negated(int a) {
    int from = open();
    int end = from;
    for (int k = from(a); k < ends[a]; k++) {
      end = grow(from, end, -parts[k]);
    }
    return close(end);
  }

  /** a times a power of two. */
  public int scaled(int a, int power) {
    int from = open();
    int end = from;
    for (int k = from(a); k < ends[a]; k++) {
      end = grow(from, end, Math.scalb(parts[k], power));
    }
    return close(end);
  }

  public int abs(int a) {
    return isNegative(a) ? negated(a) : a;
  }

  /** The nearest double to a; of two that are as near, the even one. */
  public double nearest(int a) {
    int from = from(a), k = ends[a];
    double sum = 0, lost = 0;
    while (k > from && lost == 0) {
      double part = parts[--k];
      double next = sum + part;
      lost = part - (next - sum);
      sum = next;
    }
    // what is left decides where the sum was half-way, and was rounded to even
    if (k > from && lost != 0 && lost > 0 == parts[k - 1] > 0) {
      double twice = 2 * lost;
      double beyond = sum + twice;
      sum = twice == beyond - sum ? beyond : sum;
    }
    return sum;
  }

  public boolean isPositive(int a) {
    return !isZero(a) && parts[ends[a] - 1] > 0;
  }

  public boolean isNegative(int a) {
    return !isZero(a) && parts[ends[a] - 1] < 0;
  }

  public boolean isZero(int a) {
    return ends[a] == from(a);
  }

  private int add(int a, int b, double sign) {
    int from = open();
    int end = from;
    for (int k = from(a); k < ends[a]; k++) {
      end = grow(from, end, parts[k]);
    }
    for (int k = from(b); k < ends[b]; k++) {
      end = grow(from, end, sign * parts[k]);
    }
    return close(end);
  }

  private int from(int number) {
    return number == 0 ? 0 : ends[number - 1];
  }

  /** Begins a number at the top. */
  private int open() {
    if (count == ends.length) {
      ends = Arrays.copyOf(ends, 2 * count);
    }
    return from(count);
  }

  private int close(int end) {
    ends[count] = end;
    return count++;
  }

  /** Adds a double of any size to the number at the top, and returns its new end (Shewchuk, theorem 10). */
  private int grow(int from, int end, double x) {
    if (end == parts.length) {
      parts = Arrays.copyOf(parts, 2 * end);
    }
    double carry = x;
    int to = from;
    for (int k = from; k < end; k++) {
      double part = parts[k];
      double sum = carry + part;
      double ofPart = sum - carry;
      double lost = carry - (sum - ofPart) + (part - ofPart);
      carry = sum;
      if (lost != 0) {
        parts[to++] = lost;
      }
    }
    if (carry != 0) {
      parts[to++] = carry;
    }
    return to;
  }
}
