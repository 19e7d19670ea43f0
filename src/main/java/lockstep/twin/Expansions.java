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

  /** Where each number begins, and behind the last one where the next will. */
  private int[] begins = new int[64];

  private int count;

  /** The end of the number that is being written. */
  private int top;

  private Expansions() {}

  /** The stack of the calling thread, emptied. */
  public static Expansions begin() {
    Expansions stack = OF_THREAD.get();
    stack.count = 0;
    stack.top = 0;
    return stack;
  }

  /** The number x, which is finite. */
  public int of(double x) {
    reserve(1);
    put(x);
    return close();
  }

  /** a + b. */
  public int sum(double a, double b) {
    reserve(2);
    double sum = a + b;
    put(Estimate.lostBySum(a, b, sum));
    put(sum);
    return close();
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
    reserve(2 * parts(a) * parts(b));
    for (int i = begins[b]; i < begins[b + 1]; i++) {
      for (int j = begins[a]; j < begins[a + 1]; j++) {
        double product = parts[j] * parts[i];
        grow(Math.fma(parts[j], parts[i], -product));
        grow(product);
      }
    }
    return close();
  }

  public int square(int a) {
    return times(a, a);
  }

  public int negated(int a) {
    return multiplied(a, -1);
  }

  /** a times a power of two. */
  public int scaled(int a, int power) {
    return multiplied(a, Math.scalb(1.0, power));
  }

  public int abs(int a) {
    return isNegative(a) ? negated(a) : a;
  }

  /** The nearest double to a; of two that are as near, the even one. */
  public double nearest(int a) {
    int from = begins[a], k = begins[a + 1];
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
    return !isZero(a) && parts[begins[a + 1] - 1] > 0;
  }

  public boolean isNegative(int a) {
    return !isZero(a) && parts[begins[a + 1] - 1] < 0;
  }

  public boolean isZero(int a) {
    return parts(a) == 0;
  }

  private int parts(int number) {
    return begins[number + 1] - begins[number];
  }

  private int add(int a, int b, double sign) {
    reserve(parts(a) + parts(b));
    copy(a, 1);
    for (int k = begins[b]; k < begins[b + 1]; k++) {
      grow(sign * parts[k]);
    }
    return close();
  }

  /** A number times a power of two, or its negative. */
  private int multiplied(int a, double factor) {
    reserve(parts(a));
    copy(a, factor);
    return close();
  }

  private void copy(int a, double factor) {
    for (int k = begins[a]; k < begins[a + 1]; k++) {
      parts[top++] = factor * parts[k];
    }
  }

  /** Makes room for a number of so many parts. */
  private void reserve(int most) {
    if (top + most > parts.length) {
      parts = Arrays.copyOf(parts, 2 * (top + most));
    }
    if (count + 2 > begins.length) {
      begins = Arrays.copyOf(begins, 2 * begins.length);
    }
  }

  /** Ends the number at the top. */
  private int close() {
    begins[count + 1] = top;
    return count++;
  }

  private void put(double part) {
    if (part != 0) {
      parts[top++] = part;
    }
  }

  /** Adds a double of any size to the number at the top (Shewchuk, theorem 10). */
  private void grow(double x) {
    int end = top;
    double carry = x;
    top = begins[count];
    for (int k = top; k < end; k++) {
      double part = parts[k];
      double sum = carry + part;
      put(Estimate.lostBySum(carry, part, sum));
      carry = sum;
    }
    put(carry);
  }
}
