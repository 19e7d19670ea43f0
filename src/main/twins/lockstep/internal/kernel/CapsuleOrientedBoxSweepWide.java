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
  private static final FloatVector ALL_SLACK_11 = FloatVector.broadcast(FLOATS, 1.1920929E-7f);
  private static final FloatVector ALL_NAN = FloatVector.broadcast(FLOATS, Float.NaN);
  private static final FloatVector ALL_C4_00 = FloatVector.broadcast(FLOATS, 4.0f);
  private static final FloatVector ALL_C8_39E_06 = FloatVector.broadcast(FLOATS, 8388608.0f);
  private static final FloatVector ALL_C4_77E_07 = FloatVector.broadcast(FLOATS, 4.7683716E-7f);
  private static final FloatVector ALL_INFINITY = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
  private static final FloatVector ALL_C1_40E_45 = FloatVector.broadcast(FLOATS, 1.4E-45f);
  private static final FloatVector ALL_MINUS_INFINITY = FloatVector.broadcast(FLOATS, Float.NEGATIVE_INFINITY);
  private static final FloatVector ALL_LEAST = FloatVector.broadcast(FLOATS, 9.094947E-13f);
  private static final FloatVector ALL_MINUS_ZERO = FloatVector.broadcast(FLOATS, -0.0f);

  /** Words of bits that one loop leaves to the next. */
  private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long[14]);

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
  private static final int ROW_DX = 35 * Kernel.BLOCK;
  private static final int ROW_DY = 36 * Kernel.BLOCK;
  private static final int ROW_P = 37 * Kernel.BLOCK;
  private static final int ROW_SQUARE2 = 38 * Kernel.BLOCK;
  private static final int ROW_SUM2 = 39 * Kernel.BLOCK;
  private static final int ROW_DX2 = 40 * Kernel.BLOCK;
  private static final int ROW_DY2 = 41 * Kernel.BLOCK;
  private static final int ROW_DZ = 42 * Kernel.BLOCK;
  private static final int ROW_SUM3 = 43 * Kernel.BLOCK;
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
  private static final int ROW_SUM4 = 69 * Kernel.BLOCK;
  private static final int ROW_LENGTH = 70 * Kernel.BLOCK;
  private static final int ROW_EX = 71 * Kernel.BLOCK;
  private static final int ROW_EY = 72 * Kernel.BLOCK;
  private static final int ROW_FIRST = 73 * Kernel.BLOCK;
  private static final int ROW_ONCE = 74 * Kernel.BLOCK;
  private static final int ROW_X4 = 75 * Kernel.BLOCK;
  private static final int ROW_Y4 = 76 * Kernel.BLOCK;
  private static final int ROW_Z4 = 77 * Kernel.BLOCK;
  private static final int ROW_HEIGHT = 78 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO = 79 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO2 = 80 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO3 = 81 * Kernel.BLOCK;
  private static final int ROW_FACE_Y2 = 82 * Kernel.BLOCK;
  private static final int ROW_CX = 83 * Kernel.BLOCK;
  private static final int ROW_CX2 = 84 * Kernel.BLOCK;
  private static final int ROW_FACE_Z2 = 85 * Kernel.BLOCK;
  private static final int ROW_LENGTH2 = 86 * Kernel.BLOCK;
  private static final int ROW_EX2 = 87 * Kernel.BLOCK;
  private static final int ROW_EY2 = 88 * Kernel.BLOCK;
  private static final int ROW_FIRST2 = 89 * Kernel.BLOCK;
  private static final int ROW_HEIGHT2 = 90 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO4 = 91 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO5 = 92 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO6 = 93 * Kernel.BLOCK;
  private static final int ROW_FACE_Y3 = 94 * Kernel.BLOCK;
  private static final int ROW_FACE_Z3 = 95 * Kernel.BLOCK;
  private static final int ROW_SUM5 = 96 * Kernel.BLOCK;
  private static final int ROW_LENGTH3 = 97 * Kernel.BLOCK;
  private static final int ROW_EX3 = 98 * Kernel.BLOCK;
  private static final int ROW_EY3 = 99 * Kernel.BLOCK;
  private static final int ROW_FIRST3 = 100 * Kernel.BLOCK;
  private static final int ROW_HEIGHT3 = 101 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO7 = 102 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO8 = 103 * Kernel.BLOCK;
  private static final int ROW_QUOTIENT_OR_ZERO9 = 104 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE = 105 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE2 = 106 * Kernel.BLOCK;
  private static final int ROW_SUM6 = 107 * Kernel.BLOCK;
  private static final int ROW_SUM7 = 108 * Kernel.BLOCK;
  private static final int ROW_SUM8 = 109 * Kernel.BLOCK;
  private static final int ROW_SUM9 = 110 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE3 = 111 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE4 = 112 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE5 = 113 * Kernel.BLOCK;
  private static final int ROW_SUM10 = 114 * Kernel.BLOCK;
  private static final int ROW_SUM11 = 115 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE6 = 116 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE7 = 117 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE8 = 118 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE9 = 119 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE10 = 120 * Kernel.BLOCK;
  private static final int ROW_SUM12 = 121 * Kernel.BLOCK;
  private static final int ROW_SUM13 = 122 * Kernel.BLOCK;
  private static final int ROW_SUM14 = 123 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE11 = 124 * Kernel.BLOCK;
  private static final int ROW_SUM15 = 125 * Kernel.BLOCK;
  private static final int ROW_SUM16 = 126 * Kernel.BLOCK;
  private static final int ROW_DIFFERENCE12 = 127 * Kernel.BLOCK;
  private static final int ROW_SUM17 = 128 * Kernel.BLOCK;
  private static final int ROW_PRODUCT4 = 129 * Kernel.BLOCK;
  private static final int ROW_ABS_DX = 130 * Kernel.BLOCK;
  private static final int ROW_SPEED = 131 * Kernel.BLOCK;
  private static final int ROW_SCALE = 132 * Kernel.BLOCK;
  private static final int ROW_REACH2 = 133 * Kernel.BLOCK;
  private static final int ROW_REACH3 = 134 * Kernel.BLOCK;
  private static final int ROW_REACH4 = 135 * Kernel.BLOCK;
  private static final int ROW_GY_SQUARED = 136 * Kernel.BLOCK;
  private static final int ROW_LENGTH_X = 137 * Kernel.BLOCK;
  private static final int ROW_REACH5 = 138 * Kernel.BLOCK;
  private static final int ROW_ALONG = 139 * Kernel.BLOCK;
  private static final int ROW_GX_SQUARED = 140 * Kernel.BLOCK;
  private static final int ROW_LENGTH_Y = 141 * Kernel.BLOCK;
  private static final int ROW_REACH6 = 142 * Kernel.BLOCK;
  private static final int ROW_ALONG2 = 143 * Kernel.BLOCK;
  private static final int ROW_LENGTH_Z = 144 * Kernel.BLOCK;
  private static final int ROW_REACH7 = 145 * Kernel.BLOCK;
  private static final int ROW_ALONG3 = 146 * Kernel.BLOCK;
  private static final int ROW_VV = 147 * Kernel.BLOCK;
  private static final int ROW_MINUS_VX = 148 * Kernel.BLOCK;
  private static final int ROW_W = 149 * Kernel.BLOCK;
  private static final int ROW_MINUS_VY = 150 * Kernel.BLOCK;
  private static final int ROW_MINUS_VZ = 151 * Kernel.BLOCK;
  private static final int ROW_A = 152 * Kernel.BLOCK;
  private static final int ROW_A2 = 153 * Kernel.BLOCK;
  private static final int ROW_B = 154 * Kernel.BLOCK;
  private static final int ROW_A3 = 155 * Kernel.BLOCK;
  private static final int ROW_A4 = 156 * Kernel.BLOCK;
  private static final int ROW_B2 = 157 * Kernel.BLOCK;
  private static final int ROW_A5 = 158 * Kernel.BLOCK;
  private static final int ROW_A6 = 159 * Kernel.BLOCK;
  private static final int ROW_A7 = 160 * Kernel.BLOCK;
  private static final int ROW_ENTER = 161 * Kernel.BLOCK;
  private static final int ROW_A8 = 162 * Kernel.BLOCK;
  private static final int ROW_A9 = 163 * Kernel.BLOCK;
  private static final int ROW_A10 = 164 * Kernel.BLOCK;
  private static final int ROW_A11 = 165 * Kernel.BLOCK;
  private static final int ROW_A12 = 166 * Kernel.BLOCK;
  private static final int ROW_ENTER2 = 167 * Kernel.BLOCK;
  private static final int ROW_A13 = 168 * Kernel.BLOCK;
  private static final int ROW_A14 = 169 * Kernel.BLOCK;
  private static final int ROW_A15 = 170 * Kernel.BLOCK;
  private static final int ROW_A16 = 171 * Kernel.BLOCK;
  private static final int ROW_A17 = 172 * Kernel.BLOCK;
  private static final int ROW_ENTER3 = 173 * Kernel.BLOCK;
  private static final int ROW_A18 = 174 * Kernel.BLOCK;
  private static final int ROW_A19 = 175 * Kernel.BLOCK;
  private static final int ROW_A20 = 176 * Kernel.BLOCK;
  private static final int ROW_A21 = 177 * Kernel.BLOCK;
  private static final int ROW_A22 = 178 * Kernel.BLOCK;
  private static final int ROW_A23 = 179 * Kernel.BLOCK;
  private static final int ROW_A24 = 180 * Kernel.BLOCK;
  private static final int ROW_A25 = 181 * Kernel.BLOCK;
  private static final int ROW_A26 = 182 * Kernel.BLOCK;
  private static final int ROW_A27 = 183 * Kernel.BLOCK;
  private static final int ROW_A28 = 184 * Kernel.BLOCK;
  private static final int ROW_A29 = 185 * Kernel.BLOCK;
  private static final int ROW_A30 = 186 * Kernel.BLOCK;
  private static final int ROW_A31 = 187 * Kernel.BLOCK;
  private static final int ROW_A32 = 188 * Kernel.BLOCK;
  private static final int ROW_A33 = 189 * Kernel.BLOCK;
  private static final int ROW_A34 = 190 * Kernel.BLOCK;
  private static final int ROW_A35 = 191 * Kernel.BLOCK;
  private static final int ROW_A36 = 192 * Kernel.BLOCK;
  private static final int ROW_A37 = 193 * Kernel.BLOCK;
  private static final int ROW_A38 = 194 * Kernel.BLOCK;
  private static final int ROW_A39 = 195 * Kernel.BLOCK;
  private static final int ROW_A40 = 196 * Kernel.BLOCK;
  private static final int ROW_A41 = 197 * Kernel.BLOCK;
  private static final int ROW_A42 = 198 * Kernel.BLOCK;
  private static final int ROW_FACES = 199 * Kernel.BLOCK;
  private static final int ROW_FACES2 = 200 * Kernel.BLOCK;
  private static final int ROW_ENTER4 = 201 * Kernel.BLOCK;
  private static final int ROW_ENTER5 = 202 * Kernel.BLOCK;
  private static final int ROW_ENTER6 = 203 * Kernel.BLOCK;
  private static final int ROW_ENTER7 = 204 * Kernel.BLOCK;
  private static final int ROW_TIME = 205 * Kernel.BLOCK;
  private static final int ROW_PX = 206 * Kernel.BLOCK;
  private static final int ROW_PY = 207 * Kernel.BLOCK;
  private static final int ROW_PRODUCT5 = 208 * Kernel.BLOCK;
  private static final int ROW_PZ = 209 * Kernel.BLOCK;
  private static final int ROW_MINUS_ONE_OR_ONE = 210 * Kernel.BLOCK;
  private static final int ROW_MINUS_ONE_OR_ONE2 = 211 * Kernel.BLOCK;
  private static final int ROW_MINUS_ONE_OR_ONE3 = 212 * Kernel.BLOCK;
  private static final int ROW_OVER = 213 * Kernel.BLOCK;
  private static final int ROW_MINUS_ONE_OR_ONE4 = 214 * Kernel.BLOCK;
  private static final int ROW_OVER2 = 215 * Kernel.BLOCK;
  private static final int ROW_MINUS_ONE_OR_ONE5 = 216 * Kernel.BLOCK;
  private static final int ROW_OVER3 = 217 * Kernel.BLOCK;
  private static final int ROW_MINUS_ONE_OR_ONE6 = 218 * Kernel.BLOCK;
  private static final int ROW_FIRST_STEP = 219 * Kernel.BLOCK;
  private static final int ROW_SIDE_Z = 220 * Kernel.BLOCK;
  private static final int ROW_KX = 221 * Kernel.BLOCK;
  private static final int ROW_KY = 222 * Kernel.BLOCK;
  private static final int ROW_BEST = 223 * Kernel.BLOCK;
  private static final int ROW_KX2 = 224 * Kernel.BLOCK;
  private static final int ROW_KY2 = 225 * Kernel.BLOCK;
  private static final int ROW_KZ = 226 * Kernel.BLOCK;
  private static final int ROW_BEST2 = 227 * Kernel.BLOCK;
  private static final int ROW_KX3 = 228 * Kernel.BLOCK;
  private static final int ROW_KY3 = 229 * Kernel.BLOCK;
  private static final int ROW_KZ2 = 230 * Kernel.BLOCK;
  private static final int ROW_T = 231 * Kernel.BLOCK;
  private static final int ROW_WX = 232 * Kernel.BLOCK;
  private static final int ROW_WY = 233 * Kernel.BLOCK;
  private static final int ROW_WZ = 234 * Kernel.BLOCK;
  private static final int ROW_GX2 = 235 * Kernel.BLOCK;
  private static final int ROW_DX4 = 236 * Kernel.BLOCK;
  private static final int ROW_GY2 = 237 * Kernel.BLOCK;
  private static final int ROW_HX3 = 238 * Kernel.BLOCK;
  private static final int ROW_HY3 = 239 * Kernel.BLOCK;
  private static final int ROW_HZ3 = 240 * Kernel.BLOCK;
  private static final int ROW_VX = 241 * Kernel.BLOCK;
  private static final int ROW_VY = 242 * Kernel.BLOCK;
  private static final int ROW_VZ = 243 * Kernel.BLOCK;
  private static final int ROW_HH = 244 * Kernel.BLOCK;
  private static final int ROW_X1_2 = 245 * Kernel.BLOCK;
  private static final int ROW_Y1_2 = 246 * Kernel.BLOCK;
  private static final int ROW_Z1 = 247 * Kernel.BLOCK;
  private static final int ROW_X2_2 = 248 * Kernel.BLOCK;
  private static final int ROW_Y2_2 = 249 * Kernel.BLOCK;
  private static final int ROW_Z2_2 = 250 * Kernel.BLOCK;
  private static final int ROW_D2 = 251 * Kernel.BLOCK;
  private static final int ROW_E2 = 252 * Kernel.BLOCK;
  private static final int ROW_F2 = 253 * Kernel.BLOCK;
  private static final int ROW_X5 = 254 * Kernel.BLOCK;
  private static final int ROW_Y5 = 255 * Kernel.BLOCK;
  private static final int ROW_Z5 = 256 * Kernel.BLOCK;
  private static final int ROW_WX2 = 257 * Kernel.BLOCK;
  private static final int ROW_WY2 = 258 * Kernel.BLOCK;
  private static final int ROW_WZ2 = 259 * Kernel.BLOCK;
  private static final int ROW_TX = 260 * Kernel.BLOCK;
  private static final int ROW_TY = 261 * Kernel.BLOCK;

  /** Rows of a block, in which one loop leaves to the next what it has computed. */
  private static final ThreadLocal<float[]> FLOAT_ROWS =
      ThreadLocal.withInitial(() -> new float[262 * Kernel.BLOCK]);

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
    return 3996;
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
      floats9(columns1, from1, columns2, from2, floatRows);
      floats10(columns2, from2, floatRows, gxLessZeroBits, gyLessZeroBits, gzLessZeroBits);
      floats11(columns1, from1, columns2, from2, floatRows);
      floats12(columns2, from2, floatRows);
      floats13(columns2, from2, floatRows);
      floats14(columns2, from2, floatRows);
      floats15(columns2, from2, floatRows);
      long rGreaterSlackBits = floats16(columns1, from1, floatRows, bits, allRAtLeastZeroBits);
      long validBits = bits[0];
      long reachGreaterProductBits = floats17(columns2, from2, floatRows, bits);
      long steepAndDxAtMostZeroBits = bits[0];
      long notSteepBits = bits[1];
      long reachGreaterProductBits2 = bits[2];
      long steepAndDyAtMostZeroBits = bits[3];
      long notSteepBits2 = bits[4];
      long reachGreaterProductBits3 = bits[5];
      long steepAndDzAtMostZeroBits = bits[6];
      long notSteepBits3 = bits[7];
      long reachGreaterProductBits4 = bits[8];
      long steepAndAlongAtMostZeroBits = bits[9];
      long notSteepBits4 = bits[10];
      long lengthXGreaterZeroBits = bits[11];
      long reachGreaterProductBits5 = bits[12];
      long steepAndAlongAtMostZeroBits2 = floats18(columns1, from1, columns2, from2, floatRows, bits);
      long notSteepBits5 = bits[0];
      long lengthYGreaterZeroBits = bits[1];
      long reachGreaterProductBits6 = bits[2];
      long steepAndAlongAtMostZeroBits3 = bits[3];
      long notSteepBits6 = bits[4];
      long lengthZGreaterZeroBits = bits[5];
      long thinBits = bits[6];
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
      floats20(floatRows);
      floats21(floatRows);
      floats22(floatRows);
      floats23(floatRows);
      floats24(floatRows, rGreaterSlackBits);
      long timeLessInfinityBits = floats25(floatRows, overlapBits);
      long pxAtLeastZeroBits = floats26(floatRows, bits);
      long pyAtLeastZeroBits = bits[0];
      long pzAtLeastZeroBits = bits[1];
      long overAtLeastZeroBits = bits[2];
      long overAtLeastZeroBits2 = bits[3];
      long overAtLeastZeroBits3 = bits[4];
      firstStep(floatRows, ROW_FIRST_STEP);
      long notSteepAndPxAtLeastZeroBits = notSteepBits & pxAtLeastZeroBits;
      long eitherBits = steepAndDxAtMostZeroBits | notSteepAndPxAtLeastZeroBits;
      long notSteepAndPyAtLeastZeroBits = notSteepBits2 & pyAtLeastZeroBits;
      long eitherBits2 = steepAndDyAtMostZeroBits | notSteepAndPyAtLeastZeroBits;
      long notSteepAndPzAtLeastZeroBits = notSteepBits3 & pzAtLeastZeroBits;
      long eitherBits3 = steepAndDzAtMostZeroBits | notSteepAndPzAtLeastZeroBits;
      long notSteepAndOverAtLeastZeroBits = notSteepBits4 & overAtLeastZeroBits;
      long eitherBits4 = steepAndAlongAtMostZeroBits | notSteepAndOverAtLeastZeroBits;
      long notSteepAndOverAtLeastZeroBits2 = notSteepBits5 & overAtLeastZeroBits2;
      long eitherBits5 = steepAndAlongAtMostZeroBits2 | notSteepAndOverAtLeastZeroBits2;
      long notSteepAndOverAtLeastZeroBits3 = notSteepBits6 & overAtLeastZeroBits3;
      long eitherBits6 = steepAndAlongAtMostZeroBits3 | notSteepAndOverAtLeastZeroBits3;
      long hits = validBits & timeLessInfinityBits;
      floats28(floatRows, eitherBits, reachGreaterProductBits, eitherBits2, reachGreaterProductBits2,
          eitherBits3, reachGreaterProductBits3);
      floats29(floatRows, eitherBits4, reachGreaterProductBits4, lengthXGreaterZeroBits);
      floats30(floatRows, results, at, eitherBits5, reachGreaterProductBits5, lengthYGreaterZeroBits,
          eitherBits6, reachGreaterProductBits6, lengthZGreaterZeroBits, hits);
      secondStep(floatRows, ROW_T);
      long outYBits = floats32(columns2, from2, floatRows, bits);
      long outZBits = bits[0];
      long eitherBits7 = bits[1];
      long hhGreaterZeroBits = floats33(floatRows, outYBits, outZBits, eitherBits7, thinBits);
      floats34(floatRows, hhGreaterZeroBits);
      floats35(floatRows);
      floats36(floatRows);
      floats37(columns2, from2, floatRows, results, at, overlapBits, hits);
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
      FLOAT_VECTOR.cast(t.lanewise(MUL, hz)).intoArray(floatRows, ROW_P + k);
    }
  }

  private static void floats7(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector p = fromArray(FLOATS, floatRows, ROW_P + k);
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
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
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

  private static void floats9(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows) {
    if (columns1 == null) {
      return;
    }
    float[] rs = columns1[6], vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8], qws = columns2[9];
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
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SUM2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HX2 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HY2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_HZ2 + k))
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_SUM + k)
          .lanewise(ADD, fromArray(FLOATS, rs, i))))).intoArray(floatRows, ROW_SUM3 + k);
    }
  }

  private static void floats10(float[][] columns2, int from2, float[] floatRows, long gxLessZeroBits,
      long gyLessZeroBits, long gzLessZeroBits) {
    if (columns2 == null) {
      return;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FLOAT_VECTOR.cast(ALL_SLACK_11.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_SUM3 + k))).intoArray(
          floatRows, ROW_SLACK + k);
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
      FloatVector x = sum.blend(sum.lanewise(NEG), gxLessZero);
      FLOAT_VECTOR.cast(x).intoArray(floatRows, ROW_X + k);
      FloatVector sum2 = m2.lanewise(ADD, s.lanewise(MUL, dy));
      // hy < 0 ? -(my + s * vy) : my + s * vy
      FloatVector y = sum2.blend(sum2.lanewise(NEG), gyLessZero);
      FLOAT_VECTOR.cast(y).intoArray(floatRows, ROW_Y + k);
      FloatVector sum3 = m3.lanewise(ADD, s.lanewise(MUL, dz));
      // hz < 0 ? -(mz + s * vz) : mz + s * vz
      FloatVector z = sum3.blend(sum3.lanewise(NEG), gzLessZero);
      FLOAT_VECTOR.cast(z).intoArray(floatRows, ROW_Z + k);
      FLOAT_VECTOR.cast(x.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HX2 + k))).intoArray(floatRows,
          ROW_X2 + k);
      FLOAT_VECTOR.cast(y.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HY2 + k))).intoArray(floatRows,
          ROW_Y2 + k);
      FLOAT_VECTOR.cast(z.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_HZ2 + k))).intoArray(floatRows,
          ROW_Z2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfXs, j)).intoArray(floatRows, ROW_HALF_X + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfYs, j)).intoArray(floatRows, ROW_HALF_Y + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, halfZs, j)).intoArray(floatRows, ROW_HALF_Z + k);
    }
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
      FLOAT_VECTOR.cast(fromArray(FLOATS, rs, i)).intoArray(floatRows, ROW_R + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_X + k).lanewise(ADD, hx)).intoArray(floatRows,
          ROW_X3 + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FLOAT_VECTOR.cast(y.lanewise(ADD, hy)).intoArray(floatRows, ROW_Y3 + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FLOAT_VECTOR.cast(z.lanewise(ADD, hz)).intoArray(floatRows, ROW_Z3 + k);
      VectorMask<Float> flip = fromArray(FLOATS, floatRows, ROW_DZ2 + k).lanewise(MUL, hy)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DY3 + k).lanewise(MUL, hz)).compare(GT, ALL_ZERO);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector cy = y.lanewise(SUB, halfY);
      FLOAT_VECTOR.cast(cy).intoArray(floatRows, ROW_CY + k);
      FloatVector cy2 = y.lanewise(ADD, halfY);
      FLOAT_VECTOR.cast(cy2).intoArray(floatRows, ROW_CY2 + k);
      // flip ? y - by : y + by
      FLOAT_VECTOR.cast(cy2.blend(cy, flip)).intoArray(floatRows, ROW_FACE_Y + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector cz = z.lanewise(ADD, halfZ);
      FLOAT_VECTOR.cast(cz).intoArray(floatRows, ROW_CZ + k);
      FloatVector cz2 = z.lanewise(SUB, halfZ);
      FLOAT_VECTOR.cast(cz2).intoArray(floatRows, ROW_CZ2 + k);
      // flip ? z + bz : z - bz
      FLOAT_VECTOR.cast(cz2.blend(cz, flip)).intoArray(floatRows, ROW_FACE_Z + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector sum = halfX.lanewise(MUL, halfX).lanewise(ADD, ALL_ZERO).lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM4 + k);
      FloatVector length = sum.lanewise(SQRT);
      FLOAT_VECTOR.cast(length).intoArray(floatRows, ROW_LENGTH + k);
      VectorMask<Float> lengthGreaterZero = length.compare(GT, ALL_ZERO);
      // length > 0 ? component / length : 0
      FloatVector ex = ALL_ZERO.blend(halfX.lanewise(DIV, length), lengthGreaterZero);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX + k);
      // length > 0 ? component / length : 0
      FloatVector ey = ALL_ZERO.blend(ALL_ZERO.lanewise(DIV, length), lengthGreaterZero);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY + k);
      FloatVector first2 = hx.lanewise(MUL, ex).lanewise(ADD, hy.lanewise(MUL, ey))
          .lanewise(ADD, hz.lanewise(MUL, ey));
      FLOAT_VECTOR.cast(first2).intoArray(floatRows, ROW_FIRST + k);
      FloatVector x = hx.lanewise(SUB, first2.lanewise(MUL, ex));
      FloatVector product = first2.lanewise(MUL, ey);
      FloatVector y2 = hy.lanewise(SUB, product);
      FloatVector z2 = hz.lanewise(SUB, product);
      FloatVector second2 = x.lanewise(MUL, ex).lanewise(ADD, y2.lanewise(MUL, ey))
          .lanewise(ADD, z2.lanewise(MUL, ey));
      FloatVector x2 = x.lanewise(SUB, ALL_ZERO.lanewise(MUL, ex));
      FloatVector product2 = ALL_ZERO.lanewise(MUL, ey);
      FloatVector y3 = y2.lanewise(SUB, product2);
      FloatVector z3 = z2.lanewise(SUB, product2);
      FLOAT_VECTOR.cast(x2.lanewise(MUL, x2).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z3.lanewise(MUL, z3))).intoArray(floatRows, ROW_ONCE + k);
      FLOAT_VECTOR.cast(x.lanewise(SUB, second2.lanewise(MUL, ex))).intoArray(floatRows, ROW_X4 + k);
      FloatVector product3 = second2.lanewise(MUL, ey);
      FLOAT_VECTOR.cast(y2.lanewise(SUB, product3)).intoArray(floatRows, ROW_Y4 + k);
      FLOAT_VECTOR.cast(z2.lanewise(SUB, product3)).intoArray(floatRows, ROW_Z4 + k);
    }
  }

  private static void floats12(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] halfXs = columns2[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X4 + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y4 + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z4 + k);
      FloatVector twice = x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y))
          .lanewise(ADD, z.lanewise(MUL, z));
      VectorMask<Float> allValueGreaterZero = fromArray(FLOATS, floatRows, ROW_SUM4 + k).compare(GT, ALL_ZERO);
      allValueGreaterZero = ALL_C4_00.lanewise(MUL, twice)
          .compare(GE, fromArray(FLOATS, floatRows, ROW_ONCE + k), allValueGreaterZero);
      // Segment.square(ex, ey, ez) > 0 && 4 * twice >= once ? (float) Math.sqrt(twice) : 0
      FloatVector height = ALL_ZERO.blend(twice.lanewise(SQRT), allValueGreaterZero);
      FLOAT_VECTOR.cast(height).intoArray(floatRows, ROW_HEIGHT + k);
      VectorMask<Float> heightGreaterZero = height.compare(GT, ALL_ZERO);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(x.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO + k);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(y.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO2 + k);
      // height > 0 ? rest(2, axis, ex, ey, ez, gx, gy, gz) / height : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(z.lanewise(DIV, height), heightGreaterZero)).intoArray(floatRows,
          ROW_QUOTIENT_OR_ZERO3 + k);
      VectorMask<Float> flip = fromArray(FLOATS, floatRows, ROW_DX3 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HZ2 + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DZ2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX2 + k))).compare(GT, ALL_ZERO);
      // flip ? y - by : y + by
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CZ + k)
          .blend(fromArray(FLOATS, floatRows, ROW_CZ2 + k), flip)).intoArray(floatRows, ROW_FACE_Y2 + k);
      FloatVector x2 = fromArray(FLOATS, floatRows, ROW_X + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector cx = x2.lanewise(ADD, halfX);
      FLOAT_VECTOR.cast(cx).intoArray(floatRows, ROW_CX + k);
      FloatVector cx2 = x2.lanewise(SUB, halfX);
      FLOAT_VECTOR.cast(cx2).intoArray(floatRows, ROW_CX2 + k);
      // flip ? z + bz : z - bz
      FLOAT_VECTOR.cast(cx2.blend(cx, flip)).intoArray(floatRows, ROW_FACE_Z2 + k);
    }
  }

  private static void floats13(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] halfYs = columns2[4];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector sum = halfY.lanewise(MUL, halfY).lanewise(ADD, ALL_ZERO).lanewise(ADD, ALL_ZERO);
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
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector first2 = hy.lanewise(MUL, ex).lanewise(ADD, hz.lanewise(MUL, ey))
          .lanewise(ADD, hx.lanewise(MUL, ey));
      FLOAT_VECTOR.cast(first2).intoArray(floatRows, ROW_FIRST2 + k);
      FloatVector x = hy.lanewise(SUB, first2.lanewise(MUL, ex));
      FloatVector product = first2.lanewise(MUL, ey);
      FloatVector y = hz.lanewise(SUB, product);
      FloatVector z = hx.lanewise(SUB, product);
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
    }
  }

  private static void floats14(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      VectorMask<Float> flip = fromArray(FLOATS, floatRows, ROW_DY3 + k).lanewise(MUL, hx)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DX3 + k).lanewise(MUL, hy)).compare(GT, ALL_ZERO);
      // flip ? y - by : y + by
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CX + k)
          .blend(fromArray(FLOATS, floatRows, ROW_CX2 + k), flip)).intoArray(floatRows, ROW_FACE_Y3 + k);
      // flip ? z + bz : z - bz
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_CY + k)
          .blend(fromArray(FLOATS, floatRows, ROW_CY2 + k), flip)).intoArray(floatRows, ROW_FACE_Z3 + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector sum = halfZ.lanewise(MUL, halfZ).lanewise(ADD, ALL_ZERO).lanewise(ADD, ALL_ZERO);
      FLOAT_VECTOR.cast(sum).intoArray(floatRows, ROW_SUM5 + k);
      FloatVector length = sum.lanewise(SQRT);
      FLOAT_VECTOR.cast(length).intoArray(floatRows, ROW_LENGTH3 + k);
      VectorMask<Float> lengthGreaterZero = length.compare(GT, ALL_ZERO);
      // length > 0 ? component / length : 0
      FloatVector ex = ALL_ZERO.blend(halfZ.lanewise(DIV, length), lengthGreaterZero);
      FLOAT_VECTOR.cast(ex).intoArray(floatRows, ROW_EX3 + k);
      // length > 0 ? component / length : 0
      FloatVector ey = ALL_ZERO.blend(ALL_ZERO.lanewise(DIV, length), lengthGreaterZero);
      FLOAT_VECTOR.cast(ey).intoArray(floatRows, ROW_EY3 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_HZ2 + k).lanewise(MUL, ex)
          .lanewise(ADD, hx.lanewise(MUL, ey)).lanewise(ADD, hy.lanewise(MUL, ey))).intoArray(floatRows,
          ROW_FIRST3 + k);
    }
  }

  private static void floats15(float[][] columns2, int from2, float[] floatRows) {
    if (columns2 == null) {
      return;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector first2 = fromArray(FLOATS, floatRows, ROW_FIRST3 + k);
      FloatVector ex = fromArray(FLOATS, floatRows, ROW_EX3 + k);
      FloatVector x = fromArray(FLOATS, floatRows, ROW_HZ2 + k).lanewise(SUB, first2.lanewise(MUL, ex));
      FloatVector ey = fromArray(FLOATS, floatRows, ROW_EY3 + k);
      FloatVector product = first2.lanewise(MUL, ey);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_HX2 + k).lanewise(SUB, product);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_HY2 + k).lanewise(SUB, product);
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
      FloatVector y4 = fromArray(FLOATS, floatRows, ROW_Y2 + k);
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FLOAT_VECTOR.cast(y4.lanewise(SUB, halfY)).intoArray(floatRows, ROW_DIFFERENCE + k);
      FloatVector z4 = fromArray(FLOATS, floatRows, ROW_Z2 + k);
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FLOAT_VECTOR.cast(z4.lanewise(SUB, halfZ)).intoArray(floatRows, ROW_DIFFERENCE2 + k);
      FLOAT_VECTOR.cast(z4.lanewise(ADD, halfZ)).intoArray(floatRows, ROW_SUM6 + k);
      FLOAT_VECTOR.cast(y4.lanewise(ADD, halfY)).intoArray(floatRows, ROW_SUM7 + k);
      FloatVector y5 = fromArray(FLOATS, floatRows, ROW_Y3 + k);
      FLOAT_VECTOR.cast(y5.lanewise(ADD, halfY)).intoArray(floatRows, ROW_SUM8 + k);
      FloatVector z5 = fromArray(FLOATS, floatRows, ROW_Z3 + k);
      FLOAT_VECTOR.cast(z5.lanewise(ADD, halfZ)).intoArray(floatRows, ROW_SUM9 + k);
      FLOAT_VECTOR.cast(y5.lanewise(SUB, halfY)).intoArray(floatRows, ROW_DIFFERENCE3 + k);
      FLOAT_VECTOR.cast(z5.lanewise(SUB, halfZ)).intoArray(floatRows, ROW_DIFFERENCE4 + k);
      FloatVector x4 = fromArray(FLOATS, floatRows, ROW_X2 + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FLOAT_VECTOR.cast(x4.lanewise(SUB, halfX)).intoArray(floatRows, ROW_DIFFERENCE5 + k);
      FLOAT_VECTOR.cast(x4.lanewise(ADD, halfX)).intoArray(floatRows, ROW_SUM10 + k);
      FloatVector x5 = fromArray(FLOATS, floatRows, ROW_X3 + k);
      FLOAT_VECTOR.cast(x5.lanewise(ADD, halfX)).intoArray(floatRows, ROW_SUM11 + k);
      FLOAT_VECTOR.cast(x5.lanewise(SUB, halfX)).intoArray(floatRows, ROW_DIFFERENCE6 + k);
    }
  }

  private static long floats16(float[][] columns1, int from1, float[] floatRows, long[] bits,
      long allRAtLeastZeroBits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6], vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    long rGreaterSlackBits = 0;
    long validBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
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
      FloatVector slack = fromArray(FLOATS, floatRows, ROW_SLACK + k);
      rGreaterSlackBits |= fromArray(FLOATS, rs, i).compare(GT, slack).toLong() << k;
      validBits |= fromArray(FLOATS, vxs, i).lanewise(ABS)
          .lanewise(ADD, fromArray(FLOATS, vys, i).lanewise(ABS))
          .lanewise(ADD, fromArray(FLOATS, vzs, i).lanewise(ABS))
          .compare(LE, ALL_LARGEST, VectorMask.fromLong(FLOATS, (allRAtLeastZeroBits >>> k)
          & WideLanes.FLOAT_LANES)).toLong() << k;
      FLOAT_VECTOR.cast(ALL_C4_00.lanewise(MUL, slack)).intoArray(floatRows, ROW_PRODUCT4 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DX2 + k).lanewise(ABS)).intoArray(floatRows,
          ROW_ABS_DX + k);
    }
    bits[0] = validBits;
    return rGreaterSlackBits;
  }

  private static long floats17(float[][] columns2, int from2, float[] floatRows, long[] bits) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long reachGreaterProductBits = 0;
    long steepAndDxAtMostZeroBits = 0;
    long notSteepBits = 0;
    long reachGreaterProductBits2 = 0;
    long steepAndDyAtMostZeroBits = 0;
    long notSteepBits2 = 0;
    long reachGreaterProductBits3 = 0;
    long steepAndDzAtMostZeroBits = 0;
    long notSteepBits3 = 0;
    long reachGreaterProductBits4 = 0;
    long steepAndAlongAtMostZeroBits = 0;
    long notSteepBits4 = 0;
    long lengthXGreaterZeroBits = 0;
    long reachGreaterProductBits5 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY2 + k);
      FloatVector absDy = dy.lanewise(ABS);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      FloatVector absDz = dz.lanewise(ABS);
      FloatVector absDx = fromArray(FLOATS, floatRows, ROW_ABS_DX + k);
      FloatVector speed = absDx.lanewise(ADD, absDy).lanewise(ADD, absDz);
      FLOAT_VECTOR.cast(speed).intoArray(floatRows, ROW_SPEED + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_SLACK + k).lanewise(MUL, ALL_C8_39E_06)
          .lanewise(DIV, speed)).intoArray(floatRows, ROW_SCALE + k);
      FloatVector halfX = fromArray(FLOATS, halfXs, j);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX2 + k);
      FloatVector reach = halfX.lanewise(ADD, hx);
      FLOAT_VECTOR.cast(reach).intoArray(floatRows, ROW_REACH2 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k);
      reachGreaterProductBits |= reach.compare(GT, product).toLong() << k;
      FloatVector product2 = ALL_C4_77E_07.lanewise(MUL, speed);
      VectorMask<Float> steep = absDx.compare(GT, product2);
      FloatVector dx = fromArray(FLOATS, floatRows, ROW_DX2 + k);
      steepAndDxAtMostZeroBits |= dx.compare(LE, ALL_ZERO, steep).toLong() << k;
      notSteepBits |= steep.not().toLong() << k;
      FloatVector halfY = fromArray(FLOATS, halfYs, j);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY2 + k);
      FloatVector reach2 = halfY.lanewise(ADD, hy);
      FLOAT_VECTOR.cast(reach2).intoArray(floatRows, ROW_REACH3 + k);
      reachGreaterProductBits2 |= reach2.compare(GT, product).toLong() << k;
      VectorMask<Float> steep2 = absDy.compare(GT, product2);
      steepAndDyAtMostZeroBits |= dy.compare(LE, ALL_ZERO, steep2).toLong() << k;
      notSteepBits2 |= steep2.not().toLong() << k;
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ2 + k);
      FloatVector reach3 = halfZ.lanewise(ADD, hz);
      FLOAT_VECTOR.cast(reach3).intoArray(floatRows, ROW_REACH4 + k);
      reachGreaterProductBits3 |= reach3.compare(GT, product).toLong() << k;
      VectorMask<Float> steep3 = absDz.compare(GT, product2);
      steepAndDzAtMostZeroBits |= dz.compare(LE, ALL_ZERO, steep3).toLong() << k;
      notSteepBits3 |= steep3.not().toLong() << k;
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gySquared = gy.lanewise(MUL, gy);
      FLOAT_VECTOR.cast(gySquared).intoArray(floatRows, ROW_GY_SQUARED + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector gzSquared = gz.lanewise(MUL, gz);
      FloatVector lengthX = gySquared.lanewise(ADD, gzSquared).lanewise(SQRT);
      FLOAT_VECTOR.cast(lengthX).intoArray(floatRows, ROW_LENGTH_X + k);
      FloatVector reach4 = halfY.lanewise(MUL, hz).lanewise(ADD, halfZ.lanewise(MUL, hy));
      FLOAT_VECTOR.cast(reach4).intoArray(floatRows, ROW_REACH5 + k);
      reachGreaterProductBits4 |= reach4.compare(GT, product.lanewise(MUL, lengthX)).toLong() << k;
      FloatVector along = dz.lanewise(MUL, gy).lanewise(SUB, dy.lanewise(MUL, gz));
      FLOAT_VECTOR.cast(along).intoArray(floatRows, ROW_ALONG + k);
      FloatVector length = speed.lanewise(MUL, lengthX);
      VectorMask<Float> steep4 = along.lanewise(ABS).compare(GT, ALL_C4_77E_07.lanewise(MUL, length));
      steepAndAlongAtMostZeroBits |= along.compare(LE, ALL_ZERO, steep4).toLong() << k;
      notSteepBits4 |= steep4.not().toLong() << k;
      lengthXGreaterZeroBits |= lengthX.compare(GT, ALL_ZERO).toLong() << k;
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector gxSquared = gx.lanewise(MUL, gx);
      FLOAT_VECTOR.cast(gxSquared).intoArray(floatRows, ROW_GX_SQUARED + k);
      FloatVector lengthY = gzSquared.lanewise(ADD, gxSquared).lanewise(SQRT);
      FLOAT_VECTOR.cast(lengthY).intoArray(floatRows, ROW_LENGTH_Y + k);
      FloatVector reach5 = halfZ.lanewise(MUL, hx).lanewise(ADD, halfX.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(reach5).intoArray(floatRows, ROW_REACH6 + k);
      reachGreaterProductBits5 |= reach5.compare(GT, product.lanewise(MUL, lengthY)).toLong() << k;
      FLOAT_VECTOR.cast(dx.lanewise(MUL, gz).lanewise(SUB, dz.lanewise(MUL, gx))).intoArray(floatRows,
          ROW_ALONG2 + k);
    }
    bits[0] = steepAndDxAtMostZeroBits;
    bits[1] = notSteepBits;
    bits[2] = reachGreaterProductBits2;
    bits[3] = steepAndDyAtMostZeroBits;
    bits[4] = notSteepBits2;
    bits[5] = reachGreaterProductBits3;
    bits[6] = steepAndDzAtMostZeroBits;
    bits[7] = notSteepBits3;
    bits[8] = reachGreaterProductBits4;
    bits[9] = steepAndAlongAtMostZeroBits;
    bits[10] = notSteepBits4;
    bits[11] = lengthXGreaterZeroBits;
    bits[12] = reachGreaterProductBits5;
    return reachGreaterProductBits;
  }

  private static long floats18(float[][] columns1, int from1, float[][] columns2, int from2, float[] floatRows,
      long[] bits) {
    if (columns1 == null) {
      return 0;
    }
    float[] rs = columns1[6], vxs = columns1[7], vys = columns1[8], vzs = columns1[9];
    float[] halfXs = columns2[3], halfYs = columns2[4], qws = columns2[9];
    long steepAndAlongAtMostZeroBits = 0;
    long notSteepBits = 0;
    long lengthYGreaterZeroBits = 0;
    long reachGreaterProductBits = 0;
    long steepAndAlongAtMostZeroBits2 = 0;
    long notSteepBits2 = 0;
    long lengthZGreaterZeroBits = 0;
    long thinBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int i = from1 + k;
      int j = from2 + k;
      FloatVector speed = fromArray(FLOATS, floatRows, ROW_SPEED + k);
      FloatVector lengthY = fromArray(FLOATS, floatRows, ROW_LENGTH_Y + k);
      FloatVector length = speed.lanewise(MUL, lengthY);
      FloatVector along = fromArray(FLOATS, floatRows, ROW_ALONG2 + k);
      VectorMask<Float> steep = along.lanewise(ABS).compare(GT, ALL_C4_77E_07.lanewise(MUL, length));
      steepAndAlongAtMostZeroBits |= along.compare(LE, ALL_ZERO, steep).toLong() << k;
      notSteepBits |= steep.not().toLong() << k;
      lengthYGreaterZeroBits |= lengthY.compare(GT, ALL_ZERO).toLong() << k;
      FloatVector lengthZ = fromArray(FLOATS, floatRows, ROW_GX_SQUARED + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_GY_SQUARED + k)).lanewise(SQRT);
      FLOAT_VECTOR.cast(lengthZ).intoArray(floatRows, ROW_LENGTH_Z + k);
      FloatVector reach = fromArray(FLOATS, halfXs, j).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HY2 + k))
          .lanewise(ADD, fromArray(FLOATS, halfYs, j).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_HX2 + k)));
      FLOAT_VECTOR.cast(reach).intoArray(floatRows, ROW_REACH7 + k);
      reachGreaterProductBits |= reach.compare(GT, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k)
          .lanewise(MUL, lengthZ)).toLong() << k;
      FloatVector along2 = fromArray(FLOATS, floatRows, ROW_DY2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GX + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_DX2 + k)
          .lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)));
      FLOAT_VECTOR.cast(along2).intoArray(floatRows, ROW_ALONG3 + k);
      FloatVector length2 = speed.lanewise(MUL, lengthZ);
      VectorMask<Float> steep2 = along2.lanewise(ABS).compare(GT, ALL_C4_77E_07.lanewise(MUL, length2));
      steepAndAlongAtMostZeroBits2 |= along2.compare(LE, ALL_ZERO, steep2).toLong() << k;
      notSteepBits2 |= steep2.not().toLong() << k;
      lengthZGreaterZeroBits |= lengthZ.compare(GT, ALL_ZERO).toLong() << k;
      VectorMask<Float> thin = fromArray(FLOATS, rs, i)
          .compare(LE, fromArray(FLOATS, floatRows, ROW_SLACK + k));
      thinBits |= thin.toLong() << k;
      // thin ? Float.POSITIVE_INFINITY : Segment.square(vx, vy, vz)
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DD + k).blend(ALL_INFINITY, thin)).intoArray(
          floatRows, ROW_VV + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, vxs, i).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VX + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, qws, j).lanewise(NEG)).intoArray(floatRows, ROW_W + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, vys, i).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VY + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, vzs, i).lanewise(NEG)).intoArray(floatRows, ROW_MINUS_VZ + k);
    }
    bits[0] = notSteepBits;
    bits[1] = lengthYGreaterZeroBits;
    bits[2] = reachGreaterProductBits;
    bits[3] = steepAndAlongAtMostZeroBits2;
    bits[4] = notSteepBits2;
    bits[5] = lengthZGreaterZeroBits;
    bits[6] = thinBits;
    return steepAndAlongAtMostZeroBits;
  }

  private static void floats20(float[] floatRows) {
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

  private static void floats21(float[] floatRows) {
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
      FloatVector enter6 = enter5.blend(a8, a8.compare(LT, enter5));
      FloatVector a9 = fromArray(FLOATS, floatRows, ROW_A13 + k);
      FloatVector enter7 = fromArray(FLOATS, floatRows, ROW_ENTER2 + k);
      // a < b ? a : b
      FloatVector enter8 = enter7.blend(a9, a9.compare(LT, enter7));
      FloatVector a10 = fromArray(FLOATS, floatRows, ROW_A14 + k);
      // a < b ? a : b
      FloatVector enter9 = enter8.blend(a10, a10.compare(LT, enter8));
      FloatVector a11 = fromArray(FLOATS, floatRows, ROW_A15 + k);
      // a < b ? a : b
      FloatVector enter10 = enter9.blend(a11, a11.compare(LT, enter9));
      FloatVector a12 = fromArray(FLOATS, floatRows, ROW_A16 + k);
      // a < b ? a : b
      FloatVector enter11 = enter10.blend(a12, a12.compare(LT, enter10));
      FloatVector a13 = fromArray(FLOATS, floatRows, ROW_A17 + k);
      // a < b ? a : b
      FloatVector a14 = enter11.blend(a13, a13.compare(LT, enter11));
      // a < b ? a : b
      FLOAT_VECTOR.cast(enter6.blend(a14, a14.compare(LT, enter6))).intoArray(floatRows, ROW_ENTER4 + k);
    }
  }

  private static void floats22(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A18 + k);
      FloatVector enter = fromArray(FLOATS, floatRows, ROW_ENTER3 + k);
      // a < b ? a : b
      FloatVector enter2 = enter.blend(a, a.compare(LT, enter));
      FloatVector a2 = fromArray(FLOATS, floatRows, ROW_A19 + k);
      // a < b ? a : b
      FloatVector enter3 = enter2.blend(a2, a2.compare(LT, enter2));
      FloatVector a3 = fromArray(FLOATS, floatRows, ROW_A20 + k);
      // a < b ? a : b
      FloatVector enter4 = enter3.blend(a3, a3.compare(LT, enter3));
      FloatVector a4 = fromArray(FLOATS, floatRows, ROW_A21 + k);
      // a < b ? a : b
      FloatVector enter5 = enter4.blend(a4, a4.compare(LT, enter4));
      FloatVector a5 = fromArray(FLOATS, floatRows, ROW_A22 + k);
      // a < b ? a : b
      FloatVector a6 = enter5.blend(a5, a5.compare(LT, enter5));
      FloatVector enter6 = fromArray(FLOATS, floatRows, ROW_ENTER4 + k);
      // a < b ? a : b
      FLOAT_VECTOR.cast(enter6.blend(a6, a6.compare(LT, enter6))).intoArray(floatRows, ROW_ENTER5 + k);
    }
  }

  private static void floats23(float[] floatRows) {
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
      FloatVector enter7 = enter6.blend(a6, a6.compare(LT, enter6));
      FloatVector a7 = fromArray(FLOATS, floatRows, ROW_A29 + k);
      // a < b ? a : b
      FloatVector enter8 = enter7.blend(a7, a7.compare(LT, enter7));
      FloatVector a8 = fromArray(FLOATS, floatRows, ROW_A30 + k);
      // a < b ? a : b
      FLOAT_VECTOR.cast(enter8.blend(a8, a8.compare(LT, enter8))).intoArray(floatRows, ROW_ENTER6 + k);
    }
  }

  private static void floats24(float[] floatRows, long rGreaterSlackBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector a = fromArray(FLOATS, floatRows, ROW_A31 + k);
      FloatVector enter = fromArray(FLOATS, floatRows, ROW_ENTER6 + k);
      // a < b ? a : b
      FloatVector enter2 = enter.blend(a, a.compare(LT, enter));
      FloatVector a2 = fromArray(FLOATS, floatRows, ROW_A32 + k);
      // a < b ? a : b
      FloatVector enter3 = enter2.blend(a2, a2.compare(LT, enter2));
      FloatVector a3 = fromArray(FLOATS, floatRows, ROW_A33 + k);
      // a < b ? a : b
      FloatVector enter4 = enter3.blend(a3, a3.compare(LT, enter3));
      FloatVector a4 = fromArray(FLOATS, floatRows, ROW_A34 + k);
      // a < b ? a : b
      FloatVector enter5 = enter4.blend(a4, a4.compare(LT, enter4));
      FloatVector a5 = fromArray(FLOATS, floatRows, ROW_A35 + k);
      // a < b ? a : b
      FloatVector enter6 = enter5.blend(a5, a5.compare(LT, enter5));
      FloatVector a6 = fromArray(FLOATS, floatRows, ROW_A36 + k);
      // a < b ? a : b
      FloatVector enter7 = enter6.blend(a6, a6.compare(LT, enter6));
      FloatVector a7 = fromArray(FLOATS, floatRows, ROW_A37 + k);
      // a < b ? a : b
      FloatVector enter8 = enter7.blend(a7, a7.compare(LT, enter7));
      FloatVector a8 = fromArray(FLOATS, floatRows, ROW_A38 + k);
      // a < b ? a : b
      FloatVector enter9 = enter8.blend(a8, a8.compare(LT, enter8));
      FloatVector a9 = fromArray(FLOATS, floatRows, ROW_A39 + k);
      // a < b ? a : b
      FloatVector enter10 = enter9.blend(a9, a9.compare(LT, enter9));
      FloatVector a10 = fromArray(FLOATS, floatRows, ROW_A40 + k);
      // a < b ? a : b
      FloatVector enter11 = enter10.blend(a10, a10.compare(LT, enter10));
      FloatVector a11 = fromArray(FLOATS, floatRows, ROW_A41 + k);
      // a < b ? a : b
      FloatVector enter12 = enter11.blend(a11, a11.compare(LT, enter11));
      FloatVector a12 = fromArray(FLOATS, floatRows, ROW_A42 + k);
      // a < b ? a : b
      FloatVector enter13 = enter12.blend(a12, a12.compare(LT, enter12));
      FloatVector faces = fromArray(FLOATS, floatRows, ROW_FACES2 + k);
      // a < b ? a : b; r > slack ? Sweep.least(enter, faces) : faces
      FLOAT_VECTOR.cast(faces.blend(faces.blend(enter13, enter13.compare(LT, faces)),
          VectorMask.fromLong(FLOATS, (rGreaterSlackBits >>> k) & WideLanes.FLOAT_LANES))).intoArray(floatRows,
          ROW_ENTER7 + k);
    }
  }

  private static long floats25(float[] floatRows, long overlapBits) {
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
      FLOAT_VECTOR.cast(time.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DZ + k))).intoArray(floatRows,
          ROW_PRODUCT5 + k);
    }
    return timeLessInfinityBits;
  }

  private static long floats26(float[] floatRows, long[] bits) {
    if (floatRows == null) {
      return 0;
    }
    long pxAtLeastZeroBits = 0;
    long pyAtLeastZeroBits = 0;
    long pzAtLeastZeroBits = 0;
    long overAtLeastZeroBits = 0;
    long overAtLeastZeroBits2 = 0;
    long overAtLeastZeroBits3 = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector pz = fromArray(FLOATS, floatRows, ROW_M3 + k)
          .lanewise(ADD, fromArray(FLOATS, floatRows, ROW_PRODUCT5 + k));
      FLOAT_VECTOR.cast(pz).intoArray(floatRows, ROW_PZ + k);
      FloatVector px = fromArray(FLOATS, floatRows, ROW_PX + k);
      pxAtLeastZeroBits |= px.compare(GE, ALL_ZERO).toLong() << k;
      // m < 0 ? -1 : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_MINUS_ONE, px.compare(LT, ALL_ZERO))).intoArray(floatRows,
          ROW_MINUS_ONE_OR_ONE + k);
      FloatVector py = fromArray(FLOATS, floatRows, ROW_PY + k);
      pyAtLeastZeroBits |= py.compare(GE, ALL_ZERO).toLong() << k;
      // m < 0 ? -1 : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_MINUS_ONE, py.compare(LT, ALL_ZERO))).intoArray(floatRows,
          ROW_MINUS_ONE_OR_ONE2 + k);
      pzAtLeastZeroBits |= pz.compare(GE, ALL_ZERO).toLong() << k;
      // m < 0 ? -1 : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_MINUS_ONE, pz.compare(LT, ALL_ZERO))).intoArray(floatRows,
          ROW_MINUS_ONE_OR_ONE3 + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY + k);
      FloatVector gz = fromArray(FLOATS, floatRows, ROW_GZ + k);
      FloatVector over = pz.lanewise(MUL, gy).lanewise(SUB, py.lanewise(MUL, gz));
      FLOAT_VECTOR.cast(over).intoArray(floatRows, ROW_OVER + k);
      overAtLeastZeroBits |= over.compare(GE, ALL_ZERO).toLong() << k;
      // over < 0 ? -1 : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_MINUS_ONE, over.compare(LT, ALL_ZERO))).intoArray(floatRows,
          ROW_MINUS_ONE_OR_ONE4 + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      FloatVector over2 = px.lanewise(MUL, gz).lanewise(SUB, pz.lanewise(MUL, gx));
      FLOAT_VECTOR.cast(over2).intoArray(floatRows, ROW_OVER2 + k);
      overAtLeastZeroBits2 |= over2.compare(GE, ALL_ZERO).toLong() << k;
      // over < 0 ? -1 : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_MINUS_ONE, over2.compare(LT, ALL_ZERO))).intoArray(floatRows,
          ROW_MINUS_ONE_OR_ONE5 + k);
      FloatVector over3 = py.lanewise(MUL, gx).lanewise(SUB, px.lanewise(MUL, gy));
      FLOAT_VECTOR.cast(over3).intoArray(floatRows, ROW_OVER3 + k);
      overAtLeastZeroBits3 |= over3.compare(GE, ALL_ZERO).toLong() << k;
      // over < 0 ? -1 : 1
      FLOAT_VECTOR.cast(ALL_ONE.blend(ALL_MINUS_ONE, over3.compare(LT, ALL_ZERO))).intoArray(floatRows,
          ROW_MINUS_ONE_OR_ONE6 + k);
    }
    bits[0] = pyAtLeastZeroBits;
    bits[1] = pzAtLeastZeroBits;
    bits[2] = overAtLeastZeroBits;
    bits[3] = overAtLeastZeroBits2;
    bits[4] = overAtLeastZeroBits3;
    return pxAtLeastZeroBits;
  }

  private static void floats28(float[] floatRows, long eitherBits, long reachGreaterProductBits,
      long eitherBits2, long reachGreaterProductBits2, long eitherBits3, long reachGreaterProductBits3) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // (steep ? along <= 0 : over >= 0) ? 1 : -1; reach > 4 * slack ? m < 0 ? -1 : 1 : ContactNormal.side(v,
      // speed, m)
      FloatVector sideX = ALL_MINUS_ONE.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_ONE_OR_ONE + k),
          VectorMask.fromLong(FLOATS, (reachGreaterProductBits >>> k) & WideLanes.FLOAT_LANES));
      // (steep ? along <= 0 : over >= 0) ? 1 : -1; reach > 4 * slack ? m < 0 ? -1 : 1 : ContactNormal.side(v,
      // speed, m)
      FloatVector sideY = ALL_MINUS_ONE.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (eitherBits2 >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_ONE_OR_ONE2 + k),
          VectorMask.fromLong(FLOATS, (reachGreaterProductBits2 >>> k) & WideLanes.FLOAT_LANES));
      // (steep ? along <= 0 : over >= 0) ? 1 : -1; reach > 4 * slack ? m < 0 ? -1 : 1 : ContactNormal.side(v,
      // speed, m)
      FLOAT_VECTOR.cast(ALL_MINUS_ONE.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (eitherBits3 >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_ONE_OR_ONE3 + k),
          VectorMask.fromLong(FLOATS, (reachGreaterProductBits3 >>> k) & WideLanes.FLOAT_LANES))).intoArray(
          floatRows, ROW_SIDE_Z + k);
      FloatVector product = sideX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DX2 + k));
      FloatVector scale = fromArray(FLOATS, floatRows, ROW_SCALE + k);
      // side * v > 0 ? side * v * scale : 0
      FloatVector away = ALL_ZERO.blend(product.lanewise(MUL, scale), product.compare(GT, ALL_ZERO));
      FloatVector best = sideX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PX + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH2 + k)).lanewise(SUB, away);
      FloatVector product2 = sideY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DY2 + k));
      // side * v > 0 ? side * v * scale : 0
      FloatVector away2 = ALL_ZERO.blend(product2.lanewise(MUL, scale), product2.compare(GT, ALL_ZERO));
      FloatVector gapY = sideY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PY + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH3 + k)).lanewise(SUB, away2);
      VectorMask<Float> gapYGreaterBest = gapY.compare(GT, best);
      // gapY > best ? 0 : kx
      FLOAT_VECTOR.cast(sideX.blend(ALL_ZERO, gapYGreaterBest)).intoArray(floatRows, ROW_KX + k);
      // gapY > best ? sideY : ky
      FLOAT_VECTOR.cast(ALL_ZERO.blend(sideY, gapYGreaterBest)).intoArray(floatRows, ROW_KY + k);
      // gapY > best ? gapY : best
      FLOAT_VECTOR.cast(best.blend(gapY, gapYGreaterBest)).intoArray(floatRows, ROW_BEST + k);
    }
  }

  private static void floats29(float[] floatRows, long eitherBits, long reachGreaterProductBits,
      long lengthXGreaterZeroBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector sideZ = fromArray(FLOATS, floatRows, ROW_SIDE_Z + k);
      FloatVector product = sideZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_DZ + k));
      FloatVector scale = fromArray(FLOATS, floatRows, ROW_SCALE + k);
      // side * v > 0 ? side * v * scale : 0
      FloatVector away = ALL_ZERO.blend(product.lanewise(MUL, scale), product.compare(GT, ALL_ZERO));
      FloatVector gapZ = sideZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_PZ + k))
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH4 + k)).lanewise(SUB, away);
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST + k);
      VectorMask<Float> gapZGreaterBest = gapZ.compare(GT, best);
      // gapZ > best ? 0 : kx
      FloatVector kx = fromArray(FLOATS, floatRows, ROW_KX + k).blend(ALL_ZERO, gapZGreaterBest);
      // gapZ > best ? 0 : ky
      FloatVector ky = fromArray(FLOATS, floatRows, ROW_KY + k).blend(ALL_ZERO, gapZGreaterBest);
      // gapZ > best ? sideZ : kz
      FloatVector kz = ALL_ZERO.blend(sideZ, gapZGreaterBest);
      // gapZ > best ? gapZ : best
      FloatVector best2 = best.blend(gapZ, gapZGreaterBest);
      // (steep ? along <= 0 : over >= 0) ? 1 : -1; reach > 4 * slack * length ? over < 0 ? -1 : 1 :
      // ContactNormal.side(vz * hy - vy * hz, speed * length, over)
      FloatVector crossX = ALL_MINUS_ONE.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_ONE_OR_ONE4 + k),
          VectorMask.fromLong(FLOATS, (reachGreaterProductBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector over = crossX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OVER + k));
      FloatVector moves = crossX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ALONG + k));
      // moves > 0 ? moves * scale : 0
      FloatVector away2 = ALL_ZERO.blend(moves.lanewise(MUL, scale), moves.compare(GT, ALL_ZERO));
      // length > 0 ? (over - reach - away) / length : Float.NEGATIVE_INFINITY
      FloatVector gapX = ALL_MINUS_INFINITY
          .blend(over.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH5 + k)).lanewise(SUB, away2)
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_LENGTH_X + k)),
          VectorMask.fromLong(FLOATS, (lengthXGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> gapXGreaterBest = gapX.compare(GT, best2);
      // gapX > best ? 0 : kx
      FLOAT_VECTOR.cast(kx.blend(ALL_ZERO, gapXGreaterBest)).intoArray(floatRows, ROW_KX2 + k);
      // gapX > best ? -crossX * hz : ky
      FLOAT_VECTOR.cast(ky.blend(crossX.lanewise(NEG).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)),
          gapXGreaterBest)).intoArray(floatRows, ROW_KY2 + k);
      // gapX > best ? crossX * hy : kz
      FLOAT_VECTOR.cast(kz.blend(crossX.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)),
          gapXGreaterBest)).intoArray(floatRows, ROW_KZ + k);
      // gapX > best ? gapX : best
      FLOAT_VECTOR.cast(best2.blend(gapX, gapXGreaterBest)).intoArray(floatRows, ROW_BEST2 + k);
    }
  }

  private static void floats30(float[] floatRows, float[][] results, int at, long eitherBits,
      long reachGreaterProductBits, long lengthYGreaterZeroBits, long eitherBits2,
      long reachGreaterProductBits2, long lengthZGreaterZeroBits, long hits) {
    if (floatRows == null) {
      return;
    }
    float[] ts = results[0];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      // (steep ? along <= 0 : over >= 0) ? 1 : -1; reach > 4 * slack * length ? over < 0 ? -1 : 1 :
      // ContactNormal.side(vz * hy - vy * hz, speed * length, over)
      FloatVector crossY = ALL_MINUS_ONE.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_ONE_OR_ONE5 + k),
          VectorMask.fromLong(FLOATS, (reachGreaterProductBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector over = crossY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OVER2 + k));
      FloatVector moves = crossY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ALONG2 + k));
      FloatVector scale = fromArray(FLOATS, floatRows, ROW_SCALE + k);
      // moves > 0 ? moves * scale : 0
      FloatVector away = ALL_ZERO.blend(moves.lanewise(MUL, scale), moves.compare(GT, ALL_ZERO));
      // length > 0 ? (over - reach - away) / length : Float.NEGATIVE_INFINITY
      FloatVector gapY = ALL_MINUS_INFINITY
          .blend(over.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH6 + k)).lanewise(SUB, away)
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_LENGTH_Y + k)),
          VectorMask.fromLong(FLOATS, (lengthYGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector best = fromArray(FLOATS, floatRows, ROW_BEST2 + k);
      VectorMask<Float> gapYGreaterBest = gapY.compare(GT, best);
      // gapY > best ? crossY * hz : kx
      FloatVector kx = fromArray(FLOATS, floatRows, ROW_KX2 + k)
          .blend(crossY.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)), gapYGreaterBest);
      // gapY > best ? 0 : ky
      FloatVector ky = fromArray(FLOATS, floatRows, ROW_KY2 + k).blend(ALL_ZERO, gapYGreaterBest);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX + k);
      // gapY > best ? -crossY * hx : kz
      FloatVector kz = fromArray(FLOATS, floatRows, ROW_KZ + k)
          .blend(crossY.lanewise(NEG).lanewise(MUL, gx), gapYGreaterBest);
      // gapY > best ? gapY : best
      FloatVector best2 = best.blend(gapY, gapYGreaterBest);
      // (steep ? along <= 0 : over >= 0) ? 1 : -1; reach > 4 * slack * length ? over < 0 ? -1 : 1 :
      // ContactNormal.side(vz * hy - vy * hz, speed * length, over)
      FloatVector crossZ = ALL_MINUS_ONE.blend(ALL_ONE,
          VectorMask.fromLong(FLOATS, (eitherBits2 >>> k) & WideLanes.FLOAT_LANES))
          .blend(fromArray(FLOATS, floatRows, ROW_MINUS_ONE_OR_ONE6 + k),
          VectorMask.fromLong(FLOATS, (reachGreaterProductBits2 >>> k) & WideLanes.FLOAT_LANES));
      FloatVector over2 = crossZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_OVER3 + k));
      FloatVector moves2 = crossZ.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_ALONG3 + k));
      // moves > 0 ? moves * scale : 0
      FloatVector away2 = ALL_ZERO.blend(moves2.lanewise(MUL, scale), moves2.compare(GT, ALL_ZERO));
      // length > 0 ? (over - reach - away) / length : Float.NEGATIVE_INFINITY
      FloatVector gapZ = ALL_MINUS_INFINITY
          .blend(over2.lanewise(SUB, fromArray(FLOATS, floatRows, ROW_REACH7 + k)).lanewise(SUB, away2)
          .lanewise(DIV, fromArray(FLOATS, floatRows, ROW_LENGTH_Z + k)),
          VectorMask.fromLong(FLOATS, (lengthZGreaterZeroBits >>> k) & WideLanes.FLOAT_LANES));
      VectorMask<Float> gapZGreaterBest = gapZ.compare(GT, best2);
      // gapZ > best ? -crossZ * hy : kx
      FLOAT_VECTOR.cast(kx.blend(crossZ.lanewise(NEG).lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GY + k)),
          gapZGreaterBest)).intoArray(floatRows, ROW_KX3 + k);
      // gapZ > best ? crossZ * hx : ky
      FLOAT_VECTOR.cast(ky.blend(crossZ.lanewise(MUL, gx), gapZGreaterBest)).intoArray(floatRows, ROW_KY3 + k);
      // gapZ > best ? 0 : kz
      FLOAT_VECTOR.cast(kz.blend(ALL_ZERO, gapZGreaterBest)).intoArray(floatRows, ROW_KZ2 + k);
      // hit ? time : Float.POSITIVE_INFINITY
      FloatVector t = ALL_INFINITY.blend(fromArray(FLOATS, floatRows, ROW_TIME + k),
          VectorMask.fromLong(FLOATS, (hits >>> k) & WideLanes.FLOAT_LANES));
      FLOAT_VECTOR.cast(t).intoArray(ts, at + k);
    }
  }

  private static long floats32(float[][] columns2, int from2, float[] floatRows, long[] bits) {
    if (columns2 == null) {
      return 0;
    }
    float[] halfXs = columns2[3], halfYs = columns2[4], halfZs = columns2[5];
    long outYBits = 0;
    long outZBits = 0;
    long eitherBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector t = fromArray(FLOATS, floatRows, ROW_T + k);
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
      FloatVector p3 = fromArray(FLOATS, floatRows, ROW_PZ + k)
          .lanewise(ADD, t.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_GZ + k)));
      FloatVector halfZ = fromArray(FLOATS, halfZs, j);
      // p > half ? p - half : p < -half ? p + half : 0
      FloatVector wz = ALL_ZERO.blend(p3.lanewise(ADD, halfZ), p3
          .compare(LT, fromArray(FLOATS, floatRows, ROW_MINUS_HALF_Z + k)))
          .blend(p3.lanewise(SUB, halfZ), p3.compare(GT, halfZ));
      FLOAT_VECTOR.cast(wz).intoArray(floatRows, ROW_WZ + k);
      VectorMask<Float> outX = wx.compare(NE, ALL_ZERO);
      VectorMask<Float> outY = wy.compare(NE, ALL_ZERO);
      outYBits |= outY.toLong() << k;
      VectorMask<Float> outZ = wz.compare(NE, ALL_ZERO);
      outZBits |= outZ.toLong() << k;
      VectorMask<Float> outXAndEither = outX.and(outY.or(outZ));
      VectorMask<Float> outYAndOutZ = outY.and(outZ);
      eitherBits |= outXAndEither.or(outYAndOutZ).toLong() << k;
      // outX ? hx : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(gx, outX)).intoArray(floatRows, ROW_GX2 + k);
      // outX ? vx : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_DX2 + k), outX)).intoArray(floatRows,
          ROW_DX4 + k);
      // outY ? hy : 0
      FLOAT_VECTOR.cast(ALL_ZERO.blend(gy, outY)).intoArray(floatRows, ROW_GY2 + k);
    }
    bits[0] = outZBits;
    bits[1] = eitherBits;
    return outYBits;
  }

  private static long floats33(float[] floatRows, long outYBits, long outZBits, long eitherBits,
      long thinBits) {
    if (floatRows == null) {
      return 0;
    }
    long hhGreaterZeroBits = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector dy = fromArray(FLOATS, floatRows, ROW_DY2 + k);
      // outY ? vy : 0
      FloatVector dy2 = ALL_ZERO.blend(dy, VectorMask.fromLong(FLOATS, (outYBits >>> k)
          & WideLanes.FLOAT_LANES));
      VectorMask<Float> outZ = VectorMask.fromLong(FLOATS, (outZBits >>> k) & WideLanes.FLOAT_LANES);
      // outZ ? hz : 0
      FloatVector gz = ALL_ZERO.blend(fromArray(FLOATS, floatRows, ROW_GZ + k), outZ);
      FloatVector dz = fromArray(FLOATS, floatRows, ROW_DZ + k);
      // outZ ? vz : 0
      FloatVector dz2 = ALL_ZERO.blend(dz, outZ);
      VectorMask<Float> between = fromArray(FLOATS, floatRows, ROW_T + k).lanewise(ABS)
          .compare(LT, ALL_ONE, VectorMask.fromLong(FLOATS, (eitherBits >>> k) & WideLanes.FLOAT_LANES));
      FloatVector wx = fromArray(FLOATS, floatRows, ROW_WX + k);
      FloatVector gx = fromArray(FLOATS, floatRows, ROW_GX2 + k);
      FloatVector wy = fromArray(FLOATS, floatRows, ROW_WY + k);
      FloatVector gy = fromArray(FLOATS, floatRows, ROW_GY2 + k);
      FloatVector wz = fromArray(FLOATS, floatRows, ROW_WZ + k);
      between = wx.lanewise(MUL, gx).lanewise(ADD, wy.lanewise(MUL, gy)).lanewise(ADD, wz.lanewise(MUL, gz))
          .lanewise(ABS).compare(LE, fromArray(FLOATS, floatRows, ROW_PRODUCT4 + k)
          .lanewise(MUL, gx.lanewise(ABS).lanewise(ADD, gy.lanewise(ABS)).lanewise(ADD, gz.lanewise(ABS))),
          between);
      // between ? gx : 0
      FloatVector gx2 = ALL_ZERO.blend(gx, between);
      // between ? gy : 0
      FloatVector gy2 = ALL_ZERO.blend(gy, between);
      // between ? gz : 0
      FloatVector gz2 = ALL_ZERO.blend(gz, between);
      VectorMask<Float> thin = VectorMask.fromLong(FLOATS, (thinBits >>> k) & WideLanes.FLOAT_LANES);
      // thin ? kx : wx
      FloatVector wx2 = wx.blend(fromArray(FLOATS, floatRows, ROW_KX3 + k), thin);
      // thin ? ky : wy
      FloatVector wy2 = wy.blend(fromArray(FLOATS, floatRows, ROW_KY3 + k), thin);
      // thin ? kz : wz
      FloatVector wz2 = wz.blend(fromArray(FLOATS, floatRows, ROW_KZ2 + k), thin);
      // thin ? 0 : gx
      FloatVector hx = gx2.blend(ALL_ZERO, thin);
      FLOAT_VECTOR.cast(hx).intoArray(floatRows, ROW_HX3 + k);
      // thin ? 0 : gy
      FloatVector hy = gy2.blend(ALL_ZERO, thin);
      FLOAT_VECTOR.cast(hy).intoArray(floatRows, ROW_HY3 + k);
      // thin ? 0 : gz
      FloatVector hz = gz2.blend(ALL_ZERO, thin);
      FLOAT_VECTOR.cast(hz).intoArray(floatRows, ROW_HZ3 + k);
      // thin ? vx : dx
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_DX4 + k)
          .blend(fromArray(FLOATS, floatRows, ROW_DX2 + k), thin)).intoArray(floatRows, ROW_VX + k);
      // thin ? vy : dy
      FLOAT_VECTOR.cast(dy2.blend(dy, thin)).intoArray(floatRows, ROW_VY + k);
      // thin ? vz : dz
      FLOAT_VECTOR.cast(dz2.blend(dz, thin)).intoArray(floatRows, ROW_VZ + k);
      FloatVector hh = hx.lanewise(MUL, hx).lanewise(ADD, hy.lanewise(MUL, hy))
          .lanewise(ADD, hz.lanewise(MUL, hz));
      FLOAT_VECTOR.cast(hh).intoArray(floatRows, ROW_HH + k);
      FloatVector numerator = wx2.lanewise(MUL, hx).lanewise(ADD, wy2.lanewise(MUL, hy))
          .lanewise(ADD, wz2.lanewise(MUL, hz));
      VectorMask<Float> hhGreaterZero = hh.compare(GT, ALL_ZERO);
      hhGreaterZeroBits |= hhGreaterZero.toLong() << k;
      // square > 0 ? numerator / square : 0
      FloatVector w1 = ALL_ZERO.blend(numerator.lanewise(DIV, hh), hhGreaterZero);
      FLOAT_VECTOR.cast(wx2.lanewise(SUB, w1.lanewise(MUL, hx))).intoArray(floatRows, ROW_X1_2 + k);
      FLOAT_VECTOR.cast(wy2.lanewise(SUB, w1.lanewise(MUL, hy))).intoArray(floatRows, ROW_Y1_2 + k);
      FLOAT_VECTOR.cast(wz2.lanewise(SUB, w1.lanewise(MUL, hz))).intoArray(floatRows, ROW_Z1 + k);
    }
    return hhGreaterZeroBits;
  }

  private static void floats34(float[] floatRows, long hhGreaterZeroBits) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x1 = fromArray(FLOATS, floatRows, ROW_X1_2 + k);
      FloatVector hx = fromArray(FLOATS, floatRows, ROW_HX3 + k);
      FloatVector y1 = fromArray(FLOATS, floatRows, ROW_Y1_2 + k);
      FloatVector hy = fromArray(FLOATS, floatRows, ROW_HY3 + k);
      FloatVector z1 = fromArray(FLOATS, floatRows, ROW_Z1 + k);
      FloatVector hz = fromArray(FLOATS, floatRows, ROW_HZ3 + k);
      FloatVector numerator = x1.lanewise(MUL, hx).lanewise(ADD, y1.lanewise(MUL, hy))
          .lanewise(ADD, z1.lanewise(MUL, hz));
      VectorMask<Float> hhGreaterZero = VectorMask.fromLong(FLOATS, (hhGreaterZeroBits >>> k)
          & WideLanes.FLOAT_LANES);
      FloatVector hh = fromArray(FLOATS, floatRows, ROW_HH + k);
      // square > 0 ? numerator / square : 0
      FloatVector w2 = ALL_ZERO.blend(numerator.lanewise(DIV, hh), hhGreaterZero);
      FLOAT_VECTOR.cast(x1.lanewise(SUB, w2.lanewise(MUL, hx))).intoArray(floatRows, ROW_X2_2 + k);
      FLOAT_VECTOR.cast(y1.lanewise(SUB, w2.lanewise(MUL, hy))).intoArray(floatRows, ROW_Y2_2 + k);
      FLOAT_VECTOR.cast(z1.lanewise(SUB, w2.lanewise(MUL, hz))).intoArray(floatRows, ROW_Z2_2 + k);
      FloatVector vx = fromArray(FLOATS, floatRows, ROW_VX + k);
      FloatVector vy = fromArray(FLOATS, floatRows, ROW_VY + k);
      FloatVector vz = fromArray(FLOATS, floatRows, ROW_VZ + k);
      FloatVector numerator2 = vx.lanewise(MUL, hx).lanewise(ADD, vy.lanewise(MUL, hy))
          .lanewise(ADD, vz.lanewise(MUL, hz));
      // square > 0 ? numerator / square : 0
      FloatVector v1 = ALL_ZERO.blend(numerator2.lanewise(DIV, hh), hhGreaterZero);
      FloatVector d1 = vx.lanewise(SUB, v1.lanewise(MUL, hx));
      FloatVector e1 = vy.lanewise(SUB, v1.lanewise(MUL, hy));
      FloatVector f1 = vz.lanewise(SUB, v1.lanewise(MUL, hz));
      FloatVector numerator3 = d1.lanewise(MUL, hx).lanewise(ADD, e1.lanewise(MUL, hy))
          .lanewise(ADD, f1.lanewise(MUL, hz));
      // square > 0 ? numerator / square : 0
      FloatVector v2 = ALL_ZERO.blend(numerator3.lanewise(DIV, hh), hhGreaterZero);
      FLOAT_VECTOR.cast(d1.lanewise(SUB, v2.lanewise(MUL, hx))).intoArray(floatRows, ROW_D2 + k);
      FLOAT_VECTOR.cast(e1.lanewise(SUB, v2.lanewise(MUL, hy))).intoArray(floatRows, ROW_E2 + k);
      FLOAT_VECTOR.cast(f1.lanewise(SUB, v2.lanewise(MUL, hz))).intoArray(floatRows, ROW_F2 + k);
    }
  }

  private static void floats35(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
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
          .lanewise(MUL, rest.lanewise(MUL, fromArray(FLOATS, floatRows, ROW_VV + k))), astray);
      FloatVector square = d2.lanewise(MUL, d2).lanewise(ADD, e2.lanewise(MUL, e2))
          .lanewise(ADD, f2.lanewise(MUL, f2));
      // square > 0 ? numerator / square : 0; astray ? ratio(away, Segment.square(d2, e2, f2)) : 0
      FloatVector part = ALL_ZERO.blend(ALL_ZERO
          .blend(away.lanewise(DIV, square), square.compare(GT, ALL_ZERO)), astray);
      FloatVector x3 = x2.lanewise(SUB, part.lanewise(MUL, d2));
      FloatVector y3 = y2.lanewise(SUB, part.lanewise(MUL, e2));
      FloatVector z3 = z2.lanewise(SUB, part.lanewise(MUL, f2));
      VectorMask<Float> x3IsZeroAndZ3IsZero = x3.compare(EQ, ALL_ZERO);
      x3IsZeroAndZ3IsZero = y3.compare(EQ, ALL_ZERO, x3IsZeroAndZ3IsZero);
      x3IsZeroAndZ3IsZero = z3.compare(EQ, ALL_ZERO, x3IsZeroAndZ3IsZero);
      FloatVector x1 = fromArray(FLOATS, floatRows, ROW_X1_2 + k);
      FloatVector y1 = fromArray(FLOATS, floatRows, ROW_Y1_2 + k);
      FloatVector z1 = fromArray(FLOATS, floatRows, ROW_Z1 + k);
      VectorMask<Float> none = ALL_C4_00.lanewise(MUL, rest)
          .compare(LT, x1.lanewise(MUL, x1).lanewise(ADD, y1.lanewise(MUL, y1))
          .lanewise(ADD, z1.lanewise(MUL, z1)))
          .or(ALL_C4_00.lanewise(MUL, x3.lanewise(MUL, x3).lanewise(ADD, y3.lanewise(MUL, y3))
          .lanewise(ADD, z3.lanewise(MUL, z3))).compare(LT, rest)).or(x3IsZeroAndZ3IsZero);
      // none ? -d2 : x3
      FLOAT_VECTOR.cast(x3.blend(d2.lanewise(NEG), none)).intoArray(floatRows, ROW_X5 + k);
      // none ? -e2 : y3
      FLOAT_VECTOR.cast(y3.blend(e2.lanewise(NEG), none)).intoArray(floatRows, ROW_Y5 + k);
      // none ? -f2 : z3
      FLOAT_VECTOR.cast(z3.blend(f2.lanewise(NEG), none)).intoArray(floatRows, ROW_Z5 + k);
    }
  }

  private static void floats36(float[] floatRows) {
    if (floatRows == null) {
      return;
    }
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector x = fromArray(FLOATS, floatRows, ROW_X5 + k);
      FloatVector y = fromArray(FLOATS, floatRows, ROW_Y5 + k);
      FloatVector z = fromArray(FLOATS, floatRows, ROW_Z5 + k);
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
      FloatVector wx = ALL_ZERO.blend(sx.lanewise(DIV, length), largestGreaterZero);
      FLOAT_VECTOR.cast(wx).intoArray(floatRows, ROW_WX2 + k);
      // largest > 0 ? component / length : 0
      FloatVector wy = ALL_ZERO.blend(sy.lanewise(DIV, length), largestGreaterZero);
      FLOAT_VECTOR.cast(wy).intoArray(floatRows, ROW_WY2 + k);
      // largest > 0 ? component / length : 0
      FloatVector wz = ALL_ZERO.blend(sz.lanewise(DIV, length), largestGreaterZero);
      FLOAT_VECTOR.cast(wz).intoArray(floatRows, ROW_WZ2 + k);
      FloatVector product = fromArray(FLOATS, floatRows, ROW_PRODUCT2 + k);
      FLOAT_VECTOR.cast(fromArray(FLOATS, floatRows, ROW_PRODUCT + k).lanewise(MUL, wz)
          .lanewise(SUB, product.lanewise(MUL, wy))).intoArray(floatRows, ROW_TX + k);
      FLOAT_VECTOR.cast(product.lanewise(MUL, wx)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k).lanewise(MUL, wz))).intoArray(
          floatRows, ROW_TY + k);
    }
  }

  private static void floats37(float[][] columns2, int from2, float[] floatRows, float[][] results, int at,
      long overlapBits, long hits) {
    if (columns2 == null) {
      return;
    }
    float[] qxs = columns2[6], qys = columns2[7], qzs = columns2[8];
    float[] nxs = results[1], nys = results[2], nzs = results[3];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      int j = from2 + k;
      FloatVector wy = fromArray(FLOATS, floatRows, ROW_WY2 + k);
      FloatVector wx = fromArray(FLOATS, floatRows, ROW_WX2 + k);
      FloatVector tz = fromArray(FLOATS, floatRows, ROW_PRODUCT3 + k).lanewise(MUL, wy)
          .lanewise(SUB, fromArray(FLOATS, floatRows, ROW_PRODUCT + k).lanewise(MUL, wx));
      VectorMask<Float> overlap = VectorMask.fromLong(FLOATS, (overlapBits >>> k) & WideLanes.FLOAT_LANES);
      FloatVector qy = fromArray(FLOATS, qys, j);
      FloatVector qz = fromArray(FLOATS, qzs, j);
      FloatVector ty = fromArray(FLOATS, floatRows, ROW_TY + k);
      FloatVector w = fromArray(FLOATS, floatRows, ROW_W + k);
      FloatVector tx = fromArray(FLOATS, floatRows, ROW_TX + k);
      // overlap ? -vx : BoxFrame.inSpace(wx, wy, wz, qx, qy, qz, qw, s)
      FloatVector kx = wx.lanewise(ADD, qy.lanewise(MUL, tz).lanewise(SUB, qz.lanewise(MUL, ty))
          .lanewise(SUB, w.lanewise(MUL, tx))).blend(fromArray(FLOATS, floatRows, ROW_MINUS_VX + k), overlap);
      FloatVector qx = fromArray(FLOATS, qxs, j);
      // overlap ? -vy : BoxFrame.inSpace(wy, wz, wx, qy, qz, qx, qw, s)
      FloatVector ky = wy.lanewise(ADD, qz.lanewise(MUL, tx).lanewise(SUB, qx.lanewise(MUL, tz))
          .lanewise(SUB, w.lanewise(MUL, ty))).blend(fromArray(FLOATS, floatRows, ROW_MINUS_VY + k), overlap);
      // overlap ? -vz : BoxFrame.inSpace(wz, wx, wy, qz, qx, qy, qw, s)
      FloatVector kz = fromArray(FLOATS, floatRows, ROW_WZ2 + k)
          .lanewise(ADD, qx.lanewise(MUL, ty).lanewise(SUB, qy.lanewise(MUL, tx))
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
      floats9(null, 0, null, 0, null);
      floats10(null, 0, null, 0, 0, 0);
      floats11(null, 0, null, 0, null);
      floats12(null, 0, null);
      floats13(null, 0, null);
      floats14(null, 0, null);
      floats15(null, 0, null);
      floats16(null, 0, null, null, 0);
      floats17(null, 0, null, null);
      floats18(null, 0, null, 0, null, null);
      floats20(null);
      floats21(null);
      floats22(null);
      floats23(null);
      floats24(null, 0);
      floats25(null, 0);
      floats26(null, null);
      floats28(null, 0, 0, 0, 0, 0, 0);
      floats29(null, 0, 0, 0);
      floats30(null, null, 0, 0, 0, 0, 0, 0, 0, 0);
      floats32(null, 0, null, null);
      floats33(null, 0, 0, 0, 0);
      floats34(null, 0);
      floats35(null);
      floats36(null);
      floats37(null, 0, null, null, 0, 0, 0);
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
