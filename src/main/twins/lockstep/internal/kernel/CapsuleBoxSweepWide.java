// Compiled from CapsuleBoxSweep.java; changes are made there.
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

/** Wide twin of {@link CapsuleBoxSweep#sweep}: the same operations in the same order, on vectors of pairs. */
final class CapsuleBoxSweepWide implements StagedKernel, LoopedKernel {
  private static final FloatVector ALL_ZERO = FloatVector.broadcast(FLOATS, 0.0f);
  private static final FloatVector ALL_HALF = FloatVector.broadcast(FLOATS, 0.5f);
  private static final FloatVector ALL_MINUS_ONE = FloatVector.broadcast(FLOATS, -1.0f);
  private static final FloatVector ALL_ONE = FloatVector.broadcast(FLOATS, 1.0f);
  private static final FloatVector ALL_LARGEST = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
  private static final FloatVector ALL_TWO = FloatVector.broadcast(FLOATS, 2.0f);
  private static final FloatVector ALL_MINUS_HALF = FloatVector.broadcast(FLOATS, -0.5f);
  private static final FloatVector ALL_THIN = FloatVector.broadcast(FLOATS, 5.9604645E-7f);
  private static final FloatVector ALL_SLACK = FloatVector.broadcast(FLOATS, 1.1920929E-7f);
  private static final FloatVector ALL_LEAST_SQUARE = FloatVector.broadcast(FLOATS, 7.888609E-31f);
  private static final FloatVector ALL_NAN = FloatVector.broadcast(FLOATS, Float.NaN);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_PARALLEL = FloatVector.broadcast(FLOATS, 5.684342E-14f);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_LEAST = FloatVector.broadcast(FLOATS, 9.094947E-13f);
  private static final FloatVector ALL_MINUS_ZERO = FloatVector.broadcast(FLOATS, -0.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[7]);

