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
    return write(a, 1, b, 1, false);
  }

  public int minus(int a, int b) {
    return write(a, 1, b, -1, false);
  }

  public int times(int a, int b) {
    return write(a, 1, b, 1, true);
  }

  public int square(int a) {
    return times(a, a);
  }

  public int negated(int a) {
    return write(a, -1, a, 0, false);
  }

  /** a times a power of two. */
  public int scaled(int a, int power) {
    return write(a, Math.scalb(1.0, power), a, 0, false);
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

  /**
   * Writes the product of two numbers, or the sum of both after a factor each, which is a power of two, its
   * negative or 0. All of it is one method, so large that C2 calls it where it would inline the parts:
   * definitions perform hundreds of operations, and methods with all of them inlined take it seconds to
   * compile.
   */
  private int write(int a, double byA, int b, double byB, boolean isProduct) {
    int fromA = begins[a], toA = begins[a + 1], fromB = begins[b], toB = begins[b + 1];
    reserve(isProduct ? 2 * (toA - fromA) * (toB - fromB) : toA - fromA + toB - fromB);
    double[] to = parts;
    int begin = top, end = top;
    if (isProduct) {
      for (int i = fromB; i < toB; i++) {
        for (int j = fromA; j < toA; j++) {
          double high = to[j] * to[i];
          double low = Math.fma(to[j], to[i], -high);
          // adds low, and high to what comes of it (Shewchuk, theorem 10), in one pass
          int next = begin;
          for (int k = begin; k < end; k++) {
            double part = to[k];
            double lowSum = low + part;
            double lowLost = Estimate.lostBySum(low, part, lowSum);
            low = lowSum;
            double sum = high + lowLost;
            double lost = Estimate.lostBySum(high, lowLost, sum);
            high = sum;
            if (lost != 0) {
              to[next++] = lost;
            }
          }
          double sum = high + low;
          double lost = Estimate.lostBySum(high, low, sum);
          if (lost != 0) {
            to[next++] = lost;
          }
          if (sum != 0) {
            to[next++] = sum;
          }
          end = next;
        }
      }
    } else {
      for (int k = fromA; k < toA; k++) {
        to[end++] = byA * to[k];
      }
      for (int i = fromB; i < toB && byB != 0; i++) {
        double carry = byB * to[i];
        int next = begin;
        for (int k = begin; k < end; k++) {
          double part = to[k];
          double sum = carry + part;
          double lost = Estimate.lostBySum(carry, part, sum);
          carry = sum;
          if (lost != 0) {
            to[next++] = lost;
          }
        }
        if (carry != 0) {
          to[next++] = carry;
        }
        end = next;
      }
    }
    top = end;
    return close();
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
}
