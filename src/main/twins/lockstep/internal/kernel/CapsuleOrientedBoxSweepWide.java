// Compiled from CapsuleOrientedBoxSweep.java; changes are made there.
package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MAX;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NE;
import static jdk.incubator.vector.VectorOperators.NEG;
import static jdk.incubator.vector.VectorOperators.SQRT;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.FLOATS;
import static lockstep.twin.WideLanes.FLOAT_VECTOR;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.StagedKernel;
import lockstep.twin.WideLanes;

/**
 * Wide twin of {@link CapsuleOrientedBoxSweep#sweep}: the same operations in the same order, on vectors of
 * pairs.
 */
final class CapsuleOrientedBoxSweepWide implements StagedKernel, LoopedKernel {
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 1.0001f);
  private static final FloatVector ALL_C0_586 = FloatVector.broadcast(FLOATS, 0.586f);
  private static final FloatVector ALL_C0_414 = FloatVector.broadcast(FLOATS, 0.4143f);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_LARGEST_SQUARE = FloatVector.broadcast(FLOATS, 1.2676506E30f);
  private static final FloatVector ALL_THIN = FloatVector.broadcast(FLOATS, 5.9604645E-7f);
  private static final FloatVector ALL_SLACK_12 = FloatVector.broadcast(FLOATS, 1.1920929E-7f);
  private static final FloatVector ALL_NAN = FloatVector.broadcast(FLOATS, Float.NaN);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_PARALLEL = FloatVector.broadcast(FLOATS, 5.684342E-14f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_LEAST = FloatVector.broadcast(FLOATS, 9.094947E-13f);
  private static final FloatVector ALL_MINUS_ZERO = FloatVector.broadcast(FLOATS, -0.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[2]);

  private static final int ROW_MX = 0 * Kernel.BLOCK;
  private static final int ROW_HX = 1 * Kernel.BLOCK;
  private static final int ROW_MY = 2 * Kernel.BLOCK;
  private static final int ROW_HY = 3 * Kernel.BLOCK;
  private static final int ROW_MZ = 4 * Kernel.BLOCK;
  private static final int ROW_HZ = 5 * Kernel.BLOCK;
  private static final int ROW_SUM = 6 * Kernel.BLOCK;
  private static final int ROW_REACH = 7 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 8 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 9 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 10 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 11 * Kernel.BLOCK;
  private static final int ROW_GX = 12 * Kernel.BLOCK;
  private static final int ROW_GY = 13 * Kernel.BLOCK;
  private static final int ROW_GZ = 14 * Kernel.BLOCK;
  private static final int ROW_M = 15 * Kernel.BLOCK;
  private static final int ROW_X1 = 16 * Kernel.BLOCK;
  private static final int ROW_M2 = 17 * Kernel.BLOCK;
  private static final int ROW_Y1 = 18 * Kernel.BLOCK;
  private static final int ROW_M3 = 19 * Kernel.BLOCK;
  private static final int ROW_MINUS_HALF_X = 20 * Kernel.BLOCK;
  private static final int ROW_NEAR_X = 21 * Kernel.BLOCK;
  private static final int ROW_FAR_X = 22 * Kernel.BLOCK;
  private static final int ROW_HX2 = 23 * Kernel.BLOCK;
  private static final int ROW_MINUS_HALF_Y = 24 * Kernel.BLOCK;
  private static final int ROW_NEAR_Y = 25 * Kernel.BLOCK;
  private static final int ROW_FAR_Y = 26 * Kernel.BLOCK;
  private static final int ROW_HY2 = 27 * Kernel.BLOCK;
  private static final int ROW_MINUS_HALF_Z = 28 * Kernel.BLOCK;
  private static final int ROW_NEAR_Z = 29 * Kernel.BLOCK;
  private static final int ROW_FAR_Z = 30 * Kernel.BLOCK;
  private static final int ROW_HZ2 = 31 * Kernel.BLOCK;
  private static final int ROW_NUMERATOR = 32 * Kernel.BLOCK;
  private static final int ROW_DENOMINATOR = 33 * Kernel.BLOCK;
  private static final int ROW_NUMERATOR2 = 34 * Kernel.BLOCK;
  private static final int ROW_T = 35 * Kernel.BLOCK;
  private static final int ROW_DX = 36 * Kernel.BLOCK;
  private static final int ROW_DY = 37 * Kernel.BLOCK;
  private static final int ROW_SQUARE2 = 38 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 39 * Kernel.BLOCK;
  private static final int ROW_DX2 = 40 * Kernel.BLOCK;
  private static final int ROW_DY2 = 41 * Kernel.BLOCK;
  private static final int ROW_DZ = 42 * Kernel.BLOCK;
  private static final int ROW_SIZE = 43 * Kernel.BLOCK;
  private static final int ROW_SLACK = 44 * Kernel.BLOCK;
  private static final int ROW_DX3 = 45 * Kernel.BLOCK;
  private static final int ROW_DY3 = 46 * Kernel.BLOCK;
  private static final int ROW_DZ2 = 47 * Kernel.BLOCK;
  private static final int ROW_DD = 48 * Kernel.BLOCK;
  private static final int ROW_S = 49 * Kernel.BLOCK;
  private static final int ROW_X = 50 * Kernel.BLOCK;
  private static final int ROW_Y = 51 * Kernel.BLOCK;
  private static final int ROW_Z = 52 * Kernel.BLOCK;
  private static final int ROW_X2 = 53 * Kernel.BLOCK;
  private static final int ROW_Y2 = 54 * Kernel.BLOCK;
  private static final int ROW_Z2 = 55 * Kernel.BLOCK;
  private static final int ROW_HALF_X = 56 * Kernel.BLOCK;
  private static final int ROW_HALF_Y = 57 * Kernel.BLOCK;
  private static final int ROW_HALF_Z = 58 * Kernel.BLOCK;
  private static final int ROW_R = 59 * Kernel.BLOCK;
  private static final int ROW_X3 = 60 * Kernel.BLOCK;
  private static final int ROW_Y3 = 61 * Kernel.BLOCK;
  private static final int ROW_Z3 = 62 * Kernel.BLOCK;
  private static final int ROW_CY = 63 * Kernel.BLOCK;
  private static final int ROW_CY2 = 64 * Kernel.BLOCK;
  private static final int ROW_FACE_Y = 65 * Kernel.BLOCK;
  private static final int ROW_CZ = 66 * Kernel.BLOCK;
  private static final int ROW_CZ2 = 67 * Kernel.BLOCK;
  private static final int ROW_FACE_Z = 68 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 69 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 70 * Kernel.BLOCK;
  private static final int ROW_EX = 71 * Kernel.BLOCK;
  private static final int ROW_EY = 72 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 73 * Kernel.BLOCK;
  private static final int ROW_FIRST = 74 * Kernel.BLOCK;
  private static final int ROW_HEIGHT = 75 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO = 76 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO2 = 77 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO3 = 78 * Kernel.BLOCK;
  private static final int ROW_FACE_Y2 = 79 * Kernel.BLOCK;
  private static final int ROW_CX = 80 * Kernel.BLOCK;
  private static final int ROW_CX2 = 81 * Kernel.BLOCK;
  private static final int ROW_FACE_Z2 = 82 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 83 * Kernel.BLOCK;
  private static final int ROW_LENGTH2 = 84 * Kernel.BLOCK;
  private static final int ROW_EX2 = 85 * Kernel.BLOCK;
  private static final int ROW_EY2 = 86 * Kernel.BLOCK;
  private static final int ROW_FIRST2 = 87 * Kernel.BLOCK;
  private static final int ROW_ONCE = 88 * Kernel.BLOCK;
  private static final int ROW_X4 = 89 * Kernel.BLOCK;
  private static final int ROW_Y4 = 90 * Kernel.BLOCK;
  private static final int ROW_Z4 = 91 * Kernel.BLOCK;
  private static final int ROW_HEIGHT2 = 92 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO4 = 93 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO5 = 94 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO6 = 95 * Kernel.BLOCK;
  private static final int ROW_FACE_Y3 = 96 * Kernel.BLOCK;
  private static final int ROW_FACE_Z3 = 97 * Kernel.BLOCK;
  private static final int ROW_LENGTH3 = 98 * Kernel.BLOCK;
  private static final int ROW_EX3 = 99 * Kernel.BLOCK;
  private static final int ROW_EY3 = 100 * Kernel.BLOCK;
  private static final int ROW_FIRST3 = 101 * Kernel.BLOCK;
  private static final int ROW_HEIGHT3 = 102 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO7 = 103 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO8 = 104 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO9 = 105 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 106 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 107 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 108 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 109 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 110 * Kernel.BLOCK;
  private static final int ROW_SUM9 = 111 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 112 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE4 = 113 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE5 = 114 * Kernel.BLOCK;
  private static final int ROW_SUM10 = 115 * Kernel.BLOCK;
  private static final int ROW_SUM11 = 116 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE6 = 117 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE7 = 118 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE8 = 119 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE9 = 120 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE10 = 121 * Kernel.BLOCK;
  private static final int ROW_SUM12 = 122 * Kernel.BLOCK;
  private static final int ROW_SUM13 = 123 * Kernel.BLOCK;
  private static final int ROW_SUM14 = 124 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE11 = 125 * Kernel.BLOCK;
  private static final int ROW_SUM15 = 126 * Kernel.BLOCK;
  private static final int ROW_SUM16 = 127 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE12 = 128 * Kernel.BLOCK;
  private static final int ROW_SUM17 = 129 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 130 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 131 * Kernel.BLOCK;
  private static final int ROW_MINUS_VX = 132 * Kernel.BLOCK;
  private static final int ROW_W = 133 * Kernel.BLOCK;
  private static final int ROW_MINUS_VY = 134 * Kernel.BLOCK;
  private static final int ROW_MINUS_VZ = 135 * Kernel.BLOCK;
  private static final int ROW_A = 136 * Kernel.BLOCK;
  private static final int ROW_A2 = 137 * Kernel.BLOCK;
  private static final int ROW_B = 138 * Kernel.BLOCK;
  private static final int ROW_A3 = 139 * Kernel.BLOCK;
  private static final int ROW_A4 = 140 * Kernel.BLOCK;
  private static final int ROW_B2 = 141 * Kernel.BLOCK;
  private static final int ROW_A5 = 142 * Kernel.BLOCK;
  private static final int ROW_A6 = 143 * Kernel.BLOCK;
  private static final int ROW_A7 = 144 * Kernel.BLOCK;
  private static final int ROW_ENTER = 145 * Kernel.BLOCK;
  private static final int ROW_A8 = 146 * Kernel.BLOCK;
  private static final int ROW_A9 = 147 * Kernel.BLOCK;
  private static final int ROW_A10 = 148 * Kernel.BLOCK;
  private static final int ROW_A11 = 149 * Kernel.BLOCK;
  private static final int ROW_A12 = 150 * Kernel.BLOCK;
  private static final int ROW_ENTER2 = 151 * Kernel.BLOCK;
  private static final int ROW_A13 = 152 * Kernel.BLOCK;
  private static final int ROW_A14 = 153 * Kernel.BLOCK;
  private static final int ROW_A15 = 154 * Kernel.BLOCK;
  private static final int ROW_A16 = 155 * Kernel.BLOCK;
  private static final int ROW_A17 = 156 * Kernel.BLOCK;
  private static final int ROW_ENTER3 = 157 * Kernel.BLOCK;
  private static final int ROW_A18 = 158 * Kernel.BLOCK;
  private static final int ROW_A19 = 159 * Kernel.BLOCK;
  private static final int ROW_A20 = 160 * Kernel.BLOCK;
  private static final int ROW_A21 = 161 * Kernel.BLOCK;
  private static final int ROW_A22 = 162 * Kernel.BLOCK;
  private static final int ROW_A23 = 163 * Kernel.BLOCK;
  private static final int ROW_A24 = 164 * Kernel.BLOCK;
  private static final int ROW_A25 = 165 * Kernel.BLOCK;
  private static final int ROW_A26 = 166 * Kernel.BLOCK;
  private static final int ROW_A27 = 167 * Kernel.BLOCK;
  private static final int ROW_A28 = 168 * Kernel.BLOCK;
  private static final int ROW_A29 = 169 * Kernel.BLOCK;
  private static final int ROW_A30 = 170 * Kernel.BLOCK;
  private static final int ROW_A31 = 171 * Kernel.BLOCK;
  private static final int ROW_A32 = 172 * Kernel.BLOCK;
  private static final int ROW_A33 = 173 * Kernel.BLOCK;
  private static final int ROW_A34 = 174 * Kernel.BLOCK;
  private static final int ROW_A35 = 175 * Kernel.BLOCK;
  private static final int ROW_A36 = 176 * Kernel.BLOCK;
  private static final int ROW_A37 = 177 * Kernel.BLOCK;
  private static final int ROW_A38 = 178 * Kernel.BLOCK;
  private static final int ROW_A39 = 179 * Kernel.BLOCK;
  private static final int ROW_A40 = 180 * Kernel.BLOCK;
  private static final int ROW_A41 = 181 * Kernel.BLOCK;
  private static final int ROW_A42 = 182 * Kernel.BLOCK;
  private static final int ROW_FACES = 183 * Kernel.BLOCK;
  private static final int ROW_FACES2 = 184 * Kernel.BLOCK;
  private static final int ROW_ENTER4 = 185 * Kernel.BLOCK;
  private static final int ROW_ENTER5 = 186 * Kernel.BLOCK;
  private static final int ROW_ENTER6 = 187 * Kernel.BLOCK;
  private static final int ROW_ENTER7 = 188 * Kernel.BLOCK;
  private static final int ROW_TIME = 189 * Kernel.BLOCK;
  private static final int ROW_PX = 190 * Kernel.BLOCK;
  private static final int ROW_PY = 191 * Kernel.BLOCK;
  private static final int ROW_PZ = 192 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP = 193 * Kernel.BLOCK;
  private static final int ROW_T2 = 194 * Kernel.BLOCK;
  private static final int ROW_WX = 195 * Kernel.BLOCK;
  private static final int ROW_WY = 196 * Kernel.BLOCK;
  private static final int ROW_WZ = 197 * Kernel.BLOCK;
  private static final int ROW_DX4 = 198 * Kernel.BLOCK;
  private static final int ROW_DY4 = 199 * Kernel.BLOCK;
  private static final int ROW_DZ3 = 200 * Kernel.BLOCK;
  private static final int ROW_GX2 = 201 * Kernel.BLOCK;
  private static final int ROW_GY2 = 202 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 203 * Kernel.BLOCK;
  private static final int ROW_X1_2 = 204 * Kernel.BLOCK;
  private static final int ROW_Y1_2 = 205 * Kernel.BLOCK;
  private static final int ROW_Z1 = 206 * Kernel.BLOCK;
  private static final int ROW_X2_2 = 207 * Kernel.BLOCK;
  private static final int ROW_Y2_2 = 208 * Kernel.BLOCK;
  private static final int ROW_Z2_2 = 209 * Kernel.BLOCK;
  private static final int ROW_D2 = 210 * Kernel.BLOCK;
  private static final int ROW_E2 = 211 * Kernel.BLOCK;
  private static final int ROW_F2 = 212 * Kernel.BLOCK;
  private static final int ROW_SQUARE3 = 213 * Kernel.BLOCK;
  private static final int ROW_X3_2 = 214 * Kernel.BLOCK;
  private static final int ROW_Y3_2 = 215 * Kernel.BLOCK;
  private static final int ROW_Z3_2 = 216 * Kernel.BLOCK;
  private static final int ROW_WX2 = 217 * Kernel.BLOCK;
  private static final int ROW_WY2 = 218 * Kernel.BLOCK;
  private static final int ROW_WZ2 = 219 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[220 * Kernel.BLOCK]);

  private static final int[][] COLUMNS1 = {{0, 3, 6, 7}, {1, 4, 6, 8}, {2, 5, 6, 9}};
  private static final int[][] COLUMNS2 = {{0, 3, 4, 5}, {1, 3, 4, 5}, {2, 3, 4, 5}};

  @Override
  public int firstWidth() {
    return 10;
  }

  @Override
  public int secondWidth() {
    return 10;
  }

  @Override
  public int operations() {
    return 3780;
  }

  @Override
  public int terms() {
    return 3;
  }

  @Override
  public int[] firstColumns(int term) {
    return COLUMNS1[term];
  }

  @Override
  public int[] secondColumns(int term) {
    return COLUMNS2[term];
  }

  @Override
  public float miss(int column) {
    return switch (column) {
      case 0 -> Float.POSITIVE_INFINITY;
      case 1 -> 0.0f;
      case 2 -> 0.0f;
      case 3 -> 0.0f;
      default -> throw new IndexOutOfBoundsException("there is no column " + column);
    };
  }

  @Override
  public void term(int term, Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    switch (term) {
      case 0 -> term(columns1[0], columns1[3], columns1[6], columns1[7], columns2[0], columns2[3], columns2[4],
          columns2[5], first, second, count, out);
      case 1 -> term1(columns1[1], columns1[4], columns1[6], columns1[8], columns2[1], columns2[3],
          columns2[4], columns2[5], first, second, count, out);
      case 2 -> term2(columns1[2], columns1[5], columns1[6], columns1[9], columns2[2], columns2[3],
          columns2[4], columns2[5], first, second, count, out);
      default -> throw new IndexOutOfBoundsException("there is no term " + term);
    }
  }

  private static void term(float[] axs, float[] bxs, float[] rs, float[] vxs, float[] xs, float[] halfXs,
      float[] halfYs, float[] halfZs, Operand first, Operand second, int count, Output out) {
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long hits = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int i = from1 + k;
        int j = from2 + k;
        FloatVector ax = fromArray(FLOATS, axs, i);
        FloatVector x = fromArray(FLOATS, xs, j);
        FloatVector bx = fromArray(FLOATS, bxs, i);
        FloatVector mx = ALL_HALF.lanewise(MUL, ax.lanewise(SUB, x).lanewise(ADD, bx.lanewise(SUB, x)));
        FloatVector hx = ALL_HALF.lanewise(MUL, bx.lanewise(SUB, ax));
        FloatVector absHx = hx.lanewise(ABS);
        FloatVector halfX = fromArray(FLOATS, halfXs, j);
        FloatVector halfY = fromArray(FLOATS, halfYs, j);
        // halfX > halfY ? halfX : halfY
        FloatVector max = halfY.blend(halfX, halfX.compare(GT, halfY));
        FloatVector halfZ = fromArray(FLOATS, halfZs, j);
        // halfZ > max ? halfZ : max
        FloatVector max2 = max.blend(halfZ, halfZ.compare(GT, max));
        FloatVector reach = ALL_SLACK.lanewise(MUL, fromArray(FLOATS, rs, i))
            .lanewise(ADD, ALL_C0_586.lanewise(MUL, max2)
            .lanewise(ADD, ALL_C0_414.lanewise(MUL, halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ))));
        FloatVector vx = fromArray(FLOATS, vxs, i);
        // v < 0 ? v : 0
        VectorMask<Float> hit = mx.lanewise(SUB, absHx)
            .lanewise(ADD, ALL_ZERO.blend(vx, vx.compare(LT, ALL_ZERO))).compare(LE, reach);
        // v > 0 ? v : 0
        hit = mx.lanewise(NEG).lanewise(SUB, absHx).lanewise(SUB, ALL_ZERO.blend(vx, vx.compare(GT, ALL_ZERO)))
            .compare(LE, reach, hit);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void term1(float[] ays, float[] bys, float[] rs, float[] vys, float[] ys, float[] halfXs,
      float[] halfYs, float[] halfZs, Operand first, Operand second, int count, Output out) {
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long hits = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int i = from1 + k;
        int j = from2 + k;
        FloatVector ay = fromArray(FLOATS, ays, i);
        FloatVector y = fromArray(FLOATS, ys, j);
        FloatVector by = fromArray(FLOATS, bys, i);
        FloatVector my = ALL_HALF.lanewise(MUL, ay.lanewise(SUB, y).lanewise(ADD, by.lanewise(SUB, y)));
        FloatVector hy = ALL_HALF.lanewise(MUL, by.lanewise(SUB, ay));
        FloatVector absHy = hy.lanewise(ABS);
        FloatVector halfX = fromArray(FLOATS, halfXs, j);
        FloatVector halfY = fromArray(FLOATS, halfYs, j);
        // halfX > halfY ? halfX : halfY
        FloatVector max = halfY.blend(halfX, halfX.compare(GT, halfY));
        FloatVector halfZ = fromArray(FLOATS, halfZs, j);
        // halfZ > max ? halfZ : max
        FloatVector max2 = max.blend(halfZ, halfZ.compare(GT, max));
        FloatVector reach = ALL_SLACK.lanewise(MUL, fromArray(FLOATS, rs, i))
            .lanewise(ADD, ALL_C0_586.lanewise(MUL, max2)
            .lanewise(ADD, ALL_C0_414.lanewise(MUL, halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ))));
        FloatVector vy = fromArray(FLOATS, vys, i);
        // v < 0 ? v : 0
        VectorMask<Float> hit = my.lanewise(SUB, absHy)
            .lanewise(ADD, ALL_ZERO.blend(vy, vy.compare(LT, ALL_ZERO))).compare(LE, reach);
        // v > 0 ? v : 0
        hit = my.lanewise(NEG).lanewise(SUB, absHy).lanewise(SUB, ALL_ZERO.blend(vy, vy.compare(GT, ALL_ZERO)))
            .compare(LE, reach, hit);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void term2(float[] azs, float[] bzs, float[] rs, float[] vzs, float[] zs, float[] halfXs,
      float[] halfYs, float[] halfZs, Operand first, Operand second, int count, Output out) {
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long hits = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int i = from1 + k;
        int j = from2 + k;
        FloatVector az = fromArray(FLOATS, azs, i);
        FloatVector z = fromArray(FLOATS, zs, j);
        FloatVector bz = fromArray(FLOATS, bzs, i);
        FloatVector mz = ALL_HALF.lanewise(MUL, az.lanewise(SUB, z).lanewise(ADD, bz.lanewise(SUB, z)));
        FloatVector hz = ALL_HALF.lanewise(MUL, bz.lanewise(SUB, az));
        FloatVector absHz = hz.lanewise(ABS);
        FloatVector halfX = fromArray(FLOATS, halfXs, j);
        FloatVector halfY = fromArray(FLOATS, halfYs, j);
        // halfX > halfY ? halfX : halfY
        FloatVector max = halfY.blend(halfX, halfX.compare(GT, halfY));
        FloatVector halfZ = fromArray(FLOATS, halfZs, j);
        // halfZ > max ? halfZ : max
        FloatVector max2 = max.blend(halfZ, halfZ.compare(GT, max));
        FloatVector reach = ALL_SLACK.lanewise(MUL, fromArray(FLOATS, rs, i))
            .lanewise(ADD, ALL_C0_586.lanewise(MUL, max2)
            .lanewise(ADD, ALL_C0_414.lanewise(MUL, halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ))));
        FloatVector vz = fromArray(FLOATS, vzs, i);
        // v < 0 ? v : 0
        VectorMask<Float> hit = mz.lanewise(SUB, absHz)
            .lanewise(ADD, ALL_ZERO.blend(vz, vz.compare(LT, ALL_ZERO))).compare(LE, reach);
        // v > 0 ? v : 0
        hit = mz.lanewise(NEG).lanewise(SUB, absHz).lanewise(SUB, ALL_ZERO.blend(vz, vz.compare(GT, ALL_ZERO)))
            .compare(LE, reach, hit);
        hits |= hit.toLong() << k;
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] columns1 = first.columns, columns2 = second.columns;
    float[][] results = out.floats;
    float[] floatRows = FLOAT_ROWS.get();
    long[] bits = BITS.get();
    long[] words = out.planes[0];
    int firstWord = out.word;
    int from1 = first.from;
    int from2 = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      int at = out.from + Kernel.BLOCK * block;
      floats1(columns1, from1, columns2, from2, floatRows);
      long nearBits = floats2(columns2, from2, floatRows);
      long gxLessZeroBits = floats3(columns2, from2, floatRows, bits);
      long gyLessZeroBits = bits[0];
      long gzLessZeroBits = floats4(columns2, from2, floatRows);
      floats5(floatRows);
      floats6(floatRows);
      floats7(floatRows);
      long allRAtLeastZeroBits = floats8(columns1, from1, columns2, from2, floatRows, bits, nearBits);
      long overlapBits = bits[0];
      long validBits = floats9(columns1, from1, columns2, from2, floatRows, allRAtLeastZeroBits);
      long doubt = floats10(columns1, from1, floatRows, gxLessZeroBits, gyLessZeroBits, gzLessZeroBits);
      floats11(columns1, from1, columns2, from2, floatRows);
      floats12(floatRows);
      floats13(columns2, from2, floatRows);
      floats14(floatRows);
      floats15(columns2, from2, floatRows);
      floats16(columns1, from1, columns2, from2, floatRows);
      rectangle(floatRows, ROW_X2, ROW_Y2, ROW_Z2, ROW_DX3, ROW_DY3, ROW_DZ2, ROW_HALF_X, ROW_HALF_Y,
          ROW_HALF_Z, ROW_A);
      rectangle(floatRows, ROW_Y2, ROW_Z2, ROW_X2, ROW_DY3, ROW_DZ2, ROW_DX3, ROW_HALF_Y, ROW_HALF_Z,
          ROW_HALF_X, ROW_A2);
      rectangle(floatRows, ROW_Z2, ROW_X2, ROW_Y2, ROW_DZ2, ROW_DX3, ROW_DY3, ROW_HALF_Z, ROW_HALF_X,
          ROW_HALF_Y, ROW_B);
      rectangle(floatRows, ROW_X3, ROW_Y3, ROW_Z3, ROW_DX3, ROW_DY3, ROW_DZ2, ROW_HALF_X, ROW_HALF_Y,
          ROW_HALF_Z, ROW_A3);
      rectangle(floatRows, ROW_Y3, ROW_Z3, ROW_X3, ROW_DY3, ROW_DZ2, ROW_DX3, ROW_HALF_Y, ROW_HALF_Z,
          ROW_HALF_X, ROW_A4);
      rectangle(floatRows, ROW_Z3, ROW_X3, ROW_Y3, ROW_DZ2, ROW_DX3, ROW_DY3, ROW_HALF_Z, ROW_HALF_X,
          ROW_HALF_Y, ROW_B2);
      parallelogram(floatRows, ROW_X, ROW_FACE_Y, ROW_FACE_Z, ROW_DX3, ROW_DY3, ROW_DZ2, ROW_EX, ROW_EY,
          ROW_EY, ROW_QUOTIENT_OR_ZERO, ROW_QUOTIENT_OR_ZERO2, ROW_QUOTIENT_OR_ZERO3, ROW_LENGTH, ROW_FIRST,
          ROW_HEIGHT, ROW_A5);
      parallelogram(floatRows, ROW_Y, ROW_FACE_Y2, ROW_FACE_Z2, ROW_DY3, ROW_DZ2, ROW_DX3, ROW_EX2, ROW_EY2,
          ROW_EY2, ROW_QUOTIENT_OR_ZERO4, ROW_QUOTIENT_OR_ZERO5, ROW_QUOTIENT_OR_ZERO6, ROW_LENGTH2,
          ROW_FIRST2, ROW_HEIGHT2, ROW_A6);
      parallelogram(floatRows, ROW_Z, ROW_FACE_Y3, ROW_FACE_Z3, ROW_DZ2, ROW_DX3, ROW_DY3, ROW_EX3, ROW_EY3,
          ROW_EY3, ROW_QUOTIENT_OR_ZERO7, ROW_QUOTIENT_OR_ZERO8, ROW_QUOTIENT_OR_ZERO9, ROW_LENGTH3,
          ROW_FIRST3, ROW_HEIGHT3, ROW_A7);
      axis(floatRows, ROW_X2, ROW_DIFFERENCE, ROW_DIFFERENCE2, ROW_DX3, ROW_DY3, ROW_DZ2, ROW_HALF_X,
          ROW_ENTER);
      axis(floatRows, ROW_X2, ROW_DIFFERENCE, ROW_SUM6, ROW_DX3, ROW_DY3, ROW_DZ2, ROW_HALF_X, ROW_A8);
      axis(floatRows, ROW_X2, ROW_SUM7, ROW_DIFFERENCE2, ROW_DX3, ROW_DY3, ROW_DZ2, ROW_HALF_X, ROW_A9);
      axis(floatRows, ROW_X3, ROW_SUM8, ROW_SUM9, ROW_DX3, ROW_DY3, ROW_DZ2, ROW_HALF_X, ROW_A10);
      axis(floatRows, ROW_X3, ROW_DIFFERENCE3, ROW_SUM9, ROW_DX3, ROW_DY3, ROW_DZ2, ROW_HALF_X, ROW_A11);
      axis(floatRows, ROW_X3, ROW_SUM8, ROW_DIFFERENCE4, ROW_DX3, ROW_DY3, ROW_DZ2, ROW_HALF_X, ROW_A12);
      axis(floatRows, ROW_Y2, ROW_DIFFERENCE2, ROW_DIFFERENCE5, ROW_DY3, ROW_DZ2, ROW_DX3, ROW_HALF_Y,
          ROW_ENTER2);
      axis(floatRows, ROW_Y2, ROW_DIFFERENCE2, ROW_SUM10, ROW_DY3, ROW_DZ2, ROW_DX3, ROW_HALF_Y, ROW_A13);
      axis(floatRows, ROW_Y2, ROW_SUM6, ROW_DIFFERENCE5, ROW_DY3, ROW_DZ2, ROW_DX3, ROW_HALF_Y, ROW_A14);
      axis(floatRows, ROW_Y3, ROW_SUM9, ROW_SUM11, ROW_DY3, ROW_DZ2, ROW_DX3, ROW_HALF_Y, ROW_A15);
      axis(floatRows, ROW_Y3, ROW_DIFFERENCE4, ROW_SUM11, ROW_DY3, ROW_DZ2, ROW_DX3, ROW_HALF_Y, ROW_A16);
      axis(floatRows, ROW_Y3, ROW_SUM9, ROW_DIFFERENCE6, ROW_DY3, ROW_DZ2, ROW_DX3, ROW_HALF_Y, ROW_A17);
      axis(floatRows, ROW_Z2, ROW_DIFFERENCE5, ROW_DIFFERENCE, ROW_DZ2, ROW_DX3, ROW_DY3, ROW_HALF_Z,
          ROW_ENTER3);
      axis(floatRows, ROW_Z2, ROW_DIFFERENCE5, ROW_SUM7, ROW_DZ2, ROW_DX3, ROW_DY3, ROW_HALF_Z, ROW_A18);
      axis(floatRows, ROW_Z2, ROW_SUM10, ROW_DIFFERENCE, ROW_DZ2, ROW_DX3, ROW_DY3, ROW_HALF_Z, ROW_A19);
      axis(floatRows, ROW_Z3, ROW_SUM11, ROW_SUM8, ROW_DZ2, ROW_DX3, ROW_DY3, ROW_HALF_Z, ROW_A20);
      axis(floatRows, ROW_Z3, ROW_DIFFERENCE6, ROW_SUM8, ROW_DZ2, ROW_DX3, ROW_DY3, ROW_HALF_Z, ROW_A21);
      axis(floatRows, ROW_Z3, ROW_SUM11, ROW_DIFFERENCE3, ROW_DZ2, ROW_DX3, ROW_DY3, ROW_HALF_Z, ROW_A22);
      corner(floatRows, ROW_DIFFERENCE7, ROW_DIFFERENCE8, ROW_DIFFERENCE9, ROW_A23);
      edge(floatRows, ROW_CX2, ROW_CY, ROW_CZ, ROW_A24);
      corner(floatRows, ROW_DIFFERENCE7, ROW_DIFFERENCE8, ROW_DIFFERENCE10, ROW_A25);
      corner(floatRows, ROW_SUM12, ROW_SUM13, ROW_SUM14, ROW_A26);
      edge(floatRows, ROW_CX2, ROW_CY2, ROW_CZ2, ROW_A27);
      corner(floatRows, ROW_DIFFERENCE7, ROW_DIFFERENCE11, ROW_DIFFERENCE9, ROW_A28);
      corner(floatRows, ROW_SUM12, ROW_SUM15, ROW_SUM16, ROW_A29);
      edge(floatRows, ROW_CX2, ROW_CY2, ROW_CZ, ROW_A30);
      corner(floatRows, ROW_DIFFERENCE7, ROW_DIFFERENCE11, ROW_DIFFERENCE10, ROW_A31);
      corner(floatRows, ROW_SUM12, ROW_SUM15, ROW_SUM14, ROW_A32);
      edge(floatRows, ROW_CX, ROW_CY, ROW_CZ2, ROW_A33);
      corner(floatRows, ROW_DIFFERENCE12, ROW_DIFFERENCE8, ROW_DIFFERENCE9, ROW_A34);
      corner(floatRows, ROW_SUM17, ROW_SUM13, ROW_SUM16, ROW_A35);
      edge(floatRows, ROW_CX, ROW_CY, ROW_CZ, ROW_A36);
      corner(floatRows, ROW_DIFFERENCE12, ROW_DIFFERENCE8, ROW_DIFFERENCE10, ROW_A37);
      corner(floatRows, ROW_SUM17, ROW_SUM13, ROW_SUM14, ROW_A38);
      edge(floatRows, ROW_CX, ROW_CY2, ROW_CZ2, ROW_A39);
      corner(floatRows, ROW_DIFFERENCE12, ROW_DIFFERENCE11, ROW_DIFFERENCE9, ROW_A40);
      corner(floatRows, ROW_SUM17, ROW_SUM15, ROW_SUM16, ROW_A41);
      corner(floatRows, ROW_SUM17, ROW_SUM15, ROW_SUM14, ROW_A42);
      floats18(floatRows);
      floats19(floatRows);
      floats20(floatRows);
      floats21(floatRows);
      floats22(floatRows);
      long timeLessInfinityBits = floats23(floatRows, overlapBits);
      firstStep(floatRows, ROW_FIRST_STEP);
      long hits = validBits & timeLessInfinityBits;
      floats25(floatRows, results, at, hits);
      secondStep(floatRows, ROW_T2);
      floats27(columns2, from2, floatRows);
      floats28(floatRows);
      long eitherBits = floats29(floatRows);
      floats30(floatRows, eitherBits);
      floats31(columns2, from2, floatRows, results, at, overlapBits, hits);
      if (block == blocks - 1) {
        doubt &= -1L >>> -count; // what stands beyond the last pair is nobody's
      }
      if (doubt != 0) {
        hits = (hits & ~doubt) | byDefinition(columns1, from1, columns2, from2, doubt, out, at);
      }
      words[firstWord + block] = hits;
      from1 += first.stride;
      from2 += second.stride;
    }
  }

  private static void floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], rs = columns1[6];
    float[] xs = columns2[0], ys = columns2[1], zs = columns2[2], halfXs = columns2[3], halfYs = columns2[4],
        halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector x = fromArray(FLOATS, xs, j);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ax.lanewise(SUB, x)
          .lanewise(ADD, bx.lanewise(SUB, x)))).intoArray(floatRows, ROW_MX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bx.lanewise(SUB, ax))).intoArray(floatRows, ROW_HX + k);
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector y = fromArray(FLOATS, ys, j);
      FloatVector by = fromArray(FLOATS, bys, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, ay.lanewise(SUB, y)
          .lanewise(ADD, by.lanewise(SUB, y)))).intoArray(floatRows, ROW_MY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, by.lanewise(SUB, ay))).intoArray(floatRows, ROW_HY + k);
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector z = fromArray(FLOATS, zs, j);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, az.lanewise(SUB, z)
          .lanewise(ADD, bz.lanewise(SUB, z)))).intoArray(floatRows, ROW_MZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, bz.lanewise(SUB, az))).intoArray(floatRows, ROW_HZ + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      // halfX > halfY ? halfX : halfY
      FloatVector max = halfY.blend(halfX, halfX.compare(GT, halfY));
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      // halfZ > max ? halfZ : max
      FloatVector max2 = max.blend(halfZ, halfZ.compare(GT, max));
      FloatVector sum = halfX.lanewise(ADD, halfY).lanewise(ADD, halfZ);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM + k);
      FLOAT_VECTOR.cast(ALL_SLACK.lanewise(MUL, fromArray(FLOATS, rs, i))
          .lanewise(ADD, ALL_C0_586.lanewise(MUL, max2)
          .lanewise(ADD, ALL_C0_414.lanewise(MUL, sum)))).intoArray(floatRows, ROW_REACH + k);
    }
  }

  private static long floats2(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return 0;
    }
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    long nearBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector reach = fromArray(FLOATS, floatRows, ROW_REACH + k);
      VectorMask<Float> near = fromArray(FLOATS, floatRows, ROW_MX + k).lanewise(ABS)
          .lanewise(SUB, hx.lanewise(ABS)).compare(LE, reach);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      near = fromArray(FLOATS, floatRows, ROW_MY + k).lanewise(ABS).lanewise(SUB, hy.lanewise(ABS))
          .compare(LE, reach, near);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      near = fromArray(FLOATS, floatRows, ROW_MZ + k).lanewise(ABS).lanewise(SUB, hz.lanewise(ABS))
          .compare(LE, reach, near);
      nearBits |= near.toLong() << k;
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector square = qx.lanewise(MUL, qx).lanewise(ADD, qy.lanewise(MUL, qy))
          .lanewise(ADD, qz.lanewise(MUL, qz).lanewise(ADD, qw.lanewise(MUL, qw)));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      FloatVector s = ALL_TWO.lanewise(DIV, square);
      FloatVector product = s.lanewise(MUL, qy);
      FLOAT_VECTOR.cast(product).intoArray(floatRows, ROW_PRODUCT + k);
      FloatVector product2 = s.lanewise(MUL, qz);
      FLOAT_VECTOR.cast(product2).intoArray(floatRows, ROW_PRODUCT2 + k);
      FloatVector tx = product.lanewise(MUL, hz).lanewise(SUB, product2.lanewise(MUL, hy));
      FloatVector product3 = s.lanewise(MUL, qx);
      FLOAT_VECTOR.cast(product3).intoArray(floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, hx).lanewise(SUB, product3.lanewise(MUL, hz));
      FloatVector tz = product3.lanewise(MUL, hy).lanewise(SUB, product.lanewise(MUL, hx));
      FLOAT_VECTOR.cast(hx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx)))).intoArray(floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(hy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty)))).intoArray(floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(hz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz)))).intoArray(floatRows, ROW_GZ + k);
    }
    return nearBits;
  }

  private static long floats3(float[][] columns2, int from2, float[] floatRows, long[] bits) {
    if (columns2 == null) {
      return 0;
    }
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    long gxLessZeroBits = 0;
    long gyLessZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector tx = product.lanewise(MUL, mz).lanewise(SUB, product2.lanewise(MUL, my));
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, mx).lanewise(SUB, product3.lanewise(MUL, mz));
      FloatVector tz = product3.lanewise(MUL, my).lanewise(SUB, product.lanewise(MUL, mx));
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FloatVector m = mx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx)));
      FLOAT_VECTOR.cast(m).intoArray(floatRows, ROW_M + k);
      VectorMask<Float> gxLessZero = fromArray(FLOATS, floatRows, ROW_GX + k).compare(LT, ALL_ZERO);
      gxLessZeroBits |= gxLessZero.toLong() << k;
      // g < 0 ? -m : m
      FLOAT_VECTOR.cast(m.blend(m.lanewise(NEG), gxLessZero)).intoArray(floatRows, ROW_X1 + k);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FloatVector m2 = my.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty)));
      FLOAT_VECTOR.cast(m2).intoArray(floatRows, ROW_M2 + k);
      VectorMask<Float> gyLessZero = fromArray(FLOATS, floatRows, ROW_GY + k).compare(LT, ALL_ZERO);
      gyLessZeroBits |= gyLessZero.toLong() << k;
      // g < 0 ? -m : m
      FLOAT_VECTOR.cast(m2.blend(m2.lanewise(NEG), gyLessZero)).intoArray(floatRows, ROW_Y1 + k);
      FLOAT_VECTOR.cast(mz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz)))).intoArray(floatRows, ROW_M3 + k);
    }
    bits[0] = gyLessZeroBits;
    return gxLessZeroBits;
  }

  private static long floats4(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long gzLessZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      VectorMask<Float> gzLessZero = gz.compare(LT, ALL_ZERO);
      gzLessZeroBits |= gzLessZero.toLong() << k;
      FloatVector m = fromArray(FLOATS, floatRows, ROW_M3 + k);
      // g < 0 ? -m : m
      FloatVector z1 = m.blend(m.lanewise(NEG), gzLessZero);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector minusHalfX = halfX.lanewise(NEG);
      FLOAT_VECTOR.cast(minusHalfX).intoArray(floatRows, ROW_MINUS_HALF_X + k);
      FloatVector x1 = fromArray(FLOATS, floatRows, ROW_X1 + k);
      FloatVector nearX = minusHalfX.lanewise(SUB, x1);
      FLOAT_VECTOR.cast(nearX).intoArray(floatRows, ROW_NEAR_X + k);
      FloatVector farX = halfX.lanewise(SUB, x1);
      FLOAT_VECTOR.cast(farX).intoArray(floatRows, ROW_FAR_X + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_GX + k).lanewise(ABS);
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX2 + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector minusHalfY = halfY.lanewise(NEG);
      FLOAT_VECTOR.cast(minusHalfY).intoArray(floatRows, ROW_MINUS_HALF_Y + k);
      FloatVector y1 = fromArray(FLOATS, floatRows, ROW_Y1 + k);
      FloatVector nearY = minusHalfY.lanewise(SUB, y1);
      FLOAT_VECTOR.cast(nearY).intoArray(floatRows, ROW_NEAR_Y + k);
      FloatVector farY = halfY.lanewise(SUB, y1);
      FLOAT_VECTOR.cast(farY).intoArray(floatRows, ROW_FAR_Y + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_GY + k).lanewise(ABS);
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY2 + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector minusHalfZ = halfZ.lanewise(NEG);
      FLOAT_VECTOR.cast(minusHalfZ).intoArray(floatRows, ROW_MINUS_HALF_Z + k);
      FloatVector nearZ = minusHalfZ.lanewise(SUB, z1);
      FLOAT_VECTOR.cast(nearZ).intoArray(floatRows, ROW_NEAR_Z + k);
      FloatVector farZ = halfZ.lanewise(SUB, z1);
      FLOAT_VECTOR.cast(farZ).intoArray(floatRows, ROW_FAR_Z + k);
      FloatVector hz = gz.lanewise(ABS);
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ2 + k);
      VectorMask<Float> hxGreaterZero = hx.compare(GT, ALL_ZERO);
      // hx > 0 ? nearX : -1
      FloatVector inX = ALL_MINUS_ONE.blend(nearX, hxGreaterZero);
      // hx > 0 ? farX : 1
      FloatVector outX = ALL_ONE.blend(farX, hxGreaterZero);
      VectorMask<Float> hyGreaterZero = hy.compare(GT, ALL_ZERO);
      // hy > 0 ? nearY : -1
      FloatVector inY = ALL_MINUS_ONE.blend(nearY, hyGreaterZero);
      // hy > 0 ? farY : 1
      FloatVector outY = ALL_ONE.blend(farY, hyGreaterZero);
      VectorMask<Float> hzGreaterZero = hz.compare(GT, ALL_ZERO);
      // hz > 0 ? nearZ : -1
      FloatVector inZ = ALL_MINUS_ONE.blend(nearZ, hzGreaterZero);
      // hz > 0 ? farZ : 1
      FloatVector outZ = ALL_ONE.blend(farZ, hzGreaterZero);
      VectorMask<Float> inByY = inY.lanewise(MUL, hx).compare(GT, inX.lanewise(MUL, hy));
      // inByY ? inY : inX
      FloatVector in = inX.blend(inY, inByY);
      // inByY ? hy : hx
      FloatVector hIn = hx.blend(hy, inByY);
      VectorMask<Float> inByZ = inZ.lanewise(MUL, hIn).compare(GT, in.lanewise(MUL, hz));
      // inByZ ? inZ : in
      FloatVector in2 = in.blend(inZ, inByZ);
      // inByZ ? hz : hIn
      FloatVector hIn2 = hIn.blend(hz, inByZ);
      VectorMask<Float> outByY = outY.lanewise(MUL, hx).compare(LT, outX.lanewise(MUL, hy));
      // outByY ? outY : outX
      FloatVector out2 = outX.blend(outY, outByY);
      // outByY ? hy : hx
      FloatVector hOut = hx.blend(hy, outByY);
      VectorMask<Float> outByZ = outZ.lanewise(MUL, hOut).compare(LT, out2.lanewise(MUL, hz));
      // outByZ ? outZ : out
      FloatVector out3 = out2.blend(outZ, outByZ);
      // outByZ ? hz : hOut
      FloatVector hOut2 = hOut.blend(hz, outByZ);
      FLOAT_VECTOR.cast(in2.lanewise(MUL, hIn2).lanewise(ADD, out3.lanewise(MUL, hOut2))).intoArray(floatRows,
          ROW_NUMERATOR + k);
      FLOAT_VECTOR.cast(hIn2.lanewise(MUL, hIn2).lanewise(ADD, hOut2.lanewise(MUL, hOut2))).intoArray(
          floatRows, ROW_DENOMINATOR + k);
    }
    return gzLessZeroBits;
  }

  private static void floats5(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_NUMERATOR + k);
      FloatVector denominator = fromArray(FLOATS, floatRows, ROW_DENOMINATOR + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector between = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS).compare(LT, denominator));
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector p = between.lanewise(MUL, hx);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X + k);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector x = p.blend(farX, pGreaterFarX).blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX));
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FloatVector p2 = between.lanewise(MUL, hy);
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y + k);
      VectorMask<Float> pGreaterFarY = p2.compare(GT, farY);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector y = p2.blend(farY, pGreaterFarY).blend(nearY.blend(p2, pGreaterFarY), p2.compare(LT, nearY));
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector p3 = between.lanewise(MUL, hz);
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z + k);
      VectorMask<Float> pGreaterFarZ = p3.compare(GT, farZ);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector z = p3.blend(farZ, pGreaterFarZ).blend(nearZ.blend(p3, pGreaterFarZ), p3.compare(LT, nearZ));
      FLOAT_VECTOR.cast(x.lanewise(MUL, hx).lanewise(ADD, y.lanewise(MUL, hy))
          .lanewise(ADD, z.lanewise(MUL, hz))).intoArray(floatRows, ROW_NUMERATOR2 + k);
    }
  }

  private static void floats6(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      FloatVector numerator = fromArray(FLOATS, floatRows, ROW_NUMERATOR2 + k);
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS).compare(LT, denominator));
      FLOAT_VECTOR.cast(t).intoArray(floatRows, ROW_T + k);
      FloatVector p = t.lanewise(MUL, hx);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X + k);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p.lanewise(SUB, p.blend(farX, pGreaterFarX)
          .blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX)))).intoArray(floatRows, ROW_DX + k);
      FloatVector p2 = t.lanewise(MUL, hy);
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y + k);
      VectorMask<Float> pGreaterFarY = p2.compare(GT, farY);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p2.lanewise(SUB, p2.blend(farY, pGreaterFarY)
          .blend(nearY.blend(p2, pGreaterFarY), p2.compare(LT, nearY)))).intoArray(floatRows, ROW_DY + k);
    }
  }

  private static void floats7(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_T + k).lanewise(MUL, hz);
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z + k);
      VectorMask<Float> pGreaterFarZ = p.compare(GT, farZ);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector dz = p.lanewise(SUB, p.blend(farZ, pGreaterFarZ)
          .blend(nearZ.blend(p, pGreaterFarZ), p.compare(LT, nearZ)));
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      VectorMask<Float> allNearXAtMostHx = nearX.compare(LE, hx);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      allNearXAtMostHx = nearY.compare(LE, hy, allNearXAtMostHx);
      allNearXAtMostHx = nearZ.compare(LE, hz, allNearXAtMostHx);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X + k);
      allNearXAtMostHx = farX.compare(GE, hx.lanewise(NEG), allNearXAtMostHx);
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y + k);
      VectorMask<Float> allNearXAtMostHx2 = farY.compare(GE, hy.lanewise(NEG));
      allNearXAtMostHx2 = farZ.compare(GE, hz.lanewise(NEG), allNearXAtMostHx2);
      allNearXAtMostHx2 = nearX.lanewise(MUL, hy).lanewise(SUB, farY.lanewise(MUL, hx))
          .compare(LE, ALL_ZERO, allNearXAtMostHx2);
      allNearXAtMostHx2 = nearX.lanewise(MUL, hz).lanewise(SUB, farZ.lanewise(MUL, hx))
          .compare(LE, ALL_ZERO, allNearXAtMostHx2);
      VectorMask<Float> allNearXAtMostHx3 = nearY.lanewise(MUL, hx).lanewise(SUB, farX.lanewise(MUL, hy))
          .compare(LE, ALL_ZERO);
      allNearXAtMostHx3 = nearY.lanewise(MUL, hz).lanewise(SUB, farZ.lanewise(MUL, hy))
          .compare(LE, ALL_ZERO, allNearXAtMostHx3);
      allNearXAtMostHx3 = nearZ.lanewise(MUL, hx).lanewise(SUB, farX.lanewise(MUL, hz))
          .compare(LE, ALL_ZERO, allNearXAtMostHx3);
      allNearXAtMostHx3 = nearZ.lanewise(MUL, hy).lanewise(SUB, farY.lanewise(MUL, hz))
          .compare(LE, ALL_ZERO, allNearXAtMostHx3);
      allNearXAtMostHx = allNearXAtMostHx.and(allNearXAtMostHx2).and(allNearXAtMostHx3);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      // crosses(nearX, farX, hx, nearY, farY, hy, nearZ, farZ, hz) ? 0 : dx * dx + dy * dy + dz * dz
      FLOAT_VECTOR.cast(dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz)).blend(ALL_ZERO, allNearXAtMostHx)).intoArray(floatRows,
          ROW_SQUARE2 + k);
    }
  }

  private static long floats8(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long nearBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long allRAtLeastZeroBits = 0;
    long overlapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_M + k).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_M2 + k).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_M3 + k).lanewise(ABS));
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM2 + k);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> allRAtLeastZero = r.compare(GE, ALL_ZERO);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      allRAtLeastZero = halfX.compare(GE, ALL_ZERO, allRAtLeastZero);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      allRAtLeastZero = halfY.compare(GE, ALL_ZERO, allRAtLeastZero);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      allRAtLeastZero = halfZ.compare(GE, ALL_ZERO, allRAtLeastZero);
      VectorMask<Float> allRAtLeastZero2 = halfX.compare(LE, ALL_LARGEST);
      allRAtLeastZero2 = halfY.compare(LE, ALL_LARGEST, allRAtLeastZero2);
      allRAtLeastZero2 = halfZ.compare(LE, ALL_LARGEST, allRAtLeastZero2);
      FloatVector square = fromArray(FLOATS, floatRows, ROW_SQUARE + k);
      allRAtLeastZero2 = square.compare(GE, ALL_LEAST_SQUARE, allRAtLeastZero2);
      VectorMask<Float> allRAtLeastZero3 = square.compare(LE, ALL_LARGEST_SQUARE);
      allRAtLeastZero3 = sum.compare(LE, ALL_LARGEST, allRAtLeastZero3);
      allRAtLeastZero = allRAtLeastZero.and(allRAtLeastZero2).and(allRAtLeastZero3);
      allRAtLeastZeroBits |= allRAtLeastZero.toLong() << k;
      overlapBits |= fromArray(FLOATS, floatRows, ROW_SQUARE2 + k)
          .compare(LE, r.lanewise(MUL, r), VectorMask.fromLong(FLOATS, (nearBits >>> k)
          & WideLanes.FLOAT_LANES).and(allRAtLeastZero)).toLong() << k;
    }
    bits[0] = overlapBits;
    return allRAtLeastZeroBits;
  }

  private static long floats9(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long allRAtLeastZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6], vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
    long validBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector vz = fromArray(FLOATS, vzs, i);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector tx = product.lanewise(MUL, vz).lanewise(SUB, product2.lanewise(MUL, vy));
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, vx).lanewise(SUB, product3.lanewise(MUL, vz));
      FloatVector tz = product3.lanewise(MUL, vy).lanewise(SUB, product.lanewise(MUL, vx));
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector qw = fromArray(FLOATS, qws, j);
      FLOAT_VECTOR.cast(vx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, qw.lanewise(MUL, tx)))).intoArray(floatRows, ROW_DX2 + k);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      FLOAT_VECTOR.cast(vy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, qw.lanewise(MUL, ty)))).intoArray(floatRows, ROW_DY2 + k);
      FLOAT_VECTOR.cast(vz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, qw.lanewise(MUL, tz)))).intoArray(floatRows, ROW_DZ + k);
      validBits |= vx.lanewise(ABS).lanewise(ADD, vy.lanewise(ABS)).lanewise(ADD, vz.lanewise(ABS))
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allRAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HX2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HY2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HZ2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM + k)
          .lanewise(ADD, fromArray(FLOATS, rs, i))))).intoArray(floatRows, ROW_SIZE + k);
    }
    return validBits;
  }

  private static long floats10(float[][] columns1, int from1, float[] floatRows, long gxLessZeroBits,
      long gyLessZeroBits, long gzLessZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6];
    long doubt = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector size = fromArray(FLOATS, floatRows, ROW_SIZE + k);
      doubt |= fromArray(FLOATS, rs, i).compare(LE, ALL_THIN.lanewise(MUL, size)).toLong() << k;
      FLOAT_VECTOR.cast(ALL_SLACK_12.lanewise(MUL, size)).intoArray(floatRows, ROW_SLACK + k);
      VectorMask<Float> gxLessZero = VectorMask.fromLong(FLOATS, (gxLessZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX2 + k);
      // hx < 0 ? -vx : vx
      FLOAT_VECTOR.cast(dx.blend(dx.lanewise(NEG), gxLessZero)).intoArray(floatRows, ROW_DX3 + k);
      VectorMask<Float> gyLessZero = VectorMask.fromLong(FLOATS, (gyLessZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY2 + k);
      // hy < 0 ? -vy : vy
      FLOAT_VECTOR.cast(dy.blend(dy.lanewise(NEG), gyLessZero)).intoArray(floatRows, ROW_DY3 + k);
      VectorMask<Float> gzLessZero = VectorMask.fromLong(FLOATS, (gzLessZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      // hz < 0 ? -vz : vz
      FLOAT_VECTOR.cast(dz.blend(dz.lanewise(NEG), gzLessZero)).intoArray(floatRows, ROW_DZ2 + k);
      FloatVector dd = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FLOAT_VECTOR.cast(dd).intoArray(floatRows, ROW_DD + k);
      FloatVector m = fromArray(FLOATS, floatRows, ROW_M + k);
      FloatVector m2 = fromArray(FLOATS, floatRows, ROW_M2 + k);
      FloatVector m3 = fromArray(FLOATS, floatRows, ROW_M3 + k);
      // dd >= LEAST_SQUARE ? -dot(x, y, z, dx, dy, dz) / dd : Float.NaN
      FloatVector s = ALL_NAN.blend(m.lanewise(MUL, dx).lanewise(ADD, m2.lanewise(MUL, dy))
          .lanewise(ADD, m3.lanewise(MUL, dz)).lanewise(NEG).lanewise(DIV, dd), dd
          .compare(GE, ALL_LEAST_SQUARE));
      FLOAT_VECTOR.cast(s).intoArray(floatRows, ROW_S + k);
      FloatVector sum = m.lanewise(ADD, s.lanewise(MUL, dx));
      // hx < 0 ? -(mx + s * vx) : mx + s * vx
      FLOAT_VECTOR.cast(sum.blend(sum.lanewise(NEG), gxLessZero)).intoArray(floatRows, ROW_X + k);
      FloatVector sum2 = m2.lanewise(ADD, s.lanewise(MUL, dy));
      // hy < 0 ? -(my + s * vy) : my + s * vy
      FLOAT_VECTOR.cast(sum2.blend(sum2.lanewise(NEG), gyLessZero)).intoArray(floatRows, ROW_Y + k);
      FloatVector sum3 = m3.lanewise(ADD, s.lanewise(MUL, dz));
      // hz < 0 ? -(mz + s * vz) : mz + s * vz
      FLOAT_VECTOR.cast(sum3.blend(sum3.lanewise(NEG), gzLessZero)).intoArray(floatRows, ROW_Z + k);
    }
    return doubt;
  }

  private static void floats11(float[][] columns1, int from1, float[][] columns2, int from2,
      float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] rs = columns1[6];
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FLOAT_VECTOR.cast(x.lanewise(SUB, hx)).intoArray(floatRows, ROW_X2 + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FLOAT_VECTOR.cast(y.lanewise(SUB, hy)).intoArray(floatRows, ROW_Y2 + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FLOAT_VECTOR.cast(z.lanewise(SUB, hz)).intoArray(floatRows, ROW_Z2 + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FLOAT_VECTOR.cast(halfX).intoArray(floatRows, ROW_HALF_X + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FLOAT_VECTOR.cast(halfY).intoArray(floatRows, ROW_HALF_Y + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FLOAT_VECTOR.cast(halfZ).intoArray(floatRows, ROW_HALF_Z + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, rs, i)).intoArray(floatRows, ROW_R + k);
      FLOAT_VECTOR.cast(x.lanewise(ADD, hx)).intoArray(floatRows, ROW_X3 + k);
      FLOAT_VECTOR.cast(y.lanewise(ADD, hy)).intoArray(floatRows, ROW_Y3 + k);
      FLOAT_VECTOR.cast(z.lanewise(ADD, hz)).intoArray(floatRows, ROW_Z3 + k);
      VectorMask<Float> flip = fromArray(FLOATS, floatRows, ROW_DZ2 + k).lanewise(MUL, hy)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DY3 + k).lanewise(MUL, hz)).compare(GT, ALL_ZERO);
      FloatVector cy = y.lanewise(SUB, halfY);
      FLOAT_VECTOR.cast(cy).intoArray(floatRows, ROW_CY + k);
      FloatVector cy2 = y.lanewise(ADD, halfY);
      FLOAT_VECTOR.cast(cy2).intoArray(floatRows, ROW_CY2 + k);
      // flip ? y - by : y + by
      FLOAT_VECTOR.cast(cy2.blend(cy, flip)).intoArray(floatRows, ROW_FACE_Y + k);
      FloatVector cz = z.lanewise(ADD, halfZ);
      FLOAT_VECTOR.cast(cz).intoArray(floatRows, ROW_CZ + k);
      FloatVector cz2 = z.lanewise(SUB, halfZ);
      FLOAT_VECTOR.cast(cz2).intoArray(floatRows, ROW_CZ2 + k);
      // flip ? z + bz : z - bz
      FLOAT_VECTOR.cast(cz2.blend(cz, flip)).intoArray(floatRows, ROW_FACE_Z + k);
      FloatVector sum = halfX.lanewise(MUL, halfX).lanewise(ADD, ALL_ZERO).lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM3 + k);
      FloatVector length = sum.lanewise(SQRT);
      FLOAT_VECTOR.cast(length).intoArray(floatRows, ROW_LENGTH + k);
      VectorMask<Float> lengthGreaterZero = length.compare(GT, ALL_ZERO);
      // length > 0 ? component / length : 0
      FloatVector ex = ALL_ZERO.blend(halfX.lanewise(DIV, length), lengthGreaterZero);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX + k);
      // length > 0 ? component / length : 0
      FloatVector ey = ALL_ZERO.blend(ALL_ZERO.lanewise(DIV, length), lengthGreaterZero);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY + k);
      FLOAT_VECTOR.cast(hx.lanewise(MUL, ex).lanewise(ADD, hy.lanewise(MUL, ey))).intoArray(floatRows,
          ROW_SUM4 + k);
    }
  }

  private static void floats12(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY + k);
      FloatVector first2 = fromArray(FLOATS, floatRows, ROW_SUM4 + k).lanewise(ADD, hz.lanewise(MUL, ey));
      FLOAT_VECTOR.cast(first2).intoArray(floatRows, ROW_FIRST + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_HX2 + k).lanewise(SUB, first2.lanewise(MUL, ex));
      FloatVector product = first2.lanewise(MUL, ey);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_HY2 + k).lanewise(SUB, product);
      FloatVector z = hz.lanewise(SUB, product);
      FloatVector second2 = x.lanewise(MUL, ex).lanewise(ADD, y.lanewise(MUL, ey))
          .lanewise(ADD, z.lanewise(MUL, ey));
      FloatVector x2 = x.lanewise(SUB, ALL_ZERO.lanewise(MUL, ex));
      FloatVector product2 = ALL_ZERO.lanewise(MUL, ey);
      FloatVector y2 = y.lanewise(SUB, product2);
      FloatVector z2 = z.lanewise(SUB, product2);
      FloatVector once = x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2));
      FloatVector x3 = x.lanewise(SUB, second2.lanewise(MUL, ex));
      FloatVector product3 = second2.lanewise(MUL, ey);
      FloatVector y3 = y.lanewise(SUB, product3);
      FloatVector z3 = z.lanewise(SUB, product3);
      FloatVector twice = x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z3.lanewise(MUL, z3));
      VectorMask<Float> allValueGreaterZero = fromArray(FLOATS, floatRows, ROW_SUM3 + k).compare(GT, ALL_ZERO);
      allValueGreaterZero = ALL_C4_00.lanewise(MUL, twice).compare(GE, once, allValueGreaterZero);
      // Segment.square(ex, ey, ez) > 0 && 4 * twice >= once ? (float) Math.sqrt(twice) : 0
      FloatVector height = ALL_ZERO.blend(twice.lanewise(SQRT), allValueGreaterZero);
      FLOAT_VECTOR.cast(height).intoArray(floatRows, ROW_HEIGHT + k);
      VectorMask<Float> heightGreaterZero = height.compare(GT, ALL_ZERO);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(x3.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO + k);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(y3.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO2 + k);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(z3.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO3 + k);
    }
  }

  private static void floats13(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      VectorMask<Float> flip = fromArray(FLOATS, floatRows, ROW_DX3 + k).lanewise(MUL, hz)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DZ2 + k).lanewise(MUL, hx)).compare(GT, ALL_ZERO);
      // flip ? y - by : y + by
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_CZ2 + k), flip)).intoArray(floatRows, ROW_FACE_Y2 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector cx = x.lanewise(ADD, halfX);
      FLOAT_VECTOR.cast(cx).intoArray(floatRows, ROW_CX + k);
      FloatVector cx2 = x.lanewise(SUB, halfX);
      FLOAT_VECTOR.cast(cx2).intoArray(floatRows, ROW_CX2 + k);
      // flip ? z + bz : z - bz
      FLOAT_VECTOR.cast(cx2.blend(cx, flip)).intoArray(floatRows, ROW_FACE_Z2 + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector sum = halfY.lanewise(MUL, halfY).lanewise(ADD, ALL_ZERO).lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM5 + k);
      FloatVector length = sum.lanewise(SQRT);
      FLOAT_VECTOR.cast(length).intoArray(floatRows, ROW_LENGTH2 + k);
      VectorMask<Float> lengthGreaterZero = length.compare(GT, ALL_ZERO);
      // length > 0 ? component / length : 0
      FloatVector ex = ALL_ZERO.blend(halfY.lanewise(DIV, length), lengthGreaterZero);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX2 + k);
      // length > 0 ? component / length : 0
      FloatVector ey = ALL_ZERO.blend(ALL_ZERO.lanewise(DIV, length), lengthGreaterZero);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY2 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FloatVector first2 = hy.lanewise(MUL, ex).lanewise(ADD, hz.lanewise(MUL, ey))
          .lanewise(ADD, hx.lanewise(MUL, ey));
      FLOAT_VECTOR.cast(first2).intoArray(floatRows, ROW_FIRST2 + k);
      FloatVector x2 = hy.lanewise(SUB, first2.lanewise(MUL, ex));
      FloatVector product = first2.lanewise(MUL, ey);
      FloatVector y = hz.lanewise(SUB, product);
      FloatVector z = hx.lanewise(SUB, product);
      FloatVector second2 = x2.lanewise(MUL, ex).lanewise(ADD, y.lanewise(MUL, ey))
          .lanewise(ADD, z.lanewise(MUL, ey));
      FloatVector x3 = x2.lanewise(SUB, ALL_ZERO.lanewise(MUL, ex));
      FloatVector product2 = ALL_ZERO.lanewise(MUL, ey);
      FloatVector y2 = y.lanewise(SUB, product2);
      FloatVector z2 = z.lanewise(SUB, product2);
      FLOAT_VECTOR.cast(x3.lanewise(MUL, x3).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2))).intoArray(floatRows, ROW_ONCE + k);
      FLOAT_VECTOR.cast(x2.lanewise(SUB, second2.lanewise(MUL, ex))).intoArray(floatRows, ROW_X4 + k);
      FloatVector product3 = second2.lanewise(MUL, ey);
      FLOAT_VECTOR.cast(y.lanewise(SUB, product3)).intoArray(floatRows, ROW_Y4 + k);
      FLOAT_VECTOR.cast(z.lanewise(SUB, product3)).intoArray(floatRows, ROW_Z4 + k);
    }
  }

  private static void floats14(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X4 + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y4 + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z4 + k);
      FloatVector twice = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z));
      VectorMask<Float> allValueGreaterZero = fromArray(FLOATS, floatRows, ROW_SUM5 + k).compare(GT, ALL_ZERO);
      allValueGreaterZero = ALL_C4_00.lanewise(MUL, twice)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_ONCE + k), allValueGreaterZero);
      // Segment.square(ex, ey, ez) > 0 && 4 * twice >= once ? (float) Math.sqrt(twice) : 0
      FloatVector height = ALL_ZERO.blend(twice.lanewise(SQRT), allValueGreaterZero);
      FLOAT_VECTOR.cast(height).intoArray(floatRows, ROW_HEIGHT2 + k);
      VectorMask<Float> heightGreaterZero = height.compare(GT, ALL_ZERO);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(x.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO4 + k);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(y.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO5 + k);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(z.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO6 + k);
      VectorMask<Float> flip = fromArray(FLOATS, floatRows, ROW_DY3 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX2 + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DX3 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY2 + k))).compare(GT, ALL_ZERO);
      // flip ? y - by : y + by
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_CX2 + k), flip)).intoArray(floatRows, ROW_FACE_Y3 + k);
      // flip ? z + bz : z - bz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_CY2 + k), flip)).intoArray(floatRows, ROW_FACE_Z3 + k);
    }
  }

  private static void floats15(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector sum = halfZ.lanewise(MUL, halfZ).lanewise(ADD, ALL_ZERO).lanewise(ADD, ALL_ZERO);
      FloatVector length = sum.lanewise(SQRT);
      FLOAT_VECTOR.cast(length).intoArray(floatRows, ROW_LENGTH3 + k);
      VectorMask<Float> lengthGreaterZero = length.compare(GT, ALL_ZERO);
      // length > 0 ? component / length : 0
      FloatVector ex = ALL_ZERO.blend(halfZ.lanewise(DIV, length), lengthGreaterZero);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX3 + k);
      // length > 0 ? component / length : 0
      FloatVector ey = ALL_ZERO.blend(ALL_ZERO.lanewise(DIV, length), lengthGreaterZero);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY3 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FloatVector first2 = hz.lanewise(MUL, ex).lanewise(ADD, hx.lanewise(MUL, ey))
          .lanewise(ADD, hy.lanewise(MUL, ey));
      FLOAT_VECTOR.cast(first2).intoArray(floatRows, ROW_FIRST3 + k);
      FloatVector x = hz.lanewise(SUB, first2.lanewise(MUL, ex));
      FloatVector product = first2.lanewise(MUL, ey);
      FloatVector y = hx.lanewise(SUB, product);
      FloatVector z = hy.lanewise(SUB, product);
      FloatVector second2 = x.lanewise(MUL, ex).lanewise(ADD, y.lanewise(MUL, ey))
          .lanewise(ADD, z.lanewise(MUL, ey));
      FloatVector x2 = x.lanewise(SUB, ALL_ZERO.lanewise(MUL, ex));
      FloatVector product2 = ALL_ZERO.lanewise(MUL, ey);
      FloatVector y2 = y.lanewise(SUB, product2);
      FloatVector z2 = z.lanewise(SUB, product2);
      FloatVector once = x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2));
      FloatVector x3 = x.lanewise(SUB, second2.lanewise(MUL, ex));
      FloatVector product3 = second2.lanewise(MUL, ey);
      FloatVector y3 = y.lanewise(SUB, product3);
      FloatVector z3 = z.lanewise(SUB, product3);
      FloatVector twice = x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z3.lanewise(MUL, z3));
      VectorMask<Float> allValueGreaterZero = sum.compare(GT, ALL_ZERO);
      allValueGreaterZero = ALL_C4_00.lanewise(MUL, twice).compare(GE, once, allValueGreaterZero);
      // Segment.square(ex, ey, ez) > 0 && 4 * twice >= once ? (float) Math.sqrt(twice) : 0
      FloatVector height = ALL_ZERO.blend(twice.lanewise(SQRT), allValueGreaterZero);
      FLOAT_VECTOR.cast(height).intoArray(floatRows, ROW_HEIGHT3 + k);
      VectorMask<Float> heightGreaterZero = height.compare(GT, ALL_ZERO);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(x3.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO7 + k);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(y3.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO8 + k);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(z3.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO9 + k);
    }
  }

  private static void floats16(float[][] columns1, int from1, float[][] columns2, int from2,
      float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5], qws = columns2[9];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y2 + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FLOAT_VECTOR.cast(y.lanewise(SUB, halfY)).intoArray(floatRows, ROW_DIFFERENCE + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z2 + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FLOAT_VECTOR.cast(z.lanewise(SUB, halfZ)).intoArray(floatRows, ROW_DIFFERENCE2 + k);
      FLOAT_VECTOR.cast(z.lanewise(ADD, halfZ)).intoArray(floatRows, ROW_SUM6 + k);
      FLOAT_VECTOR.cast(y.lanewise(ADD, halfY)).intoArray(floatRows, ROW_SUM7 + k);
      FloatVector y2 = fromArray(FLOATS, floatRows, ROW_Y3 + k);
      FLOAT_VECTOR.cast(y2.lanewise(ADD, halfY)).intoArray(floatRows, ROW_SUM8 + k);
      FloatVector z2 = fromArray(FLOATS, floatRows, ROW_Z3 + k);
      FLOAT_VECTOR.cast(z2.lanewise(ADD, halfZ)).intoArray(floatRows, ROW_SUM9 + k);
      FLOAT_VECTOR.cast(y2.lanewise(SUB, halfY)).intoArray(floatRows, ROW_DIFFERENCE3 + k);
      FLOAT_VECTOR.cast(z2.lanewise(SUB, halfZ)).intoArray(floatRows, ROW_DIFFERENCE4 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X2 + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FLOAT_VECTOR.cast(x.lanewise(SUB, halfX)).intoArray(floatRows, ROW_DIFFERENCE5 + k);
      FLOAT_VECTOR.cast(x.lanewise(ADD, halfX)).intoArray(floatRows, ROW_SUM10 + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_X3 + k);
      FLOAT_VECTOR.cast(x2.lanewise(ADD, halfX)).intoArray(floatRows, ROW_SUM11 + k);
      FLOAT_VECTOR.cast(x2.lanewise(SUB, halfX)).intoArray(floatRows, ROW_DIFFERENCE6 + k);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX2 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FLOAT_VECTOR.cast(cx.lanewise(SUB, hx)).intoArray(floatRows, ROW_DIFFERENCE7 + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FLOAT_VECTOR.cast(cy.lanewise(SUB, hy)).intoArray(floatRows, ROW_DIFFERENCE8 + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ2 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FLOAT_VECTOR.cast(cz.lanewise(SUB, hz)).intoArray(floatRows, ROW_DIFFERENCE9 + k);
      FloatVector cz2 = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FLOAT_VECTOR.cast(cz2.lanewise(SUB, hz)).intoArray(floatRows, ROW_DIFFERENCE10 + k);
      FLOAT_VECTOR.cast(cx.lanewise(ADD, hx)).intoArray(floatRows, ROW_SUM12 + k);
      FLOAT_VECTOR.cast(cy.lanewise(ADD, hy)).intoArray(floatRows, ROW_SUM13 + k);
      FLOAT_VECTOR.cast(cz2.lanewise(ADD, hz)).intoArray(floatRows, ROW_SUM14 + k);
      FloatVector cy2 = fromArray(FLOATS, floatRows, ROW_CY2 + k);
      FLOAT_VECTOR.cast(cy2.lanewise(SUB, hy)).intoArray(floatRows, ROW_DIFFERENCE11 + k);
      FLOAT_VECTOR.cast(cy2.lanewise(ADD, hy)).intoArray(floatRows, ROW_SUM15 + k);
      FLOAT_VECTOR.cast(cz.lanewise(ADD, hz)).intoArray(floatRows, ROW_SUM16 + k);
      FloatVector cx2 = fromArray(FLOATS, floatRows, ROW_CX + k);
      FLOAT_VECTOR.cast(cx2.lanewise(SUB, hx)).intoArray(floatRows, ROW_DIFFERENCE12 + k);
      FLOAT_VECTOR.cast(cx2.lanewise(ADD, hx)).intoArray(floatRows, ROW_SUM17 + k);
      FLOAT_VECTOR.cast(ALL_C4_00.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SLACK + k))).intoArray(
          floatRows, ROW_PRODUCT4 + k);
      FLOAT_VECTOR.cast(ALL_PARALLEL.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DD + k))).intoArray(
          floatRows, ROW_PRODUCT5 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, vxs, i).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, qws, j).lanewise(NEG)).intoArray(floatRows, ROW_W + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, vys, i).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, vzs, i).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VZ + k);
    }
  }

  private static void floats18(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A2 + k);
      FloatVector b = fromArray(FLOATS, floatRows, ROW_B + k);
      // a < b ? a : b
      FloatVector b2 = b.blend(a, a.compare(LT, b));
      FloatVector a2 = fromArray(FLOATS, floatRows, ROW_A + k);
      // a < b ? a : b
      FloatVector faces = b2.blend(a2, a2.compare(LT, b2));
      FloatVector a3 = fromArray(FLOATS, floatRows, ROW_A4 + k);
      FloatVector b3 = fromArray(FLOATS, floatRows, ROW_B2 + k);
      // a < b ? a : b
      FloatVector b4 = b3.blend(a3, a3.compare(LT, b3));
      FloatVector a4 = fromArray(FLOATS, floatRows, ROW_A3 + k);
      // a < b ? a : b
      FloatVector a5 = b4.blend(a4, a4.compare(LT, b4));
      // a < b ? a : b
      FLOAT_VECTOR.cast(faces.blend(a5, a5.compare(LT, faces))).intoArray(floatRows, ROW_FACES + k);
    }
  }

  private static void floats19(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A5 + k);
      FloatVector faces = fromArray(FLOATS, floatRows, ROW_FACES + k);
      // a < b ? a : b
      FloatVector faces2 = faces.blend(a, a.compare(LT, faces));
      FloatVector a2 = fromArray(FLOATS, floatRows, ROW_A6 + k);
      // a < b ? a : b
      FloatVector faces3 = faces2.blend(a2, a2.compare(LT, faces2));
      FloatVector a3 = fromArray(FLOATS, floatRows, ROW_A7 + k);
      // a < b ? a : b
      FLOAT_VECTOR.cast(faces3.blend(a3, a3.compare(LT, faces3))).intoArray(floatRows, ROW_FACES2 + k);
      FloatVector a4 = fromArray(FLOATS, floatRows, ROW_A8 + k);
      FloatVector enter = fromArray(FLOATS, floatRows, ROW_ENTER + k);
      // a < b ? a : b
      FloatVector enter2 = enter.blend(a4, a4.compare(LT, enter));
      FloatVector a5 = fromArray(FLOATS, floatRows, ROW_A9 + k);
      // a < b ? a : b
      FloatVector enter3 = enter2.blend(a5, a5.compare(LT, enter2));
      FloatVector a6 = fromArray(FLOATS, floatRows, ROW_A10 + k);
      // a < b ? a : b
      FloatVector enter4 = enter3.blend(a6, a6.compare(LT, enter3));
      FloatVector a7 = fromArray(FLOATS, floatRows, ROW_A11 + k);
      // a < b ? a : b
      FloatVector enter5 = enter4.blend(a7, a7.compare(LT, enter4));
      FloatVector a8 = fromArray(FLOATS, floatRows, ROW_A12 + k);
      // a < b ? a : b
      FLOAT_VECTOR.cast(enter5.blend(a8, a8.compare(LT, enter5))).intoArray(floatRows, ROW_ENTER4 + k);
    }
  }

  private static void floats20(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A13 + k);
      FloatVector enter = fromArray(FLOATS, floatRows, ROW_ENTER2 + k);
      // a < b ? a : b
      FloatVector enter2 = enter.blend(a, a.compare(LT, enter));
      FloatVector a2 = fromArray(FLOATS, floatRows, ROW_A14 + k);
      // a < b ? a : b
      FloatVector enter3 = enter2.blend(a2, a2.compare(LT, enter2));
      FloatVector a3 = fromArray(FLOATS, floatRows, ROW_A15 + k);
      // a < b ? a : b
      FloatVector enter4 = enter3.blend(a3, a3.compare(LT, enter3));
      FloatVector a4 = fromArray(FLOATS, floatRows, ROW_A16 + k);
      // a < b ? a : b
      FloatVector enter5 = enter4.blend(a4, a4.compare(LT, enter4));
      FloatVector a5 = fromArray(FLOATS, floatRows, ROW_A17 + k);
      // a < b ? a : b
      FloatVector a6 = enter5.blend(a5, a5.compare(LT, enter5));
      FloatVector enter6 = fromArray(FLOATS, floatRows, ROW_ENTER4 + k);
      // a < b ? a : b
      FloatVector enter7 = enter6.blend(a6, a6.compare(LT, enter6));
      FloatVector a7 = fromArray(FLOATS, floatRows, ROW_A18 + k);
      FloatVector enter8 = fromArray(FLOATS, floatRows, ROW_ENTER3 + k);
      // a < b ? a : b
      FloatVector enter9 = enter8.blend(a7, a7.compare(LT, enter8));
      FloatVector a8 = fromArray(FLOATS, floatRows, ROW_A19 + k);
      // a < b ? a : b
      FloatVector enter10 = enter9.blend(a8, a8.compare(LT, enter9));
      FloatVector a9 = fromArray(FLOATS, floatRows, ROW_A20 + k);
      // a < b ? a : b
      FloatVector enter11 = enter10.blend(a9, a9.compare(LT, enter10));
      FloatVector a10 = fromArray(FLOATS, floatRows, ROW_A21 + k);
      // a < b ? a : b
      FloatVector enter12 = enter11.blend(a10, a10.compare(LT, enter11));
      FloatVector a11 = fromArray(FLOATS, floatRows, ROW_A22 + k);
      // a < b ? a : b
      FloatVector a12 = enter12.blend(a11, a11.compare(LT, enter12));
      // a < b ? a : b
      FLOAT_VECTOR.cast(enter7.blend(a12, a12.compare(LT, enter7))).intoArray(floatRows, ROW_ENTER5 + k);
    }
  }

  private static void floats21(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A23 + k);
      FloatVector enter = fromArray(FLOATS, floatRows, ROW_ENTER5 + k);
      // a < b ? a : b
      FloatVector enter2 = enter.blend(a, a.compare(LT, enter));
      FloatVector a2 = fromArray(FLOATS, floatRows, ROW_A24 + k);
      // a < b ? a : b
      FloatVector enter3 = enter2.blend(a2, a2.compare(LT, enter2));
      FloatVector a3 = fromArray(FLOATS, floatRows, ROW_A25 + k);
      // a < b ? a : b
      FloatVector enter4 = enter3.blend(a3, a3.compare(LT, enter3));
      FloatVector a4 = fromArray(FLOATS, floatRows, ROW_A26 + k);
      // a < b ? a : b
      FloatVector enter5 = enter4.blend(a4, a4.compare(LT, enter4));
      FloatVector a5 = fromArray(FLOATS, floatRows, ROW_A27 + k);
      // a < b ? a : b
      FloatVector enter6 = enter5.blend(a5, a5.compare(LT, enter5));
      FloatVector a6 = fromArray(FLOATS, floatRows, ROW_A28 + k);
      // a < b ? a : b
      FLOAT_VECTOR.cast(enter6.blend(a6, a6.compare(LT, enter6))).intoArray(floatRows, ROW_ENTER6 + k);
    }
  }

  private static void floats22(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A29 + k);
      FloatVector enter = fromArray(FLOATS, floatRows, ROW_ENTER6 + k);
      // a < b ? a : b
      FloatVector enter2 = enter.blend(a, a.compare(LT, enter));
      FloatVector a2 = fromArray(FLOATS, floatRows, ROW_A30 + k);
      // a < b ? a : b
      FloatVector enter3 = enter2.blend(a2, a2.compare(LT, enter2));
      FloatVector a3 = fromArray(FLOATS, floatRows, ROW_A31 + k);
      // a < b ? a : b
      FloatVector enter4 = enter3.blend(a3, a3.compare(LT, enter3));
      FloatVector a4 = fromArray(FLOATS, floatRows, ROW_A32 + k);
      // a < b ? a : b
      FloatVector enter5 = enter4.blend(a4, a4.compare(LT, enter4));
      FloatVector a5 = fromArray(FLOATS, floatRows, ROW_A33 + k);
      // a < b ? a : b
      FloatVector enter6 = enter5.blend(a5, a5.compare(LT, enter5));
      FloatVector a6 = fromArray(FLOATS, floatRows, ROW_A34 + k);
      // a < b ? a : b
      FloatVector enter7 = enter6.blend(a6, a6.compare(LT, enter6));
      FloatVector a7 = fromArray(FLOATS, floatRows, ROW_A35 + k);
      // a < b ? a : b
      FloatVector enter8 = enter7.blend(a7, a7.compare(LT, enter7));
      FloatVector a8 = fromArray(FLOATS, floatRows, ROW_A36 + k);
      // a < b ? a : b
      FloatVector enter9 = enter8.blend(a8, a8.compare(LT, enter8));
      FloatVector a9 = fromArray(FLOATS, floatRows, ROW_A37 + k);
      // a < b ? a : b
      FloatVector enter10 = enter9.blend(a9, a9.compare(LT, enter9));
      FloatVector a10 = fromArray(FLOATS, floatRows, ROW_A38 + k);
      // a < b ? a : b
      FloatVector enter11 = enter10.blend(a10, a10.compare(LT, enter10));
      FloatVector a11 = fromArray(FLOATS, floatRows, ROW_A39 + k);
      // a < b ? a : b
      FloatVector enter12 = enter11.blend(a11, a11.compare(LT, enter11));
      FloatVector a12 = fromArray(FLOATS, floatRows, ROW_A40 + k);
      // a < b ? a : b
      FloatVector enter13 = enter12.blend(a12, a12.compare(LT, enter12));
      FloatVector a13 = fromArray(FLOATS, floatRows, ROW_A41 + k);
      // a < b ? a : b
      FloatVector enter14 = enter13.blend(a13, a13.compare(LT, enter13));
      FloatVector a14 = fromArray(FLOATS, floatRows, ROW_A42 + k);
      // a < b ? a : b
      FloatVector enter15 = enter14.blend(a14, a14.compare(LT, enter14));
      FloatVector faces = fromArray(FLOATS, floatRows, ROW_FACES2 + k);
      // a < b ? a : b
      FLOAT_VECTOR.cast(faces.blend(enter15, enter15.compare(LT, faces))).intoArray(floatRows, ROW_ENTER7 + k);
    }
  }

  private static long floats23(float[] floatRows, long overlapBits) {
    if (floatRows == null) {
      return 0;
    }
    long timeLessInfinityBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector enter = fromArray(FLOATS, floatRows, ROW_ENTER7 + k);
      // enter > 0 ? enter : Float.MIN_VALUE
      FloatVector later = ALL_C1_40E_45.blend(enter, enter.compare(GT, ALL_ZERO));
      // overlap ? 0 : enter <= 1 ? later : Float.POSITIVE_INFINITY
      FloatVector time = ALL_INFINITY.blend(later, enter.compare(LE, ALL_ONE))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(time).intoArray(floatRows, ROW_TIME + k);
      timeLessInfinityBits |= time.compare(LT, ALL_INFINITY).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_M + k)
          .lanewise(ADD, time.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DX2 + k)))).intoArray(floatRows,
          ROW_PX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_M2 + k)
          .lanewise(ADD, time.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DY2 + k)))).intoArray(floatRows,
          ROW_PY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_M3 + k)
          .lanewise(ADD, time.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DZ + k)))).intoArray(floatRows,
          ROW_PZ + k);
    }
    return timeLessInfinityBits;
  }

  private static void floats25(float[] floatRows, float[][] results, int at, long hits) {
    if (floatRows == null) {
      return;
    }
    float[] ts = results[0];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // hit ? time : Float.POSITIVE_INFINITY
      FloatVector t = ALL_INFINITY.blend(fromArray(FLOATS, floatRows, ROW_TIME + k),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(t).intoArray(ts, at + k);
    }
  }

  private static void floats27(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T2 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_PX + k).lanewise(ADD, t.lanewise(MUL, gx));
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      // p > half ? p - half : p < -half ? p + half : 0
      FloatVector wx = ALL_ZERO.blend(p.lanewise(ADD, halfX), p
          .compare(LT, fromArray(FLOATS, floatRows, ROW_MINUS_HALF_X + k)))
          .blend(p.lanewise(SUB, halfX), p.compare(GT, halfX));
      FLOAT_VECTOR.cast(wx).intoArray(floatRows, ROW_WX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_PY + k).lanewise(ADD, t.lanewise(MUL, gy));
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      // p > half ? p - half : p < -half ? p + half : 0
      FloatVector wy = ALL_ZERO.blend(p2.lanewise(ADD, halfY), p2
          .compare(LT, fromArray(FLOATS, floatRows, ROW_MINUS_HALF_Y + k)))
          .blend(p2.lanewise(SUB, halfY), p2.compare(GT, halfY));
      FLOAT_VECTOR.cast(wy).intoArray(floatRows, ROW_WY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector p3 = fromArray(FLOATS, floatRows, ROW_PZ + k).lanewise(ADD, t.lanewise(MUL, gz));
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      // p > half ? p - half : p < -half ? p + half : 0
      FloatVector wz = ALL_ZERO.blend(p3.lanewise(ADD, halfZ), p3
          .compare(LT, fromArray(FLOATS, floatRows, ROW_MINUS_HALF_Z + k)))
          .blend(p3.lanewise(SUB, halfZ), p3.compare(GT, halfZ));
      FLOAT_VECTOR.cast(wz).intoArray(floatRows, ROW_WZ + k);
      VectorMask<Float> outX = wx.compare(NE, ALL_ZERO);
      VectorMask<Float> outY = wy.compare(NE, ALL_ZERO);
      VectorMask<Float> outZ = wz.compare(NE, ALL_ZERO);
      VectorMask<Float> outXAndEither = outX.and(outY.or(outZ));
      VectorMask<Float> outYAndOutZ = outY.and(outZ);
      // outX ? hx : 0
      FloatVector gx2 = ALL_ZERO.blend(gx, outX);
      // outX ? vx : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DX2 + k), outX)).intoArray(floatRows,
          ROW_DX4 + k);
      // outY ? hy : 0
      FloatVector gy2 = ALL_ZERO.blend(gy, outY);
      // outY ? vy : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DY2 + k), outY)).intoArray(floatRows,
          ROW_DY4 + k);
      // outZ ? hz : 0
      FloatVector gz2 = ALL_ZERO.blend(gz, outZ);
      // outZ ? vz : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DZ + k), outZ)).intoArray(floatRows,
          ROW_DZ3 + k);
      VectorMask<Float> between = t.lanewise(ABS).compare(LT, ALL_ONE, outXAndEither.or(outYAndOutZ));
      between = wx.lanewise(MUL, gx2).lanewise(ADD, wy.lanewise(MUL, gy2)).lanewise(ADD, wz.lanewise(MUL, gz2))
          .lanewise(ABS).compare(LE, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k)
          .lanewise(MUL, gx2.lanewise(ABS).lanewise(ADD, gy2.lanewise(ABS)).lanewise(ADD, gz2.lanewise(ABS))),
          between);
      // between ? gx : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(gx2, between)).intoArray(floatRows, ROW_GX2 + k);
      // between ? gy : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(gy2, between)).intoArray(floatRows, ROW_GY2 + k);
      // between ? gz : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(gz2, between)).intoArray(floatRows, ROW_GZ2 + k);
    }
  }

  private static void floats28(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector hh = gx.lanewise(MUL, gx).lanewise(ADD, gy.lanewise(MUL, gy))
          .lanewise(ADD, gz.lanewise(MUL, gz));
      FloatVector wx = fromArray(FLOATS, floatRows, ROW_WX + k);
      FloatVector wy = fromArray(FLOATS, floatRows, ROW_WY + k);
      FloatVector wz = fromArray(FLOATS, floatRows, ROW_WZ + k);
      FloatVector numerator = wx.lanewise(MUL, gx).lanewise(ADD, wy.lanewise(MUL, gy))
          .lanewise(ADD, wz.lanewise(MUL, gz));
      VectorMask<Float> hhGreaterZero = hh.compare(GT, ALL_ZERO);
      // square > 0 ? numerator / square : 0
      FloatVector w1 = ALL_ZERO.blend(numerator.lanewise(DIV, hh), hhGreaterZero);
      FloatVector x1 = wx.lanewise(SUB, w1.lanewise(MUL, gx));
      FLOAT_VECTOR.cast(x1).intoArray(floatRows, ROW_X1_2 + k);
      FloatVector y1 = wy.lanewise(SUB, w1.lanewise(MUL, gy));
      FLOAT_VECTOR.cast(y1).intoArray(floatRows, ROW_Y1_2 + k);
      FloatVector z1 = wz.lanewise(SUB, w1.lanewise(MUL, gz));
      FLOAT_VECTOR.cast(z1).intoArray(floatRows, ROW_Z1 + k);
      FloatVector numerator2 = x1.lanewise(MUL, gx).lanewise(ADD, y1.lanewise(MUL, gy))
          .lanewise(ADD, z1.lanewise(MUL, gz));
      // square > 0 ? numerator / square : 0
      FloatVector w2 = ALL_ZERO.blend(numerator2.lanewise(DIV, hh), hhGreaterZero);
      FLOAT_VECTOR.cast(x1.lanewise(SUB, w2.lanewise(MUL, gx))).intoArray(floatRows, ROW_X2_2 + k);
      FLOAT_VECTOR.cast(y1.lanewise(SUB, w2.lanewise(MUL, gy))).intoArray(floatRows, ROW_Y2_2 + k);
      FLOAT_VECTOR.cast(z1.lanewise(SUB, w2.lanewise(MUL, gz))).intoArray(floatRows, ROW_Z2_2 + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX4 + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY4 + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ3 + k);
      FloatVector numerator3 = dx.lanewise(MUL, gx).lanewise(ADD, dy.lanewise(MUL, gy))
          .lanewise(ADD, dz.lanewise(MUL, gz));
      // square > 0 ? numerator / square : 0
      FloatVector v1 = ALL_ZERO.blend(numerator3.lanewise(DIV, hh), hhGreaterZero);
      FloatVector d1 = dx.lanewise(SUB, v1.lanewise(MUL, gx));
      FloatVector e1 = dy.lanewise(SUB, v1.lanewise(MUL, gy));
      FloatVector f1 = dz.lanewise(SUB, v1.lanewise(MUL, gz));
      FloatVector numerator4 = d1.lanewise(MUL, gx).lanewise(ADD, e1.lanewise(MUL, gy))
          .lanewise(ADD, f1.lanewise(MUL, gz));
      // square > 0 ? numerator / square : 0
      FloatVector v2 = ALL_ZERO.blend(numerator4.lanewise(DIV, hh), hhGreaterZero);
      FLOAT_VECTOR.cast(d1.lanewise(SUB, v2.lanewise(MUL, gx))).intoArray(floatRows, ROW_D2 + k);
      FLOAT_VECTOR.cast(e1.lanewise(SUB, v2.lanewise(MUL, gy))).intoArray(floatRows, ROW_E2 + k);
      FLOAT_VECTOR.cast(f1.lanewise(SUB, v2.lanewise(MUL, gz))).intoArray(floatRows, ROW_F2 + k);
    }
  }

  private static long floats29(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_X2_2 + k);
      FloatVector d2 = fromArray(FLOATS, floatRows, ROW_D2 + k);
      FloatVector y2 = fromArray(FLOATS, floatRows, ROW_Y2_2 + k);
      FloatVector e2 = fromArray(FLOATS, floatRows, ROW_E2 + k);
      FloatVector z2 = fromArray(FLOATS, floatRows, ROW_Z2_2 + k);
      FloatVector f2 = fromArray(FLOATS, floatRows, ROW_F2 + k);
      FloatVector away = x2.lanewise(MUL, d2).lanewise(ADD, y2.lanewise(MUL, e2))
          .lanewise(ADD, z2.lanewise(MUL, f2));
      FloatVector rest = x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2));
      VectorMask<Float> astray = away.compare(GT, ALL_ZERO);
      astray = away.lanewise(MUL, away).compare(GT, ALL_LEAST
          .lanewise(MUL, rest.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DD + k))), astray);
      FloatVector square = d2.lanewise(MUL, d2).lanewise(ADD, e2.lanewise(MUL, e2))
          .lanewise(ADD, f2.lanewise(MUL, f2));
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE3 + k);
      // square > 0 ? numerator / square : 0; astray ? ratio(away, Segment.square(d2, e2, f2)) : 0
      FloatVector part = ALL_ZERO.blend(ALL_ZERO
          .blend(away.lanewise(DIV, square), square.compare(GT, ALL_ZERO)), astray);
      FloatVector x3 = x2.lanewise(SUB, part.lanewise(MUL, d2));
      FLOAT_VECTOR.cast(x3).intoArray(floatRows, ROW_X3_2 + k);
      FloatVector y3 = y2.lanewise(SUB, part.lanewise(MUL, e2));
      FLOAT_VECTOR.cast(y3).intoArray(floatRows, ROW_Y3_2 + k);
      FloatVector z3 = z2.lanewise(SUB, part.lanewise(MUL, f2));
      FLOAT_VECTOR.cast(z3).intoArray(floatRows, ROW_Z3_2 + k);
      FloatVector x1 = fromArray(FLOATS, floatRows, ROW_X1_2 + k);
      FloatVector y1 = fromArray(FLOATS, floatRows, ROW_Y1_2 + k);
      FloatVector z1 = fromArray(FLOATS, floatRows, ROW_Z1 + k);
      eitherBits |= ALL_C4_00.lanewise(MUL, rest)
          .compare(LT, x1.lanewise(MUL, x1).lanewise(ADD, y1.lanewise(MUL, y1))
          .lanewise(ADD, z1.lanewise(MUL, z1)))
          .or(ALL_C4_00.lanewise(MUL, x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z3.lanewise(MUL, z3))).compare(LT, rest)).toLong() << k;
    }
    return eitherBits;
  }

  private static void floats30(float[] floatRows, long eitherBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x3 = fromArray(FLOATS, floatRows, ROW_X3_2 + k);
      VectorMask<Float> x3IsZeroAndZ3IsZero = x3.compare(EQ, ALL_ZERO);
      FloatVector y3 = fromArray(FLOATS, floatRows, ROW_Y3_2 + k);
      x3IsZeroAndZ3IsZero = y3.compare(EQ, ALL_ZERO, x3IsZeroAndZ3IsZero);
      FloatVector z3 = fromArray(FLOATS, floatRows, ROW_Z3_2 + k);
      x3IsZeroAndZ3IsZero = z3.compare(EQ, ALL_ZERO, x3IsZeroAndZ3IsZero);
      VectorMask<Float> none = VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES)
          .or(x3IsZeroAndZ3IsZero);
      VectorMask<Float> opposite = fromArray(FLOATS, floatRows, ROW_SQUARE3 + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k), none);
      // opposite ? -vx : none ? -d2 : x3
      FloatVector x = x3.blend(fromArray(FLOATS, floatRows, ROW_D2 + k).lanewise(NEG), none)
          .blend(fromArray(FLOATS, floatRows, ROW_DX4 + k).lanewise(NEG), opposite);
      // opposite ? -vy : none ? -e2 : y3
      FloatVector y = y3.blend(fromArray(FLOATS, floatRows, ROW_E2 + k).lanewise(NEG), none)
          .blend(fromArray(FLOATS, floatRows, ROW_DY4 + k).lanewise(NEG), opposite);
      // opposite ? -vz : none ? -f2 : z3
      FloatVector z = z3.blend(fromArray(FLOATS, floatRows, ROW_F2 + k).lanewise(NEG), none)
          .blend(fromArray(FLOATS, floatRows, ROW_DZ3 + k).lanewise(NEG), opposite);
      FloatVector largest = x.lanewise(ABS).lanewise(MAX, y.lanewise(ABS)).lanewise(MAX, z.lanewise(ABS));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? x / largest : 0
      FloatVector sx = ALL_ZERO.blend(x.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? y / largest : 0
      FloatVector sy = ALL_ZERO.blend(y.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? z / largest : 0
      FloatVector sz = ALL_ZERO.blend(z.lanewise(DIV, largest), largestGreaterZero);
      FloatVector length = sx.lanewise(MUL, sx).lanewise(ADD, sy.lanewise(MUL, sy))
          .lanewise(ADD, sz.lanewise(MUL, sz)).lanewise(SQRT);
      // largest > 0 ? component / length : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero)).intoArray(floatRows,
          ROW_WX2 + k);
      // largest > 0 ? component / length : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(sy.lanewise(DIV, length), largestGreaterZero)).intoArray(floatRows,
          ROW_WY2 + k);
      // largest > 0 ? component / length : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(sz.lanewise(DIV, length), largestGreaterZero)).intoArray(floatRows,
          ROW_WZ2 + k);
    }
  }

  private static void floats31(float[][] columns2, int from2, float[] floatRows, float[][] results, int at,
      long overlapBits, long hits) {
    if (columns2 == null) {
      return;
    }
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8];
    float[] nxs = results[1], nys = results[2], nzs = results[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector wz = fromArray(FLOATS, floatRows, ROW_WZ2 + k);
      FloatVector product2 = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FloatVector wy = fromArray(FLOATS, floatRows, ROW_WY2 + k);
      FloatVector tx = product.lanewise(MUL, wz).lanewise(SUB, product2.lanewise(MUL, wy));
      FloatVector wx = fromArray(FLOATS, floatRows, ROW_WX2 + k);
      FloatVector product3 = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k);
      FloatVector ty = product2.lanewise(MUL, wx).lanewise(SUB, product3.lanewise(MUL, wz));
      FloatVector tz = product3.lanewise(MUL, wy).lanewise(SUB, product.lanewise(MUL, wx));
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      // overlap ? -vx : BoxFrame.inSpace(wx, wy, wz, qx, qy, qz, qw, s)
      FloatVector kx = wx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx))).blend(fromArray(FLOATS, floatRows, ROW_MINUS_VX + k), overlap);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      // overlap ? -vy : BoxFrame.inSpace(wy, wz, wx, qy, qz, qx, qw, s)
      FloatVector ky = wy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty))).blend(fromArray(FLOATS, floatRows, ROW_MINUS_VY + k), overlap);
      // overlap ? -vz : BoxFrame.inSpace(wz, wx, wy, qz, qx, qy, qw, s)
      FloatVector kz = wz.lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
          .lanewise(SUB, w.lanewise(MUL, tz))).blend(fromArray(FLOATS, floatRows, ROW_MINUS_VZ + k), overlap);
      FloatVector largest = kx.lanewise(ABS).lanewise(MAX, ky.lanewise(ABS)).lanewise(MAX, kz.lanewise(ABS));
      VectorMask<Float> largestGreaterZero = largest.compare(GT, ALL_ZERO);
      // largest > 0 ? x / largest : 0
      FloatVector sx = ALL_ZERO.blend(kx.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? y / largest : 0
      FloatVector sy = ALL_ZERO.blend(ky.lanewise(DIV, largest), largestGreaterZero);
      // largest > 0 ? z / largest : 0
      FloatVector sz = ALL_ZERO.blend(kz.lanewise(DIV, largest), largestGreaterZero);
      FloatVector length = sx.lanewise(MUL, sx).lanewise(ADD, sy.lanewise(MUL, sy))
          .lanewise(ADD, sz.lanewise(MUL, sz)).lanewise(SQRT);
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // largest > 0 ? component / length : 0; hit ? ContactNormal.unit(0, kx, ky, kz) : 0
      FloatVector nx = ALL_ZERO.blend(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero), hit);
      FLOAT_VECTOR.cast(nx).intoArray(nxs, at + k);
      // largest > 0 ? component / length : 0; hit ? ContactNormal.unit(1, kx, ky, kz) : 0
      FloatVector ny = ALL_ZERO.blend(ALL_ZERO.blend(sy.lanewise(DIV, length), largestGreaterZero), hit);
      FLOAT_VECTOR.cast(ny).intoArray(nys, at + k);
      // largest > 0 ? component / length : 0; hit ? ContactNormal.unit(2, kx, ky, kz) : 0
      FloatVector nz = ALL_ZERO.blend(ALL_ZERO.blend(sz.lanewise(DIV, length), largestGreaterZero), hit);
      FLOAT_VECTOR.cast(nz).intoArray(nzs, at + k);
    }
  }

  /** The pairs that are left to the definition. */
  private static long byDefinition(float[][] columns1, int from1, float[][] columns2, int from2, long doubt,
      Output out, int firstEntry) {
    long hits = 0;
    for (long left = doubt; left != 0; left &= left - 1) {
      int k = Long.numberOfTrailingZeros(left);
      int i = from1 + k;
      int j = from2 + k;
      if (CapsuleOrientedBoxSweep.sweep(columns1[0][i], columns1[1][i], columns1[2][i], columns1[3][i],
          columns1[4][i], columns1[5][i], columns1[6][i], columns1[7][i], columns1[8][i], columns1[9][i],
          columns2[0][j], columns2[1][j], columns2[2][j], columns2[3][j], columns2[4][j], columns2[5][j],
          columns2[6][j], columns2[7][j], columns2[8][j], columns2[9][j], out.floats[0], out.floats[1],
          out.floats[2], out.floats[3], firstEntry + k)) {
        hits |= 1L << k;
      }
    }
    return hits;
  }

  /** {@code rectangle} of a block, from rows of values to another row. */
  private static void rectangle(float[] rows, int xRow, int yRow, int zRow, int dxRow, int dyRow, int dzRow,
      int bxRow, int byRow, int bzRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dz = fromArray(FLOATS, rows, dzRow + k);
      VectorMask<Float> dzLessZero = dz.compare(LT, ALL_ZERO);
      FloatVector bz = fromArray(FLOATS, rows, bzRow + k);
      FloatVector slack = fromArray(FLOATS, rows, ROW_SLACK + k);
      FloatVector high = bz.lanewise(ADD, slack);
      FloatVector low = bz.lanewise(NEG).lanewise(SUB, slack);
      // d < 0 ? high : low
      FloatVector p = low.blend(high, dzLessZero);
      FloatVector sum = dz.lanewise(ADD, ALL_ZERO);
      FloatVector z = fromArray(FLOATS, rows, zRow + k);
      FloatVector time = p.lanewise(SUB, z).lanewise(DIV, sum);
      FloatVector dy = fromArray(FLOATS, rows, dyRow + k);
      VectorMask<Float> dyLessZero = dy.compare(LT, ALL_ZERO);
      FloatVector by = fromArray(FLOATS, rows, byRow + k);
      FloatVector high2 = by.lanewise(ADD, slack);
      FloatVector low2 = by.lanewise(NEG).lanewise(SUB, slack);
      // d < 0 ? high : low
      FloatVector p2 = low2.blend(high2, dyLessZero);
      FloatVector sum2 = dy.lanewise(ADD, ALL_ZERO);
      FloatVector y = fromArray(FLOATS, rows, yRow + k);
      FloatVector time2 = p2.lanewise(SUB, y).lanewise(DIV, sum2);
      FloatVector dx = fromArray(FLOATS, rows, dxRow + k);
      VectorMask<Float> dxLessZero = dx.compare(LT, ALL_ZERO);
      FloatVector bx = fromArray(FLOATS, rows, bxRow + k);
      FloatVector r = fromArray(FLOATS, rows, ROW_R + k);
      FloatVector r2 = bx.lanewise(ADD, r);
      FloatVector high3 = r2.lanewise(ADD, slack);
      FloatVector low3 = bx.lanewise(NEG).lanewise(SUB, r).lanewise(SUB, slack);
      // d < 0 ? high : low
      FloatVector p3 = low3.blend(high3, dxLessZero);
      FloatVector sum3 = dx.lanewise(ADD, ALL_ZERO);
      FloatVector x = fromArray(FLOATS, rows, xRow + k);
      FloatVector enter = p3.lanewise(SUB, x).lanewise(DIV, sum3);
      // time > other ? time : other
      FloatVector enter2 = enter.blend(time2, time2.compare(GT, enter));
      // time > other ? time : other
      FloatVector enter3 = enter2.blend(time, time.compare(GT, enter2));
      // d < 0 ? low : high
      FloatVector p4 = high.blend(low, dzLessZero);
      FloatVector time3 = p4.lanewise(SUB, z).lanewise(DIV, sum);
      // d < 0 ? low : high
      FloatVector p5 = high2.blend(low2, dyLessZero);
      FloatVector time4 = p5.lanewise(SUB, y).lanewise(DIV, sum2);
      // d < 0 ? low : high
      FloatVector p6 = high3.blend(low3, dxLessZero);
      FloatVector leave = p6.lanewise(SUB, x).lanewise(DIV, sum3);
      // time < other ? time : other
      FloatVector leave2 = leave.blend(time4, time4.compare(LT, leave));
      // time < other ? time : other
      FloatVector leave3 = leave2.blend(time3, time3.compare(LT, leave2));
      // d < 0 ? low : high
      FloatVector p7 = ALL_ZERO.blend(ALL_MINUS_ZERO, dxLessZero);
      FloatVector toPlane = p7.lanewise(SUB, x).lanewise(DIV, sum3);
      VectorMask<Float> enters = toPlane.compare(LE, ALL_LARGEST);
      FloatVector s = fromArray(FLOATS, rows, ROW_S + k);
      enters = s.lanewise(ADD, toPlane).compare(GE, ALL_ZERO, enters);
      enters = enter3.compare(LE, leave3, enters);
      enters = s.lanewise(ADD, leave3).compare(GE, ALL_ZERO, enters);
      FloatVector low4 = r2.lanewise(NEG);
      // d < 0 ? high : low
      FloatVector p8 = low4.blend(r2, dxLessZero);
      FloatVector time5 = p8.lanewise(SUB, x).lanewise(DIV, sum3);
      // time < enter ? enter : time > leave ? leave : time
      FloatVector time6 = time5.blend(leave3, time5.compare(GT, leave3))
          .blend(enter3, time5.compare(LT, enter3));
      // enters ? s + time : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(s.lanewise(ADD, time6), enters)).intoArray(rows, to + k);
    }
  }

  /** {@code parallelogram} of a block, from rows of values to another row. */
  private static void parallelogram(float[] rows, int xRow, int yRow, int zRow, int dxRow, int dyRow,
      int dzRow, int exRow, int eyRow, int ezRow, int kxRow, int kyRow, int kzRow, int lengthRow, int alongRow,
      int heightRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dx = fromArray(FLOATS, rows, dxRow + k);
      FloatVector ex = fromArray(FLOATS, rows, exRow + k);
      FloatVector dy = fromArray(FLOATS, rows, dyRow + k);
      FloatVector ey = fromArray(FLOATS, rows, eyRow + k);
      FloatVector dz = fromArray(FLOATS, rows, dzRow + k);
      FloatVector ez = fromArray(FLOATS, rows, ezRow + k);
      FloatVector alongD = dx.lanewise(MUL, ex).lanewise(ADD, dy.lanewise(MUL, ey))
          .lanewise(ADD, dz.lanewise(MUL, ez));
      FloatVector kx = fromArray(FLOATS, rows, kxRow + k);
      FloatVector ky = fromArray(FLOATS, rows, kyRow + k);
      FloatVector kz = fromArray(FLOATS, rows, kzRow + k);
      FloatVector acrossD = dx.lanewise(MUL, kx).lanewise(ADD, dy.lanewise(MUL, ky))
          .lanewise(ADD, dz.lanewise(MUL, kz));
      FloatVector height = fromArray(FLOATS, rows, heightRow + k);
      FloatVector along = fromArray(FLOATS, rows, alongRow + k);
      FloatVector inD = alongD.lanewise(MUL, height).lanewise(SUB, acrossD.lanewise(MUL, along));
      VectorMask<Float> inDLessZero = inD.compare(LT, ALL_ZERO);
      FloatVector length = fromArray(FLOATS, rows, lengthRow + k);
      FloatVector slack = fromArray(FLOATS, rows, ROW_SLACK + k);
      FloatVector side = length.lanewise(MUL, height)
          .lanewise(ADD, slack.lanewise(MUL, along.lanewise(MUL, along)
          .lanewise(ADD, height.lanewise(MUL, height)).lanewise(SQRT)));
      FloatVector low = side.lanewise(NEG);
      // d < 0 ? high : low
      FloatVector p = low.blend(side, inDLessZero);
      FloatVector x = fromArray(FLOATS, rows, xRow + k);
      FloatVector y = fromArray(FLOATS, rows, yRow + k);
      FloatVector z = fromArray(FLOATS, rows, zRow + k);
      FloatVector alongX = x.lanewise(MUL, ex).lanewise(ADD, y.lanewise(MUL, ey))
          .lanewise(ADD, z.lanewise(MUL, ez));
      FloatVector acrossX = x.lanewise(MUL, kx).lanewise(ADD, y.lanewise(MUL, ky))
          .lanewise(ADD, z.lanewise(MUL, kz));
      FloatVector inX = alongX.lanewise(MUL, height).lanewise(SUB, acrossX.lanewise(MUL, along));
      FloatVector sum = inD.lanewise(ADD, ALL_ZERO);
      FloatVector time = p.lanewise(SUB, inX).lanewise(DIV, sum);
      VectorMask<Float> acrossDLessZero = acrossD.compare(LT, ALL_ZERO);
      FloatVector high = height.lanewise(ADD, slack);
      FloatVector low2 = height.lanewise(NEG).lanewise(SUB, slack);
      // d < 0 ? high : low
      FloatVector p2 = low2.blend(high, acrossDLessZero);
      FloatVector sum2 = acrossD.lanewise(ADD, ALL_ZERO);
      FloatVector time2 = p2.lanewise(SUB, acrossX).lanewise(DIV, sum2);
      VectorMask<Float> alongDLessZero = alongD.compare(LT, ALL_ZERO);
      FloatVector reach = length.lanewise(ADD, along.lanewise(ABS)).lanewise(ADD, slack);
      FloatVector low3 = reach.lanewise(NEG);
      // d < 0 ? high : low
      FloatVector p3 = low3.blend(reach, alongDLessZero);
      FloatVector sum3 = alongD.lanewise(ADD, ALL_ZERO);
      FloatVector time3 = p3.lanewise(SUB, alongX).lanewise(DIV, sum3);
      FloatVector nx = ey.lanewise(MUL, kz).lanewise(SUB, ez.lanewise(MUL, ky));
      FloatVector ny = ez.lanewise(MUL, kx).lanewise(SUB, ex.lanewise(MUL, kz));
      FloatVector nz = ex.lanewise(MUL, ky).lanewise(SUB, ey.lanewise(MUL, kx));
      FloatVector overD = dx.lanewise(MUL, nx).lanewise(ADD, dy.lanewise(MUL, ny))
          .lanewise(ADD, dz.lanewise(MUL, nz));
      VectorMask<Float> overDLessZero = overD.compare(LT, ALL_ZERO);
      FloatVector r = fromArray(FLOATS, rows, ROW_R + k);
      FloatVector high2 = r.lanewise(ADD, slack);
      FloatVector low4 = r.lanewise(NEG);
      FloatVector low5 = low4.lanewise(SUB, slack);
      // d < 0 ? high : low
      FloatVector p4 = low5.blend(high2, overDLessZero);
      FloatVector overX = x.lanewise(MUL, nx).lanewise(ADD, y.lanewise(MUL, ny))
          .lanewise(ADD, z.lanewise(MUL, nz));
      FloatVector sum4 = overD.lanewise(ADD, ALL_ZERO);
      FloatVector enter = p4.lanewise(SUB, overX).lanewise(DIV, sum4);
      // time > other ? time : other
      FloatVector enter2 = enter.blend(time3, time3.compare(GT, enter));
      // time > other ? time : other
      FloatVector enter3 = enter2.blend(time2, time2.compare(GT, enter2));
      // time > other ? time : other
      FloatVector enter4 = enter3.blend(time, time.compare(GT, enter3));
      // d < 0 ? low : high
      FloatVector p5 = side.blend(low, inDLessZero);
      FloatVector time4 = p5.lanewise(SUB, inX).lanewise(DIV, sum);
      // d < 0 ? low : high
      FloatVector p6 = high.blend(low2, acrossDLessZero);
      FloatVector time5 = p6.lanewise(SUB, acrossX).lanewise(DIV, sum2);
      // d < 0 ? low : high
      FloatVector p7 = reach.blend(low3, alongDLessZero);
      FloatVector time6 = p7.lanewise(SUB, alongX).lanewise(DIV, sum3);
      // d < 0 ? low : high
      FloatVector p8 = high2.blend(low5, overDLessZero);
      FloatVector leave = p8.lanewise(SUB, overX).lanewise(DIV, sum4);
      // time < other ? time : other
      FloatVector leave2 = leave.blend(time6, time6.compare(LT, leave));
      // time < other ? time : other
      FloatVector leave3 = leave2.blend(time5, time5.compare(LT, leave2));
      // time < other ? time : other
      FloatVector leave4 = leave3.blend(time4, time4.compare(LT, leave3));
      FloatVector behind = fromArray(FLOATS, rows, ROW_SLACK + k);
      FloatVector low6 = behind.lanewise(NEG);
      // d < 0 ? low : high
      FloatVector p9 = behind.blend(low6, overDLessZero);
      FloatVector toPlane = p9.lanewise(SUB, overX).lanewise(DIV, sum4);
      VectorMask<Float> enters = height.compare(GT, ALL_ZERO);
      enters = toPlane.compare(LE, ALL_LARGEST, enters);
      FloatVector s = fromArray(FLOATS, rows, ROW_S + k);
      enters = s.lanewise(ADD, toPlane).compare(GE, ALL_ZERO, enters);
      enters = enter4.compare(LE, leave4, enters);
      enters = s.lanewise(ADD, leave4).compare(GE, ALL_ZERO, enters);
      // d < 0 ? high : low
      FloatVector p10 = low4.blend(r, overDLessZero);
      FloatVector time7 = p10.lanewise(SUB, overX).lanewise(DIV, sum4);
      // time < enter ? enter : time > leave ? leave : time
      FloatVector time8 = time7.blend(leave4, time7.compare(GT, leave4))
          .blend(enter4, time7.compare(LT, enter4));
      // enters ? s + time : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(s.lanewise(ADD, time8), enters)).intoArray(rows, to + k);
    }
  }

  /** {@code axis} of a block, from rows of values to another row. */
  private static void axis(float[] rows, int xRow, int yRow, int zRow, int dxRow, int dyRow, int dzRow,
      int halfRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dy = fromArray(FLOATS, rows, dyRow + k);
      FloatVector dz = fromArray(FLOATS, rows, dzRow + k);
      FloatVector ee = dy.lanewise(MUL, dy).lanewise(ADD, dz.lanewise(MUL, dz));
      VectorMask<Float> eeGreaterZero = ee.compare(GT, ALL_ZERO);
      FloatVector y = fromArray(FLOATS, rows, yRow + k);
      FloatVector z = fromArray(FLOATS, rows, zRow + k);
      // ee > 0 ? -(y * dy + z * dz) / ee : 0
      FloatVector c = ALL_ZERO.blend(y.lanewise(MUL, dy).lanewise(ADD, z.lanewise(MUL, dz)).lanewise(NEG)
          .lanewise(DIV, ee), eeGreaterZero);
      FloatVector gy = y.lanewise(ADD, c.lanewise(MUL, dy));
      FloatVector gz = z.lanewise(ADD, c.lanewise(MUL, dz));
      FloatVector r = fromArray(FLOATS, rows, ROW_R + k);
      FloatVector delta = r.lanewise(MUL, r)
          .lanewise(SUB, gy.lanewise(MUL, gy).lanewise(ADD, gz.lanewise(MUL, gz)));
      FloatVector dx = fromArray(FLOATS, rows, dxRow + k);
      VectorMask<Float> dxLessZero = dx.compare(LT, ALL_ZERO);
      FloatVector half = fromArray(FLOATS, rows, halfRow + k);
      FloatVector low = half.lanewise(NEG);
      // d < 0 ? high : low
      FloatVector p = low.blend(half, dxLessZero);
      FloatVector sum = dx.lanewise(ADD, ALL_ZERO);
      FloatVector x = fromArray(FLOATS, rows, xRow + k);
      FloatVector time = p.lanewise(SUB, x).lanewise(DIV, sum);
      // ee > 0 ? (float) Math.sqrt(delta) / (float) Math.sqrt(ee) : Float.POSITIVE_INFINITY
      FloatVector way = ALL_INFINITY.blend(delta.lanewise(SQRT).lanewise(DIV, ee.lanewise(SQRT)),
          eeGreaterZero);
      FloatVector other = c.lanewise(SUB, way);
      // time > other ? time : other
      FloatVector enter = other.blend(time, time.compare(GT, other));
      // d < 0 ? low : high
      FloatVector p2 = half.blend(low, dxLessZero);
      FloatVector time2 = p2.lanewise(SUB, x).lanewise(DIV, sum);
      FloatVector other2 = c.lanewise(ADD, way);
      // time < other ? time : other
      FloatVector leave = other2.blend(time2, time2.compare(LT, other2));
      FloatVector s = fromArray(FLOATS, rows, ROW_S + k);
      VectorMask<Float> enters = s.lanewise(ADD, c).compare(GE, ALL_ZERO);
      enters = delta.compare(GE, ALL_ZERO, enters);
      enters = enter.compare(LE, leave, enters);
      enters = s.lanewise(ADD, leave).compare(GE, ALL_ZERO, enters);
      // enters ? s + enter : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(s.lanewise(ADD, enter), enters)).intoArray(rows, to + k);
    }
  }

  /** {@code corner} of a block, from rows of values to another row. */
  private static void corner(float[] rows, int xRow, int yRow, int zRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dx = fromArray(FLOATS, rows, ROW_DX3 + k);
      FloatVector dy = fromArray(FLOATS, rows, ROW_DY3 + k);
      FloatVector dz = fromArray(FLOATS, rows, ROW_DZ2 + k);
      FloatVector dd = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz));
      FloatVector x = fromArray(FLOATS, rows, xRow + k);
      FloatVector y = fromArray(FLOATS, rows, yRow + k);
      FloatVector z = fromArray(FLOATS, rows, zRow + k);
      FloatVector c = x.lanewise(MUL, dx).lanewise(ADD, y.lanewise(MUL, dy)).lanewise(ADD, z.lanewise(MUL, dz))
          .lanewise(NEG).lanewise(DIV, dd);
      FloatVector x2 = x.lanewise(ADD, c.lanewise(MUL, dx));
      FloatVector y2 = y.lanewise(ADD, c.lanewise(MUL, dy));
      FloatVector z2 = z.lanewise(ADD, c.lanewise(MUL, dz));
      FloatVector r = fromArray(FLOATS, rows, ROW_R + k);
      FloatVector delta = r.lanewise(MUL, r)
          .lanewise(SUB, x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2)));
      FloatVector s = fromArray(FLOATS, rows, ROW_S + k);
      VectorMask<Float> allDeltaAtLeastZero = s.lanewise(ADD, c).compare(GE, ALL_ZERO);
      allDeltaAtLeastZero = delta.compare(GE, ALL_ZERO, allDeltaAtLeastZero);
      FloatVector half = delta.lanewise(SQRT).lanewise(DIV, dd.lanewise(SQRT));
      // delta >= 0 && s + c >= 0 ? s + (c - half) : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(s.lanewise(ADD, c.lanewise(SUB, half)),
          allDeltaAtLeastZero)).intoArray(rows, to + k);
    }
  }

  /** {@code edge} of a block, from rows of values to another row. */
  private static void edge(float[] rows, int xRow, int yRow, int zRow, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, rows, xRow + k);
      FloatVector hx = fromArray(FLOATS, rows, ROW_HX2 + k);
      FloatVector y = fromArray(FLOATS, rows, yRow + k);
      FloatVector hy = fromArray(FLOATS, rows, ROW_HY2 + k);
      FloatVector z = fromArray(FLOATS, rows, zRow + k);
      FloatVector hz = fromArray(FLOATS, rows, ROW_HZ2 + k);
      FloatVector xh = x.lanewise(MUL, hx).lanewise(ADD, y.lanewise(MUL, hy))
          .lanewise(ADD, z.lanewise(MUL, hz));
      FloatVector hh = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      FloatVector alongX = xh.lanewise(DIV, hh);
      FloatVector gx = x.lanewise(SUB, alongX.lanewise(MUL, hx));
      FloatVector dx = fromArray(FLOATS, rows, ROW_DX3 + k);
      FloatVector dy = fromArray(FLOATS, rows, ROW_DY3 + k);
      FloatVector dz = fromArray(FLOATS, rows, ROW_DZ2 + k);
      FloatVector dh = dx.lanewise(MUL, hx).lanewise(ADD, dy.lanewise(MUL, hy))
          .lanewise(ADD, dz.lanewise(MUL, hz));
      FloatVector alongD = dh.lanewise(DIV, hh);
      FloatVector ex = dx.lanewise(SUB, alongD.lanewise(MUL, hx));
      FloatVector ey = dy.lanewise(SUB, alongD.lanewise(MUL, hy));
      FloatVector ez = dz.lanewise(SUB, alongD.lanewise(MUL, hz));
      FloatVector ee = ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey))
          .lanewise(ADD, ez.lanewise(MUL, ez));
      VectorMask<Float> eeGreaterZero = ee.compare(GT, ALL_ZERO);
      FloatVector gy = y.lanewise(SUB, alongX.lanewise(MUL, hy));
      FloatVector gz = z.lanewise(SUB, alongX.lanewise(MUL, hz));
      // ee > 0 ? -dot(gx, gy, gz, ex, ey, ez) / ee : 0
      FloatVector c = ALL_ZERO.blend(gx.lanewise(MUL, ex).lanewise(ADD, gy.lanewise(MUL, ey))
          .lanewise(ADD, gz.lanewise(MUL, ez)).lanewise(NEG).lanewise(DIV, ee), eeGreaterZero);
      FloatVector x2 = gx.lanewise(ADD, c.lanewise(MUL, ex));
      FloatVector y2 = gy.lanewise(ADD, c.lanewise(MUL, ey));
      FloatVector z2 = gz.lanewise(ADD, c.lanewise(MUL, ez));
      FloatVector r = fromArray(FLOATS, rows, ROW_R + k);
      FloatVector delta = r.lanewise(MUL, r)
          .lanewise(SUB, x2.lanewise(MUL, x2).lanewise(ADD, y2.lanewise(MUL, y2))
          .lanewise(ADD, z2.lanewise(MUL, z2)));
      VectorMask<Float> dhLessZero = dh.compare(LT, ALL_ZERO);
      FloatVector minusHh = hh.lanewise(NEG);
      FloatVector sum = dh.lanewise(ADD, ALL_ZERO);
      // dh < 0 ? hh : -hh
      FloatVector first = minusHh.blend(hh, dhLessZero).lanewise(SUB, xh).lanewise(DIV, sum);
      // ee > 0 ? (float) Math.sqrt(delta) / (float) Math.sqrt(ee) : Float.POSITIVE_INFINITY
      FloatVector half = ALL_INFINITY.blend(delta.lanewise(SQRT).lanewise(DIV, ee.lanewise(SQRT)),
          eeGreaterZero);
      FloatVector difference = c.lanewise(SUB, half);
      // first > c - half ? first : c - half
      FloatVector enter = difference.blend(first, first.compare(GT, difference));
      // dh < 0 ? -hh : hh
      FloatVector last = hh.blend(minusHh, dhLessZero).lanewise(SUB, xh).lanewise(DIV, sum);
      FloatVector sum2 = c.lanewise(ADD, half);
      // last < c + half ? last : c + half
      FloatVector leave = sum2.blend(last, last.compare(LT, sum2));
      VectorMask<Float> enters = hh.compare(GT, ALL_ZERO);
      FloatVector s = fromArray(FLOATS, rows, ROW_S + k);
      enters = s.lanewise(ADD, c).compare(GE, ALL_ZERO, enters);
      enters = delta.compare(GE, ALL_ZERO, enters);
      enters = enter.compare(LE, leave, enters);
      enters = s.lanewise(ADD, leave).compare(GE, ALL_ZERO, enters);
      // enters ? s + enter : Float.POSITIVE_INFINITY
      FLOAT_VECTOR.cast(ALL_INFINITY.blend(s.lanewise(ADD, enter), enters)).intoArray(rows, to + k);
    }
  }

  /** {@code firstStep} of a block, from rows of values to another row. */
  private static void firstStep(float[] rows, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector hz = fromArray(FLOATS, rows, ROW_GZ + k);
      FloatVector hz2 = hz.lanewise(ABS);
      VectorMask<Float> hzGreaterZero = hz2.compare(GT, ALL_ZERO);
      FloatVector mz = fromArray(FLOATS, rows, ROW_PZ + k);
      // hz < 0 ? -mz : mz
      FloatVector z = mz.blend(mz.lanewise(NEG), hz.compare(LT, ALL_ZERO));
      FloatVector gz = fromArray(FLOATS, rows, ROW_HALF_Z + k);
      FloatVector nearZ = gz.lanewise(NEG).lanewise(SUB, z);
      // hz > 0 ? nearZ : -1
      FloatVector inZ = ALL_MINUS_ONE.blend(nearZ, hzGreaterZero);
      FloatVector hy = fromArray(FLOATS, rows, ROW_GY + k);
      FloatVector hy2 = hy.lanewise(ABS);
      VectorMask<Float> hyGreaterZero = hy2.compare(GT, ALL_ZERO);
      FloatVector my = fromArray(FLOATS, rows, ROW_PY + k);
      // hy < 0 ? -my : my
      FloatVector y = my.blend(my.lanewise(NEG), hy.compare(LT, ALL_ZERO));
      FloatVector gy = fromArray(FLOATS, rows, ROW_HALF_Y + k);
      FloatVector nearY = gy.lanewise(NEG).lanewise(SUB, y);
      // hy > 0 ? nearY : -1
      FloatVector inY = ALL_MINUS_ONE.blend(nearY, hyGreaterZero);
      FloatVector hx = fromArray(FLOATS, rows, ROW_GX + k);
      FloatVector hx2 = hx.lanewise(ABS);
      VectorMask<Float> hxGreaterZero = hx2.compare(GT, ALL_ZERO);
      FloatVector mx = fromArray(FLOATS, rows, ROW_PX + k);
      // hx < 0 ? -mx : mx
      FloatVector x = mx.blend(mx.lanewise(NEG), hx.compare(LT, ALL_ZERO));
      FloatVector gx = fromArray(FLOATS, rows, ROW_HALF_X + k);
      FloatVector nearX = gx.lanewise(NEG).lanewise(SUB, x);
      // hx > 0 ? nearX : -1
      FloatVector inX = ALL_MINUS_ONE.blend(nearX, hxGreaterZero);
      VectorMask<Float> inByY = inY.lanewise(MUL, hx2).compare(GT, inX.lanewise(MUL, hy2));
      // inByY ? hy : hx
      FloatVector hIn = hx2.blend(hy2, inByY);
      // inByY ? inY : inX
      FloatVector in = inX.blend(inY, inByY);
      VectorMask<Float> inByZ = inZ.lanewise(MUL, hIn).compare(GT, in.lanewise(MUL, hz2));
      // inByZ ? inZ : in
      FloatVector in2 = in.blend(inZ, inByZ);
      // inByZ ? hz : hIn
      FloatVector hIn2 = hIn.blend(hz2, inByZ);
      FloatVector farZ = gz.lanewise(SUB, z);
      // hz > 0 ? farZ : 1
      FloatVector outZ = ALL_ONE.blend(farZ, hzGreaterZero);
      FloatVector farY = gy.lanewise(SUB, y);
      // hy > 0 ? farY : 1
      FloatVector outY = ALL_ONE.blend(farY, hyGreaterZero);
      FloatVector farX = gx.lanewise(SUB, x);
      // hx > 0 ? farX : 1
      FloatVector outX = ALL_ONE.blend(farX, hxGreaterZero);
      VectorMask<Float> outByY = outY.lanewise(MUL, hx2).compare(LT, outX.lanewise(MUL, hy2));
      // outByY ? hy : hx
      FloatVector hOut = hx2.blend(hy2, outByY);
      // outByY ? outY : outX
      FloatVector out = outX.blend(outY, outByY);
      VectorMask<Float> outByZ = outZ.lanewise(MUL, hOut).compare(LT, out.lanewise(MUL, hz2));
      // outByZ ? outZ : out
      FloatVector out2 = out.blend(outZ, outByZ);
      // outByZ ? hz : hOut
      FloatVector hOut2 = hOut.blend(hz2, outByZ);
      FloatVector numerator = in2.lanewise(MUL, hIn2).lanewise(ADD, out2.lanewise(MUL, hOut2));
      FloatVector denominator = hIn2.lanewise(MUL, hIn2).lanewise(ADD, hOut2.lanewise(MUL, hOut2));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(rows, to + k);
    }
  }

  /** {@code secondStep} of a block, from rows of values to another row. */
  private static void secondStep(float[] rows, int to) {
    if (rows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector between = fromArray(FLOATS, rows, ROW_FIRST_STEP + k);
      FloatVector hx = fromArray(FLOATS, rows, ROW_GX + k);
      FloatVector p = between.lanewise(MUL, hx);
      FloatVector gx = fromArray(FLOATS, rows, ROW_HALF_X + k);
      FloatVector mx = fromArray(FLOATS, rows, ROW_PX + k);
      FloatVector nearX = gx.lanewise(NEG).lanewise(SUB, mx);
      FloatVector farX = gx.lanewise(SUB, mx);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector x = p.blend(farX, pGreaterFarX).blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX));
      FloatVector hy = fromArray(FLOATS, rows, ROW_GY + k);
      FloatVector p2 = between.lanewise(MUL, hy);
      FloatVector gy = fromArray(FLOATS, rows, ROW_HALF_Y + k);
      FloatVector my = fromArray(FLOATS, rows, ROW_PY + k);
      FloatVector nearY = gy.lanewise(NEG).lanewise(SUB, my);
      FloatVector farY = gy.lanewise(SUB, my);
      VectorMask<Float> pGreaterFarY = p2.compare(GT, farY);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector y = p2.blend(farY, pGreaterFarY).blend(nearY.blend(p2, pGreaterFarY), p2.compare(LT, nearY));
      FloatVector hz = fromArray(FLOATS, rows, ROW_GZ + k);
      FloatVector p3 = between.lanewise(MUL, hz);
      FloatVector gz = fromArray(FLOATS, rows, ROW_HALF_Z + k);
      FloatVector mz = fromArray(FLOATS, rows, ROW_PZ + k);
      FloatVector nearZ = gz.lanewise(NEG).lanewise(SUB, mz);
      FloatVector farZ = gz.lanewise(SUB, mz);
      VectorMask<Float> pGreaterFarZ = p3.compare(GT, farZ);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector z = p3.blend(farZ, pGreaterFarZ).blend(nearZ.blend(p3, pGreaterFarZ), p3.compare(LT, nearZ));
      FloatVector numerator = x.lanewise(MUL, hx).lanewise(ADD, y.lanewise(MUL, hy))
          .lanewise(ADD, z.lanewise(MUL, hz));
      FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(rows, to + k);
    }
  }

  @Override
  public void callLoops(int times) {
    for (int k = 0; k < times; k++) {
      floats1(null, 0, null, 0, null);
      floats2(null, 0, null);
      floats3(null, 0, null, null);
      floats4(null, 0, null);
      floats5(null);
      floats6(null);
      floats7(null);
      floats8(null, 0, null, 0, null, null, 0);
      floats9(null, 0, null, 0, null, 0);
      floats10(null, 0, null, 0, 0, 0);
      floats11(null, 0, null, 0, null);
      floats12(null);
      floats13(null, 0, null);
      floats14(null);
      floats15(null, 0, null);
      floats16(null, 0, null, 0, null);
      floats18(null);
      floats19(null);
      floats20(null);
      floats21(null);
      floats22(null);
      floats23(null, 0);
      floats25(null, null, 0, 0);
      floats27(null, 0, null);
      floats28(null);
      floats29(null);
      floats30(null, 0);
      floats31(null, 0, null, null, 0, 0, 0);
      rectangle(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      parallelogram(null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
      axis(null, 0, 0, 0, 0, 0, 0, 0, 0);
      corner(null, 0, 0, 0, 0);
      edge(null, 0, 0, 0, 0);
      firstStep(null, 0);
      secondStep(null, 0);
    }
  }
}