  private static final int ROW_LOW1 = 0 * Kernel.BLOCK;
  private static final int ROW_LOW1_2 = 1 * Kernel.BLOCK;
  private static final int ROW_LOW1_3 = 2 * Kernel.BLOCK;
  private static final int ROW_HIGH_X = 3 * Kernel.BLOCK;
  private static final int ROW_HIGH_Y = 4 * Kernel.BLOCK;
  private static final int ROW_HIGH_Z = 5 * Kernel.BLOCK;
  private static final int ROW_HX = 6 * Kernel.BLOCK;
  private static final int ROW_NEAR_X = 7 * Kernel.BLOCK;
  private static final int ROW_FAR_X = 8 * Kernel.BLOCK;
  private static final int ROW_HY = 9 * Kernel.BLOCK;
  private static final int ROW_NEAR_Y = 10 * Kernel.BLOCK;
  private static final int ROW_FAR_Y = 11 * Kernel.BLOCK;
  private static final int ROW_HZ = 12 * Kernel.BLOCK;
  private static final int ROW_NEAR_Z = 13 * Kernel.BLOCK;
  private static final int ROW_FAR_Z = 14 * Kernel.BLOCK;
  private static final int ROW_IN_X = 15 * Kernel.BLOCK;
  private static final int ROW_BETWEEN = 16 * Kernel.BLOCK;
  private static final int ROW_T = 17 * Kernel.BLOCK;
  private static final int ROW_DX = 18 * Kernel.BLOCK;
  private static final int ROW_DY = 19 * Kernel.BLOCK;
  private static final int ROW_DZ = 20 * Kernel.BLOCK;
  private static final int ROW_R_SQUARED = 21 * Kernel.BLOCK;
  private static final int ROW_DX2 = 22 * Kernel.BLOCK;
  private static final int ROW_MIN_YOR_MAX_YOR_AY = 23 * Kernel.BLOCK;
  private static final int ROW_HX2 = 24 * Kernel.BLOCK;
  private static final int ROW_HY2 = 25 * Kernel.BLOCK;
  private static final int ROW_HZ2 = 26 * Kernel.BLOCK;
  private static final int ROW_GX = 27 * Kernel.BLOCK;
  private static final int ROW_GY = 28 * Kernel.BLOCK;
  private static final int ROW_GZ = 29 * Kernel.BLOCK;
  private static final int ROW_SUM = 30 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 31 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 32 * Kernel.BLOCK;
  private static final int ROW_MX = 33 * Kernel.BLOCK;
  private static final int ROW_HALF_X = 34 * Kernel.BLOCK;
  private static final int ROW_MY = 35 * Kernel.BLOCK;
  private static final int ROW_HALF_Y = 36 * Kernel.BLOCK;
  private static final int ROW_MZ = 37 * Kernel.BLOCK;
  private static final int ROW_HALF_Z = 38 * Kernel.BLOCK;
  private static final int ROW_SLACK = 39 * Kernel.BLOCK;
  private static final int ROW_MINUS_VX = 40 * Kernel.BLOCK;
  private static final int ROW_DX3 = 41 * Kernel.BLOCK;
  private static final int ROW_MINUS_VY = 42 * Kernel.BLOCK;
  private static final int ROW_DY2 = 43 * Kernel.BLOCK;
  private static final int ROW_MINUS_VZ = 44 * Kernel.BLOCK;
  private static final int ROW_DZ2 = 45 * Kernel.BLOCK;
  private static final int ROW_DD = 46 * Kernel.BLOCK;
  private static final int ROW_S = 47 * Kernel.BLOCK;
  private static final int ROW_X = 48 * Kernel.BLOCK;
  private static final int ROW_Y = 49 * Kernel.BLOCK;
  private static final int ROW_SUM4 = 50 * Kernel.BLOCK;
  private static final int ROW_Z = 51 * Kernel.BLOCK;
  private static final int ROW_X2 = 52 * Kernel.BLOCK;
  private static final int ROW_Y2 = 53 * Kernel.BLOCK;
  private static final int ROW_Z2 = 54 * Kernel.BLOCK;
  private static final int ROW_R = 55 * Kernel.BLOCK;
  private static final int ROW_X3 = 56 * Kernel.BLOCK;
  private static final int ROW_Y3 = 57 * Kernel.BLOCK;
  private static final int ROW_Z3 = 58 * Kernel.BLOCK;
  private static final int ROW_CY = 59 * Kernel.BLOCK;
  private static final int ROW_CY2 = 60 * Kernel.BLOCK;
  private static final int ROW_FACE_Y = 61 * Kernel.BLOCK;
  private static final int ROW_CZ = 62 * Kernel.BLOCK;
  private static final int ROW_CZ2 = 63 * Kernel.BLOCK;
  private static final int ROW_FACE_Z = 64 * Kernel.BLOCK;
  private static final int ROW_HALF_XSQUARED = 65 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 66 * Kernel.BLOCK;
  private static final int ROW_EX = 67 * Kernel.BLOCK;
  private static final int ROW_EY = 68 * Kernel.BLOCK;
  private static final int ROW_FIRST = 69 * Kernel.BLOCK;
  private static final int ROW_HEIGHT = 70 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO = 71 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO2 = 72 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO3 = 73 * Kernel.BLOCK;
  private static final int ROW_FACE_Y2 = 74 * Kernel.BLOCK;
  private static final int ROW_CX = 75 * Kernel.BLOCK;
  private static final int ROW_CX2 = 76 * Kernel.BLOCK;
  private static final int ROW_FACE_Z2 = 77 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 78 * Kernel.BLOCK;
  private static final int ROW_LENGTH2 = 79 * Kernel.BLOCK;
  private static final int ROW_EX2 = 80 * Kernel.BLOCK;
  private static final int ROW_EY2 = 81 * Kernel.BLOCK;
  private static final int ROW_FIRST2 = 82 * Kernel.BLOCK;
  private static final int ROW_X4 = 83 * Kernel.BLOCK;
  private static final int ROW_PRODUCT = 84 * Kernel.BLOCK;
  private static final int ROW_HEIGHT2 = 85 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO4 = 86 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO5 = 87 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO6 = 88 * Kernel.BLOCK;
  private static final int ROW_FACE_Y3 = 89 * Kernel.BLOCK;
  private static final int ROW_FACE_Z3 = 90 * Kernel.BLOCK;
  private static final int ROW_LENGTH3 = 91 * Kernel.BLOCK;
  private static final int ROW_EX3 = 92 * Kernel.BLOCK;
  private static final int ROW_EY3 = 93 * Kernel.BLOCK;
  private static final int ROW_FIRST3 = 94 * Kernel.BLOCK;
  private static final int ROW_Z4 = 95 * Kernel.BLOCK;
  private static final int ROW_HEIGHT3 = 96 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO7 = 97 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO8 = 98 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO9 = 99 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 100 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 101 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 102 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 103 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 104 * Kernel.BLOCK;
  private static final int ROW_SUM9 = 105 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 106 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE4 = 107 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE5 = 108 * Kernel.BLOCK;
  private static final int ROW_SUM10 = 109 * Kernel.BLOCK;
  private static final int ROW_SUM11 = 110 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE6 = 111 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE7 = 112 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE8 = 113 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE9 = 114 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE10 = 115 * Kernel.BLOCK;
  private static final int ROW_SUM12 = 116 * Kernel.BLOCK;
  private static final int ROW_SUM13 = 117 * Kernel.BLOCK;
  private static final int ROW_SUM14 = 118 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE11 = 119 * Kernel.BLOCK;
  private static final int ROW_SUM15 = 120 * Kernel.BLOCK;
  private static final int ROW_SUM16 = 121 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE12 = 122 * Kernel.BLOCK;
  private static final int ROW_SUM17 = 123 * Kernel.BLOCK;
  private static final int ROW_MINUS_HALF_X = 124 * Kernel.BLOCK;
  private static final int ROW_MINUS_HALF_Y = 125 * Kernel.BLOCK;
  private static final int ROW_MINUS_HALF_Z = 126 * Kernel.BLOCK;
  private static final int ROW_PRODUCT2 = 127 * Kernel.BLOCK;
  private static final int ROW_PRODUCT3 = 128 * Kernel.BLOCK;
  private static final int ROW_A = 129 * Kernel.BLOCK;
  private static final int ROW_A2 = 130 * Kernel.BLOCK;
  private static final int ROW_B = 131 * Kernel.BLOCK;
  private static final int ROW_A3 = 132 * Kernel.BLOCK;
  private static final int ROW_A4 = 133 * Kernel.BLOCK;
  private static final int ROW_B2 = 134 * Kernel.BLOCK;
  private static final int ROW_A5 = 135 * Kernel.BLOCK;
  private static final int ROW_A6 = 136 * Kernel.BLOCK;
  private static final int ROW_A7 = 137 * Kernel.BLOCK;
  private static final int ROW_ENTER = 138 * Kernel.BLOCK;
  private static final int ROW_A8 = 139 * Kernel.BLOCK;
  private static final int ROW_A9 = 140 * Kernel.BLOCK;
  private static final int ROW_A10 = 141 * Kernel.BLOCK;
  private static final int ROW_A11 = 142 * Kernel.BLOCK;
  private static final int ROW_A12 = 143 * Kernel.BLOCK;
  private static final int ROW_ENTER2 = 144 * Kernel.BLOCK;
  private static final int ROW_A13 = 145 * Kernel.BLOCK;
  private static final int ROW_A14 = 146 * Kernel.BLOCK;
  private static final int ROW_A15 = 147 * Kernel.BLOCK;
  private static final int ROW_A16 = 148 * Kernel.BLOCK;
  private static final int ROW_A17 = 149 * Kernel.BLOCK;
  private static final int ROW_ENTER3 = 150 * Kernel.BLOCK;
  private static final int ROW_A18 = 151 * Kernel.BLOCK;
  private static final int ROW_A19 = 152 * Kernel.BLOCK;
  private static final int ROW_A20 = 153 * Kernel.BLOCK;
  private static final int ROW_A21 = 154 * Kernel.BLOCK;
  private static final int ROW_A22 = 155 * Kernel.BLOCK;
  private static final int ROW_A23 = 156 * Kernel.BLOCK;
  private static final int ROW_A24 = 157 * Kernel.BLOCK;
  private static final int ROW_A25 = 158 * Kernel.BLOCK;
  private static final int ROW_A26 = 159 * Kernel.BLOCK;
  private static final int ROW_A27 = 160 * Kernel.BLOCK;
  private static final int ROW_A28 = 161 * Kernel.BLOCK;
  private static final int ROW_A29 = 162 * Kernel.BLOCK;
  private static final int ROW_A30 = 163 * Kernel.BLOCK;
  private static final int ROW_A31 = 164 * Kernel.BLOCK;
  private static final int ROW_A32 = 165 * Kernel.BLOCK;
  private static final int ROW_A33 = 166 * Kernel.BLOCK;
  private static final int ROW_A34 = 167 * Kernel.BLOCK;
  private static final int ROW_A35 = 168 * Kernel.BLOCK;
  private static final int ROW_A36 = 169 * Kernel.BLOCK;
  private static final int ROW_A37 = 170 * Kernel.BLOCK;
  private static final int ROW_A38 = 171 * Kernel.BLOCK;
  private static final int ROW_A39 = 172 * Kernel.BLOCK;
  private static final int ROW_A40 = 173 * Kernel.BLOCK;
  private static final int ROW_A41 = 174 * Kernel.BLOCK;
  private static final int ROW_A42 = 175 * Kernel.BLOCK;
  private static final int ROW_FACES = 176 * Kernel.BLOCK;
  private static final int ROW_FACES2 = 177 * Kernel.BLOCK;
  private static final int ROW_ENTER4 = 178 * Kernel.BLOCK;
  private static final int ROW_ENTER5 = 179 * Kernel.BLOCK;
  private static final int ROW_ENTER6 = 180 * Kernel.BLOCK;
  private static final int ROW_ENTER7 = 181 * Kernel.BLOCK;
  private static final int ROW_TIME = 182 * Kernel.BLOCK;
  private static final int ROW_PX = 183 * Kernel.BLOCK;
  private static final int ROW_PY = 184 * Kernel.BLOCK;
  private static final int ROW_PZ = 185 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP = 186 * Kernel.BLOCK;
  private static final int ROW_T2 = 187 * Kernel.BLOCK;
  private static final int ROW_WX = 188 * Kernel.BLOCK;
  private static final int ROW_WY = 189 * Kernel.BLOCK;
  private static final int ROW_WZ = 190 * Kernel.BLOCK;
  private static final int ROW_DX4 = 191 * Kernel.BLOCK;
  private static final int ROW_DY3 = 192 * Kernel.BLOCK;
  private static final int ROW_DZ3 = 193 * Kernel.BLOCK;
  private static final int ROW_GX2 = 194 * Kernel.BLOCK;
  private static final int ROW_GY2 = 195 * Kernel.BLOCK;
  private static final int ROW_GZ2 = 196 * Kernel.BLOCK;
  private static final int ROW_HH = 197 * Kernel.BLOCK;
  private static final int ROW_X1 = 198 * Kernel.BLOCK;
  private static final int ROW_Y1 = 199 * Kernel.BLOCK;
  private static final int ROW_Z1 = 200 * Kernel.BLOCK;
  private static final int ROW_X2_2 = 201 * Kernel.BLOCK;
  private static final int ROW_Y2_2 = 202 * Kernel.BLOCK;
  private static final int ROW_Z2_2 = 203 * Kernel.BLOCK;
  private static final int ROW_D2 = 204 * Kernel.BLOCK;
  private static final int ROW_E2 = 205 * Kernel.BLOCK;
  private static final int ROW_F2 = 206 * Kernel.BLOCK;
  private static final int ROW_SQUARE = 207 * Kernel.BLOCK;
  private static final int ROW_X3_2 = 208 * Kernel.BLOCK;
  private static final int ROW_Y3_2 = 209 * Kernel.BLOCK;
  private static final int ROW_Z3_2 = 210 * Kernel.BLOCK;
  private static final int ROW_WX2 = 211 * Kernel.BLOCK;
  private static final int ROW_WY2 = 212 * Kernel.BLOCK;
  private static final int ROW_WZ2 = 213 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[214 * Kernel.BLOCK]);

  private static final int[][] COLUMNS1 = {{0, 3, 6, 7}, {1, 4, 6, 8}, {2, 5, 6, 9}};
  private static final int[][] COLUMNS2 = {{0, 3}, {1, 4}, {2, 5}};

  @Override
  public int firstWidth() {
    return 10;
  }

  @Override
  public int secondWidth() {
    return 6;
  }

  @Override
  public int operations() {
    return 3784;
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
      case 0 -> nearTerm(columns1[0], columns1[3], columns1[7], columns1[6], columns2[0], columns2[3], first,
          second, count, out);
      case 1 -> nearTerm(columns1[1], columns1[4], columns1[8], columns1[6], columns2[1], columns2[4], first,
          second, count, out);
      case 2 -> nearTerm(columns1[2], columns1[5], columns1[9], columns1[6], columns2[2], columns2[5], first,
          second, count, out);
      default -> throw new IndexOutOfBoundsException("there is no term " + term);
    }
  }

  private static void nearTerm(float[] as, float[] bs, float[] vs, float[] rs, float[] mins, float[] maxs,
      Operand first, Operand second, int count, Output out) {
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
        FloatVector a = fromArray(FLOATS, as, i);
        FloatVector b = fromArray(FLOATS, bs, i);
        // a > b ? a : b
        FloatVector high1 = b.blend(a, a.compare(GT, b));
        // a < b ? a : b
        FloatVector low1 = b.blend(a, a.compare(LT, b));
        FloatVector v = fromArray(FLOATS, vs, i);
        FloatVector r = fromArray(FLOATS, rs, i);
        // v > 0 ? v : 0
        VectorMask<Float> hit = fromArray(FLOATS, mins, j).lanewise(SUB, high1)
            .lanewise(SUB, ALL_ZERO.blend(v, v.compare(GT, ALL_ZERO))).compare(LE, r);
        // v < 0 ? v : 0
        hit = low1.lanewise(SUB, fromArray(FLOATS, maxs, j))
            .lanewise(ADD, ALL_ZERO.blend(v, v.compare(LT, ALL_ZERO))).compare(LE, r, hit);
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
      long axLessBxBits = floats1(columns1, from1, columns2, from2, floatRows, bits);
      long ayLessByBits = bits[0];
      long azLessBzBits = bits[1];
      long minXAtMostMaxXBits = bits[2];
      long minYAtMostMaxYBits = bits[3];
      long minZAtMostMaxZBits = bits[4];
      long nearBits = bits[5];
      long hxGreaterZeroBits = floats2(columns2, from2, floatRows, axLessBxBits, ayLessByBits, azLessBzBits);
      floats3(floatRows, hxGreaterZeroBits);
      floats4(floatRows);
      long allNearXAtMostHxBits = floats5(floatRows);
      long allRAtLeastZeroBits = floats6(columns1, from1, columns2, from2, floatRows, bits,
          allNearXAtMostHxBits);
      long squareAtMostRSquaredBits = bits[0];
      long eitherBits = floats7(columns1, from1, columns2, from2, floatRows, minXAtMostMaxXBits,
          minYAtMostMaxYBits, minZAtMostMaxZBits, squareAtMostRSquaredBits);
      long overlapBits = floats8(columns1, from1, floatRows, allRAtLeastZeroBits, eitherBits, nearBits);
      long validBits = floats9(columns1, from1, columns2, from2, floatRows, allRAtLeastZeroBits,
          minXAtMostMaxXBits, minYAtMostMaxYBits, minZAtMostMaxZBits);
      long doubt = floats10(columns1, from1, floatRows, bits);
      long hzLessZeroBits = bits[0];
      floats11(columns1, from1, floatRows, hzLessZeroBits);
      floats12(floatRows);
      floats13(floatRows);
      floats14(floatRows);
      long heightGreaterZeroBits = floats15(floatRows);
      floats16(floatRows, heightGreaterZeroBits);
      rectangle(floatRows, ROW_X2, ROW_Y2, ROW_Z2, ROW_DX3, ROW_DY2, ROW_DZ2, ROW_HALF_X, ROW_HALF_Y,
          ROW_HALF_Z, ROW_A);
      rectangle(floatRows, ROW_Y2, ROW_Z2, ROW_X2, ROW_DY2, ROW_DZ2, ROW_DX3, ROW_HALF_Y, ROW_HALF_Z,
          ROW_HALF_X, ROW_A2);
      rectangle(floatRows, ROW_Z2, ROW_X2, ROW_Y2, ROW_DZ2, ROW_DX3, ROW_DY2, ROW_HALF_Z, ROW_HALF_X,
          ROW_HALF_Y, ROW_B);
      rectangle(floatRows, ROW_X3, ROW_Y3, ROW_Z3, ROW_DX3, ROW_DY2, ROW_DZ2, ROW_HALF_X, ROW_HALF_Y,
          ROW_HALF_Z, ROW_A3);
      rectangle(floatRows, ROW_Y3, ROW_Z3, ROW_X3, ROW_DY2, ROW_DZ2, ROW_DX3, ROW_HALF_Y, ROW_HALF_Z,
          ROW_HALF_X, ROW_A4);
      rectangle(floatRows, ROW_Z3, ROW_X3, ROW_Y3, ROW_DZ2, ROW_DX3, ROW_DY2, ROW_HALF_Z, ROW_HALF_X,
          ROW_HALF_Y, ROW_B2);
      parallelogram(floatRows, ROW_X, ROW_FACE_Y, ROW_FACE_Z, ROW_DX3, ROW_DY2, ROW_DZ2, ROW_EX, ROW_EY,
          ROW_EY, ROW_QUOTIENT_OR_ZERO, ROW_QUOTIENT_OR_ZERO2, ROW_QUOTIENT_OR_ZERO3, ROW_LENGTH, ROW_FIRST,
          ROW_HEIGHT, ROW_A5);
      parallelogram(floatRows, ROW_Y, ROW_FACE_Y2, ROW_FACE_Z2, ROW_DY2, ROW_DZ2, ROW_DX3, ROW_EX2, ROW_EY2,
          ROW_EY2, ROW_QUOTIENT_OR_ZERO4, ROW_QUOTIENT_OR_ZERO5, ROW_QUOTIENT_OR_ZERO6, ROW_LENGTH2,
          ROW_FIRST2, ROW_HEIGHT2, ROW_A6);
      parallelogram(floatRows, ROW_Z, ROW_FACE_Y3, ROW_FACE_Z3, ROW_DZ2, ROW_DX3, ROW_DY2, ROW_EX3, ROW_EY3,
          ROW_EY3, ROW_QUOTIENT_OR_ZERO7, ROW_QUOTIENT_OR_ZERO8, ROW_QUOTIENT_OR_ZERO9, ROW_LENGTH3,
          ROW_FIRST3, ROW_HEIGHT3, ROW_A7);
      axis(floatRows, ROW_X2, ROW_DIFFERENCE, ROW_DIFFERENCE2, ROW_DX3, ROW_DY2, ROW_DZ2, ROW_HALF_X,
          ROW_ENTER);
      axis(floatRows, ROW_X2, ROW_DIFFERENCE, ROW_SUM6, ROW_DX3, ROW_DY2, ROW_DZ2, ROW_HALF_X, ROW_A8);
      axis(floatRows, ROW_X2, ROW_SUM7, ROW_DIFFERENCE2, ROW_DX3, ROW_DY2, ROW_DZ2, ROW_HALF_X, ROW_A9);
      axis(floatRows, ROW_X3, ROW_SUM8, ROW_SUM9, ROW_DX3, ROW_DY2, ROW_DZ2, ROW_HALF_X, ROW_A10);
      axis(floatRows, ROW_X3, ROW_DIFFERENCE3, ROW_SUM9, ROW_DX3, ROW_DY2, ROW_DZ2, ROW_HALF_X, ROW_A11);
      axis(floatRows, ROW_X3, ROW_SUM8, ROW_DIFFERENCE4, ROW_DX3, ROW_DY2, ROW_DZ2, ROW_HALF_X, ROW_A12);
      axis(floatRows, ROW_Y2, ROW_DIFFERENCE2, ROW_DIFFERENCE5, ROW_DY2, ROW_DZ2, ROW_DX3, ROW_HALF_Y,
          ROW_ENTER2);
      axis(floatRows, ROW_Y2, ROW_DIFFERENCE2, ROW_SUM10, ROW_DY2, ROW_DZ2, ROW_DX3, ROW_HALF_Y, ROW_A13);
      axis(floatRows, ROW_Y2, ROW_SUM6, ROW_DIFFERENCE5, ROW_DY2, ROW_DZ2, ROW_DX3, ROW_HALF_Y, ROW_A14);
      axis(floatRows, ROW_Y3, ROW_SUM9, ROW_SUM11, ROW_DY2, ROW_DZ2, ROW_DX3, ROW_HALF_Y, ROW_A15);
      axis(floatRows, ROW_Y3, ROW_DIFFERENCE4, ROW_SUM11, ROW_DY2, ROW_DZ2, ROW_DX3, ROW_HALF_Y, ROW_A16);
      axis(floatRows, ROW_Y3, ROW_SUM9, ROW_DIFFERENCE6, ROW_DY2, ROW_DZ2, ROW_DX3, ROW_HALF_Y, ROW_A17);
      axis(floatRows, ROW_Z2, ROW_DIFFERENCE5, ROW_DIFFERENCE, ROW_DZ2, ROW_DX3, ROW_DY2, ROW_HALF_Z,
          ROW_ENTER3);
      axis(floatRows, ROW_Z2, ROW_DIFFERENCE5, ROW_SUM7, ROW_DZ2, ROW_DX3, ROW_DY2, ROW_HALF_Z, ROW_A18);
      axis(floatRows, ROW_Z2, ROW_SUM10, ROW_DIFFERENCE, ROW_DZ2, ROW_DX3, ROW_DY2, ROW_HALF_Z, ROW_A19);
      axis(floatRows, ROW_Z3, ROW_SUM11, ROW_SUM8, ROW_DZ2, ROW_DX3, ROW_DY2, ROW_HALF_Z, ROW_A20);
      axis(floatRows, ROW_Z3, ROW_DIFFERENCE6, ROW_SUM8, ROW_DZ2, ROW_DX3, ROW_DY2, ROW_HALF_Z, ROW_A21);
      axis(floatRows, ROW_Z3, ROW_SUM11, ROW_DIFFERENCE3, ROW_DZ2, ROW_DX3, ROW_DY2, ROW_HALF_Z, ROW_A22);
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
      long timeLessInfinityBits = floats23(columns1, from1, floatRows, overlapBits);
      firstStep(floatRows, ROW_FIRST_STEP);
      long hits = validBits & timeLessInfinityBits;
      floats25(floatRows, results, at, hits);
      secondStep(floatRows, ROW_T2);
      long outXBits = floats27(floatRows, bits);
      long outYBits = bits[0];
      long outZBits = bits[1];
      long outXAndEitherBits = bits[2];
      long hhGreaterZeroBits = floats28(columns1, from1, floatRows, outYBits, outZBits, outXAndEitherBits,
          outXBits);
      floats29(floatRows, hhGreaterZeroBits);
      long eitherBits2 = floats30(floatRows);
      floats31(floatRows, eitherBits2);
      floats32(floatRows, results, at, overlapBits, hits);
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

  private static long floats1(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], rs = columns1[6];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    long axLessBxBits = 0;
    long ayLessByBits = 0;
    long azLessBzBits = 0;
    long minXAtMostMaxXBits = 0;
    long minYAtMostMaxYBits = 0;
    long minZAtMostMaxZBits = 0;
    long nearBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      VectorMask<Float> axLessBx = ax.compare(LT, bx);
      axLessBxBits |= axLessBx.toLong() << k;
      // a < b ? a : b
      FloatVector low1 = bx.blend(ax, axLessBx);
      FLOAT_VECTOR.cast(low1).intoArray(floatRows, ROW_LOW1 + k);
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector by = fromArray(FLOATS, bys, i);
      VectorMask<Float> ayLessBy = ay.compare(LT, by);
      ayLessByBits |= ayLessBy.toLong() << k;
      // a < b ? a : b
      FloatVector low1_2 = by.blend(ay, ayLessBy);
      FLOAT_VECTOR.cast(low1_2).intoArray(floatRows, ROW_LOW1_2 + k);
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      VectorMask<Float> azLessBz = az.compare(LT, bz);
      azLessBzBits |= azLessBz.toLong() << k;
      // a < b ? a : b
      FloatVector low1_3 = bz.blend(az, azLessBz);
      FLOAT_VECTOR.cast(low1_3).intoArray(floatRows, ROW_LOW1_3 + k);
      // a < b ? b : a
      FloatVector highX = ax.blend(bx, axLessBx);
      FLOAT_VECTOR.cast(highX).intoArray(floatRows, ROW_HIGH_X + k);
      // a < b ? b : a
      FloatVector highY = ay.blend(by, ayLessBy);
      FLOAT_VECTOR.cast(highY).intoArray(floatRows, ROW_HIGH_Y + k);
      // a < b ? b : a
      FloatVector highZ = az.blend(bz, azLessBz);
      FLOAT_VECTOR.cast(highZ).intoArray(floatRows, ROW_HIGH_Z + k);
      FloatVector minX = fromArray(FLOATS, minXs, j);
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      VectorMask<Float> minXAtMostMaxX = minX.compare(LE, maxX);
      minXAtMostMaxXBits |= minXAtMostMaxX.toLong() << k;
      FloatVector minY = fromArray(FLOATS, minYs, j);
      FloatVector maxY = fromArray(FLOATS, maxYs, j);
      VectorMask<Float> minYAtMostMaxY = minY.compare(LE, maxY);
      minYAtMostMaxYBits |= minYAtMostMaxY.toLong() << k;
      FloatVector minZ = fromArray(FLOATS, minZs, j);
      FloatVector maxZ = fromArray(FLOATS, maxZs, j);
      VectorMask<Float> minZAtMostMaxZ = minZ.compare(LE, maxZ);
      minZAtMostMaxZBits |= minZAtMostMaxZ.toLong() << k;
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> near = minX.lanewise(SUB, highX)
          .compare(LE, r, minXAtMostMaxX.and(minYAtMostMaxY).and(minZAtMostMaxZ));
      near = low1.lanewise(SUB, maxX).compare(LE, r, near);
      near = minY.lanewise(SUB, highY).compare(LE, r, near);
      VectorMask<Float> near2 = low1_2.lanewise(SUB, maxY).compare(LE, r);
      near2 = minZ.lanewise(SUB, highZ).compare(LE, r, near2);
      near2 = low1_3.lanewise(SUB, maxZ).compare(LE, r, near2);
      near = near.and(near2);
      nearBits |= near.toLong() << k;
    }
    bits[0] = ayLessByBits;
    bits[1] = azLessBzBits;
    bits[2] = minXAtMostMaxXBits;
    bits[3] = minYAtMostMaxYBits;
    bits[4] = minZAtMostMaxZBits;
    bits[5] = nearBits;
    return axLessBxBits;
  }

  private static long floats2(float[][] columns2, int from2, float[] floatRows, long axLessBxBits,
      long ayLessByBits, long azLessBzBits) {
    if (columns2 == null) {
      return 0;
    }
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    long hxGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector low1 = fromArray(FLOATS, floatRows, ROW_LOW1 + k);
      FloatVector x = fromArray(FLOATS, minXs, j).lanewise(SUB, low1);
      // x > 0 ? x : 0
      FloatVector xOrZero = ALL_ZERO.blend(x, x.compare(GT, ALL_ZERO));
      FloatVector highX = fromArray(FLOATS, floatRows, ROW_HIGH_X + k);
      FloatVector x2 = highX.lanewise(SUB, fromArray(FLOATS, maxXs, j));
      // x > 0 ? x : 0
      FloatVector xOrZero2 = ALL_ZERO.blend(x2, x2.compare(GT, ALL_ZERO));
      FloatVector hx = ALL_HALF.lanewise(MUL, highX.lanewise(SUB, low1));
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX + k);
      VectorMask<Float> axLessBx = VectorMask.fromLong(FLOATS, (axLessBxBits >>> k) & WideLanes.FLOAT_LANES);
      // a < b ? positive(min - low(a, b)) : positive(high(a, b) - max)
      FloatVector nearX = xOrZero2.blend(xOrZero, axLessBx).lanewise(SUB, hx);
      FLOAT_VECTOR.cast(nearX).intoArray(floatRows, ROW_NEAR_X + k);
      // a < b ? positive(high(a, b) - max) : positive(min - low(a, b))
      FLOAT_VECTOR.cast(hx.lanewise(SUB, xOrZero.blend(xOrZero2, axLessBx))).intoArray(floatRows,
          ROW_FAR_X + k);
      FloatVector low1_2 = fromArray(FLOATS, floatRows, ROW_LOW1_2 + k);
      FloatVector x3 = fromArray(FLOATS, minYs, j).lanewise(SUB, low1_2);
      // x > 0 ? x : 0
      FloatVector xOrZero3 = ALL_ZERO.blend(x3, x3.compare(GT, ALL_ZERO));
      FloatVector highY = fromArray(FLOATS, floatRows, ROW_HIGH_Y + k);
      FloatVector x4 = highY.lanewise(SUB, fromArray(FLOATS, maxYs, j));
      // x > 0 ? x : 0
      FloatVector xOrZero4 = ALL_ZERO.blend(x4, x4.compare(GT, ALL_ZERO));
      FloatVector hy = ALL_HALF.lanewise(MUL, highY.lanewise(SUB, low1_2));
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY + k);
      VectorMask<Float> ayLessBy = VectorMask.fromLong(FLOATS, (ayLessByBits >>> k) & WideLanes.FLOAT_LANES);
      // a < b ? positive(min - low(a, b)) : positive(high(a, b) - max)
      FLOAT_VECTOR.cast(xOrZero4.blend(xOrZero3, ayLessBy).lanewise(SUB, hy)).intoArray(floatRows,
          ROW_NEAR_Y + k);
      // a < b ? positive(high(a, b) - max) : positive(min - low(a, b))
      FLOAT_VECTOR.cast(hy.lanewise(SUB, xOrZero3.blend(xOrZero4, ayLessBy))).intoArray(floatRows,
          ROW_FAR_Y + k);
      FloatVector low1_3 = fromArray(FLOATS, floatRows, ROW_LOW1_3 + k);
      FloatVector x5 = fromArray(FLOATS, minZs, j).lanewise(SUB, low1_3);
      // x > 0 ? x : 0
      FloatVector xOrZero5 = ALL_ZERO.blend(x5, x5.compare(GT, ALL_ZERO));
      FloatVector highZ = fromArray(FLOATS, floatRows, ROW_HIGH_Z + k);
      FloatVector x6 = highZ.lanewise(SUB, fromArray(FLOATS, maxZs, j));
      // x > 0 ? x : 0
      FloatVector xOrZero6 = ALL_ZERO.blend(x6, x6.compare(GT, ALL_ZERO));
      FloatVector hz = ALL_HALF.lanewise(MUL, highZ.lanewise(SUB, low1_3));
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ + k);
      VectorMask<Float> azLessBz = VectorMask.fromLong(FLOATS, (azLessBzBits >>> k) & WideLanes.FLOAT_LANES);
      // a < b ? positive(min - low(a, b)) : positive(high(a, b) - max)
      FLOAT_VECTOR.cast(xOrZero6.blend(xOrZero5, azLessBz).lanewise(SUB, hz)).intoArray(floatRows,
          ROW_NEAR_Z + k);
      // a < b ? positive(high(a, b) - max) : positive(min - low(a, b))
      FLOAT_VECTOR.cast(hz.lanewise(SUB, xOrZero5.blend(xOrZero6, azLessBz))).intoArray(floatRows,
          ROW_FAR_Z + k);
      VectorMask<Float> hxGreaterZero = hx.compare(GT, ALL_ZERO);
      hxGreaterZeroBits |= hxGreaterZero.toLong() << k;
      // hx > 0 ? nearX : -1
      FLOAT_VECTOR.cast(ALL_MINUS_ONE.blend(nearX, hxGreaterZero)).intoArray(floatRows, ROW_IN_X + k);
    }
    return hxGreaterZeroBits;
  }

  private static void floats3(float[] floatRows, long hxGreaterZeroBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // hx > 0 ? farX : 1
      FloatVector outX = ALL_ONE.blend(fromArray(FLOATS, floatRows, ROW_FAR_X + k),
          VectorMask.fromLong(FLOATS, (hxGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      VectorMask<Float> hyGreaterZero = hy.compare(GT, ALL_ZERO);
      // hy > 0 ? nearY : -1
      FloatVector inY = ALL_MINUS_ONE.blend(fromArray(FLOATS, floatRows, ROW_NEAR_Y + k), hyGreaterZero);
      // hy > 0 ? farY : 1
      FloatVector outY = ALL_ONE.blend(fromArray(FLOATS, floatRows, ROW_FAR_Y + k), hyGreaterZero);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      VectorMask<Float> hzGreaterZero = hz.compare(GT, ALL_ZERO);
      // hz > 0 ? nearZ : -1
      FloatVector inZ = ALL_MINUS_ONE.blend(fromArray(FLOATS, floatRows, ROW_NEAR_Z + k), hzGreaterZero);
      // hz > 0 ? farZ : 1
      FloatVector outZ = ALL_ONE.blend(fromArray(FLOATS, floatRows, ROW_FAR_Z + k), hzGreaterZero);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector inX = fromArray(FLOATS, floatRows, ROW_IN_X + k);
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
      FloatVector numerator = in2.lanewise(MUL, hIn2).lanewise(ADD, out3.lanewise(MUL, hOut2));
      FloatVector denominator = hIn2.lanewise(MUL, hIn2).lanewise(ADD, hOut2.lanewise(MUL, hOut2));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS)
          .compare(LT, denominator))).intoArray(floatRows, ROW_BETWEEN + k);
    }
  }

  private static void floats4(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector between = fromArray(FLOATS, floatRows, ROW_BETWEEN + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      FloatVector p = between.lanewise(MUL, hx);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X + k);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector x = p.blend(farX, pGreaterFarX).blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX));
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector p2 = between.lanewise(MUL, hy);
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y + k);
      VectorMask<Float> pGreaterFarY = p2.compare(GT, farY);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector y = p2.blend(farY, pGreaterFarY).blend(nearY.blend(p2, pGreaterFarY), p2.compare(LT, nearY));
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector p3 = between.lanewise(MUL, hz);
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z + k);
      VectorMask<Float> pGreaterFarZ = p3.compare(GT, farZ);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector z = p3.blend(farZ, pGreaterFarZ).blend(nearZ.blend(p3, pGreaterFarZ), p3.compare(LT, nearZ));
      FloatVector numerator = x.lanewise(MUL, hx).lanewise(ADD, y.lanewise(MUL, hy))
          .lanewise(ADD, z.lanewise(MUL, hz));
      FloatVector denominator = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      // Math.abs(numerator) < denominator ? numerator / denominator : numerator > 0 ? 1 : numerator < 0 ? -1 :
      // 0
      FloatVector t = ALL_ZERO.blend(ALL_MINUS_ONE, numerator.compare(LT, ALL_ZERO))
          .blend(ALL_ONE, numerator.compare(GT, ALL_ZERO))
          .blend(numerator.lanewise(DIV, denominator), numerator.lanewise(ABS).compare(LT, denominator));
      FLOAT_VECTOR.cast(t).intoArray(floatRows, ROW_T + k);
      FloatVector p4 = t.lanewise(MUL, hx);
      VectorMask<Float> pGreaterFarX2 = p4.compare(GT, farX);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p4.lanewise(SUB, p4.blend(farX, pGreaterFarX2)
          .blend(nearX.blend(p4, pGreaterFarX2), p4.compare(LT, nearX)))).intoArray(floatRows, ROW_DX + k);
    }
  }

  private static long floats5(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long allNearXAtMostHxBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY + k);
      FloatVector p = t.lanewise(MUL, hy);
      FloatVector farY = fromArray(FLOATS, floatRows, ROW_FAR_Y + k);
      VectorMask<Float> pGreaterFarY = p.compare(GT, farY);
      FloatVector nearY = fromArray(FLOATS, floatRows, ROW_NEAR_Y + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p.lanewise(SUB, p.blend(farY, pGreaterFarY)
          .blend(nearY.blend(p, pGreaterFarY), p.compare(LT, nearY)))).intoArray(floatRows, ROW_DY + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ + k);
      FloatVector p2 = t.lanewise(MUL, hz);
      FloatVector farZ = fromArray(FLOATS, floatRows, ROW_FAR_Z + k);
      VectorMask<Float> pGreaterFarZ = p2.compare(GT, farZ);
      FloatVector nearZ = fromArray(FLOATS, floatRows, ROW_NEAR_Z + k);
      // p < near ? p > far ? p : near : p > far ? far : p
      FLOAT_VECTOR.cast(p2.lanewise(SUB, p2.blend(farZ, pGreaterFarZ)
          .blend(nearZ.blend(p2, pGreaterFarZ), p2.compare(LT, nearZ)))).intoArray(floatRows, ROW_DZ + k);
      FloatVector nearX = fromArray(FLOATS, floatRows, ROW_NEAR_X + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX + k);
      VectorMask<Float> allNearXAtMostHx = nearX.compare(LE, hx);
      allNearXAtMostHx = nearY.compare(LE, hy, allNearXAtMostHx);
      allNearXAtMostHx = nearZ.compare(LE, hz, allNearXAtMostHx);
      FloatVector farX = fromArray(FLOATS, floatRows, ROW_FAR_X + k);
      allNearXAtMostHx = farX.compare(GE, hx.lanewise(NEG), allNearXAtMostHx);
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
      allNearXAtMostHxBits |= allNearXAtMostHx.toLong() << k;
    }
    return allNearXAtMostHxBits;
  }

  private static long floats6(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits, long allNearXAtMostHxBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], rs = columns1[6];
    float[] minXs = columns2[0], minYs = columns2[1], maxXs = columns2[3], maxYs = columns2[4];
    long allRAtLeastZeroBits = 0;
    long squareAtMostRSquaredBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      // crosses(nearX, farX, hx, nearY, farY, hy, nearZ, farZ, hz) ? 0 : dx * dx + dy * dy + dz * dz
      FloatVector square = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (allNearXAtMostHxBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> allRAtLeastZero = r.compare(GE, ALL_ZERO);
      allRAtLeastZero = fromArray(FLOATS, floatRows, ROW_HX + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HY + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HZ + k)).compare(LE, ALL_LARGEST, allRAtLeastZero);
      allRAtLeastZeroBits |= allRAtLeastZero.toLong() << k;
      FloatVector rSquared = r.lanewise(MUL, r);
      FLOAT_VECTOR.cast(rSquared).intoArray(floatRows, ROW_R_SQUARED + k);
      squareAtMostRSquaredBits |= square.compare(LE, rSquared).toLong() << k;
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector minX = fromArray(FLOATS, minXs, j);
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(ax.lanewise(SUB, ax.blend(maxX, ax.compare(GT, maxX))
          .blend(minX, ax.compare(LT, minX)))).intoArray(floatRows, ROW_DX2 + k);
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector minY = fromArray(FLOATS, minYs, j);
      FloatVector maxY = fromArray(FLOATS, maxYs, j);
      // x < min ? min : x > max ? max : x
      FLOAT_VECTOR.cast(ay.blend(maxY, ay.compare(GT, maxY)).blend(minY, ay.compare(LT, minY))).intoArray(
          floatRows, ROW_MIN_YOR_MAX_YOR_AY + k);
    }
    bits[0] = squareAtMostRSquaredBits;
    return allRAtLeastZeroBits;
  }

  private static long floats7(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long minXAtMostMaxXBits, long minYAtMostMaxYBits, long minZAtMostMaxZBits,
      long squareAtMostRSquaredBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4], bzs = columns1[5],
        rs = columns1[6];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector dy = fromArray(FLOATS, ays, i)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_MIN_YOR_MAX_YOR_AY + k));
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector minZ = fromArray(FLOATS, minZs, j);
      FloatVector maxZ = fromArray(FLOATS, maxZs, j);
      // x < min ? min : x > max ? max : x
      FloatVector dz = az.lanewise(SUB, az.blend(maxZ, az.compare(GT, maxZ)).blend(minZ, az.compare(LT, minZ)));
      VectorMask<Float> minXAtMostMaxX = VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> minYAtMostMaxY = VectorMask.fromLong(FLOATS, (minYAtMostMaxYBits >>> k)
          & WideLanes.FLOAT_LANES);
      VectorMask<Float> minZAtMostMaxZ = VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX2 + k);
      FloatVector r = fromArray(FLOATS, rs, i);
      VectorMask<Float> valueAtMostRAndMinZAtMostMaxZ = dx.lanewise(ABS)
          .compare(LE, r, minXAtMostMaxX.and(minYAtMostMaxY).and(minZAtMostMaxZ));
      valueAtMostRAndMinZAtMostMaxZ = dy.lanewise(ABS).compare(LE, r, valueAtMostRAndMinZAtMostMaxZ);
      valueAtMostRAndMinZAtMostMaxZ = dz.lanewise(ABS).compare(LE, r, valueAtMostRAndMinZAtMostMaxZ);
      FloatVector rSquared = fromArray(FLOATS, floatRows, ROW_R_SQUARED + k);
      valueAtMostRAndMinZAtMostMaxZ = dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy))
          .lanewise(ADD, dz.lanewise(MUL, dz)).compare(LE, rSquared, valueAtMostRAndMinZAtMostMaxZ);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FloatVector minX = fromArray(FLOATS, minXs, j);
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      // x < min ? min : x > max ? max : x
      FloatVector dx2 = bx.lanewise(SUB, bx.blend(maxX, bx.compare(GT, maxX))
          .blend(minX, bx.compare(LT, minX)));
      FloatVector by = fromArray(FLOATS, bys, i);
      FloatVector minY = fromArray(FLOATS, minYs, j);
      FloatVector maxY = fromArray(FLOATS, maxYs, j);
      // x < min ? min : x > max ? max : x
      FloatVector dy2 = by.lanewise(SUB, by.blend(maxY, by.compare(GT, maxY))
          .blend(minY, by.compare(LT, minY)));
      FloatVector bz = fromArray(FLOATS, bzs, i);
      // x < min ? min : x > max ? max : x
      FloatVector dz2 = bz.lanewise(SUB, bz.blend(maxZ, bz.compare(GT, maxZ))
          .blend(minZ, bz.compare(LT, minZ)));
      VectorMask<Float> valueAtMostRAndMinZAtMostMaxZ2 = dx2.lanewise(ABS)
          .compare(LE, r, minXAtMostMaxX.and(minYAtMostMaxY).and(minZAtMostMaxZ));
      valueAtMostRAndMinZAtMostMaxZ2 = dy2.lanewise(ABS).compare(LE, r, valueAtMostRAndMinZAtMostMaxZ2);
      valueAtMostRAndMinZAtMostMaxZ2 = dz2.lanewise(ABS).compare(LE, r, valueAtMostRAndMinZAtMostMaxZ2);
      valueAtMostRAndMinZAtMostMaxZ2 = dx2.lanewise(MUL, dx2).lanewise(ADD, dy2.lanewise(MUL, dy2))
          .lanewise(ADD, dz2.lanewise(MUL, dz2)).compare(LE, rSquared, valueAtMostRAndMinZAtMostMaxZ2);
      eitherBits |= VectorMask.fromLong(FLOATS, (squareAtMostRSquaredBits >>> k) & WideLanes.FLOAT_LANES)
          .or(valueAtMostRAndMinZAtMostMaxZ).or(valueAtMostRAndMinZAtMostMaxZ2).toLong() << k;
    }
    return eitherBits;
  }

  private static long floats8(float[][] columns1, int from1, float[] floatRows, long allRAtLeastZeroBits,
      long eitherBits, long nearBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5], rs = columns1[6], vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    long overlapBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      overlapBits |= VectorMask.fromLong(FLOATS, (nearBits >>> k) & WideLanes.FLOAT_LANES)
          .and(VectorMask.fromLong(FLOATS, (allRAtLeastZeroBits >>> k) & WideLanes.FLOAT_LANES))
          .and(VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES)).toLong() << k;
      FloatVector hx = ALL_HALF.lanewise(MUL, fromArray(FLOATS, bxs, i)
          .lanewise(SUB, fromArray(FLOATS, axs, i)));
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX2 + k);
      FloatVector hy = ALL_HALF.lanewise(MUL, fromArray(FLOATS, bys, i)
          .lanewise(SUB, fromArray(FLOATS, ays, i)));
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY2 + k);
      FloatVector hz = ALL_HALF.lanewise(MUL, fromArray(FLOATS, bzs, i)
          .lanewise(SUB, fromArray(FLOATS, azs, i)));
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ2 + k);
      FloatVector gx = hx.lanewise(ABS);
      FLOAT_VECTOR.cast(gx).intoArray(floatRows, ROW_GX + k);
      FloatVector gy = hy.lanewise(ABS);
      FLOAT_VECTOR.cast(gy).intoArray(floatRows, ROW_GY + k);
      FloatVector gz = hz.lanewise(ABS);
      FLOAT_VECTOR.cast(gz).intoArray(floatRows, ROW_GZ + k);
      FloatVector sum = gx.lanewise(ADD, gy).lanewise(ADD, gz);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM + k);
      FloatVector sum2 = fromArray(FLOATS, vxs, i).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, vys, i).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, vzs, i).lanewise(ABS));
      FLOAT_VECTOR.cast(sum2).intoArray(floatRows, ROW_SUM2 + k);
      FLOAT_VECTOR.cast(sum.lanewise(ADD, sum2.lanewise(ADD, fromArray(FLOATS, rs, i)))).intoArray(floatRows,
          ROW_SUM3 + k);
    }
    return overlapBits;
  }

  private static long floats9(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long allRAtLeastZeroBits, long minXAtMostMaxXBits, long minYAtMostMaxYBits, long minZAtMostMaxZBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] axs = columns1[0], ays = columns1[1], azs = columns1[2], bxs = columns1[3], bys = columns1[4],
        bzs = columns1[5];
    float[] minXs = columns2[0], minYs = columns2[1], minZs = columns2[2], maxXs = columns2[3],
        maxYs = columns2[4], maxZs = columns2[5];
    long validBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector reach = ALL_TWO.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM3 + k));
      FloatVector minX = fromArray(FLOATS, minXs, j);
      FloatVector ax = fromArray(FLOATS, axs, i);
      FloatVector bx = fromArray(FLOATS, bxs, i);
      FloatVector a = ALL_HALF.lanewise(MUL, minX.lanewise(SUB, ax).lanewise(ADD, minX.lanewise(SUB, bx)));
      FloatVector b = reach.lanewise(NEG);
      // a > b ? a : b
      FloatVector lowX = b.blend(a, a.compare(GT, b));
      FloatVector maxX = fromArray(FLOATS, maxXs, j);
      FloatVector a2 = ALL_HALF.lanewise(MUL, maxX.lanewise(SUB, ax).lanewise(ADD, maxX.lanewise(SUB, bx)));
      // a < b ? a : b
      FloatVector highX = reach.blend(a2, a2.compare(LT, reach));
      FloatVector minY = fromArray(FLOATS, minYs, j);
      FloatVector ay = fromArray(FLOATS, ays, i);
      FloatVector by = fromArray(FLOATS, bys, i);
      FloatVector a3 = ALL_HALF.lanewise(MUL, minY.lanewise(SUB, ay).lanewise(ADD, minY.lanewise(SUB, by)));
      // a > b ? a : b
      FloatVector lowY = b.blend(a3, a3.compare(GT, b));
      FloatVector maxY = fromArray(FLOATS, maxYs, j);
      FloatVector a4 = ALL_HALF.lanewise(MUL, maxY.lanewise(SUB, ay).lanewise(ADD, maxY.lanewise(SUB, by)));
      // a < b ? a : b
      FloatVector highY = reach.blend(a4, a4.compare(LT, reach));
      FloatVector minZ = fromArray(FLOATS, minZs, j);
      FloatVector az = fromArray(FLOATS, azs, i);
      FloatVector bz = fromArray(FLOATS, bzs, i);
      FloatVector a5 = ALL_HALF.lanewise(MUL, minZ.lanewise(SUB, az).lanewise(ADD, minZ.lanewise(SUB, bz)));
      // a > b ? a : b
      FloatVector lowZ = b.blend(a5, a5.compare(GT, b));
      FloatVector maxZ = fromArray(FLOATS, maxZs, j);
      FloatVector a6 = ALL_HALF.lanewise(MUL, maxZ.lanewise(SUB, az).lanewise(ADD, maxZ.lanewise(SUB, bz)));
      // a < b ? a : b
      FloatVector highZ = reach.blend(a6, a6.compare(LT, reach));
      FLOAT_VECTOR.cast(ALL_MINUS_HALF.lanewise(MUL, lowX.lanewise(ADD, highX))).intoArray(floatRows,
          ROW_MX + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, highX.lanewise(SUB, lowX))).intoArray(floatRows, ROW_HALF_X + k);
      FLOAT_VECTOR.cast(ALL_MINUS_HALF.lanewise(MUL, lowY.lanewise(ADD, highY))).intoArray(floatRows,
          ROW_MY + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, highY.lanewise(SUB, lowY))).intoArray(floatRows, ROW_HALF_Y + k);
      FLOAT_VECTOR.cast(ALL_MINUS_HALF.lanewise(MUL, lowZ.lanewise(ADD, highZ))).intoArray(floatRows,
          ROW_MZ + k);
      FLOAT_VECTOR.cast(ALL_HALF.lanewise(MUL, highZ.lanewise(SUB, lowZ))).intoArray(floatRows, ROW_HALF_Z + k);
      validBits |= fromArray(FLOATS, floatRows, ROW_SUM2 + k)
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allRAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES).and(VectorMask.fromLong(FLOATS, (minXAtMostMaxXBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minYAtMostMaxYBits >>> k)
          & WideLanes.FLOAT_LANES)).and(VectorMask.fromLong(FLOATS, (minZAtMostMaxZBits >>> k)
          & WideLanes.FLOAT_LANES))).toLong() << k;
    }
    return validBits;
  }

  private static long floats10(float[][] columns1, int from1, float[] floatRows, long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6], vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    long doubt = 0;
    long hzLessZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector mx = fromArray(FLOATS, floatRows, ROW_MX + k);
      FloatVector my = fromArray(FLOATS, floatRows, ROW_MY + k);
      FloatVector mz = fromArray(FLOATS, floatRows, ROW_MZ + k);
      FloatVector r = fromArray(FLOATS, rs, i);
      FloatVector size = mx.lanewise(ABS).lanewise(ADD, my.lanewise(ABS)).lanewise(ADD, mz.lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HALF_X + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HALF_Y + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HALF_Z + k)).lanewise(ADD, r)));
      doubt |= r.compare(LE, ALL_THIN.lanewise(MUL, size)).toLong() << k;
      FLOAT_VECTOR.cast(ALL_SLACK.lanewise(MUL, size)).intoArray(floatRows, ROW_SLACK + k);
      VectorMask<Float> hxLessZero = fromArray(FLOATS, floatRows, ROW_HX2 + k).compare(LT, ALL_ZERO);
      FloatVector vx = fromArray(FLOATS, vxs, i);
      FloatVector minusVx = vx.lanewise(NEG);
      FLOAT_VECTOR.cast(minusVx).intoArray(floatRows, ROW_MINUS_VX + k);
      // hx < 0 ? -vx : vx
      FLOAT_VECTOR.cast(vx.blend(minusVx, hxLessZero)).intoArray(floatRows, ROW_DX3 + k);
      VectorMask<Float> hyLessZero = fromArray(FLOATS, floatRows, ROW_HY2 + k).compare(LT, ALL_ZERO);
      FloatVector vy = fromArray(FLOATS, vys, i);
      FloatVector minusVy = vy.lanewise(NEG);
      FLOAT_VECTOR.cast(minusVy).intoArray(floatRows, ROW_MINUS_VY + k);
      // hy < 0 ? -vy : vy
      FLOAT_VECTOR.cast(vy.blend(minusVy, hyLessZero)).intoArray(floatRows, ROW_DY2 + k);
      VectorMask<Float> hzLessZero = fromArray(FLOATS, floatRows, ROW_HZ2 + k).compare(LT, ALL_ZERO);
      hzLessZeroBits |= hzLessZero.toLong() << k;
      FloatVector vz = fromArray(FLOATS, vzs, i);
      FloatVector minusVz = vz.lanewise(NEG);
      FLOAT_VECTOR.cast(minusVz).intoArray(floatRows, ROW_MINUS_VZ + k);
      // hz < 0 ? -vz : vz
      FLOAT_VECTOR.cast(vz.blend(minusVz, hzLessZero)).intoArray(floatRows, ROW_DZ2 + k);
      FloatVector dd = vx.lanewise(MUL, vx).lanewise(ADD, vy.lanewise(MUL, vy))
          .lanewise(ADD, vz.lanewise(MUL, vz));
      FLOAT_VECTOR.cast(dd).intoArray(floatRows, ROW_DD + k);
      // dd >= LEAST_SQUARE ? -dot(x, y, z, dx, dy, dz) / dd : Float.NaN
      FloatVector s = ALL_NAN.blend(mx.lanewise(MUL, vx).lanewise(ADD, my.lanewise(MUL, vy))
          .lanewise(ADD, mz.lanewise(MUL, vz)).lanewise(NEG).lanewise(DIV, dd), dd
          .compare(GE, ALL_LEAST_SQUARE));
      FLOAT_VECTOR.cast(s).intoArray(floatRows, ROW_S + k);
      FloatVector sum = mx.lanewise(ADD, s.lanewise(MUL, vx));
      // hx < 0 ? -(mx + s * vx) : mx + s * vx
      FLOAT_VECTOR.cast(sum.blend(sum.lanewise(NEG), hxLessZero)).intoArray(floatRows, ROW_X + k);
      FloatVector sum2 = my.lanewise(ADD, s.lanewise(MUL, vy));
      // hy < 0 ? -(my + s * vy) : my + s * vy
      FLOAT_VECTOR.cast(sum2.blend(sum2.lanewise(NEG), hyLessZero)).intoArray(floatRows, ROW_Y + k);
      FLOAT_VECTOR.cast(mz.lanewise(ADD, s.lanewise(MUL, vz))).intoArray(floatRows, ROW_SUM4 + k);
    }
    bits[0] = hzLessZeroBits;
    return doubt;
  }

  private static void floats11(float[][] columns1, int from1, float[] floatRows, long hzLessZeroBits) {
    if (columns1 == null) {
      return;
    }
    float[] rs = columns1[6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_SUM4 + k);
      // hz < 0 ? -(mz + s * vz) : mz + s * vz
      FloatVector z = sum.blend(sum.lanewise(NEG),
          VectorMask.fromLong(FLOATS, (hzLessZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(z).intoArray(floatRows, ROW_Z + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(x.lanewise(SUB, gx)).intoArray(floatRows, ROW_X2 + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(y.lanewise(SUB, gy)).intoArray(floatRows, ROW_Y2 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FLOAT_VECTOR.cast(z.lanewise(SUB, gz)).intoArray(floatRows, ROW_Z2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, rs, i)).intoArray(floatRows, ROW_R + k);
      FLOAT_VECTOR.cast(x.lanewise(ADD, gx)).intoArray(floatRows, ROW_X3 + k);
      FLOAT_VECTOR.cast(y.lanewise(ADD, gy)).intoArray(floatRows, ROW_Y3 + k);
      FLOAT_VECTOR.cast(z.lanewise(ADD, gz)).intoArray(floatRows, ROW_Z3 + k);
      VectorMask<Float> flip = fromArray(FLOATS, floatRows, ROW_DZ2 + k).lanewise(MUL, gy)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DY2 + k).lanewise(MUL, gz)).compare(GT, ALL_ZERO);
      FloatVector halfY = fromArray(FLOATS, floatRows, ROW_HALF_Y + k);
      FloatVector cy = y.lanewise(SUB, halfY);
      FLOAT_VECTOR.cast(cy).intoArray(floatRows, ROW_CY + k);
      FloatVector cy2 = y.lanewise(ADD, halfY);
      FLOAT_VECTOR.cast(cy2).intoArray(floatRows, ROW_CY2 + k);
      // flip ? y - by : y + by
      FLOAT_VECTOR.cast(cy2.blend(cy, flip)).intoArray(floatRows, ROW_FACE_Y + k);
      FloatVector halfZ = fromArray(FLOATS, floatRows, ROW_HALF_Z + k);
      FloatVector cz = z.lanewise(ADD, halfZ);
      FLOAT_VECTOR.cast(cz).intoArray(floatRows, ROW_CZ + k);
      FloatVector cz2 = z.lanewise(SUB, halfZ);
      FLOAT_VECTOR.cast(cz2).intoArray(floatRows, ROW_CZ2 + k);
      // flip ? z + bz : z - bz
      FLOAT_VECTOR.cast(cz2.blend(cz, flip)).intoArray(floatRows, ROW_FACE_Z + k);
      FloatVector halfX = fromArray(FLOATS, floatRows, ROW_HALF_X + k);
      FLOAT_VECTOR.cast(halfX.lanewise(MUL, halfX)).intoArray(floatRows, ROW_HALF_XSQUARED + k);
    }
  }

  private static void floats12(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector sum = fromArray(FLOATS, floatRows, ROW_HALF_XSQUARED + k).lanewise(ADD, ALL_ZERO)
          .lanewise(ADD, ALL_ZERO);
      FloatVector length = sum.lanewise(SQRT);
      FLOAT_VECTOR.cast(length).intoArray(floatRows, ROW_LENGTH + k);
      VectorMask<Float> lengthGreaterZero = length.compare(GT, ALL_ZERO);
      // length > 0 ? component / length : 0
      FloatVector ex = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HALF_X + k).lanewise(DIV, length),
          lengthGreaterZero);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX + k);
      // length > 0 ? component / length : 0
      FloatVector ey = ALL_ZERO.blend(ALL_ZERO.lanewise(DIV, length), lengthGreaterZero);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector first2 = gx.lanewise(MUL, ex).lanewise(ADD, gy.lanewise(MUL, ey))
          .lanewise(ADD, gz.lanewise(MUL, ey));
      FLOAT_VECTOR.cast(first2).intoArray(floatRows, ROW_FIRST + k);
      FloatVector x = gx.lanewise(SUB, first2.lanewise(MUL, ex));
      FloatVector product = first2.lanewise(MUL, ey);
      FloatVector y = gy.lanewise(SUB, product);
      FloatVector z = gz.lanewise(SUB, product);
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

  private static void floats13(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      VectorMask<Float> flip = fromArray(FLOATS, floatRows, ROW_DX3 + k).lanewise(MUL, gz)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DZ2 + k).lanewise(MUL, gx)).compare(GT, ALL_ZERO);
      // flip ? y - by : y + by
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_CZ2 + k), flip)).intoArray(floatRows, ROW_FACE_Y2 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X + k);
      FloatVector halfX = fromArray(FLOATS, floatRows, ROW_HALF_X + k);
      FloatVector cx = x.lanewise(ADD, halfX);
      FLOAT_VECTOR.cast(cx).intoArray(floatRows, ROW_CX + k);
      FloatVector cx2 = x.lanewise(SUB, halfX);
      FLOAT_VECTOR.cast(cx2).intoArray(floatRows, ROW_CX2 + k);
      // flip ? z + bz : z - bz
      FLOAT_VECTOR.cast(cx2.blend(cx, flip)).intoArray(floatRows, ROW_FACE_Z2 + k);
      FloatVector halfY = fromArray(FLOATS, floatRows, ROW_HALF_Y + k);
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
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector first2 = gy.lanewise(MUL, ex).lanewise(ADD, gz.lanewise(MUL, ey))
          .lanewise(ADD, gx.lanewise(MUL, ey));
      FLOAT_VECTOR.cast(first2).intoArray(floatRows, ROW_FIRST2 + k);
      FLOAT_VECTOR.cast(gy.lanewise(SUB, first2.lanewise(MUL, ex))).intoArray(floatRows, ROW_X4 + k);
      FLOAT_VECTOR.cast(first2.lanewise(MUL, ey)).intoArray(floatRows, ROW_PRODUCT + k);
    }
  }

  private static void floats14(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_GZ + k).lanewise(SUB, product);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector z = gx.lanewise(SUB, product);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X4 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX2 + k);
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY2 + k);
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
      VectorMask<Float> allValueGreaterZero = fromArray(FLOATS, floatRows, ROW_SUM5 + k).compare(GT, ALL_ZERO);
      allValueGreaterZero = ALL_C4_00.lanewise(MUL, twice).compare(GE, once, allValueGreaterZero);
      // Segment.square(ex, ey, ez) > 0 && 4 * twice >= once ? (float) Math.sqrt(twice) : 0
      FloatVector height = ALL_ZERO.blend(twice.lanewise(SQRT), allValueGreaterZero);
      FLOAT_VECTOR.cast(height).intoArray(floatRows, ROW_HEIGHT2 + k);
      VectorMask<Float> heightGreaterZero = height.compare(GT, ALL_ZERO);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(x3.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO4 + k);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(y3.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO5 + k);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(z3.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO6 + k);
      VectorMask<Float> flip = fromArray(FLOATS, floatRows, ROW_DY2 + k).lanewise(MUL, gx)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DX3 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k))).compare(GT, ALL_ZERO);
      // flip ? y - by : y + by
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_CX2 + k), flip)).intoArray(floatRows, ROW_FACE_Y3 + k);
      // flip ? z + bz : z - bz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_CY2 + k), flip)).intoArray(floatRows, ROW_FACE_Z3 + k);
    }
  }

  private static long floats15(float[] floatRows) {
    if (floatRows == null) {
      return 0;
    }
    long heightGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector halfZ = fromArray(FLOATS, floatRows, ROW_HALF_Z + k);
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
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector first2 = gz.lanewise(MUL, ex).lanewise(ADD, gx.lanewise(MUL, ey))
          .lanewise(ADD, gy.lanewise(MUL, ey));
      FLOAT_VECTOR.cast(first2).intoArray(floatRows, ROW_FIRST3 + k);
      FloatVector x = gz.lanewise(SUB, first2.lanewise(MUL, ex));
      FloatVector product = first2.lanewise(MUL, ey);
      FloatVector y = gx.lanewise(SUB, product);
      FloatVector z = gy.lanewise(SUB, product);
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
      FLOAT_VECTOR.cast(z3).intoArray(floatRows, ROW_Z4 + k);
      FloatVector twice = x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z3.lanewise(MUL, z3));
      VectorMask<Float> allValueGreaterZero = sum.compare(GT, ALL_ZERO);
      allValueGreaterZero = ALL_C4_00.lanewise(MUL, twice).compare(GE, once, allValueGreaterZero);
      // Segment.square(ex, ey, ez) > 0 && 4 * twice >= once ? (float) Math.sqrt(twice) : 0
      FloatVector height = ALL_ZERO.blend(twice.lanewise(SQRT), allValueGreaterZero);
      FLOAT_VECTOR.cast(height).intoArray(floatRows, ROW_HEIGHT3 + k);
      VectorMask<Float> heightGreaterZero = height.compare(GT, ALL_ZERO);
      heightGreaterZeroBits |= heightGreaterZero.toLong() << k;
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(x3.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO7 + k);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(y3.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO8 + k);
    }
    return heightGreaterZeroBits;
  }

  private static void floats16(float[] floatRows, long heightGreaterZeroBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_Z4 + k)
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_HEIGHT3 + k)),
          VectorMask.fromLong(FLOATS, (heightGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_QUOTIENT_OR_ZERO9 + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y2 + k);
      FloatVector halfY = fromArray(FLOATS, floatRows, ROW_HALF_Y + k);
      FLOAT_VECTOR.cast(y.lanewise(SUB, halfY)).intoArray(floatRows, ROW_DIFFERENCE + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z2 + k);
      FloatVector halfZ = fromArray(FLOATS, floatRows, ROW_HALF_Z + k);
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
      FloatVector halfX = fromArray(FLOATS, floatRows, ROW_HALF_X + k);
      FLOAT_VECTOR.cast(x.lanewise(SUB, halfX)).intoArray(floatRows, ROW_DIFFERENCE5 + k);
      FLOAT_VECTOR.cast(x.lanewise(ADD, halfX)).intoArray(floatRows, ROW_SUM10 + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_X3 + k);
      FLOAT_VECTOR.cast(x2.lanewise(ADD, halfX)).intoArray(floatRows, ROW_SUM11 + k);
      FLOAT_VECTOR.cast(x2.lanewise(SUB, halfX)).intoArray(floatRows, ROW_DIFFERENCE6 + k);
      FloatVector cx = fromArray(FLOATS, floatRows, ROW_CX2 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FLOAT_VECTOR.cast(cx.lanewise(SUB, gx)).intoArray(floatRows, ROW_DIFFERENCE7 + k);
      FloatVector cy = fromArray(FLOATS, floatRows, ROW_CY + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FLOAT_VECTOR.cast(cy.lanewise(SUB, gy)).intoArray(floatRows, ROW_DIFFERENCE8 + k);
      FloatVector cz = fromArray(FLOATS, floatRows, ROW_CZ2 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FLOAT_VECTOR.cast(cz.lanewise(SUB, gz)).intoArray(floatRows, ROW_DIFFERENCE9 + k);
      FloatVector cz2 = fromArray(FLOATS, floatRows, ROW_CZ + k);
      FLOAT_VECTOR.cast(cz2.lanewise(SUB, gz)).intoArray(floatRows, ROW_DIFFERENCE10 + k);
      FLOAT_VECTOR.cast(cx.lanewise(ADD, gx)).intoArray(floatRows, ROW_SUM12 + k);
      FLOAT_VECTOR.cast(cy.lanewise(ADD, gy)).intoArray(floatRows, ROW_SUM13 + k);
      FLOAT_VECTOR.cast(cz2.lanewise(ADD, gz)).intoArray(floatRows, ROW_SUM14 + k);
      FloatVector cy2 = fromArray(FLOATS, floatRows, ROW_CY2 + k);
      FLOAT_VECTOR.cast(cy2.lanewise(SUB, gy)).intoArray(floatRows, ROW_DIFFERENCE11 + k);
      FLOAT_VECTOR.cast(cy2.lanewise(ADD, gy)).intoArray(floatRows, ROW_SUM15 + k);
      FLOAT_VECTOR.cast(cz.lanewise(ADD, gz)).intoArray(floatRows, ROW_SUM16 + k);
      FloatVector cx2 = fromArray(FLOATS, floatRows, ROW_CX + k);
      FLOAT_VECTOR.cast(cx2.lanewise(SUB, gx)).intoArray(floatRows, ROW_DIFFERENCE12 + k);
      FLOAT_VECTOR.cast(cx2.lanewise(ADD, gx)).intoArray(floatRows, ROW_SUM17 + k);
      FLOAT_VECTOR.cast(halfX.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_HALF_X + k);
      FLOAT_VECTOR.cast(halfY.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_HALF_Y + k);
      FLOAT_VECTOR.cast(halfZ.lanewise(NEG)).intoArray(floatRows, ROW_MINUS_HALF_Z + k);
      FLOAT_VECTOR.cast(ALL_C4_00.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SLACK + k))).intoArray(
          floatRows, ROW_PRODUCT2 + k);
      FLOAT_VECTOR.cast(ALL_PARALLEL.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DD + k))).intoArray(
          floatRows, ROW_PRODUCT3 + k);
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

  private static long floats23(float[][] columns1, int from1, float[] floatRows, long overlapBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    long timeLessInfinityBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      FloatVector enter = fromArray(FLOATS, floatRows, ROW_ENTER7 + k);
      // enter > 0 ? enter : Float.MIN_VALUE
      FloatVector later = ALL_C1_40E_45.blend(enter, enter.compare(GT, ALL_ZERO));
      // overlap ? 0 : enter <= 1 ? later : Float.POSITIVE_INFINITY
      FloatVector time = ALL_INFINITY.blend(later, enter.compare(LE, ALL_ONE))
          .blend(ALL_ZERO, VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(time).intoArray(floatRows, ROW_TIME + k);
      timeLessInfinityBits |= time.compare(LT, ALL_INFINITY).toLong() << k;
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MX + k)
          .lanewise(ADD, time.lanewise(MUL, fromArray(FLOATS, vxs, i)))).intoArray(floatRows, ROW_PX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MY + k)
          .lanewise(ADD, time.lanewise(MUL, fromArray(FLOATS, vys, i)))).intoArray(floatRows, ROW_PY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_MZ + k)
          .lanewise(ADD, time.lanewise(MUL, fromArray(FLOATS, vzs, i)))).intoArray(floatRows, ROW_PZ + k);
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

  private static long floats27(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long outXBits = 0;
    long outYBits = 0;
    long outZBits = 0;
    long outXAndEitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T2 + k);
      FloatVector p = fromArray(FLOATS, floatRows, ROW_PX + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX2 + k)));
      FloatVector halfX = fromArray(FLOATS, floatRows, ROW_HALF_X + k);
      // p > half ? p - half : p < -half ? p + half : 0
      FloatVector wx = ALL_ZERO.blend(p.lanewise(ADD, halfX), p
          .compare(LT, fromArray(FLOATS, floatRows, ROW_MINUS_HALF_X + k)))
          .blend(p.lanewise(SUB, halfX), p.compare(GT, halfX));
      FLOAT_VECTOR.cast(wx).intoArray(floatRows, ROW_WX + k);
      FloatVector p2 = fromArray(FLOATS, floatRows, ROW_PY + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY2 + k)));
      FloatVector halfY = fromArray(FLOATS, floatRows, ROW_HALF_Y + k);
      // p > half ? p - half : p < -half ? p + half : 0
      FloatVector wy = ALL_ZERO.blend(p2.lanewise(ADD, halfY), p2
          .compare(LT, fromArray(FLOATS, floatRows, ROW_MINUS_HALF_Y + k)))
          .blend(p2.lanewise(SUB, halfY), p2.compare(GT, halfY));
      FLOAT_VECTOR.cast(wy).intoArray(floatRows, ROW_WY + k);
      FloatVector p3 = fromArray(FLOATS, floatRows, ROW_PZ + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ2 + k)));
      FloatVector halfZ = fromArray(FLOATS, floatRows, ROW_HALF_Z + k);
      // p > half ? p - half : p < -half ? p + half : 0
      FloatVector wz = ALL_ZERO.blend(p3.lanewise(ADD, halfZ), p3
          .compare(LT, fromArray(FLOATS, floatRows, ROW_MINUS_HALF_Z + k)))
          .blend(p3.lanewise(SUB, halfZ), p3.compare(GT, halfZ));
      FLOAT_VECTOR.cast(wz).intoArray(floatRows, ROW_WZ + k);
      VectorMask<Float> outX = wx.compare(NE, ALL_ZERO);
      outXBits |= outX.toLong() << k;
      VectorMask<Float> outY = wy.compare(NE, ALL_ZERO);
      outYBits |= outY.toLong() << k;
      VectorMask<Float> outZ = wz.compare(NE, ALL_ZERO);
      outZBits |= outZ.toLong() << k;
      outXAndEitherBits |= outX.and(outY.or(outZ)).toLong() << k;
    }
    bits[0] = outYBits;
    bits[1] = outZBits;
    bits[2] = outXAndEitherBits;
    return outXBits;
  }

  private static long floats28(float[][] columns1, int from1, float[] floatRows, long outYBits, long outZBits,
      long outXAndEitherBits, long outXBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    long hhGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      VectorMask<Float> outY = VectorMask.fromLong(FLOATS, (outYBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> outZ = VectorMask.fromLong(FLOATS, (outZBits >>> k) & WideLanes.FLOAT_LANES);
      VectorMask<Float> outYAndOutZ = outY.and(outZ);
      VectorMask<Float> outX = VectorMask.fromLong(FLOATS, (outXBits >>> k) & WideLanes.FLOAT_LANES);
      // outX ? hx : 0
      FloatVector gx = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HX2 + k), outX);
      // outX ? vx : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, vxs, i), outX)).intoArray(floatRows, ROW_DX4 + k);
      // outY ? hy : 0
      FloatVector gy = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HY2 + k), outY);
      // outY ? vy : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, vys, i), outY)).intoArray(floatRows, ROW_DY3 + k);
      // outZ ? hz : 0
      FloatVector gz = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_HZ2 + k), outZ);
      // outZ ? vz : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, vzs, i), outZ)).intoArray(floatRows, ROW_DZ3 + k);
      VectorMask<Float> between = fromArray(FLOATS, floatRows, ROW_T2 + k).lanewise(ABS)
          .compare(LT, ALL_ONE, VectorMask.fromLong(FLOATS, (outXAndEitherBits >>> k) & WideLanes.FLOAT_LANES)
          .or(outYAndOutZ));
      FloatVector wx = fromArray(FLOATS, floatRows, ROW_WX + k);
      FloatVector wy = fromArray(FLOATS, floatRows, ROW_WY + k);
      FloatVector wz = fromArray(FLOATS, floatRows, ROW_WZ + k);
      between = wx.lanewise(MUL, gx).lanewise(ADD, wy.lanewise(MUL, gy)).lanewise(ADD, wz.lanewise(MUL, gz))
          .lanewise(ABS).compare(LE, fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k)
          .lanewise(MUL, gx.lanewise(ABS).lanewise(ADD, gy.lanewise(ABS)).lanewise(ADD, gz.lanewise(ABS))),
          between);
      // between ? gx : 0
      FloatVector gx2 = ALL_ZERO.blend(gx, between);
      FLOAT_VECTOR.cast(gx2).intoArray(floatRows, ROW_GX2 + k);
      // between ? gy : 0
      FloatVector gy2 = ALL_ZERO.blend(gy, between);
      FLOAT_VECTOR.cast(gy2).intoArray(floatRows, ROW_GY2 + k);
      // between ? gz : 0
      FloatVector gz2 = ALL_ZERO.blend(gz, between);
      FLOAT_VECTOR.cast(gz2).intoArray(floatRows, ROW_GZ2 + k);
      FloatVector hh = gx2.lanewise(MUL, gx2).lanewise(ADD, gy2.lanewise(MUL, gy2))
          .lanewise(ADD, gz2.lanewise(MUL, gz2));
      FLOAT_VECTOR.cast(hh).intoArray(floatRows, ROW_HH + k);
      FloatVector numerator = wx.lanewise(MUL, gx2).lanewise(ADD, wy.lanewise(MUL, gy2))
          .lanewise(ADD, wz.lanewise(MUL, gz2));
      VectorMask<Float> hhGreaterZero = hh.compare(GT, ALL_ZERO);
      hhGreaterZeroBits |= hhGreaterZero.toLong() << k;
      // square > 0 ? numerator / square : 0
      FloatVector w1 = ALL_ZERO.blend(numerator.lanewise(DIV, hh), hhGreaterZero);
      FLOAT_VECTOR.cast(wx.lanewise(SUB, w1.lanewise(MUL, gx2))).intoArray(floatRows, ROW_X1 + k);
      FLOAT_VECTOR.cast(wy.lanewise(SUB, w1.lanewise(MUL, gy2))).intoArray(floatRows, ROW_Y1 + k);
      FLOAT_VECTOR.cast(wz.lanewise(SUB, w1.lanewise(MUL, gz2))).intoArray(floatRows, ROW_Z1 + k);
    }
    return hhGreaterZeroBits;
  }

  private static void floats29(float[] floatRows, long hhGreaterZeroBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x1 = fromArray(FLOATS, floatRows, ROW_X1 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector y1 = fromArray(FLOATS, floatRows, ROW_Y1 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector z1 = fromArray(FLOATS, floatRows, ROW_Z1 + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ2 + k);
      FloatVector numerator = x1.lanewise(MUL, gx).lanewise(ADD, y1.lanewise(MUL, gy))
          .lanewise(ADD, z1.lanewise(MUL, gz));
      VectorMask<Float> hhGreaterZero = VectorMask.fromLong(FLOATS, (hhGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector hh = fromArray(FLOATS, floatRows, ROW_HH + k);
      // square > 0 ? numerator / square : 0
      FloatVector w2 = ALL_ZERO.blend(numerator.lanewise(DIV, hh), hhGreaterZero);
      FLOAT_VECTOR.cast(x1.lanewise(SUB, w2.lanewise(MUL, gx))).intoArray(floatRows, ROW_X2_2 + k);
      FLOAT_VECTOR.cast(y1.lanewise(SUB, w2.lanewise(MUL, gy))).intoArray(floatRows, ROW_Y2_2 + k);
      FLOAT_VECTOR.cast(z1.lanewise(SUB, w2.lanewise(MUL, gz))).intoArray(floatRows, ROW_Z2_2 + k);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX4 + k);
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY3 + k);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ3 + k);
      FloatVector numerator2 = dx.lanewise(MUL, gx).lanewise(ADD, dy.lanewise(MUL, gy))
          .lanewise(ADD, dz.lanewise(MUL, gz));
      // square > 0 ? numerator / square : 0
      FloatVector v1 = ALL_ZERO.blend(numerator2.lanewise(DIV, hh), hhGreaterZero);
      FloatVector d1 = dx.lanewise(SUB, v1.lanewise(MUL, gx));
      FloatVector e1 = dy.lanewise(SUB, v1.lanewise(MUL, gy));
      FloatVector f1 = dz.lanewise(SUB, v1.lanewise(MUL, gz));
      FloatVector numerator3 = d1.lanewise(MUL, gx).lanewise(ADD, e1.lanewise(MUL, gy))
          .lanewise(ADD, f1.lanewise(MUL, gz));
      // square > 0 ? numerator / square : 0
      FloatVector v2 = ALL_ZERO.blend(numerator3.lanewise(DIV, hh), hhGreaterZero);
      FLOAT_VECTOR.cast(d1.lanewise(SUB, v2.lanewise(MUL, gx))).intoArray(floatRows, ROW_D2 + k);
      FLOAT_VECTOR.cast(e1.lanewise(SUB, v2.lanewise(MUL, gy))).intoArray(floatRows, ROW_E2 + k);
      FLOAT_VECTOR.cast(f1.lanewise(SUB, v2.lanewise(MUL, gz))).intoArray(floatRows, ROW_F2 + k);
    }
  }

  private static long floats30(float[] floatRows) {
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
      FLOAT_VECTOR.cast(square).intoArray(floatRows, ROW_SQUARE + k);
      // square > 0 ? numerator / square : 0; astray ? ratio(away, Segment.square(d2, e2, f2)) : 0
      FloatVector part = ALL_ZERO.blend(ALL_ZERO
          .blend(away.lanewise(DIV, square), square.compare(GT, ALL_ZERO)), astray);
      FloatVector x3 = x2.lanewise(SUB, part.lanewise(MUL, d2));
      FLOAT_VECTOR.cast(x3).intoArray(floatRows, ROW_X3_2 + k);
      FloatVector y3 = y2.lanewise(SUB, part.lanewise(MUL, e2));
      FLOAT_VECTOR.cast(y3).intoArray(floatRows, ROW_Y3_2 + k);
      FloatVector z3 = z2.lanewise(SUB, part.lanewise(MUL, f2));
      FLOAT_VECTOR.cast(z3).intoArray(floatRows, ROW_Z3_2 + k);
      FloatVector x1 = fromArray(FLOATS, floatRows, ROW_X1 + k);
      FloatVector y1 = fromArray(FLOATS, floatRows, ROW_Y1 + k);
      FloatVector z1 = fromArray(FLOATS, floatRows, ROW_Z1 + k);
      eitherBits |= ALL_C4_00.lanewise(MUL, rest)
          .compare(LT, x1.lanewise(MUL, x1).lanewise(ADD, y1.lanewise(MUL, y1))
          .lanewise(ADD, z1.lanewise(MUL, z1)))
          .or(ALL_C4_00.lanewise(MUL, x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z3.lanewise(MUL, z3))).compare(LT, rest)).toLong() << k;
    }
    return eitherBits;
  }

  private static void floats31(float[] floatRows, long eitherBits) {
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
      VectorMask<Float> opposite = fromArray(FLOATS, floatRows, ROW_SQUARE + k)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k), none);
      // opposite ? -vx : none ? -d2 : x3
      FloatVector x = x3.blend(fromArray(FLOATS, floatRows, ROW_D2 + k).lanewise(NEG), none)
          .blend(fromArray(FLOATS, floatRows, ROW_DX4 + k).lanewise(NEG), opposite);
      // opposite ? -vy : none ? -e2 : y3
      FloatVector y = y3.blend(fromArray(FLOATS, floatRows, ROW_E2 + k).lanewise(NEG), none)
          .blend(fromArray(FLOATS, floatRows, ROW_DY3 + k).lanewise(NEG), opposite);
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

  private static void floats32(float[] floatRows, float[][] results, int at, long overlapBits, long hits) {
    if (floatRows == null) {
      return;
    }
    float[] nxs = results[1], nys = results[2], nzs = results[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      // overlap ? -vx : wx
      FloatVector x = fromArray(FLOATS, floatRows, ROW_WX2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VX + k), overlap);
      // overlap ? -vy : wy
      FloatVector y = fromArray(FLOATS, floatRows, ROW_WY2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VY + k), overlap);
      // overlap ? -vz : wz
      FloatVector z = fromArray(FLOATS, floatRows, ROW_WZ2 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_VZ + k), overlap);
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
      VectorMask<Float> hit = VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES);
      // largest > 0 ? component / length : 0; hit ? ContactNormal.unit(0, overlap ? -vx : wx, overlap ? -vy :
      // wy, overlap ? -vz : wz) : 0
      FloatVector nx = ALL_ZERO.blend(ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero), hit);
      FLOAT_VECTOR.cast(nx).intoArray(nxs, at + k);
      // largest > 0 ? component / length : 0; hit ? ContactNormal.unit(1, overlap ? -vx : wx, overlap ? -vy :
      // wy, overlap ? -vz : wz) : 0
      FloatVector ny = ALL_ZERO.blend(ALL_ZERO.blend(sy.lanewise(DIV, length), largestGreaterZero), hit);
      FLOAT_VECTOR.cast(ny).intoArray(nys, at + k);
      // largest > 0 ? component / length : 0; hit ? ContactNormal.unit(2, overlap ? -vx : wx, overlap ? -vy :
      // wy, overlap ? -vz : wz) : 0
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
      if (CapsuleBoxSweep.sweep(columns1[0][i], columns1[1][i], columns1[2][i], columns1[3][i], columns1[4][i],
          columns1[5][i], columns1[6][i], columns1[7][i], columns1[8][i], columns1[9][i], columns2[0][j],
          columns2[1][j], columns2[2][j], columns2[3][j], columns2[4][j], columns2[5][j], out.floats[0],
          out.floats[1], out.floats[2], out.floats[3], firstEntry + k)) {
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
      FloatVector dy = fromArray(FLOATS, rows, ROW_DY2 + k);
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
      FloatVector hx = fromArray(FLOATS, rows, ROW_GX + k);
      FloatVector y = fromArray(FLOATS, rows, yRow + k);
      FloatVector hy = fromArray(FLOATS, rows, ROW_GY + k);
      FloatVector z = fromArray(FLOATS, rows, zRow + k);
      FloatVector hz = fromArray(FLOATS, rows, ROW_GZ + k);
      FloatVector xh = x.lanewise(MUL, hx).lanewise(ADD, y.lanewise(MUL, hy))
          .lanewise(ADD, z.lanewise(MUL, hz));
      FloatVector hh = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      FloatVector alongX = xh.lanewise(DIV, hh);
      FloatVector gx = x.lanewise(SUB, alongX.lanewise(MUL, hx));
      FloatVector dx = fromArray(FLOATS, rows, ROW_DX3 + k);
      FloatVector dy = fromArray(FLOATS, rows, ROW_DY2 + k);
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
      FloatVector hz = fromArray(FLOATS, rows, ROW_HZ2 + k);
      FloatVector hz2 = hz.lanewise(ABS);
      VectorMask<Float> hzGreaterZero = hz2.compare(GT, ALL_ZERO);
      FloatVector mz = fromArray(FLOATS, rows, ROW_PZ + k);
      // hz < 0 ? -mz : mz
      FloatVector z = mz.blend(mz.lanewise(NEG), hz.compare(LT, ALL_ZERO));
      FloatVector gz = fromArray(FLOATS, rows, ROW_HALF_Z + k);
      FloatVector nearZ = gz.lanewise(NEG).lanewise(SUB, z);
      // hz > 0 ? nearZ : -1
      FloatVector inZ = ALL_MINUS_ONE.blend(nearZ, hzGreaterZero);
      FloatVector hy = fromArray(FLOATS, rows, ROW_HY2 + k);
      FloatVector hy2 = hy.lanewise(ABS);
      VectorMask<Float> hyGreaterZero = hy2.compare(GT, ALL_ZERO);
      FloatVector my = fromArray(FLOATS, rows, ROW_PY + k);
      // hy < 0 ? -my : my
      FloatVector y = my.blend(my.lanewise(NEG), hy.compare(LT, ALL_ZERO));
      FloatVector gy = fromArray(FLOATS, rows, ROW_HALF_Y + k);
      FloatVector nearY = gy.lanewise(NEG).lanewise(SUB, y);
      // hy > 0 ? nearY : -1
      FloatVector inY = ALL_MINUS_ONE.blend(nearY, hyGreaterZero);
      FloatVector hx = fromArray(FLOATS, rows, ROW_HX2 + k);
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
      FloatVector hx = fromArray(FLOATS, rows, ROW_HX2 + k);
      FloatVector p = between.lanewise(MUL, hx);
      FloatVector gx = fromArray(FLOATS, rows, ROW_HALF_X + k);
      FloatVector mx = fromArray(FLOATS, rows, ROW_PX + k);
      FloatVector nearX = gx.lanewise(NEG).lanewise(SUB, mx);
      FloatVector farX = gx.lanewise(SUB, mx);
      VectorMask<Float> pGreaterFarX = p.compare(GT, farX);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector x = p.blend(farX, pGreaterFarX).blend(nearX.blend(p, pGreaterFarX), p.compare(LT, nearX));
      FloatVector hy = fromArray(FLOATS, rows, ROW_HY2 + k);
      FloatVector p2 = between.lanewise(MUL, hy);
      FloatVector gy = fromArray(FLOATS, rows, ROW_HALF_Y + k);
      FloatVector my = fromArray(FLOATS, rows, ROW_PY + k);
      FloatVector nearY = gy.lanewise(NEG).lanewise(SUB, my);
      FloatVector farY = gy.lanewise(SUB, my);
      VectorMask<Float> pGreaterFarY = p2.compare(GT, farY);
      // p < near ? p > far ? p : near : p > far ? far : p
      FloatVector y = p2.blend(farY, pGreaterFarY).blend(nearY.blend(p2, pGreaterFarY), p2.compare(LT, nearY));
      FloatVector hz = fromArray(FLOATS, rows, ROW_HZ2 + k);
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
      floats1(null, 0, null, 0, null, null);
      floats2(null, 0, null, 0, 0, 0);
      floats3(null, 0);
      floats4(null);
      floats5(null);
      floats6(null, 0, null, 0, null, null, 0);
      floats7(null, 0, null, 0, null, 0, 0, 0, 0);
      floats8(null, 0, null, 0, 0, 0);
      floats9(null, 0, null, 0, null, 0, 0, 0, 0);
      floats10(null, 0, null, null);
      floats11(null, 0, null, 0);
      floats12(null);
      floats13(null);
      floats14(null);
      floats15(null);
      floats16(null, 0);
      floats18(null);
      floats19(null);
      floats20(null);
      floats21(null);
      floats22(null);
      floats23(null, 0, null, 0);
      floats25(null, null, 0, 0);
      floats27(null, null);
      floats28(null, 0, null, 0, 0, 0, 0);
      floats29(null, 0);
      floats30(null);
      floats31(null, 0);
      floats32(null, null, 0, 0, 0);
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
